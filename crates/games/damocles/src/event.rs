//! What happens in a game: [`DamoclesEvent`].

use parlour_core::{Beat, Event, Seat, Words, scene::Mark};
use serde::{Deserialize, Serialize};

use crate::{Annexed, Codex, CodexPair, CodexSet, God, RingSpot, Use};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum DamoclesEvent {
    /// DAM-5: eight codices are dealt to each, from that seat on.
    Dealt { first: Seat },
    /// DAM-5: what a seat finds in its hand.
    Hand { seat: Seat, codices: CodexSet },
    /// DAM-6, DAM-13: codices are laid face down.
    Discarded { seat: Seat, count: u8 },
    /// DAM-6, DAM-13: what they are, for the seat that laid them down.
    LaidDown { seat: Seat, codices: CodexSet },
    /// DAM-7: a token is put on the ring.
    Placed { seat: Seat, god: God, spot: RingSpot },
    /// DAM-11: two tokens of the ring are exchanged.
    Swapped { seat: Seat, one: RingSpot, other: RingSpot },
    /// DAM-11: a token of the ring is exchanged with one of the bank.
    Exchanged { seat: Seat, spot: RingSpot, god: God },
    /// DAM-11: a swap is left unused.
    Held { seat: Seat },
    /// DAM-10, DAM-14 to DAM-17: a codex is played alone.
    Played { seat: Seat, used: Use },
    /// DAM-13: two codices are used together.
    Paired { seat: Seat, pair: CodexPair },
    /// DAM-18: a codex scores.
    Scored { seat: Seat, codex: Codex },
    /// DAM-19: the discards become the deck.
    Reshuffled { count: u8 },
    /// DAM-13: codices are drawn.
    Drew { seat: Seat, count: u8 },
    /// DAM-13: what they are, for the seat that drew them.
    Found { seat: Seat, codices: CodexSet },
    /// DAM-17: a seat gives up a codex of its own.
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
        let done_by = |id, seat| Words::new(id).seat("seat", seat);
        match *self {
            Self::Dealt { first } => Words::new("damocles-dealt").seat("first", first),
            Self::Hand { seat, codices } => done_by("damocles-holds", seat).piece_list("codices", codices),
            Self::Discarded { seat, count } => done_by("damocles-discarded", seat).number("count", count),
            Self::LaidDown { seat, codices } => {
                done_by("damocles-laid-down", seat).piece_list("codices", codices)
            }
            Self::Placed { seat, god, spot } => {
                done_by("damocles-placed", seat).emblem("god", &god.emblem()).number("spot", spot)
            }
            Self::Swapped { seat, one, other } => {
                done_by("damocles-swapped", seat).number("one", one).number("other", other)
            }
            Self::Exchanged { seat, spot, god } => {
                done_by("damocles-exchanged", seat).emblem("god", &god.emblem()).number("spot", spot)
            }
            Self::Held { seat } => done_by("damocles-held", seat),
            Self::Played { seat, used } => {
                done_by("damocles-played", seat).piece("codex", used.codex).number("charges", used.stars())
            }
            Self::Paired { seat, pair } => paired(seat, pair),
            Self::Scored { seat, codex } => {
                done_by("damocles-scored", seat).number("points", codex.points()).piece("codex", codex)
            }
            Self::Reshuffled { count } => Words::new("damocles-reshuffled").number("count", count),
            Self::Drew { seat, count } => done_by("damocles-drew", seat).number("count", count),
            Self::Found { seat, codices } if codices.is_empty() => {
                done_by("damocles-drew", seat).number("count", 0)
            }
            Self::Found { seat, codices } => done_by("damocles-found", seat).piece_list("codices", codices),
            Self::Sacrificed { seat, codex } => done_by("damocles-sacrificed", seat).piece("codex", codex),
            Self::Destroyed { seat, victim, codex } => {
                done_by("damocles-destroyed", seat).piece("codex", codex).seat("victim", victim)
            }
            Self::Ended { seat } => done_by("damocles-ended", seat),
            Self::Final { seat, score } => done_by("damocles-final", seat).number("score", score),
        }
    }

    fn beat(&self) -> Beat {
        let played = |seat: Seat| format!("played.{seat}");
        match *self {
            Self::Played { seat, used } => Beat::short().lay(used.codex, played(seat), seat),
            Self::Paired { pair, .. } => {
                Beat::short().mark([pair.production.codex, pair.number.codex], Mark::Chosen)
            }
            Self::Scored { seat, codex } => {
                Beat::long().lay(codex, played(seat), seat).mark([codex], Mark::Scoring)
            }
            Self::Sacrificed { codex, .. } => Beat::short().mark([codex], Mark::Destroyed),
            Self::Destroyed { codex, .. } => Beat::long().mark([codex], Mark::Destroyed),
            Self::Reshuffled { .. } => Beat::short(),
            _ => Beat::passing(),
        }
    }
}

fn paired(seat: Seat, pair: CodexPair) -> Words {
    let words = match pair.annexed {
        None => Words::new("damocles-paired"),
        Some(Annexed::Production(owner)) => {
            Words::new("damocles-paired-their-production").seat("owner", owner)
        }
        Some(Annexed::Number(owner)) => Words::new("damocles-paired-their-number").seat("owner", owner),
    };
    words
        .seat("seat", seat)
        .piece("production", pair.production.codex)
        .piece("number", pair.number.codex)
        .number("charges", pair.stars())
}
