//! What no compiler checks and every file holds to.

mod catalogues;
mod games;
mod manifests;
mod map;
mod sources;

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    run::{Done, TaskError, root},
    workspace::{self, Package},
};

/// Folders in which code of this project lies.
const FOLDERS: [&str; 4] = ["crates", "examples", "fuzz", "xtask"];
/// Folders that programs fill.
const MADE: [&str; 4] = ["target", "corpus", "artifacts", "coverage"];

/// The languages that catalogues are written in, English first.
const LANGUAGES: [&str; 2] = ["en", "de"];
/// Packages whose messages others use too.
const SHARED: [&str; 3] = ["parlour-core", "parlour-cards", "parlour-protocol"];

/// Looks at everything and then fails with all that it found.
pub(crate) fn tidy() -> Done {
    let packages = workspace::packages()?;
    let mut complaints = map::mistakes(&packages);
    let mut files = Vec::new();
    for folder in FOLDERS {
        rust_files(&root().join(folder), &mut files);
    }
    for file in &files {
        let found = sources::complaints(&read(file)?);
        complaints.extend(found.into_iter().map(|complaint| format!("{}: {complaint}", named(file))));
    }
    for package in &packages {
        let manifest = read(&package.folder.join("Cargo.toml"))?;
        let mut found = manifests::complaints(&manifest);
        found.extend(map::complaints(package, &packages));
        found.extend(catalogues::complaints(&catalogue_files(package)?));
        if let Some(slug) = package.game() {
            found.extend(games::complaints(&game_files(slug, &package.folder)?));
        }
        complaints.extend(found.into_iter().map(|complaint| format!("{}: {complaint}", package.name)));
    }
    if complaints.is_empty() {
        println!("{} files and {} packages are in order", files.len(), packages.len());
        Ok(())
    } else {
        println!("{}", complaints.join("\n"));
        Err(TaskError::new(format!("{} complaints, listed above", complaints.len())))
    }
}

/// What a game keeps beside its code, and its code.
fn game_files(slug: &str, folder: &Path) -> Result<games::Files, TaskError> {
    let mut sources = Vec::new();
    for part in ["src", "tests"] {
        rust_files(&folder.join(part), &mut sources);
    }
    let sources: Vec<String> = sources.iter().map(|file| read(file)).collect::<Result<_, _>>()?;
    let pages = [folder, root()].map(|place| place.join("rules").join(slug).with_extension("md"));
    Ok(games::Files {
        golden: fs::read_dir(folder.join("tests/golden")).map_or(0, Iterator::count),
        page: pages.iter().find_map(|page| fs::read_to_string(page).ok()),
        code: sources.concat(),
    })
}

/// The catalogues of a package, and the code that speaks from them: its own, and for what all share, everybody's.
fn catalogue_files(package: &Package) -> Result<catalogues::Files, TaskError> {
    let text = package.folder.join("text");
    let mut languages = Vec::new();
    for language in LANGUAGES.iter().filter(|_| text.exists()) {
        languages.push(((*language).to_owned(), read(&text.join(language).with_extension("ftl"))?));
    }
    let prefix = package.name.trim_start_matches("parlour-").to_owned();
    let is_shared = SHARED.contains(&package.name.as_str());
    let mut sources = Vec::new();
    rust_files(&if is_shared { root().join("crates") } else { package.folder.join("src") }, &mut sources);
    let sources: Vec<String> = sources.iter().map(|file| read(file)).collect::<Result<_, _>>()?;
    Ok(catalogues::Files { prefix, languages, code: sources.concat() })
}

/// Rust files in a folder and below it, in order; a folder that is not there has none.
fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort_unstable();
    for path in paths {
        if path.is_dir() {
            let made = path.file_name().is_some_and(|name| MADE.iter().any(|made| name == *made));
            if !made {
                rust_files(&path, files);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn read(path: &Path) -> Result<String, TaskError> {
    fs::read_to_string(path)
        .map_err(|error| TaskError::new(format!("{} cannot be read: {error}", named(path))))
}

/// The path from the root of the repository on.
fn named(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
