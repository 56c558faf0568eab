//! Everything that is written on the page and does not come from a game.

mod notes;
mod play;
mod replay;
mod shared;

use parlour_core::Seat;

pub(crate) use self::{
    notes::{NOTES, Note},
    play::*,
    replay::*,
    shared::*,
};

pub(crate) const NAME: &str = "Parlour";
pub(crate) const SKIP: &str = "Skip to the page";
pub(crate) const PAGES: &str = "Pages";
pub(crate) const LOBBY: &str = "Tables";
pub(crate) const ABOUT: &str = "About";
pub(crate) const RULES: &str = "Rules";
pub(crate) const THEME_SYSTEM: &str = "as the system";
pub(crate) const THEME_DARK: &str = "evening";
pub(crate) const THEME_LIGHT: &str = "day";

pub(crate) const HOME_TITLE: &str = "Five games, one table";
pub(crate) const HOME_PITCH: &str = "Sit down with friends at a shared link, or against bots in this browser. No account, nothing to install.";
pub(crate) const PLAY_NOW: &str = "Play against bots";
pub(crate) const MAKE_TABLE: &str = "Make a table";

pub(crate) const NOWHERE_TITLE: &str = "There is no such page";
pub(crate) const NOWHERE: &str = "The address may be old or mistyped.";
pub(crate) const TO_HOME: &str = "To the five games";
pub(crate) const NO_GAME: &str = "There is no such game.";

pub(crate) const LOBBY_NONE: &str = "No public table is open. Make one and send its link.";
pub(crate) const ABOUT_TEXT: &str = "Parlour makes five small-press games playable. One engine keeps the rules, for people, for bots and for this page.";

pub(crate) const FACE_DOWN: &str = "face down";
pub(crate) const SCORE: &str = "score";

pub(crate) const SPREAD: &str = "look through";
pub(crate) const STACK: &str = "stack";
pub(crate) const BEATS: &str = "Paper beats rock, scissors beat paper, rock beats scissors.";
pub(crate) const KING_POWER: &str = "King: +1 for each captured card of its colour";
pub(crate) const QUEEN_POWER: &str = "Queen: +1 for each captured card of its suit";
pub(crate) const JACK_POWER: &str = "Jack: your cards of its suit count 1 higher";

pub(crate) const SHORT_KING_RED: &str = "+1 for red";
pub(crate) const SHORT_KING_BLACK: &str = "+1 for black";
pub(crate) const SHORT_DEMIURGE: &str = "may stop a suit";

/// What a queen of that suit does, in few words.
pub(crate) fn short_queen(suit: &str) -> String {
    format!("+1 for {suit}")
}

/// What a jack of that suit does, in few words.
pub(crate) fn short_jack(suit: &str) -> String {
    format!("{suit} play 1 higher")
}

/// A value against its limit.
pub(crate) fn gauge(value: u16, limit: u16) -> String {
    format!("{value} of {limit}")
}

/// What a pick would make active.
pub(crate) fn wakes(count: usize) -> String {
    if count == 1 { "wakes a codex of yours".to_owned() } else { format!("wakes {count} codices of yours") }
}

/// How many can play.
pub(crate) fn seats(least: usize, most: usize) -> String {
    if least == most { format!("{least} players") } else { format!("{least} to {most} players") }
}

/// A seat by its number, where nobody has a name.
pub(crate) fn seat(number: usize) -> String {
    format!("seat {number}")
}

pub(crate) const YOU: &str = "you";
pub(crate) const YOU_FIRST: &str = "You";
pub(crate) const WINNING: &str = "winning";
pub(crate) const TRUMP: &str = "trump";
pub(crate) const ACTIVE: &str = "active";
pub(crate) const LOOSE: &str = "fits without blanks";
pub(crate) const CHOSEN: &str = "chosen";
pub(crate) const DECIDED: &str = "has chosen";
pub(crate) const TO_ACT: &str = "to act";

/// Stars printed on a card.
pub(crate) fn stars(count: u8) -> String {
    if count == 1 { "1 star".to_owned() } else { format!("{count} stars") }
}

/// A token by what it shows.
pub(crate) fn token(name: &str) -> String {
    format!("{name} token")
}

/// A codex by what is written on it, and its pattern.
pub(crate) fn codex(id: &str, kind: &str, pattern: &str, points: u8) -> String {
    format!("{id} +{points} {kind}: {pattern}")
}

/// What bots are called, by seat: several of one level could not be told apart.
const BOT_NAMES: [&str; 6] = ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];

/// The name of the bot on that seat.
pub(crate) fn bot_name(seat: Seat) -> String {
    BOT_NAMES[seat.number()].to_owned()
}

/// Pieces that lie face down.
pub(crate) fn backs(count: u16) -> String {
    format!("{count} {FACE_DOWN}")
}

/// The same text with a capital at its beginning.
pub(crate) fn first_upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Time that is left.
pub(crate) fn seconds(left: f64) -> String {
    format!("{left:.0} s")
}

pub(crate) const SETTINGS: &str = "Settings";
pub(crate) const THEME: &str = "Theme";
pub(crate) const MOTION: &str = "Things travel";
pub(crate) const BOT_PAUSE: &str = "Bots take their time";
pub(crate) const NOTIFY: &str = "Notify me when it is my turn";

/// How long a bot's decision stands, in milliseconds and in words.
pub(crate) const PAUSES: [(u32, &str); 4] =
    [(0, "not at all"), (350, "a little"), (800, "as people do"), (1_600, "long")];

pub(crate) const BESIDE: &str = "Beside the table";
pub(crate) const CLOSE: &str = "Close";
pub(crate) const ABOUT_PARTS: &[(&str, &str)] = &[
    (
        "Fair deals",
        "Each shared table shows the SHA-256 of its seed before the first card is dealt, and the seed itself after the last decision: anybody can deal the game again and compare.",
    ),
    (
        "Bots that cannot cheat",
        "A bot is given what its seat knows, and nothing else. It imagines the hidden cards as you do, only more often.",
    ),
    (
        "Without a network",
        "The whole engine runs in this page. Install it from your browser's menu, and play against bots wherever you are.",
    ),
    (
        "By keyboard",
        "Arrows go from one thing that can be picked to the next, Enter picks and confirms, Escape puts back, H asks for a hint, L opens the log. Everything that happens is spoken to screen readers.",
    ),
    (
        "Nothing is known about you",
        "There is no account and nobody is followed. At a shared table a cookie keeps your chair; what you like is kept in this browser.",
    ),
];
