//! A scene as plain text: for `parlour show`, golden files and reading aloud.

use std::fmt::{self, Display, Formatter};

use super::{Counter, Mark, PieceSpec, Place, Scene, Zone};
use crate::Viewer;

impl Display for Scene {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.counters.is_empty() {
            writeln!(f, "{}", Joined(&self.counters, " · "))?;
        }
        self.write_panels(f)?;
        for zone in &self.zones {
            writeln!(f, "{}", InWords(zone, self.viewer))?;
        }
        write!(f, "> {} ({})", self.prompt.told_to(self.viewer), self.rule)
    }
}

impl Scene {
    fn write_panels(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for panel in &self.panels {
            let me = if self.viewer.is(panel.seat) { "*" } else { " " };
            write!(f, "{me}seat {}  score {:>3}", panel.seat, panel.score)?;
            for counter in &panel.counters {
                write!(f, "  {counter}")?;
            }
            for tag in &panel.tags {
                write!(f, "  [{tag}]")?;
            }
            if self.decided.contains(panel.seat) {
                write!(f, "  [has chosen]")?;
            }
            if self.to_act.contains(panel.seat) {
                write!(f, "  <- to act")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl Display for Counter {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        // "hand 1 7" would read as one number.
        let colon = if self.label.ends_with(|last: char| last.is_ascii_digit()) { ":" } else { "" };
        write!(f, "{}{colon} {}", self.label, self.value)
    }
}

/// Something as told to a viewer.
struct InWords<'a, T>(&'a T, Viewer);

impl Display for InWords<'_, Zone> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(zone, viewer) = self;
        write!(f, "{}", zone.title)?;
        if let Some(owner) = zone.owner {
            write!(f, ", seat {owner}")?;
        }
        if !zone.counters.is_empty() {
            write!(f, " ({})", Joined(&zone.counters, ", "))?;
        }
        if zone.places.is_empty() {
            return write!(f, ": -");
        }
        let places: Vec<_> = zone.places.iter().map(|place| InWords(place, *viewer)).collect();
        write!(f, ": {}", Joined(&places, " | "))
    }
}

impl Display for InWords<'_, Place> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(place, viewer) = self;
        match (&place.label, place.seat) {
            (Some(label), _) => write!(f, "{label}: ")?,
            (None, Some(seat)) => write!(f, "seat {seat}: ")?,
            (None, None) => {}
        }
        let pieces: Vec<_> = place.pieces.iter().map(|piece| InWords(piece, *viewer)).collect();
        write!(f, "{}", Joined(&pieces, " "))?;
        match (place.pieces.is_empty(), place.backs) {
            (true, 0) => write!(f, "-")?,
            (false, 0) => {}
            (true, backs) => write!(f, "{backs} face down")?,
            (false, backs) => write!(f, " and {backs} face down")?,
        }
        match place.gauge {
            Some(gauge) => write!(f, " [{} of {}]", gauge.value, gauge.limit),
            None => Ok(()),
        }
    }
}

impl Display for InWords<'_, PieceSpec> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(piece, viewer) = self;
        write!(f, "{}", piece.id)?;
        for mark in &piece.marks {
            f.write_str(match mark {
                Mark::Winning => "!",
                Mark::Trump => "^",
                Mark::Active => "+",
                Mark::Loose => "~",
                Mark::Chosen => "?",
            })?;
        }
        match &piece.note {
            Some(note) => write!(f, " ({})", note.told_to(*viewer)),
            None => Ok(()),
        }
    }
}

/// Things with something between them.
struct Joined<'a, T>(&'a [T], &'a str);

impl<T: Display> Display for Joined<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (number, item) in self.0.iter().enumerate() {
            if number > 0 {
                f.write_str(self.1)?;
            }
            item.fmt(f)?;
        }
        Ok(())
    }
}
