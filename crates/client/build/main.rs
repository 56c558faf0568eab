//! Builds the browser's program and packs it, with all that belongs to it, into a table of files that the library includes.
//!
//! `PARLOUR_CLIENT=skip` leaves the program out and packs one page that says so: for editors and checks that do not need it.
//! `PARLOUR_CLIENT=quick` builds it without optimising its size: for working on it.

mod nested;
mod order;
mod pack;
mod parts;
mod rules;
mod site;
mod texts;

use std::{
    env,
    error::Error,
    path::{Path, PathBuf},
    process::ExitCode,
};

use crate::pack::{Effort, Packed};

/// What can go wrong while building, in a sentence.
type BuildError = Box<dyn Error>;

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the browser client cannot be built: {error}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), BuildError> {
    println!("cargo::rerun-if-env-changed=PARLOUR_CLIENT");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let files = match env::var("PARLOUR_CLIENT").as_deref() {
        Ok("skip") => Packed::all_of(site::left_out(), Effort::Small, &out)?,
        Ok("quick") => whole(&out, nested::Profile::Quick, Effort::Quick)?,
        Ok("") | Err(_) => whole(&out, nested::Profile::Small, Effort::Small)?,
        Ok(other) => return Err(format!("PARLOUR_CLIENT is `skip` or `quick`, not `{other}`").into()),
    };
    pack::write_table(&files, &out)
}

fn whole(out: &Path, profile: nested::Profile, effort: Effort) -> Result<Vec<Packed>, BuildError> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let target = target_directory(out)?.join("web");
    let program = nested::build(&root, &target, profile)?;
    let files = site::whole(&root.join("crates/web"), &program)?;
    // What was compressed once is kept under its hash: debug, release and checks share it.
    Packed::all_of(files, effort, &target.join("brotli"))
}

/// The outermost folder of what cargo builds: it has marked it as one that backups pass over.
fn target_directory(out: &Path) -> Result<&Path, BuildError> {
    let marked = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists());
    marked.or_else(|| out.ancestors().nth(4)).ok_or_else(|| "OUT_DIR lies in no target folder".into())
}
