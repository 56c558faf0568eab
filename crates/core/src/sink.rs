//! The receiver of a game's events: [`Sink`].

use serde::{Deserialize, Serialize};

use crate::{Beat, Event, Rule, Seat, Viewer, Words};

/// Who may hear an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody, including spectators.
    All,
    /// One seat alone.
    Only(Seat),
    /// Everybody except one seat, including spectators.
    Others(Seat),
}

impl Audience {
    /// Whether the viewer may hear the event.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer.is(seat),
            Self::Others(seat) => !viewer.is(seat),
        }
    }
}

/// A receiver of a game's events.
///
/// Each event is made for those who may hear it: a drawn card is one event for its owner and another, without
/// the card, for everybody else. Nothing is blanked out afterwards. `()` ignores everything at no cost.
pub trait Sink<E> {
    /// Notes that a rule decided something, whether or not anybody is told.
    fn cite(&mut self, rule: Rule);

    /// Receives an event caused by the rule. This also cites the rule.
    fn tell(&mut self, rule: Rule, audience: Audience, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn cite(&mut self, _rule: Rule) {}

    #[inline]
    fn tell(&mut self, _rule: Rule, _audience: Audience, _event: E) {}
}

/// An event with its rule and its audience.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// The rule that caused it.
    pub rule: Rule,
    /// Who may hear it.
    pub audience: Audience,
    /// The event itself.
    pub event: E,
}

impl<E: Event> Told<E> {
    /// The event in words, for its audience.
    pub fn sentence(&self) -> Sentence {
        Sentence { rule: self.rule, words: self.event.words(), beat: self.event.beat() }
    }
}

/// A sentence about something that happened, with the rule that caused it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sentence {
    /// The rule.
    pub rule: Rule,
    /// The sentence.
    pub words: Words,
    /// How it is shown.
    #[serde(default, skip_serializing_if = "Beat::is_passing")]
    pub beat: Beat,
}

/// Keeps every event in order, but not citations without an event.
impl<E> Sink<E> for Vec<Told<E>> {
    fn cite(&mut self, _rule: Rule) {}

    fn tell(&mut self, rule: Rule, audience: Audience, event: E) {
        self.push(Told { rule, audience, event });
    }
}
