use super::*;
use crate::{AnyGame, GAMES};

fn deals(game: &dyn AnyGame) -> Vec<Deal> {
    let seats = game.info().seats;
    let deal = |seats| Deal { seats, options: Map::new(), seed: 11 };
    vec![deal(*seats.start()), deal(*seats.end())]
}

/// The last of those to act decides, so that simultaneous choices come out of order.
fn step(table: &mut dyn AnyTable, bot: Bot) {
    let seat = table.to_act().iter().last().unwrap();
    let action = table.thinking(seat, bot)(&|| false);
    table.play(seat, &action).unwrap();
}

#[test]
fn a_finished_table_gives_a_record_that_verifies() {
    for &game in GAMES {
        for deal in deals(game) {
            let mut table = game.table(&deal).unwrap();
            while !table.to_act().is_empty() {
                assert!(table.record().is_none());
                step(&mut *table, Bot::Explorer);
            }
            let record = table.record().unwrap();
            assert_eq!(Some(record.winners), table.outcome().map(|outcome| outcome.winners));
            game.verify(&record).unwrap();
        }
    }
}

#[test]
fn a_table_put_together_again_at_any_event_goes_on_as_it_would_have() {
    for &game in GAMES {
        for deal in deals(game) {
            let mut table = game.table(&deal).unwrap();
            let mut turns = 0;
            while !table.to_act().is_empty() {
                let mut again = game.resume(&deal, table.events().to_vec()).unwrap();
                assert_eq!(again.to_act(), table.to_act());
                for viewer in Viewer::all(table.seats()) {
                    assert_eq!(again.scene(viewer), table.scene(viewer));
                }
                step(&mut *table, Bot::Explorer);
                step(&mut *again, Bot::Explorer);
                assert_eq!(again.events(), table.events(), "{} after {turns} decisions", game.info().slug);
                turns += 1;
            }
        }
    }
}

#[test]
fn a_decision_taken_back_and_made_again_meets_the_same_luck() {
    for &game in GAMES {
        let deal = &deals(game)[0];
        let mut table = game.table(deal).unwrap();
        let first = table.to_act().first().unwrap();
        assert!(!table.take_back(first), "nobody has decided yet");
        while !table.to_act().is_empty() {
            let (before, seat) = (table.events().to_vec(), table.to_act().iter().last().unwrap());
            let scene = table.scene(Viewer::Seat(seat));
            step(&mut *table, Bot::Random);
            let after = table.events().to_vec();
            assert!(table.take_back(seat));
            assert_eq!(table.scene(Viewer::Seat(seat)).choices, scene.choices);
            // Others who chose at the same time choose again; then everything is as it was.
            while table.events().len() < after.len() {
                step(&mut *table, Bot::Random);
            }
            assert_eq!(table.events(), after, "{} after event {}", game.info().slug, before.len());
        }
    }
}

#[test]
fn what_is_not_legal_is_refused_in_words_and_changes_nothing() {
    for &game in GAMES {
        let mut table = game.table(&deals(game)[0]).unwrap();
        let seat = table.to_act().first().unwrap();
        let before = table.events().to_vec();
        let nonsense = table.play(seat, "dance").unwrap_err();
        assert!(nonsense.to_string().contains("`dance` is not an action of this game"), "{nonsense}");
        let other = table.seats().iter().find(|seat| !table.to_act().contains(*seat));
        if let Some(other) = other {
            let action = table.scene(Viewer::Seat(seat)).choices[0].action.clone();
            assert_eq!(table.play(other, &action), Err(Refusal::Illegal(Illegal::NotToAct(other))));
        }
        assert_eq!(table.events(), before);
    }
}

#[test]
fn events_that_the_rules_do_not_give_are_refused() {
    let tps = crate::find("tps").unwrap();
    let deal = &deals(tps)[0];
    let mut table = tps.table(deal).unwrap();
    step(&mut *table, Bot::Random);
    let mut events = table.events().to_vec();
    events.push(events.last().unwrap().clone());
    assert!(tps.resume(deal, events).is_err());
}

#[test]
fn advice_covers_every_legal_action() {
    for &game in GAMES {
        let table = game.table(&deals(game)[0]).unwrap();
        let seat = table.to_act().first().unwrap();
        let mut advised: Vec<String> =
            table.advising(seat, 64)(&|| false).into_iter().map(|opinion| opinion.action).collect();
        let scene = table.scene(Viewer::Seat(seat));
        let mut legal: Vec<String> = scene.choices.into_iter().map(|choice| choice.action).collect();
        advised.sort_unstable();
        legal.sort_unstable();
        assert_eq!(advised, legal);
    }
}
