//! Joining a table: [`Joining`].

use std::path::PathBuf;

use parlour_bots::Bot;
use parlour_core::{Language, Seat, Words};
use parlour_protocol::{ClientMessage, PersonName, RoomStatus, SeatPlayer, TableSeat};

use super::{
    address::{LinkError, TableAddress},
    link::SharedLink,
};
use crate::{Session, TerminalError, voice::speaker};

/// The link of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLink(pub(super) TableAddress);

impl std::str::FromStr for TableLink {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Self, LinkError> {
        text.parse().map(Self)
    }
}

/// A request to join a table.
#[derive(Clone, Debug)]
pub struct Joining {
    /// The table.
    pub table: TableLink,
    /// The name to go by.
    pub name: PersonName,
    /// The seat to take; by default the first free one.
    pub seat: Option<Seat>,
    /// The bot for all seats that are still free. With it, the game begins at once.
    pub bots: Option<Bot>,
    /// The person's language.
    pub language: Language,
    /// The folder that holds the person's identity.
    pub data: PathBuf,
}

impl Session {
    /// Takes a seat at a table on the network, or returns to the seat left there, and waits until the game
    /// has begun.
    ///
    /// # Errors
    /// If there is no such table or no seat is free.
    pub fn join(joining: Joining) -> Result<Self, TerminalError> {
        let mut session = Self::open(SharedLink::open(joining.clone())?)?;
        if session.client().room().is_some_and(|room| room.status == RoomStatus::Gathering) {
            session.sit_down(&joining)?;
            session.begin(&joining)?;
        }
        session.take_seat_again(&joining)?;
        session.until(|client| client.view().is_some())?;
        Ok(session)
    }

    fn sit_down(&mut self, joining: &Joining) -> Result<(), TerminalError> {
        if self.client().seat().is_some() {
            return Ok(());
        }
        let full = || TerminalError::Table("terminal-table-full".into());
        let seat = joining.seat.or(self.free_seats().next()).ok_or_else(full)?;
        self.sit(seat, joining.name.clone())?;
        self.until(|client| client.seat() == Some(seat))
    }

    /// Returns to the seat that the person has left in the running game.
    fn take_seat_again(&mut self, joining: &Joining) -> Result<(), TerminalError> {
        let Some(seat) = self.client().you().and_then(|you| you.left) else { return Ok(()) };
        self.sit(seat, joining.name.clone())?;
        self.until(|client| client.seat() == Some(seat))
    }

    /// Fills the table with bots if requested, and starts the game. Without that request, a person who is not
    /// alone with bots leaves the start to the others.
    fn begin(&mut self, joining: &Joining) -> Result<(), TerminalError> {
        let bots = self.chairs().filter(|chair| matches!(chair.player, SeatPlayer::Bot(_)));
        let alone = bots.count() + 1 == self.chairs().count();
        if let Some(bot) = joining.bots {
            for seat in self.free_seats().collect::<Vec<_>>() {
                self.request(ClientMessage::Bot { seat, bot: Some(bot) })?;
            }
        } else if !alone {
            let link = Words::plain(joining.table.0.link());
            let words = Words::new("terminal-waiting-for-deal").words("link", link);
            eprintln!("{}", speaker(joining.language, self.client().viewer()).say(&words));
            return Ok(());
        }
        self.deal()
    }

    fn chairs(&self) -> impl Iterator<Item = &TableSeat> {
        self.client().room().into_iter().flat_map(|room| &room.chairs)
    }

    fn free_seats(&self) -> impl Iterator<Item = Seat> {
        self.chairs().filter(|chair| chair.player == SeatPlayer::Empty).map(|chair| chair.seat)
    }
}
