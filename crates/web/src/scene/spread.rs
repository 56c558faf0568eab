//! Which piles are being looked through: [`Piles`]. It outlives every drawing of the table, so that a move closes none of them.

use std::collections::BTreeSet;

use leptos::prelude::*;

/// The piles of this page that are spread out, by the ids of their zones.
#[derive(Clone, Copy)]
pub(crate) struct Piles(RwSignal<BTreeSet<String>>);

impl Piles {
    /// All are stacked.
    pub(crate) fn stacked() -> Self {
        Self(RwSignal::new(BTreeSet::new()))
    }
}

/// How a pile lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shown {
    /// Only its top is seen.
    Stacked,
    /// Every piece is seen.
    Spread,
}

impl Shown {
    /// Its name in the style sheet.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Stacked => "",
            Self::Spread => "spread",
        }
    }
}

/// One pile and how it lies.
#[derive(Clone)]
pub(super) struct Spread {
    piles: Piles,
    zone: String,
}

/// That pile.
pub(super) fn of(zone: &str) -> Spread {
    Spread { piles: expect_context(), zone: zone.to_owned() }
}

impl Spread {
    /// How it lies. Who draws the table asks, and draws it again when that changes: a watcher for each pile of each drawing would never
    /// be forgotten by the list.
    pub(super) fn shown(&self) -> Shown {
        let spread = self.piles.0.with(|piles| piles.contains(&self.zone));
        if spread { Shown::Spread } else { Shown::Stacked }
    }

    /// Spreads it out, or stacks it again.
    pub(super) fn turn(&self) {
        self.piles.0.update(|piles| {
            if !piles.remove(&self.zone) {
                piles.insert(self.zone.clone());
            }
        });
    }
}
