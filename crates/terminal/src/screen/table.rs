//! The whole table: the others above, the middle in the middle, the viewer below.

use parlour_core::{
    Seat,
    scene::{Layout, Zone},
};

use super::{place::Detail, target::Pen, tile::Tile};

/// How much room the others, the middle and the viewer get, from the most to the least.
const DETAILS: [[Detail; 3]; 8] = {
    use Detail::{Big, Line, Small};
    [
        [Big, Big, Big],
        [Small, Big, Big],
        [Line, Big, Big],
        [Line, Small, Big],
        [Line, Line, Big],
        [Line, Small, Small],
        [Line, Line, Small],
        [Line, Line, Line],
    ]
};

impl Pen<'_> {
    /// The table with as much detail as there is room for. It is higher than asked for if even the least is too much.
    ///
    /// `player` says who plays on a seat.
    pub(crate) fn table(&self, player: &dyn Fn(Seat) -> String, width: u16, height: u16) -> Tile {
        let drawn = DETAILS.map(|detail| move || self.arranged(player, width, detail));
        let mut last = Tile::blank(0, 0);
        for draw in drawn {
            last = draw();
            if last.height() <= height && last.width() <= width {
                break;
            }
        }
        last
    }

    fn arranged(&self, player: &dyn Fn(Seat) -> String, width: u16, detail: [Detail; 3]) -> Tile {
        let [others, middle, mine] = detail;
        let me = self.scene.viewer.seat();
        let count = self.scene.panels.len();
        // Clockwise from the viewer's left, as they sit.
        let first = me.map_or(0, |seat| seat.number() + 1);
        let around = (0..count).map(|step| &self.scene.panels[(first + step) % count]);
        let above = around.filter(|panel| Some(panel.seat) != me);
        let above = above.map(|panel| self.seat_with_zones(panel.seat, player, others, width));
        let below = me.map(|seat| self.seat_with_zones(seat, player, mine, width));
        Tile::stacked(above.chain([self.middle(middle, width)]).chain(below))
    }

    fn seat_with_zones(
        &self,
        seat: Seat,
        player: &dyn Fn(Seat) -> String,
        detail: Detail,
        width: u16,
    ) -> Tile {
        let panel = self.scene.panels.iter().find(|panel| panel.seat == seat);
        let panel = panel.map(|panel| self.panel(panel, &player(seat)));
        let zones = self.scene.zones.iter().filter(|zone| zone.owner == Some(seat));
        let zones = zones.map(|zone| self.zone(zone, detail, width - 2));
        if detail == Detail::Line {
            return Tile::flowing(panel.into_iter().chain(zones), 1, width, 2);
        }
        Tile::stacked(panel.into_iter().chain([Tile::flowing(zones, 2, width - 2, 0).indented(2)]))
    }

    fn middle(&self, detail: Detail, width: u16) -> Tile {
        let is_ring = |zone: &&Zone| zone.layout == Layout::Ring;
        let zones = || self.scene.zones.iter().filter(|zone| zone.owner.is_none());
        let rings = Tile::stacked(zones().filter(is_ring).map(|zone| self.zone(zone, detail, width)));
        let room = width.saturating_sub(rings.width() + 2);
        let rest = zones().filter(|zone| !is_ring(zone)).map(|zone| self.zone(zone, detail, room));
        let rest = Tile::flowing(rest, 2, room, 0);
        if rings.height() == 0 {
            return rest;
        }
        let mut all = Tile::blank(rings.width() + 2 + rest.width(), rings.height().max(rest.height()));
        let (right, y) = (rings.width() + 2, (all.height() - rest.height()) / 2);
        all.put(0, 0, rings);
        all.put(right, y, rest);
        all
    }
}
