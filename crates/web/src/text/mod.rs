//! Everything that is written on the page and does not come from a game.

mod notes;

use parlour_bots::Bot;

pub(crate) use self::notes::{NOTES, Note};

pub(crate) const NAME: &str = "Parlour";
pub(crate) const SKIP: &str = "Skip to the page";
pub(crate) const PAGES: &str = "Pages";
pub(crate) const LOBBY: &str = "Tables";
pub(crate) const ABOUT: &str = "About";
pub(crate) const RULES: &str = "Rules";
pub(crate) const THEME_SYSTEM: &str = "Theme: system";
pub(crate) const THEME_DARK: &str = "Theme: dark";
pub(crate) const THEME_LIGHT: &str = "Theme: light";

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

/// A value against its limit.
pub(crate) fn gauge(value: u16, limit: u16) -> String {
    format!("{value} of {limit}")
}

/// What a pick would make active.
pub(crate) fn wakes(count: usize) -> String {
    if count == 1 { "wakes a codex".to_owned() } else { format!("wakes {count} codices") }
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

/// A codex by its kind, its pattern and its points.
pub(crate) fn codex(kind: &str, pattern: &str, points: u8) -> String {
    format!("codex {kind}: {pattern}; {points} points")
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

pub(crate) const NOT_HERE: &str = "That is not done at a table against bots";
pub(crate) const STALE: &str = "The table has gone on in the meantime";
pub(crate) const NOTHING_TO_TAKE_BACK: &str = "You have decided nothing that could be taken back";

pub(crate) const OPENING: &str = "Opening the table …";
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
