//! Phrases that events and the scene share.

use parlour_cards::Suit;
use parlour_core::{Seat, Set, Words};

use crate::{Pile, PillarsTable, Strength};

/// The value of PIL-6 against the limit of PIL-5: "value 14 of 17".
pub(crate) fn worth(value: u8, limit: u8) -> Words {
    let id = if value <= limit { "pillars-value" } else { "pillars-value-past-limit" };
    Words::new(id).number("value", value).number("limit", limit)
}

/// "hearts, diamonds and clubs", in the order in which battles are scored.
pub(crate) fn battles(battles: Set<Suit>) -> Words {
    let names = PillarsTable::BATTLES.into_iter().filter(|&battle| battles.contains(battle));
    listed("core-and", names.map(|battle| Words::from(&battle.emblem())).collect())
}

/// PIL-10: "hearts (3 to 2)", in the order in which battles are scored.
pub(crate) fn won(battles: Set<Suit>, cards: [[u8; 2]; 4]) -> Words {
    let counted =
        PillarsTable::BATTLES.into_iter().zip(cards).filter(|(battle, _)| battles.contains(*battle));
    let part = |(battle, [mine, theirs]): (Suit, [u8; 2])| {
        let words = Words::new("pillars-outnumbered").emblem("battle", &battle.emblem());
        words.number("mine", mine).number("theirs", theirs)
    };
    listed("core-and", counted.map(part).collect())
}

/// How strong a side is, with what decides first: "3 cards to 2, worth 14 of 17".
pub(crate) fn strength(side: Strength) -> Words {
    let [mine, theirs] = side.counts;
    let words = Words::new("pillars-strength").number("mine", mine).number("theirs", theirs);
    words.words("worth", worth(side.value, side.limit))
}

/// Joins words with commas, and the last with the message `joint`: "a, b and c".
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
