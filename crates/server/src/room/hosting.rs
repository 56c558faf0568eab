//! Keeping order: the host, votes, and who is not wanted. [`Hosts`] is what a table remembers of it.

use parlour_bots::Bot;
use parlour_core::{Seat, SeatSet};
use parlour_protocol::{Motion, Removal, Vote, Watchers};

use super::{Answer, Asked, Phase, RequestError, Room};
use crate::{
    entry::{Entry, StoredPlayer},
    moment::Moment,
    person::PersonId,
};

/// A vote that has been open for so many seconds gives way to another one.
const VOTE: u32 = 60;
/// Nobody is voted out by one person alone.
const AT_LEAST: usize = 2;

/// What a table remembers about keeping order.
#[derive(Clone, Debug)]
pub(crate) struct Hosts {
    /// Who hosts, the first of them who sits here: who made the table, then the others in the order in which they sat down.
    pub(super) line: Vec<PersonId>,
    pub(super) banned: Vec<PersonId>,
    pub(super) muted: Vec<PersonId>,
    pub(super) watchers: Watchers,
    pub(super) vote: Option<(Vote, Moment)>,
}

impl Hosts {
    /// Somebody sits here who has not before.
    pub(super) fn line_up(&mut self, person: PersonId) {
        if !self.line.contains(&person) {
            self.line.push(person);
        }
    }

    /// Whether that person may not sit here.
    pub(crate) fn is_banned(&self, person: PersonId) -> bool {
        self.banned.contains(&person)
    }

    /// Whether that person is remembered here. Whoever has ever sat here stands in line.
    pub(super) fn know(&self, person: PersonId) -> bool {
        [&self.line, &self.banned, &self.muted].iter().any(|people| people.contains(&person))
    }

    /// Who may watch.
    pub(crate) const fn watchers(&self) -> Watchers {
        self.watchers
    }

    /// The vote that is going on.
    pub(crate) fn vote(&self) -> Option<Vote> {
        self.vote.map(|(vote, _)| vote)
    }

    /// Those who host, the first who is here before all others.
    pub(crate) fn line(&self) -> &[PersonId] {
        &self.line
    }
}

impl Room {
    /// What the table remembers about keeping order.
    pub(crate) const fn hosts(&self) -> &Hosts {
        &self.hosts
    }

    /// Whether anything is known here about that person.
    pub(crate) fn knows(&self, person: PersonId) -> bool {
        self.hosts.know(person)
    }

    /// The seats of those whose chat is not passed on.
    pub(crate) fn muted(&self) -> SeatSet {
        self.hosts.muted.iter().filter_map(|person| self.seat_of(*person)).collect()
    }

    /// Those who were nudged and have not moved.
    pub(crate) fn nudged(&self) -> SeatSet {
        let Some(play) = self.playing() else { return SeatSet::default() };
        let waiting = play.table().to_act().iter();
        waiting.filter(|seat| play.nudged(*seat).is_some()).collect()
    }

    /// A player is to lose the seat: before the game the host decides, and during it the players vote.
    pub(crate) fn remove(
        &self,
        person: PersonId,
        role: Role,
        seat: Seat,
        how: Removal,
        now: Asking,
    ) -> Result<Asked, RequestError> {
        let by = self.seat_of(person).ok_or(RequestError::NotSeated)?;
        let target = self.chair(seat)?.person().ok_or(RequestError::NobodyThere)?;
        if target == person {
            return Err(RequestError::Yourself);
        }
        match self.phase {
            Phase::Finished { .. } => Err(RequestError::Over),
            Phase::Gathering if self.is_bound() => Err(RequestError::Begun),
            Phase::Gathering if role == Role::Host => {
                Ok(Asked::Happens(Entry::Removed { person: target, how }))
            }
            Phase::Gathering => Err(RequestError::NotHost),
            Phase::Playing(_) => {
                let voters = (self.people() - now.away).without(seat).with(by);
                let needed = (voters.len() / 2 + 1).max(AT_LEAST);
                if voters.len() < needed {
                    return Err(RequestError::TooFewVoters);
                }
                self.open_vote(Motion::Remove { seat, how }, by, voters, needed, now.at)
            }
        }
    }

    /// A bot is to be replaced during a game: everybody who sits here has to agree.
    pub(super) fn replace_bot(
        &self,
        person: PersonId,
        seat: Seat,
        bot: Bot,
        now: Asking,
    ) -> Result<Asked, RequestError> {
        let by = self.seat_of(person).ok_or(RequestError::NotYours)?;
        let voters = (self.people() - now.away).with(by);
        self.open_vote(Motion::Bot { seat, bot }, by, voters, voters.len(), now.at)
    }

