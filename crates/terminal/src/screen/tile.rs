//! A drawn rectangle that knows what can be pointed at in it: [`Tile`].

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
    style::Style,
    text::{Line, Span},
};

use super::target::Target;

/// A drawing of a certain size, put together from smaller ones.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    pub(crate) buffer: Buffer,
    pub(crate) spots: Vec<Spot>,
}

/// The area of something that can be pointed at.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    pub(crate) target: Target,
    pub(crate) area: Rect,
}

impl Tile {
    pub(crate) fn blank(width: u16, height: u16) -> Self {
        Self { buffer: Buffer::empty(Rect::new(0, 0, width, height)), spots: Vec::new() }
    }

    /// Creates one line of text.
    pub(crate) fn text(text: impl AsRef<str>, style: Style) -> Self {
        Self::line(&Line::from(Span::styled(text.as_ref().to_owned(), style)))
    }

    /// Creates one line of styled parts.
    pub(crate) fn line(line: &Line<'_>) -> Self {
        let mut tile = Self::blank(line.width() as u16, 1);
        tile.buffer.set_line(0, 0, line, tile.width());
        tile
    }

    /// Makes the whole tile the area of a target.
    pub(crate) fn pointing_at(mut self, target: Target) -> Self {
        let area = self.buffer.area;
        self.spots.push(Spot { target, area });
        self
    }

    pub(crate) const fn width(&self) -> u16 {
        self.buffer.area.width
    }

    pub(crate) const fn height(&self) -> u16 {
        self.buffer.area.height
    }

    /// Draws another tile onto this one, cut off at the edges.
    pub(crate) fn put(&mut self, x: u16, y: u16, other: Self) {
        for row in 0..other.height().min(self.height().saturating_sub(y)) {
            for column in 0..other.width().min(self.width().saturating_sub(x)) {
                self.buffer[Position::new(x + column, y + row)] =
                    other.buffer[Position::new(column, row)].clone();
            }
        }
        let whole = self.buffer.area;
        let moved = other.spots.into_iter().filter_map(|spot| {
            let area = Rect { x: spot.area.x + x, y: spot.area.y + y, ..spot.area }.intersection(whole);
            (!area.is_empty()).then_some(Spot { area, ..spot })
        });
        self.spots.extend(moved);
    }

    /// Cuts out at most `rows` rows, starting at row `from`.
    pub(crate) fn window(&self, from: u16, rows: u16) -> Self {
        let mut part = Self::blank(self.width(), rows.min(self.height().saturating_sub(from)));
        for point in part.buffer.area.positions() {
            part.buffer[point] = self.buffer[Position::new(point.x, point.y + from)].clone();
        }
        let whole = part.buffer.area;
        part.spots = (self.spots.iter())
            .filter(|spot| spot.area.y >= from)
            .map(|spot| Spot { area: Rect { y: spot.area.y - from, ..spot.area }, ..spot.clone() })
            .filter(|spot| spot.area.intersects(whole))
            .collect();
        part
    }

    /// Puts tiles side by side, with a gap between them.
    pub(crate) fn beside(tiles: impl IntoIterator<Item = Self>, gap: u16) -> Self {
        let tiles: Vec<Self> = tiles.into_iter().filter(|tile| tile.width() > 0).collect();
        let gaps = gap * (tiles.len() as u16).saturating_sub(1);
        let width = tiles.iter().map(Self::width).sum::<u16>() + gaps;
        let mut all = Self::blank(width, tiles.iter().map(Self::height).max().unwrap_or(0));
        let mut x = 0;
        for tile in tiles {
            let next = x + tile.width() + gap;
            all.put(x, 0, tile);
            x = next;
        }
        all
    }

    /// Puts tiles one below the other.
    pub(crate) fn stacked(tiles: impl IntoIterator<Item = Self>) -> Self {
        let tiles: Vec<Self> = tiles.into_iter().filter(|tile| tile.height() > 0).collect();
        let mut all = Self::blank(
            tiles.iter().map(Self::width).max().unwrap_or(0),
            tiles.iter().map(Self::height).sum(),
        );
        let mut y = 0;
        for tile in tiles {
            let next = y + tile.height();
            all.put(0, y, tile);
            y = next;
        }
        all
    }

    /// Puts tiles side by side in as many rows as the width requires; rows after the first are indented.
    pub(crate) fn flowing(tiles: impl IntoIterator<Item = Self>, gap: u16, width: u16, indent: u16) -> Self {
        let mut rows: Vec<Vec<Self>> = Vec::new();
        let mut used = 0;
        for tile in tiles.into_iter().filter(|tile| tile.width() > 0) {
            let wanted = used + gap + tile.width();
            match rows.last_mut() {
                Some(row) if wanted <= width => {
                    row.push(tile);
                    used = wanted;
                }
                _ => {
                    used = tile.width() + if rows.is_empty() { 0 } else { indent };
                    rows.push(vec![tile]);
                }
            }
        }
        let rows = rows.into_iter().enumerate().map(|(number, row)| {
            let row = Self::beside(row, gap);
            if number == 0 { row } else { row.indented(indent) }
        });
        Self::stacked(rows)
    }

    /// Adds room on the left.
    pub(crate) fn indented(self, by: u16) -> Self {
        let mut all = Self::blank(self.width() + by, self.height());
        all.put(by, 0, self);
        all
    }
}
