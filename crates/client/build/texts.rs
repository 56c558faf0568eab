//! Files that a page loads on demand: rules pages and other languages. The compiler's list of sources names what they are made from.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{BuildError, pack::File, rules};

/// The languages of the files; the program itself speaks the first.
const LANGUAGES: [&str; 2] = ["en", "de"];

/// The files: `/text/de.ftl` with every message, `/text/tps.en.html` with the rules of a game.
pub(crate) fn files(sources: &[PathBuf]) -> Result<Vec<File>, BuildError> {
    let mut files = Vec::new();
    for language in LANGUAGES {
        if language != LANGUAGES[0] {
            let name = format!("{language}.ftl");
            files.push(File::at(&format!("/text/{name}"), catalogue(sources, &name)?));
        }
        for page in sources.iter().filter(|source| is_rules_page(source, language)) {
            let slug = page.file_stem().and_then(|name| name.to_str()).ok_or("a rules page has no name")?;
            let html = rules::to_html(&fs::read_to_string(page)?);
            files.push(File::at(&format!("/text/{slug}.{language}.html"), html));
        }
    }
    for part in ["lesson", "about", "picture"] {
        files.extend(parts(sources, part)?);
    }
    Ok(files)
}

/// What the games are called, by their slugs, as a JavaScript object: the headings of the English rules pages.
pub(crate) fn titles(sources: &[PathBuf]) -> Result<String, BuildError> {
    let mut titles = Vec::new();
    for page in sources.iter().filter(|source| is_rules_page(source, LANGUAGES[0])) {
        let slug = page.file_stem().and_then(|name| name.to_str()).ok_or("a rules page has no name")?;
        let text = fs::read_to_string(page)?;
        let title =
            text.lines().find_map(|line| line.strip_prefix("# ")).ok_or("a rules page has no heading")?;
        titles.push(format!("{slug:?}: {:?}", title.trim()));
    }
    titles.sort_unstable();
    titles.dedup();
    Ok(format!("{{ {} }}", titles.join(", ")))
}

/// `/text/tps.lesson.json` with the script of a lesson, `/text/tps.lesson.en.ftl` with what its voice says,
/// `/text/tps.about.en.ftl` with what things on the table are, and `/text/tps.picture.json` with the picture of the game.
fn parts(sources: &[PathBuf], part: &str) -> Result<Vec<File>, BuildError> {
    let mut files = Vec::new();
    let in_part = |source: &&PathBuf| source.parent().is_some_and(|folder| folder.ends_with(part));
    for source in sources.iter().filter(in_part) {
        let name = source.file_name().and_then(|name| name.to_str());
        let folder = source.ancestors().nth(2).and_then(Path::file_name).and_then(|name| name.to_str());
        let (Some(name), Some(slug)) = (name, folder) else { continue };
        let name = if matches!(name, "script.json" | "scene.json") { "json" } else { name };
        if name != "json" && !LANGUAGES.iter().any(|language| name == format!("{language}.ftl")) {
            continue;
        }
        files.push(File::at(&format!("/text/{slug}.{part}.{name}"), fs::read(source)?));
    }
    Ok(files)
}

/// All catalogues of that name as one.
fn catalogue(sources: &[PathBuf], name: &str) -> Result<String, BuildError> {
    let catalogues = sources.iter().filter(|source| source.ends_with(Path::new("text").join(name)));
    let texts: Vec<String> = catalogues.map(fs::read_to_string).collect::<Result<_, _>>()?;
    Ok(texts.join("\n"))
}

/// `rules/tps.md` is English; other languages have folders: `rules/de/tps.md`.
fn is_rules_page(source: &Path, language: &str) -> bool {
    let folder =
        if language == LANGUAGES[0] { PathBuf::from("rules") } else { Path::new("rules").join(language) };
    source.extension().is_some_and(|ending| ending == "md")
        && source.parent().is_some_and(|parent| parent.ends_with(folder))
}
