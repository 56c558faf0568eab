//! The connection of a session to its table: [`Link`].

use std::time::{Duration, Instant};

use parlour_core::{Seat, Words};
use parlour_protocol::{ClientMessage, ServerMessage, TableId};
use parlour_seat::{Client, Pledge, Voice};

use super::Session;
use crate::TerminalError;

/// What a link reports.
pub(crate) enum Heard {
    /// A connection has been made, the first or another one.
    Opened,
    /// The connection is lost, but will be made again.
    Lost(Words),
    /// The table has sent a message.
    Message(Box<ServerMessage>),
}

/// The connection to a table, with what is known about the place.
pub(crate) trait Link {
    /// Sends a message.
    fn send(&mut self, message: ClientMessage) -> Result<(), TerminalError>;

    /// The next thing to report; `None` if there is nothing within this time.
    fn receive(&mut self, wait: Duration) -> Result<Option<Heard>, TerminalError>;

    /// The bot that is thinking on this side, and since when.
    fn thinking(&self) -> Option<(Seat, Instant)>;

    /// Starts another game; `None` if the next game's table has to be asked for first.
    fn another(&self, next: Option<TableId>) -> Result<Option<Session>, TerminalError>;

    /// A few sentences that introduce the table at the start.
    fn introduction(&self, client: &Client) -> Vec<Words>;

    /// The promises between the person and this table; `None` if nobody else plays there.
    fn pledge(&self) -> Result<Option<Pledge>, TerminalError> {
        Ok(None)
    }

    /// Saves the promises for the next time.
    fn keep(&self, _pledge: &Pledge) -> Result<(), TerminalError> {
        Ok(())
    }

    /// The path or address of the record.
    fn record(&self) -> String;

    /// The words for a person who leaves before the end.
    fn parting(&self) -> Words;

    /// The current words of the lesson.
    fn voice(&self) -> Option<Voice> {
        None
    }

    /// Reads on to the next step of a lesson.
    fn read_on(&mut self) -> Result<(), TerminalError> {
        Ok(())
    }
}
