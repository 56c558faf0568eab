//! Rules pages in a terminal: [`layout`].

mod letters;
mod reader;

use pulldown_cmark::{Options, Parser};

use self::reader::Reader;

/// How a piece of a rules page stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesStyle {
    /// Not at all.
    Plain,
    /// A heading.
    Heading,
    /// The id of a rule.
    Rule,
    /// Words in bold.
    Strong,
    /// Words in italics.
    Stressed,
    /// Text to type, and drawings.
    Code,
}

/// A line of a rules page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesLine {
    /// The line of the Markdown page in which it begins, counted from 0.
    pub source: usize,
    /// Its text, in pieces of one style each.
    pub pieces: Vec<(String, RulesStyle)>,
}

/// Lays out a Markdown page in lines of at most this width. Drawings and tables with wide columns may be
/// wider.
pub fn layout(markdown: &str, width: usize) -> Vec<RulesLine> {
    let mut reader = Reader::new(width);
    let mut read = 0;
    for (event, range) in Parser::new_ext(markdown, Options::ENABLE_TABLES).into_offset_iter() {
        if let Some(passed) = markdown.get(read..range.start) {
            reader.source += passed.matches('\n').count();
            read = range.start;
        }
        reader.take(event);
    }
    reader.lines
}

/// The width of the terminal in which the program runs; `None` if it does not run in one.
pub fn terminal_width() -> Option<usize> {
    crossterm::terminal::size().ok().map(|(columns, _)| columns.into())
}

#[cfg(test)]
mod tests {
    use parlour_core::Language;
    use parlour_registry::GAMES;

    use super::*;

    fn text(line: &RulesLine) -> String {
        line.pieces.iter().map(|(text, _)| text.as_str()).collect()
    }

    fn texts(markdown: &str, width: usize) -> Vec<String> {
        layout(markdown, width).iter().map(text).collect()
    }

    #[test]
    fn rule_ids_strong_words_and_code_stand_out_and_their_marks_are_gone() {
        let lines = layout("- **TPS-9** You *must* follow: **always**. `play R9`, 2 ** 3", 80);
        assert_eq!(text(&lines[0]), "- TPS-9 You must follow: always. play R9, 2 ** 3");
        let styled =
            |style| lines[0].pieces.iter().filter(move |piece| piece.1 == style).map(|piece| &*piece.0);
        assert!(styled(RulesStyle::Rule).eq(["TPS-9"]));
        assert!(styled(RulesStyle::Stressed).eq(["must"]));
        assert!(styled(RulesStyle::Strong).eq(["always"]));
        assert!(styled(RulesStyle::Code).eq(["play R9"]));
    }

    #[test]
    fn items_hang_from_their_marks() {
        let page = "# Title\n\n1. one two three\n   - four five\n2. six\n\nThe\nend.\n";
        assert_eq!(
            texts(page, 10),
            ["Title", "", "1. one two", "   three", "   - four", "     five", "2. six", "", "The end.", ""]
        );
    }

    #[test]
    fn tables_stand_in_columns_and_drawings_as_they_are() {
        let table = "| a | what |\n|---|---|\n| `G` | one two three four five |\n| long | x |\n";
        assert_eq!(texts(table, 22), ["a     what", "G     one two three", "      four five", "long  x", ""]);
        assert_eq!(texts("```text\n  1\n 2  3\n```\n", 4), ["  1", " 2  3", ""]);
    }

    #[test]
    fn every_rule_of_every_game_is_found_at_its_line_and_no_line_of_words_is_too_wide() {
        let pages = GAMES.iter().flat_map(|game| Language::ALL.map(|language| (game, game.rules(language))));
        for (game, page) in pages {
            let lines = layout(page, 76);
            for rule in game.info().all_rules() {
                let item = page.lines().position(|line| line.starts_with(&format!("- **{rule}** "))).unwrap();
                let line = lines.iter().find(|line| line.source >= item).unwrap();
                assert!(line.pieces.contains(&(rule.to_string(), RulesStyle::Rule)), "{rule}: {line:?}");
            }
            let is_table = |line: &RulesLine| page.lines().nth(line.source).unwrap().starts_with('|');
            let is_drawn = |line: &RulesLine| line.pieces.iter().all(|piece| piece.1 == RulesStyle::Code);
            for line in lines.iter().filter(|line| !is_table(line) && !is_drawn(line)) {
                assert!(text(line).chars().count() <= 76, "{line:?}");
            }
        }
    }
}
