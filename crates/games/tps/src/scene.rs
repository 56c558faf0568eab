//! The table as a viewer sees it.

use parlour_core::{
    Choices, Scene, Seat, SeatSet, View, Words,
    scene::{Button, Choice, Counter, Face, Layout, Mark, Panel, Pick, PieceSpec, Place, Points, Zone},
};

use crate::{
    TpsAction, TpsCard, TpsCardSet, TpsPhase, TpsSuit, TpsTable, TpsTrick, TpsView, Worth, WorthStep, rule,
};

pub(crate) fn scene(view: &TpsView) -> Scene {
    let table = &view.table;
    let choices: Vec<Choice> = view.choices().iter().map(|action| choice(view, action)).collect();
    let (prompt, rule) = prompt(view);
    Scene {
        viewer: view.viewer,
        prompt,
        rule,
        to_act: table.to_act(),
        decided: SeatSet::EMPTY,
        counters: counters(table),
        panels: table.seats.iter().map(|seat| panel(table, seat)).collect(),
        zones: zones(view),
        tally: tally(table),
        buttons: buttons(view),
        choices,
    }
}

fn prompt(view: &TpsView) -> (Words, parlour_core::Rule) {
    let table = &view.table;
    match table.phase {
        TpsPhase::Play(seat) if view.viewer.is(seat) => match table.trick.led() {
            None => ("tps-lead".into(), rule(9)),
            Some(led) if (view.hand & led.cards()).is_empty() => {
                (Words::new("tps-cannot-follow").emblem("suit", &led.emblem()), rule(9))
            }
            Some(led) => (Words::new("tps-follow").emblem("suit", &led.emblem()), rule(9)),
        },
        TpsPhase::Play(seat) => (Words::new("tps-waiting-for-card").seat("seat", seat), rule(9)),
        TpsPhase::Value(seat, trump) if view.viewer.is(seat) => {
            (Words::new("tps-move-worth").emblem("suit", &trump.emblem()), rule(12))
        }
        TpsPhase::Value(seat, trump) => {
            let words = Words::new("tps-waiting-for-worth").seat("seat", seat);
            (words.emblem("suit", &trump.emblem()), rule(12))
        }
        TpsPhase::Over => ("tps-over".into(), rule(14)),
    }
}

fn counters(table: &TpsTable) -> Vec<Counter> {
    let tricks = TpsTable::tricks(table.seats);
    let number = (table.tricks_done() + 1).min(tricks);
    let of_all = Words::new("core-count-of").number("number", number as u64).number("all", tricks as u64);
    let mut counters = vec![Counter::new("tps-trick-number", of_all)];
    if let Some(led) = table.trick.led() {
        counters.push(Counter::new("tps-led", &led.emblem()));
        counters.push(Counter::new("tps-trump", &led.beaten_by().emblem()));
    }
    counters
}

fn panel(table: &TpsTable, seat: Seat) -> Panel {
    let panel = Panel::new(seat, table.score(seat))
        .tag_if(table.dealer == seat, "tps-dealer")
        .tag_if(table.trick.leader == seat && table.phase != TpsPhase::Over, "tps-leads");
    TpsSuit::ALL
        .into_iter()
        .fold(panel, |panel, suit| panel.counter(&suit.emblem(), table.points[seat][suit]))
}

fn zones(view: &TpsView) -> Vec<Zone> {
    let table = &view.table;
    let mut zones = vec![ladder(table), trick_zone(table, &table.trick, "trick", "tps-trick")];
    if let Some(last) = &table.last_trick {
        zones.push(trick_zone(table, last, "last", "tps-last-trick"));
    }
    let aside = if table.options.open_aside { cards(table, table.open_aside) } else { Place::backs(3) };
    zones.push(Zone::new("aside", "tps-aside", Layout::Pile).place(aside));
    for seat in table.seats.iter() {
        let hand =
            if view.viewer.is(seat) { cards(table, view.hand) } else { Place::backs(table.hand_size(seat)) };
        zones.push(Zone::new(format!("hand.{seat}"), "tps-hand", Layout::Fan).of(seat).place(hand));
    }
    zones
}

