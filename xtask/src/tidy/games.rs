//! Checks that every game has golden playthroughs, a page of numbered rules and a test named after each of
//! them.

use std::collections::BTreeSet;

/// The files of a game.
pub(super) struct Files {
    /// The number of golden files.
    pub(super) golden: usize,
    /// The rules page, if there is one.
    pub(super) page: Option<String>,
    /// All its code, including tests.
    pub(super) code: String,
}

/// The letters before a rule's number, and the numbers.
#[derive(Debug, PartialEq, Eq)]
struct RulesPage {
    letters: String,
    rules: u32,
}

pub(super) fn complaints(files: &Files) -> Vec<String> {
    let mut complaints = Vec::new();
    if files.golden == 0 {
        complaints.push("there is no playthrough in tests/golden".to_owned());
    }
    match files.page.as_deref().map(book) {
        None => complaints.push("there is no page for it in rules".to_owned()),
        Some(Err(complaint)) => complaints.push(complaint),
        Some(Ok(book)) => complaints.extend(tests_per_rule(&book, &files.code)),
    }
    complaints
}

/// Reads the rules of a page: items like `- **TPS-1** There are 39 cards`, numbered from 1 without gaps.
fn book(page: &str) -> Result<RulesPage, String> {
    let items: Vec<(&str, u32)> = page.lines().filter_map(item).collect();
    let Some((letters, _)) = items.first() else {
        return Err("its rules page has no numbered rules".to_owned());
    };
    if let Some((other, number)) = items.iter().find(|(other, _)| other != letters) {
        return Err(format!("its rules page has both {letters} and {other}-{number}"));
    }
    let mut numbers: Vec<u32> = items.iter().map(|(_, number)| *number).collect();
    numbers.sort_unstable();
    match (1..).zip(&numbers).find(|(expected, number)| expected != *number) {
        None => Ok(RulesPage { letters: (*letters).to_owned(), rules: numbers.len() as u32 }),
        Some((expected, number)) if *number > expected => {
            Err(format!("its rules page has no {letters}-{expected}"))
        }
        Some((_, number)) => Err(format!("its rules page has {letters}-{number} twice")),
    }
}

fn item(line: &str) -> Option<(&str, u32)> {
    let (id, _) = line.strip_prefix("- **")?.split_once("**")?;
    let (letters, number) = id.split_once('-')?;
    let is_book = letters.len() == 3 && letters.bytes().all(|letter| letter.is_ascii_uppercase());
    if is_book { Some((letters, number.parse().ok()?)) } else { None }
}

/// Complaints about rules that no test names, and about tests that name a rule the page does not have.
fn tests_per_rule(book: &RulesPage, code: &str) -> Vec<String> {
    let letters = &book.letters;
    let tested = tested_rules(&letters.to_lowercase(), code);
    let all: BTreeSet<u32> = (1..=book.rules).collect();
    let untested = all.difference(&tested).map(|rule| {
        format!("no test is named after {letters}-{rule}: `fn {}_{rule}_…`", letters.to_lowercase())
    });
    let unwritten = tested
        .difference(&all)
        .map(|rule| format!("a test is named after {letters}-{rule}, which its rules page lacks"));
    untested.chain(unwritten).collect()
}

fn tested_rules(prefix: &str, code: &str) -> BTreeSet<u32> {
    let start = format!("fn {prefix}_");
    let number = |rest: &str| rest.split_once('_')?.0.parse().ok();
    code.split(start.as_str()).skip(1).filter_map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        "# A game\n\n- **FAJ-1** Cards.\n- **FAJ-2** **You** deal.\n- not a rule\n- **Note** nor this\n";

    #[test]
    fn rules_are_counted_from_their_items() {
        assert_eq!(book(PAGE), Ok(RulesPage { letters: "FAJ".to_owned(), rules: 2 }));
        assert_eq!(book("text"), Err("its rules page has no numbered rules".to_owned()));
    }

    #[test]
    fn a_gap_a_double_and_a_foreign_rule_are_complaints() {
        let with = |item: &str| book(&format!("{PAGE}- **{item}** More.\n")).unwrap_err();
        assert_eq!(with("FAJ-4"), "its rules page has no FAJ-3");
        assert_eq!(with("FAJ-2"), "its rules page has FAJ-2 twice");
        assert_eq!(with("TPS-3"), "its rules page has both FAJ and TPS-3");
    }

    #[test]
    fn every_rule_needs_a_test_and_every_tested_rule_must_be_written() {
        let files = |code: &str| Files { golden: 1, page: Some(PAGE.to_owned()), code: code.to_owned() };
        assert!(complaints(&files("fn faj_1_there_are_cards() {} fn faj_2_all_are_dealt() {}")).is_empty());
        assert_eq!(
            complaints(&files("fn faj_2_all_are_dealt() {} fn faj_12_more() {}")),
            [
                "no test is named after FAJ-1: `fn faj_1_…`",
                "a test is named after FAJ-12, which its rules page lacks"
            ]
        );
    }

    #[test]
    fn a_game_without_playthroughs_and_page_is_told_of_both() {
        let found = complaints(&Files { golden: 0, page: None, code: String::new() });
        assert_eq!(found.len(), 2, "{found:?}");
    }
}
