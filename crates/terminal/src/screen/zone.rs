//! Drawing zones: a title and places, by layout.

use parlour_core::{
    Seat, Words,
    scene::{Face, Layout, Pick, Place, Zone},
};
use ratatui::text::Span;

use super::{
    look::Look,
    place::Detail,
    ring,
    target::{Pen, Standing},
    tile::Tile,
};

impl Pen<'_> {
    /// The name of a seat, as shown to the viewer.
    pub(crate) fn seat_name(&self, seat: Seat) -> String {
        self.say(&Words::new("terminal-seat").seat("seat", seat))
    }

    pub(crate) fn zone(&self, zone: &Zone, detail: Detail, width: u16) -> Tile {
        let detail = if self.has_cards(zone) { detail } else { detail.min(Detail::Small) };
        match (zone.layout, detail) {
            (Layout::Ring, _) => ring::ring(self, zone),
            (Layout::Battle, Detail::Small | Detail::Big) => self.battle(zone, width),
            (_, Detail::Tight) if self.is_bare(zone) => Tile::blank(0, 0),
            (_, Detail::Tight | Detail::Line) => {
                let title = self.title(zone);
                let room = width.saturating_sub(title.width());
                Tile::beside([title, self.places(zone, detail, room)], 0)
            }
            (_, detail) => Tile::stacked([self.title(zone), self.places(zone, detail, width)]),
        }
    }

    /// Whether the zone has anything worth drawing large: not tokens, and not piles from which nothing can be
    /// picked.
    fn has_cards(&self, zone: &Zone) -> bool {
        let mut pieces = zone.places.iter().flat_map(|place| &place.pieces);
        pieces.any(|piece| {
            !matches!(piece.face, Face::Token(_))
                && (zone.layout != Layout::Pile || self.can_be_picked(piece))
        })
    }

    /// Whether the zone is empty and nothing can be done with it.
    fn is_bare(&self, zone: &Zone) -> bool {
        let still = |pick: Pick| self.standing(&pick) == Standing::Still;
        let empty = |(index, place): (usize, &Place)| {
            place.pieces.is_empty() && place.backs == 0 && still(Pick::Place(zone.id.clone(), index))
        };
        zone.places.iter().enumerate().all(empty) && still(Pick::Zone(zone.id.clone()))
    }

    fn title(&self, zone: &Zone) -> Tile {
        let pick = Pick::Zone(zone.id.clone());
        let mut text = self.say(&zone.title);
        for counter in &zone.counters {
            text = format!("{text}, {} {}", self.say(&counter.label), self.say(&counter.value));
        }
        let style = match self.standing(&pick) {
            Standing::Still => self.look.quiet().patch(Look::bold()),
            Standing::Open | Standing::Picked => Look::bold(),
        };
        self.chip(pick, vec![Span::styled(text, style)])
    }

    fn places(&self, zone: &Zone, detail: Detail, width: u16) -> Tile {
        if zone.places.is_empty() {
            return self.nothing(detail);
        }
        let places = (0..zone.places.len()).map(|index| self.place(zone, index, detail, width));
        Tile::flowing(places, 1, width, 0)
    }

    /// The two sides of a battle facing each other, the viewer's own at the bottom.
    fn battle(&self, zone: &Zone, width: u16) -> Tile {
        let mine = |place: &Place| place.seat.is_some_and(|seat| self.scene.viewer.is(seat));
        let mut order: Vec<usize> = (0..zone.places.len()).collect();
        order.sort_by_key(|&index| mine(&zone.places[index]));
        let sides = order.into_iter().map(|index| self.place(zone, index, Detail::Small, width));
        Tile::stacked([self.title(zone)].into_iter().chain(sides))
    }
}
