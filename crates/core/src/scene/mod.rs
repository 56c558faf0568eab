//! The table as one viewer sees it, for every front end: [`Scene`].
//!
//! A front end draws zones and pieces and lets a person pick until one action is left. It needs to know no
//! game: terminal and browser draw and play all games from this.

mod about;
mod build;
mod picks;
mod pieces;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

pub use self::{
    about::{About, Explain},
    picks::{Button, Choice, Pick, Picking},
    pieces::{Emblem, Face, Ink, Mark, PieceSpec},
};
use crate::{Rule, Seat, SeatSet, Viewer, Words};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// Who is looking.
    pub viewer: Viewer,
    /// What is to be done now, in one sentence.
    pub prompt: Words,
    /// The rule that matters now.
    pub rule: Rule,
    /// The seats to decide now.
    pub to_act: SeatSet,
    /// The seats that have chosen and are waiting for the others.
    pub decided: SeatSet,
    /// How far the game has come: the round, the trick.
    pub counters: Vec<Counter>,
    /// The panels, one per seat, starting with seat 0.
    pub panels: Vec<Panel>,
    /// Everything on the table, in reading order.
    pub zones: Vec<Zone>,
    /// The parts of each seat's score so far.
    pub tally: Vec<Points>,
    /// The buttons.
    pub buttons: Vec<Button>,
    /// Every legal action of the viewer, in ascending order.
    pub choices: Vec<Choice>,
}

/// A figure with a name: "Trick 3 of 9".
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Counter {
    /// What is counted.
    pub label: Words,
    /// Its current value.
    pub value: Words,
    /// Explains the figure when somebody asks.
    #[serde(default, skip_serializing_if = "About::is_empty")]
    pub about: About,
}

/// What is shown beside a seat's name.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Panel {
    /// The seat.
    pub seat: Seat,
    /// The score so far, as far as the viewer can know it.
    pub score: i32,
    /// The seat's current roles: "dealer", "leads".
    pub tags: Vec<Tag>,
    /// Other figures of this seat.
    pub counters: Vec<Counter>,
}

/// A current role of a seat: "dealer".
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Tag {
    /// The text on the tag.
    pub words: Words,
    /// Explains the tag when somebody asks.
    #[serde(default, skip_serializing_if = "About::is_empty")]
    pub about: About,
}

/// A part of a score and the rule that gives it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Points {
    /// The seat.
    pub seat: Seat,
    /// The rule that gives the points.
    pub rule: Rule,
    /// What the points are for.
    pub words: Words,
    /// The number of points; the parts of a seat add up to its score.
    pub points: i32,
}

/// A part of the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Zone {
    /// Its id, unique among the zones of the scene and the same from scene to scene.
    pub id: String,
    /// Its name for people.
    pub title: Words,
    /// The seat it lies in front of; without one it lies in the middle.
    pub owner: Option<Seat>,
    /// How it is laid out.
    pub layout: Layout,
    /// Where pieces are, or could be: empty places are drawn too.
    pub places: Vec<Place>,
    /// Figures about the zone.
    pub counters: Vec<Counter>,
    /// The name of a drawing in its middle. Front ends that do not have the drawing leave it out.
    pub ornament: Option<Cow<'static, str>>,
    /// Explains the zone when somebody asks.
    #[serde(default, skip_serializing_if = "About::is_empty")]
    pub about: About,
}

/// How a zone is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// Pieces held in a hand.
    Fan,
    /// Places side by side.
    Row,
    /// One place whose pieces lie on top of each other; the last one is on top.
    Pile,
    /// Places in a circle, clockwise.
    Ring,
    /// Steps for tokens, the lowest first.
    Ladder,
    /// Two places facing each other, one per seat.
    Battle,
}

/// A place in a zone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// The text on it: the number of a place in a ring, a step of a ladder.
    pub label: Option<Words>,
    /// The seat it belongs to, such as the one that played the card lying there.
    pub seat: Option<Seat>,
    /// The pieces that lie face up or that the viewer knows.
    pub pieces: Vec<PieceSpec>,
    /// How many more pieces lie there face down.
    pub backs: u16,
    /// How full it is.
    pub gauge: Option<Gauge>,
    /// The least number of pieces it is drawn for, so that missing ones are visible.
    pub slots: u8,
    /// Explains the place when somebody asks.
    #[serde(default, skip_serializing_if = "About::is_empty")]
    pub about: About,
}

/// A value and its limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Gauge {
    /// The value.
    pub value: u16,
    /// The limit.
    pub limit: u16,
}
