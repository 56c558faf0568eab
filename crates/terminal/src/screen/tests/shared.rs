//! A shared table on the screen, with a server that is played by the test.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use parlour_core::{Seat, Words};
use parlour_protocol::{ClientMessage, TableId};
use parlour_registry::Deal;
use parlour_seat::{Client, SavedSolo, SoloReply, SoloTable};

use super::*;
use crate::{
    TerminalError,
    session::{Heard, Link},
};

/// A table of people somewhere else, at which this person is to move. It never thinks here.
struct Elsewhere {
    table: SoloTable,
    waiting: VecDeque<Heard>,
}

impl Link for Elsewhere {
    fn send(&mut self, message: ClientMessage) -> Result<(), TerminalError> {
        let SoloReply::Messages(messages) = self.table.receive(message, || 1.into()) else { return Ok(()) };
        self.waiting.extend(messages.into_iter().map(|message| Heard::Message(Box::new(message))));
        Ok(())
    }

    fn receive(&mut self, _: Duration) -> Result<Option<Heard>, TerminalError> {
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
    // The same table as against bots: rock was led, and the hand has rock and paper.
    let deal = Deal { seats: 3, options: Map::new(), seed: 7.into() };
    let setup = SoloSetup::against("tps", deal, Bot::Random);
    let mut table = SoloTable::open(SavedSolo { setup, events: Vec::new() }).unwrap();
    while let Some(seat) = table.bot_to_act() {
        let action = table.bot_thinking(seat)(&|| false);
        table.bot_plays(seat, &action).unwrap();
    }
    let session = Session::open(Elsewhere { table, waiting: VecDeque::from([Heard::Opened]) }).unwrap();
    let mut stage = Stage::showing(session, (120, 40), PLAIN, None);
    stage.draw();
    assert_eq!(stage.click_on_paper(), "Rock was led and you can follow suit, so you must (TPS-9).");
}
