//! Which files the site has, and how they name each other.

use std::{fs, path::Path};

use wasm_bindgen_cli_support::Bindgen;

use crate::{
    BuildError,
    nested::WasmProgram,
    order,
    pack::File,
    parts::{self, Divided},
    texts,
};

/// The page that stands in for a client that was left out.
pub(crate) fn left_out() -> Vec<File> {
    let page = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Parlour</title>\
        <p>This program was built without its browser client (PARLOUR_CLIENT=skip). Build it again without that.</p></html>";
    vec![File::at("/index.html", page)]
}

/// Everything that a browser asks for. A file that names others comes after them, since their names depend on what is in them.
pub(crate) fn whole(web: &Path, program: &WasmProgram) -> Result<Vec<File>, BuildError> {
    let fixed = Folder::watched(web.join("static"));
    let Divided { main, parts, loader } = parts::divide(&program.module)?;
    let (glue, module) = bound(main)?;
    let module = File::hashed("parlour.wasm", module);
    let (glue, loader) = parts::linked(glue, loader)?;
    let fonts = fonts(&fixed)?;
    let style = File::hashed("parlour.css", with_fonts(style(&web.join("style"))?, &fonts));
    let worker = File::hashed("worker.js", fixed.text("worker.js")?.replace("{{glue}}", &glue.path));
    let first = File::hashed("first.css", bare(&fixed.text("first.css")?));
    let boot = fixed.text("boot.js")?;
    let boot = boot.replace("{{glue}}", &glue.path).replace("{{module}}", &module.path);
    let boot = boot.replace("{{style}}", &style.path).replace("{{size}}", &module.size().to_string());
    let boot = boot.replace("{{games}}", &texts::titles(&program.sources)?);
    let boot = File::hashed("boot.js", boot.replace("{{worker}}", &worker.path));
    let index = fixed.text("index.html")?;
    let index = index.replace("{{first}}", &first.path).replace("{{boot}}", &boot.path);
    let mut files = vec![module, glue, loader, style, worker, first, boot, File::at("/index.html", index)];
    files.extend(parts);
    files.extend(fonts.into_iter().map(|(_, font)| font));
    for name in ["manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png"] {
        files.push(File::at(&format!("/{name}"), fixed.bytes(name)?));
    }
    files.extend(texts::files(&program.sources)?);
    let names: Vec<String> = files.iter().map(|file| format!("{:?}", file.address())).collect();
    let version =
        File::hashed("all", files.iter().flat_map(|file| file.hash().into_bytes()).collect::<Vec<u8>>());
    let service = fixed.text("service.js")?.replace("{{files}}", &names.join(", "));
    files.push(File::at("/service.js", service.replace("{{version}}", &version.hash())));
    Ok(files)
}

/// The glue that a browser loads, and the module that it starts.
fn bound(wasm: Vec<u8>) -> Result<(String, Vec<u8>), BuildError> {
    let mut output = Bindgen::new()
        .input_bytes("parlour", wasm)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // Parts of the program share its table of functions.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .out_name("parlour")
        .generate_output()?;
    let module = output.wasm_mut().emit_wasm();
    Ok((output.js().to_owned(), order::by_likeness(&module)?))
}

/// All style sheets as one: the variables first, since the others use them, and the others by name.
fn style(folder: &Path) -> Result<String, BuildError> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.path());
    }
    names.sort_by_key(|path| (!path.ends_with("tokens.css"), path.clone()));
    let sheets: Vec<String> = names.iter().map(fs::read_to_string).collect::<Result<_, _>>()?;
    Ok(bare(&sheets.join("\n")))
}

/// A style sheet without comments, indentation and blank lines, none of which a browser needs. Ours have no strings with comments in them.
fn bare(style: &str) -> String {
    let mut parts = style.split("/*");
    let first = parts.next().unwrap_or_default();
    let after_comments = parts.filter_map(|part| part.split_once("*/")).map(|(_, after)| after);
    let style: String = [first].into_iter().chain(after_comments).collect();
    let lines: Vec<&str> = style.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

/// The typefaces by the names that the style sheets give them.
fn fonts(fixed: &Folder) -> Result<Vec<(&'static str, File)>, BuildError> {
    let font = |name: &'static str| {
        let file = format!("{name}.woff2");
        let bytes = fixed.bytes(&format!("fonts/{file}"))?;
        Ok((name, File::hashed(&file, bytes)))
    };
    ["fraunces-600"].into_iter().map(font).collect()
}

fn with_fonts(style: String, fonts: &[(&str, File)]) -> String {
    fonts.iter().fold(style, |style, (name, font)| style.replace(&format!("{{{{{name}}}}}"), &font.path))
}

/// A folder with files that are taken as they are.
struct Folder(std::path::PathBuf);

impl Folder {
    fn watched(folder: std::path::PathBuf) -> Self {
        println!("cargo::rerun-if-changed={}", folder.display());
        Self(folder)
    }

    fn bytes(&self, name: &str) -> Result<Vec<u8>, BuildError> {
        fs::read(self.0.join(name))
            .map_err(|error| format!("{name} of the client cannot be read: {error}").into())
    }

    fn text(&self, name: &str) -> Result<String, BuildError> {
        Ok(String::from_utf8(self.bytes(name)?)?)
    }
}
