//! The table as a viewer sees it.

mod about;
mod prompt;
mod seats;
mod zones;

pub(crate) use self::zones::trump_words;

use parlour_cards::{Card, Colour};
use parlour_core::{
    Choices, Scene, View, Words,
    scene::{Choice, Counter, Emblem, Face, Ink, Mark, Pick, PieceSpec},
};

use crate::{Board, DraftCard, DraftFigure, DraftRank, FajAction, FajPhase, FajTable, FajView};

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

fn counters(table: &FajTable) -> Vec<Counter> {
    let round = Counter::new("faj-round", of_all("core-count-of", table.round, FajTable::ROUNDS));
    let trick = |number| {
        let (label, number) = trick_number(number);
        Counter::new(label, number)
    };
    match table.phase {
        FajPhase::Vote => Vec::new(),
        FajPhase::Keep { passes } => {
            vec![round, Counter::new("faj-draft", of_all("faj-draft-card", passes + 1, FajTable::TRICKS))]
        }
        FajPhase::Play { trick: number } => vec![round, trick(number)],
        FajPhase::Over => vec![round, trick(FajTable::TRICKS)],
    }
}

/// How far the round has come: the label of the counter and its value.
pub(crate) fn trick_number(number: u8) -> (Words, Words) {
    ("faj-trick-number".into(), of_all("core-count-of", number, FajTable::TRICKS))
}

fn of_all(id: &'static str, number: u8, all: u8) -> Words {
    Words::new(id).number("number", number).number("all", all)
}

fn choice(view: &FajView, action: FajAction) -> Choice {
    match action {
        FajAction::Vote(seat) if view.viewer.is(seat) => {
            Choice::new(action, [Pick::Seat(seat)], "faj-vote-for-self")
        }
        FajAction::Vote(seat) => {
            Choice::new(action, [Pick::Seat(seat)], Words::new("faj-vote-for").seat("seat", seat))
        }
        FajAction::Keep(card) => {
            Choice::new(action, [Pick::piece(card)], Words::new("faj-keep").piece("card", card))
        }
        FajAction::Play(card) => {
            Choice::new(action, [Pick::piece(card)], Words::new("faj-play").piece("card", card))
                .with_effect(power(view.table.board, card))
        }
    }
}

/// FAJ-10: the message that says what a card can do on a board.
fn power(board: Board, card: DraftCard) -> &'static str {
    match card.figure() {
        DraftFigure::Joker(Colour::Black) => "faj-can-black-joker",
        DraftFigure::Joker(Colour::Red) => "faj-can-red-joker",
        DraftFigure::Suited(DraftRank::Jack, suit) if Some(suit) == board.trump() => "faj-can-trump-jack",
        DraftFigure::Suited(DraftRank::Jack, suit) if board.shows(suit) => "faj-can-jack",
        DraftFigure::Suited(_, suit) if Some(suit) == board.trump() => "faj-can-trump",
        DraftFigure::Suited(..) if board.trump().is_some() => "faj-can-other-suit",
        DraftFigure::Suited(..) => "faj-can-rank",
    }
}

/// A draft card, marked if it is trump on this board.
fn draft_piece(card: DraftCard, board: Board) -> PieceSpec {
    let is_trump = matches!(card.figure(), DraftFigure::Suited(_, suit) if Some(suit) == board.trump());
    PieceSpec::new(card, draft_face(card)).mark_if(is_trump, Mark::Trump)
}

/// How a draft card looks.
pub(crate) fn draft_face(card: DraftCard) -> Face {
    match card.figure() {
        DraftFigure::Suited(rank, suit) => Card::new(rank.rank(), suit).face(),
        DraftFigure::Joker(colour) => joker(colour),
    }
}

fn joker(colour: Colour) -> Face {
    let emblem = match colour {
        Colour::Red => Emblem::new("red joker", "faj-red-joker", 'R', Ink::Red),
        Colour::Black => Emblem::new("black joker", "faj-black-joker", 'B', Ink::Black),
    };
    Face::Card { rank: "".into(), emblem, stars: 0 }
}
