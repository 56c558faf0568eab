//! Putting a scene together, in few words.

use super::{Counter, Face, Gauge, Layout, Mark, Panel, PieceSpec, Place, Scene, Zone};
use crate::{Seat, Words};

impl Counter {
    /// A figure with its name.
    pub fn new(label: impl Into<Words>, value: impl Into<Words>) -> Self {
        Self { label: label.into(), value: value.into() }
    }
}

impl Panel {
    /// A seat with its score.
    pub const fn new(seat: Seat, score: i32) -> Self {
        Self { seat, score, tags: Vec::new(), counters: Vec::new() }
    }

    /// With a tag, if it holds.
    pub fn tag_if(mut self, holds: bool, tag: &'static str) -> Self {
        if holds {
            self.tags.push(tag.into());
        }
        self
    }

    /// With a figure.
    pub fn counter(mut self, label: impl Into<Words>, value: impl Into<Words>) -> Self {
        self.counters.push(Counter::new(label, value));
        self
    }
}

impl Zone {
    /// A zone in the middle of the table, without places yet.
    pub fn new(id: impl Into<String>, title: impl Into<Words>, layout: Layout) -> Self {
        Self {
            id: id.into(),
            title: title.into(),
            owner: None,
            layout,
            places: Vec::new(),
            counters: Vec::new(),
        }
    }

    /// In front of that seat.
    pub const fn of(mut self, owner: Seat) -> Self {
        self.owner = Some(owner);
        self
    }

    /// With one more place.
    pub fn place(mut self, place: Place) -> Self {
        self.places.push(place);
        self
    }

    /// With these places.
    pub fn places(mut self, places: impl IntoIterator<Item = Place>) -> Self {
        self.places.extend(places);
        self
    }

    /// With a figure.
    pub fn counter(mut self, label: impl Into<Words>, value: impl Into<Words>) -> Self {
        self.counters.push(Counter::new(label, value));
        self
    }
}

impl Place {
    /// A place with nothing on it.
    pub fn empty() -> Self {
        Self::default()
    }

    /// A place with pieces.
    pub fn with(pieces: impl IntoIterator<Item = PieceSpec>) -> Self {
        Self { pieces: pieces.into_iter().collect(), ..Self::default() }
    }

    /// A place with that many pieces face down.
    pub fn backs(count: usize) -> Self {
        Self { backs: count as u16, ..Self::default() }
    }

    /// With something written on it.
    pub fn labelled(mut self, label: impl Into<Words>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// Belonging to that seat.
    pub const fn of(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    /// With a value against a limit.
    pub const fn gauge(mut self, value: u16, limit: u16) -> Self {
        self.gauge = Some(Gauge { value, limit });
        self
    }
}

impl PieceSpec {
    /// A piece with its name and its look.
    pub fn new(id: impl ToString, face: Face) -> Self {
        Self { id: id.to_string(), face, marks: Vec::new(), note: None }
    }

    /// With a mark, if it holds.
    pub fn mark_if(mut self, holds: bool, mark: Mark) -> Self {
        if holds {
            self.add_mark(mark);
        }
        self
    }

    /// Gets a mark, unless it has it.
    pub(crate) fn add_mark(&mut self, mark: Mark) {
        if !self.marks.contains(&mark) {
            self.marks.push(mark);
        }
    }

    /// With what it does.
    pub fn note(mut self, note: impl Into<Words>) -> Self {
        self.note = Some(note.into());
        self
    }
}

impl Scene {
    /// Everything that is written on this table.
    pub fn words(&self) -> Vec<&Words> {
        fn written(counters: &[Counter]) -> impl Iterator<Item = &Words> {
            counters.iter().flat_map(|counter| [&counter.label, &counter.value])
        }
        let mut words = vec![&self.prompt];
        words.extend(written(&self.counters));
        for panel in &self.panels {
            words.extend(panel.tags.iter().chain(written(&panel.counters)));
        }
        for zone in &self.zones {
            words.push(&zone.title);
            words.extend(written(&zone.counters));
            words.extend(zone.places.iter().filter_map(|place| place.label.as_ref()));
            words.extend(
                zone.places.iter().flat_map(|place| &place.pieces).filter_map(|piece| piece.note.as_ref()),
            );
        }
        words.extend(self.tally.iter().map(|points| &points.words));
        words.extend(self.buttons.iter().map(|button| &button.label));
        words.extend(
            self.choices.iter().flat_map(|choice| [Some(&choice.label), choice.effect.as_ref()]).flatten(),
        );
        words
    }

    /// The table with every seat's own zones as that seat sees them: for looking at a finished game with all cards open.
    ///
    /// `by_seat` are the scenes of the same position for each seat.
    pub fn laid_open(mut self, by_seat: &[Self]) -> Self {
        for zone in &mut self.zones {
            let owners = zone.owner.and_then(|owner| by_seat.iter().find(|scene| scene.viewer.is(owner)));
            if let Some(open) = owners.and_then(|scene| scene.zones.iter().find(|other| other.id == zone.id))
            {
                *zone = open.clone();
            }
        }
        self
    }
}
