//! How an event is shown: [`Beat`].
//!
//! A step of the game is often several things at once: a card is played, the trick is complete, somebody wins it, and the cards are
//! gone. Front ends show it as a sequence of moments, and every event says what its moment looks like.

use serde::{Deserialize, Serialize};

use crate::{
    Scene, Seat,
    scene::{Mark, PieceSpec, Zone},
};

/// How one event is shown: the pieces it lays on the table, what it marks, and for how long.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Beat {
    /// How long it is shown.
    #[serde(default)]
    pub hold: Hold,
    /// Zones that are emptied first, by their ids or by what stands before the dot: `laid` is `laid.0`, `laid.1` and so on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cleared: Vec<String>,
    /// The pieces that are laid on the table, face up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub laid: Vec<Laid>,
    /// The marks it sets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<Marked>,
}

/// How long a moment is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hold {
    /// Not at all: it is part of the moment after it.
    #[default]
    Passing,
    /// A card was played.
    Short,
    /// Something is complete: a trick, a battle, a scoring.
    Long,
}

impl Hold {
    /// The time at normal speed, in milliseconds.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Passing => 0,
            Self::Short => 600,
            Self::Long => 1_500,
        }
    }
}

/// A piece and where it is laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// The id of the piece.
    pub piece: String,
    /// The id of the zone.
    pub zone: String,
    /// Where in the zone.
    #[serde(default)]
    pub at: At,
}

/// A place in a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum At {
    /// The first one.
    #[default]
    First,
    /// The one with that index.
    Place(usize),
    /// The place of that seat.
    Seat(Seat),
}

impl From<Seat> for At {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// Something that gets a mark.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Marked {
    /// What.
    pub target: Target,
    /// Which mark.
    pub mark: Mark,
}

/// What a mark is on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// The piece with that id, wherever it lies.
    Piece(String),
    /// The pieces of one seat in a zone.
    Seat(String, Seat),
}

impl Beat {
    /// Creates a beat that is shown together with the next one.
    pub fn passing() -> Self {
        Self::default()
    }

    /// Whether the beat shows nothing of its own.
    pub fn is_passing(&self) -> bool {
        *self == Self::default()
    }

    /// Creates a short beat, for a single card or move.
    pub fn short() -> Self {
        Self { hold: Hold::Short, ..Self::default() }
    }

    /// Creates a long beat, for something that is complete.
    pub fn long() -> Self {
        Self { hold: Hold::Long, ..Self::default() }
    }

    /// Empties these zones first.
    #[must_use]
    pub fn clear(mut self, zone: &str) -> Self {
        self.cleared.push(zone.to_owned());
        self
    }

    /// Lays a piece in a zone.
    #[must_use]
    pub fn lay(mut self, piece: impl ToString, zone: impl Into<String>, at: impl Into<At>) -> Self {
        self.laid.push(Laid { piece: piece.to_string(), zone: zone.into(), at: at.into() });
        self
    }

    /// Marks pieces.
    #[must_use]
    pub fn mark<P: ToString>(mut self, pieces: impl IntoIterator<Item = P>, mark: Mark) -> Self {
        let marked =
            pieces.into_iter().map(|piece| Marked { target: Target::Piece(piece.to_string()), mark });
        self.marked.extend(marked);
        self
    }

    /// Marks everything a seat has in a zone.
    #[must_use]
    pub fn mark_seat(mut self, zone: impl Into<String>, seat: Seat, mark: Mark) -> Self {
        self.marked.push(Marked { target: Target::Seat(zone.into(), seat), mark });
        self
    }

    /// Changes a scene to what it shows at this moment.
    ///
    /// `look` draws a piece by its id. Unknown pieces and zones are ignored.
    pub fn apply(&self, scene: &mut Scene, look: impl Fn(&str) -> Option<PieceSpec>) {
        for zone in &mut scene.zones {
            let name = zone.id.split('.').next().unwrap_or_default();
            if self.cleared.iter().any(|cleared| *cleared == zone.id || cleared == name) {
                zone.places.iter_mut().for_each(|place| place.pieces.clear());
            }
        }
        for laid in &self.laid {
            if let Some(piece) = take(scene, &laid.piece).or_else(|| look(&laid.piece)) {
                put(scene, laid, piece);
            }
        }
        for marked in &self.marked {
            scene.zones.iter_mut().for_each(|zone| marked.apply(zone));
        }
    }
}

