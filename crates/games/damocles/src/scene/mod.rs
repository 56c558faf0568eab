//! The table as a viewer sees it.

mod about;
mod choices;
mod zones;

use parlour_core::{
    Choices, Rule, Scene, Seat, SeatSet, View, Words,
    scene::{Button, Counter, Panel, Points},
    sort_short_by,
};

pub(crate) use self::zones::{BANK, RING, face};
use crate::{Annex, CodexKind, DamoclesAction, DamoclesPhase, DamoclesTable, DamoclesView, codex, rule};

pub(crate) fn scene(view: &DamoclesView) -> Scene {
    let table = &view.table;
    let actions = view.choices();
    let (prompt, rule) = prompt(view);
    Scene {
        viewer: view.viewer,
        prompt,
        rule,
        to_act: table.to_act(),
        decided: if table.phase == DamoclesPhase::Discard { table.decided } else { SeatSet::EMPTY },
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
    let about = |id, seat| Words::new(id).seat("seat", seat);
    let told = |seat: Seat, you: &'static str, others| {
        if view.viewer.is(seat) { you.into() } else { about(others, seat) }
    };
    match table.phase {
        DamoclesPhase::Discard if view.viewer.seat().is_some_and(|seat| table.to_act().contains(seat)) => {
            ("damocles-discard-two".into(), rule(6))
        }
        DamoclesPhase::Discard => ("damocles-waiting-for-discards".into(), rule(6)),
        DamoclesPhase::Place(seat) => {
            (told(seat, "damocles-place-token", "damocles-waiting-for-token"), rule(7))
        }
        DamoclesPhase::Start(seat) => {
            (told(seat, "damocles-swap-or-hold", "damocles-waiting-for-swap"), rule(11))
        }
        DamoclesPhase::Swap(seat, 2) => {
            (told(seat, "damocles-first-swap", "damocles-waiting-for-two-swaps"), rule(10))
        }
        DamoclesPhase::Swap(seat, _) => {
            (told(seat, "damocles-second-swap", "damocles-waiting-for-second-swap"), rule(10))
        }
        DamoclesPhase::Play(seat) => {
            (told(seat, "damocles-play-codices", "damocles-waiting-for-codices"), rule(12))
        }
        DamoclesPhase::Oracle(seat, drawn) if view.viewer.is(seat) => {
            (Words::new("damocles-discard-drawn").number("count", drawn.excess), rule(13))
        }
        DamoclesPhase::Oracle(seat, _) => (about("damocles-waiting-for-oracle", seat), rule(13)),
        DamoclesPhase::Sacrifice(seat) => {
            (told(seat, "damocles-give-up", "damocles-waiting-for-sacrifice"), rule(17))
        }
        DamoclesPhase::Destroy(seat, destroying) if view.viewer.is(seat) => {
            let words = Words::new("damocles-destroy-theirs").seat("victim", destroying.victim);
            (words.number("left", destroying.left), rule(17))
        }
        DamoclesPhase::Destroy(seat, destroying) => {
            let words = about("damocles-waiting-for-destruction", seat);
            (words.seat("victim", destroying.victim), rule(17))
        }
        DamoclesPhase::Over => ("damocles-over".into(), rule(20)),
    }
}

fn counters(table: &DamoclesTable) -> Vec<Counter> {
    let cycles = table.options.cycles.count();
    let seats = table.seats.count() as u32;
    let turns = u32::from(table.turns).min(table.last_turn() - 1);
    let count_of = |number, all| Words::new("core-count-of").number("number", number).number("all", all);
    let mut counters = vec![
        Counter::new("damocles-cycle", count_of(turns / seats + 1, cycles)),
        Counter::new("damocles-turn-number", count_of(turns % seats + 1, seats)),
        Counter::new("damocles-deck", table.deck_size()),
    ];
    let swaps = match table.phase {
        DamoclesPhase::Start(_) => Some(1),
        DamoclesPhase::Swap(_, left) => Some(left),
        _ => None,
    };
    counters.extend(swaps.map(|left| Counter::new("damocles-swaps-left", left)));
    if table.turn.charges > 0 {
        counters.push(Counter::new("damocles-charges", table.turn.charges));
    }
    if table.turn.annex == Annex::Open {
        counters.push(Counter::new("damocles-annex", "damocles-open"));
    }
    counters
}

fn panel(table: &DamoclesTable, seat: Seat) -> Panel {
    let turn = !matches!(table.phase, DamoclesPhase::Discard | DamoclesPhase::Place(_))
        && table.to_act().contains(seat);
    Panel::new(seat, table.score(seat))
        .tag_if(table.first == seat, "damocles-first")
        .tag_if(turn, "damocles-turn")
        .counter("damocles-in-hand", table.hand_sizes[seat])
        .counter("damocles-in-play", table.played(seat).len())
}

/// DAM-18: what a seat has scored, kind by kind, best first.
fn tally(table: &DamoclesTable, seat: Seat) -> Vec<Points> {
    let part = |kind: CodexKind| {
        let codices = table.scored[seat] & kind.codices();
        let words =
            Words::new("damocles-points-of-kind").number("count", codices.len()).words("kind", kind.word());
        let words = words.piece_list("codices", codices);
        (!codices.is_empty()).then(|| Points { seat, rule: rule(18), words, points: codex::points(codices) })
    };
    let mut parts: Vec<Points> = CodexKind::ALL.into_iter().filter_map(part).collect();
    sort_short_by(&mut parts, |one, other| other.points.cmp(&one.points));
    parts
}

fn button(action: DamoclesAction) -> Option<Button> {
    let (id, label) = match action {
        DamoclesAction::Hold => (choices::HOLD, "damocles-hold"),
        DamoclesAction::End => (choices::END, "damocles-do-end"),
        _ => return None,
    };
    Some(Button { id: id.to_owned(), label: label.into() })
}
