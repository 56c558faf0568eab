//! The browser's program in parts: what every page needs, and what only one game needs.

use std::{env, fs, path::Path};

use wasm_split_cli_support::{Options, transform};

use crate::{
    BuildError, order,
    pack::{File, hash},
};

/// The loader's name within the program, which is there before the loader is written.
const LOADER: &str = "./parts.js";
/// The glue's name within the loader.
const GLUE: &str = "./parlour.js";

/// A program in parts.
pub(crate) struct Divided {
    /// What every page needs.
    pub(crate) main: Vec<u8>,
    /// What only one game needs, or only some games.
    pub(crate) parts: Vec<File>,
    /// The script that loads a part when it is wanted.
    pub(crate) loader: String,
}

/// Divides it where `wasm_split` marks a function.
pub(crate) fn divide(module: &Path) -> Result<Divided, BuildError> {
    let folder = Path::new(&env::var("OUT_DIR")?).join("parts");
    let main = folder.join("main.wasm");
    let module = fs::read(module)?;
    let mut options = Options::new(&module);
    options.output_dir = &folder;
    options.main_out_path = &main;
    options.link_name = LOADER;
    options.main_module = GLUE;
    let divided = transform(options).map_err(|why| format!("the program cannot be divided: {why:#}"))?;
    let mut loader = fs::read_to_string(folder.join(LOADER))?;
    let mut parts = Vec::new();
    for path in divided.split_modules {
        let name = path.file_name().and_then(|name| name.to_str()).ok_or("a part has no name")?;
        let part = File::hashed(name, order::by_likeness(&fs::read(&path)?)?);
        loader = loader.replace(&format!("./{name}"), &part.path);
        parts.push(part);
    }
    Ok(Divided { main: fs::read(main)?, parts, loader })
}

/// The glue and the loader, which name each other: so both are named after what is in both.
pub(crate) fn linked(glue: String, loader: String) -> Result<(File, File), BuildError> {
    let both = hash(format!("{glue}{loader}").as_bytes());
    let address = |stem: &str| format!("/assets/{stem}-{both}.js");
    let named = |text: String, name: &str, address: &str| {
        let (single, double) = (format!("from '{name}'"), format!("from \"{name}\""));
        let linked = text.replace(&single, &format!("from '{address}'"));
        let linked = linked.replace(&double, &format!("from '{address}'"));
        if linked == text { Err(format!("nothing is imported from {name}")) } else { Ok(linked) }
    };
    let (glue_at, loader_at) = (address("parlour"), address("parts"));
    let glue = named(glue, LOADER, &loader_at)?;
    let loader = named(loader, GLUE, &glue_at)?;
    Ok((File::named(&glue_at, &both, glue), File::named(&loader_at, &both, loader)))
}
