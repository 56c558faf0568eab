//! Coming to a table: [`Joining`].

use std::path::PathBuf;

use parlour_bots::Bot;
use parlour_core::{Seat, SeatSet};
use parlour_protocol::{ClientMessage, PersonName, Room, RoomStatus, ServerMessage, Sitter, Version, You};

use super::{
    PATIENCE, Shared,
    address::{BadLink, TableAddress},
    cookie::Cookies,
    link::{Heard, Link},
};
use crate::Fault;

/// The link of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table(pub(super) TableAddress);

impl std::str::FromStr for Table {
    type Err = BadLink;

    fn from_str(text: &str) -> Result<Self, BadLink> {
        text.parse().map(Self)
    }
}

/// How somebody comes to a table.
#[derive(Clone, Debug)]
pub struct Joining {
    /// Which table.
    pub table: Table,
    /// What to be called.
    pub name: PersonName,
    /// Where to sit; on the first free chair if it is left out.
    pub seat: Option<Seat>,
    /// Who takes the chairs that are still free: then the game begins at once.
    pub bots: Option<Bot>,
    /// The folder in which it is kept who one is.
    pub data: PathBuf,
}

impl Shared {
    /// Sits down and waits until the game has begun.
    pub(crate) fn join(joining: Joining) -> Result<Self, Fault> {
        let (address, cookies) = (&joining.table.0, Cookies::below(&joining.data));
        let (link, cookie) = Link::open(address, cookies.load(address.host())?)?;
        cookies.save(address.host(), &cookie)?;
        let mut shared = Self::first(link, joining)?;
        if shared.room.status == RoomStatus::Gathering {
            shared.sit_down()?;
            shared.begin();
        }
        shared.until(|shared| shared.view.is_some())?;
        Ok(shared)
    }

    /// The table as the first message shows it.
    fn first(link: Link, joining: Joining) -> Result<Self, Fault> {
        let silent = || Fault::Table("the server does not answer".to_owned());
        let update = loop {
            match link.receive(PATIENCE).ok_or_else(silent)? {
                Heard::Message(message) => {
                    if let ServerMessage::Update(update) = *message {
                        break update;
                    }
                }
                Heard::Over(why) | Heard::Lost(why) => return Err(Fault::Table(why)),
                Heard::Back => {}
            }
        };
        let room: Room = update.room.clone().ok_or_else(silent)?;
        let mut shared = Self {
            game: parlour_registry::find(&room.settings.game)?,
            joining,
            link,
            version: Version(0),
            you: You { seat: None, name: None },
            room,
            view: None,
            to_act: SeatSet::default(),
            lines: Vec::new(),
            notes: Vec::new(),
            unanswered: None,
        };
        shared.update(*update);
        Ok(shared)
    }

    fn sit_down(&mut self) -> Result<(), Fault> {
        if self.you.seat.is_some() {
            return Ok(());
        }
        let free = self.room.chairs.iter().find(|chair| chair.sitter == Sitter::Empty);
        let full = || Fault::Table("all chairs are taken".to_owned());
        let seat = self.joining.seat.or(free.map(|chair| chair.seat)).ok_or_else(full)?;
        self.send(&ClientMessage::Sit { seat, name: self.joining.name.clone() });
        self.until(|shared| shared.you.seat == Some(seat))
    }

    /// Fills the table with bots if that is wanted, and deals. Who is not alone with bots leaves it to the people to agree when.
    fn begin(&self) {
        let bots = self.room.chairs.iter().filter(|chair| matches!(chair.sitter, Sitter::Bot(_)));
        let alone = bots.count() + 1 == self.room.chairs.len();
        if let Some(bot) = self.joining.bots {
            let free = self.room.chairs.iter().filter(|chair| chair.sitter == Sitter::Empty);
            for seat in free.map(|chair| chair.seat).collect::<Vec<_>>() {
                self.send(&ClientMessage::Bot { seat, bot: Some(bot) });
            }
        } else if !alone {
            eprintln!("You sit at {}. Waiting until somebody deals.", self.joining.table.0.link());
            return;
        }
        self.send(&ClientMessage::Start);
    }
}
