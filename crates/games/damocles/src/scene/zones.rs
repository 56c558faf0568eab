//! The ring, the bank and everybody's codices.

use parlour_core::{
    Seat, Words,
    scene::{Face, Layout, Mark, PieceSpec, Place, Zone},
};

use crate::{Codex, CodexSet, DamoclesPhase, DamoclesView, God, RingSpot};

pub(crate) const RING: &str = "ring";
pub(crate) const BANK: &str = "bank";

pub(super) fn zones(view: &DamoclesView) -> Vec<Zone> {
    let table = &view.table;
    let mut zones = vec![ring(view), bank(view)];
    if let DamoclesPhase::Oracle(seat, drawn) = table.phase {
        let place =
            if view.viewer.is(seat) { codices(view, view.drawn) } else { Place::backs(drawn.count.into()) };
        zones.push(Zone::new("drawn", "damocles-drawn-by-oracle", Layout::Fan).of(seat).place(place));
    }
    for seat in table.seats.iter() {
        zones.push(hand(view, seat));
        let played = codices(view, table.played(seat));
        zones.push(
            Zone::new(format!("played.{seat}"), "damocles-in-front", Layout::Row).of(seat).place(played),
        );
    }
    zones.push(Zone::new("deck", "damocles-deck", Layout::Pile).place(Place::backs(table.deck_size())));
    let mut discards = Place::with(view.discards.iter().map(noted));
    discards.backs = (table.discard_size() - view.discards.len()) as u16;
    zones.push(Zone::new("discards", "damocles-discards", Layout::Pile).place(discards));
    let returned = view.returned & view.unseen();
    if !returned.is_empty() {
        let returned = Place::with(returned.iter().map(noted));
        zones.push(Zone::new("returned", "damocles-returned", Layout::Row).place(returned));
    }
    let gone = Place::with(table.gone.iter().map(piece));
    zones.push(Zone::new("gone", "damocles-gone", Layout::Pile).place(gone));
    zones
}

/// The seven positions of the ring, clockwise.
fn ring(view: &DamoclesView) -> Zone {
    let place = |spot| Place::with(view.table.ring.at(spot).map(token)).labelled(u8::from(spot));
    Zone::new(RING, "damocles-ring", Layout::Ring).ornament("sword").places(RingSpot::ALL.map(place))
}

/// The bank: a place for each god, with the tokens left.
fn bank(view: &DamoclesView) -> Zone {
    let place = |god: God| {
        let count = view.table.ring.in_bank(god);
        Place::with((0..count).map(|_| token(god))).labelled(&god.emblem())
    };
    Zone::new(BANK, "damocles-bank", Layout::Row).places(God::ALL.map(place))
}

fn token(god: God) -> PieceSpec {
    PieceSpec::new(god.letter(), Face::Token(god.emblem()))
}

fn hand(view: &DamoclesView, seat: Seat) -> Zone {
    let place = if view.viewer.is(seat) {
        codices(view, view.hand)
    } else {
        Place::backs(view.table.hand_sizes[seat].into())
    };
    Zone::new(format!("hand.{seat}"), "damocles-hand", Layout::Fan).of(seat).place(place)
}

/// Codices, with marks on those that the ring makes active or loosely active.
fn codices(view: &DamoclesView, codices: CodexSet) -> Place {
    let ring = view.table.ring;
    let [active, loose] = [ring.active(), ring.loose() - ring.active()];
    Place::with(codices.iter().map(|codex| {
        noted(codex).mark_if(active.contains(codex), Mark::Active).mark_if(loose.contains(codex), Mark::Loose)
    }))
}

/// A codex with a note of its kind and pattern.
fn noted(codex: Codex) -> PieceSpec {
    let note = Words::new("damocles-codex-note").words("kind", codex.kind().word());
    piece(codex).note(note.words("pattern", Words::plain(pattern_text(codex))))
}

fn piece(codex: Codex) -> PieceSpec {
    PieceSpec::new(codex, face(codex))
}

/// How a codex looks.
pub(crate) fn face(codex: Codex) -> Face {
    let pattern = codex.pattern().map(|god| god.map(God::emblem));
    Face::Codex { kind: codex.kind().word().into(), pattern: Box::new(pattern), points: codex.points() }
}

/// The seven places in a row, with dots for blanks.
fn pattern_text(codex: Codex) -> String {
    codex.pattern().iter().map(|god| god.map_or('·', God::letter)).collect()
}
