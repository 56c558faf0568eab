//! The piles that are spread out: [`Piles`]. It outlives every drawing of the table, so that a move closes no
//! pile.

use std::collections::BTreeSet;

use leptos::prelude::*;

/// The piles of this page that are spread out, by the ids of their zones.
#[derive(Clone, Copy)]
pub(crate) struct Piles(RwSignal<BTreeSet<String>>);

impl Piles {
    /// All piles stacked.
    pub(crate) fn stacked() -> Self {
        Self(RwSignal::new(BTreeSet::new()))
    }
}

/// How a pile is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shown {
    /// Only the top piece is visible.
    Stacked,
    /// Every piece is visible.
    Spread,
}

impl Shown {
    /// The name in the style sheet.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Stacked => "",
            Self::Spread => "spread",
        }
    }
}

/// One pile and its state.
#[derive(Clone)]
pub(super) struct Spread {
    piles: Piles,
    zone: String,
}

/// The pile of a zone.
pub(super) fn of(zone: &str) -> Spread {
    Spread { piles: expect_context(), zone: zone.to_owned() }
}

impl Spread {
    /// How the pile is shown. The code that draws the table reads this, and draws it again when it changes. A
    /// separate watcher for each pile of each drawing would never be removed from the list.
    pub(super) fn shown(&self) -> Shown {
        let spread = self.piles.0.with(|piles| piles.contains(&self.zone));
        if spread { Shown::Spread } else { Shown::Stacked }
    }

    /// Spreads the pile, or stacks it again.
    pub(super) fn turn(&self) {
        self.piles.0.update(|piles| {
            if !piles.remove(&self.zone) {
                piles.insert(self.zone.clone());
            }
        });
    }
}
