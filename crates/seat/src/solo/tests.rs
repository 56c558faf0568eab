use parlour_bots::Bot;
use parlour_core::{Seat, Seed};
use parlour_protocol::ClientMessage;
use parlour_registry::{Deal, GAMES};
use serde_json::Map;

use super::*;
use crate::{Client, ClientEvent};

fn deal(seats: usize) -> Deal {
    Deal { seats, options: Map::new(), seed: Seed::from(3) }
}

fn setup(slug: &str, seats: usize) -> SoloSetup {
    SoloSetup::against(slug, deal(seats), Bot::Random)
}

fn opened(slug: &str, seats: usize) -> SoloTable {
    SoloTable::open(SavedSolo { setup: setup(slug, seats), events: Vec::new() }).unwrap()
}

/// A person at the table with a client that has seen it.
fn seated(table: &mut SoloTable) -> Client {
    let mut client = Client::new(1);
    client.connected();
    talk(table, &mut client);
    client
}

/// Sends what the client has to say, and returns the result.
fn talk(table: &mut SoloTable, client: &mut Client) -> Vec<ClientEvent> {
    let mut events = Vec::new();
    while let Some(message) = client.outgoing() {
        let answers = match table.receive(message, || Seed::from(4)) {
            SoloReply::Messages(answers) => answers,
            SoloReply::Hints => vec![table.hints(table.hint_thinking()(&|| false))],
        };
        events.extend(answers.into_iter().map(|answer| client.receive(answer)));
    }
    events
}

/// Lets the next bot move, if there is one.
fn bot_moves(table: &mut SoloTable, client: &mut Client) -> bool {
    let Some(seat) = table.bot_to_act() else { return false };
    let action = table.bot_thinking(seat)(&|| true);
    assert_eq!(client.receive(table.bot_plays(seat, &action).unwrap()), ClientEvent::Updated);
    true
}

fn first_choice(client: &Client) -> String {
    client.scene().unwrap().unwrap().choices[0].action.clone()
}

#[test]
fn a_whole_game_of_every_kind_is_played_in_messages() {
    for game in GAMES {
        let info = game.info();
        let mut table = opened(info.slug, *info.seats.start());
        let mut client = seated(&mut table);
        while table.record().is_none() {
            if bot_moves(&mut table, &mut client) {
                continue;
            }
            assert!(client.my_turn());
            let scene = client.scene().unwrap().unwrap();
            client.play(scene.choices[scene.choices.len() / 2].action.as_str());
            let said = talk(&mut table, &mut client);
            assert!(matches!(said[..], [ClientEvent::Accepted { .. }, ClientEvent::Updated]), "{said:?}");
        }
        game.verify(&table.record().unwrap()).unwrap();
        assert!(client.is_over());
        assert_eq!(client.lines(), seated(&mut table).lines());
    }
}

#[test]
fn a_decision_about_an_older_table_is_refused_and_the_table_is_shown() {
    let mut table = opened("pillars", 2);
    let (mut late, mut client) = (seated(&mut table), seated(&mut table));
    client.request(ClientMessage::Rematch);
    talk(&mut table, &mut client);
    late.play("end");
    let said = talk(&mut table, &mut late);
    assert!(matches!(said[..], [ClientEvent::Refused { id: Some(_), .. }, ClientEvent::Updated]), "{said:?}");
    assert_eq!(late.version(), client.version());
}

#[test]
fn what_a_bot_chooses_at_the_same_time_makes_no_decision_stale() {
    // Everybody votes for the dealer at once.
    let mut table = opened("faj", 3);
    let mut client = seated(&mut table);
    client.play(first_choice(&client));
    let seat = table.bot_to_act().unwrap();
    let action = table.bot_thinking(seat)(&|| true);
    table.bot_plays(seat, &action).unwrap();
    let said = talk(&mut table, &mut client);
    assert!(matches!(said[0], ClientEvent::Accepted { .. }), "{said:?}");
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let mut table = opened("faj", 3);
    let mut client = seated(&mut table);
    for _ in 0..4 {
        bot_moves(&mut table, &mut client);
    }
    let mut again = SoloTable::open(table.saved()).unwrap();
    assert_eq!(seated(&mut again).view().unwrap().get(), client.view().unwrap().get());
}

#[test]
fn a_saved_game_is_written_as_it_always_was() {
    let saved = SavedSolo { setup: setup("tps", 3), events: Vec::new() };
    let text = r#"{"plan":{"game":"tps","deal":{"seats":3,"options":{},"seed":"3"},"seat":0,"name":null,"bots":["random","random","random"]},"events":[]}"#;
    assert_eq!(serde_json::to_string(&saved).unwrap(), text);
    assert_eq!(serde_json::from_str::<SavedSolo>(text).unwrap(), saved);
}

