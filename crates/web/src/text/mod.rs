//! Everything that is written on the page and does not come from a game.

mod notes;

use parlour_bots::Bot;
use parlour_core::Seat;
use parlour_protocol::TableListing;

use crate::route::Route;

pub(crate) use self::notes::{NOTES, Note};

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

pub(crate) const TABLE: &str = "Table";
pub(crate) const HOW_MANY: &str = "How many";
pub(crate) const WHO: &str = "Who sits where";
pub(crate) const OPTIONS: &str = "Options of the rules";
pub(crate) const PUBLIC: &str = "in the list of tables";
pub(crate) const MAKE_TABLE_WHAT: &str =
    "A table has a link: whoever opens it picks a name and a chair. Bots can take the chairs that stay free.";
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
    format!("Level of the bot on seat {seat}")
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

pub(crate) const LOOKING: &str = "Looking …";
pub(crate) const SIT_DOWN: &str = "Sit down";
pub(crate) const WATCH: &str = "Watch";
pub(crate) const NO_RECORD: &str = "No finished game is kept in this browser.";
pub(crate) const FIRST: &str = "To the deal";
pub(crate) const BACK: &str = "One step back";
pub(crate) const FORWARD: &str = "One step on";
pub(crate) const LAST: &str = "To the end";
pub(crate) const RUN: &str = "Play";
pub(crate) const PAUSE: &str = "Pause";
pub(crate) const MOMENT: &str = "Moment";
pub(crate) const SPEED: &str = "Speed";
pub(crate) const EYES: &str = "Whose knowledge";
pub(crate) const ALL_OPEN: &str = "All cards open";
pub(crate) const COPY_MOMENT: &str = "Copy the link to this moment";
pub(crate) const DOWNLOAD: &str = "Download the record";
pub(crate) const ANALYSIS: &str = "Looked over";
pub(crate) const ANALYSE: &str = "Look the game over";
pub(crate) const GRAPH: &str =
    "The share of the win from the first decision to the last; dots are decisions that cost something";
pub(crate) const NO_SLIP: &str = "No decision cost more than the search can tell.";
pub(crate) const SHOW: &str = "Show";
pub(crate) const TRY_AGAIN: &str = "Try it again against bots";

/// How a listed table stands.
pub(crate) fn table_state(table: &TableListing) -> String {
    let (seats, free) = (table.seats, table.free);
    if table.playing { format!("{seats} seats, playing") } else { format!("{free} of {seats} chairs free") }
}

/// Which moment of how many.
pub(crate) fn moment(at: usize, last: usize) -> String {
    format!("{at} of {last}")
}

/// What one seat knew.
pub(crate) fn knowledge_of(seat: usize) -> String {
    format!("What seat {seat} knew")
}

/// How far the search is.
pub(crate) fn looked_at(done: usize, all: usize) -> String {
    format!("{done} of {all} decisions looked at")
}

/// Whose course the graph shows.
pub(crate) fn course_of(seat: usize) -> String {
    format!("The share of the win of seat {seat}, as the search sees it from what the seat knew.")
}

/// A decision that cost something.
pub(crate) fn slip(played: &str, share: f32, best: &str, best_share: f32) -> String {
    format!(
        "{} left {}; {best} would have left {}.",
        first_upper(played),
        percent(share),
        percent(best_share)
    )
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

pub(crate) const FAIR: &str = "Fair deal";

/// What the server has committed to.
pub(crate) fn fair_commitment(commitment: &str) -> String {
    format!("The SHA-256 of this table's seed, fixed before the first card: {commitment}")
}

/// The seed, once the game is over.
pub(crate) fn fair_seed(seed: &str) -> String {
    format!("The seed: {seed}. With the record, `parlour verify --fair` deals the game again and compares.")
}
