//! Checks that no compiler makes and that hold for every file.

mod catalogues;
mod games;
mod manifests;
mod map;
mod names;
mod naming;
mod others;
mod sources;

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{
    run::{Done, TaskError, root},
    workspace::{self, Package},
};

/// The folders with code of this project.
const FOLDERS: [&str; 4] = ["crates", "examples", "fuzz", "xtask"];
/// The folders that are filled by programs.
const MADE: [&str; 4] = ["target", "corpus", "artifacts", "coverage"];

/// The languages that catalogues are written in, English first.
const LANGUAGES: [&str; 2] = ["en", "de"];
/// The folders of a package with its catalogues: what everybody reads, and what the things on a table are.
const CATALOGUES: [&str; 2] = ["text", "about"];
/// The packages whose messages others use too.
const SHARED: [&str; 3] = ["parlour-core", "parlour-cards", "parlour-protocol"];

/// Checks everything, and fails with everything that was found.
pub(crate) fn tidy() -> Done {
    let packages = workspace::packages()?;
    let apart = workspace::packages_apart()?;
    let on_the_map: Vec<Package> = packages.iter().chain(&apart).cloned().collect();
    let mut complaints = map::mistakes(&on_the_map);
    for package in &apart {
        let found = map::complaints(package, &on_the_map);
        complaints.extend(found.into_iter().map(|complaint| format!("{}: {complaint}", package.name)));
    }
    let mut files = Vec::new();
    for folder in FOLDERS {
        files_below(&root().join(folder), &["rs"], &mut files);
    }
    let listed: Vec<naming::Game> = packages.iter().filter_map(game).collect();
    complaints.extend(naming::complaints(&around_the_games(&packages)?, &listed));
    complaints.extend(names::complaints(&sources(&packages)?));
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
    complaints.extend(from_others()?);
    others::deny()?;
    if complaints.is_empty() {
        println!("{} files and {} packages are in order", files.len(), packages.len());
        Ok(())
    } else {
        println!("{}", complaints.join("\n"));
        Err(TaskError::new(format!("{} complaints, listed above", complaints.len())))
    }
}

/// Complaints about the crates that come from others.
fn from_others() -> Result<Vec<String>, TaskError> {
    let bad = |error: toml::de::Error| TaskError::new(format!("a list of crates cannot be read: {error}"));
    let lists = others::Lists::read(&read(&root().join("deny.toml"))?).map_err(bad)?;
    let mut complaints = lists.complaints(&read(&root().join("Cargo.lock"))?).map_err(bad)?;
    let licences = workspace::licences()?;
    complaints.extend(licences.iter().filter_map(|(name, licence)| lists.licence(name, licence.as_deref())));
    Ok(complaints)
}

/// The code of a game, and the files that go with it.
fn game_files(slug: &str, folder: &Path) -> Result<games::Files, TaskError> {
    let mut sources = Vec::new();
    for part in ["src", "tests"] {
        files_below(&folder.join(part), &["rs"], &mut sources);
    }
    let sources: Vec<String> = sources.iter().map(|file| read(file)).collect::<Result<_, _>>()?;
    Ok(games::Files {
        golden: fs::read_dir(folder.join("tests/golden")).map_or(0, Iterator::count),
        page: rules_page(slug, folder),
        code: sources.concat(),
    })
}

/// The catalogues of a package, and the code that uses them: its own code, or for shared messages all code.
fn catalogue_files(package: &Package) -> Result<catalogues::Files, TaskError> {
    let mut languages = Vec::new();
    for language in LANGUAGES {
        let catalogues =
            CATALOGUES.map(|folder| package.folder.join(folder).join(language).with_extension("ftl"));
        let messages = catalogues.iter().filter(|file| file.exists()).map(|file| read(file));
        languages.push((language.to_owned(), messages.collect::<Result<Vec<_>, _>>()?.join("\n")));
    }
    let prefix = package.name.trim_start_matches("parlour-").to_owned();
    let is_shared = SHARED.contains(&package.name.as_str());
    let mut sources = Vec::new();
    let folder = if is_shared { root().join("crates") } else { package.folder.join("src") };
    files_below(&folder, &["rs"], &mut sources);
    let sources: Vec<String> = sources.iter().map(|file| read(file)).collect::<Result<_, _>>()?;
    Ok(catalogues::Files { prefix, languages, code: sources.concat() })
}

