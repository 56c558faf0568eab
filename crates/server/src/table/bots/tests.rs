use std::sync::Arc;

use parlour_core::{SeatSet, Seed};
use parlour_protocol::{HintPolicy, Pace, Settings, TableId, Version, Visibility, Want, Watchers};
use parlour_store::{Append, MemoryStore, Standing, Store as _};
use serde_json::Map;
use tokio::time::Instant;

use super::*;
use crate::{
    Config, entry::Luck, moment::Clock, outbox::Outbox, person::PersonId, room::Room, show::Has,
    table::Client,
};

const GAME: &str = "tps";
const BOT: Bot = Bot::Random;
/// So long a bot took lately where it had a choice, as far as the server knows: no bot really does.
const USUAL: Duration = Duration::from_hours(1);

/// Whether the bot that is to move has a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    Free,
    Forced,
}

/// The log of a table of bots, up to a decision of one of them.
fn until(choice: Choice) -> Vec<String> {
    let seed = Seed::from(5);
    let created = Entry::Created {
        settings: Box::new(Settings {
            game: GAME.to_owned(),
            seats: 3,
            options: Map::new(),
            pace: Pace::default(),
            visibility: Visibility::Link,
            hints: HintPolicy::Off,
        }),
        seed,
        commitment: Some(seed.commitment()),
        chairs: vec![StoredPlayer::Bot(BOT); 3],
        host: None,
        banned: Vec::new(),
        banned_marks: Vec::new(),
        muted: Vec::new(),
        watchers: Watchers::default(),
        at: Moment::default(),
    };
    let text = |entry: &Entry| serde_json::to_string(entry).unwrap();
    let mut log = vec![text(&created)];
    let mut room = Room::new(TableId::new(1), created).unwrap();
    let mut next = Entry::Started { at: Moment::default(), luck: Luck::Seed };
    loop {
        log.push(text(&next));
        room.apply(next).unwrap();
        let table = room.playing().expect("such a decision comes before the end").table();
        let to_act: SeatSet = table.to_act();
        let seat = to_act.first().unwrap();
        if to_act == SeatSet::only(seat) && table.is_forced(seat) == (choice == Choice::Forced) {
            return log;
        }
        let action = table.thinking(seat, BOT)(&|| true);
        next = Entry::Moved { seat, action, by: By::Bot, at: Moment::default() };
    }
}

/// How late a bot's answer comes, by the clock of the test.
async fn answer_after(choice: Choice) -> Duration {
    let log = until(choice);
    let before = Version(log.len() as u64);
    let store = Arc::new(MemoryStore::default());
    let id = TableId::new(1);
    for (entry, version) in log.into_iter().zip(1..) {
        let append = Append { table: id, version: Version(version), entry, standing: Standing::Open };
        store.append(append).await.unwrap();
    }
    let config = Config { thinkers: Some(1), ..Config::default() };
    let hub = Arc::new(Hub::new(config, store.clone(), Clock::showing(Moment::default())).unwrap());
    hub.paces().note(GAME, BOT, USUAL);
    let outbox = Arc::new(Outbox::default());
    let client = Client::new(0, PersonId::nobody().unwrap(), IpAddr::from([192, 0, 2, 1]).into(), outbox);
    let table = hub.table(id);
    let begun = Instant::now();
    table.join(&hub, &client, Has { version: None, lines: 0, want: Want::Views }).await.unwrap();
    while store.log(id).await.unwrap().len() as u64 == before.0 {
        // The clock of the test goes on only while everybody waits.
        tokio::task::yield_now().await;
        client.outbox().next().await;
    }
    begun.elapsed()
}

/// Whoever sees how late an answer comes does not see whether there was a choice.
#[tokio::test(start_paused = true)]
async fn a_forced_move_comes_as_late_as_those_with_a_choice_did() {
    let forced = answer_after(Choice::Forced).await;
    assert!(forced > USUAL / 2, "{forced:?}");
}

#[tokio::test(start_paused = true)]
async fn a_move_with_a_choice_comes_as_soon_as_it_is_found() {
    let free = answer_after(Choice::Free).await;
    assert!(free < USUAL / 2, "{free:?}");
}
