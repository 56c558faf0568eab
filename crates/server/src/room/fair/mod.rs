//! Who has committed to what before the deal, and what was revealed: [`Round`].
//!
//! The table commits to its seed in its first entry. Whoever sits down commits to a nonce. When the game is to start, the seats are
//! bound and the nonces revealed; with the last one, or without those that do not come, it is dealt. Whoever leaves meanwhile leaves
//! the game that starts: so nobody gets another deal by getting up.

#[cfg(test)]
mod tests;

use parlour_core::{Commitment, DealProof, Nonce, Seat, SeatSet, Seed, Share, deal_seed, record::Record};
use parlour_protocol::{DealStage, FairDeal, TableId, Version};
use parlour_registry::{Deal, SetupError};

use super::{Asked, Change, LogError, Phase, Play, RequestError, Room, Since};
use crate::{
    entry::{Entry, Luck},
    moment::Moment,
    person::PersonId,
};

/// How many seconds the others wait for a nonce.
const PATIENCE: u32 = 5;

/// What a table remembers about its deal.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    seed: Seed,
    /// What those who sit here have committed to.
    committed: Vec<(PersonId, Commitment)>,
    stage: Stage,
}

/// How far it is.
#[derive(Clone, Debug)]
enum Stage {
    Committing,
    Revealing { shares: Vec<Share>, since: Moment },
    Dealt { shares: Vec<Share>, seed: Seed },
    SeedAlone,
}

/// When the secrets behind a deal may be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Secrets {
    /// Not yet: somebody could foresee the game with them.
    Kept,
    /// The game is over.
    Told,
}

impl Round {
    pub(super) const fn new(seed: Seed) -> Self {
        Self { seed, committed: Vec::new(), stage: Stage::Committing }
    }

    /// Whether the seats are bound because the game is about to start.
    pub(super) const fn is_revealing(&self) -> bool {
        matches!(self.stage, Stage::Revealing { .. })
    }

    /// The seed that the game is dealt from.
    pub(super) const fn deal_seed(&self) -> Seed {
        match &self.stage {
            Stage::Dealt { seed, .. } => *seed,
            Stage::Committing | Stage::Revealing { .. } | Stage::SeedAlone => self.seed,
        }
    }

    pub(super) fn commit(&mut self, person: PersonId, commitment: Commitment) {
        self.forget(person);
        self.committed.push((person, commitment));
    }

    /// Somebody has got up. What they had committed to while the seats were not bound counts no more.
    pub(super) fn forget(&mut self, person: PersonId) {
        self.committed.retain(|(other, _)| *other != person);
    }

    fn commitment_of(&self, person: PersonId) -> Option<Commitment> {
        self.committed.iter().find(|(other, _)| *other == person).map(|(_, commitment)| *commitment)
    }

    fn shares(&self) -> &[Share] {
        match &self.stage {
            Stage::Revealing { shares, .. } | Stage::Dealt { shares, .. } => shares,
            Stage::Committing | Stage::SeedAlone => &[],
        }
    }

    fn share(&self, seat: Seat) -> Option<&Share> {
        self.shares().iter().find(|share| share.seat == seat)
    }

    /// The seats whose nonces are missing.
    fn waiting(&self) -> SeatSet {
        let missing = |share: &&Share| share.commitment.is_some() && share.nonce.is_none();
        self.shares().iter().filter(missing).map(|share| share.seat).collect()
    }

    fn deal(&mut self, luck: Luck, table: TableId) {
        self.stage = match luck {
            Luck::Seed => Stage::SeedAlone,
            Luck::Shared => {
                let shares = self.shares().to_vec();
                let seed = deal_seed(&self.seed, &shares, table);
                Stage::Dealt { shares, seed }
            }
        };
    }
}

impl Room {
    /// What a person's program has committed to.
    pub(super) fn commitment_of(&self, person: PersonId) -> Option<Commitment> {
        self.round.commitment_of(person)
    }

    /// A person's program commits to a nonce.
    pub(crate) fn commit(&self, person: PersonId, commitment: Commitment) -> Result<Asked, RequestError> {
        self.seat_of(person).ok_or(RequestError::NotSeated)?;
        if self.round.commitment_of(person) == Some(commitment) {
            return Ok(Asked::Repeated(self.version));
        }
        if self.is_bound() {
            return Err(RequestError::Begun);
        }
        Ok(Asked::Happens(Entry::Committed { person, commitment }))
    }

    /// A person's program reveals its nonce.
    pub(crate) fn reveal(&self, person: PersonId, nonce: Nonce, at: Moment) -> Result<Asked, RequestError> {
        let seat = self.seat_of(person).ok_or(RequestError::NotSeated)?;
        let share = self.round.share(seat).ok_or(RequestError::NothingToReveal)?;
        if share.nonce == Some(nonce) {
            return Ok(Asked::Repeated(self.version));
        }
        if !self.round.is_revealing() {
            return Err(RequestError::Begun);
        }
        if share.commitment != Some(nonce.commitment()) {
            return Err(RequestError::OtherNonce);
        }
        Ok(Asked::Happens(Entry::Revealed { seat, nonce, at }))
    }

