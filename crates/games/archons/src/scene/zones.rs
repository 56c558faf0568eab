//! The zones of the table and what lies in them.

use parlour_core::{
    Seat, Words,
    scene::{Layout, Mark, PieceSpec, Place, Zone},
};

use super::faces::{archon_with_power, piece, place, poker};
use crate::{Archon, ArchonsPhase, ArchonsTable, ArchonsView, Poker, ResolvedTurn, Stock, card::AsCards};

pub(super) fn zones(view: &ArchonsView) -> Vec<Zone> {
    let table = &view.table;
    let mut zones = vec![led(table), play(view)];
    zones.extend(table.last_turn.as_ref().filter(|_| table.turns > 0).map(|turn| last_turn(table, turn)));
    zones.extend([pot(table), deck(view), discard(table)]);
    for seat in table.seats.iter() {
        zones.extend([front(table, seat), captured(table, seat), hand(view, seat)]);
    }
    zones
}

/// ARC-12: the Archon led in this turn.
fn led(table: &ArchonsTable) -> Zone {
    let place = Place::with(table.led.map(archon_with_power)).of(table.leader);
    Zone::new("led", "archons-led-zone", Layout::Row).place(place)
}

/// ARC-13: a place for each seat's card, from the leader on; chosen cards lie face down.
fn play(view: &ArchonsView) -> Zone {
    let table = &view.table;
    let in_play = matches!(table.phase, ArchonsPhase::Play(_));
    let place = |seat: Seat| {
        let own = view.chosen.filter(|_| in_play && view.viewer.is(seat));
        let place = match own.and_then(piece) {
            Some(piece) => Place::with([piece.mark_if(true, Mark::Chosen)]),
            None => Place::backs(usize::from(in_play && table.decided().contains(seat))),
        };
        place.of(seat)
    };
    Zone::new("play", "archons-played", Layout::Row)
        .places(table.seats.clockwise_from(table.leader).map(place))
}

/// The last turn of this hand. A destroyed card may be back in a hand or the deck, so only its image is
/// shown.
fn last_turn(table: &ArchonsTable, turn: &ResolvedTurn) -> Zone {
    let place = |seat: Seat| {
        let card = turn.cards[seat];
        let piece = |card: Poker| {
            let piece = poker(card)
                .mark_if(turn.winner == Some(seat), Mark::Winning)
                .mark_if(turn.tied.contains(card), Mark::Tied);
            if turn.destroyed != Some(card) {
                return piece;
            }
            PieceSpec { id: format!("{card}'"), ..piece }.mark_if(true, Mark::Destroyed)
        };
        Place::with(card.map(piece)).of(seat)
    };
    let title = Words::new("archons-last-turn").piece("archon", turn.led);
    Zone::new("last", title, Layout::Row).places(table.seats.clockwise_from(turn.leader).map(place))
}

/// ARC-15: the pot, or the cards set aside.
fn pot(table: &ArchonsTable) -> Zone {
    let title = if table.options.carry_pot { "archons-pot" } else { "archons-aside" };
    let cards = table.pot.archons.cards() | table.pot.pokers.cards();
    Zone::new("pot", title, Layout::Pile).place(place(cards)).counter("archons-cards", cards.len())
}

/// ARC-20: the deck's size and, after a reshuffle, which of its cards have not been seen since.
fn deck(view: &ArchonsView) -> Zone {
    let hidden = &view.table.hidden;
    let size = hidden.deck_size();
    let zone = Zone::new("deck", "archons-deck", Layout::Pile)
        .place(Place::backs(size))
        .counter("archons-cards", size);
    if hidden.now == Stock::First || size == 0 {
        return zone;
    }
    let among: Vec<String> =
        (hidden.stocks[hidden.now as usize] - view.hand).iter().map(|card| card.to_string()).collect();
    zone.counter("archons-among", Words::plain(among.join(" ")))
}

fn discard(table: &ArchonsTable) -> Zone {
    Zone::new("discard", "archons-discard", Layout::Pile)
        .place(place(table.discard))
        .counter("archons-cards", table.discard.len())
}

/// ARC-7 to ARC-10: the Archons in front of a seat with their powers, and the card under the Demiurge.
fn front(table: &ArchonsTable, seat: Seat) -> Zone {
    let archons = table.front[seat];
    let zone = Zone::new(format!("front.{seat}"), "archons-front", Layout::Row).of(seat);
    let zone = zone.places(archons.iter().map(|archon| Place::with([archon_with_power(archon)])));
    match table.under.filter(|_| archons.contains(Archon::DEMIURGE)) {
        Some(card) => zone.place(Place::with([poker(card)]).labelled("archons-under-demiurge")),
        None => zone,
    }
}

fn captured(table: &ArchonsTable, seat: Seat) -> Zone {
    let cards = table.captured[seat];
    Zone::new(format!("captured.{seat}"), "archons-captured", Layout::Pile)
        .of(seat)
        .place(place(cards.cards()))
        .counter("archons-cards", cards.len())
        .counter("archons-worth", Words::new("archons-points").number("points", table.hand_points(seat)))
}

/// The viewer's own hand. Other hands show backs, and the cards that everybody can name.
fn hand(view: &ArchonsView, seat: Seat) -> Zone {
    let table = &view.table;
    let zone = Zone::new(format!("hand.{seat}"), "archons-hand", Layout::Fan).of(seat);
    if view.viewer.is(seat) {
        return zone.place(place(view.hand));
    }
    let clues = &table.hidden.clues[seat];
    let chosen = matches!(table.phase, ArchonsPhase::Play(_)) && table.decided().contains(seat);
    let size = usize::from(clues.size()) - usize::from(chosen);
    // A card that everybody can name may be the one just played face down.
    let known = if chosen { 0 } else { clues.known.len() };
    let shown = if chosen { Place::default() } else { place(clues.known) };
    zone.place(Place { backs: (size - known) as u16, ..shown })
}
