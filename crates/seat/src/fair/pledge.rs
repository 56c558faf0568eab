//! What a person's program remembers of a table's promises: [`Pledge`].

use parlour_core::{Commitment, Nonce, Seat, SeatSet, Share, TableId};
use parlour_protocol::{ClientMessage, DealStage, FairDeal, Room};
use serde::{Deserialize, Serialize};

use super::PromiseError;

/// A person's nonce for one table, and the promises that the table has made to this person's program.
///
/// It is kept from one visit to the next, where nobody else can read it: a promise is worth what the first look at it is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pledge {
    nonce: Nonce,
    since: u64,
    seen: Option<Seen>,
    /// Whether the nonce was offered over this visit.
    #[serde(skip)]
    offer: Offer,
}

/// The promises of a table as they were seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Seen {
    pub(super) table: TableId,
    /// The first commitment.
    pub(super) commitment: Commitment,
    pub(super) arrived: Arrived,
    /// How far the deal was at the last look.
    stage: Stage,
    /// What everybody had committed to then. It does not change once the seats are bound.
    pub(super) shares: Vec<Share>,
    /// Those of whom the table has said that it has their nonces.
    pub(super) revealed: SeatSet,
    breach: Option<PromiseError>,
}

/// When a person's program saw the first promise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrived {
    /// Before nonces were revealed: then it bound the table.
    InTime,
    /// Later.
    Late,
}

/// How far a deal is. It goes forward only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Committing,
    Revealing,
    Dealt,
}

/// Whether the table was offered the nonce. Once is enough: two programs of one person would take each other's offers away for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Offer {
    #[default]
    Open,
    Made,
}

impl From<DealStage> for Stage {
    fn from(stage: DealStage) -> Self {
        match stage {
            DealStage::Committing => Self::Committing,
            DealStage::Revealing { .. } => Self::Revealing,
            DealStage::Dealt { .. } | DealStage::SeedAlone => Self::Dealt,
        }
    }
}

impl Pledge {
    /// Makes a pledge for a table of which nothing is known. `now` is in milliseconds since 1970, and the nonce random.
    pub const fn new(nonce: Nonce, now: u64) -> Self {
        Self { nonce, since: now, seen: None, offer: Offer::Open }
    }

    /// When this program came to the table, in milliseconds since 1970 by its own clock.
    pub const fn since(&self) -> u64 {
        self.since
    }

    /// The first commitment that the table showed.
    pub fn commitment(&self) -> Option<Commitment> {
        self.seen.as_ref().map(|seen| seen.commitment)
    }

    /// Whether the first promise was seen in time.
    pub fn arrived(&self) -> Option<Arrived> {
        self.seen.as_ref().map(|seen| seen.arrived)
    }

    /// The promise that the table has broken, if it has.
    pub fn breach(&self) -> Option<&PromiseError> {
        self.seen.as_ref()?.breach.as_ref()
    }

    /// What this program commits to.
    pub fn own_commitment(&self) -> Commitment {
        self.nonce.commitment()
    }

    /// The nonce, for its owner.
    pub const fn nonce(&self) -> Nonce {
        self.nonce
    }

    pub(super) const fn seen(&self) -> Option<&Seen> {
        self.seen.as_ref()
    }

    /// Takes in what the table says of its deal. Gives what is to be sent to it.
    ///
    /// A table that has broken a promise is told nothing any more.
    pub(crate) fn note(&mut self, room: &Room, me: Option<Seat>) -> Option<ClientMessage> {
        let (fair, commitment) = (&room.fair, self.own_commitment());
        match &mut self.seen {
            None => self.seen = Some(Seen::first(room)),
            Some(seen) => {
                if let Err(breach) = seen.follow(fair, me, commitment) {
                    seen.breach.get_or_insert(breach);
                }
            }
        }
        if self.breach().is_some() {
            return None;
        }
        let mine = fair.shares.iter().find(|share| Some(share.seat) == me)?;
        let is_mine = mine.commitment == Some(commitment);
        match fair.stage {
            DealStage::Committing if !is_mine && self.offer == Offer::Open => {
                self.offer = Offer::Made;
                Some(ClientMessage::Commit { commitment })
            }
            DealStage::Revealing { waiting } if is_mine && waiting.contains(mine.seat) => {
                Some(ClientMessage::Reveal { nonce: self.nonce })
            }
            _ => None,
        }
    }
}

impl Seen {
    fn first(room: &Room) -> Self {
        let fair = &room.fair;
        let stage = Stage::from(fair.stage);
        let arrived = if stage == Stage::Committing { Arrived::InTime } else { Arrived::Late };
        let (table, commitment, shares) = (room.id, fair.commitment, bare(fair));
        Self { table, commitment, arrived, stage, shares, revealed: confirmed(fair), breach: None }
    }

    /// Compares what the table says with what it has said before, and remembers it.
    fn follow(&mut self, fair: &FairDeal, me: Option<Seat>, own: Commitment) -> Result<(), PromiseError> {
        if fair.commitment != self.commitment {
            return Err(PromiseError::Commitment);
        }
        let stage = Stage::from(fair.stage);
        if stage < self.stage {
            return Err(PromiseError::StartedAgain);
        }
        if fair.stage == DealStage::SeedAlone && self.shares.iter().any(|share| share.commitment.is_some()) {
            return Err(PromiseError::SeedAlone);
        }
        let shares = bare(fair);
        if self.stage > Stage::Committing {
            changed(&self.shares, &shares).map_or(Ok(()), |seat| Err(PromiseError::Share(seat)))?;
        }
        let holds_mine = |shares: &[Share]| shares.iter().any(|share| share.commitment == Some(own));
        if let Some(me) = me.filter(|_| stage > Stage::Committing && holds_mine(&self.shares))
            && !holds_mine(&shares)
        {
            return Err(PromiseError::Share(me));
        }
        let revealed = confirmed(fair);
        if let Some(seat) = (self.revealed - revealed).first() {
            return Err(PromiseError::LeftOut(seat));
        }
        // With the deal, the set is closed.
        if self.stage == Stage::Dealt
            && let Some(seat) = (revealed - self.revealed).first()
        {
            return Err(PromiseError::Share(seat));
        }
        (self.stage, self.shares, self.revealed) = (stage, shares, revealed);
        Ok(())
    }
}

/// What everybody has committed to, without the nonces.
fn bare(fair: &FairDeal) -> Vec<Share> {
    fair.shares.iter().map(|share| Share { nonce: None, ..*share }).collect()
}

/// The first seat of which the two say different things.
fn changed(one: &[Share], other: &[Share]) -> Option<Seat> {
    let lone = |one: &[Share], other: &[Share]| {
        one.iter().find(|share| !other.contains(share)).map(|share| share.seat)
    };
    lone(one, other).or_else(|| lone(other, one))
}

/// Those of whom the table says that it has their nonces.
fn confirmed(fair: &FairDeal) -> SeatSet {
    let committed = fair.shares.iter().filter(|share| share.commitment.is_some()).map(|share| share.seat);
    match fair.stage {
        DealStage::Committing | DealStage::SeedAlone => SeatSet::default(),
        DealStage::Revealing { waiting } => committed.collect::<SeatSet>() - waiting,
        DealStage::Dealt { with } => with,
    }
}
