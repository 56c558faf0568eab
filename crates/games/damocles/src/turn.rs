//! What a seat has gained or used up in its turn: [`DamoclesTurn`].

use serde::{Deserialize, Serialize};

use crate::{Codex, CodexKind, CodexPair, codex};

/// What lasts until the end of a turn. All of it is public.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct DamoclesTurn {
    /// DAM-14: how many codices may still be used loosely.
    pub charges: u8,
    /// DAM-16: whether an opponent's codex may be used.
    pub annex: Annex,
    /// DAM-13: the pairs used so far.
    pub paired: Paired,
}

/// DAM-16: whether an Annex is open. At most one can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Annex {
    /// No Annex has been played, or it has been used.
    #[default]
    Closed,
    /// One pair may use an opponent's codex.
    Open,
}

/// DAM-13: the pairs of this turn: for each number codex, the production codices it was paired with.
///
/// A Combust is spent and cannot come back, so it has no bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Paired([u16; 20]);

impl Paired {
    /// Whether the two have been paired in this turn, whoever they belong to, with or without stars.
    #[inline]
    pub fn has(&self, production: Codex, number: Codex) -> bool {
        self.0[row(number)] & bit(production) != 0
    }

    #[inline]
    pub(crate) fn note(&mut self, pair: CodexPair) {
        self.0[row(pair.number.codex)] |= bit(pair.production.codex);
    }
}

#[inline]
fn row(number: Codex) -> usize {
    debug_assert!(codex::NUMBER.contains(number), "{number} is a number");
    (parlour_core::Element::index(number) - u32::from(CodexKind::One.start())) as usize
}

/// The bit of a production: Generates come first, then Oracles.
#[inline]
fn bit(production: Codex) -> u16 {
    match production.kind() {
        CodexKind::Generate => 1 << production.within_kind(),
        CodexKind::Oracle => 1 << (10 + production.within_kind()),
        _ => 0,
    }
}
