//! What actions are made of: [`Traits`].

/// How a feature of an action becomes traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraitKind {
    /// One trait for each value from 1 on; 0 is none of them.
    Values(u16),
    /// One trait for each of this many bits, at most 16.
    Bits(u16),
}

impl TraitKind {
    /// The number of traits.
    const fn count(self) -> usize {
        match self {
            Self::Values(count) | Self::Bits(count) => count as usize,
        }
    }
}

/// The traits that actions of a game may have, numbered without gaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Traits {
    /// How many fixed numbers actions have; 0 where an action has none.
    pub(crate) actions: usize,
    pub(crate) features: Vec<TraitKind>,
}

impl Traits {
    /// The traits of actions with this many fixed numbers, 0 where an action has none, and these features.
    pub const fn new(actions: usize, features: Vec<TraitKind>) -> Self {
        Self { actions, features }
    }

    /// The number of traits.
    pub fn count(&self) -> usize {
        self.actions + self.features.iter().map(|kind| kind.count()).sum::<usize>()
    }

    /// How many fixed numbers actions have; 0 where an action has none.
    pub const fn actions(&self) -> usize {
        self.actions
    }

    /// How each feature of an action becomes traits.
    pub fn features(&self) -> &[TraitKind] {
        &self.features
    }

    /// Whether an action may have this number and these features.
    pub fn fit(&self, number: usize, features: &[u16]) -> bool {
        let fits = |(kind, value): (&TraitKind, &u16)| match *kind {
            TraitKind::Values(count) => *value <= count,
            TraitKind::Bits(count) => u32::from(*value) >> count == 0,
        };
        (self.actions == 0 || number < self.actions)
            && features.len() == self.features.len()
            && self.features.iter().zip(features).all(fits)
    }

    /// The most traits that an action has at once.
    pub(crate) fn most_at_once(&self) -> u64 {
        let of = |kind: &TraitKind| match *kind {
            TraitKind::Values(_) => 1,
            TraitKind::Bits(count) => u64::from(count),
        };
        1 + self.features.iter().map(of).sum::<u64>()
    }

    /// Calls `found` with each trait of the action with this number and these features.
    pub(crate) fn each(&self, number: usize, features: &[u16], mut found: impl FnMut(usize)) {
        if self.actions > 0 {
            found(number);
        }
        let mut start = self.actions;
        for (&kind, &value) in self.features.iter().zip(features) {
            match kind {
                TraitKind::Values(_) if value > 0 => found(start + usize::from(value) - 1),
                TraitKind::Values(_) => {}
                TraitKind::Bits(count) => {
                    (0..count)
                        .filter(|bit| value >> bit & 1 == 1)
                        .for_each(|bit| found(start + usize::from(bit)));
                }
            }
            start += kind.count();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_action_cannot_have_does_not_fit() {
        let traits = Traits { actions: 10, features: vec![TraitKind::Values(3), TraitKind::Bits(16)] };
        assert!(traits.fit(9, &[3, u16::MAX]) && traits.fit(0, &[0, 0]));
        assert!(!traits.fit(10, &[0, 0]) && !traits.fit(0, &[4, 0]) && !traits.fit(0, &[0]));
        let narrow = Traits { actions: 0, features: vec![TraitKind::Bits(4)] };
        assert!(narrow.fit(99, &[15]) && !narrow.fit(0, &[16]));
        assert_eq!((traits.most_at_once(), narrow.most_at_once()), (18, 5));
    }

    #[test]
    fn an_action_has_a_trait_for_its_number_its_values_and_its_bits() {
        let traits = Traits { actions: 10, features: vec![TraitKind::Values(3), TraitKind::Bits(4)] };
        assert_eq!(traits.count(), 17);
        let of = |number, features: &[u16]| {
            let mut found = Vec::new();
            traits.each(number, features, |one| found.push(one));
            found
        };
        assert_eq!(of(7, &[2, 0b1001]), [7, 11, 13, 16]);
        assert_eq!(of(0, &[0, 0]), [0]);
        let places = Traits { actions: 0, features: vec![TraitKind::Values(2)] };
        let mut found = Vec::new();
        places.each(5, &[1], |one| found.push(one));
        assert_eq!(found, [0], "where an action has no number of its own, its place says nothing");
    }
}
