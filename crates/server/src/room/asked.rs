//! Checks what people ask for, and turns it into an [`Entry`] or a [`RequestError`].

use parlour_bots::Bot;
use parlour_core::{BOT_NAMES, Commitment, Seat, SeatSet, Seed};
use parlour_protocol::{ChatText, MoveId, PersonName, Version};

use super::{Asking, Hosts, Phase, RequestError, Room, names::distinct};
use crate::{
    entry::{By, Entry, StoredPlayer},
    moment::Moment,
    person::PersonId,
};

/// The result of a request that is not refused.
#[derive(Debug)]
pub(crate) enum Asked {
    /// This entry is to be stored and applied.
    Happens(Entry),
    /// Nothing is to be done: it was sent before, or is so already. This is the version with it.
    Repeated(Version),
}

impl Room {
    /// Takes a seat. In a running game, only a person who has left it can.
    pub(crate) fn sit(
        &self,
        person: PersonId,
        seat: Seat,
        name: PersonName,
        commitment: Option<Commitment>,
        at: Moment,
    ) -> Result<Asked, RequestError> {
        let chair = self.chair(seat)?;
        if self.is_bound() && self.left_by(person) != Some(seat) {
            return Err(RequestError::Begun);
        }
        if self.hosts.is_banned(person) {
            return Err(RequestError::Banned);
        }
        match chair {
            StoredPlayer::Person { person: other, .. } if *other != person => Err(RequestError::Taken),
            chair => {
                let (name, commitment) =
                    (self.distinct(person, name), commitment.filter(|_| !self.is_bound()));
                let is_new = commitment.is_some() && commitment != self.commitment_of(person);
                let same = *chair == StoredPlayer::Person { person, name: name.clone() } && !is_new;
                Ok(self.unless(same, Entry::Sat { seat, person, name, commitment, at: Some(at) }))
            }
        }
    }

    /// The name with which a person is not mistaken for another one at the table, nor for a bot.
    fn distinct(&self, person: PersonId, name: PersonName) -> PersonName {
        let others = self.chairs.iter().filter_map(|holder| match holder {
            StoredPlayer::Person { person: other, name } if *other != person => Some(name.as_str()),
            _ => None,
        });
        distinct(name, others.chain(BOT_NAMES))
    }

    /// The entry, unless it would change nothing.
    pub(super) fn unless(&self, unchanged: bool, entry: Entry) -> Asked {
        if unchanged { Asked::Repeated(self.version) } else { Asked::Happens(entry) }
    }

    /// Leaves a seat.
    pub(crate) fn get_up_from(&self, person: PersonId) -> Result<Asked, RequestError> {
        self.seat_of(person).ok_or(RequestError::NotSeated)?;
        Ok(Asked::Happens(Entry::Left { person }))
    }

    /// Puts a bot on a seat, or takes it off.
    pub(crate) fn set_bot(
        &self,
        person: PersonId,
        seat: Seat,
        bot: Option<Bot>,
        now: Asking,
    ) -> Result<Asked, RequestError> {
        self.may_arrange(person)?;
        let chair = self.chair(seat)?;
        match (&self.phase, chair, bot) {
            (Phase::Finished { .. }, ..) => Err(RequestError::Over),
            (_, StoredPlayer::Person { .. }, _) => Err(RequestError::Taken),
            (Phase::Playing(_), _, None) => Err(RequestError::Needed),
            (Phase::Playing(_), _, Some(bot)) => self.replace_bot(person, seat, bot, now),
            (Phase::Gathering, ..) if self.is_bound() => Err(RequestError::Begun),
            (Phase::Gathering, ..) => {
                let same = *chair == bot.map_or(StoredPlayer::Empty, StoredPlayer::Bot);
                Ok(self.unless(same, Entry::BotSet { seat, bot, by: Some(person) }))
            }
        }
    }

    /// Starts the game.
    pub(crate) fn deal_now(&self, person: PersonId, at: Moment) -> Result<Asked, RequestError> {
        self.may_arrange(person)?;
        if !matches!(self.phase, Phase::Gathering) {
            return Err(RequestError::Begun);
        }
        if self.chairs.contains(&StoredPlayer::Empty) {
            return Err(RequestError::SeatsFree);
        }
        Ok(Asked::Happens(self.start_round(at)?))
    }

