//! How this program speaks: [`speaker`].

use parlour_bots::Bot;
use parlour_core::{Language, Texts, Viewer, Words};
use parlour_language::{Catalogues, Speaker};

/// What the terminal says beside the games, in every language.
pub const TEXTS: Texts = parlour_core::texts!();

/// Speaks that language to that viewer. Players are called by their seats, as in the texts of actions; who sits there stands beside it.
pub(crate) fn speaker(language: Language, viewer: Viewer) -> Speaker<'static> {
    static CATALOGUES: Catalogues = Catalogues::new();
    let texts = parlour_registry::texts().chain([parlour_protocol::TEXTS, TEXTS]);
    Speaker::new(CATALOGUES.get(language, texts), viewer)
}

/// How a bot plays, in a few words.
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
