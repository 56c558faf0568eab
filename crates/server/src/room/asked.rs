//! From what people ask for to what happens: an [`Entry`], or a [`RequestError`].

use parlour_bots::Bot;
use parlour_core::{Commitment, Seat, SeatSet, Seed};
use parlour_protocol::{ChatText, MoveId, PersonName, Version};

use super::{Asking, Hosts, Phase, RequestError, Room, names::distinct};
use crate::{
    entry::{By, Entry, StoredPlayer},
    moment::Moment,
    person::PersonId,
};

/// What becomes of something that was asked for.
#[derive(Debug)]
pub(crate) enum Asked {
    /// It happens.
    Happens(Entry),
    /// It happened already, when it was sent before.
    Repeated(Version),
}

impl Room {
    /// Somebody wants a chair. In a running game, only those get one who have left it.
    pub(crate) fn sit(
        &self,
        person: PersonId,
        seat: Seat,
        name: PersonName,
        commitment: Option<Commitment>,
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
            _ => {
                let (name, commitment) =
                    (self.distinct(person, name), commitment.filter(|_| !self.is_bound()));
                Ok(Asked::Happens(Entry::Sat { seat, person, name, commitment }))
            }
        }
    }

    /// The name under which that person is not taken for another one here.
    fn distinct(&self, person: PersonId, name: PersonName) -> PersonName {
        let others = self.chairs.iter().filter_map(|holder| match holder {
            StoredPlayer::Person { person: other, name } if *other != person => Some(name.as_str()),
            _ => None,
        });
        distinct(name, others)
    }

    /// Somebody gets up.
    pub(crate) fn get_up_from(&self, person: PersonId) -> Result<Asked, RequestError> {
        self.seat_of(person).ok_or(RequestError::NotSeated)?;
        Ok(Asked::Happens(Entry::Left { person }))
    }

    /// Somebody wants a bot in a chair, or out of it.
    pub(crate) fn set_bot(
        &self,
        person: PersonId,
        seat: Seat,
        bot: Option<Bot>,
        now: Asking,
    ) -> Result<Asked, RequestError> {
        self.may_arrange(person)?;
        match (&self.phase, self.chair(seat)?, bot) {
            (Phase::Finished { .. }, ..) => Err(RequestError::Over),
            (_, StoredPlayer::Person { .. }, _) => Err(RequestError::Taken),
            (Phase::Playing(_), _, None) => Err(RequestError::Needed),
            (Phase::Playing(_), _, Some(bot)) => self.replace_bot(person, seat, bot, now),
            (Phase::Gathering, ..) if self.is_bound() => Err(RequestError::Begun),
            (Phase::Gathering, ..) => Ok(Asked::Happens(Entry::BotSet { seat, bot })),
        }
    }

    /// Somebody wants the cards dealt.
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

    /// Somebody decides.
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

    /// Somebody says something.
    pub(crate) fn say(&self, person: PersonId, id: MoveId, text: ChatText) -> Result<Asked, RequestError> {
        if let Some(made) = self.repeats.find(person, &id) {
            return Ok(Asked::Repeated(made));
        }
        let seat = self.seat_of(person).ok_or(RequestError::NotSeated)?;
        if self.muted().contains(seat) {
            return Err(RequestError::Muted);
        }
        Ok(Asked::Happens(Entry::Said { person, id, text }))
    }

    /// Somebody wants their last decision back. Those for whom a bot plays need not agree.
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

    /// Somebody agrees to it, or does not.
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

    /// Tries it on a copy of the table.
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

    /// The table for another game: the same people and bots, each one chair further, and the same order.
    pub(crate) fn another(&self, person: PersonId, seed: Seed, at: Moment) -> Result<Entry, RequestError> {
        self.seat_of(person).ok_or(RequestError::NotSeated)?;
        if !matches!(self.phase, Phase::Finished { .. }) {
            return Err(RequestError::NotOver);
        }
        let mut chairs = self.chairs.clone();
        chairs.rotate_right(1);
        let Hosts { line, banned, muted, watchers, .. } = self.hosts.clone();
        let (settings, host) = (Box::new(self.settings.clone()), line.first().copied());
        let commitment = Some(seed.commitment());
        Ok(Entry::Created { settings, seed, commitment, chairs, host, banned, muted, watchers, at })
    }

    pub(super) fn chair(&self, seat: Seat) -> Result<&StoredPlayer, RequestError> {
        self.chairs.get(seat.number()).ok_or(RequestError::MissingSeat(seat))
    }

    /// Those who sit here arrange the table; as long as nobody does, anybody.
    fn may_arrange(&self, person: PersonId) -> Result<(), RequestError> {
        let seated = self.seat_of(person).is_some();
        if seated || self.people().is_empty() { Ok(()) } else { Err(RequestError::NotYours) }
    }
}

/// What somebody says when another wants a decision back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Agrees,
    Declines,
}
