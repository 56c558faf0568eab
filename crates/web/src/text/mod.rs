//! All text on the page, in the visitor's language: [`say`].

#[cfg(target_family = "wasm")]
mod fetched;
mod language;
mod sentences;

use parlour_bots::Bot;
use parlour_core::{BOT_NAMES, Seat, Texts, Viewer, Words};
use parlour_language::Speaker;

#[cfg(target_family = "wasm")]
pub(crate) use self::{
    fetched::{Part, catalogue, fetch, fetch_part},
    language::{follow, speak},
};
pub(crate) use self::{language::language, sentences::*};

/// The page's own messages.
const TEXTS: Texts = parlour_core::texts!();

/// Writes something that does not concern a table, in the visitor's language.
pub(crate) fn say(words: impl Into<Words>) -> String {
    Speaker::new(catalogue(language()), Viewer::Spectator).say(&words.into())
}

/// Writes something in the frame around every page, again in each language that the visitor switches to.
#[cfg(target_family = "wasm")]
pub(crate) fn following(id: &'static str) -> impl Fn() -> String + Copy + Send {
    move || {
        follow();
        say(id)
    }
}

/// Every message of a language: the page's own, those of tables and those of all games. They are parsed once.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn catalogue(language: parlour_core::Language) -> &'static parlour_language::Catalogue {
    static CATALOGUES: parlour_language::Catalogues = parlour_language::Catalogues::new();
    CATALOGUES.get(language, texts())
}

/// The catalogues of the page.
fn texts() -> impl Iterator<Item = Texts> {
    parlour_registry::texts().chain([parlour_protocol::TEXTS, TEXTS])
}

/// The text with its first letter as a capital.
pub(crate) fn first_upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The name of the bot in a seat.
pub(crate) fn bot_name(seat: Seat) -> String {
    BOT_NAMES[seat.number()].to_owned()
}

/// Bots that people play against; the others are for tests.
pub(crate) const LEVELS: [Bot; 4] = [Bot::Easy, Bot::Medium, Bot::Hard, Bot::Expert];

/// The seconds to choose from for a move; `None` is a table without a clock.
pub(crate) const CLOCKS: [Option<u32>; 5] = [None, Some(30), Some(60), Some(180), Some(600)];

/// The seconds to choose from after a nudge; `None` is a table without nudges.
pub(crate) const NUDGES: [Option<u32>; 5] = [Some(30), Some(60), Some(180), Some(600), None];

/// How long a bot's move is shown, in milliseconds and in words.
pub(crate) const PAUSES: [(u32, &str); 4] =
    [(0, "web-pause-none"), (350, "web-pause-short"), (800, "web-pause-usual"), (1_600, "web-pause-long")];

#[cfg(test)]
mod tests {
    use parlour_core::Language;

    use super::*;

    #[test]
    fn every_language_says_everything_on_the_page() {
        for language in Language::ALL {
            let catalogue = catalogue(language);
            for id in ["web-name", "core-you", "protocol-solo-stale", "cards-spades", "tps-lead"] {
                assert!(catalogue.has(id), "{language}: {id}");
            }
        }
    }

    #[test]
    fn a_bot_is_introduced_as_on_the_command_line() {
        for bot in Bot::ALL {
            assert_eq!(self::bot(bot), format!("{} bot", first_upper(bot.name())));
            assert_eq!(bot_with_pitch(bot), format!("{}: {}", self::bot(bot), bot.pitch()));
            assert_eq!(bot_level(bot), bot.name());
        }
    }

    #[test]
    fn every_option_of_every_game_has_a_name() {
        for game in parlour_registry::GAMES {
            for help in game.options() {
                assert!(!option(help.key).contains('_'), "{}", help.key);
                let german = Speaker::new(catalogue(Language::German), Viewer::Spectator);
                assert_ne!(german.say(&option_words(help.key)), first_upper(help.key), "{}", help.key);
            }
        }
    }
}
