//! A view whose game is known only at run time: [`AnyView`].

use parlour_bots::Bot;
use parlour_core::{
    Action as _, Choices as _, FastDice, Seat, SeatSet, Seats, View as _, Viewer,
    observe::{Extent, Observed as _},
};
use parlour_registry::{Opinion, opinions};
use parlour_runner::{Player as _, Question};

use crate::{AnyPosition, EnvError, environment::Learned, position, position::Position};

/// What one viewer knows. It holds nothing else, so it cannot reveal more.
pub trait AnyView: Send + Sync {
    /// Clones the view.
    fn boxed(&self) -> Box<dyn AnyView>;

    /// The viewer.
    fn viewer(&self) -> Viewer;

    /// The number of seats.
    fn seats(&self) -> Seats;

    /// The seats that are to act.
    fn to_act(&self) -> SeatSet;

    /// The view as JSON.
    fn json(&self) -> String;

    /// Writes the observation.
    fn observe(&self, extent: Extent, out: &mut [i8]);

    /// The viewer's legal actions, with their numbers.
    fn legal(&self) -> Vec<(usize, String)>;

    /// Writes 1 for each legal action at its number, and 0 elsewhere.
    fn mask(&self, out: &mut [i8]);

    /// The features of the legal actions, one row after another.
    fn features(&self) -> Vec<u16>;

    /// Draws `count` positions that the view allows, fairly.
    fn sample(&self, seed: u64, count: usize) -> Vec<Box<dyn AnyPosition>>;

    /// Lets a bot decide for the viewer. Returns the number and the text of the action. The same view and
    /// seed give the same answer.
    ///
    /// # Errors
    /// If the viewer is not to act.
    fn decide(&self, decider: Decider, seed: u64) -> Result<(usize, String), EnvError>;

    /// The search's opinion of every legal action, the most tried first.
    ///
    /// # Errors
    /// If the viewer is not to act.
    fn advise(&self, iterations: u32, seed: u64) -> Result<Vec<Opinion>, EnvError>;
}

/// Who decides, and for how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decider {
    /// A bot with its usual budget.
    Bot(Bot),
    /// A search of this many iterations.
    Iterations(u32),
}

/// The one implementation of [`AnyView`].
#[derive(Clone, Debug)]
pub(crate) struct SomeView<G: Learned>(G::View);

impl<G: Learned> SomeView<G> {
    pub(crate) const fn new(view: G::View) -> Self {
        Self(view)
    }

    /// The viewer's seat.
    fn seat(&self) -> Result<Seat, EnvError> {
        self.0.check_turn().map_err(|error| position::refusal(&error))
    }
}

impl<G: Learned> AnyView for SomeView<G> {
    fn boxed(&self) -> Box<dyn AnyView> {
        Box::new(self.clone())
    }

    fn viewer(&self) -> Viewer {
        self.0.viewer()
    }

    fn seats(&self) -> Seats {
        self.0.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn json(&self) -> String {
        serde_json::to_string(&self.0).expect("a view is JSON")
    }

    fn observe(&self, extent: Extent, out: &mut [i8]) {
        self.0.observe(extent, out);
    }

    fn legal(&self) -> Vec<(usize, String)> {
        let legal = self.0.choices();
        G::View::NUMBERING.each(&legal).map(|(number, action)| (number, action.to_string())).collect()
    }

    fn mask(&self, out: &mut [i8]) {
        out.fill(0);
        for (number, _) in G::View::NUMBERING.each(&self.0.choices()) {
            out[number] = 1;
        }
    }

    fn features(&self) -> Vec<u16> {
        let width = G::Action::FEATURES.len();
        let legal = self.0.choices();
        let mut rows = vec![0; width * legal.len()];
        if let Some(seat) = self.0.viewer().seat().filter(|_| width > 0) {
            for (row, action) in rows.chunks_exact_mut(width).zip(legal.iter()) {
                action.features(self.0.seats(), seat, row);
            }
        }
        rows
    }

    fn sample(&self, seed: u64, count: usize) -> Vec<Box<dyn AnyPosition>> {
        let draw = |seed| -> Box<dyn AnyPosition> { Box::new(Position::<G>::drawn(self.0.clone(), seed)) };
        position::seeds(seed, count).into_iter().map(draw).collect()
    }

    fn decide(&self, decider: Decider, seed: u64) -> Result<(usize, String), EnvError> {
        let seat = self.seat()?;
        let (legal, mut dice) = (self.0.choices(), FastDice::new(seed));
        let question = Question { seat, view: &self.0, legal: &legal };
        let chosen: G::Action = match decider {
            Decider::Bot(bot) => {
                let mut player = parlour_bots::player::<G>(bot);
                let glance = player.glance(&legal, &mut dice);
                glance.unwrap_or_else(|| player.decide(question, &mut dice, &|| false))
            }
            Decider::Iterations(count) => {
                parlour_bots::thinker::Thinker::<G>::new(count).decide(question, &mut dice, &|| false)
            }
        };
        let found = G::View::NUMBERING.each(&legal).find(|&(_, action)| action == chosen);
        let (number, action) = found.expect("a bot plays what is legal");
        Ok((number, action.to_string()))
    }

    fn advise(&self, iterations: u32, seed: u64) -> Result<Vec<Opinion>, EnvError> {
        let seat = self.seat()?;
        let legal = self.0.choices();
        let question = Question { seat, view: &self.0, legal: &legal };
        Ok(opinions::<G>(question, iterations, &mut FastDice::new(seed), &|| false))
    }
}
