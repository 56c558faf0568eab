//! Checks which files outside the games name a game. Adding a game adds a line to the list of games and to no
//! other file.

use std::path::Path;

/// The files that may name a game, each with the reason. Tests may always do so.
const ALLOWED: [(&str, &str); 7] = [
    ("crates/registry/src/lib.rs", "the list of games"),
    ("crates/client/build/nested.rs", "the feature that adds the example"),
    ("crates/siege/src/load/players.rs", "what people play while the server is measured"),
    ("crates/siege/src/load/bot_tables.rs", "what bots play while the server is measured"),
    ("crates/siege/src/storm/mixed/attacks.rs", "what bots play while the server is attacked"),
    ("crates/siege/src/storm/mixed/visitor.rs", "what a person plays while the server is attacked"),
    ("xtask/src/test.rs", "the feature that adds the example"),
];

/// A game, as others could name it.
#[derive(Clone, Debug)]
pub(super) struct Game {
    /// How programs call it.
    pub(super) slug: String,
    /// How people call it: only catalogues speak to them.
    pub(super) title: String,
}

/// A file, with its path relative to the root of the repository.
pub(super) struct File {
    pub(super) path: String,
    pub(super) text: String,
}

pub(super) fn complaints(files: &[File], games: &[Game]) -> Vec<String> {
    let mut complaints = Vec::new();
    for File { path, text } in files {
        let is_catalogue = Path::new(path).extension().is_some_and(|extension| extension == "ftl");
        let named = if is_catalogue { said(text, games) } else { named(text, games) };
        match (named.first(), ALLOWED.iter().any(|(allowed, _)| allowed == path)) {
            (Some((line, name)), false) => complaints.push(format!(
                "{path}: line {line} names the game `{name}`: what is special about a game comes from its crate"
            )),
            (None, true) => complaints.push(format!("{path}: it names no game any more, and need not be allowed to")),
            (Some(_), true) | (None, false) => {}
        }
    }
    complaints
}

/// The files that name this game.
#[cfg(test)]
pub(super) fn naming<'a>(files: &'a [File], slug: &'a str) -> impl Iterator<Item = &'a str> {
    let game = [Game { slug: slug.to_owned(), title: slug.to_owned() }];
    files.iter().filter(move |file| !named(&file.text, &game).is_empty()).map(|file| file.path.as_str())
}

/// The lines of the code that name a game, and which game. Tests and comments do not count.
fn named<'a>(text: &str, games: &'a [Game]) -> Vec<(usize, &'a str)> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = code.lines().zip(1..).filter(|(line, _)| !line.trim_start().starts_with("//"));
    let names = |line: &str| {
        let mut words = line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        words.find_map(|word| {
            let word = word.trim_start_matches("parlour_");
            games.iter().map(|game| game.slug.as_str()).find(|slug| *slug == word)
        })
    };
    lines.filter_map(|(line, number)| Some((number, names(line)?))).collect()
}

/// The lines of a catalogue that tell people of a game, and its title.
fn said<'a>(text: &str, games: &'a [Game]) -> Vec<(usize, &'a str)> {
    let titles = |line: &str| games.iter().map(|game| game.title.as_str()).find(|title| line.contains(title));
    text.lines().zip(1..).filter_map(|(line, number)| Some((number, titles(line)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let game = |slug: &str, title: &str| Game { slug: slug.to_owned(), title: title.to_owned() };
        let games = [game("faj", "Faces, Aces & Jokers"), game("tps", "TrickPaperScissors")];
        complaints(&[File { path: path.to_owned(), text: text.to_owned() }], &games)
    }

    #[test]
    fn a_file_that_names_a_game_is_told_of_its_first_line() {
        let said = "line 2 names the game `tps`: what is special about a game comes from its crate";
        assert_eq!(found("a.rs", "match slug {\n    \"tps\" => 5,\n"), [format!("a.rs: {said}")]);
        assert_eq!(found("a.css", "\n[data-game=tps] {}\n"), [format!("a.css: {said}")]);
        assert_eq!(found("a.rs", "\nuse parlour_tps::Tps;\n"), [format!("a.rs: {said}")]);
    }

    #[test]
    fn a_catalogue_that_tells_people_of_a_game_is_told_of_its_title() {
        let said = "a.ftl: line 2 names the game `Faces, Aces & Jokers`: what is special about a game comes from its crate";
        assert_eq!(found("a.ftl", "a = Games\nb = Faces, Aces & Jokers names nobody.\n"), [said]);
        assert_eq!(found("a.ftl", "a = Jokers and aces\n"), [""; 0]);
    }

    #[test]
    fn comments_tests_and_longer_words_name_none() {
        let text =
            "// As in tps.\nlet https = \"fajita\";\n#[cfg(test)]\nmod tests {\n    find(\"tps\");\n}\n";
        assert_eq!(found("a.rs", text), [""; 0]);
    }

    #[test]
    fn a_file_that_may_name_games_has_to() {
        let list = "crates/registry/src/lib.rs";
        assert_eq!(found(list, "parlour_faj::Faj,\n"), [""; 0]);
        let said = format!("{list}: it names no game any more, and need not be allowed to");
        assert_eq!(found(list, "parlour_new::New,\n"), [said]);
    }
}
