//! Keeping order: the host, votes, bans and mutes. [`Hosts`] is what a table remembers of them.

#[cfg(test)]
mod tests;

use parlour_bots::Bot;
use parlour_core::{Seat, SeatSet};
use parlour_protocol::{Motion, Removal, Vote, Watchers};

use super::{Answer, Asked, Phase, RequestError, Room};
use crate::{
    entry::{Entry, StoredPlayer},
    moment::Moment,
    person::{PersonId, PersonMark},
};

/// The number of seconds after which a vote gives way to another one.
const VOTE: u32 = 60;
/// The number of seconds after which whoever asked for the last vote may ask again, if nobody else has.
const ANOTHER_VOTE: u32 = 2 * VOTE;
/// Nobody is voted out by one person alone.
const AT_LEAST: usize = 2;
/// The number of people banned or muted that a rematch remembers, the latest ones.
const REMEMBERED: usize = 256;

/// What a table remembers about keeping order.
#[derive(Clone, Debug)]
pub(crate) struct Hosts {
    /// Whoever made the table, then the others in the order in which they sat down. The first of them who has a seat is the host.
    pub(super) line: Vec<PersonId>,
    pub(super) banned: Vec<PersonId>,
    /// The banned people who were forgotten.
    pub(super) banned_marks: Vec<PersonMark>,
    pub(super) muted: Vec<PersonId>,
    pub(super) watchers: Watchers,
    pub(super) vote: Option<Vote>,
    /// Who asked for a vote last, until somebody else does.
    pub(super) turn: Option<Turn>,
}

/// A person's turn to ask for a vote.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    asked: PersonId,
    opened: Moment,
}

impl Hosts {
    /// Adds a person who sits here for the first time.
    pub(super) fn line_up(&mut self, person: PersonId) {
        add(&mut self.line, person);
    }

    /// Applies a setting of the host. Other entries change nothing.
    pub(super) fn set(&mut self, entry: Entry) {
        match entry {
            Entry::WatchersSet { watchers, .. } => self.watchers = watchers,
            Entry::Muted { person, .. } => add(&mut self.muted, person),
            Entry::Unmuted { person, .. } => self.muted.retain(|muted| *muted != person),
            _ => {}
        }
    }

    /// Bans a person.
    fn ban(&mut self, person: PersonId, mark: Option<PersonMark>) {
        match mark {
            Some(mark) => add(&mut self.banned_marks, mark),
            None => add(&mut self.banned, person),
        }
    }

    /// What a rematch takes over: each person once, and no more than it can remember.
    pub(super) fn for_rematch(&self) -> Self {
        Self {
            line: self.line.first().copied().into_iter().collect(),
            banned: latest(&self.banned),
            banned_marks: latest(&self.banned_marks),
            muted: latest(&self.muted),
            watchers: self.watchers,
            vote: None,
            turn: None,
        }
    }

    /// Whether a person is banned.
    pub(crate) fn is_banned(&self, person: PersonId) -> bool {
        self.banned.contains(&person) || self.banned_marks.iter().any(|mark| mark.is_of(person))
    }

    /// Whether the table remembers a person. Everybody who has ever sat here is in line.
    pub(super) fn know(&self, person: PersonId) -> bool {
        [&self.line, &self.banned, &self.muted].iter().any(|people| people.contains(&person))
    }

    /// Who may watch.
    pub(crate) const fn watchers(&self) -> Watchers {
        self.watchers
    }

    /// The open vote.
    pub(crate) const fn vote(&self) -> Option<Vote> {
        self.vote
    }

    /// The people who may host, in order.
    pub(crate) fn line(&self) -> &[PersonId] {
        &self.line
    }
}

fn add<T: PartialEq>(list: &mut Vec<T>, new: T) {
    if !list.contains(&new) {
        list.push(new);
    }
}

/// The last of them, each once: older logs name some twice.
fn latest<T: PartialEq + Copy>(list: &[T]) -> Vec<T> {
    let mut kept = Vec::new();
    for one in list {
        add(&mut kept, *one);
    }
    kept.split_off(kept.len().saturating_sub(REMEMBERED))
}

impl Room {
    /// What the table remembers about keeping order.
    pub(crate) const fn hosts(&self) -> &Hosts {
        &self.hosts
    }

    /// Whether the table remembers a person.
    pub(crate) fn knows(&self, person: PersonId) -> bool {
        self.hosts.know(person)
    }

    /// The seats of the muted.
    pub(crate) fn muted(&self) -> SeatSet {
        self.hosts.muted.iter().filter_map(|person| self.seat_of(*person)).collect()
    }

    /// The seats that were nudged and have not moved since.
    pub(crate) fn nudged(&self) -> SeatSet {
        let Some(play) = self.playing() else { return SeatSet::default() };
        let waiting = play.table().to_act().iter();
        waiting.filter(|seat| play.nudged(*seat).is_some()).collect()
    }

    /// Removes a player. Before the game the host decides, and during it the players vote.
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
                Ok(Asked::Happens(Entry::Removed { person: target, how, mark: None }))
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

