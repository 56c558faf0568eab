//! Explanations of the things on the table: [`About`], and how a game provides them: [`Explain`].

use serde::{Deserialize, Serialize};

use super::{Counter, Pick, PieceSpec, Scene, Zone};
use crate::{Rule, Seat, Words};

/// What something on the table is and what it does in this position: sentences, each with the rule it comes
/// from.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct About(Vec<(Rule, Words)>);

impl About {
    /// Creates an explanation with one sentence.
    pub fn new(rule: Rule, words: impl Into<Words>) -> Self {
        Self(vec![(rule, words.into())])
    }

    /// Adds another sentence.
    pub fn and(mut self, rule: Rule, words: impl Into<Words>) -> Self {
        self.0.push((rule, words.into()));
        self
    }

    /// Whether there is nothing to say.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The sentences with their rules. What the thing is comes first.
    pub fn lines(&self) -> &[(Rule, Words)] {
        &self.0
    }

    fn words(&self) -> impl Iterator<Item = &Words> {
        self.0.iter().map(|(_, words)| words)
    }
}

/// A game's explanations of the things on its table. A view implements this, so that nothing is said that the
/// viewer cannot know.
pub trait Explain {
    /// Explains a part of the table.
    fn zone(&self, zone: &Zone) -> About;

    /// Explains a place of a zone; empty where the zone's explanation is enough.
    fn place(&self, _zone: &Zone, _number: usize) -> About {
        About::default()
    }

    /// Explains a piece that lies in this zone.
    fn piece(&self, piece: &PieceSpec, zone: &Zone) -> About;

    /// Explains a figure by its label, and by its seat if it belongs to one.
    fn figure(&self, label: &Words, seat: Option<Seat>) -> About;

    /// Explains a tag of a seat.
    fn tag(&self, tag: &Words, seat: Seat) -> About;
}

impl Scene {
    /// Adds an explanation to everything on the scene.
    pub fn explained(mut self, by: &impl Explain) -> Self {
        let figures = |counters: &mut [Counter], seat| {
            for counter in counters {
                counter.about = by.figure(&counter.label, seat);
            }
        };
        figures(&mut self.counters, None);
        for panel in &mut self.panels {
            figures(&mut panel.counters, Some(panel.seat));
            for tag in &mut panel.tags {
                tag.about = by.tag(&tag.words, panel.seat);
            }
        }
        for zone in &mut self.zones {
            figures(&mut zone.counters, zone.owner);
            zone.about = by.zone(zone);
            for number in 0..zone.places.len() {
                zone.places[number].about = by.place(zone, number);
                for piece in 0..zone.places[number].pieces.len() {
                    zone.places[number].pieces[piece].about =
                        by.piece(&zone.places[number].pieces[piece], zone);
                }
            }
        }
        self
    }

    /// All explanations in reading order: the figures of the game, each seat's tags and figures, and each
    /// zone with its figures, its places and the pieces on them.
    pub fn abouts(&self) -> Vec<&About> {
        let mut abouts: Vec<&About> = self.counters.iter().map(|counter| &counter.about).collect();
        for panel in &self.panels {
            abouts.extend(panel.tags.iter().map(|tag| &tag.about));
            abouts.extend(panel.counters.iter().map(|counter| &counter.about));
        }
        for zone in &self.zones {
            abouts.push(&zone.about);
            abouts.extend(zone.counters.iter().map(|counter| &counter.about));
            for place in &zone.places {
                abouts.push(&place.about);
                abouts.extend(place.pieces.iter().map(|piece| &piece.about));
            }
        }
        abouts
    }

    /// The explanation of what is picked: a piece or a place; where a place has none, its zone; for a seat,
    /// all its tags and figures. A button has none, since its label says what it does.
    pub fn about(&self, pick: &Pick) -> About {
        let zone = |id: &String| self.zones.iter().find(|zone| zone.id == *id);
        let about = match pick {
            Pick::Piece(id) => {
                let mut pieces =
                    self.zones.iter().flat_map(|zone| &zone.places).flat_map(|place| &place.pieces);
                pieces.find(|piece| piece.id == *id).map(|piece| &piece.about)
            }
            Pick::Place(id, number) => zone(id).map(|zone| match zone.places.get(*number) {
                Some(place) if !place.about.is_empty() => &place.about,
                _ => &zone.about,
            }),
            Pick::Zone(id) => zone(id).map(|zone| &zone.about),
            Pick::Seat(seat) => return self.about_seat(*seat),
            Pick::Button(_) => None,
        };
        about.cloned().unwrap_or_default()
    }

    fn about_seat(&self, seat: Seat) -> About {
        let panels = self.panels.iter().filter(|panel| panel.seat == seat);
        let abouts = panels.flat_map(|panel| {
            let tags = panel.tags.iter().map(|tag| &tag.about);
            tags.chain(panel.counters.iter().map(|counter| &counter.about))
        });
        About(abouts.flat_map(|about| about.0.clone()).collect())
    }

    /// Every sentence of the explanations.
    pub(super) fn words_about(&self) -> impl Iterator<Item = &Words> {
        self.abouts().into_iter().flat_map(About::words)
    }
}
