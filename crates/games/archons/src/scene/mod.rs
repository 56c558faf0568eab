//! The table as a viewer sees it.

mod about;
mod faces;
mod zones;

use parlour_cards::{Colour, Suit};
use parlour_core::{
    Choices, Rule, Scene, Seat, SeatSet, View, Words,
    scene::{Button, Choice, Counter, Face, Panel, Pick, Points},
};

use crate::{
    Archon, ArchonSet, ArchonsAction, ArchonsCard, ArchonsPhase, ArchonsTable, ArchonsView, HandState, Poker,
    Title, play::value, rule,
};

/// How a card looks, or `None` if the game has no such card.
pub(crate) fn face(card: ArchonsCard) -> Option<Face> {
    faces::piece(card).map(|piece| piece.face)
}

pub(crate) fn scene(view: &ArchonsView) -> Scene {
    let table = &view.table;
    let (prompt, rule) = prompt(view);
    Scene {
        viewer: view.viewer,
        prompt,
        rule,
        to_act: table.to_act(),
        decided: table.decided(),
        counters: counters(table),
        panels: table.seats.iter().map(|seat| panel(table, seat)).collect(),
        zones: zones::zones(view),
        tally: table.seats.iter().flat_map(|seat| tally(table, seat)).collect(),
        buttons: buttons(view),
        choices: view.choices().iter().map(|action| choice(view, action)).collect(),
    }
}

fn prompt(view: &ArchonsView) -> (Words, Rule) {
    let table = &view.table;
    let mine = |seats: SeatSet| view.viewer.seat().is_some_and(|seat| seats.contains(seat));
    match table.phase {
        ArchonsPhase::Lead(seat) if view.viewer.is(seat) => ("archons-lead".into(), rule(12)),
        ArchonsPhase::Lead(seat) => (Words::new("archons-waiting-for-lead").seat("seat", seat), rule(12)),
        ArchonsPhase::Play(seats) if mine(seats) => {
            (Words::new("archons-play").piece_list("archon", table.led), rule(13))
        }
        ArchonsPhase::Play(seats) => {
            let sits_out = view.viewer.seat().is_some() && !mine(table.players);
            let id = if sits_out { "archons-sit-out" } else { "archons-waiting-for-cards" };
            (Words::new(id).seats("seats", seats), rule(13))
        }
        ArchonsPhase::Under(seat, HandState::GoesOn) if view.viewer.is(seat) => {
            ("archons-under".into(), rule(19))
        }
        ArchonsPhase::Under(seat, HandState::Over) if view.viewer.is(seat) => {
            ("archons-under-at-the-end".into(), rule(19))
        }
        ArchonsPhase::Under(seat, _) => {
            (Words::new("archons-waiting-for-under").seat("seat", seat), rule(19))
        }
        ArchonsPhase::Return(seats) if mine(seats) => (about_hand("archons-return", table.hand), rule(22)),
        ArchonsPhase::Return(seats) => {
            (Words::new("archons-waiting-for-return").seats("seats", seats), rule(22))
        }
        ArchonsPhase::Over => ("archons-over".into(), rule(23)),
    }
}

/// A message about a hand of the game. People count hands from 1.
fn about_hand(id: &'static str, hand: u8) -> Words {
    Words::new(id).number("hand", hand + 1)
}

fn counters(table: &ArchonsTable) -> Vec<Counter> {
    let turn = match table.phase {
        ArchonsPhase::Lead(_) | ArchonsPhase::Play(_) => table.turns + 1,
        ArchonsPhase::Under(..) | ArchonsPhase::Return(_) | ArchonsPhase::Over => table.turns,
    };
    let hand =
        Words::new("core-count-of").number("number", table.hand + 1).number("all", ArchonsTable::HANDS);
    let mut counters =
        vec![Counter::new("archons-hand-counter", hand), Counter::new("archons-turn-counter", turn)];
    if let Some(card) = table.under {
        counters.push(Counter::new("archons-not-scoring", &card.suit().emblem()));
    }
    counters
}

/// The score of each hand so far, with this one as it stands.
fn panel(table: &ArchonsTable, seat: Seat) -> Panel {
    let in_turn = matches!(table.phase, ArchonsPhase::Lead(_) | ArchonsPhase::Play(_));
    let in_play = matches!(table.phase, ArchonsPhase::Play(_));
    let panel = Panel::new(seat, table.score(seat))
        .tag_if(table.dealer == seat, "archons-dealer")
        .tag_if(in_turn && table.leader == seat, "archons-leads")
        .tag_if(in_turn && table.hidden.cannot_lead.contains(seat), "archons-could-not-lead")
        .tag_if(in_play && !table.players.contains(seat), "archons-sits-out");
    let before = (0..table.hand).zip(table.scored).map(|(hand, points)| (hand, points[seat]));
    before
        .chain([(table.hand, table.hand_points(seat))])
        .fold(panel, |panel, (hand, points)| panel.counter(about_hand("archons-hand-number", hand), points))
}

