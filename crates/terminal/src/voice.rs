//! The terminal's own messages and speaker: [`speaker`].

use parlour_bots::Bot;
use parlour_core::{Language, Texts, Viewer, Words};
use parlour_language::{Catalogues, Speaker};

/// The messages of the terminal itself, in every language.
pub const TEXTS: Texts = parlour_core::texts!();

/// Creates a speaker for this language and viewer. Players are called by their seats, as in the texts of
/// actions; their names are shown beside the seats.
pub(crate) fn speaker(language: Language, viewer: Viewer) -> Speaker<'static> {
    static CATALOGUES: Catalogues = Catalogues::new();
    let texts = parlour_registry::texts()
        .chain(parlour_registry::lesson_texts())
        .chain([parlour_protocol::TEXTS, TEXTS]);
    Speaker::new(CATALOGUES.get(language, texts), viewer)
}

/// The way a bot plays, in a few words.
pub fn bot_pitch(bot: Bot) -> Words {
    Words::new(match bot {
        Bot::Random => "terminal-bot-random",
        Bot::Explorer => "terminal-bot-explorer",
        Bot::Greedy => "terminal-bot-greedy",
        Bot::Easy => "terminal-bot-easy",
        Bot::Medium => "terminal-bot-medium",
        Bot::Hard => "terminal-bot-hard",
        Bot::Expert => "terminal-bot-expert",
    })
}
