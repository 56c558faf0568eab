//! The table as one viewer sees it, for every front end: [`Scene`].
//!
//! A front end draws zones and pieces and lets a person pick until one action is left. It knows no game: terminal and browser
//! draw and drive all of them from this.

mod build;
mod picks;
mod pieces;

use serde::{Deserialize, Serialize};

pub use self::{
    picks::{Button, Choice, Pick, Picking},
    pieces::{Emblem, Face, Ink, Mark, PieceSpec},
};
use crate::{Rule, Seat, SeatSet, Viewer, Words};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What is to be done now, in one sentence.
    pub prompt: Words,
    /// The rule that matters now.
    pub rule: Rule,
    /// Who decides now.
    pub to_act: SeatSet,
    /// Who has chosen and waits for the others.
    pub decided: SeatSet,
    /// Where the game stands: the round, the trick.
    pub counters: Vec<Counter>,
    /// One per seat, from 0 on.
    pub panels: Vec<Panel>,
    /// Everything on the table, in the order of reading.
    pub zones: Vec<Zone>,
    /// What each seat's score is made of so far.
    pub tally: Vec<Points>,
    /// What can be pressed.
    pub buttons: Vec<Button>,
    /// Every legal action of the viewer, in ascending order.
    pub choices: Vec<Choice>,
}

/// A figure with a name: "Trick 3 of 9".
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Counter {
    /// What is counted.
    pub label: Words,
    /// How it stands.
    pub value: Words,
}

/// What stands beside a seat's name.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// The score so far, as far as the viewer can know it.
    pub score: i32,
    /// What the seat is just now: "dealer", "leads".
    pub tags: Vec<Words>,
    /// Other figures of this seat.
    pub counters: Vec<Counter>,
}

/// A part of a score and the rule that gives it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Points {
    /// Whose.
    pub seat: Seat,
    /// The rule that gives them.
    pub rule: Rule,
    /// What for.
    pub words: Words,
    /// How many; the parts of a seat add up to its score.
    pub points: i32,
}

/// A part of the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Zone {
    /// Its name among the zones of this scene, and the same one from scene to scene.
    pub id: String,
    /// Its name for people.
    pub title: Words,
    /// The seat in front of which it lies; nobody's lies in the middle.
    pub owner: Option<Seat>,
    /// How it is laid out.
    pub layout: Layout,
    /// Where pieces are, or could be: empty places are drawn too.
    pub places: Vec<Place>,
    /// Figures about it.
    pub counters: Vec<Counter>,
}

/// How a zone is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// Pieces held in a hand.
    Fan,
    /// Places side by side.
    Row,
    /// One place whose pieces lie on each other: the last one is the top.
    Pile,
    /// Places in a circle, clockwise.
    Ring,
    /// Steps, the lowest first, on which tokens stand.
    Ladder,
    /// Two places that face each other, one per seat.
    Battle,
}

/// A place in a zone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// What is written on it: a number of the ring, a step of a ladder.
    pub label: Option<Words>,
    /// Whose it is: who played the card that lies there.
    pub seat: Option<Seat>,
    /// The pieces that lie face up, or that the viewer knows.
    pub pieces: Vec<PieceSpec>,
    /// How many more lie there face down.
    pub backs: u16,
    /// How full it is.
    pub gauge: Option<Gauge>,
}

/// A value against its limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Gauge {
    /// How much there is.
    pub value: u16,
    /// How much there may be.
    pub limit: u16,
}
