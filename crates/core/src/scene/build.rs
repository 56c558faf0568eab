//! Building a scene in few words.

use super::{About, Counter, Face, Gauge, Layout, Mark, Panel, PieceSpec, Place, Scene, Tag, Zone};
use crate::{Seat, Words};

impl Counter {
    /// Creates a figure with its label.
    pub fn new(label: impl Into<Words>, value: impl Into<Words>) -> Self {
        Self { label: label.into(), value: value.into(), about: About::default() }
    }
}

impl Panel {
    /// Creates the panel of a seat with its score.
    pub const fn new(seat: Seat, score: i32) -> Self {
        Self { seat, score, tags: Vec::new(), counters: Vec::new() }
    }

    /// Adds a tag if `holds`.
    pub fn tag_if(mut self, holds: bool, tag: &'static str) -> Self {
        if holds {
            self.tags.push(Tag { words: tag.into(), about: About::default() });
        }
        self
    }

    /// Adds a figure.
    pub fn counter(mut self, label: impl Into<Words>, value: impl Into<Words>) -> Self {
        self.counters.push(Counter::new(label, value));
        self
    }
}

impl Zone {
    /// Creates a zone in the middle of the table, without places.
    pub fn new(id: impl Into<String>, title: impl Into<Words>, layout: Layout) -> Self {
        Self {
            id: id.into(),
            title: title.into(),
            owner: None,
            layout,
            places: Vec::new(),
            counters: Vec::new(),
            ornament: None,
            about: About::default(),
        }
    }

    /// Adds a drawing in the middle.
    pub fn ornament(mut self, drawing: &'static str) -> Self {
        self.ornament = Some(drawing.into());
        self
    }

    /// Puts the zone in front of this seat.
    pub const fn of(mut self, owner: Seat) -> Self {
        self.owner = Some(owner);
        self
    }

    /// Adds a place.
    pub fn place(mut self, place: Place) -> Self {
        self.places.push(place);
        self
    }

    /// Adds these places.
    pub fn places(mut self, places: impl IntoIterator<Item = Place>) -> Self {
        self.places.extend(places);
        self
    }

    /// Adds a figure.
    pub fn counter(mut self, label: impl Into<Words>, value: impl Into<Words>) -> Self {
        self.counters.push(Counter::new(label, value));
        self
    }
}

impl Place {
    /// Creates a place with nothing on it.
    pub fn empty() -> Self {
        Self::default()
    }

    /// Creates a place with these pieces.
    pub fn with(pieces: impl IntoIterator<Item = PieceSpec>) -> Self {
        Self { pieces: pieces.into_iter().collect(), ..Self::default() }
    }

    /// Creates a place with this many pieces face down.
    pub fn backs(count: usize) -> Self {
        Self { backs: count as u16, ..Self::default() }
    }

    /// Adds a label.
    pub fn labelled(mut self, label: impl Into<Words>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// Assigns the place to this seat.
    pub const fn of(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    /// Makes room for at least this many pieces.
    pub const fn slots(mut self, slots: u8) -> Self {
        self.slots = slots;
        self
    }

    /// Adds a gauge with a value and its limit.
    pub const fn gauge(mut self, value: u16, limit: u16) -> Self {
        self.gauge = Some(Gauge { value, limit });
        self
    }
}

impl PieceSpec {
    /// Creates a piece with its id and its look.
    pub fn new(id: impl ToString, face: Face) -> Self {
        Self { id: id.to_string(), face, marks: Vec::new(), note: None, brief: None, about: About::default() }
    }

    /// Adds a mark if `holds`.
    pub fn mark_if(mut self, holds: bool, mark: Mark) -> Self {
        if holds {
            self.add_mark(mark);
        }
        self
    }

    /// Adds a mark unless the piece already has it.
    pub(crate) fn add_mark(&mut self, mark: Mark) {
        if !self.marks.contains(&mark) {
            self.marks.push(mark);
        }
    }

    /// Adds a note that says what the piece does.
    pub fn note(mut self, note: impl Into<Words>) -> Self {
        self.note = Some(note.into());
        self
    }

    /// Adds a note of two or three words that says what the piece does.
    pub fn brief(mut self, brief: impl Into<Words>) -> Self {
        self.brief = Some(brief.into());
        self
    }
}

impl PieceSpec {
    /// Everything written under the piece.
    pub fn words(&self) -> impl Iterator<Item = &Words> {
        self.note.iter().chain(&self.brief)
    }
}

impl Scene {
    /// Everything written on this table.
    pub fn words(&self) -> Vec<&Words> {
        fn written(counters: &[Counter]) -> impl Iterator<Item = &Words> {
            counters.iter().flat_map(|counter| [&counter.label, &counter.value])
        }
        let mut words = vec![&self.prompt];
        words.extend(written(&self.counters));
        for panel in &self.panels {
            words.extend(panel.tags.iter().map(|tag| &tag.words).chain(written(&panel.counters)));
        }
        for zone in &self.zones {
            words.push(&zone.title);
            words.extend(written(&zone.counters));
            words.extend(zone.places.iter().filter_map(|place| place.label.as_ref()));
            words.extend(zone.places.iter().flat_map(|place| &place.pieces).flat_map(PieceSpec::words));
        }
        words.extend(self.words_about());
        words.extend(self.tally.iter().map(|points| &points.words));
        words.extend(self.buttons.iter().map(|button| &button.label));
        words.extend(
            self.choices.iter().flat_map(|choice| [Some(&choice.label), choice.effect.as_ref()]).flatten(),
        );
        words
    }

    /// The table with every seat's own zones as that seat sees them: for looking at a finished game with all
    /// cards open.
    ///
    /// `by_seat` holds the scenes of the same position as each seat sees it.
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
