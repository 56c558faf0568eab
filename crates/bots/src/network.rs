//! A player that has learned: [`NetworkPlayer`].

use std::{marker::PhantomData, sync::Arc};

use parlour_core::{
    Action as _, Choices as _, FastDice, Feature, FeatureRange, Game, View as _,
    observe::{Extent, Numbering, Observed},
};
use parlour_net::{Activations, Dimensions, Network, TraitKind, Traits};
use parlour_runner::{Player, Question};
use thiserror::Error;

/// The reason why a network cannot play a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NetworkMismatchError {
    /// It was trained with other observations of some game.
    #[error(
        "the network was trained for version {found} of what players see, and {title} has version {expected}: train it again"
    )]
    Version {
        /// The title of the game.
        title: &'static str,
        /// The network's version.
        found: u16,
        /// The game's version.
        expected: u32,
    },
    /// It was trained for another game.
    #[error("the network was not trained for {title}: what it reads has another size")]
    Game {
        /// The title of the game.
        title: &'static str,
    },
}

/// How large a network for a game is, with layers of these sizes.
pub fn dimensions<G: Game<View: Observed>>(width: usize, inner: usize, side: usize) -> Dimensions {
    let actions = match G::View::NUMBERING {
        Numbering::Index { count, .. } => count,
        Numbering::Place { .. } => 0,
    };
    let kind = |feature: &Feature| match feature.range {
        FeatureRange::Bits(count) => TraitKind::Bits(count),
        FeatureRange::Seat => TraitKind::Values(G::View::SEATS as u16),
        FeatureRange::Word(_) | FeatureRange::Number(_) => TraitKind::Values(feature.highest()),
    };
    Dimensions {
        version: G::View::VERSION as u16,
        observation: Extent::Full.cells::<G::View>(),
        seats: G::View::SEATS,
        width,
        inner,
        side,
        traits: Traits::new(actions, G::Action::FEATURES.iter().map(kind).collect()),
    }
}

/// Plays the action that a network likes best; of equal ones the first. It uses no dice and no clock, so the same
/// view has the same answer on every machine.
#[derive(Clone, Debug)]
pub struct NetworkPlayer<G> {
    network: Arc<Network>,
    activations: Activations,
    observation: Vec<i8>,
    features: Vec<u16>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game<View: Observed>> NetworkPlayer<G> {
    /// Creates a player for a network.
    ///
    /// # Errors
    /// If the network was trained for something else than this game as it is now.
    pub fn new(network: Arc<Network>) -> Result<Self, NetworkMismatchError> {
        let (title, found) = (G::INFO.title, network.dimensions());
        let expected = dimensions::<G>(found.width, found.inner, found.side);
        // Actions and seats tell games apart; what changes from version to version is mostly the observation.
        if (found.seats, &found.traits) != (expected.seats, &expected.traits) {
            return Err(NetworkMismatchError::Game { title });
        }
        if found.version != expected.version {
            let expected = G::View::VERSION;
            return Err(NetworkMismatchError::Version { title, found: found.version, expected });
        }
        if found.observation != expected.observation {
            return Err(NetworkMismatchError::Game { title });
        }
        let (cells, features) = (expected.observation, G::Action::FEATURES.len());
        Ok(Self {
            network,
            activations: Activations::default(),
            observation: vec![0; cells],
            features: vec![0; features],
            game: PhantomData,
        })
    }
}

impl<G: Game<View: Observed>> Player<G> for NetworkPlayer<G> {
    fn glance(&mut self, legal: &G::Choices, _dice: &mut FastDice) -> Option<G::Action> {
        (legal.len() == 1).then(|| legal.nth(0))
    }

    fn decide(
        &mut self,
        question: Question<'_, G>,
        _dice: &mut FastDice,
        _enough: &dyn Fn() -> bool,
    ) -> G::Action {
        let Question { seat, view, legal } = question;
        view.observe(Extent::Full, &mut self.observation);
        self.network.observe(&self.observation, &mut self.activations);
        let mut best: Option<(i32, G::Action)> = None;
        for (number, action) in G::View::NUMBERING.each(legal) {
            action.features(view.seats(), seat, &mut self.features);
            let logit = self.network.logit(number, &self.features, &mut self.activations);
            if best.is_none_or(|(highest, _)| logit > highest) {
                best = Some((logit, action));
            }
        }
        let (_, action) = best.expect("who decides has a legal action");
        action
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::{Dice as _, Seats, Viewer};
    use parlour_damocles::Damocles;
    use parlour_net::untrained;
    use parlour_tps::Tps;

    use super::*;

    fn network<G: Game<View: Observed>>(seed: u64) -> Arc<Network> {
        Arc::new(Network::read(&untrained(&dimensions::<G>(32, 16, 8), seed)).unwrap())
    }

    /// Plays whole games in which the moves of a network and random ones take turns.
    fn plays<G: Game<View: Observed>>(seats: usize) {
        let (seats, mut dice) = (Seats::new(seats).unwrap(), FastDice::new(7));
        for game in 0..20 {
            let network = network::<G>(game);
            let mut player = NetworkPlayer::<G>::new(network.clone()).unwrap();
            let mut position = G::deal(seats, &G::Options::default(), &mut dice, &mut ());
            while let Some(seat) = position.to_act().first() {
                let (view, legal) = (position.view(Viewer::Seat(seat)), position.choices(seat));
                let question = || Question { seat, view: &view, legal: &legal };
                let chosen = player.decide(question(), &mut FastDice::new(1), &|| false);
                assert!(legal.contains(chosen), "{chosen} is not legal");
                assert_eq!(position.check(seat, chosen), Ok(()));
                // Neither what was asked before nor the dice change the answer.
                let mut fresh = NetworkPlayer::<G>::new(network.clone()).unwrap();
                assert_eq!(fresh.decide(question(), &mut FastDice::new(2), &|| true), chosen);
                let action = if dice.below(2) == 0 { chosen } else { legal.any(&mut dice) };
                position.play_unchecked(seat, action, &mut dice, &mut ());
            }
        }
    }

    #[test]
    fn a_network_plays_legal_moves_and_the_same_view_has_the_same_answer() {
        plays::<Tps>(4);
        plays::<Damocles>(3);
    }

    #[test]
    fn a_network_of_another_version_or_game_is_refused_in_a_sentence() {
        let mut other = dimensions::<Tps>(8, 8, 8);
        other.version += 1;
        let network = Arc::new(Network::read(&untrained(&other, 1)).unwrap());
        let refusal = NetworkPlayer::<Tps>::new(network).unwrap_err();
        let expected = <Tps as Game>::View::VERSION;
        assert_eq!(
            refusal.to_string(),
            format!(
                "the network was trained for version {} of what players see, and TrickPaperScissors has version {expected}: \
                 train it again",
                expected + 1
            )
        );
        let refusal = NetworkPlayer::<Tps>::new(self::network::<Damocles>(1)).unwrap_err();
        assert_eq!(
            refusal.to_string(),
            "the network was not trained for TrickPaperScissors: what it reads has another size"
        );
    }
}