/// TPS-12: the ladder of values, with the suits as tokens on it.
fn ladder(table: &TpsTable) -> Zone {
    let step = |worth: Worth| {
        let suits = TpsSuit::ALL.into_iter().filter(|&suit| table.worth[suit] == worth);
        Place::with(suits.map(|suit| PieceSpec::new(suit.name(), Face::Token(suit.emblem()))))
            .labelled(worth.factor())
    };
    Zone::new("worth", "tps-worth", Layout::Ladder).places(Worth::LADDER.map(step))
}

/// A place for each seat's card, from the leader on.
fn trick_zone(table: &TpsTable, trick: &TpsTrick, id: &str, title: &'static str) -> Zone {
    let winning = trick.winning();
    let place = |seat| {
        let piece = trick.cards[seat].map(|card| {
            piece(table, card)
                .mark_if(Some(card.suit()) == trick.trump(), Mark::Trump)
                .mark_if(Some((seat, card)) == winning, Mark::Winning)
        });
        Place::with(piece).of(seat)
    };
    Zone::new(id, title, Layout::Row).places(table.seats.clockwise_from(trick.leader).map(place))
}

fn cards(table: &TpsTable, cards: TpsCardSet) -> Place {
    Place::with(cards.iter().map(|card| piece(table, card)))
}

fn piece(table: &TpsTable, card: TpsCard) -> PieceSpec {
    let stars = table.options.stars.on(card);
    PieceSpec::new(card, card.face_with(stars))
}

/// TPS-14: the scores, suit by suit: points times worth.
fn tally(table: &TpsTable) -> Vec<Points> {
    let part = |seat, suit: TpsSuit| Points {
        seat,
        rule: rule(14),
        words: Words::new("tps-points-in-suit")
            .number("points", table.points[seat][suit])
            .emblem("suit", &suit.emblem())
            .number("worth", table.worth[suit].factor()),
        points: table.suit_score(seat, suit),
    };
    table.seats.iter().flat_map(|seat| TpsSuit::ALL.map(|suit| part(seat, suit))).collect()
}

/// TPS-12: a button for each possible step.
fn buttons(view: &TpsView) -> Vec<Button> {
    let button = |action| match action {
        TpsAction::Value(step) => Some(Button { id: step.word().to_owned(), label: step_label(view, step) }),
        TpsAction::Play(_) => None,
    };
    view.choices().iter().filter_map(button).collect()
}

fn step_label(view: &TpsView, step: WorthStep) -> Words {
    let TpsPhase::Value(_, suit) = view.table.phase else {
        unreachable!("a value moves only after a win by trump")
    };
    let worth = view.table.worth[suit];
    let id = match step {
        WorthStep::Up => "tps-raise",
        WorthStep::Down => "tps-lower",
        WorthStep::Keep => "tps-keep",
    };
    let after = worth.after(step).unwrap_or(worth);
    Words::new(id).emblem("suit", &suit.emblem()).number("worth", after.factor())
}

fn choice(view: &TpsView, action: TpsAction) -> Choice {
    match action {
        TpsAction::Play(card) => {
            let choice = Choice::new(action, [Pick::piece(card)], Words::new("tps-play").piece("card", card));
            if takes_lead(&view.table, view.viewer.seat(), card) {
                choice.with_effect("tps-wins-so-far")
            } else {
                choice
            }
        }
        TpsAction::Value(step) => Choice::new(action, [Pick::button(step.word())], step_label(view, step))
            .with_effect(score_after(view, step)),
    }
}

/// Whether a card would be winning a trick that has been led to.
fn takes_lead(table: &TpsTable, seat: Option<Seat>, card: TpsCard) -> bool {
    let Some(seat) = seat.filter(|_| table.trick.led().is_some()) else { return false };
    let mut trick = table.trick;
    trick.cards[seat] = Some(card);
    trick.winning() == Some((seat, card))
}

/// What every score would be after a value step.
fn score_after(view: &TpsView, step: WorthStep) -> Words {
    let mut table = view.table.clone();
    if let TpsPhase::Value(_, suit) = table.phase {
        table.worth[suit] = table.worth[suit].after(step).unwrap_or(table.worth[suit]);
    }
    let score = |seat| Words::new("tps-score-of").seat("seat", seat).number("score", table.score(seat));
    Words::new("tps-scores-after").list("scores", table.seats.iter().map(score))
}
