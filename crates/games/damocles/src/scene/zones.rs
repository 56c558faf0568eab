//! The ring, the bank and everybody's codices.

use parlour_core::{
    Seat,
    scene::{Face, Layout, Mark, PieceSpec, Place, Zone},
};

use crate::{Codex, CodexSet, DamoclesView, God, Phase, Spot};

pub(super) const RING: &str = "ring";
pub(super) const BANK: &str = "bank";

pub(super) fn zones(view: &DamoclesView) -> Vec<Zone> {
    let table = &view.table;
    let mut zones = vec![ring(view), bank(view)];
    if let Phase::Oracle(seat, drawn) = table.phase {
        let place =
            if view.viewer.is(seat) { codices(view, view.drawn) } else { Place::backs(drawn.count.into()) };
        zones.push(Zone::new("drawn", "Drawn by the Oracle", Layout::Fan).of(seat).place(place));
    }
    for seat in table.seats.iter() {
        zones.push(hand(view, seat));
        let played = codices(view, table.played(seat));
        zones.push(Zone::new(format!("played.{seat}"), "Played", Layout::Row).of(seat).place(played));
    }
    zones.push(Zone::new("deck", "Deck", Layout::Pile).place(Place::backs(table.deck_size())));
    let mut discards = Place::with(view.discards.iter().map(noted));
    discards.backs = (table.discard_size() - view.discards.len()) as u16;
    zones.push(Zone::new("discards", "Discards, face down", Layout::Pile).place(discards));
    let returned = view.returned & view.unseen();
    if !returned.is_empty() {
        let title = "Your discards that went into the deck";
        zones.push(Zone::new("returned", title, Layout::Row).place(Place::with(returned.iter().map(noted))));
    }
    let gone = Place::with(table.gone.iter().map(piece));
    zones.push(Zone::new("gone", "Out of the game", Layout::Pile).place(gone));
    zones
}

/// The seven positions, clockwise.
fn ring(view: &DamoclesView) -> Zone {
    let place = |spot| Place::with(view.table.ring.at(spot).map(token)).labelled(spot);
    Zone::new(RING, "Ring", Layout::Ring).places(Spot::ALL.map(place))
}

/// A place for each god, with the tokens there are.
fn bank(view: &DamoclesView) -> Zone {
    let place = |god: God| {
        let count = view.table.ring.in_bank(god);
        Place::with((0..count).map(|_| token(god))).labelled(god.name())
    };
    Zone::new(BANK, "Bank", Layout::Row).places(God::ALL.map(place))
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
    Zone::new(format!("hand.{seat}"), "Hand", Layout::Fan).of(seat).place(place)
}

/// Codices with marks for those that the ring makes active or loosely active.
fn codices(view: &DamoclesView, codices: CodexSet) -> Place {
    let ring = view.table.ring;
    let [active, loose] = [ring.active(), ring.loose() - ring.active()];
    Place::with(codices.iter().map(|codex| {
        noted(codex).mark_if(active.contains(codex), Mark::Active).mark_if(loose.contains(codex), Mark::Loose)
    }))
}

/// A codex with its kind and its pattern written under it.
fn noted(codex: Codex) -> PieceSpec {
    piece(codex).note(format!("{} {}", codex.kind().name(), pattern_text(codex)))
}

fn piece(codex: Codex) -> PieceSpec {
    let pattern = codex.pattern().map(|god| god.map(God::emblem));
    PieceSpec::new(codex, Face::Codex { kind: codex.kind().name().into(), pattern, points: codex.points() })
}

/// The seven places in a row, dots for blanks.
fn pattern_text(codex: Codex) -> String {
    codex.pattern().iter().map(|god| god.map_or('·', God::letter)).collect()
}