/// ARC-21: what earlier hands scored, and how this one's score is made up.
fn tally(table: &ArchonsTable, seat: Seat) -> Vec<Points> {
    let part = |number, words, points: u16| Points { seat, rule: rule(number), words, points: points.into() };
    let before = (0..table.hand).zip(table.scored);
    let mut parts: Vec<Points> = before
        .map(|(hand, points)| part(21, about_hand("archons-hand-number", hand), points[seat]))
        .collect();
    let this = |id| about_hand(id, table.hand);
    let scoring = table.scoring(seat);
    let cards = this("archons-tally-cards").number("count", scoring.len()).piece_list("cards", scoring);
    parts.push(part(21, cards, table.card_points(seat)));
    let raised = |id, raisers: fn(Poker) -> ArchonSet| {
        let (archons, cards) = table.raised(seat, raisers);
        this(id).piece_list("archons", archons).piece_list("cards", cards)
    };
    let kings = raised("archons-tally-kings", |card| Archon::kings(card.suit().colour()));
    let queens = raised("archons-tally-queens", |card| ArchonSet::only(Archon::queen(card.suit())));
    let powers = [part(7, kings, table.king_points(seat)), part(8, queens, table.queen_points(seat))];
    parts.extend(powers.into_iter().filter(|part| part.points > 0));
    parts
}

fn buttons(view: &ArchonsView) -> Vec<Button> {
    let passes = view.choices().iter().any(|action| action == ArchonsAction::Pass);
    let pass = Button { id: "pass".to_owned(), label: "archons-pass".into() };
    passes.then_some(pass).into_iter().collect()
}

fn choice(view: &ArchonsView, action: ArchonsAction) -> Choice {
    let with =
        |id, card: ArchonsCard| Choice::new(action, [Pick::piece(card)], Words::new(id).piece("card", card));
    let about_power = |id, archon| Words::new(id).words("power", power(archon));
    match action {
        ArchonsAction::Lead(archon) => {
            with("archons-lead-card", archon.into()).with_effect(about_power("archons-winner-has", archon))
        }
        ArchonsAction::Play(card) => {
            with("archons-play-card", card.into()).with_effect(play_effect(view, card))
        }
        ArchonsAction::Under(card) => with("archons-put-card-under", card.into())
            .with_effect(Words::new("archons-suit-dead").emblem("suit", &card.suit().emblem())),
        ArchonsAction::Pass => Choice::new(action, [Pick::button("pass")], "archons-put-none-under")
            .with_effect("archons-asked-again"),
        ArchonsAction::Return(archon) => {
            with("archons-return-card", archon.into()).with_effect(about_power("archons-give-up", archon))
        }
    }
}

fn play_effect(view: &ArchonsView, card: Poker) -> Words {
    let front = view.viewer.seat().map(|seat| view.table.front[seat]).unwrap_or_default();
    let value = value(card, front);
    let id = match (card.is_ace(), value > card.pips()) {
        (true, _) => "archons-counts-as-ace",
        (false, true) => "archons-counts-with-jack",
        (false, false) => "archons-counts",
    };
    Words::new(id).number("value", value)
}

/// The power of an Archon in front of a player.
fn power(archon: Archon) -> Words {
    let of_suit = |id, suit: Suit| Words::new(id).emblem("suit", &suit.emblem());
    match archon.title() {
        Title::Jack(suit) => of_suit("archons-power-of-jack", suit),
        Title::Queen(suit) => of_suit("archons-power-of-queen", suit),
        Title::King(suit) => match suit.colour() {
            Colour::Red => "archons-power-of-red-king".into(),
            Colour::Black => "archons-power-of-black-king".into(),
        },
        Title::Demiurge => "archons-power-of-demiurge".into(),
    }
}

/// The power of an Archon in two or three words.
fn brief_power(archon: Archon) -> Words {
    let of_suit = |id, suit: Suit| Words::new(id).emblem("suit", &suit.emblem());
    match archon.title() {
        Title::Jack(suit) => of_suit("archons-brief-jack", suit),
        Title::Queen(suit) => of_suit("archons-brief-queen", suit),
        Title::King(suit) => match suit.colour() {
            Colour::Red => "archons-brief-red-king".into(),
            Colour::Black => "archons-brief-black-king".into(),
        },
        Title::Demiurge => "archons-brief-demiurge".into(),
    }
}
