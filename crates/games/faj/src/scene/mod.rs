//! The table as a viewer sees it.

mod prompt;
mod seats;
mod zones;

use parlour_cards::{Card, Colour};
use parlour_core::{
    Choices, Scene, View, Words,
    scene::{Choice, Counter, Emblem, Face, Ink, Mark, Pick, PieceSpec},
};

use crate::{Board, DraftCard, DraftRank, FajAction, FajView, Figure, Phase, Table};

pub(crate) fn scene(view: &FajView) -> Scene {
    let table = &view.table;
    let (prompt, rule) = prompt::prompt(view);
    Scene {
        viewer: view.viewer,
        prompt,
        rule,
        to_act: table.to_act(),
        decided: table.decided,
        counters: counters(table),
        panels: table.seats.iter().map(|seat| seats::panel(table, seat)).collect(),
        zones: zones::zones(view),
        tally: seats::tally(table),
        buttons: Vec::new(),
        choices: view.choices().iter().map(|action| choice(view, action)).collect(),
    }
}

fn counters(table: &Table) -> Vec<Counter> {
    let round = Counter::new("Round", format!("{} of {}", table.round, Table::ROUNDS));
    let of_tricks = |trick: u8| Counter::new("Trick", format!("{trick} of {}", Table::TRICKS));
    match table.phase {
        Phase::Vote => Vec::new(),
        Phase::Keep { passes } => {
            vec![round, Counter::new("Draft", format!("card {} of {}", passes + 1, Table::TRICKS))]
        }
        Phase::Play { trick } => vec![round, of_tricks(trick)],
        Phase::Over => vec![round, of_tricks(Table::TRICKS)],
    }
}

fn choice(view: &FajView, action: FajAction) -> Choice {
    match action {
        FajAction::Vote(seat) if view.viewer.is(seat) => {
            Choice::new(action, [Pick::Seat(seat)], "Vote for yourself")
        }
        FajAction::Vote(seat) => Choice::new(action, [Pick::Seat(seat)], Words::from("Vote for ").seat(seat)),
        FajAction::Keep(card) => Choice::new(action, [Pick::piece(card)], Words::from("Keep ").piece(card)),
        FajAction::Play(card) => Choice::new(action, [Pick::piece(card)], Words::from("Play ").piece(card))
            .with_effect(power(view.table.board, card)),
    }
}

/// FAJ-10: what a card can do on that board, in words.
fn power(board: Board, card: DraftCard) -> &'static str {
    match card.figure() {
        Figure::Joker(Colour::Black) => "wins unless a jack of a suit on the board catches it",
        Figure::Joker(Colour::Red) => {
            "wins unless the black Joker or a jack of a suit on the board is played"
        }
        Figure::Suited(DraftRank::Jack, suit) if Some(suit) == board.trump() => {
            "trump, and catches any Joker"
        }
        Figure::Suited(DraftRank::Jack, suit) if board.shows(suit) => "catches a Joker",
        Figure::Suited(_, suit) if Some(suit) == board.trump() => "trump",
        Figure::Suited(..) if board.trump().is_some() => "not trump",
        Figure::Suited(..) => "counts by rank, then suit",
    }
}

/// A draft card, marked if it is trump on that board.
fn draft_piece(card: DraftCard, board: Board) -> PieceSpec {
    let (face, suit) = match card.figure() {
        Figure::Suited(rank, suit) => (Card::new(rank.rank(), suit).face(), Some(suit)),
        Figure::Joker(colour) => (joker(colour), None),
    };
    PieceSpec::new(card, face).mark_if(suit.is_some() && suit == board.trump(), Mark::Trump)
}

fn joker(colour: Colour) -> Face {
    let emblem = match colour {
        Colour::Red => Emblem::new("red joker", 'R', Ink::Red),
        Colour::Black => Emblem::new("black joker", 'B', Ink::Black),
    };
    Face::Card { rank: "".into(), emblem, stars: 0 }
}
