//! Setting up, sitting down, talking.

use parlour_bots::Bot;
use parlour_core::Seat;

use super::first_upper;

pub(crate) const TABLE: &str = "Table";
pub(crate) const HOW_MANY: &str = "How many";
pub(crate) const WHO: &str = "Who sits where";
pub(crate) const OPTIONS: &str = "Options of the rules";
pub(crate) const PUBLIC: &str = "in the list of tables";
pub(crate) const MAKE_TABLE_WHAT: &str =
    "A table has a link: whoever opens it picks a name and a chair. Bots can take the chairs that stay free.";
pub(crate) const SHARED: &str = "At a shared table";
pub(crate) const PEOPLE: &str = "Chairs";
pub(crate) const CLOCK: &str = "Clock";
/// Seconds for a decision that can be chosen; without any there is no clock.
pub(crate) const CLOCKS: [Option<u32>; 5] = [None, Some(30), Some(60), Some(180), Some(600)];

/// How many chairs are for people, and how many for the bots that were chosen.
pub(crate) fn people_and_bots(people: usize, bots: usize) -> String {
    match bots {
        0 => "all for people".to_owned(),
        1 => format!("{people} for people, the last for its bot"),
        _ => format!("{people} for people, the last {bots} for their bots"),
    }
}

pub(crate) fn clock_of(seconds: Option<u32>) -> String {
    match seconds {
        None => "none: think as long as you like".to_owned(),
        Some(seconds) if seconds < 60 => format!("{seconds} seconds a decision, then a bot decides once"),
        Some(60) => "a minute a decision, then a bot decides once".to_owned(),
        Some(seconds) => format!("{} minutes a decision, then a bot decides once", seconds / 60),
    }
}

pub(crate) const NO_SERVER: &str = "The server cannot be reached. Playing against bots works without it.";
pub(crate) const YOUR_NAME: &str = "Your name";
pub(crate) const START: &str = "Start the game";
pub(crate) const CHAIRS_FREE: &str = "The game starts when every chair is taken, by people or bots.";
pub(crate) const EMPTY_CHAIR: &str = "free";
pub(crate) const SIT: &str = "Sit here";
pub(crate) const GET_UP: &str = "Get up";
pub(crate) const ADD_BOT: &str = "Put a bot here";
pub(crate) const REMOVE_BOT: &str = "Send the bot away";
pub(crate) const LEVEL: &str = "Level";
pub(crate) const INVITE: &str = "Invite others";
pub(crate) const LINK: &str = "The link of this table";
pub(crate) const COPY: &str = "Copy the link";
pub(crate) const COPIED: &str = "Copied";
pub(crate) const QR: &str = "The same link as a code for a phone's camera";
pub(crate) const CHAT: &str = "Chat";
pub(crate) const SEND: &str = "Say";
pub(crate) const MUTE: &str = "Mute";
pub(crate) const REMATCH: &str = "Rematch";
pub(crate) const TO_REMATCH: &str = "To the rematch";
pub(crate) const REPLAY: &str = "Replay";
pub(crate) const AGREE: &str = "That is fine";
pub(crate) const REFUSE: &str = "No";
pub(crate) const AWAY: &str = "away";
pub(crate) const STOOD_IN: &str = "away, a bot plays";

/// Bots that people play against; the others are for tests.
pub(crate) const LEVELS: [Bot; 4] = [Bot::Easy, Bot::Medium, Bot::Hard, Bot::Expert];

/// A bot with how it plays.
pub(crate) fn bot_with_pitch(bot: Bot) -> String {
    format!("{} bot: {}", first_upper(bot.name()), bot.pitch())
}

/// The label of a seat's level.
pub(crate) fn level_of(seat: usize) -> String {
    format!("Level of the bot on chair {}", seat + 1)
}

/// A key or a value of an option as people read it.
pub(crate) fn option(key: &str) -> String {
    first_upper(&key.replace('_', " "))
}

/// What a server means that answers with a number only.
pub(crate) fn status(status: u16) -> String {
    match status {
        404 => "There is no such thing on this server.".to_owned(),
        429 => "That was too often. Wait a moment and try again.".to_owned(),
        _ => format!("The server could not do that ({status})."),
    }
}

/// A chair before anybody sits on it. People count from one.
pub(crate) fn chair(seat: Seat) -> String {
    format!("Chair {}", seat.number() + 1)
}

/// One's own name in the list of chairs.
pub(crate) fn yourself(name: &str) -> String {
    format!("{name} (you)")
}

/// Why a name is not taken.
pub(crate) fn bad_name(why: &str) -> String {
    format!("That cannot be your name: {why}.")
}

/// Hearing somebody again.
pub(crate) fn unmute(name: &str) -> String {
    format!("Hear {name} again")
}

/// Somebody asks to take a decision back.
pub(crate) fn asks_take_back(name: &str) -> String {
    format!("{} would like to take the last decision back.", first_upper(name))
}

pub(crate) const FAIR: &str = "Fair deal";

/// What the server has committed to.
pub(crate) fn fair_commitment(commitment: &str) -> String {
    format!("The SHA-256 of this table's seed, fixed before the first card: {commitment}")
}

/// The seed, once the game is over.
pub(crate) fn fair_seed(seed: &str) -> String {
    format!("The seed: {seed}. With the record, `parlour verify --fair` deals the game again and compares.")
}