    /// What happens when the game is to start: the nonces are asked for, or it is dealt without those that are missing.
    pub(super) fn start_round(&self, at: Moment) -> Result<Entry, RequestError> {
        let Stage::Revealing { since, .. } = &self.round.stage else {
            let committed = self.shares_now().iter().any(|share| share.commitment.is_some());
            let start = Entry::Started { at, luck: Luck::Shared };
            return Ok(if committed { Entry::RevealAsked { at } } else { start });
        };
        match (self.round.waiting() & self.people()).first() {
            Some(seat) if at < since.plus_seconds(PATIENCE) => Err(RequestError::Revealing(seat)),
            _ => Ok(Entry::Started { at, luck: Luck::Shared }),
        }
    }

    /// Makes one of the entries between sitting down and the deal happen.
    pub(super) fn go_on_dealing(&mut self, entry: Entry, version: Version) -> Result<Change, LogError> {
        match entry {
            Entry::Committed { person, commitment } => self.round.commit(person, commitment),
            Entry::RevealAsked { at } => self.bind(at),
            Entry::Started { at, luck } => return self.start(version, at, luck),
            Entry::Revealed { seat, nonce, at } => match self.revealed(seat, nonce) {
                Some(Reveals::Complete) => return self.start(version, at, Luck::Shared),
                Some(Reveals::Waiting) => {}
                None => return Err(LogError::Misplaced(version)),
            },
            _ => return Err(LogError::Misplaced(version)),
        }
        Ok(Change::room())
    }

    /// Whether who sits where is settled: the game runs, is over or is about to start.
    pub(super) const fn is_bound(&self) -> bool {
        !matches!(self.phase, Phase::Gathering) || self.round.is_revealing()
    }

    /// Deals.
    fn start(&mut self, version: Version, at: Moment, luck: Luck) -> Result<Change, LogError> {
        if !matches!(self.phase, Phase::Gathering) {
            return Err(LogError::Misplaced(version));
        }
        self.fix_deal(luck);
        let game = parlour_registry::find(&self.settings.game)?;
        let table = game.table(&self.deal()).map_err(|problem: SetupError| LogError::Setup(problem))?;
        self.phase = Phase::Playing(Box::new(Play::new(table, version, at)));
        Ok(Change { game: Some(Since::Deal), ..Change::room() })
    }

    /// Whether a bot plays on for those who leave.
    pub(super) fn plays_on(&self) -> bool {
        self.playing().is_some() || self.round.is_revealing()
    }

    /// What is dealt here.
    pub(crate) fn deal(&self) -> Deal {
        Deal {
            seats: self.settings.seats,
            options: self.settings.options.clone(),
            seed: self.round.deal_seed(),
        }
    }

    /// The persons who would be dealt to now, and what they have committed to.
    fn shares_now(&self) -> Vec<Share> {
        let people = self.chairs.iter().zip(0..).filter_map(|(holder, number)| {
            let commitment = self.round.commitment_of(holder.person()?);
            Some(Share { seat: Seat::try_new(number)?, commitment, nonce: None })
        });
        people.collect()
    }

    /// The seats are bound, and the nonces asked for.
    fn bind(&mut self, since: Moment) {
        self.round.stage = Stage::Revealing { shares: self.shares_now(), since };
    }

    /// A nonce is revealed. Gives whether it was the last one.
    fn revealed(&mut self, seat: Seat, nonce: Nonce) -> Option<Reveals> {
        let Stage::Revealing { shares, .. } = &mut self.round.stage else { return None };
        shares.iter_mut().find(|share| share.seat == seat)?.nonce = Some(nonce);
        Some(if self.round.waiting().is_empty() { Reveals::Complete } else { Reveals::Waiting })
    }

    /// The seed of the deal is fixed.
    fn fix_deal(&mut self, luck: Luck) {
        if matches!(self.round.stage, Stage::Committing) {
            self.bind(Moment::default());
        }
        self.round.deal(luck, self.id);
    }

    /// The promises about the deal, and what they were about once that may be told.
    pub(crate) fn fair(&self, secrets: Secrets) -> FairDeal {
        let round = &self.round;
        let mut shares = match round.stage {
            Stage::Committing => self.shares_now(),
            _ => round.shares().to_vec(),
        };
        let with = shares.iter().filter(|share| share.nonce.is_some()).map(|share| share.seat).collect();
        let stage = match round.stage {
            Stage::Committing => DealStage::Committing,
            Stage::Revealing { .. } => DealStage::Revealing { waiting: round.waiting() },
            Stage::Dealt { .. } => DealStage::Dealt { with },
            Stage::SeedAlone => DealStage::SeedAlone,
        };
        if secrets == Secrets::Kept {
            for share in &mut shares {
                share.nonce = None;
            }
        }
        let seed = (secrets == Secrets::Told).then_some(round.seed);
        FairDeal { commitment: round.seed.commitment(), seed, stage, shares }
    }

    /// Writes into the record of the game who played it and where its seed comes from, so that anybody can check it.
    pub(crate) fn sign(&self, record: &mut Record) {
        record.names = Some(self.names().map(|name| name.map(str::to_owned)).collect());
        let commitment = self.round.seed.commitment();
        match &self.round.stage {
            Stage::Dealt { shares, .. } => {
                let (table, seed, shares) = (self.id, self.round.seed, shares.clone());
                record.fair = Some(DealProof { table, commitment, seed, shares });
            }
            _ => record.commitment = Some(commitment.to_string()),
        }
    }
}

/// Whether nonces are missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reveals {
    Waiting,
    Complete,
}
