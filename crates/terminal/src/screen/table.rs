//! Drawing the whole table: the others at the top, the zones without an owner in the middle, the viewer at
//! the bottom.

use parlour_core::{
    Seat,
    scene::{Layout, Zone},
};

use super::{place::Detail, target::Pen, tile::Tile};

/// How much room the others, the middle and the viewer get, from most to least.
const DETAILS: [[Detail; 3]; 12] = {
    use Detail::{Big, Line, Small, Tight};
    [
        [Big, Big, Big],
        [Small, Big, Big],
        [Line, Big, Big],
        [Line, Small, Big],
        [Line, Line, Big],
        [Line, Small, Small],
        [Line, Line, Small],
        [Tight, Line, Small],
        [Line, Line, Line],
        [Tight, Line, Line],
        [Tight, Tight, Line],
        [Tight, Tight, Tight],
    ]
};

impl Pen<'_> {
    /// The table with as much detail as fits. It is higher than requested if even the least detail is too
    /// much.
    ///
    /// `player` returns who plays on a seat.
    pub(crate) fn table(&self, player: &dyn Fn(Seat) -> String, width: u16, height: u16) -> Tile {
        let mut last = Vec::new();
        for detail in DETAILS {
            last = self.groups(player, width, detail);
            if last.iter().map(Tile::height).sum::<u16>() <= height {
                break;
            }
        }
        let used: u16 = last.iter().map(Tile::height).sum();
        let gaps = (last.len() as u16).saturating_sub(1);
        if used + gaps > height {
            return Tile::stacked(last);
        }
        // Spare rows go between the groups.
        Tile::stacked(
            last.into_iter().flat_map(|group| [group, Tile::blank(1, 1)]).take(2 * usize::from(gaps) + 1),
        )
    }

    /// The others, the middle, and the viewer.
    fn groups(&self, player: &dyn Fn(Seat) -> String, width: u16, detail: [Detail; 3]) -> Vec<Tile> {
        let [others, middle, mine] = detail;
        let me = self.scene.viewer.seat();
        let count = self.scene.panels.len();
        // Clockwise from the viewer's left, in seating order.
        let first = me.map_or(0, |seat| seat.number() + 1);
        let around = (0..count).map(|step| &self.scene.panels[(first + step) % count]);
        let above = around.filter(|panel| Some(panel.seat) != me);
        let above = above.map(|panel| self.seat_with_zones(panel.seat, player, others, width));
        let below = me.map(|seat| self.seat_with_zones(seat, player, mine, width));
        [Tile::stacked(above), self.middle(middle, width)].into_iter().chain(below).collect()
    }

    fn seat_with_zones(
        &self,
        seat: Seat,
        player: &dyn Fn(Seat) -> String,
        detail: Detail,
        width: u16,
    ) -> Tile {
        let panel = self.scene.panels.iter().find(|panel| panel.seat == seat);
        let panel = panel.map(|panel| self.panel(panel, &player(seat))).unwrap_or_default();
        let zones = self.scene.zones.iter().filter(|zone| zone.owner == Some(seat));
        let zones = zones.map(|zone| self.zone(zone, detail, width - 2));
        if detail <= Detail::Line {
            return Tile::flowing(panel.into_iter().chain(zones), 1, width, 3);
        }
        let panel = Tile::flowing(panel, 1, width, 3);
        Tile::stacked([panel, Tile::flowing(zones, 2, width - 2, 0).indented(2)])
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
