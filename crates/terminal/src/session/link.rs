//! The way to a table: [`Link`].

use std::time::{Duration, Instant};

use parlour_core::{Seat, Words};
use parlour_protocol::{ClientMessage, ServerMessage, TableId};
use parlour_seat::Client;

use super::Session;
use crate::TerminalError;

/// What a link reports.
pub(crate) enum Heard {
    /// There is a connection, the first or another one.
    Opened,
    /// The connection is lost, and will be made again.
    Lost(String),
    /// The table says something.
    Message(Box<ServerMessage>),
}

/// The way to a table, and what is known of the place.
pub(crate) trait Link {
    /// Sends a message.
    fn send(&mut self, message: ClientMessage) -> Result<(), TerminalError>;

    /// The next thing to report; `None` if there is nothing for that long.
    fn receive(&mut self, wait: Duration) -> Result<Option<Heard>, TerminalError>;

    /// The bot that thinks on this side, and since when.
    fn thinking(&self) -> Option<(Seat, Instant)>;

    /// Another game; `None` if the table of the next one has to be asked for first.
    fn another(&self, next: Option<TableId>) -> Result<Option<Session>, TerminalError>;

    /// The table in a few sentences, for the start.
    fn introduction(&self, client: &Client) -> Vec<Words>;

    /// Where the record is.
    fn record(&self) -> String;

    /// What to say to a person who leaves before the end.
    fn parting(&self) -> Words;
}
