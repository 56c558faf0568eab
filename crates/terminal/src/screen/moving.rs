//! Moving the cursor, and pointing with the mouse.

use ratatui::layout::{Position, Rect};

use super::{app::App, target::Target, tile::Spot};

/// The direction of an arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// A row is about as high as two columns are wide.
const ROW: i32 = 2;

impl App {
    fn reachable_spots(&self) -> Vec<&Spot> {
        self.map.iter().filter(|spot| self.reachable(&spot.target)).collect()
    }

    /// Moves the cursor to something it can be on, if there is anything.
    pub(super) fn find_cursor(&mut self) {
        let stands = self.cursor.as_ref().is_some_and(|cursor| {
            self.reachable(cursor) && self.map.iter().any(|spot| spot.target == *cursor)
        });
        if !stands {
            self.cursor = self.reachable_spots().first().map(|spot| spot.target.clone());
        }
    }

    /// Moves the cursor to the nearest thing in a direction.
    pub(super) fn go(&mut self, direction: Direction) {
        let Some(from) = self.cursor_area() else { return };
        let there = self
            .reachable_spots()
            .into_iter()
            .filter_map(|spot| distance(from, spot.area, direction).map(|distance| (distance, spot)));
        if let Some((_, spot)) = there.min_by_key(|(distance, _)| *distance) {
            self.cursor = Some(spot.target.clone());
        }
    }

    /// Moves the cursor to the next or previous thing, in reading order.
    pub(super) fn step(&mut self, by: Step) {
        let mut spots = self.reachable_spots();
        spots.sort_by_key(|spot| (spot.area.y, spot.area.x));
        let here = spots.iter().position(|spot| Some(&spot.target) == self.cursor.as_ref());
        let count = spots.len();
        let next = match (here, by) {
            (_, _) if count == 0 => return,
            (None, _) => 0,
            (Some(here), Step::Forward) => (here + 1) % count,
            (Some(here), Step::Back) => (here + count - 1) % count,
        };
        self.cursor = Some(spots[next].target.clone());
    }

    /// What is drawn at a point: the smallest thing there, preferably one that can be picked.
    pub(super) fn at(&self, point: Position) -> Option<Target> {
        let here = self.spots.iter().filter(|spot| spot.area.contains(point));
        let best = here.min_by_key(|spot| (!self.reachable(&spot.target), spot.area.area()));
        best.map(|spot| spot.target.clone())
    }
}

/// The direction of a step in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Forward,
    Back,
}

/// The distance in a direction; things off to the side count as further away.
fn distance(from: Rect, to: Rect, direction: Direction) -> Option<i32> {
    let middle = |area: Rect| (i32::from(2 * area.x + area.width), ROW * i32::from(2 * area.y + area.height));
    let ((x0, y0), (x1, y1)) = (middle(from), middle(to));
    let (along, aside) = match direction {
        Direction::Up => (y0 - y1, x1 - x0),
        Direction::Down => (y1 - y0, x1 - x0),
        Direction::Left => (x0 - x1, y1 - y0),
        Direction::Right => (x1 - x0, y1 - y0),
    };
    // A row above or below counts as off to the side only when moving left or right.
    let weight = match direction {
        Direction::Left | Direction::Right => 6,
        Direction::Up | Direction::Down => 1,
    };
    let far = match direction {
        Direction::Up | Direction::Down => 8,
        Direction::Left | Direction::Right => 1,
    };
    (along > 0).then(|| along * far + aside.abs() * weight)
}
