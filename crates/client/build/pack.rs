//! Naming files after what is in them, compressing them, and writing the table that the library includes.

use std::{fmt::Write as _, fs, io::Write as _, path::Path};

use sha2::{Digest as _, Sha256};

use crate::BuildError;

/// A file of the site.
pub(crate) struct File {
    /// Where a browser asks for it.
    pub(crate) path: String,
    bytes: Vec<u8>,
    /// Changes with what is in it.
    version: String,
    kept: Caching,
}

/// How long a browser may keep a file without asking.
#[derive(Clone, Copy)]
enum Caching {
    /// Its name changes with what is in it.
    Forever,
    /// Its name stays.
    UntilAsked,
}

impl File {
    /// A file with a name of its own choice.
    pub(crate) fn at(path: &str, bytes: impl Into<Vec<u8>>) -> Self {
        let bytes = bytes.into();
        Self { path: path.to_owned(), version: hash(&bytes), bytes, kept: Caching::UntilAsked }
    }

    /// A file whose name holds the hash of what is in it.
    pub(crate) fn hashed(name: &str, bytes: impl Into<Vec<u8>>) -> Self {
        let bytes = bytes.into();
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "bin"));
        let version = hash(&bytes);
        let path = format!("/assets/{stem}-{version}.{extension}");
        Self { path, bytes, version, kept: Caching::Forever }
    }

    /// A file whose name holds that version, which changes with what is in it.
    pub(crate) fn named(path: &str, version: &str, text: String) -> Self {
        let (path, version) = (path.to_owned(), version.to_owned());
        Self { path, bytes: text.into_bytes(), version, kept: Caching::Forever }
    }

    /// How many bytes it has when nothing is compressed.
    pub(crate) const fn size(&self) -> usize {
        self.bytes.len()
    }

    pub(crate) fn hash(&self) -> String {
        self.version.clone()
    }

    /// Where a visitor finds it: the first page has no name.
    pub(crate) fn address(&self) -> &str {
        if self.path == "/index.html" { "/" } else { &self.path }
    }

    fn mime(&self) -> &'static str {
        match self.path.rsplit_once('.').map(|(_, extension)| extension) {
            Some("html") => "text/html; charset=utf-8",
            Some("ftl") => "text/plain; charset=utf-8",
            Some("json") => "application/json",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("wasm") => "application/wasm",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("woff2") => "font/woff2",
            Some("webmanifest") => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }
}

/// Twelve hexadecimal digits of SHA-256: enough that no two versions of a file ever share a name.
pub(crate) fn hash(bytes: &[u8]) -> String {
    hex::encode(&Sha256::digest(bytes)[..6])
}

/// A file with what it is when compressed.
pub(crate) struct Packed {
    file: File,
    brotli: Option<Vec<u8>>,
}

/// How hard to compress.
#[derive(Clone, Copy)]
pub(crate) enum Effort {
    /// As small as can be.
    Small,
    /// As soon as can be.
    Quick,
}

impl Packed {
    /// Compresses every file. What was compressed before is found in the folder `kept`.
    pub(crate) fn all_of(files: Vec<File>, effort: Effort, kept: &Path) -> Result<Vec<Self>, BuildError> {
        files.into_iter().map(|file| Self::new(file, effort, kept)).collect()
    }

    /// Compresses it, if that makes it smaller.
    fn new(file: File, effort: Effort, kept: &Path) -> Result<Self, BuildError> {
        let brotli = match effort {
            Effort::Small => compressed(&file, kept)?,
            Effort::Quick => file.bytes.clone(),
        };
        let smaller = brotli.len() < file.bytes.len();
        Ok(Self { brotli: smaller.then_some(brotli), file })
    }
}

fn compressed(file: &File, kept: &Path) -> Result<Vec<u8>, BuildError> {
    let path = kept.join(hash(&file.bytes)).with_extension("br");
    if let Ok(before) = fs::read(&path) {
        return Ok(before);
    }
    let mut compressed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut compressed, 1 << 16, 11, 22);
    writer.write_all(&file.bytes)?;
    drop(writer);
    fs::create_dir_all(kept)?;
    fs::write(&path, &compressed)?;
    Ok(compressed)
}

/// Writes the files and the table that names them.
pub(crate) fn write_table(files: &[Packed], out: &Path) -> Result<(), BuildError> {
    let mut table = String::from("[\n");
    for (number, packed) in files.iter().enumerate() {
        let file = &packed.file;
        fs::write(out.join(format!("{number}.raw")), &file.bytes)?;
        let brotli = match &packed.brotli {
            Some(bytes) => {
                fs::write(out.join(format!("{number}.br")), bytes)?;
                format!("Some({})", included(number, "br"))
            }
            None => "None".to_owned(),
        };
        writeln!(
            table,
            "({:?}, Asset {{ bytes: {}, brotli: {brotli}, mime: {:?}, etag: {:?}, immutable: {} }}),",
            file.path,
            included(number, "raw"),
            file.mime(),
            format!("\"{}\"", file.hash()),
            matches!(file.kept, Caching::Forever),
        )?;
    }
    table.push(']');
    fs::write(out.join("files.rs"), table)?;
    Ok(())
}

fn included(number: usize, extension: &str) -> String {
    format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{number}.{extension}\"))")
}
