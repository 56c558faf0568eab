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
