//! Battles, scoring piles, deck, discards and hands.

use parlour_cards::{Card, CardSet, Rank, Suit};
use parlour_core::{
    Seat, Words,
    scene::{Layout, Mark, PieceSpec, Place, Zone},
};

use crate::{Pile, PillarsTable, PillarsView};

pub(super) fn zones(view: &PillarsView) -> Vec<Zone> {
    let table = &view.table;
    let mut zones: Vec<Zone> = PillarsTable::BATTLES.into_iter().map(|suit| battle(table, suit)).collect();
    zones.extend(PillarsTable::SEATS.iter().map(|seat| piles(table, seat)));
    zones.push(Zone::new("deck", "pillars-deck", Layout::Pile).place(Place::backs(table.deck_size())));
    let discarded = Place::with(table.discarded.iter().map(piece));
    zones.push(Zone::new("discard", "pillars-discarded", Layout::Pile).place(discarded));
    zones.extend(PillarsTable::SEATS.iter().map(|seat| hand(view, seat)));
    zones
}

/// The id of a battle's zone, which picks the battle for a king.
pub(crate) fn battle_id(suit: Suit) -> String {
    format!("battle.{}", suit.letter())
}

/// PIL-3: both sides with their value against the limit; the side with more cards is winning.
fn battle(table: &PillarsTable, suit: Suit) -> Zone {
    let place = |seat| {
        let ahead = table.won(seat).contains(suit);
        let cards = table.side(seat, suit).iter().map(|card| piece(card).mark_if(ahead, Mark::Winning));
        Place::with(cards)
            .of(seat)
            .gauge(table.side_ranks(seat, suit).value().into(), table.limit(seat).into())
    };
    let title = Words::new("pillars-battle").emblem("suit", &suit.emblem());
    Zone::new(battle_id(suit), title, Layout::Battle).places(PillarsTable::SEATS.iter().map(place))
}

/// PIL-3, PIL-15: the five piles with their points; the seat with more points in a pile leads there.
fn piles(table: &PillarsTable, seat: Seat) -> Zone {
    let place = |pile: Pile| {
        let leads = table.majority(pile) == Some(seat);
        let label = Words::new(if leads { "pillars-pile-leads" } else { "pillars-pile" })
            .words("pile", pile.words())
            .number("points", table.points(seat, pile));
        Place::with(table.pile(seat, pile).iter().map(scored)).labelled(label)
    };
    Zone::new(format!("piles.{seat}"), "pillars-piles", Layout::Row).of(seat).places(Pile::ALL.map(place))
}

fn hand(view: &PillarsView, seat: Seat) -> Zone {
    let known: CardSet = view.known[seat];
    let mine = view.viewer.is(seat);
    let card = |card| {
        let piece = piece(card);
        if mine && known.contains(card) {
            piece.note(Words::new("pillars-known").seat("other", PillarsTable::other(seat)))
        } else {
            piece
        }
    };
    let mut place = Place::with(view.known_hand(seat).iter().map(card));
    place.backs = view.unknown_count(seat) as u16;
    let zone = Zone::new(format!("hand.{seat}"), "pillars-hand", Layout::Fan).of(seat).place(place);
    match view.table.hands[seat].stolen {
        0 => zone,
        stolen => zone.counter("pillars-stolen", stolen),
    }
}

fn piece(card: Card) -> PieceSpec {
    PieceSpec::new(card, card.face())
}

/// PIL-12: a scored card with a note of its magic.
fn scored(card: Card) -> PieceSpec {
    match (card.rank(), card.suit()) {
        (Rank::Jack, _) => piece(card).note("pillars-does-destroy"),
        (Rank::Queen, _) => piece(card).note("pillars-does-steal"),
        (Rank::King, _) => piece(card).note("pillars-does-clear"),
        (_, Suit::Hearts) => piece(card).note("pillars-does-hasten"),
        (_, Suit::Clubs | Suit::Diamonds | Suit::Spades) => piece(card),
    }
}