    fn open_vote(
        &self,
        motion: Motion,
        asked: Seat,
        voters: SeatSet,
        needed: usize,
        at: Moment,
    ) -> Result<Asked, RequestError> {
        let fresh = |(vote, opened): &(Vote, Moment)| vote.asked != asked && at < opened.plus_seconds(VOTE);
        if self.hosts.vote.as_ref().is_some_and(fresh) {
            return Err(RequestError::VotingAlready);
        }
        let waiting = voters.without(asked);
        let vote = Vote { motion, asked, agreed: SeatSet::only(asked), waiting, needed };
        Ok(Asked::Happens(self.outcome_of(vote).unwrap_or(Entry::VoteOpened { vote, at })))
    }

    /// Somebody answers the vote that is going on.
    pub(crate) fn vote(&self, person: PersonId, answer: Answer) -> Result<Asked, RequestError> {
        let seat = self.seat_of(person).ok_or(RequestError::NotSeated)?;
        let vote = self.hosts.vote().filter(|vote| vote.waiting.contains(seat));
        let mut vote = vote.ok_or(RequestError::NoVote)?;
        count(&mut vote, seat, answer);
        let counted = Entry::Voted { seat, agree: answer == Answer::Agrees };
        Ok(Asked::Happens(self.outcome_of(vote).unwrap_or(counted)))
    }

    /// What happens because a vote is carried.
    fn outcome_of(&self, vote: Vote) -> Option<Entry> {
        if !vote.is_carried() {
            return None;
        }
        match vote.motion {
            Motion::Bot { seat, bot } => Some(Entry::BotSet { seat, bot: Some(bot) }),
            Motion::Remove { seat, how } => {
                let person = self.chairs.get(seat.number()).and_then(StoredPlayer::person)?;
                Some(Entry::Removed { person, how })
            }
        }
    }

    /// The host says who may watch.
    pub(crate) fn set_watchers(&self, role: Role, watchers: Watchers) -> Result<Asked, RequestError> {
        role.check()?;
        if matches!(self.phase, Phase::Finished { .. }) {
            return Err(RequestError::Over);
        }
        Ok(Asked::Happens(Entry::WatchersSet { watchers }))
    }

    /// The host has somebody's chat not passed on.
    pub(crate) fn mute(&self, role: Role, seat: Seat) -> Result<Asked, RequestError> {
        role.check()?;
        let person = self.chair(seat)?.person().ok_or(RequestError::NobodyThere)?;
        Ok(Asked::Happens(Entry::Muted { person }))
    }

    /// The host has it passed on again.
    pub(crate) fn unmute(&self, role: Role, seat: Seat) -> Result<Asked, RequestError> {
        role.check()?;
        let person = self.chair(seat)?.person().ok_or(RequestError::NobodyThere)?;
        Ok(Asked::Happens(Entry::Unmuted { person }))
    }

    /// A player hurries those whose move everybody waits for.
    pub(crate) fn nudge(&self, person: PersonId, at: Moment) -> Result<Asked, RequestError> {
        let by = self.seat_of(person).ok_or(RequestError::NotSeated)?;
        let play = self.playing().ok_or(RequestError::NotBegun)?;
        self.settings.pace.nudge.ok_or(RequestError::NoNudging)?;
        let slow = (play.table().to_act() & self.people()).without(by) - self.nudged();
        if slow.is_empty() {
            return Err(RequestError::NobodySlow);
        }
        Ok(Asked::Happens(Entry::Nudged { seats: slow, at }))
    }

    pub(super) fn voted(&mut self, seat: Seat, answer: Answer) {
        let Some((vote, _)) = &mut self.hosts.vote else { return };
        count(vote, seat, answer);
        if vote.is_lost() {
            self.hosts.vote = None;
        }
    }

    /// Somebody loses the seat. What the others were voting on they have to ask for again.
    pub(super) fn removed(&mut self, person: PersonId, how: Removal) {
        if how == Removal::Ban && !self.hosts.banned.contains(&person) {
            self.hosts.banned.push(person);
        }
        self.leave(person);
    }
}

fn count(vote: &mut Vote, seat: Seat, answer: Answer) {
    vote.waiting.remove(seat);
    if answer == Answer::Agrees {
        vote.agreed.insert(seat);
    }
}

/// What somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// They keep order.
    Host,
    /// They do not.
    Other,
}

impl Role {
    const fn check(self) -> Result<(), RequestError> {
        match self {
            Self::Host => Ok(()),
            Self::Other => Err(RequestError::NotHost),
        }
    }
}

/// When something is asked for, and who is not there to answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asking {
    pub(crate) at: Moment,
    /// Those for whom a bot plays because they are away.
    pub(crate) away: SeatSet,
}
