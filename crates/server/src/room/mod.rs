//! A table as its log makes it: [`Room`].
//!
//! [`Room::apply`] is the only way in which anything changes. What people ask for is turned into an [`Entry`] or refused in
//! [`asked`]; whoever applies it has stored it before.

mod asked;
#[cfg(test)]
mod leaks;
mod log;
mod play;
mod repeats;
mod request_error;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use parlour_core::{Seat, SeatSet, Seed, Viewer};
use parlour_protocol::{Said, Settings, TableId, TakeBackAsked, Version};
use parlour_registry::{Deal, SetupError};

use self::repeats::Repeats;
pub(crate) use self::{
    asked::{Answer, Asked},
    log::LogError,
    play::{Play, Since},
    request_error::RequestError,
};
use crate::{
    entry::{By, Entry, StoredPlayer},
    moment::Moment,
    person::PersonId,
};

/// How much of what was said is kept for those who come later.
const SAID: usize = 50;

/// A table and all that has happened at it.
pub(crate) struct Room {
    id: TableId,
    settings: Settings,
    seed: Seed,
    chairs: Vec<StoredPlayer>,
    phase: Phase,
    version: Version,
    said: VecDeque<Said>,
    take_back: Option<TakeBackAsked>,
    repeats: Repeats,
}

/// How far it is.
enum Phase {
    Gathering,
    Playing(Box<Play>),
    Finished { play: Box<Play>, rematch: Option<TableId> },
}

/// What an entry has changed.
#[derive(Default, Debug)]
pub(crate) struct Change {
    /// Something besides the game.
    pub(crate) room: bool,
    /// The game, and what was heard of it since then.
    pub(crate) game: Option<Since>,
    /// Something was said.
    pub(crate) said: Option<Said>,
    /// Somebody sits elsewhere than before and sees with other eyes.
    pub(crate) moved_chair: Option<PersonId>,
}

impl Change {
    fn room() -> Self {
        Self { room: true, ..Self::default() }
    }
}

impl Room {
    /// Its name.
    pub(crate) const fn id(&self) -> TableId {
        self.id
    }

    /// What is played, and how.
    pub(crate) const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Where its luck comes from.
    pub(crate) const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Who holds which chair.
    pub(crate) fn chairs(&self) -> &[StoredPlayer] {
        &self.chairs
    }

    /// What people are called, seat by seat. A bot has no name of its own.
    pub(crate) fn names(&self) -> impl Iterator<Item = Option<&str>> {
        self.chairs.iter().map(|holder| match holder {
            StoredPlayer::Person { name, .. } => Some(name.as_str()),
            StoredPlayer::Empty | StoredPlayer::Bot(_) => None,
        })
    }

    /// How many things have happened.
    pub(crate) const fn version(&self) -> Version {
        self.version
    }

    /// What was said last.
    pub(crate) fn said(&self) -> impl Iterator<Item = &Said> {
        self.said.iter()
    }

    /// Who wants a decision back.
    pub(crate) const fn take_back(&self) -> Option<TakeBackAsked> {
        self.take_back
    }

    /// The game, once it is dealt.
    pub(crate) fn play(&self) -> Option<&Play> {
        match &self.phase {
            Phase::Gathering => None,
            Phase::Playing(play) | Phase::Finished { play, .. } => Some(play),
        }
    }

    /// The game while it is on.
    pub(crate) fn playing(&self) -> Option<&Play> {
        match &self.phase {
            Phase::Playing(play) => Some(play),
            Phase::Gathering | Phase::Finished { .. } => None,
        }
    }

    /// Where people go who want another game.
    pub(crate) const fn rematch(&self) -> Option<TableId> {
        match self.phase {
            Phase::Finished { rematch, .. } => rematch,
            _ => None,
        }
    }

