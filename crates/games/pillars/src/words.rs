//! Phrases that events and the scene share.

use parlour_cards::Suit;
use parlour_core::{Seat, Set};

use crate::{Pile, Table};

/// "1 card", "3 cards".
pub(crate) fn cards(count: usize) -> String {
    counted(count, "card", "cards")
}

/// "1 action", "3 actions".
pub(crate) fn actions(count: u8) -> String {
    counted(count.into(), "action", "actions")
}

/// "1 majority", "3 majorities".
pub(crate) fn majorities(count: i32) -> String {
    format!("{count} {}", if count == 1 { "majority" } else { "majorities" })
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// PIL-6 against PIL-5: "value 14 of 17".
pub(crate) fn value_of(value: u8, limit: u8) -> String {
    if value <= limit {
        format!("value {value} of {limit}")
    } else {
        format!("value {value}, past the limit of {limit}")
    }
}

/// "hearts, diamonds and clubs", in the order in which battles are scored.
pub(crate) fn battles(battles: Set<Suit>) -> String {
    let names = Table::BATTLES.into_iter().filter(|&battle| battles.contains(battle)).map(Suit::name);
    listed(&names.collect::<Vec<_>>(), "and")
}

/// "a, b and c".
pub(crate) fn listed(parts: &[&str], joint: &str) -> String {
    match parts {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} {joint} {last}", first.join(", ")),
    }
}

/// PIL-15: "hearts 12 to 7", a seat's points first.
pub(crate) fn standing(table: &Table, seat: Seat, pile: Pile) -> String {
    format!("{} {} to {}", pile.name(), table.points(seat, pile), table.points(Table::other(seat), pile))
}
