//! Builds the browser's program and packs it, with all that belongs to it, into a table of files that the library includes.
//!
//! `PARLOUR_CLIENT=skip` leaves the program out and packs one page that says so: for editors and checks that do not need it.

mod nested;
mod pack;
mod site;

use std::{
    env,
    error::Error,
    path::{Path, PathBuf},
};

use crate::pack::Packed;

/// What can go wrong while building, in a sentence.
type Fault = Box<dyn Error>;

fn main() -> Result<(), Fault> {
    println!("cargo::rerun-if-env-changed=PARLOUR_CLIENT");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let files = if env::var("PARLOUR_CLIENT").is_ok_and(|value| value == "skip") {
        site::left_out()
    } else {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
        let target = target_directory(&out)?.join("web");
        let wasm = nested::build(&root, &target)?;
        site::whole(&root.join("crates/web"), &wasm)?
    };
    // What was compressed once is kept under its hash: debug, release and checks share it.
    let kept = target_directory(&out)?.join("web/brotli");
    let packed = files.into_iter().map(|file| Packed::new(file, &kept)).collect::<Result<Vec<_>, _>>()?;
    pack::write_table(&packed, &out)
}

/// The outermost folder of what cargo builds: it has marked it as one that backups pass over.
fn target_directory(out: &Path) -> Result<&Path, Fault> {
    let marked = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists());
    marked.or_else(|| out.ancestors().nth(4)).ok_or_else(|| "OUT_DIR lies in no target folder".into())
}
