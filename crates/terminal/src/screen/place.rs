//! Drawing places: what is written on them, what lies there, and how full they are.

use parlour_core::{
    Words,
    scene::{Face, Gauge, Layout, Pick, PieceSpec, Place, Zone},
};
use ratatui::text::{Line, Span};

use super::{
    target::{Pen, Standing},
    tile::Tile,
};

/// How much room a zone gets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Detail {
    /// One line, without empty places and with only the last of many pieces.
    Tight,
    /// One line.
    Line,
    /// A title with lines below it.
    Small,
    /// A title with framed cards below it.
    Big,
}

/// How many pieces of a pile are shown; the rest are only counted.
const SHOWN_OF_A_PILE: usize = 6;
/// The same for any place where there is little room.
const SHOWN_WHERE_TIGHT: usize = 3;

impl Pen<'_> {
    /// A place of a zone, as one row or with framed cards.
    pub(crate) fn place(&self, zone: &Zone, index: usize, detail: Detail, width: u16) -> Tile {
        let place = &zone.places[index];
        let label = self.place_label(zone, index);
        let hidden = self.hidden(zone, place, detail);
        let shown = &place.pieces[hidden..];
        let mut tiles: Vec<Tile> = Vec::new();
        if hidden > 0 {
            let more = format!("{}{hidden}", self.look.sign("…", ".."));
            tiles.push(Tile::text(more, self.look.quiet()));
        }
        tiles.extend(self.pieces(shown, detail));
        tiles.extend(self.backs(place.backs, detail));
        if tiles.is_empty() {
            tiles.push(self.nothing(detail));
        }
        let gap = 0;
        let gauge = place.gauge.map(|gauge| self.gauge(gauge, zone.layout));
        if detail == Detail::Big {
            let head = Tile::beside([label].into_iter().chain(gauge), 1);
            return Tile::stacked([head, Tile::flowing(tiles, gap, width, 0)]);
        }
        let room = width.saturating_sub(label.width() + gauge.as_ref().map_or(0, |tile| tile.width() + 1));
        let pieces = Tile::flowing(tiles, gap, room, 0);
        Tile::beside([label].into_iter().chain([pieces]).chain(gauge), 0)
    }

    /// How many of a place's lower pieces are not shown. Pieces that can be picked are never hidden.
    fn hidden(&self, zone: &Zone, place: &Place, detail: Detail) -> usize {
        let shown = match (detail, zone.layout) {
            _ if place.pieces.iter().any(|piece| self.can_be_picked(piece)) => return 0,
            // People look at hands and battles all the time, and they count tokens.
            (_, Layout::Fan | Layout::Battle) => return 0,
            _ if place.pieces.iter().any(|piece| matches!(piece.face, Face::Token(_))) => return 0,
            (Detail::Tight, _) => SHOWN_WHERE_TIGHT,
            (_, Layout::Pile) => SHOWN_OF_A_PILE,
            _ => return 0,
        };
        place.pieces.len().saturating_sub(shown)
    }

    /// Whether the piece can be picked or has been picked.
    pub(crate) fn can_be_picked(&self, piece: &PieceSpec) -> bool {
        self.standing(&Pick::piece(&piece.id)) != Standing::Still
    }

    fn pieces(&self, pieces: &[PieceSpec], detail: Detail) -> Vec<Tile> {
        let choosing = pieces.iter().any(|piece| self.can_be_picked(piece));
        // Tokens that cannot be told apart are counted.
        let alike = pieces.chunk_by(|one, other| one.id == other.id);
        let draw = |same: &[PieceSpec]| match (same, detail) {
            ([piece], Detail::Tight | Detail::Line | Detail::Small) => vec![self.piece_chip(piece)],
            ([piece], Detail::Big) if choosing => vec![self.raised(piece)],
            ([piece], Detail::Big) => vec![self.card(piece)],
            ([piece, ..], _) => {
                let count = format!("{}{} ", self.look.sign("×", "x"), same.len());
                vec![self.token(piece), Tile::text(count, self.look.quiet())]
            }
            ([], _) => Vec::new(),
        };
        alike.flat_map(draw).collect()
    }

    /// The text on a place: a label, or the seat it belongs to.
    fn place_label(&self, zone: &Zone, index: usize) -> Tile {
        let place = &zone.places[index];
        let pick = Pick::Place(zone.id.clone(), index);
        if let (Layout::Battle, Some(seat)) = (zone.layout, place.seat) {
            // The number of pieces decides the battle.
            let text = format!("{} ({}):", self.seat_name(seat), place.pieces.len());
            return self.chip(pick, vec![Span::styled(text, self.look.quiet())]);
        }
        let text = match (&place.label, place.seat) {
            (Some(label), None) => self.say(label),
            (Some(label), Some(seat)) => format!("{} ({})", self.seat_name(seat), self.say(label)),
            (None, Some(seat)) => self.seat_name(seat),
            (None, None) if self.standing(&pick) == Standing::Still => return Tile::blank(0, 0),
            (None, None) => (index + 1).to_string(),
        };
        self.chip(pick, vec![Span::styled(text + ":", self.look.quiet())])
    }

    /// The pieces that lie face down.
    fn backs(&self, count: u16, detail: Detail) -> Option<Tile> {
        let back = self.look.sign("▒▒", "##");
        match (count, detail) {
            (0, _) => None,
            (count, Detail::Tight | Detail::Line | Detail::Small) => {
                let sign = self.look.sign("×", "x");
                Some(Tile::text(format!(" {back}{sign}{count} "), self.look.quiet()))
            }
            (count, Detail::Big) => {
                let style = self.look.quiet();
                let lines = [
                    Line::styled(back, style),
                    Line::styled(format!("{}{count}", self.look.sign("×", "x")), style),
                ];
                Some(self.framed(Pick::piece(""), &lines, ""))
            }
        }
    }

    /// An empty place, drawn as a place.
    pub(crate) fn nothing(&self, detail: Detail) -> Tile {
        match detail {
            Detail::Tight | Detail::Line | Detail::Small => {
                Tile::text(self.look.sign(" – ", " - "), self.look.quiet())
            }
            Detail::Big => self.framed(Pick::piece(""), &[Line::raw("  "), Line::raw("  ")], ""),
        }
    }

    /// A value against its limit; beside a battle, where the number of pieces decides, it says what it is.
    fn gauge(&self, gauge: Gauge, layout: Layout) -> Tile {
        let style = if gauge.value > gauge.limit { self.look.warning() } else { self.look.quiet() };
        let worth = Words::new("core-worth-of").number("value", gauge.value).number("limit", gauge.limit);
        let text = match layout {
            Layout::Battle => format!(" {}", self.say(&worth)),
            _ => format!(" {}/{}", gauge.value, gauge.limit),
        };
        Tile::text(text, style)
    }
}
