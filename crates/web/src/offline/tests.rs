use parlour_bots::Bot;
use parlour_core::{Seat, Seed};
use parlour_protocol::{ClientMessage, MoveId, ServerMessage, Update, Version};
use parlour_registry::GAMES;

use super::*;

fn opened(slug: &str, seats: usize) -> OfflineTable {
    let plan = Plan::usual(slug, seats, Bot::Random, Seed::from(3));
    OfflineTable::open(Saved { plan, events: Vec::new() }).unwrap()
}

fn answers(table: &mut OfflineTable, message: ClientMessage) -> Vec<ServerMessage> {
    match table.hear(message, || Seed::from(4)) {
        Asked::Answered(answers) => answers,
        Asked::Hints => vec![table.hints(table.advise(&|| false))],
    }
}

/// Lets the next bot decide, if there is one to.
fn bot_moves(table: &mut OfflineTable) -> bool {
    let Some(seat) = table.bot_to_act() else { return false };
    let action = table.bot_thinks(seat, &|| true);
    table.bot_decides(seat, &action).unwrap();
    true
}

fn hello() -> ClientMessage {
    ClientMessage::Hello { protocol: parlour_protocol::PROTOCOL, have: None, lines: 0 }
}

fn update(messages: &[ServerMessage]) -> &Update {
    let mut updates = messages.iter().filter_map(|message| match message {
        ServerMessage::Update(update) => Some(&**update),
        _ => None,
    });
    updates.next_back().expect("there is an update")
}

fn decision(version: Version, action: &str) -> ClientMessage {
    let id = MoveId::try_from("1".to_owned()).unwrap();
    ClientMessage::Move { id, version, action: action.to_owned() }
}

#[test]
fn a_whole_game_of_every_kind_is_played_in_messages() {
    for game in GAMES {
        let info = game.info();
        let mut table = opened(info.slug, *info.seats.start());
        while table.record().is_none() {
            if bot_moves(&mut table) {
                continue;
            }
            let known = answers(&mut table, hello());
            let update = update(&known);
            let scene = game.scene(update.view.as_ref().unwrap()).unwrap();
            let choice = &scene.choices[scene.choices.len() / 2];
            let said = answers(&mut table, decision(update.version, &choice.action));
            assert!(matches!(said[0], ServerMessage::Accepted { .. }), "{said:?}");
        }
        game.verify(&table.record().unwrap()).unwrap();
    }
}

#[test]
fn a_decision_about_an_older_table_is_refused_and_the_table_is_shown() {
    let mut table = opened("pillars", 2);
    let dealt = update(&answers(&mut table, hello())).version;
    let _ = answers(&mut table, ClientMessage::Rematch);
    let stale = answers(&mut table, decision(dealt, "end"));
    assert!(matches!(stale[0], ServerMessage::Refused { .. }));
    assert!(update(&stale).view.is_some());
}

#[test]
fn what_a_bot_chooses_at_the_same_time_makes_no_decision_stale() {
    // Everybody votes for the dealer at once.
    let mut table = opened("faj", 3);
    let known = answers(&mut table, hello());
    let scene = parlour_registry::find("faj").unwrap().scene(update(&known).view.as_ref().unwrap()).unwrap();
    assert!(bot_moves(&mut table));
    let said = answers(&mut table, decision(update(&known).version, &scene.choices[0].action));
    assert!(matches!(said[0], ServerMessage::Accepted { .. }), "{said:?}");
}

#[test]
fn what_was_kept_goes_on_where_it_was() {
    let mut table = opened("faj", 3);
    for _ in 0..4 {
        bot_moves(&mut table);
    }
    let mut again = OfflineTable::open(table.saved()).unwrap();
    let view =
        |table: &mut OfflineTable| update(&answers(table, hello())).view.clone().unwrap().get().to_owned();
    assert_eq!(view(&mut again), view(&mut table));
}

#[test]
fn another_game_has_other_luck_and_everybody_sits_one_chair_further() {
    let mut table = opened("tps", 4);
    let next = answers(&mut table, ClientMessage::Rematch);
    assert_eq!(update(&next).you.as_ref().unwrap().seat, Some(Seat::new(1)));
    assert_eq!(table.saved().plan.deal.seed, Seed::from(4));
}
