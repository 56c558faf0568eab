//! The table as a viewer sees it.

use parlour_cards::Card;
use parlour_core::{
    Choices as _, Rule, Scene, Seat, SeatSet, View, Words,
    scene::{Button, Choice, Counter, Layout, Panel, Pick, PieceSpec, Place, Points, Zone},
};

use crate::{Ending, LeducAction, LeducTable, LeducView, rule};

pub(crate) fn scene(view: &LeducView) -> Scene {
    let table = &view.table;
    let (prompt, rule) = prompt(view);
    let actions = view.choices();
    let button = |action: LeducAction| Button { id: action.to_string(), label: label(table, action) };
    Scene {
        viewer: view.viewer,
        prompt,
        rule,
        to_act: table.to_act(),
        decided: SeatSet::EMPTY,
        counters: counters(table),
        panels: LeducTable::SEATS.iter().map(|seat| panel(table, seat)).collect(),
        zones: zones(view),
        tally: tally(table),
        buttons: actions.iter().map(button).collect(),
        choices: actions.iter().map(|action| choice(table, action)).collect(),
    }
}

fn prompt(view: &LeducView) -> (Words, Rule) {
    let table = &view.table;
    let Some(turn) = table.turn() else { return ("leduc-over".into(), rule(10)) };
    if !view.viewer.is(turn) {
        return (Words::new("leduc-waiting").seat("seat", turn), rule(5));
    }
    let legal = table.choices(turn);
    if legal.contains(LeducAction::Check) {
        return (Words::new("leduc-open").number("chips", table.bet()), rule(5));
    }
    let (id, rule) = if legal.contains(LeducAction::Raise) {
        ("leduc-answer", rule(5))
    } else {
        ("leduc-answer-last", rule(6))
    };
    let owed = table.cost(turn, LeducAction::Call);
    (Words::new(id).number("chips", owed), rule)
}

fn counters(table: &LeducTable) -> Vec<Counter> {
    let round = table.rounds.iter().flatten().count();
    let of_two = Words::new("core-count-of").number("number", round as u64).number("all", 2);
    vec![Counter::new("leduc-round", of_two), Counter::new("leduc-pot", table.pot())]
}

fn panel(table: &LeducTable, seat: Seat) -> Panel {
    Panel::new(seat, table.score(seat))
        .tag_if(table.dealer == seat, "leduc-dealer")
        .tag_if(table.ending == Some(Ending::Fold(seat)), "leduc-has-folded")
        .counter("leduc-paid", table.paid[seat])
}

fn zones(view: &LeducView) -> Vec<Zone> {
    let place = |card: Option<Card>| match card {
        Some(card) => Place::with([PieceSpec::new(card, card.face())]),
        None => Place::backs(1),
    };
    let public = Zone::new("public", "leduc-public", Layout::Row).place(place(view.table.public));
    let hand = |seat: Seat| {
        Zone::new(format!("hand.{seat}"), "leduc-hand", Layout::Fan).of(seat).place(place(view.card(seat)))
    };
    [public].into_iter().chain(LeducTable::SEATS.iter().map(hand)).collect()
}

/// LED-10: the chips each seat has won.
fn tally(table: &LeducTable) -> Vec<Points> {
    let gain = |seat| Points { seat, rule: rule(10), words: "leduc-gain".into(), points: table.score(seat) };
    table.ending.map(|_| LeducTable::SEATS.iter().map(gain).collect()).unwrap_or_default()
}

/// The label of an action's button, with what the action costs.
fn label(table: &LeducTable, action: LeducAction) -> Words {
    let id = match action {
        LeducAction::Fold => return "leduc-fold".into(),
        LeducAction::Check => return "leduc-check".into(),
        LeducAction::Call => "leduc-call",
        LeducAction::Bet => "leduc-bet",
        LeducAction::Raise => "leduc-raise",
    };
    Words::new(id).number("chips", cost(table, action))
}

fn choice(table: &LeducTable, action: LeducAction) -> Choice {
    let choice = Choice::new(action, [Pick::button(action.name())], label(table, action));
    match cost(table, action) {
        0 => choice,
        chips => choice.with_effect(Words::new("leduc-pot-after").number("chips", table.pot() + chips)),
    }
}

/// What an action costs the seat to act.
fn cost(table: &LeducTable, action: LeducAction) -> u8 {
    table.turn().map_or(0, |seat| table.cost(seat, action))
}
