//! The events of a game: [`DamoclesEvent`].

use parlour_core::{Beat, Event, Seat, Words, scene::Mark};
use serde::{Deserialize, Serialize};

use crate::{
    Annexed, Codex, CodexPair, CodexSet, God, RingSpot, Use,
    scene::{BANK, RING},
};

/// An event of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum DamoclesEvent {
    /// DAM-5: eight codices are dealt to each seat, starting with `first`.
    Dealt { first: Seat },
    /// DAM-5: the codices a seat is dealt.
    Hand { seat: Seat, codices: CodexSet },
    /// DAM-6, DAM-13: a seat lays codices face down.
    Discarded { seat: Seat, count: u8 },
    /// DAM-6, DAM-13: which codices those are, told to that seat alone.
    LaidDown { seat: Seat, codices: CodexSet },
    /// DAM-7: a token is put on the ring.
    Placed { seat: Seat, god: God, spot: RingSpot },
    /// DAM-11: two tokens of the ring change places, which makes these played codices active.
    Swapped { seat: Seat, one: RingSpot, other: RingSpot, woke: CodexSet },
    /// DAM-11: a token of the ring is exchanged with one from the bank.
    Exchanged { seat: Seat, spot: RingSpot, god: God, back: God, woke: CodexSet },
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
    /// DAM-13: which codices those are, told to that seat alone.
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
            Self::Swapped { seat, one, other, woke } => {
                let words = done_by("damocles-swapped", seat).number("one", one).number("other", other);
                words.words("woke", waking(woke))
            }
            Self::Exchanged { seat, spot, god, back, woke } => done_by("damocles-exchanged", seat)
                .emblem("god", &god.emblem())
                .emblem("back", &back.emblem())
                .number("spot", spot)
                .words("woke", waking(woke)),
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
        let token = |god: God| (BANK, god as usize);
        let on = |spot: RingSpot| (RING, spot.index());
        // A codex that becomes active deserves a look.
        let turned = |woke: CodexSet| {
            let beat = if woke.is_empty() { Beat::short() } else { Beat::long() };
            beat.mark(woke, Mark::Waking)
        };
        match *self {
            Self::Placed { god, spot, .. } => Beat::short().carry(token(god), on(spot)).settle(),
            Self::Swapped { one, other, woke, .. } => {
                turned(woke).carry(on(one), on(other)).carry(on(other), on(one)).settle()
            }
            Self::Exchanged { spot, god, back, woke, .. } => {
                turned(woke).carry(on(spot), token(back)).carry(token(god), on(spot)).settle()
            }
            Self::Held { .. } | Self::Drew { .. } | Self::Found { .. } | Self::Reshuffled { .. } => {
                Beat::short()
            }
            Self::Final { .. } => Beat::long(),
            Self::Played { seat, used } => Beat::short().lay(used.codex, played(seat), seat),
            Self::Paired { pair, .. } => {
                Beat::short().mark([pair.production.codex, pair.number.codex], Mark::Chosen)
            }
            Self::Scored { seat, codex } => {
                Beat::long().lay(codex, played(seat), seat).mark([codex], Mark::Scoring).count()
            }
            Self::Sacrificed { codex, .. } | Self::Destroyed { codex, .. } => {
                Beat::long().mark([codex], Mark::Destroyed)
            }
            _ => Beat::passing(),
        }
    }
}

/// The played codices that a swap makes active, as the end of a sentence.
fn waking(woke: CodexSet) -> Words {
    if woke.is_empty() {
        return Words::plain("");
    }
    Words::new("damocles-which-wakes").piece_list("codices", woke)
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
