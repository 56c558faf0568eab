//! The table as a viewer sees it.

mod choices;
mod zones;

use parlour_core::{
    Action, Rule, Scene, Seat, SeatSet, View, Words,
    scene::{Counter, Panel, Points},
};

use crate::{Phase, Pile, PillarsAction, PillarsView, Table, rule, words};

pub(crate) fn scene(view: &PillarsView) -> Scene {
    let table = &view.table;
    let actions = view.choices();
    let (prompt, rule) = prompt(view, &actions);
    Scene {
        viewer: view.viewer,
        prompt,
        rule,
        to_act: table.to_act(),
        decided: SeatSet::EMPTY,
        counters: counters(table),
        panels: Table::SEATS.iter().map(|seat| panel(table, seat)).collect(),
        zones: zones::zones(view),
        tally: tally(table),
        buttons: choices::buttons(view, &actions),
        choices: actions.iter().map(|&action| choices::choice(view, action)).collect(),
    }
}

fn prompt(view: &PillarsView, actions: &[PillarsAction]) -> (Words, Rule) {
    let table = &view.table;
    let mine = view.viewer.is(table.turn);
    let waiting = Words::from("Waiting for ").seat(table.turn);
    match (table.phase, table.taking()) {
        (Phase::Over, _) => (result(table), rule(16)),
        (Phase::Take(_), Some(battle)) if mine => {
            let what = format!(
                "Take one card of the {} battle, from either side. The rest is discarded.",
                battle.name()
            );
            (what.into(), rule(10))
        }
        (Phase::Take(_), _) => (waiting.then(" to take a card."), rule(10)),
        (Phase::Act, _) if mine => {
            let left = words::actions(table.actions);
            (format!("You have {left}: {}.", words::listed(&verbs(actions), "or")).into(), rule(4))
        }
        (Phase::Act, _) => (waiting.then(" to act."), rule(4)),
    }
}

/// What can be done, each verb once.
fn verbs(actions: &[PillarsAction]) -> Vec<&'static str> {
    let mut verbs: Vec<&str> = actions
        .iter()
        .map(|action| match action {
            PillarsAction::Magic(_) => "use magic",
            PillarsAction::End => "end the turn",
            other => other.kind(),
        })
        .collect();
    // The actions are sorted by kind, so that equal verbs are neighbours.
    verbs.dedup();
    verbs
}

fn result(table: &Table) -> Words {
    let mut winners = table.winners().iter();
    match (winners.next(), winners.next()) {
        (Some(winner), None) => Words::from("The game is over. ").does(winner, "wins.", "win."),
        _ => "The game is over, and drawn.".into(),
    }
}

fn counters(table: &Table) -> Vec<Counter> {
    match table.phase {
        Phase::Over => Vec::new(),
        Phase::Act | Phase::Take(_) => vec![
            Counter::new("Actions left", table.actions),
            Counter::new("Cards in the deck", table.deck_size()),
        ],
    }
}

fn panel(table: &Table, seat: Seat) -> Panel {
    Panel::new(seat, table.score(seat))
        .tag_if(table.dealer == seat, "dealer")
        .counter("limit", table.limit(seat))
        .counter("hand", table.hands[seat].cards)
}

/// PIL-16: a majority is a point.
fn tally(table: &Table) -> Vec<Points> {
    let part = |seat, pile: Pile| Points {
        seat,
        rule: rule(16),
        words: words::standing(table, seat, pile).into(),
        points: i32::from(table.majority(pile) == Some(seat)),
    };
    Table::SEATS.iter().flat_map(|seat| Pile::ALL.map(|pile| part(seat, pile))).collect()
}
