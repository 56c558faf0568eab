//! One iteration of the search: down the tree, on to the end, and back up.

use std::hash::{Hash, Hasher};

use parlour_core::{Choices, Dice, FastDice, Game, Seat, Viewer};
use rustc_hash::FxHasher;

use super::{
    Breadth, Search,
    tree::{EdgeId, Key, NodeId, TreeStep},
};
use crate::{Knowledge, SearchParameters, Shares};

/// What each other seat has chosen since the search began, as hashes.
type OwnChoices = [u64; Seat::MAX];

impl<G: Game, K: Knowledge<G>> Search<G, K> {
    pub(super) fn iterate(&mut self, mut position: G, (thinker, root): (Seat, NodeId), dice: &mut FastDice) {
        let mut own = OwnChoices::default();
        self.trace.clear();
        while let Some(seat) = next_to_decide(&position, thinker) {
            position.legal(seat, &mut self.choices);
            let at_root = seat == thinker && self.trace.is_empty();
            let forced = self.choices.len() == 1 && !at_root;
            let action = if forced {
                self.choices.nth(0)
            } else {
                let node = if at_root { root } else { self.tree.node(key(&position, seat, thinker, &own)) };
                let by_sight = self.weight_of_sight(seat, thinker);
                let edge = self.select(node, &position, (seat, by_sight), dice);
                self.trace.push(TreeStep { node, edge, seat: seat.number() as u8 });
                self.tree.edge(edge).action
            };
            if seat != thinker {
                own[seat.number()] = hashed(&(own[seat.number()], action));
            }
            position.play_unchecked(seat, action, dice, &mut ());
            let is_new =
                !forced && self.trace.last().is_some_and(|step| self.tree.edge(step.edge).visits == 0);
            if is_new {
                break;
            }
        }
        let result = self.play_on(position, dice);
        for &step in &self.trace {
            self.tree.count(step, result[usize::from(step.seat)]);
        }
    }

    /// The key of the node at which the thinker first decides.
    pub(super) fn root(seat: Seat, view: &G::View) -> Key {
        Key(hashed(&(seat.number() as u8, view)))
    }

    /// Selects the action to try: a new one while there is room, otherwise the one with the highest bound.
    fn select(
        &mut self,
        node: NodeId,
        position: &G,
        (seat, by_sight): (Seat, f32),
        dice: &mut FastDice,
    ) -> EdgeId {
        let room = self.room(self.tree.visits(node));
        let mut best: Option<(EdgeId, f32)> = None;
        let mut tried = 0;
        let mut next = self.tree.edges(node).next();
        while let Some(edge) = next {
            next = self.tree.after(edge);
            if !self.choices.contains(self.tree.edge(edge).action) {
                continue;
            }
            tried += 1;
            self.tree.mark_available(edge);
            let bound = self.bound(edge, by_sight);
            if best.is_none_or(|(_, highest)| bound > highest) {
                best = Some((edge, bound));
            }
        }
        match best {
            Some((edge, _)) if tried >= room.min(self.choices.len()) => edge,
            _ => self.try_new(node, position, seat, dice),
        }
    }

    /// The weight of the prior for a seat's actions.
    fn weight_of_sight(&self, seat: Seat, thinker: Seat) -> f32 {
        let SearchParameters { prior_weight, others_by_sight, .. } = self.parameters;
        if seat == thinker { prior_weight } else { prior_weight * others_by_sight }
    }

    /// How many actions of the current node to consider after this many visits.
    fn room(&self, visits: u32) -> usize {
        let at_root = self.trace.is_empty();
        if at_root && self.breadth == Breadth::Every {
            return self.choices.len();
        }
        #[expect(clippy::cast_sign_loss, reason = "visits and widening are not negative")]
        let more = (self.parameters.widening * (visits as f32).sqrt()) as usize;
        self.parameters.width + more
    }

    /// The upper bound of an action: its mean, plus what few visits may hide, plus the prior while visits are
    /// few.
    fn bound(&self, edge: EdgeId, by_sight: f32) -> f32 {
        let edge = self.tree.edge(edge);
        let visits = edge.visits.max(1) as f32;
        let doubt = ((edge.available.max(1) as f32).ln() / visits).sqrt();
        edge.mean() + self.parameters.exploration * doubt + by_sight * edge.prior / (visits + 1.0)
    }

    /// Adds the untried action that looks best; on a tie, any of them.
    fn try_new(&mut self, node: NodeId, position: &G, seat: Seat, dice: &mut FastDice) -> EdgeId {
        let mut best: Option<(G::Action, f32)> = None;
        let mut equals = 0;
        self.knowledge.priors(position, seat, &self.choices, &mut self.sights);
        for &(action, prior) in &self.sights {
            if self.tree.edges(node).any(|edge| self.tree.edge(edge).action == action) {
                continue;
            }
            match best {
                Some((_, highest)) if prior < highest => {}
                Some((_, highest)) if prior <= highest => {
                    equals += 1;
                    if dice.below(equals) == 0 {
                        best = Some((action, prior));
                    }
                }
                _ => {
                    equals = 1;
                    best = Some((action, prior));
                }
            }
        }
        let (action, prior) = best.expect("there is room only while an action is untried");
        self.tree.grow(node, action, prior)
    }

    /// Plays to the end, or until the position can be judged.
    fn play_on(&mut self, mut position: G, dice: &mut FastDice) -> Shares {
        let horizon = self.parameters.horizon.saturating_mul(position.seats().count() as u32);
        let mut decisions = 0;
        while let Some(seat) = position.to_act().first() {
            if decisions >= horizon
                && let Some(judged) = self.knowledge.judge(&position)
            {
                return judged;
            }
            position.legal(seat, &mut self.choices);
            let action = self.knowledge.playout(&position, seat, &self.choices, dice);
            position.play_unchecked(seat, action, dice, &mut ());
            decisions += 1;
        }
        self.knowledge.worth(&position.outcome().expect("nobody is to act"))
    }
}

/// The next seat to decide. Among seats that choose at once the thinker goes first: its decision is the root.
fn next_to_decide<G: Game>(position: &G, thinker: Seat) -> Option<Seat> {
    let to_act = position.to_act();
    if to_act.contains(thinker) { Some(thinker) } else { to_act.first() }
}

/// The key of what the deciding seat has seen.
fn key<G: Game>(position: &G, seat: Seat, thinker: Seat, own: &OwnChoices) -> Key {
    if seat == thinker {
        return Key(hashed(&(seat.number() as u8, position.view(Viewer::Seat(seat)))));
    }
    Key(hashed(&(seat.number() as u8, position.view(Viewer::Spectator), own[seat.number()])))
}

fn hashed(value: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}
