use parlour_core::{
    Takes,
    scene::{Pick, Picking},
};

use super::*;
use crate::{AnyGame, GAMES};

fn deals(game: &dyn AnyGame) -> Vec<Deal> {
    let seats = game.info().seats;
    let deal = |seats| Deal { seats, options: Map::new(), seed: Seed::from(11) };
    vec![deal(*seats.start()), deal(*seats.end())]
}

/// Lets the last of the seats to act decide, so that simultaneous choices come out of order.
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
            // Others who chose at the same time choose again; then everything is as before.
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
        assert!(nonsense.to_string().contains("`dance` is not a move in this game"), "{nonsense}");
        let other = table.seats().iter().find(|seat| !table.to_act().contains(*seat));
        if let Some(other) = other {
            let action = table.scene(Viewer::Seat(seat)).choices[0].action.clone();
            assert_eq!(
                table.play(other, &action),
                Err(PlayError::Illegal(IllegalActionError::NotToAct(other)))
            );
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

#[test]
fn a_front_end_draws_from_a_view_what_the_table_would() {
    for &game in GAMES {
        let mut table = game.table(&deals(game)[1]).unwrap();
        while !table.to_act().is_empty() {
            for viewer in Viewer::all(table.seats()) {
                assert_eq!(game.scene(&table.view(viewer)).unwrap(), table.scene(viewer));
            }
            step(&mut *table, Bot::Random);
        }
        let nonsense = serde_json::value::to_raw_value(&[1, 2]).unwrap();
        assert!(game.scene(&nonsense).unwrap_err().to_string().starts_with("this is not a view of "));
    }
}

#[test]
fn what_is_heard_since_a_mark_is_the_end_of_what_is_heard() {
    let pillars = crate::find("pillars").unwrap();
    let mut table = pillars.table(&deals(pillars)[0]).unwrap();
    while !table.to_act().is_empty() {
        let (mark, viewer) = (table.mark(), Viewer::Spectator);
        let mut heard = table.heard(viewer);
        assert_eq!(table.heard_until(mark, viewer), heard.len());
        step(&mut *table, Bot::Random);
        heard.extend(table.heard_since(mark, viewer));
        assert_eq!(heard, table.heard(viewer));
    }
}

#[test]
fn the_record_is_known_before_the_last_decision_is_made() {
    for &game in GAMES {
        let mut table = game.table(&deals(game)[0]).unwrap();
        let mut foretold = None;
        while let Some(seat) = table.to_act().first() {
            assert_eq!(foretold, None, "the game is not over");
            assert_eq!(table.record_after(seat, "dance"), None);
            let action = table.thinking(seat, Bot::Random)(&|| false);
            foretold = table.record_after(seat, &action);
            table.play(seat, &action).unwrap();
        }
        assert_eq!(foretold, table.record());
    }
}

/// Plays a whole game, taking back every decision once, and counts how that went.
fn take_back_everything(game: &dyn AnyGame, deal: &Deal) -> (usize, usize) {
    let (mut taken, mut stayed) = (0, 0);
    let mut table = game.table(deal).unwrap();
    assert_eq!(table.take_back_fairly(Seat::new(0)), Err(TakeBackError::NothingDecided));
    while let Some(seat) = table.to_act().iter().last() {
        let (before, view) = (table.events().to_vec(), table.view(Viewer::Seat(seat)));
        step(&mut *table, Bot::Random);
        let after = table.events().to_vec();
        match table.take_back_fairly(seat) {
            Ok(()) => {
                taken += 1;
                assert_eq!(table.events(), before);
                assert_eq!(table.view(Viewer::Seat(seat)).get(), view.get());
                step(&mut *table, Bot::Random);
            }
            Err(_) => stayed += 1,
        }
        assert_eq!(table.events(), after);
    }
    (taken, stayed)
}

#[test]
fn a_decision_is_taken_back_unless_something_has_come_to_light() {
    let mut reveal = Vec::new();
    for &game in GAMES {
        let (taken, stayed) = take_back_everything(game, &deals(game)[1]);
        let slug = game.info().slug;
        assert!(taken > 0, "{slug}: a choice that nobody has answered can be taken back");
        reveal.extend((stayed > 0).then_some(slug));
    }
    assert!(
        !reveal.contains(&"tps"),
        "whatever is played there is open to all, and nothing else comes to light"
    );
    for slug in ["archons", "damocles", "faj", "pillars"] {
        assert!(reveal.contains(&slug), "{slug}");
    }
}

#[test]
fn a_seat_learns_from_its_view_what_the_table_would_refuse() {
    for &game in GAMES {
        let mut table = game.table(&deals(game)[1]).unwrap();
        let mut texts: Vec<String> = vec!["nonsense".to_owned()];
        while let Some(seat) = table.to_act().first() {
            let view = table.view(Viewer::Seat(seat));
            for text in &texts {
                assert_eq!(game.refusal(&view, text).unwrap(), table.check(seat, text).err(), "{text}");
            }
            texts.push(table.thinking(seat, Bot::Random)(&|| false));
            step(&mut *table, Bot::Random);
        }
    }
}

/// Some values that an option says it takes, including the first and the last.
fn values(takes: Takes) -> Vec<Value> {
    match takes {
        Takes::Switch => vec![true.into(), false.into()],
        Takes::OneOf(words) => words.iter().map(|word| Value::from(*word)).collect(),
        Takes::SomeOf(words) => vec![Value::from(Vec::<String>::new()), words.iter().copied().collect()],
        Takes::Number { least, most } => vec![least.into(), most.into()],
        Takes::Numbers { count, least, most } => vec![vec![least; count].into(), vec![most; count].into()],
    }
}

#[test]
fn every_value_that_an_option_takes_makes_a_table() {
    for &game in GAMES {
        for option in game.options() {
            let default = &game.default_options()[option.key];
            for value in values(option.takes) {
                let same_kind = std::mem::discriminant(&value) == std::mem::discriminant(default);
                assert!(same_kind, "{}: {value} is not like {default}", option.key);
                let options = Map::from_iter([(option.key.to_owned(), value.clone())]);
                let table = game.table(&Deal { options, ..deals(game)[0].clone() }).unwrap();
                assert_eq!(table.options()[option.key], value);
            }
        }
    }
}

#[test]
fn what_is_certain_to_come_of_a_move_is_known_and_nothing_else() {
    let tps = crate::find("tps").unwrap();
    let mut table = tps.table(&Deal { seats: 4, options: Map::new(), seed: Seed::from(3) }).unwrap();
    let certain = |table: &dyn AnyTable| {
        let seat = table.to_act().first().unwrap();
        let (view, scene) = (table.view(Viewer::Seat(seat)), table.scene(Viewer::Seat(seat)));
        tps.consequences(&view, &scene.choices[0].action).unwrap()
    };
    for _ in 0..3 {
        assert_eq!(certain(&*table), [], "others may still win the trick");
        step(&mut *table, Bot::Greedy);
    }
    let told = certain(&*table);
    let ids: Vec<_> = told.iter().filter_map(|sentence| sentence.words.id()).collect();
    assert!(matches!(*ids, ["tps-scored" | "tps-trumped"]), "{told:?}");
    let view = table.view(Viewer::Spectator);
    assert_eq!(tps.consequences(&view, "play R1").unwrap(), [], "a spectator does nothing");
}

/// Everything on a scene that a person can point at.
fn everything(scene: &Scene) -> Vec<Pick> {
    let mut all: Vec<Pick> = scene.panels.iter().map(|panel| Pick::Seat(panel.seat)).collect();
    for zone in &scene.zones {
        all.push(Pick::Zone(zone.id.clone()));
        for (number, place) in zone.places.iter().enumerate() {
            all.push(Pick::Place(zone.id.clone(), number));
            all.extend(place.pieces.iter().map(|piece| Pick::Piece(piece.id.clone())));
        }
    }
    all
}

#[test]
fn whatever_cannot_be_picked_is_answered_by_a_rule_and_only_a_player_by_what_to_do_instead() {
    for &game in GAMES {
        let mut table = game.table(&deals(game)[0]).unwrap();
        for decision in 0.. {
            let Some(seat) = table.to_act().first() else { break };
            if decision % 7 == 0 {
                let viewer = Viewer::Seat(seat);
                let (view, scene) = (table.view(viewer), table.scene(viewer));
                let refusal = |action: &str| game.refusal(&view, action).ok().flatten();
                let picking = Picking::new(&scene);
                for pick in everything(&scene).iter().filter(|pick| !picking.next().contains(pick)) {
                    let why = crate::why_not(&scene, &[], pick, refusal);
                    let answered = why.id() != Some("core-why-not-that") || matches!(pick, Pick::Seat(_));
                    assert!(answered, "{}, decision {decision}: {pick:?}", game.info().slug);
                }
            }
            step(&mut *table, Bot::Greedy);
        }
    }
}

#[test]
fn a_pick_that_goes_past_the_limit_says_why_it_replaces_the_one_before() {
    let pillars = crate::find("pillars").unwrap();
    let told = (1..20).find_map(|seed| {
        let table = pillars.table(&Deal { seats: 2, options: Map::new(), seed: Seed::from(seed) }).unwrap();
        let viewer = Viewer::Seat(table.to_act().first().unwrap());
        let (view, scene) = (table.view(viewer), table.scene(viewer));
        let refusal = |action: &str| pillars.refusal(&view, action).ok().flatten();
        let one = |choice: &parlour_core::scene::Choice| choice.picks.first().cloned();
        let cards: Vec<_> =
            scene.choices.iter().filter(|choice| choice.picks.len() == 1).filter_map(one).collect();
        let pairs = cards.iter().flat_map(|first| cards.iter().map(move |second| (first, second)));
        let mut whys = pairs.filter_map(|(first, second)| {
            crate::why_instead(&scene, std::slice::from_ref(first), second, refusal)
        });
        whys.find(|why| format!("{why:?}").contains("pillars-past-limit"))
    });
    let told = told.expect("two high cards of a suit are in some hand");
    assert!(format!("{told:?}").contains("PIL-"), "{told:?}");
}
