//! The tree: nodes and edges in two arenas, found by a key.

use std::num::NonZeroU32;

use rustc_hash::FxHashMap;

use super::ActionEstimate;

/// The variance of a result that is 0 or 1 with equal probability, assumed before anything is known.
const UNKNOWN: f32 = 0.25;

/// What a seat knows when it decides, as a hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key(pub(super) u64);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// The number of an edge, counted from 1, so that an absent edge takes no extra room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct EdgeId(NonZeroU32);

/// A decision made on the way down the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct TreeStep {
    pub(super) node: NodeId,
    pub(super) edge: EdgeId,
    /// The seat that decided.
    pub(super) seat: u8,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    visits: u32,
    first: Option<EdgeId>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    /// How often the action was legal when its node was visited: in other imagined positions the seat may
    /// hold other cards.
    pub(super) available: u32,
    /// The prior from when the action was first seen.
    pub(super) prior: f32,
    sum: f32,
    squares: f32,
    next: Option<EdgeId>,
}

impl<A> Edge<A> {
    pub(super) fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.sum / self.visits as f32 }
    }
}

#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    by_key: FxHashMap<Key, NodeId>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new(), by_key: FxHashMap::default() }
    }
}

impl<A: Copy + Eq> Tree<A> {
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.by_key.clear();
    }

    /// The node of a key, created if it is new.
    pub(super) fn node(&mut self, key: Key) -> NodeId {
        *self.by_key.entry(key).or_insert_with(|| {
            self.nodes.push(Node { visits: 0, first: None });
            NodeId(self.nodes.len() as u32 - 1)
        })
    }

    pub(super) fn visits(&self, node: NodeId) -> u32 {
        self.nodes[node.0 as usize].visits
    }

    pub(super) fn edge(&self, edge: EdgeId) -> &Edge<A> {
        &self.edges[edge.0.get() as usize - 1]
    }

    fn edge_mut(&mut self, edge: EdgeId) -> &mut Edge<A> {
        &mut self.edges[edge.0.get() as usize - 1]
    }

    /// The edges of a node.
    pub(super) fn edges(&self, node: NodeId) -> impl Iterator<Item = EdgeId> + '_ {
        std::iter::successors(self.nodes[node.0 as usize].first, |&edge| self.after(edge))
    }

    /// The edge after this one at the same node.
    pub(super) fn after(&self, edge: EdgeId) -> Option<EdgeId> {
        self.edge(edge).next
    }

    /// Adds an action to a node.
    pub(super) fn grow(&mut self, node: NodeId, action: A, prior: f32) -> EdgeId {
        let next = self.nodes[node.0 as usize].first;
        self.edges.push(Edge { action, visits: 0, available: 1, prior, sum: 0.0, squares: 0.0, next });
        let number = NonZeroU32::new(self.edges.len() as u32).expect("an edge was pushed");
        self.nodes[node.0 as usize].first = Some(EdgeId(number));
        EdgeId(number)
    }

    pub(super) fn mark_available(&mut self, edge: EdgeId) {
        self.edge_mut(edge).available += 1;
    }

    /// Adds a result to a decision.
    pub(super) fn count(&mut self, step: TreeStep, share: f32) {
        self.nodes[step.node.0 as usize].visits += 1;
        let edge = self.edge_mut(step.edge);
        edge.visits += 1;
        edge.sum += share;
        edge.squares += share * share;
    }

    /// The estimate of an action at a node.
    pub(super) fn estimate(&self, node: NodeId, action: A) -> ActionEstimate<A> {
        let edge = self.edges(node).map(|edge| self.edge(edge)).find(|edge| edge.action == action);
        let Some(edge) = edge.filter(|edge| edge.visits > 0) else {
            return ActionEstimate { action, share: 0.0, error: UNKNOWN.sqrt(), visits: 0 };
        };
        let (visits, share) = (edge.visits as f32, edge.mean());
        let seen = (edge.squares - visits * share * share).max(0.0);
        let variance = (seen + UNKNOWN) / (visits + 1.0);
        ActionEstimate { action, share, error: (variance / visits).sqrt(), visits: edge.visits }
    }
}
