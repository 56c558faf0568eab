//! The zones of the table and what lies in them.

use parlour_cards::{Card, Suit};
use parlour_core::{
    Seat, Words,
    scene::{Layout, Mark, PieceSpec, Place, Zone},
    sort_short_by,
};

use super::draft_piece;
use crate::{Board, DraftCard, DraftSet, FajAction, FajPhase, FajTable, FajTrick, FajView, hand};

/// The number of cards in a full poker hand.
const HAND: u8 = 5;

pub(super) fn zones(view: &FajView) -> Vec<Zone> {
    let table = &view.table;
    let mut zones = vec![board(table.board)];
    zones.extend(last_tricks(table).enumerate().map(|(age, trick)| past_trick(table, trick, age)));
    for seat in table.seats.iter() {
        match table.phase {
            FajPhase::Keep { .. } => zones.push(pack(view, seat)),
            FajPhase::Play { .. } => zones.push(laid(view, seat)),
            FajPhase::Vote | FajPhase::Over => {}
        }
        zones.extend([kept(view, seat), won(table, seat)]);
    }
    zones.push(
        Zone::new("tricks", "faj-trick-pile", Layout::Pile).place(Place::backs(table.unturned().len())),
    );
    zones.push(draft_pile(table));
    zones
}

/// FAJ-7, FAJ-8: the board, with a place for each suit and its share of all that counts; the trump is marked.
fn board(board: Board) -> Zone {
    let (sums, total) = (board.sums(), board.total());
    let trump = board.trump();
    let place = |suit: Suit| {
        let cards = (board.cards & suit.cards()).iter();
        let place =
            Place::with(cards.map(|card| trick_piece(card).mark_if(Some(suit) == trump, Mark::Trump)))
                .labelled(&suit.emblem());
        if total == 0 { place } else { place.gauge(sums[suit as usize].into(), total) }
    };
    let zone = Zone::new("board", "faj-board", Layout::Row).places(Suit::ALL.into_iter().rev().map(place));
    if board.cards.is_empty() { zone } else { zone.counter("faj-trump", trump_words(trump)) }
}

/// FAJ-8: the trump's name.
pub(crate) fn trump_words(trump: Option<Suit>) -> Words {
    trump.map_or("faj-no-trump".into(), |suit| Words::from(&suit.emblem()))
}

/// The last trick and, after the fourth, also the third, which ended at the same moment.
fn last_tricks(table: &FajTable) -> impl Iterator<Item = &FajTrick> {
    let [last, before] = &table.last_tricks;
    let two_at_once = last.is_some_and(|trick| trick.number == FajTable::TRICKS);
    last.iter().chain(before.iter().filter(move |_| two_at_once))
}

/// FAJ-9 to FAJ-11: what each seat played to a trick, and who won.
fn past_trick(table: &FajTable, trick: &FajTrick, age: usize) -> Zone {
    let place = |seat| {
        let piece = |card: DraftCard| {
            let piece = draft_piece(card, trick.board).mark_if(seat == trick.winner, Mark::Winning);
            // A card of an earlier round has gone back and may be in a pack again, so only its image is
            // shown.
            if trick.round == table.round { piece } else { PieceSpec { id: format!("{card}'"), ..piece } }
        };
        Place::with(trick.plays[seat].map(piece)).of(seat)
    };
    let title = Words::new("faj-past-trick").number("number", trick.number).number("round", trick.round);
    Zone::new(["last", "before_last"][age], title, Layout::Row)
        .places(table.seats.iter().map(place))
        .counter("faj-won-how", trick.by.words())
}

/// FAJ-6: the pack that a seat holds, without the card it has chosen to keep.
fn pack(view: &FajView, seat: Seat) -> Zone {
    let table = &view.table;
    let place = if view.viewer.is(seat) {
        let cards = chosen(view).map_or(view.pack(), |card| view.pack().without(card));
        drafts(cards, table.board)
    } else {
        let left = usize::from(FajTable::TRICKS) - table.keeps_made();
        Place::backs(left - usize::from(table.decided.contains(seat)))
    };
    Zone::new(format!("pack.{seat}"), "faj-pack", Layout::Fan).of(seat).place(place)
}

/// FAJ-9: the card that a seat has laid face down.
fn laid(view: &FajView, seat: Seat) -> Zone {
    let place = match chosen(view) {
        Some(card) if view.viewer.is(seat) => {
            Place::with([draft_piece(card, view.table.board).mark_if(true, Mark::Chosen)])
        }
        _ => Place::backs(usize::from(view.table.decided.contains(seat))),
    };
    Zone::new(format!("laid.{seat}"), "faj-laid-down", Layout::Row).of(seat).place(place)
}

/// FAJ-6: the cards that a seat has kept and not played, including during the draft the one it has just
/// chosen.
fn kept(view: &FajView, seat: Seat) -> Zone {
    let table = &view.table;
    let place = if view.viewer.is(seat) {
        let cards = chosen(view).map_or(view.hand(), |card| view.hand().without(card));
        let mut place = drafts(cards, table.board);
        if let Some(FajAction::Keep(card)) = view.chosen {
            place.pieces.push(draft_piece(card, table.board).mark_if(true, Mark::Chosen));
        }
        place
    } else {
        let chose = usize::from(table.decided.contains(seat));
        let size = table.hand_size(seat);
        Place::backs(match table.phase {
            FajPhase::Keep { .. } => size + chose,
            FajPhase::Play { .. } => size - chose,
            FajPhase::Vote | FajPhase::Over => size,
        })
    };
    Zone::new(format!("kept.{seat}"), "faj-kept-cards", Layout::Fan).of(seat).place(place)
}

/// FAJ-11, FAJ-12: the cards a seat has won: first its best hand, in the order in which hands are compared,
/// then the rest by rank.
fn won(table: &FajTable, seat: Seat) -> Zone {
    let best = table.hand(seat);
    let mut rest: Vec<Card> = (table.piles[seat] - best.card_set()).iter().collect();
    let by = |card: &Card| (card.rank(), card.suit());
    sort_short_by(&mut rest, |one, other| by(other).cmp(&by(one)));
    Zone::new(format!("won.{seat}"), "faj-won-cards", Layout::Row)
        .of(seat)
        .place(Place::with(best.cards().map(trick_piece)).labelled(hand::words(best)).slots(HAND))
        .place(Place::with(rest.into_iter().map(trick_piece)).labelled("faj-won-rest"))
}

/// FAJ-11: the face-down draft cards that were not dealt, and those played in this round that are not shown
/// in a trick.
fn draft_pile(table: &FajTable) -> Zone {
    let back = table.played.as_slice().iter().fold(DraftSet::EMPTY, |all, &played| all | played);
    let tricks = last_tricks(table).filter(|trick| trick.round == table.round);
    let shown = tricks.flat_map(|trick| trick.plays.as_slice()).flatten().copied().collect();
    let mut place = drafts(back - shown, Board::default());
    place.backs = table.undealt() as u16;
    Zone::new("drafts", "faj-draft-pile", Layout::Pile).place(place)
}

/// The card that the viewer has chosen to keep or to play.
fn chosen(view: &FajView) -> Option<DraftCard> {
    match view.chosen {
        Some(FajAction::Keep(card) | FajAction::Play(card)) => Some(card),
        Some(FajAction::Vote(_)) | None => None,
    }
}

fn drafts(cards: DraftSet, board: Board) -> Place {
    Place::with(cards.iter().map(|card| draft_piece(card, board)))
}

fn trick_piece(card: Card) -> PieceSpec {
    PieceSpec::new(card, card.face())
}
