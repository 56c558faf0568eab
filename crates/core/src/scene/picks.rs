//! Turning picks into an action: [`Choice`], [`Pick`] and [`Picking`].

use serde::{Deserialize, Serialize};

use super::Scene;
use crate::{Seat, Words, distinct};

/// Something on the table that a person can pick.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pick {
    /// A piece by its id.
    Piece(String),
    /// A place of a zone, counted from 0.
    Place(String, usize),
    /// A whole zone by its id.
    Zone(String),
    /// A seat.
    Seat(Seat),
    /// A button by its id.
    Button(String),
}

impl Pick {
    /// Creates the pick of a piece.
    pub fn piece(piece: impl ToString) -> Self {
        Self::Piece(piece.to_string())
    }

    /// Creates the pick of a button.
    pub fn button(id: impl Into<String>) -> Self {
        Self::Button(id.into())
    }
}

/// A button, which is not on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Button {
    /// Its id, unique among the buttons.
    pub id: String,
    /// The text on it.
    pub label: Words,
}

/// A legal action and the picks that mean it, in any order. No two choices of a scene have the same picks.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The action's text.
    pub action: String,
    /// The picks.
    pub picks: Vec<Pick>,
    /// The action in words: "Play rock 9".
    pub label: Words,
    /// What the action would do: "value 14 of 17". While more is picked, this is the running value.
    pub effect: Option<Words>,
    /// The pieces that the action would make active.
    pub lights: Vec<String>,
}

impl Choice {
    /// Creates a choice from an action, its picks and its words.
    pub fn new(action: impl ToString, picks: impl Into<Vec<Pick>>, label: impl Into<Words>) -> Self {
        Self {
            action: action.to_string(),
            picks: picks.into(),
            label: label.into(),
            effect: None,
            lights: Vec::new(),
        }
    }

    /// Adds what the action would do.
    pub fn with_effect(mut self, effect: impl Into<Words>) -> Self {
        self.effect = Some(effect.into());
        self
    }
}

/// A choice in the making: what has been picked so far, and what can be picked next.
#[derive(Clone, Debug)]
pub struct Picking<'a> {
    scene: &'a Scene,
    picked: Vec<Pick>,
}

impl<'a> Picking<'a> {
    /// Creates a picking with nothing picked yet.
    pub const fn new(scene: &'a Scene) -> Self {
        Self { scene, picked: Vec::new() }
    }

    /// The picks so far, in order.
    pub fn picked(&self) -> &[Pick] {
        &self.picked
    }

    /// The choices that the picks can still lead to, including one they already mean.
    pub fn open(&self) -> impl Iterator<Item = &'a Choice> {
        self.scene.choices.iter().filter(|choice| self.picked.iter().all(|pick| choice.picks.contains(pick)))
    }

    /// The possible next picks, each once, in ascending order.
    pub fn next(&self) -> Vec<&'a Pick> {
        let more = self.open().flat_map(|choice| &choice.picks).filter(|pick| !self.picked.contains(pick));
        distinct(more)
    }

    /// The choice that the picks mean exactly. More picks may still be possible.
    pub fn meant(&self) -> Option<&'a Choice> {
        self.open().find(|choice| choice.picks.len() == self.picked.len())
    }

    /// Picks something. Returns whether it could be picked.
    pub fn pick(&mut self, pick: &Pick) -> bool {
        let possible = !self.picked.contains(pick) && self.open().any(|choice| choice.picks.contains(pick));
        if possible {
            self.picked.push(pick.clone());
        }
        possible
    }

    /// Takes back the last pick. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.picked.pop().is_some()
    }
}
