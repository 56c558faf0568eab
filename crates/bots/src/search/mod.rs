//! Information-set Monte Carlo tree search: [`Search`].
//!
//! Each iteration imagines one position that the bot's view allows, walks down the tree, plays on to the end
//! and counts the result. Every decision belongs to a node that is found by *what the deciding seat has
//! seen*: the bot's own nodes by its view, another seat's by what everybody sees and by that seat's own
//! choices since the search began. A choice that others do not see is in no other seat's key, so choices made
//! at once cannot leak through the tree.

mod tree;
mod walk;

use parlour_core::{ActionEstimate, Choices, FastDice, Game, Sampler as _, Seat};
use parlour_runner::Question;

use self::tree::Tree;
use crate::{Knowledge, SearchParameters};

/// Which actions are tried at the decision to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Breadth {
    /// Those that look good, and more with time: for finding the best one.
    #[default]
    Promising,
    /// Each once before any is tried again: for having an opinion on all of them.
    Every,
}

/// A search that can be used again and again and reuses its memory.
#[derive(Debug)]
pub struct Search<G: Game, K> {
    knowledge: K,
    parameters: SearchParameters,
    breadth: Breadth,
    tree: Tree<G::Action>,
    choices: G::Choices,
    sights: Vec<(G::Action, f32)>,
    trace: Vec<tree::TreeStep>,
}

impl<G: Game, K: Knowledge<G>> Search<G, K> {
    /// Creates a search with this knowledge and these parameters.
    pub fn new(knowledge: K, parameters: SearchParameters) -> Self {
        Self {
            knowledge,
            parameters,
            breadth: Breadth::default(),
            tree: Tree::default(),
            choices: G::Choices::default(),
            sights: Vec::new(),
            trace: Vec::new(),
        }
    }

    /// Chooses which actions are tried at the decision it is asked about.
    pub const fn with_breadth(mut self, breadth: Breadth) -> Self {
        self.breadth = breadth;
        self
    }

    /// Searches on behalf of the viewer's seat for as long as `go_on` returns true (it is given the number of
    /// iterations so far). Returns an estimate for every legal action, in their order.
    pub fn think(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &G::Choices,
        dice: &mut FastDice,
        go_on: impl FnMut(u32) -> bool,
    ) -> Vec<ActionEstimate<G::Action>> {
        let sampler = G::sampler(view);
        let imagine = |knowledge: &K, dice: &mut FastDice| {
            let mut position = sampler.draw(dice);
            knowledge.reopen(&mut position, seat);
            position
        };
        self.think_over(imagine, Question { seat, view, legal }, dice, go_on)
    }

    /// Like [`Search::think`], over positions from any source in which the seat knows the same as from its
    /// view.
    pub(crate) fn think_over(
        &mut self,
        imagine: impl Fn(&K, &mut FastDice) -> G,
        question: Question<'_, G>,
        dice: &mut FastDice,
        mut go_on: impl FnMut(u32) -> bool,
    ) -> Vec<ActionEstimate<G::Action>> {
        self.tree.clear();
        let root = self.tree.node(Self::root(question.seat, question.view));
        let mut iterations = 0;
        while go_on(iterations) {
            let position = imagine(&self.knowledge, dice);
            self.iterate(position, (question.seat, root), dice);
            iterations += 1;
        }
        question.legal.iter().map(|action| self.tree.estimate(root, action)).collect()
    }
}

/// The action to play: the one tried most often; on a tie, the one with the highest win chance.
///
/// # Panics
/// If there is no estimate.
pub fn best<A: Copy>(estimates: &[ActionEstimate<A>]) -> A {
    let better = |a: &&ActionEstimate<A>, b: &&ActionEstimate<A>| {
        a.visits.cmp(&b.visits).then(a.share.total_cmp(&b.share))
    };
    estimates.iter().max_by(better).expect("somebody who decides has a legal action").action
}
