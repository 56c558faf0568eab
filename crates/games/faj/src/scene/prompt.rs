//! What is to be done now, in one sentence.

use parlour_core::{Rule, Seat, SeatSet, Words};

use crate::{FajAction, FajView, Phase, Table, rule};

pub(super) fn prompt(view: &FajView) -> (Words, Rule) {
    let table = &view.table;
    let chooser = view.viewer.seat().filter(|&seat| table.to_act().contains(seat));
    match (table.phase, chooser) {
        (Phase::Vote, Some(_)) => ("Vote for the seat that shall deal, in all three rounds.".into(), rule(2)),
        (Phase::Vote, None) => (waiting(view, "vote"), rule(2)),
        (Phase::Keep { passes }, Some(seat)) => (keep(table, seat, passes), rule(6)),
        (Phase::Keep { .. }, None) => (waiting(view, "keep a card"), rule(6)),
        (Phase::Play { trick }, Some(_)) => (play(table, trick), rule(9)),
        (Phase::Play { .. }, None) => (waiting(view, "play a card"), rule(9)),
        (Phase::Over, _) => (ending(table), rule(14)),
    }
}

fn keep(table: &Table, seat: Seat, passes: u8) -> Words {
    let right = table.seats.right_of(seat);
    match Table::PASSES - passes {
        1 => Words::from("Keep one of the two cards: the other goes to ")
            .seat(right)
            .then(" on your right, and you also keep the one that comes to you."),
        more => {
            Words::from(format!("Keep one card: the other {more} go to ")).seat(right).then(" on your right.")
        }
    }
}

fn play(table: &Table, trick: u8) -> Words {
    let prize = if trick == 1 { "the card".to_owned() } else { format!("the {trick} cards") };
    let trump = match table.board.trump() {
        Some(suit) => format!("{} are trump", suit.name()),
        None => "there is no trump".to_owned(),
    };
    format!("Play a card for {prize} on the board: {trump}.").into()
}

/// For those who have chosen, or only watch.
fn waiting(view: &FajView, what: &str) -> Words {
    let words = match view.chosen {
        Some(FajAction::Vote(vote)) if view.viewer.is(vote) => "You voted for yourself. ".into(),
        Some(FajAction::Vote(vote)) => Words::from("You voted for ").seat(vote).then(". "),
        Some(FajAction::Keep(card)) => Words::from("You keep ").piece(card).then(". "),
        Some(FajAction::Play(card)) => Words::from("You play ").piece(card).then(". "),
        None => Words::new(),
    };
    listed(words.then("Waiting for "), view.table.to_act()).then(format!(" to {what}."))
}

fn listed(mut words: Words, seats: SeatSet) -> Words {
    for (number, seat) in seats.iter().enumerate() {
        let before = match number {
            0 => "",
            _ if number + 1 == seats.len() => " and ",
            _ => ", ",
        };
        words = words.then(before).seat(seat);
    }
    words
}

fn ending(table: &Table) -> Words {
    let best = table.seats.iter().max_by_key(|&seat| table.hand(seat)).expect("a table has seats");
    Words::new().does(best, "wins", "win").then(format!(" with the best hand: {}.", table.hand(best)))
}
