//! Sentences with arguments: numbers, names, bots.

use parlour_bots::Bot;
use parlour_core::{Seat, Words, figure};
use parlour_protocol::{PersonNameError, TableListing};
use parlour_seat::percent;

use super::say;
use crate::route::Route;

/// The title of a page that is not a table.
pub(crate) fn page_title(route: &Route) -> String {
    let game = |slug: &str| parlour_registry::cover(slug).map_or("Parlour", |cover| cover.info.title);
    match route {
        Route::Rules(slug) => say(Words::new("web-title-rules").words("game", Words::plain(game(slug)))),
        Route::Setup(slug)
        | Route::Friends(slug)
        | Route::Offline(slug)
        | Route::Learn(slug)
        | Route::Sample(slug) => title(Words::plain(game(slug))),
        Route::Lobby => title("web-lobby"),
        Route::About => title("web-about"),
        Route::Replay(_) => title("web-replay"),
        Route::Table(_) => title("web-table"),
        Route::Home | Route::Unknown => say("web-name"),
    }
}

/// The title of a page.
pub(crate) fn title(page: impl Into<Words>) -> String {
    say(Words::new("web-title").words("page", page))
}

/// The title of a table when it is the person's turn.
pub(crate) fn title_on_turn(game: &str) -> String {
    say(Words::new("web-title-turn").words("game", Words::plain(game)))
}

/// A message about one name or other text that is the same in every language.
pub(crate) fn about(id: &'static str, argument: &'static str, text: &str) -> String {
    say(Words::new(id).words(argument, Words::plain(text)))
}

/// A message about one number.
pub(crate) fn count(id: &'static str, argument: &'static str, number: impl TryInto<i64>) -> String {
    say(Words::new(id).number(argument, number))
}

/// A link to a page of a game. It names the game for screen readers, because other links have the same words.
pub(crate) fn link_of(link: &str, game: &str) -> String {
    say(Words::new("web-link-of").words("link", Words::plain(link)).words("game", Words::plain(game)))
}

/// A number out of a total.
pub(crate) fn count_of(number: usize, all: usize) -> String {
    say(Words::new("core-count-of").number("number", number).number("all", all))
}

/// A bot at the table.
pub(crate) fn bot(bot: Bot) -> String {
    about("web-bot", "level", bot.name())
}

/// A bot with a description of how it plays.
pub(crate) fn bot_with_pitch(bot: Bot) -> String {
    about("web-bot-with-pitch", "level", bot.name())
}

/// The level of a bot.
pub(crate) fn bot_level(bot: Bot) -> String {
    about("web-bot-level", "level", bot.name())
}

/// A key or a value of an option as people read it.
pub(crate) fn option(key: &str) -> String {
    say(option_words(key))
}

/// The name of a key or a value of an option.
pub(super) fn option_words(key: &str) -> Words {
    Words::new("web-option")
        .words("key", Words::plain(key))
        .words("name", Words::plain(key.replace('_', " ")))
}

/// The number of seats for people, and the number of bots chosen.
pub(crate) fn people_and_bots(people: usize, bots: usize) -> String {
    say(Words::new("web-people-and-bots").number("people", people).number("bots", bots))
}

/// How long a player may think about a move.
pub(crate) fn clock_of(seconds: Option<u32>) -> String {
    match seconds {
        None => say("web-clock-none"),
        Some(seconds) if seconds < 60 => count("web-clock-seconds", "seconds", seconds),
        Some(seconds) => count("web-clock-minutes", "minutes", seconds / 60),
    }
}

/// How long a player has after a nudge.
pub(crate) fn nudge_of(seconds: Option<u32>) -> String {
    match seconds {
        None => say("web-nudge-never"),
        Some(seconds) if seconds < 60 => count("web-nudge-seconds", "seconds", seconds),
        Some(seconds) => count("web-nudge-minutes", "minutes", seconds / 60),
    }
}

/// The state of a listed table.
pub(crate) fn table_state(table: &TableListing) -> String {
    let id = if table.playing { "web-table-playing" } else { "web-table-gathering" };
    say(Words::new(id).number("seats", table.seats).number("free", table.free))
}

/// A seat before anybody sits in it. People count from one.
pub(crate) fn chair(seat: Seat) -> String {
    count("web-chair", "number", seat.number() + 1)
}

/// Why a name cannot be used.
pub(crate) fn bad_name(why: PersonNameError) -> String {
    match why {
        PersonNameError::Empty => say("web-no-name"),
        PersonNameError::TooLong(letters) => count("web-long-name", "letters", letters),
    }
}

/// The meaning of an answer that is only a status number.
pub(crate) fn status(status: u16) -> String {
    match status {
        404 => say("web-status-missing"),
        429 => say("web-status-too-often"),
        _ => count("web-status", "status", status),
    }
}

/// A decision that cost something.
pub(crate) fn slip(played: &str, share: f32, best: &str, best_share: f32) -> String {
    say(Words::new("web-slip")
        .words("played", Words::plain(played))
        .words("share", percent(share))
        .words("best", Words::plain(best))
        .words("best-share", percent(best_share)))
}

/// What to choose, by kind.
pub(crate) fn pick(kind: &'static str) -> String {
    about("web-pick", "kind", kind)
}

/// The name of a card. A card without a rank is called by its suit alone.
pub(crate) fn card(rank: &str, suit: impl Into<Words>) -> String {
    let words = Words::new("web-card").words("rank", Words::plain(rank)).words("suit", suit);
    say(words).trim().to_owned()
}

/// Points with their sign.
pub(crate) fn signed(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { figure(points) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_say_what_they_are_given() {
        assert_eq!(slip("play R9", 0.264, "play P3", 0.33), "Play R9 (26%). Better: play P3 (33%).");
        assert_eq!(page_title(&Route::Rules("tps".to_owned())), "TrickPaperScissors: Rules · Parlour");
        assert_eq!(title_on_turn("Pillars"), "Your turn · Pillars");
        assert_eq!(people_and_bots(3, 0), "3 people");
        assert_eq!(people_and_bots(2, 1), "2 people + 1 bot");
        assert_eq!(people_and_bots(1, 2), "1 person + 2 bots");
        assert_eq!(clock_of(Some(30)), "30 seconds per move, then a bot moves once");
        assert_eq!(clock_of(Some(60)), "1 minute per move, then a bot moves once");
        assert_eq!(clock_of(Some(180)), "3 minutes per move, then a bot moves once");
        assert_eq!(bad_name(PersonNameError::TooLong(24)), "Please enter a name of at most 24 characters.");
        assert_eq!(chair(Seat::new(2)), "Seat 3");
        assert_eq!(count_of(3, 9), "3 of 9");
        assert_eq!(status(500), "Something went wrong on the server (500).");
    }
}
