//! What happens in a game: [`DamoclesEvent`].

use parlour_core::{Event, Seat, Words};
use serde::{Deserialize, Serialize};

use crate::{Annexed, Codex, CodexSet, God, Pair, Spot, Use};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum DamoclesEvent {
    /// DAM-5: eight codices are dealt to each, from that seat on.
    Dealt { first: Seat },
    /// DAM-5: what a seat finds in its hand.
    Hand { seat: Seat, codices: CodexSet },
    /// DAM-6, DAM-13: so many codices are laid face down.
    Discarded { seat: Seat, count: u8 },
    /// DAM-6, DAM-13: what they are, for the seat that laid them down.
    LaidDown { seat: Seat, codices: CodexSet },
    /// DAM-7: a token is put on the ring.
    Placed { seat: Seat, god: God, spot: Spot },
    /// DAM-11: two tokens of the ring are exchanged.
    Swapped { seat: Seat, one: Spot, other: Spot },
    /// DAM-11: a token of the ring is exchanged with one of the bank.
    Exchanged { seat: Seat, spot: Spot, god: God },
    /// DAM-11: a swap is left unused.
    Held { seat: Seat },
    /// DAM-10, DAM-14 to DAM-17: a codex is played alone.
    Played { seat: Seat, used: Use },
    /// DAM-13: two codices are used together.
    Paired { seat: Seat, pair: Pair },
    /// DAM-18: a codex scores.
    Scored { seat: Seat, codex: Codex },
    /// DAM-19: the discards become the deck.
    Reshuffled { count: u8 },
    /// DAM-13: so many codices are drawn.
    Drew { seat: Seat, count: u8 },
    /// DAM-13: what they are, for the seat that drew them.
    Found { seat: Seat, codices: CodexSet },
    /// DAM-17: an own codex is given up.
    Sacrificed { seat: Seat, codex: Codex },
    /// DAM-17: an opponent's codex is destroyed.
    Destroyed { seat: Seat, victim: Seat, codex: Codex },
    /// DAM-12: a turn is over.
    Ended { seat: Seat },
    /// DAM-20: a final score.
    Final { seat: Seat, score: i32 },
}

impl Event for DamoclesEvent {
    fn words(&self) -> Words {
        let words = Words::new();
        match *self {
            Self::Dealt { first } => {
                words.then("Eight codices are dealt to each, from ").seat(first).then(" on.")
            }
            Self::Hand { seat, codices } => words.does(seat, "holds ", "hold ").pieces(codices).then("."),
            Self::Discarded { seat, count } => words
                .does(seat, "discards", "discard")
                .then(format!(" {}.", counted(count.into(), "codex", "codices"))),
            Self::LaidDown { seat, codices } => {
                words.does(seat, "discards ", "discard ").pieces(codices).then(", face down.")
            }
            Self::Placed { seat, god, spot } => {
                words.does(seat, "puts", "put").then(format!(" {} on position {spot}.", god.name()))
            }
            Self::Swapped { seat, one, other } => {
                words.does(seat, "swaps", "swap").then(format!(" positions {one} and {other}."))
            }
            Self::Exchanged { seat, spot, god } => words
                .does(seat, "takes", "take")
                .then(format!(" {} from the bank for position {spot}.", god.name())),
            Self::Held { seat } => words.does(seat, "changes", "change").then(" nothing on the ring."),
            Self::Played { seat, used } => {
                let words = words.does(seat, "plays ", "play ").piece(used.codex);
                words.then(loosely(used.stars()))
            }
            Self::Paired { seat, pair } => paired(seat, pair),
            Self::Scored { seat, codex } => {
                let points = counted(codex.points().into(), "point", "points");
                words.does(seat, "scores", "score").then(format!(" {points} for ")).piece(codex).then(".")
            }
            Self::Reshuffled { count } => {
                let discards = if count == 1 { "The discard is" } else { "The discards are" };
                words.then(format!("{discards} shuffled: a new deck of {count}."))
            }
            Self::Drew { seat, count } => words
                .does(seat, "draws", "draw")
                .then(format!(" {}.", counted(count.into(), "codex", "codices"))),
            Self::Found { seat, codices } => words.does(seat, "draws ", "draw ").pieces(codices).then("."),
            Self::Sacrificed { seat, codex } => {
                words.does(seat, "sacrifices ", "sacrifice ").piece(codex).then(".")
            }
            Self::Destroyed { seat, victim, codex } => {
                words.does(seat, "destroys ", "destroy ").piece(codex).then(" of ").seat(victim).then(".")
            }
            Self::Ended { seat } => words.does(seat, "ends", "end").then(" the turn."),
            Self::Final { seat, score } => words
                .does(seat, "finishes", "finish")
                .then(format!(" with {}.", counted(score, "point", "points"))),
        }
    }
}

fn paired(seat: Seat, pair: Pair) -> Words {
    let owned = |words: Words, owner: Option<Seat>| match owner {
        Some(owner) => words.then(" of ").seat(owner),
        None => words,
    };
    let [production, number] = match pair.annexed {
        None => [None, None],
        Some(Annexed::Production(owner)) => [Some(owner), None],
        Some(Annexed::Number(owner)) => [None, Some(owner)],
    };
    let words = Words::new().does(seat, "pairs ", "pair ").piece(pair.production.codex);
    let words = owned(words, production).then(" with ").piece(pair.number.codex);
    owned(words, number).then(loosely(pair.stars()))
}

const fn loosely(stars: u8) -> &'static str {
    match stars {
        0 => ".",
        1 => ", using up a charge.",
        _ => ", using up two charges.",
    }
}

fn counted(count: i32, one: &str, many: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        0 => format!("no {many}"),
        count => format!("{count} {many}"),
    }
}
