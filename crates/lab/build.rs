//! Gives the build a fingerprint: a digest of everything that decides which games are played and what is
//! counted in them.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use sha2::{Digest as _, Sha256};

/// The folders with that code, relative to this crate.
const ROOMS: [&str; 7] =
    ["../bots/src", "../cards/src", "../core/src", "../games", "../registry/src", "../runner/src", "src"];

/// Which versions of the code of others: dice, sets and numbers come from there too.
const LOCK: &str = "../../Cargo.lock";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed={LOCK}");
    let mut files = vec![PathBuf::from(LOCK)];
    for room in ROOMS {
        println!("cargo:rerun-if-changed={room}");
        collect(Path::new(room), &mut files)?;
    }
    files.sort();
    let mut digest = Sha256::new();
    for file in &files {
        // Machines that write paths and line ends differently must get the same digest.
        let name = file.to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(file)?.replace("\r\n", "\n");
        digest.update(format!("{name} {}\n{text}", text.len()));
    }
    let digest = hex::encode(digest.finalize());
    println!("cargo:rustc-env=PARLOUR_ENGINE={}", &digest[..16]);
    Ok(())
}

/// Collects the code below a folder, without its tests and benchmarks.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if !["tests", "benches", "target"].contains(&name.as_str()) {
                collect(&path, files)?;
            }
        } else if path.extension().is_some_and(|kind| kind == "rs") && name != "tests.rs" {
            files.push(path);
        }
    }
    Ok(())
}
