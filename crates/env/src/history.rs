//! What a viewer has heard: [`History`].

use parlour_core::{Event, Sink, Told, Viewer};
use parlour_language::Speaker;
use parlour_registry::english;
use serde::Serialize;

/// What a viewer has heard since the deal, with perfect recall.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct History {
    /// The view at the moment of sampling, as JSON. Set in a sampled position if this viewer has no history
    /// from before that moment.
    pub known: Option<String>,
    /// The events heard, in order.
    pub heard: Vec<Heard>,
}

/// An event that was heard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Heard {
    /// The rule behind it.
    pub rule: String,
    /// An English sentence for this viewer.
    pub words: String,
    /// The event as JSON.
    pub event: String,
}

impl History {
    /// The whole history as one text. Two histories are equal exactly if their texts are.
    pub fn text(&self) -> String {
        let known = self.known.iter().map(|view| format!("known {view}\n"));
        let heard = self.heard.iter().map(|heard| format!("{} {}\n", heard.rule, heard.event));
        known.chain(heard).collect()
    }
}

/// A sink that keeps what one viewer hears, and makes sentences only if asked to.
pub(crate) struct Ear {
    pub(crate) viewer: Viewer,
    pub(crate) speech: Speech,
    pub(crate) heard: Vec<Heard>,
}

/// Whether sentences are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Speech {
    Spoken,
    Silent,
}

impl<E: Event> Sink<E> for Ear {
    fn cite(&mut self, _rule: parlour_core::Rule) {}

    fn tell(&mut self, rule: parlour_core::Rule, audience: parlour_core::Audience, event: E) {
        if !audience.includes(self.viewer) {
            return;
        }
        let told = Told { rule, audience, event };
        let words = match self.speech {
            Speech::Spoken => Speaker::new(english(), self.viewer).say(&told.event.words()),
            Speech::Silent => String::new(),
        };
        let event = serde_json::to_string(&told.event).expect("events are written as JSON");
        self.heard.push(Heard { rule: rule.to_string(), words, event });
    }
}