impl Marked {
    /// Sets the mark in a zone. Only one seat of a zone can have it, so the seat that was winning so far loses it.
    fn apply(&self, zone: &mut Zone) {
        for place in &mut zone.places {
            let owner = place.seat.or(zone.owner);
            for piece in &mut place.pieces {
                let is_meant = match &self.target {
                    Target::Piece(id) => piece.id == *id,
                    Target::Seat(id, _) if zone.id != *id => continue,
                    Target::Seat(_, seat) => {
                        piece.marks.retain(|mark| *mark != self.mark);
                        owner == Some(*seat)
                    }
                };
                if is_meant {
                    piece.add_mark(self.mark);
                }
            }
        }
    }
}

/// Takes a piece off the table, if it lies there face up.
fn take(scene: &mut Scene, id: &str) -> Option<PieceSpec> {
    for place in scene.zones.iter_mut().flat_map(|zone| &mut zone.places) {
        if let Some(index) = place.pieces.iter().position(|piece| piece.id == id) {
            let mut piece = place.pieces.remove(index);
            piece.marks.clear();
            return Some(piece);
        }
    }
    None
}

/// Puts a piece in its place, replacing a card that lay there face down.
fn put(scene: &mut Scene, laid: &Laid, piece: PieceSpec) {
    let Some(zone) = scene.zones.iter_mut().find(|zone| zone.id == laid.zone) else { return };
    let place = match laid.at {
        At::First => zone.places.first_mut(),
        At::Place(index) => zone.places.get_mut(index),
        At::Seat(seat) => zone.places.iter_mut().find(|place| place.seat.or(zone.owner) == Some(seat)),
    };
    if let Some(place) = place {
        place.backs = place.backs.saturating_sub(1);
        place.pieces.push(piece);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Rule, SeatSet, Viewer,
        scene::{Emblem, Face, Ink, Layout, Place},
    };

    fn look(id: &str) -> Option<PieceSpec> {
        let face = Face::Token(Emblem::new("rock", "tps-rock", 'R', Ink::Red));
        (id != "unknown").then(|| PieceSpec { id: id.to_owned(), face, marks: Vec::new(), note: None })
    }

    fn scene() -> Scene {
        let seat = |number| Seat::new(number);
        let place = |number: u8, backs| Place { seat: Some(seat(number)), backs, ..Place::default() };
        let zone = Zone::new("trick", "tps-trick", Layout::Row).places([place(0, 0), place(1, 1)]);
        let hand = Zone::new("hand.0", "tps-hand", Layout::Fan)
            .of(seat(0))
            .place(Place { pieces: look("R1").into_iter().collect(), ..Place::default() });
        Scene {
            viewer: Viewer::Spectator,
            prompt: "tps-over".into(),
            rule: Rule::new(*b"TPS", 1),
            to_act: SeatSet::default(),
            decided: SeatSet::default(),
            counters: Vec::new(),
            panels: Vec::new(),
            zones: vec![zone, hand],
            tally: Vec::new(),
            buttons: Vec::new(),
            choices: Vec::new(),
        }
    }

    fn ids(place: &Place) -> Vec<&str> {
        place.pieces.iter().map(|piece| &*piece.id).collect()
    }

    #[test]
    fn a_piece_travels_to_the_place_of_its_seat_and_is_turned_up() {
        let mut shown = scene();
        let beat = Beat::short().lay("R1", "trick", Seat::new(0)).lay("S2", "trick", Seat::new(1));
        beat.apply(&mut shown, look);
        let [trick, hand] = &shown.zones[..] else { panic!("two zones") };
        assert_eq!(trick.places.iter().map(ids).collect::<Vec<_>>(), [vec!["R1"], vec!["S2"]]);
        assert_eq!(trick.places[1].backs, 0);
        assert!(hand.places[0].pieces.is_empty(), "it is no longer in the hand");
    }

    #[test]
    fn marks_are_on_what_was_named_and_on_nothing_else() {
        let mut shown = scene();
        let beat = Beat::long()
            .lay("R1", "trick", Seat::new(0))
            .lay("S2", "trick", Seat::new(1))
            .mark(["R1"], Mark::Tied)
            .mark_seat("trick", Seat::new(1), Mark::Winning);
        beat.apply(&mut shown, look);
        let marks: Vec<_> = shown.zones[0].places.iter().map(|place| place.pieces[0].marks.clone()).collect();
        assert_eq!(marks, [vec![Mark::Tied], vec![Mark::Winning]]);
    }

    #[test]
    fn what_nobody_knows_is_left_out() {
        let mut shown = scene();
        Beat::short()
            .lay("unknown", "trick", At::First)
            .lay("R2", "nowhere", At::First)
            .apply(&mut shown, look);
        assert_eq!(shown, scene());
    }
}
