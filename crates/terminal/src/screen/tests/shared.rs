//! Tests of a shared table on the screen, with a server played by the test.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use parlour_core::{Seat, Words};
use parlour_protocol::{ClientMessage, Clock, ServerMessage, TableId};
use parlour_registry::Deal;
use parlour_seat::{Client, SavedSolo, SoloReply, SoloTable};

use super::{super::story::Speed, *};
use crate::{
    TerminalError,
    session::{Heard, Link},
};

/// A table elsewhere, with other people, at which this person is to move. No bot thinks on this side.
struct Elsewhere {
    table: SoloTable,
    waiting: VecDeque<Heard>,
    /// What is left on the clock of everybody, if there is one.
    clock: Option<Clock>,
}

impl Elsewhere {
    /// The table as against bots, at which rock was led and the hand has rock and paper.
    fn session(clock: Option<Clock>) -> Session {
        let deal = Deal { seats: 3, options: Map::new(), seed: 7.into() };
        let setup = SoloSetup::against("tps", deal, Bot::Random);
        let mut table = SoloTable::open(SavedSolo { setup, events: Vec::new() }).unwrap();
        while others_move(&mut table).is_some() {}
        let waiting = VecDeque::from([Heard::Opened]);
        Session::open(Self { table, waiting, clock }).unwrap()
    }

    fn hears(&mut self, mut message: ServerMessage) {
        if let ServerMessage::Update(update) = &mut message {
            update.clock = self.clock;
        }
        self.waiting.push_back(Heard::Message(Box::new(message)));
    }
}

/// The next move of somebody else.
fn others_move(table: &mut SoloTable) -> Option<ServerMessage> {
    let seat = table.bot_to_act()?;
    let action = table.bot_thinking(seat)(&|| false);
    Some(table.bot_plays(seat, &action).unwrap())
}

impl Link for Elsewhere {
    fn send(&mut self, message: ClientMessage) -> Result<(), TerminalError> {
        let SoloReply::Messages(messages) = self.table.receive(message, || 1.into()) else { return Ok(()) };
        for message in messages {
            self.hears(message);
        }
        Ok(())
    }

    fn receive(&mut self, _: Duration) -> Result<Option<Heard>, TerminalError> {
        if self.waiting.is_empty()
            && let Some(message) = others_move(&mut self.table)
        {
            self.hears(message);
        }
        Ok(self.waiting.pop_front())
    }

    fn thinking(&self) -> Option<(Seat, Instant)> {
        None
    }

    fn another(&self, _: Option<TableId>) -> Result<Option<Session>, TerminalError> {
        Ok(None)
    }

    fn introduction(&self, _: &Client) -> Vec<Words> {
        Vec::new()
    }

    fn record(&self) -> String {
        String::new()
    }

    fn parting(&self) -> Words {
        Words::plain("")
    }
}

#[test]
fn a_click_on_what_cannot_be_picked_says_why_at_a_shared_table_too() {
    let session = Elsewhere::session(None);
    let mut stage = Stage::showing(session, (120, 40), PLAIN, None);
    stage.draw();
    assert_eq!(stage.click_on_paper(), "Rock was led and you can follow suit, so you must (TPS-9).");
}

/// Somebody has played at a shared table, and the others have answered while that is still shown.
fn others_answer(clock: Option<Clock>) -> Stage {
    let mut stage = Stage::showing(Elsewhere::session(clock), (120, 40), PLAIN, None);
    stage.app.speed = Speed::Normal;
    let action = stage.app.scene.choices[0].action.clone();
    stage.app.play(&action).unwrap();
    while !stage.app.session().client().my_turn() {
        stage.app.beat().unwrap();
    }
    stage
}

#[test]
fn others_are_heard_while_a_story_is_shown_and_one_key_opens_the_decision_that_is_due() {
    let mut stage = others_answer(None);
    assert!(!stage.app.story.is_over() && stage.app.scene.choices.is_empty(), "it is told first");
    let version = stage.app.session().client().version();
    stage.app.key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE)).unwrap();
    assert!(stage.app.story.is_over() && !stage.app.scene.choices.is_empty());
    assert_eq!(stage.app.session().client().version(), version, "the key decides nothing");
}

#[test]
fn with_little_time_left_the_decision_is_open_at_once() {
    let stage = others_answer(Some(Clock { left: 5_000 }));
    assert!(stage.app.story.is_over() && !stage.app.scene.choices.is_empty());
}
