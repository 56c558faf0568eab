//! The table as a viewer sees it.

mod about;
mod choices;
mod zones;

use parlour_core::{
    Rule, Scene, Seat, SeatSet, View, Words,
    scene::{Counter, Panel, Points},
};

pub(crate) use self::zones::battle_id;
use crate::{Pile, PillarsAction, PillarsPhase, PillarsTable, PillarsView, rule, words};

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
        panels: PillarsTable::SEATS.iter().map(|seat| panel(table, seat)).collect(),
        zones: zones::zones(view),
        tally: tally(table),
        buttons: choices::buttons(view, &actions),
        choices: actions.iter().map(|&action| choices::choice(view, action)).collect(),
    }
}

fn prompt(view: &PillarsView, actions: &[PillarsAction]) -> (Words, Rule) {
    let table = &view.table;
    let mine = view.viewer.is(table.turn);
    let waiting = |id| Words::new(id).seat("seat", table.turn);
    match (table.phase, table.taking()) {
        (PillarsPhase::Over, _) => (result(table), rule(16)),
        (PillarsPhase::Take(_), Some(battle)) if mine => {
            (Words::new("pillars-choose-take").emblem("battle", &battle.emblem()), rule(10))
        }
        (PillarsPhase::Take(_), _) => (waiting("pillars-waiting-to-take"), rule(10)),
        (PillarsPhase::Act, _) if mine => {
            let verbs = words::listed("pillars-or", verbs(actions));
            let left = Words::new("pillars-choose-action").number("left", table.actions);
            (left.words("verbs", verbs), rule(4))
        }
        (PillarsPhase::Act, _) => (waiting("pillars-waiting-to-act"), rule(4)),
    }
}

/// The verbs of the legal actions, each once.
fn verbs(actions: &[PillarsAction]) -> Vec<Words> {
    let verb = |action: &PillarsAction| match action {
        PillarsAction::Attack(_) => "pillars-can-attack",
        PillarsAction::Defend(_) => "pillars-can-defend",
        PillarsAction::Crawl(_) => "pillars-can-crawl",
        PillarsAction::Score | PillarsAction::Take(_) => "pillars-can-score",
        PillarsAction::Harvest => "pillars-can-harvest",
        PillarsAction::Magic(_) => "pillars-can-use-magic",
        PillarsAction::End => "pillars-can-end",
    };
    let mut verbs: Vec<&'static str> = actions.iter().map(verb).collect();
    // The actions are sorted by kind, so equal verbs are next to each other.
    verbs.dedup();
    verbs.into_iter().map(Words::new).collect()
}

fn result(table: &PillarsTable) -> Words {
    let mut winners = table.winners().iter();
    match (winners.next(), winners.next()) {
        (Some(winner), None) => Words::new("pillars-over-won").seat("seat", winner),
        _ => "pillars-over-drawn".into(),
    }
}

fn counters(table: &PillarsTable) -> Vec<Counter> {
    match table.phase {
        PillarsPhase::Over => Vec::new(),
        PillarsPhase::Act | PillarsPhase::Take(_) => vec![
            Counter::new("pillars-actions-left", table.actions),
            Counter::new("pillars-deck-size", table.deck_size()),
        ],
    }
}

fn panel(table: &PillarsTable, seat: Seat) -> Panel {
    Panel::new(seat, table.score(seat))
        .tag_if(table.dealer == seat, "pillars-dealer")
        .counter("pillars-limit", table.limit(seat))
        .counter("pillars-hand-size", table.hands[seat].cards)
}

/// PIL-16: the score, with a point for each majority.
fn tally(table: &PillarsTable) -> Vec<Points> {
    let part = |seat, pile: Pile| {
        let cards = table.pile(seat, pile);
        let standing = words::standing(table, seat, pile);
        let words = if cards.is_empty() {
            standing
        } else {
            Words::new("pillars-standing-with").words("standing", standing).piece_list("cards", cards)
        };
        Points { seat, rule: rule(16), words, points: i32::from(table.majority(pile) == Some(seat)) }
    };
    let parts = PillarsTable::SEATS.iter().flat_map(|seat| Pile::ALL.map(|pile| part(seat, pile)));
    parts.chain(decider(table)).collect()
}

/// PIL-16: the point for the diamonds, which decide between equal numbers of majorities.
fn decider(table: &PillarsTable) -> Option<Points> {
    let [one, other] = [0, 1].map(|seat| table.score(Seat::new(seat)));
    let seat =
        table.majority(Pile::Diamonds).filter(|_| table.phase == PillarsPhase::Over && one == other)?;
    Some(Points { seat, rule: rule(16), words: "pillars-diamonds-decide".into(), points: 0 })
}
