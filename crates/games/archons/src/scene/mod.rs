//! The table as a viewer sees it.

mod faces;
mod zones;

use parlour_cards::Colour;
use parlour_core::{
    Choices, Rule, Scene, Seat, SeatSet, View, Words,
    scene::{Button, Choice, Counter, Panel, Pick, Points},
};

use crate::{
    Archon, ArchonsAction, ArchonsView, Course, Phase, Poker, Table, Title,
    event::{counted, named},
    play::value,
    rule,
};

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
        Phase::Lead(seat) if view.viewer.is(seat) => {
            ("Lead an Archon: everybody will play a card for it.".into(), rule(12))
        }
        Phase::Lead(seat) => (waiting(SeatSet::only(seat)).then(" to lead an Archon."), rule(12)),
        Phase::Play(seats) if mine(seats) => {
            (Words::from("Play a poker card, face down, for ").pieces(table.led).then("."), rule(13))
        }
        Phase::Play(seats) => {
            let sits_out = view.viewer.seat().is_some() && !mine(table.players);
            let start = if sits_out { "You have no poker card and sit this turn out. " } else { "" };
            (Words::from(start).join(waiting(seats)).then(" to play a card."), rule(13))
        }
        Phase::Under(seat, course) if view.viewer.is(seat) => (demiurge_prompt(course).into(), rule(19)),
        Phase::Under(seat, _) => {
            (waiting(SeatSet::only(seat)).then(" to put a card under the Demiurge, or none."), rule(19))
        }
        Phase::Return(seats) if mine(seats) => {
            let start = format!("Hand {} is over. ", table.hand + 1);
            (Words::from(start).then("Return one of your Archons; the others stay with you."), rule(22))
        }
        Phase::Return(seats) => (waiting(seats).then(" to return an Archon."), rule(22)),
        Phase::Over => ("The game is over.".into(), rule(23)),
    }
}

const fn demiurge_prompt(course: Course) -> &'static str {
    match course {
        Course::GoesOn => {
            "You have the Demiurge. Put a poker card under it, and its suit will not score in this hand; or pass."
        }
        Course::Over => {
            "The hand is over. Put a poker card under the Demiurge now, and its suit will not score; or pass."
        }
    }
}

fn waiting(seats: SeatSet) -> Words {
    Words::from("Waiting for ").join(named(seats))
}

fn counters(table: &Table) -> Vec<Counter> {
    let turn = match table.phase {
        Phase::Lead(_) | Phase::Play(_) => table.turns + 1,
        Phase::Under(..) | Phase::Return(_) | Phase::Over => table.turns,
    };
    let hand = format!("{} of {}", table.hand + 1, Table::HANDS);
    let mut counters = vec![Counter::new("Hand", hand), Counter::new("Turn", turn)];
    if let Some(card) = table.under {
        counters.push(Counter::new("Not scoring", card.suit().name()));
    }
    counters
}

/// The score of each hand, this one as it stands.
fn panel(table: &Table, seat: Seat) -> Panel {
    let in_turn = matches!(table.phase, Phase::Lead(_) | Phase::Play(_));
    let in_play = matches!(table.phase, Phase::Play(_));
    let mut panel = Panel::new(seat, table.score(seat))
        .tag_if(table.dealer == seat, "dealer")
        .tag_if(in_turn && table.leader == seat, "leads")
        .tag_if(in_turn && table.hidden.cannot_lead.contains(seat), "could not lead")
        .tag_if(in_play && !table.players.contains(seat), "sits out");
    for (number, hand) in table.scored.iter().enumerate().take(table.hand.into()) {
        panel = panel.counter(&format!("hand {}", number + 1), hand[seat]);
    }
    panel.counter(&format!("hand {}", table.hand + 1), table.hand_points(seat))
}

/// ARC-21: hands before this one, and what this one is made of.
fn tally(table: &Table, seat: Seat) -> Vec<Points> {
    let part =
        |rule, words: String, points: u16| Points { seat, rule, words: words.into(), points: points.into() };
    let mut parts: Vec<Points> = table.scored[..table.hand.into()]
        .iter()
        .enumerate()
        .map(|(number, hand)| part(rule(21), format!("hand {}", number + 1), hand[seat]))
        .collect();
    let number = table.hand + 1;
    let cards = table.scoring(seat).len();
    parts.push(part(
        rule(21),
        format!("hand {number}: {cards} captured cards that score"),
        table.card_points(seat),
    ));
    parts.push(part(rule(7), format!("hand {number}: Kings"), table.king_points(seat)));
    parts.push(part(rule(8), format!("hand {number}: Queens"), table.queen_points(seat)));
    parts
}

fn buttons(view: &ArchonsView) -> Vec<Button> {
    let passes = view.choices().iter().any(|action| action == ArchonsAction::Pass);
    let pass = Button { id: "pass".to_owned(), label: "Pass".to_owned() };
    passes.then_some(pass).into_iter().collect()
}

fn choice(view: &ArchonsView, action: ArchonsAction) -> Choice {
    let with = |verb: &'static str, card: String| {
        Choice::new(action, [Pick::piece(&card)], Words::from(verb).piece(card))
    };
    match action {
        ArchonsAction::Lead(archon) => {
            with("Lead ", archon.to_string()).with_effect(format!("who wins it has: {}", power(archon)))
        }
        ArchonsAction::Play(card) => with("Play ", card.to_string()).with_effect(play_effect(view, card)),
        ArchonsAction::Under(card) => with("Put under the Demiurge ", card.to_string())
            .with_effect(format!("{} will not score in this hand", card.suit().name())),
        ArchonsAction::Pass => Choice::new(action, [Pick::button("pass")], "Put no card under the Demiurge")
            .with_effect("you may be asked again next turn"),
        ArchonsAction::Return(archon) => {
            with("Return ", archon.to_string()).with_effect(format!("you give up: {}", power(archon)))
        }
    }
}

fn play_effect(view: &ArchonsView, card: Poker) -> String {
    let front = view.viewer.seat().map(|seat| view.table.front[seat]).unwrap_or_default();
    let value = value(card, front);
    match (card.is_ace(), value > card.pips()) {
        (true, _) => format!("counts {value}; if it does not tie, the highest card is destroyed"),
        (false, true) => format!("counts {value} with your Jack"),
        (false, false) => format!("counts {value}"),
    }
}

/// What an Archon in front of a player does.
fn power(archon: Archon) -> String {
    match archon.title() {
        Title::Jack(suit) => format!("own {} count 1 higher when played", suit.name()),
        Title::Queen(suit) => format!("+1 for each of the {} captured", suit.name()),
        Title::King(suit) => match suit.colour() {
            Colour::Red => "+1 for each red card captured".to_owned(),
            Colour::Black => "+1 for each black card captured".to_owned(),
        },
        Title::Demiurge => "may stop a suit from scoring in this hand".to_owned(),
    }
}

/// A score in words.
fn points(score: u16) -> String {
    counted(score.into())
}
