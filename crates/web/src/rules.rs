//! What the rules of a game say: [`html`] for its page, [`facts`] for the list of games.

use parlour_core::{Language, Texts};
use parlour_registry::AnyGame;

/// The pages by the slugs of their games, as HTML.
const PAGES: &[(&str, Texts)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The rules of a game by its slug, in that language.
pub(crate) fn html(slug: &str, language: Language) -> Option<&'static str> {
    PAGES.iter().find(|(game, _)| *game == slug).map(|(_, pages)| pages.of(language))
}

/// For how many, and how long: the line below the title of the rules.
pub(crate) fn facts(game: &dyn AnyGame, language: Language) -> &'static str {
    game.rules(language)
        .lines()
        .find_map(|line| line.strip_prefix('*')?.strip_suffix('*'))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use parlour_registry::GAMES;

    use super::*;

    #[test]
    fn every_rule_of_every_game_can_be_linked_to() {
        for (game, language) in GAMES.iter().flat_map(|game| Language::ALL.map(|language| (game, language))) {
            let page = html(game.info().slug, language).unwrap();
            for rule in game.info().all_rules() {
                assert!(page.contains(&format!("id=\"{rule}\"")), "{language}: {rule}");
            }
        }
    }

    #[test]
    fn every_game_says_for_how_many_and_how_long() {
        for game in GAMES {
            for (language, start, lengths) in [
                (Language::English, "For ", ["minutes", "hour"]),
                (Language::German, "Für ", ["Minuten", "Stunde"]),
            ] {
                let facts = facts(*game, language);
                let length = lengths.iter().any(|length| facts.contains(length));
                assert!(facts.starts_with(start) && length, "{facts}");
            }
        }
    }
}
