//! A session's connection to a table on the network: [`SharedLink`].

use std::{
    sync::mpsc::{Receiver, Sender},
    time::{Duration, Instant},
};

use parlour_core::{Seat, Words};
use parlour_protocol::{ClientMessage, TableId};
use parlour_seat::{Client, Pledge};

use super::{
    cookie::Cookies,
    joining::{Joining, TableLink},
    pledges::Pledges,
    wire::{Reported, Wire},
};
use crate::{
    Session, TerminalError, naming,
    session::{Heard, Link},
};

/// A connection that restores itself, in its own thread. It ends when this is dropped.
pub(super) struct SharedLink {
    joining: Joining,
    reported: Receiver<Reported>,
    /// Sends into the latest connection. Anything sent into a lost one is lost with it.
    frames: Option<Sender<String>>,
}

impl SharedLink {
    /// Connects for the first time.
    pub(super) fn open(joining: Joining) -> Result<Self, TerminalError> {
        let reported = Wire::open(&joining)?;
        Ok(Self { joining, reported, frames: None })
    }
}

impl SharedLink {
    fn pledges(&self) -> Pledges {
        Pledges::beside(&Cookies::below(&self.joining.data), self.joining.table.0.host())
    }
}

impl Link for SharedLink {
    fn send(&mut self, message: ClientMessage) -> Result<(), TerminalError> {
        let text = serde_json::to_string(&message).expect("messages have string keys only");
        if let Some(frames) = &self.frames {
            // A connection that has ended has already been reported.
            let _ = frames.send(text);
        }
        Ok(())
    }

    fn receive(&mut self, wait: Duration) -> Result<Option<Heard>, TerminalError> {
        Ok(match self.reported.recv_timeout(wait) {
            Err(_) => None,
            Ok(Reported::Opened(frames)) => {
                self.frames = Some(frames);
                Some(Heard::Opened)
            }
            Ok(Reported::Lost(why)) => Some(Heard::Lost(why)),
            Ok(Reported::Message(message)) => Some(Heard::Message(message)),
            Ok(Reported::Over(why)) => return Err(TerminalError::Table(why)),
        })
    }

    fn thinking(&self) -> Option<(Seat, Instant)> {
        None
    }

    fn another(&self, next: Option<TableId>) -> Result<Option<Session>, TerminalError> {
        let Some(table) = next else { return Ok(None) };
        let table = TableLink(self.joining.table.0.other(table));
        Session::join(Joining { table, ..self.joining.clone() }).map(Some)
    }

    fn introduction(&self, client: &Client) -> Vec<Words> {
        let title = client.game().map_or("", |game| game.info().title);
        let table = Words::new("terminal-shared-table")
            .words("title", Words::plain(title))
            .words("link", Words::plain(self.joining.table.0.link()));
        vec![table, naming::seating(client)]
    }

    fn pledge(&self) -> Result<Option<Pledge>, TerminalError> {
        self.pledges().open(self.joining.table.0.table).map(Some)
    }

    fn keep(&self, pledge: &Pledge) -> Result<(), TerminalError> {
        self.pledges().save(self.joining.table.0.table, pledge)
    }

    fn record(&self) -> String {
        self.joining.table.0.record()
    }

    fn parting(&self) -> Words {
        Words::new("terminal-seat-kept").words("link", Words::plain(self.joining.table.0.link()))
    }
}
