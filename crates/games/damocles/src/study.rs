//! What the lab counts in Damocles.

use parlour_core::{
    Rule, Seat,
    study::{Holding, Notes, Proof, Studied, bits, named},
};

use crate::{Codex, CodexSet, Damocles, DamoclesEvent, DamoclesPhase};

const DEALT: usize = 0;
const KEPT: usize = 1;
const DREW: usize = 2;
const PLAYED: usize = 3;

impl Studied for Damocles {
    const PHASES: &'static [&'static str] = &[
        "discard in the set-up",
        "place a token",
        "begin the turn",
        "swap again",
        "play codices",
        "discard after an Oracle",
        "give up a codex",
        "destroy a codex",
    ];
    const TURN: &'static str = "turn";
    const ORIGIN: &'static str = "the first seat";
    const PIECE: &'static str = "codex";
    const HOLDINGS: &'static [Holding] = &[
        Holding {
            name: "dealt",
            means: "The codex was among the eight that were dealt.",
            proof: Proof::Cause,
        },
        Holding {
            name: "kept",
            means: "The codex was dealt and not discarded in the set-up.",
            proof: Proof::Correlation,
        },
        Holding { name: "drew", means: "The codex was drawn with a pair.", proof: Proof::Correlation },
        Holding {
            name: "played",
            means: "The codex was played from the hand and scored.",
            proof: Proof::Correlation,
        },
    ];
    const DESCRIPTIVE: &'static [u8] = &[];
    type Worth = i32;

    fn phase(&self) -> usize {
        match self.table().phase {
            DamoclesPhase::Discard => 0,
            DamoclesPhase::Place(_) => 1,
            DamoclesPhase::Start(_) => 2,
            DamoclesPhase::Swap(..) => 3,
            DamoclesPhase::Play(_) | DamoclesPhase::Over => 4,
            DamoclesPhase::Oracle(..) => 5,
            DamoclesPhase::Sacrifice(_) => 6,
            DamoclesPhase::Destroy(..) => 7,
        }
    }

    fn origin(&self) -> Seat {
        self.table().first
    }

    fn score(&self, seat: Seat) -> i32 {
        self.table().score(seat)
    }

    fn worth(&self, seat: Seat) -> i32 {
        self.score(seat)
    }

    fn pieces() -> Vec<(u32, String)> {
        named(Codex::all()).collect()
    }

    #[inline]
    fn note(rule: Rule, event: &DamoclesEvent, notes: &mut Notes) {
        match *event {
            DamoclesEvent::Hand { seat, codices } => {
                notes.hold(DEALT, seat, bits(codices));
                notes.hold(KEPT, seat, bits(codices));
            }
            // A discard by DAM-6 is part of the set-up; an Oracle discards by DAM-13.
            DamoclesEvent::LaidDown { seat, codices } if rule.number() == 6 => {
                notes.unhold(KEPT, seat, bits(codices));
            }
            DamoclesEvent::Found { seat, codices } => notes.hold(DREW, seat, bits(codices)),
            DamoclesEvent::Scored { seat, codex } => {
                notes.hold(PLAYED, seat, bits(CodexSet::only(codex)));
                notes.shift(seat);
            }
            DamoclesEvent::Ended { .. } => notes.turn(),
            _ => {}
        }
    }
}
