//! Lessons, scripted games with a voice that explains them: [`Lesson`].
//!
//! A game provides its lesson as three files in the folder `lesson` of its crate: the script `script.json`
//! and the voice's messages, `en.ftl` and `de.ftl`. They are loaded when somebody opens the lesson.

use std::{borrow::Cow, collections::BTreeMap};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Arg, Seat, Words, record::RecordEvent, scene::Pick};

/// A scripted game that teaches how to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The number of seats.
    pub seats: usize,
    /// The learner's seat.
    pub seat: Seat,
    /// The options that differ from the default.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The seed of all luck that the opening leaves open.
    pub seed: u64,
    /// The deal and the decisions before the first step; empty if the seed decides the deal.
    #[serde(default)]
    pub opening: Vec<RecordEvent>,
    /// The steps, in order.
    pub steps: Vec<LessonStep>,
}

/// One step of a lesson: others move, the voice says one thing, and the learner continues or moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The moves of other seats before the voice speaks.
    #[serde(default)]
    pub others: Vec<(Seat, String)>,
    /// The id of the message.
    pub say: String,
    /// The pieces that the message names, by the names it uses for them.
    #[serde(default)]
    pub with: BTreeMap<String, String>,
    /// What the voice points at.
    #[serde(default)]
    pub point: Vec<Pick>,
    /// The learner's move; without one, the learner only reads.
    #[serde(default)]
    pub play: Option<String>,
    /// Answers to other legal moves: message ids by action.
    #[serde(default)]
    pub instead: BTreeMap<String, String>,
    /// The answer to all remaining legal moves: a message id.
    #[serde(default)]
    pub otherwise: Option<String>,
}

impl LessonStep {
    /// The id of the message that says why a legal move is not the one this step asks for.
    pub fn answer(&self, action: &str) -> Option<&str> {
        self.instead.get(action).or(self.otherwise.as_ref()).map(String::as_str)
    }
}

impl Lesson {
    /// The voice's words at a step. Messages can name every seat (`$seat1`, `$seat2`, …) and the pieces of
    /// the step.
    pub fn words(&self, step: &LessonStep, id: &str) -> Words {
        let seats = (0..self.seats as u64).filter_map(Seat::try_new);
        let seats = seats.map(|seat| (Cow::Owned(format!("seat{}", seat.number() + 1)), Arg::Seat(seat)));
        let pieces =
            step.with.iter().map(|(name, piece)| (Cow::Owned(name.clone()), Arg::Piece(piece.clone())));
        Words::Message { id: Cow::Owned(id.to_owned()), args: seats.chain(pieces).collect() }
    }

    /// Everything the voice can say, step by step.
    pub fn all_words(&self) -> Vec<Words> {
        let of = |step: &LessonStep| {
            let ids = std::iter::once(&step.say).chain(step.instead.values()).chain(&step.otherwise);
            ids.map(|id| self.words(step, id)).collect::<Vec<_>>()
        };
        self.steps.iter().flat_map(of).collect()
    }
}

/// The files of a lesson. A page fetches them; other programs contain them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonFiles {
    /// The [`Lesson`] as JSON.
    #[cfg(not(target_family = "wasm"))]
    pub script: &'static str,
    /// The voice's messages.
    #[cfg(not(target_family = "wasm"))]
    pub texts: crate::Texts,
}

#[cfg(not(target_family = "wasm"))]
impl LessonFiles {
    /// Reads the script.
    ///
    /// # Errors
    /// If it is not the JSON of a lesson.
    pub fn read(self) -> Result<Lesson, serde_json::Error> {
        serde_json::from_str(self.script)
    }
}

/// Names the files of the calling crate's lesson.
#[macro_export]
macro_rules! lesson {
    () => {{
        // A page omits these, but the compiler's list of sources names them: that is how its build finds the
        // files to offer.
        const _: [&str; 3] = [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lesson/script.json")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lesson/en.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lesson/de.ftl")),
        ];
        $crate::lesson::LessonFiles {
            #[cfg(not(target_family = "wasm"))]
            script: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lesson/script.json")),
            #[cfg(not(target_family = "wasm"))]
            texts: $crate::texts!(
                concat!(env!("CARGO_MANIFEST_DIR"), "/lesson/en.ftl"),
                concat!(env!("CARGO_MANIFEST_DIR"), "/lesson/de.ftl")
            ),
        }
    }};
}
