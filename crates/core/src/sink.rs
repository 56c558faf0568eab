//! Where a game tells what happened: [`Sink`].

use serde::{Deserialize, Serialize};

use crate::{Beat, Event, Rule, Seat, Viewer, Words};

/// Who may hear an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// One seat alone.
    Only(Seat),
    /// Everybody but one seat, spectators too.
    Others(Seat),
}

impl Audience {
    /// Whether that viewer may hear it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer.is(seat),
            Self::Others(seat) => !viewer.is(seat),
        }
    }
}

/// Listens to a game.
///
/// An event is made for those who may hear it: a drawn card is one event for its owner and another, without the card, for the
/// others. Nothing is blanked out afterwards. `()` listens to nothing and costs nothing.
pub trait Sink<E> {
    /// A rule decided something, whether or not anybody is told.
    fn cite(&mut self, rule: Rule);

    /// Something happened by that rule. Telling cites the rule too.
    fn tell(&mut self, rule: Rule, audience: Audience, event: E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn cite(&mut self, _rule: Rule) {}

    #[inline]
    fn tell(&mut self, _rule: Rule, _audience: Audience, _event: E) {}
}

/// An event with the rule behind it and those who may hear it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// The rule that made it happen.
    pub rule: Rule,
    /// Who may hear it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

impl<E: Event> Told<E> {
    /// In words, for those who may hear it.
    pub fn sentence(&self) -> Sentence {
        Sentence { rule: self.rule, words: self.event.words(), beat: self.event.beat() }
    }
}

/// Something that was heard, and the rule behind it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sentence {
    /// The rule.
    pub rule: Rule,
    /// The sentence.
    pub words: Words,
    /// How it is shown.
    #[serde(default, skip_serializing_if = "Beat::is_passing")]
    pub beat: Beat,
}

/// Keeps every event in order; citations without an event are not kept.
impl<E> Sink<E> for Vec<Told<E>> {
    fn cite(&mut self, _rule: Rule) {}

    fn tell(&mut self, rule: Rule, audience: Audience, event: E) {
        self.push(Told { rule, audience, event });
    }
}
