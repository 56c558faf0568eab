//! A table as its log makes it: [`Room`].
//!
//! [`Room::apply`] is the only way in which anything changes. What people ask for is turned into an [`Entry`] or refused in
//! [`asked`]; whoever applies it has stored it before.

mod asked;
mod bounds;
mod chat;
mod fair;
mod hosting;
#[cfg(test)]
mod leaks;
mod log;
mod names;
mod play;
mod repeats;
mod request_error;
mod snapshot;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::VecDeque;

use parlour_core::{Seat, SeatSet, Viewer};
use parlour_protocol::{Said, Settings, TableId, TakeBackAsked, Version};

pub(crate) use self::{
    asked::{Answer, Asked},
    fair::Secrets,
    hosting::{Asking, Hosts, Role},
    log::LogError,
    names::distinct,
    play::{Play, Since},
    request_error::RequestError,
};
use self::{bounds::Bounds, fair::Round, play::Substitute, repeats::Repeats};
use crate::{
    entry::{By, Entry, StoredPlayer},
    moment::Moment,
    person::PersonId,
};

/// A table and all that has happened at it.
pub(crate) struct Room {
    id: TableId,
    settings: Settings,
    round: Round,
    chairs: Vec<StoredPlayer>,
    phase: Phase,
    version: Version,
    latest: Moment,
    said: VecDeque<Said>,
    take_back: Option<TakeBackAsked>,
    hosts: Hosts,
    /// The people who have left the running game, by seat. Bots hold their seats.
    left: Vec<Option<PersonId>>,
    /// The number of hints each seat was given.
    hints: Vec<u32>,
    repeats: Repeats,
    bounds: Bounds,
}

/// How far the game is.
enum Phase {
    Gathering,
    Playing(Box<Play>),
    Finished { play: Box<Play>, rematch: Option<TableId> },
}

/// What an entry has changed.
#[derive(Default, Debug)]
pub(crate) struct Change {
    /// Whether anything besides the game has changed.
    pub(crate) room: bool,
    /// Since when the game has changed, if it has.
    pub(crate) game: Option<Since>,
    /// A new chat message.
    pub(crate) said: Option<Said>,
    /// The person whose seat has changed, and with it what they may see.
    pub(crate) moved_chair: Option<PersonId>,
    /// The person who was removed from a seat.
    pub(crate) removed: Option<PersonId>,
}

impl Change {
    fn room() -> Self {
        Self { room: true, ..Self::default() }
    }
}

impl Room {
    /// The table's id.
    pub(crate) const fn id(&self) -> TableId {
        self.id
    }

