//! The table as a viewer sees it.

mod choices;
mod zones;

use parlour_core::{
    Choices, Rule, Scene, Seat, SeatSet, View, Words,
    scene::{Button, Counter, Panel, Points},
};

use crate::{Annex, DamoclesAction, DamoclesView, Kind, Phase, Table, codex, rule};

pub(crate) fn scene(view: &DamoclesView) -> Scene {
    let table = &view.table;
    let actions = view.choices();
    let (prompt, rule) = prompt(view);
    Scene {
        viewer: view.viewer,
        prompt,
        rule,
        to_act: table.to_act(),
        decided: if table.phase == Phase::Discard { table.decided } else { SeatSet::EMPTY },
        counters: counters(table),
        panels: table.seats.iter().map(|seat| panel(table, seat)).collect(),
        zones: zones::zones(view),
        tally: table.seats.iter().flat_map(|seat| tally(table, seat)).collect(),
        buttons: actions.iter().filter_map(button).collect(),
        choices: actions.iter().map(|action| choices::choice(view, action)).collect(),
    }
}

fn prompt(view: &DamoclesView) -> (Words, Rule) {
    let table = &view.table;
    let waiting = |seat: Seat, what: &'static str| Words::from("Waiting for ").seat(seat).then(what);
    let told = |seat: Seat, you: &'static str, what| {
        if view.viewer.is(seat) { you.into() } else { waiting(seat, what) }
    };
    match table.phase {
        Phase::Discard if view.viewer.seat().is_some_and(|seat| table.to_act().contains(seat)) => {
            ("Discard two of your eight codices, face down.".into(), rule(6))
        }
        Phase::Discard => ("Waiting for others to discard two codices.".into(), rule(6)),
        Phase::Place(seat) => {
            let you = "Put a token of the bank on an empty position of the ring.";
            (told(seat, you, " to put a token on the ring."), rule(7))
        }
        Phase::Start(seat) => {
            let you = "Swap two tokens, swap one with the bank, or hold; an active Haste first gives a second swap.";
            (told(seat, you, " to swap."), rule(11))
        }
        Phase::Swap(seat, 2) => (told(seat, "Two swaps: make the first.", " to make two swaps."), rule(10)),
        Phase::Swap(seat, _) => (told(seat, "Make the second swap.", " to make the second swap."), rule(10)),
        Phase::Play(seat) => {
            let you = "Play active codices: a production with a number, or others alone. Then end the turn.";
            (told(seat, you, " to play codices."), rule(12))
        }
        Phase::Oracle(seat, drawn) => {
            let you = if drawn.excess == 1 {
                "Discard one of what you drew."
            } else {
                "Discard two of what you drew."
            };
            (told(seat, you, " to choose from what the Oracle drew."), rule(13))
        }
        Phase::Sacrifice(seat) => {
            (told(seat, "Give up one of your played codices.", " to give up a played codex."), rule(17))
        }
        Phase::Destroy(seat, destroying) if view.viewer.is(seat) => {
            let words = Words::from("Destroy a played codex of ").seat(destroying.victim);
            (words.then(format!(": {} to go.", destroying.left)), rule(17))
        }
        Phase::Destroy(seat, destroying) => {
            (waiting(seat, " to destroy a codex of ").seat(destroying.victim).then("."), rule(17))
        }
        Phase::Over => ("The game is over.".into(), rule(20)),
    }
}

fn counters(table: &Table) -> Vec<Counter> {
    let cycles = table.options.cycles.count();
    let seats = table.seats.count() as u32;
    let turns = u32::from(table.turns).min(table.last_turn() - 1);
    let mut counters = vec![
        Counter::new("Cycle", format!("{} of {cycles}", turns / seats + 1)),
        Counter::new("Turn", format!("{} of {seats}", turns % seats + 1)),
        Counter::new("Deck", table.deck_size()),
    ];
    let swaps = match table.phase {
        Phase::Start(_) => Some(1),
        Phase::Swap(_, left) => Some(left),
        _ => None,
    };
    counters.extend(swaps.map(|left| Counter::new("Swaps left", left)));
    if table.turn.charges > 0 {
        counters.push(Counter::new("Charges", table.turn.charges));
    }
    if table.turn.annex == Annex::Open {
        counters.push(Counter::new("Annex", "open"));
    }
    counters
}

fn panel(table: &Table, seat: Seat) -> Panel {
    let turn = !matches!(table.phase, Phase::Discard | Phase::Place(_)) && table.to_act().contains(seat);
    Panel::new(seat, table.score(seat))
        .tag_if(table.first == seat, "first")
        .tag_if(turn, "turn")
        .counter("hand", table.hand_sizes[seat])
        .counter("played", table.played(seat).len())
}

/// DAM-18: what a seat has scored, kind by kind.
fn tally(table: &Table, seat: Seat) -> Vec<Points> {
    let part = |kind: Kind| {
        let codices = table.scored[seat] & kind.codices();
        let words = format!("{} × {}", codices.len(), kind.name()).into();
        (!codices.is_empty()).then(|| Points { seat, rule: rule(18), words, points: codex::points(codices) })
    };
    Kind::ALL.into_iter().filter_map(part).collect()
}

fn button(action: DamoclesAction) -> Option<Button> {
    let (id, label) = match action {
        DamoclesAction::Hold => (choices::HOLD, "Hold"),
        DamoclesAction::End => (choices::END, "End the turn"),
        _ => return None,
    };
    Some(Button { id: id.to_owned(), label: label.to_owned() })
}
