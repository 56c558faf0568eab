//! Phrases that events and the scene share.

use parlour_cards::Suit;
use parlour_core::{Seat, Set, Words};

use crate::{Pile, PillarsTable};

/// PIL-6 against PIL-5: "value 14 of 17".
pub(crate) fn worth(value: u8, limit: u8) -> Words {
    let id = if value <= limit { "pillars-value" } else { "pillars-value-past-limit" };
    Words::new(id).number("value", value).number("limit", limit)
}

/// "hearts, diamonds and clubs", in the order in which battles are scored.
pub(crate) fn battles(battles: Set<Suit>) -> Words {
    let names = PillarsTable::BATTLES.into_iter().filter(|&battle| battles.contains(battle));
    listed("core-and", names.map(|battle| Words::from(&battle.emblem())).collect())
}

/// Words with commas between them, and with that message before the last: "a, b and c".
pub(crate) fn listed(joint: &'static str, mut parts: Vec<Words>) -> Words {
    match parts.pop() {
        Some(last) if parts.is_empty() => last,
        Some(last) => Words::new(joint).list("most", parts).words("last", last),
        None => Words::plain(""),
    }
}

/// PIL-15: "hearts 12 to 7", a seat's points first.
pub(crate) fn standing(table: &PillarsTable, seat: Seat, pile: Pile) -> Words {
    Words::new("pillars-standing")
        .words("pile", pile.words())
        .number("mine", table.points(seat, pile))
        .number("theirs", table.points(PillarsTable::other(seat), pile))
}
