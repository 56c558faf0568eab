//! What the rules of a game say: [`html`] for its page, [`facts`] for the list of games.

use parlour_registry::AnyGame;

/// The pages by the slugs of their games, as HTML.
const PAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The rules of a game by its slug.
pub(crate) fn html(slug: &str) -> Option<&'static str> {
    PAGES.iter().find(|(game, _)| *game == slug).map(|(_, page)| *page)
}

/// For how many, and how long: the line below the title of the rules.
pub(crate) fn facts(game: &dyn AnyGame) -> &'static str {
    game.rules().lines().find_map(|line| line.strip_prefix('*')?.strip_suffix('*')).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use parlour_registry::GAMES;

    use super::*;

    #[test]
    fn every_rule_of_every_game_can_be_linked_to() {
        for game in GAMES {
            let page = html(game.info().slug).unwrap();
            for rule in game.info().all_rules() {
                assert!(page.contains(&format!("id=\"{rule}\"")), "{rule}");
            }
        }
    }

    #[test]
    fn every_game_says_for_how_many_and_how_long() {
        for game in GAMES {
            let facts = facts(*game);
            let length = facts.contains("minutes") || facts.contains("hour");
            assert!(facts.starts_with("For ") && length, "{facts}");
        }
    }
}
