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

/// Whether one pile is spread out.
#[derive(Clone, Copy)]
pub(super) struct Spread {
    piles: Piles,
    zone: StoredValue<String>,
}

/// That pile.
pub(super) fn of(zone: &str) -> Spread {
    Spread { piles: expect_context(), zone: StoredValue::new(zone.to_owned()) }
}

impl Spread {
    pub(super) fn is_on(self) -> bool {
        self.piles.0.with(|piles| self.zone.with_value(|zone| piles.contains(zone)))
    }

    /// Spreads it out, or stacks it again.
    pub(super) fn turn(self) {
        let zone = self.zone.get_value();
        self.piles.0.update(|piles| {
            if !piles.remove(&zone) {
                piles.insert(zone);
            }
        });
    }
}