    /// Makes a move.
    pub(crate) fn decide(
        &self,
        person: PersonId,
        id: MoveId,
        version: Version,
        action: String,
        at: Moment,
    ) -> Result<Asked, RequestError> {
        if let Some(made) = self.repeats.find(person, &id) {
            return Ok(Asked::Repeated(made));
        }
        let play = match &self.phase {
            Phase::Gathering => return Err(RequestError::NotBegun),
            Phase::Playing(play) => play,
            Phase::Finished { .. } => return Err(RequestError::Over),
        };
        let seat = self.seat_of(person).ok_or(RequestError::NotSeated)?;
        if version > self.version {
            return Err(RequestError::Future(version));
        }
        if version < play.turn(seat) {
            return Err(RequestError::Stale);
        }
        play.table().check(seat, &action)?;
        Ok(Asked::Happens(Entry::Moved { seat, action, by: By::Person { person, id }, at }))
    }

    /// Says something in the chat.
    pub(crate) fn say(
        &self,
        person: PersonId,
        id: MoveId,
        text: ChatText,
        at: Moment,
    ) -> Result<Asked, RequestError> {
        if let Some(made) = self.repeats.find(person, &id) {
            return Ok(Asked::Repeated(made));
        }
        let seat = self.seat_of(person).ok_or(RequestError::NotSeated)?;
        if self.muted().contains(seat) {
            return Err(RequestError::Muted);
        }
        Ok(Asked::Happens(Entry::Said { person, id, text, at: Some(at) }))
    }

    /// Asks to take back the last move. People for whom a bot plays need not agree.
    pub(crate) fn ask_take_back(
        &self,
        person: PersonId,
        stood_in: SeatSet,
        at: Moment,
    ) -> Result<Asked, RequestError> {
        let seat = self.seat_of(person).ok_or(RequestError::NotSeated)?;
        if self.take_back.is_some_and(|asked| asked.declined.is_none()) {
            return Err(RequestError::AskedAlready);
        }
        self.can_take_back(seat)?;
        let waiting = (self.people() - stood_in).without(seat);
        Ok(Asked::Happens(if waiting.is_empty() {
            Entry::TakenBack { seat, at }
        } else {
            Entry::TakeBackAsked { seat, waiting }
        }))
    }

    /// Answers a request for a takeback.
    pub(crate) fn answer_take_back(
        &self,
        person: PersonId,
        answer: Answer,
        at: Moment,
    ) -> Result<Asked, RequestError> {
        let seat = self.seat_of(person).ok_or(RequestError::NotSeated)?;
        let asked =
            self.take_back.filter(|asked| asked.waiting.contains(seat)).ok_or(RequestError::NothingAsked)?;
        Ok(Asked::Happens(match answer {
            Answer::Declines => Entry::TakeBackDeclined { seat },
            Answer::Agrees if asked.waiting == SeatSet::only(seat) => {
                self.can_take_back(asked.seat)?;
                Entry::TakenBack { seat: asked.seat, at }
            }
            Answer::Agrees => Entry::TakeBackAgreed { seat },
        }))
    }

    /// Tries a takeback on a copy of the game.
    fn can_take_back(&self, seat: Seat) -> Result<(), RequestError> {
        let play = match &self.phase {
            Phase::Gathering => return Err(RequestError::NotBegun),
            Phase::Playing(play) => play,
            Phase::Finished { .. } => return Err(RequestError::Over),
        };
        let game = parlour_registry::find(&self.settings.game).map_err(|_| RequestError::Reread)?;
        let copy = game.resume(&self.deal(), play.table().events().to_vec());
        Ok(copy.map_err(|_| RequestError::Reread)?.take_back_fairly(seat)?)
    }

    /// The first entry of a rematch: the same people and bots, each one seat further, and the same settings of the host.
    pub(crate) fn another(&self, person: PersonId, seed: Seed, at: Moment) -> Result<Entry, RequestError> {
        self.seat_of(person).ok_or(RequestError::NotSeated)?;
        if !matches!(self.phase, Phase::Finished { .. }) {
            return Err(RequestError::NotOver);
        }
        let mut chairs = self.chairs.clone();
        chairs.rotate_right(1);
        let Hosts { line, banned, banned_marks, muted, watchers, .. } = self.hosts.for_rematch();
        Ok(Entry::Created {
            settings: Box::new(self.settings.clone()),
            seed,
            commitment: Some(seed.commitment()),
            chairs,
            host: line.first().copied(),
            banned,
            banned_marks,
            muted,
            watchers,
            at,
        })
    }

    pub(super) fn chair(&self, seat: Seat) -> Result<&StoredPlayer, RequestError> {
        self.chairs.get(seat.number()).ok_or(RequestError::MissingSeat(seat))
    }

    /// Players may arrange the table, and anybody may while there are none.
    fn may_arrange(&self, person: PersonId) -> Result<(), RequestError> {
        let seated = self.seat_of(person).is_some();
        if seated || self.people().is_empty() { Ok(()) } else { Err(RequestError::NotYours) }
    }
}

/// The answer to a request or a vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Agrees,
    Declines,
}
