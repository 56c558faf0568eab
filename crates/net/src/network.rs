//! The network, and what it calculates on the way: [`Network`], [`Activations`].

use crate::{
    Traits,
    layer::{Columns, Layer, ONE, rectified},
    softmax,
};

/// How large a network is, and what it was trained for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dimensions {
    /// The version of the observation and of the actions' numbers and features.
    pub version: u16,
    /// How many numbers an observation has.
    pub observation: usize,
    /// The number of seats at the largest table.
    pub seats: usize,
    /// The numbers in a state.
    pub width: usize,
    /// The numbers in the narrow layer between.
    pub inner: usize,
    /// The numbers in which an action meets a state, in each of the two ways.
    pub side: usize,
    /// What actions are made of.
    pub traits: Traits,
}

/// A network: what a learned player has learned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    pub(crate) dimensions: Dimensions,
    pub(crate) input: Columns,
    pub(crate) inner: Layer,
    pub(crate) outer: Layer,
    pub(crate) asked: Layer,
    pub(crate) shares: Layer,
    /// One row for each trait: half of it is added to what is asked, the other half multiplied with it.
    pub(crate) traits: Vec<i16>,
    pub(crate) judge: Vec<i16>,
}

/// What a network has calculated from an observation; used again, it needs no new memory.
#[derive(Clone, Debug, Default)]
pub struct Activations {
    known: Vec<i32>,
    passed_on: Vec<i16>,
    state: Vec<i16>,
    asked: Vec<i32>,
    row: Vec<i32>,
}

/// The bits by which a sum is made shorter before it is multiplied with another.
const SHORTER: u32 = 4;
/// The largest magnitude of a shortened sum: 64.
const MOST: i32 = (64 * ONE) >> SHORTER;

impl Network {
    /// What 1 is in the unit of [`Network::logit`].
    pub const LOGIT_ONE: f32 = 65_536.0;

    /// How large the network is, and what it was trained for.
    pub const fn dimensions(&self) -> &Dimensions {
        &self.dimensions
    }

    /// Reads an observation. What follows from it stays in `out`, for [`Network::logit`] and
    /// [`Network::win_chances`].
    ///
    /// # Panics
    /// If the observation does not have the length of [`Dimensions::observation`].
    pub fn observe(&self, observation: &[i8], out: &mut Activations) {
        assert_eq!(observation.len(), self.dimensions.observation, "an observation is as long as it says");
        out.known.resize(self.dimensions.width, 0);
        self.input.sums(observation, &mut out.known);
        out.state.clear();
        out.state.extend(out.known.iter().map(|&sum| rectified(sum)));
        out.passed_on.clear();
        out.passed_on.extend(self.inner.sums(&out.state).map(rectified));
        out.state.clear();
        let outer = self.outer.sums(&out.passed_on);
        out.state.extend(
            out.known.iter().zip(outer).map(|(&known, more)| rectified(known.max(0).saturating_add(more))),
        );
        out.asked.clear();
        out.asked.extend(self.asked.sums(&out.state));
        let (_, multiplied) = out.asked.split_at_mut(self.dimensions.side);
        for sum in multiplied {
            *sum = shorter(*sum);
        }
    }

    /// The logit of an action: the higher, the better. Its place among the legal ones stands for its number
    /// where actions have no fixed numbers. The unit is a 65536th ([`Network::LOGIT_ONE`]).
    ///
    /// # Panics
    /// If an action cannot have this number and these features: see [`Traits::fit`].
    pub fn logit(&self, number: usize, features: &[u16], activations: &mut Activations) -> i32 {
        let side = self.dimensions.side;
        let Activations { asked, row, .. } = activations;
        row.clear();
        row.resize(2 * side, 0);
        self.dimensions.traits.each(number, features, |one| {
            let weights = &self.traits[one * 2 * side..][..2 * side];
            row.iter_mut().zip(weights).for_each(|(sum, &weight)| *sum += i32::from(weight));
        });
        let (added, multiplied) = row.split_at(side);
        let (to_add, to_multiply) = asked.split_at(side);
        let judged: i64 = added
            .iter()
            .zip(to_add)
            .zip(&self.judge)
            .map(|((&own, &asked), &judge)| {
                i64::from(shorter(own.saturating_add(asked)).max(0) * i32::from(judge))
            })
            .sum();
        let products = multiplied.iter().zip(to_multiply);
        let product: i64 = products.map(|(&own, &asked)| i64::from(shorter(own) * asked)).sum();
        let logit = (judged >> SHORTER) + product;
        logit.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32
    }

    /// Writes the win chances of the seats of this table, the viewer's first, then clockwise.
    pub fn win_chances(&self, activations: &Activations, chances: &mut [f32]) {
        for (chance, sum) in chances.iter_mut().zip(self.shares.sums(&activations.state)) {
            *chance = sum as f32 / ONE as f32;
        }
        softmax(chances);
    }
}

/// A sum with fewer bits, and within 64 of 0.
fn shorter(sum: i32) -> i32 {
    (sum >> SHORTER).clamp(-MOST, MOST)
}
