//! The prompt: what is to be done now, in one sentence.

use parlour_core::{Rule, Seat, Words};

use crate::{FajAction, FajPhase, FajTable, FajView, hand, rule};

pub(super) fn prompt(view: &FajView) -> (Words, Rule) {
    let table = &view.table;
    let chooser = view.viewer.seat().filter(|&seat| table.to_act().contains(seat));
    match (table.phase, chooser) {
        (FajPhase::Vote, Some(_)) => ("faj-choose-dealer".into(), rule(2)),
        (FajPhase::Vote, None) => (waiting(view, "faj-waiting-for-votes"), rule(2)),
        (FajPhase::Keep { passes }, Some(seat)) => (keep(table, seat, passes), rule(6)),
        (FajPhase::Keep { .. }, None) => (waiting(view, "faj-waiting-for-keeps"), rule(6)),
        (FajPhase::Play { trick }, Some(_)) => (play(table, trick), rule(9)),
        (FajPhase::Play { .. }, None) => (waiting(view, "faj-waiting-for-plays"), rule(9)),
        (FajPhase::Over, _) => (ending(table), rule(14)),
    }
}

fn keep(table: &FajTable, seat: Seat, passes: u8) -> Words {
    let words = match FajTable::PASSES - passes {
        1 => Words::new("faj-choose-last-keep"),
        more => Words::new("faj-choose-keep").number("more", more),
    };
    words.seat("right", table.seats.right_of(seat))
}

fn play(table: &FajTable, trick: u8) -> Words {
    let words = match table.board.trump() {
        Some(suit) => Words::new("faj-choose-play").emblem("trump", &suit.emblem()),
        None => Words::new("faj-choose-play-no-trump"),
    };
    words.number("cards", trick)
}

/// The prompt for viewers who have chosen, or who only watch.
fn waiting(view: &FajView, id: &'static str) -> Words {
    let waiting = Words::new(id).seats("seats", view.table.to_act());
    let chosen = match view.chosen {
        Some(FajAction::Vote(vote)) if view.viewer.is(vote) => "faj-you-voted-for-self".into(),
        Some(FajAction::Vote(vote)) => Words::new("faj-you-voted").seat("vote", vote),
        Some(FajAction::Keep(card)) => Words::new("faj-you-keep").piece("card", card),
        Some(FajAction::Play(card)) => Words::new("faj-you-play").piece("card", card),
        None => return waiting,
    };
    Words::new("faj-chosen-and-waiting").words("chosen", chosen).words("waiting", waiting)
}

fn ending(table: &FajTable) -> Words {
    let best = table.seats.iter().max_by_key(|&seat| table.hand(seat)).expect("a table has seats");
    Words::new("faj-wins").seat("seat", best).words("hand", hand::words(table.hand(best)))
}
