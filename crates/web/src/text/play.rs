//! Around a table.

use parlour_bots::Bot;
use parlour_registry::Opinion;

use super::{ABOUT, LOBBY, NAME, REPLAY, RULES, TABLE, first_upper};
use crate::route::Route;

pub(crate) const OPENING: &str = "Opening the table …";
pub(crate) const NO_WORKER: &str = "the bots of this table cannot go on in this browser; load the page again";
pub(crate) const LOST: &str = "The connection is lost. Trying again …";
pub(crate) const LOG: &str = "Log";
pub(crate) const HINT: &str = "Hint";
pub(crate) const HINT_WHAT: &str =
    "The share of the win that each choice leaves, as the search sees it. Press one to pick it.";
pub(crate) const HINT_NONE: &str = "It is not your turn.";
pub(crate) const HINT_THINKING: &str = "Thinking …";
pub(crate) const DECISION: &str = "Your decision";
pub(crate) const PICK: &str = "Pick something";
pub(crate) const PICK_MORE: &str = "Pick more";
pub(crate) const PUT_BACK: &str = "Put back";
pub(crate) const TAKE_BACK: &str = "Take back";
pub(crate) const NEW_GAME: &str = "New game";
pub(crate) const AGAIN: &str = "Play again";
pub(crate) const RESULT: &str = "Result";
pub(crate) const YOUR_TURN: &str = "Your turn";
pub(crate) const NOTE: &str = "A note for your first game";
pub(crate) const NOTE_SEEN: &str = "Got it";

/// The title of a page that is no table.
pub(crate) fn page_title(route: &Route) -> String {
    let game = |slug: &str| parlour_registry::find(slug).map_or(NAME, |game| game.info().title);
    match route {
        Route::Rules(slug) => format!("{}: {RULES} · {NAME}", game(slug)),
        Route::Setup(slug) | Route::Offline(slug) | Route::Sample(slug) => title(game(slug), None),
        Route::Lobby => title(LOBBY, None),
        Route::About => title(ABOUT, None),
        Route::Replay(_) => title(REPLAY, None),
        Route::Table(_) => title(TABLE, None),
        Route::Home | Route::Unknown => NAME.to_owned(),
    }
}

/// The page's title.
pub(crate) fn title(game: &str, turn: Option<&str>) -> String {
    turn.map_or_else(|| format!("{game} · {NAME}"), |turn| format!("{turn} · {game}"))
}

/// A bot's name at the table.
pub(crate) fn bot(bot: Bot) -> String {
    format!("{} bot", first_upper(bot.name()))
}

/// A share in whole percent.
pub(crate) fn percent(share: f32) -> String {
    format!("{:.0}%", share * 100.0)
}

/// The share of the win of a choice; a question mark for what there was no time to try.
pub(crate) fn opinion(opinion: &Opinion) -> String {
    if opinion.is_tried() { percent(opinion.share) } else { "?".to_owned() }
}

/// Points with their sign.
pub(crate) fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { points.to_string() }
}

/// Whose win it is.
pub(crate) enum Whose {
    Yours,
    Theirs,
}

/// Who won, in one sentence.
pub(crate) fn winners(names: &[String], whose: Whose) -> String {
    match (names, whose) {
        (_, Whose::Yours) => "You win.".to_owned(),
        ([one], Whose::Theirs) => format!("{} wins.", first_upper(one)),
        (several, Whose::Theirs) => format!("{} share the win.", first_upper(&several.join(" and "))),
    }
}
