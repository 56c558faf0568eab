//! The program that plays, which is built once and copied, so that nothing built in the meantime changes it.

use std::{
    ffi::OsStr,
    fs,
    hash::{DefaultHasher, Hasher},
    path::{Path, PathBuf},
};

use serde_json::Value;

use crate::{
    run::{TaskError, cargo, output, program, root, run},
    workspace,
};

/// The folders with the code that decides how a game goes and what a match counts: the rules, the dice, the
/// bots, the order in which they are asked, and the interval. All other code passes on what this code
/// decides.
const PLAYING: [&str; 6] = [
    "crates/core/src",
    "crates/cards",
    "crates/games",
    "crates/bots",
    "crates/registry/src/course.rs",
    "crates/cli/src/matches.rs",
];

/// The released program.
pub(super) struct ReleasedProgram {
    path: PathBuf,
}

impl ReleasedProgram {
    /// Builds the program. Returns it with the folder for the figures of the current code.
    pub(super) fn build() -> Result<(Self, PathBuf), TaskError> {
        run(&mut cargo(["build", "--release", "--locked", "--package", "parlour"]))?;
        let target = workspace::target_folder()?;
        let folder = target.join("results").join(format!("{:016x}", code_number()?));
        let built = target.join("release").join(format!("parlour{}", std::env::consts::EXE_SUFFIX));
        let path = folder.join(built.file_name().unwrap_or_default());
        // A copy that is running cannot be written to, but another file can take over its name.
        let fresh = path.with_extension("new");
        let copied = fs::create_dir_all(&folder)
            .and_then(|()| fs::copy(&built, &fresh))
            .and_then(|_| fs::rename(&fresh, &path));
        copied
            .map_err(|error| TaskError::new(format!("{} cannot be set aside: {error}", built.display())))?;
        Ok((Self { path }, folder))
    }

    /// The program's answer with `--json`.
    pub(super) fn answer(&self, words: &[&str]) -> Result<Value, TaskError> {
        let printed = output(&mut program(&self.path, words.iter().copied().chain(["--json"])))?;
        serde_json::from_str(&printed).map_err(|error| {
            TaskError::new(format!("`parlour {}` printed no JSON: {error}", words.join(" ")))
        })
    }
}

/// A number that changes with the code that decides how a game goes.
fn code_number() -> Result<u64, TaskError> {
    let mut files = Vec::new();
    for folder in PLAYING {
        sources(&root().join(folder), &mut files);
    }
    files.sort_unstable();
    let mut hasher = DefaultHasher::new();
    for file in files {
        let text = fs::read(&file)
            .map_err(|error| TaskError::new(format!("{} cannot be read: {error}", file.display())))?;
        hasher.write(&text);
    }
    Ok(hasher.finish())
}

/// Collects the Rust files at a path, except tests and benchmarks, which decide nothing.
fn sources(path: &Path, files: &mut Vec<PathBuf>) {
    let decides_nothing = ["tests", "benches"].map(OsStr::new);
    if let Ok(entries) = fs::read_dir(path) {
        let inside = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let deciding =
            inside.filter(|path| !path.file_name().is_some_and(|name| decides_nothing.contains(&name)));
        deciding.for_each(|path| sources(&path, files));
    } else if path.extension().is_some_and(|extension| extension == "rs") {
        files.push(path.to_owned());
    }
}