    /// Where that person sits.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let place = self.chairs.iter().position(|holder| holder.person() == Some(person))?;
        Seat::try_new(place as u64)
    }

    /// With whose eyes that person sees: a seat belongs to a token, and nobody becomes a seat by saying so.
    pub(crate) fn viewer(&self, person: PersonId) -> Viewer {
        self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seats that people hold.
    pub(crate) fn people(&self) -> SeatSet {
        let seats = self.chairs.iter().zip(0..).filter(|(holder, _)| holder.person().is_some());
        seats.filter_map(|(_, number)| Seat::try_new(number)).collect()
    }

    /// When the first of the people who are to act has thought long enough, if there is a clock.
    pub(crate) fn clock(&self) -> Option<Moment> {
        let (play, seconds) = (self.playing()?, self.settings.pace.seconds?);
        let thinking = play.table().to_act() & self.people();
        thinking.iter().map(|seat| play.began(seat).plus_seconds(seconds)).min()
    }

    /// What is dealt here.
    pub(crate) fn deal(&self) -> Deal {
        Deal { seats: self.settings.seats, options: self.settings.options.clone(), seed: self.seed }
    }

    /// Makes it happen. The entry is in the store already, at the next version.
    ///
    /// # Errors
    /// If it cannot happen here: then the log is not one of this program.
    pub(crate) fn apply(&mut self, entry: Entry) -> Result<Change, LogError> {
        let version = self.version.next();
        let change = self.happen(entry, version)?;
        self.version = version;
        Ok(change)
    }

    fn happen(&mut self, entry: Entry, version: Version) -> Result<Change, LogError> {
        match entry {
            Entry::Created { .. } => Err(LogError::Misplaced(version)),
            Entry::Sat { seat, person, name } => {
                self.get_up(person, StoredPlayer::Empty);
                self.put(seat, StoredPlayer::Person { person, name }, version)?;
                Ok(Change { moved_chair: Some(person), ..Change::room() })
            }
            Entry::Left { person } => {
                let instead = match self.phase {
                    Phase::Playing(_) => StoredPlayer::Bot(self.settings.pace.stand_in),
                    Phase::Gathering | Phase::Finished { .. } => StoredPlayer::Empty,
                };
                self.get_up(person, instead);
                self.take_back = None;
                Ok(Change { moved_chair: Some(person), ..Change::room() })
            }
            Entry::BotSet { seat, bot } => {
                self.put(seat, bot.map_or(StoredPlayer::Empty, StoredPlayer::Bot), version)?;
                Ok(Change::room())
            }
            Entry::Started { at } => self.start(version, at),
            Entry::Moved { seat, action, by, at } => self.move_made(seat, &action, &by, version, at),
            Entry::Said { person, id, text } => {
                self.repeats.note(person, &id, version);
                Ok(Change { said: self.hear(person, String::from(text), version), ..Change::default() })
            }
            Entry::TakeBackAsked { seat, waiting } => {
                self.take_back = Some(TakeBackAsked { seat, waiting });
                Ok(Change::room())
            }
            Entry::TakeBackAgreed { seat } => {
                if let Some(asked) = &mut self.take_back {
                    asked.waiting.remove(seat);
                }
                Ok(Change::room())
            }
            Entry::TakeBackDeclined { .. } => {
                self.take_back = None;
                Ok(Change::room())
            }
            Entry::TakenBack { seat, at } => {
                let Phase::Playing(play) = &mut self.phase else { return Err(LogError::Misplaced(version)) };
                play.take_back(seat, version, at).map_err(|_| LogError::Misplaced(version))?;
                self.take_back = None;
                Ok(Change { game: Some(Since::Deal), ..Change::room() })
            }
            Entry::RematchMade { table } => {
                let Phase::Finished { rematch, .. } = &mut self.phase else {
                    return Err(LogError::Misplaced(version));
                };
                *rematch = Some(table);
                Ok(Change::room())
            }
        }
    }

    fn put(&mut self, seat: Seat, holder: StoredPlayer, version: Version) -> Result<(), LogError> {
        let chair = self.chairs.get_mut(seat.number()).ok_or(LogError::Misplaced(version))?;
        *chair = holder;
        Ok(())
    }

    fn get_up(&mut self, person: PersonId, instead: StoredPlayer) {
        if let Some(chair) = self.chairs.iter_mut().find(|holder| holder.person() == Some(person)) {
            *chair = instead;
        }
    }

    fn hear(&mut self, person: PersonId, text: String, version: Version) -> Option<Said> {
        let seat = self.seat_of(person)?;
        let StoredPlayer::Person { name, .. } = &self.chairs[seat.number()] else { return None };
        let said = Said { version, name: name.clone(), seat: Some(seat), text };
        if self.said.len() == SAID {
            self.said.pop_front();
        }
        self.said.push_back(said.clone());
        Some(said)
    }

    fn start(&mut self, version: Version, at: Moment) -> Result<Change, LogError> {
        let game = parlour_registry::find(&self.settings.game)?;
        let table = game.table(&self.deal()).map_err(|problem: SetupError| LogError::Setup(problem))?;
        self.phase = Phase::Playing(Box::new(Play::new(table, version, at)));
        Ok(Change { game: Some(Since::Deal), ..Change::room() })
    }

    fn move_made(
        &mut self,
        seat: Seat,
        action: &str,
        by: &By,
        version: Version,
        at: Moment,
    ) -> Result<Change, LogError> {
        let Phase::Playing(play) = &mut self.phase else { return Err(LogError::Misplaced(version)) };
        let mark = play.decide(seat, action, version, at).map_err(|_| LogError::Misplaced(version))?;
        if let By::Person { person, id } = by {
            self.repeats.note(*person, id, version);
        }
        let over = play.table().to_act().is_empty();
        // Who has moved on does not go back any more.
        let room = self.take_back.take().is_some() || over;
        if over && let Phase::Playing(play) = std::mem::replace(&mut self.phase, Phase::Gathering) {
            self.phase = Phase::Finished { play, rematch: None };
        }
        Ok(Change { room, game: Some(Since::Mark(mark)), ..Change::default() })
    }
}