/// The game of a package, whose title stands above its rules.
fn game(package: &Package) -> Option<naming::Game> {
    let slug = package.game()?;
    let page = rules_page(slug, &package.folder).unwrap_or_default();
    let title = page.lines().next()?.trim_start_matches("# ");
    Some(naming::Game { slug: slug.to_owned(), title: title.to_owned() })
}

/// The rules of a game: an example has them with it.
fn rules_page(slug: &str, folder: &Path) -> Option<String> {
    let pages = [folder, root()].map(|place| place.join("rules").join(slug).with_extension("md"));
    pages.iter().find_map(|page| fs::read_to_string(page).ok())
}

/// The code, style sheets and catalogues of all packages that are not games, without tests.
fn around_the_games(packages: &[Package]) -> Result<Vec<naming::File>, TaskError> {
    let mut paths = Vec::new();
    for package in packages.iter().filter(|package| package.game().is_none()) {
        for folder in ["src", "build", "style", "static", "text"] {
            files_below(&package.folder.join(folder), &["rs", "css", "js", "html", "ftl"], &mut paths);
        }
    }
    paths.retain(|path| !is_test(path));
    paths.iter().map(|path| Ok(naming::File { path: named(path), text: read(path)? })).collect()
}

/// The code of all packages, without tests.
fn sources(packages: &[Package]) -> Result<Vec<names::Sources>, TaskError> {
    let mut sources = Vec::new();
    for package in packages {
        let mut paths = Vec::new();
        files_below(&package.folder.join("src"), &["rs"], &mut paths);
        paths.retain(|path| !is_test(path));
        let files = paths.iter().map(|file| read(file)).collect::<Result<_, _>>()?;
        sources.push(names::Sources { package: package.name.clone(), files });
    }
    Ok(sources)
}

/// Whether a file holds tests alone.
fn is_test(path: &Path) -> bool {
    path.iter().any(|part| part == "tests" || part == "tests.rs")
}

/// Collects the files with one of these extensions in a folder and below it, in order. A missing folder has
/// none.
fn files_below(folder: &Path, extensions: &[&str], files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort_unstable();
    for path in paths {
        if path.is_dir() {
            let made = path.file_name().is_some_and(|name| MADE.iter().any(|made| name == *made));
            if !made {
                files_below(&path, extensions, files);
            }
        } else if path.extension().is_some_and(|found| extensions.iter().any(|extension| found == *extension))
        {
            files.push(path);
        }
    }
}

fn read(path: &Path) -> Result<String, TaskError> {
    fs::read_to_string(path)
        .map_err(|error| TaskError::new(format!("{} cannot be read: {error}", named(path))))
}

/// The path relative to the root of the repository.
fn named(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_touches_three_files_outside_its_crate() {
        // No tool plays this game in particular, so it is named where every game must be.
        let game = "parlour-pillars";
        let packages = workspace::packages().unwrap();
        let mut manifests: Vec<PathBuf> = packages
            .iter()
            .filter(|package| package.name != game)
            .map(|package| package.folder.join("Cargo.toml"))
            .collect();
        manifests.push(root().join("Cargo.toml"));
        let depends = |path: &PathBuf| read(path).unwrap().contains(game);
        let mut touched: Vec<String> =
            manifests.iter().filter(|path| depends(path)).map(|path| named(path)).collect();
        let code = around_the_games(&packages).unwrap();
        touched.extend(naming::naming(&code, "pillars").map(str::to_owned));
        touched.sort_unstable();
        assert_eq!(touched, ["Cargo.toml", "crates/registry/Cargo.toml", "crates/registry/src/lib.rs"]);
    }
}
