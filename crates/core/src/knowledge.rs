//! What bots know about a game beyond its rules: [`Knowledge`].

use crate::{Bot, Choices, FastDice, Game, Outcome, Seat};

/// A value for every seat, from 0 (lost) to 1 (won alone); a shared win is a share of 1.
pub type Shares = [f32; Seat::MAX];

/// Judgement about a game, for search and for simple bots.
///
/// The positions passed in are imagined, drawn from what a view allows: a bot has no way to reach the true
/// one.
pub trait Knowledge<G: Game>: Send + Sync {
    /// How promising an action looks at first sight; larger is better, 0 is ordinary.
    fn prior(&self, position: &G, seat: Seat, action: G::Action) -> f32;

    /// The priors of all choices, in their order: for games where looking at one choice tells much about the
    /// others.
    fn priors(&self, position: &G, seat: Seat, choices: &G::Choices, out: &mut Vec<(G::Action, f32)>) {
        out.clear();
        out.extend(choices.iter().map(|action| (action, self.prior(position, seat, action))));
    }

    /// Picks the seat's action in a playout: quickly, and better than at random where that is cheap.
    fn playout(&self, position: &G, seat: Seat, choices: &G::Choices, dice: &mut FastDice) -> G::Action {
        let _ = (position, seat);
        choices.any(dice)
    }

    /// The worth of an outcome to every seat: the win, or an equal share of it.
    fn worth(&self, outcome: &Outcome) -> Shares {
        shares(outcome)
    }

    /// Takes back what other seats have chosen but not yet revealed, where all choose at once.
    ///
    /// A sampler has to treat such a choice as chance, since a view does not tell how it was made. A search
    /// lets the others choose again, so that it makes no difference which of them was asked first.
    fn reopen(&self, position: &mut G, thinker: Seat) {
        let _ = (position, thinker);
    }

    /// The worth of a position to every seat, where it can be told without playing on.
    fn judge(&self, position: &G) -> Option<Shares> {
        let _ = position;
        None
    }
}

/// The number of iterations per decision for the levels that search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Iterations {
    /// Those of [`Bot::Easy`].
    pub easy: u32,
    /// Those of [`Bot::Medium`].
    pub medium: u32,
    /// Those of [`Bot::Hard`].
    pub hard: u32,
    /// Those of [`Bot::Expert`].
    pub expert: u32,
}

impl Iterations {
    /// The number of iterations for this bot's decisions, unless it is stopped earlier; `None` if it does not
    /// search.
    pub const fn of(self, bot: Bot) -> Option<u32> {
        match bot {
            Bot::Random | Bot::Explorer | Bot::Greedy => None,
            Bot::Easy => Some(self.easy),
            Bot::Medium => Some(self.medium),
            Bot::Hard => Some(self.hard),
            Bot::Expert => Some(self.expert),
        }
    }
}

/// A game that bots know something about.
pub trait Known: Game {
    /// What the bots know.
    type Knowledge: Knowledge<Self> + Default + Clone + std::fmt::Debug + 'static;

    /// How long the levels search: longer where an iteration is quick, and far enough apart that each level
    /// is a step above the one below.
    const ITERATIONS: Iterations = Iterations { easy: 40, medium: 400, hard: 4_000, expert: 20_000 };

    /// The search's settings for this game.
    fn search_parameters() -> SearchParameters {
        SearchParameters::default()
    }
}

/// The settings of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchParameters {
    /// How strongly rarely tried actions are favoured.
    pub exploration: f32,
    /// How much weight the prior has before an action has been tried often.
    pub prior_weight: f32,
    /// A factor on that weight for the other seats. With a large number the search assumes that they play at
    /// first sight until much experience says otherwise.
    pub others_by_sight: f32,
    /// How many actions of a node are considered before visits widen it.
    pub width: usize,
    /// How fast a node widens: by this times the square root of its visits.
    pub widening: f32,
    /// How many decisions of each seat a playout makes before the position is judged, where
    /// [`Knowledge::judge`] can judge it.
    pub horizon: u32,
}

impl Default for SearchParameters {
    fn default() -> Self {
        Self {
            exploration: 0.7,
            prior_weight: 0.5,
            others_by_sight: 1.0,
            width: 12,
            widening: 0.5,
            horizon: u32::MAX,
        }
    }
}

/// No knowledge: every action looks alike and playouts are random.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NoKnowledge;

impl<G: Game> Knowledge<G> for NoKnowledge {
    fn prior(&self, _position: &G, _seat: Seat, _action: G::Action) -> f32 {
        0.0
    }
}

/// The worth of an outcome to every seat: the win, or an equal share of it.
pub fn shares(outcome: &Outcome) -> Shares {
    let mut shares = [0.0; Seat::MAX];
    for seat in outcome.winners {
        shares[seat.number()] = 1.0 / outcome.winners.len() as f32;
    }
    shares
}

/// Turns leads, measured relative to what may still change, into win chances that sum to 1.
pub fn softmax(leads: &mut [f32]) {
    let highest = leads.iter().copied().fold(f32::MIN, f32::max);
    let mut total = 0.0;
    for lead in leads.iter_mut() {
        *lead = (*lead - highest).exp();
        total += *lead;
    }
    for lead in leads {
        *lead /= total;
    }
}