    /// Asks for another bot during a game. All players have to agree.
    pub(super) fn replace_bot(
        &self,
        person: PersonId,
        seat: Seat,
        bot: Bot,
        now: Asking,
    ) -> Result<Asked, RequestError> {
        let by = self.seat_of(person).ok_or(RequestError::NotYours)?;
        if self.chair(seat)? == &StoredPlayer::Bot(bot) {
            return Ok(Asked::Repeated(self.version));
        }
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
        let by = self.chair(asked)?.person();
        if let Some(turn) = self.hosts.turn {
            let open = self.hosts.vote.filter(|_| at < turn.opened.plus_seconds(VOTE));
            if open.is_some_and(|vote| vote.asked == asked && vote.motion == motion) {
                return Ok(Asked::Repeated(self.version));
            }
            // Whoever has had a turn lets the others have theirs, so that nobody keeps votes to themselves.
            let again = by == Some(turn.asked) && at < turn.opened.plus_seconds(ANOTHER_VOTE);
            if open.is_some() || again {
                return Err(RequestError::VotingAlready);
            }
        }
        let waiting = voters.without(asked);
        let vote = Vote { motion, asked, agreed: SeatSet::only(asked), waiting, needed };
        Ok(Asked::Happens(self.outcome_of(vote, by).unwrap_or(Entry::VoteOpened { vote, at })))
    }

    /// Notes that the players vote. A person who asks again while their vote is open, as older programs allowed, gains no time.
    pub(super) fn vote_opened(&mut self, vote: Vote, at: Moment) {
        let asked = self.chairs.get(vote.asked.number()).and_then(StoredPlayer::person);
        let turn = self.hosts.turn.filter(|turn| self.hosts.vote.is_some() && Some(turn.asked) == asked);
        let opened = turn.map_or(at, |turn| turn.opened);
        self.hosts.vote = Some(vote);
        self.hosts.turn = asked.map(|asked| Turn { asked, opened });
    }

    /// Ends the vote because somebody gets up. If that is not the person who asked for it, that person may ask again.
    pub(super) fn vote_ends_with(&mut self, person: PersonId) {
        if self.hosts.vote.take().is_some() && self.hosts.turn.is_some_and(|turn| turn.asked != person) {
            self.hosts.turn = None;
        }
    }

    /// Answers the open vote.
    pub(crate) fn vote(&self, person: PersonId, answer: Answer) -> Result<Asked, RequestError> {
        let seat = self.seat_of(person).ok_or(RequestError::NotSeated)?;
        let vote = self.hosts.vote().filter(|vote| vote.waiting.contains(seat));
        let mut vote = vote.ok_or(RequestError::NoVote)?;
        count(&mut vote, seat, answer);
        let counted = Entry::Voted { seat, agree: answer == Answer::Agrees };
        Ok(Asked::Happens(self.outcome_of(vote, Some(person)).unwrap_or(counted)))
    }

    /// The entry that carries out a vote, once enough agree.
    fn outcome_of(&self, vote: Vote, by: Option<PersonId>) -> Option<Entry> {
        if !vote.is_carried() {
            return None;
        }
        match vote.motion {
            Motion::Bot { seat, bot } => Some(Entry::BotSet { seat, bot: Some(bot), by }),
            Motion::Remove { seat, how } => {
                let person = self.chairs.get(seat.number()).and_then(StoredPlayer::person)?;
                Some(Entry::Removed { person, how, mark: None })
            }
        }
    }

    /// Sets who may watch.
    pub(crate) fn set_watchers(
        &self,
        person: PersonId,
        role: Role,
        watchers: Watchers,
    ) -> Result<Asked, RequestError> {
        role.check()?;
        if matches!(self.phase, Phase::Finished { .. }) {
            return Err(RequestError::Over);
        }
        Ok(self.unless(self.hosts.watchers == watchers, Entry::WatchersSet { watchers, by: Some(person) }))
    }

    /// Mutes a player.
    pub(crate) fn mute(&self, by: PersonId, role: Role, seat: Seat) -> Result<Asked, RequestError> {
        role.check()?;
        let person = self.chair(seat)?.person().ok_or(RequestError::NobodyThere)?;
        Ok(self.unless(self.hosts.muted.contains(&person), Entry::Muted { person, by: Some(by) }))
    }

    /// Unmutes a player.
    pub(crate) fn unmute(&self, by: PersonId, role: Role, seat: Seat) -> Result<Asked, RequestError> {
        role.check()?;
        let person = self.chair(seat)?.person().ok_or(RequestError::NobodyThere)?;
        Ok(self.unless(!self.hosts.muted.contains(&person), Entry::Unmuted { person, by: Some(by) }))
    }

    /// Nudges the other players whose move everybody waits for.
    pub(crate) fn nudge(&self, person: PersonId, at: Moment) -> Result<Asked, RequestError> {
        let by = self.seat_of(person).ok_or(RequestError::NotSeated)?;
        let play = self.playing().ok_or(RequestError::NotBegun)?;
        self.settings.pace.nudge.ok_or(RequestError::NoNudging)?;
        let slow = (play.table().to_act() & self.people()).without(by) - self.nudged();
        if slow.is_empty() {
            return Err(RequestError::NobodySlow);
        }
        Ok(Asked::Happens(Entry::Nudged { seats: slow, at, by: Some(person) }))
    }

    pub(super) fn voted(&mut self, seat: Seat, answer: Answer) {
        let Some(vote) = &mut self.hosts.vote else { return };
        count(vote, seat, answer);
        if vote.is_lost() {
            self.hosts.vote = None;
        }
    }

    /// Takes a person's seat away. An open vote ends.
    pub(super) fn removed(&mut self, person: PersonId, how: Removal, mark: Option<PersonMark>) {
        if how == Removal::Ban {
            self.hosts.ban(person, mark);
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

/// The role of a person at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// The person is the host.
    Host,
    /// The person is not the host.
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

/// When a vote is asked for, and who is away.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asking {
    pub(crate) at: Moment,
    /// The seats of people who are away and for whom bots play.
    pub(crate) away: SeatSet,
}