    /// What is played, and how.
    pub(crate) const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The slug of the game, or an empty text if the game does not exist any more.
    pub(crate) fn game(&self) -> &'static str {
        parlour_registry::find(&self.settings.game).map_or("", |game| game.info().slug)
    }

    /// The latest time in the log.
    pub(crate) const fn latest(&self) -> Moment {
        self.latest
    }

    /// The players, by seat.
    pub(crate) fn chairs(&self) -> &[StoredPlayer] {
        &self.chairs
    }

    /// The names of the people, by seat. Bots have none.
    pub(crate) fn names(&self) -> impl Iterator<Item = Option<&str>> {
        self.chairs.iter().map(|holder| match holder {
            StoredPlayer::Person { name, .. } => Some(name.as_str()),
            StoredPlayer::Empty | StoredPlayer::Bot(_) => None,
        })
    }

    /// The number of entries so far.
    pub(crate) const fn version(&self) -> Version {
        self.version
    }

    /// The last chat messages.
    pub(crate) fn said(&self) -> impl Iterator<Item = &Said> {
        self.said.iter()
    }

    /// The pending request for a takeback.
    pub(crate) const fn take_back(&self) -> Option<TakeBackAsked> {
        self.take_back
    }

    /// The game, once it has been dealt.
    pub(crate) fn play(&self) -> Option<&Play> {
        match &self.phase {
            Phase::Gathering => None,
            Phase::Playing(play) | Phase::Finished { play, .. } => Some(play),
        }
    }

    /// The game while it is being played.
    pub(crate) fn playing(&self) -> Option<&Play> {
        match &self.phase {
            Phase::Playing(play) => Some(play),
            Phase::Gathering | Phase::Finished { .. } => None,
        }
    }

    /// The table of the rematch.
    pub(crate) const fn rematch(&self) -> Option<TableId> {
        match self.phase {
            Phase::Finished { rematch, .. } => rematch,
            _ => None,
        }
    }

    /// Whether the game has not begun and nobody sits here.
    pub(crate) fn is_unused(&self) -> bool {
        matches!(self.phase, Phase::Gathering) && self.people().is_empty()
    }

    /// Whether the game is over.
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Finished { .. })
    }

    /// The number of hints that a seat was given.
    pub(crate) fn hints(&self, seat: Seat) -> u32 {
        self.hints[seat.number()]
    }

    /// The seat that a person has left in the running game, unless somebody else has taken it.
    pub(crate) fn left_by(&self, person: PersonId) -> Option<Seat> {
        let place = self.left.iter().position(|left| *left == Some(person))?;
        Seat::try_new(place as u64).filter(|_| self.playing().is_some())
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let place = self.chairs.iter().position(|holder| holder.person() == Some(person))?;
        Seat::try_new(place as u64)
    }

    /// What a person may see the game as. A seat belongs to a token, so nobody can claim one.
    pub(crate) fn viewer(&self, person: PersonId) -> Viewer {
        self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> SeatSet {
        let seats = self.chairs.iter().zip(0..).filter(|(holder, _)| holder.person().is_some());
        seats.filter_map(|(_, number)| Seat::try_new(number)).collect()
    }

    /// When time runs out for the first of the people who are to act, if there is a clock.
    pub(crate) fn clock(&self) -> Option<Moment> {
        let thinking = self.playing()?.table().to_act() & self.people();
        thinking.iter().filter_map(|seat| self.deadline(seat)).min()
    }

    /// When time runs out for the person on a seat who is to act: by the clock, or after a nudge.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Moment> {
        let (play, pace) = (self.playing()?, self.settings.pace);
        let clock = pace.seconds.map(|seconds| play.began(seat).plus_seconds(seconds));
        let nudge = play.nudged(seat).zip(pace.nudge).map(|(at, seconds)| at.plus_seconds(seconds));
        clock.into_iter().chain(nudge).min()
    }

    /// Applies an entry, which is stored already as the next version.
    ///
    /// # Errors
    /// If the entry does not fit: then the log was not written by this program.
    pub(crate) fn apply(&mut self, entry: Entry) -> Result<Change, LogError> {
        let version = self.version.next();
        let latest = entry.at().map_or(self.latest, |at| at.max(self.latest));
        self.count(&entry);
        let change = self.happen(entry, version)?;
        (self.version, self.latest) = (version, latest);
        Ok(change)
    }

    fn happen(&mut self, entry: Entry, version: Version) -> Result<Change, LogError> {
        match entry {
            Entry::Created { .. } => Err(LogError::Misplaced(version)),
            Entry::Forgotten => Ok(Change::default()),
            Entry::Sat { seat, person, name, commitment, .. } => {
                self.get_up(person, StoredPlayer::Empty);
                if let Some(left) = self.left.get_mut(seat.number()) {
                    *left = None;
                }
                self.put(seat, StoredPlayer::Person { person, name }, version)?;
                self.hosts.line_up(person);
                if let Some(commitment) = commitment {
                    self.round.commit(person, commitment);
                }
                Ok(Change { moved_chair: Some(person), ..Change::room() })
            }
            Entry::Left { person } => {
                if let Some(seat) = self.seat_of(person).filter(|_| self.plays_on()) {
                    self.left[seat.number()] = Some(person);
                }
                self.vote_ends_with(person);
                self.leave(person);
                Ok(Change { moved_chair: Some(person), ..Change::room() })
            }
            Entry::BotSet { seat, bot, .. } => {
                self.put(seat, bot.map_or(StoredPlayer::Empty, StoredPlayer::Bot), version)?;
                self.hosts.vote = None;
                Ok(Change::room())
            }
            Entry::Removed { person, how, mark } => {
                self.removed(person, how, mark);
                Ok(Change { moved_chair: Some(person), removed: Some(person), ..Change::room() })
            }
            Entry::VoteOpened { vote, at } => {
                self.vote_opened(vote, at);
                Ok(Change::room())
            }
            Entry::Voted { seat, agree } => {
                self.voted(seat, if agree { Answer::Agrees } else { Answer::Declines });
                Ok(Change::room())
            }
            Entry::Nudged { seats, at, .. } => {
                let Phase::Playing(play) = &mut self.phase else { return Err(LogError::Misplaced(version)) };
                play.nudge(seats, at);
                Ok(Change::room())
            }
            entry @ (Entry::WatchersSet { .. } | Entry::Muted { .. } | Entry::Unmuted { .. }) => {
                self.hosts.set(entry);
                Ok(Change::room())
            }
            entry @ (Entry::Committed { .. }
            | Entry::RevealAsked { .. }
            | Entry::Revealed { .. }
            | Entry::Started { .. }) => self.go_on_dealing(entry, version),
            Entry::Moved { seat, action, by, at } => self.move_made(seat, &action, &by, version, at),
            Entry::Hinted { seat } => {
                let hints = self.hints.get_mut(seat.number()).ok_or(LogError::Misplaced(version))?;
                *hints += 1;
                Ok(Change::room())
            }
            Entry::Said { person, id, text, .. } => {
                self.repeats.note(person, &id, version);
                Ok(Change { said: self.hear(person, String::from(text), version), ..Change::default() })
            }
            Entry::TakeBackAsked { seat, waiting } => {
                self.take_back = Some(TakeBackAsked { seat, waiting, declined: None });
                Ok(Change::room())
            }
            Entry::TakeBackAgreed { seat } => {
                if let Some(asked) = &mut self.take_back {
                    asked.waiting.remove(seat);
                }
                Ok(Change::room())
            }
            Entry::TakeBackDeclined { seat } => {
                if let Some(asked) = &mut self.take_back {
                    (asked.waiting, asked.declined) = (SeatSet::default(), Some(seat));
                }
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

    /// Takes a person's seat away. In a game a bot plays on. Votes and requests for takebacks end.
    fn leave(&mut self, person: PersonId) {
        let instead = if self.plays_on() {
            StoredPlayer::Bot(self.settings.pace.stand_in)
        } else {
            StoredPlayer::Empty
        };
        self.round.forget(person);
        self.get_up(person, instead);
        (self.take_back, self.hosts.vote) = (None, None);
    }

    fn get_up(&mut self, person: PersonId, instead: StoredPlayer) {
        let Some(seat) = self.seat_of(person) else { return };
        self.chairs[seat.number()] = instead;
        if let Phase::Playing(play) = &mut self.phase {
            play.forgive(seat);
        }
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
        let hurried = play.nudged(seat).is_some();
        play.note_mover(seat, by);
        let mark = play.decide(seat, action, version, at).map_err(|_| LogError::Misplaced(version))?;
        match by {
            By::Person { person, id } => self.repeats.note(*person, id, version),
            By::Clock => play.note_substitute(Substitute::Clock, mark),
            By::StandIn => play.note_substitute(Substitute::StandIn, mark),
            By::Bot if self.left[seat.number()].is_some() => play.note_substitute(Substitute::StandIn, mark),
            By::Bot => {}
        }
        let over = play.table().to_act().is_empty();
        let hurried = hurried || play.table().to_act().iter().any(|seat| play.nudged(seat).is_some());
        // A move ends a request for a takeback.
        let room = self.take_back.take().is_some() || hurried || over;
        if over && let Phase::Playing(play) = std::mem::replace(&mut self.phase, Phase::Gathering) {
            self.phase = Phase::Finished { play, rematch: None };
            self.hosts.vote = None;
        }
        Ok(Change { room, game: Some(Since::Mark(mark)), ..Change::default() })
    }
}