#[test]
fn a_rematch_has_another_seed_and_everybody_sits_one_seat_further() {
    let mut table = opened("tps", 4);
    let mut client = seated(&mut table);
    client.request(ClientMessage::Rematch);
    talk(&mut table, &mut client);
    assert_eq!(client.seat(), Some(Seat::new(1)));
    assert_eq!(table.saved().setup.deal.seed, Seed::from(4));
}

#[test]
fn a_move_is_taken_back_once_there_is_one() {
    let mut table = opened("tps", 3);
    let mut client = seated(&mut table);
    client.request(ClientMessage::AskTakeBack);
    assert!(matches!(talk(&mut table, &mut client)[..], [ClientEvent::Refused { id: None, .. }]));
    while bot_moves(&mut table, &mut client) {}
    let (before, lines) = (client.view().unwrap().get().to_owned(), client.lines().len());
    client.play(first_choice(&client));
    talk(&mut table, &mut client);
    client.request(ClientMessage::AskTakeBack);
    assert_eq!(talk(&mut table, &mut client), [ClientEvent::Updated]);
    assert_eq!((client.view().unwrap().get(), client.lines().len()), (before.as_str(), lines));
}

#[test]
fn hints_cover_every_legal_move_and_are_refused_out_of_turn() {
    let mut table = opened("tps", 3);
    let mut client = seated(&mut table);
    while bot_moves(&mut table, &mut client) {}
    client.request(ClientMessage::Hint);
    let said = talk(&mut table, &mut client);
    let [ClientEvent::Hints { version, hints }] = &said[..] else { panic!("{said:?}") };
    assert_eq!((*version, hints.len()), (client.version(), client.scene().unwrap().unwrap().choices.len()));
    client.play(first_choice(&client));
    talk(&mut table, &mut client);
    client.request(ClientMessage::Hint);
    assert!(matches!(talk(&mut table, &mut client)[..], [ClientEvent::Refused { .. }]));
}

#[test]
fn bots_are_named_once_for_all_or_once_for_each() {
    let seated = |seat, bots: &[Bot]| SoloSetup::new("tps", deal(3), Seat::new(seat), bots);
    let on = |setup: SoloSetup| setup.others().collect::<Vec<_>>();
    let all = seated(1, &[Bot::Hard]).unwrap();
    assert_eq!(on(all), [(Seat::new(0), Bot::Hard), (Seat::new(2), Bot::Hard)]);
    let each = seated(1, &[Bot::Easy, Bot::Hard]).unwrap();
    assert_eq!(on(each), [(Seat::new(0), Bot::Easy), (Seat::new(2), Bot::Hard)]);
    let why = seated(1, &[Bot::Easy; 3]).unwrap_err().to_string();
    assert_eq!(why, "3 bots were named for 2 other seats; name one for all, or one for each");
}

#[test]
fn a_message_with_an_unknown_seat_changes_nothing() {
    let mut table = opened("tps", 3);
    let mut client = seated(&mut table);
    client.request(ClientMessage::Bot { seat: Seat::new(5), bot: Some(Bot::Hard) });
    assert!(matches!(talk(&mut table, &mut client)[..], [ClientEvent::Refused { .. }]));
}

#[test]
fn against_bots_nobody_votes_for_a_dealer_and_the_record_has_the_vote() {
    let mut table = opened("faj", 4).without_formalities();
    let mut client = seated(&mut table);
    assert!(!client.my_turn(), "the bots vote");
    while table.record().is_none() {
        if bot_moves(&mut table, &mut client) {
            continue;
        }
        let scene = client.scene().unwrap().unwrap();
        assert_ne!(scene.rule.to_string(), "FAJ-2");
        client.play(first_choice(&client));
        talk(&mut table, &mut client);
    }
    let record = table.record().unwrap();
    parlour_registry::find("faj").unwrap().verify(&record).unwrap();
    let me = table.setup().seat;
    let voted = |event: &RecordEvent| matches!(event, RecordEvent::Decision { seat, action, .. } if *seat == me && action.starts_with("vote "));
    assert_eq!(record.events.iter().filter(|event| voted(event)).count(), 1);
    client.request(ClientMessage::Rematch);
    talk(&mut table, &mut client);
    assert!(!client.my_turn(), "nor in the next game");
}

#[test]
fn taking_back_to_the_beginning_asks_for_no_vote_either() {
    let mut table = opened("faj", 4).without_formalities();
    let mut client = seated(&mut table);
    client.request(ClientMessage::AskTakeBack);
    talk(&mut table, &mut client);
    assert!(!client.my_turn());
}
