//! After the game: whether the deal is the one that was promised.

use parlour_core::{Arg, SeatSet, Sentence, Viewer, Words, record::Record};
use parlour_protocol::Room;
use parlour_registry::{AnyGame, Deal, check_promise};
use serde_json::value::RawValue;

use super::{Arrived, Pledge, PromiseError};

/// What was found right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proved {
    /// Whose nonces are in the deal.
    pub with: SeatSet,
    /// The people whose nonces are missing.
    pub without: SeatSet,
    /// Whether this program had the promise in time.
    pub arrived: Arrived,
}

impl Proved {
    /// The same in words for the person.
    pub fn words(&self) -> Vec<Words> {
        let mut words = Vec::new();
        if self.with.is_empty() {
            words.push("protocol-deal-server-alone".into());
        } else {
            words.push(Words::new("protocol-deal-shared").seats("seats", self.with));
        }
        if !self.without.is_empty() {
            words.push(Words::new("protocol-deal-missing").seats("seats", self.without));
        }
        if self.arrived == Arrived::Late {
            words.push("protocol-deal-late".into());
        }
        words
    }
}

/// What a person has seen of a game.
pub(crate) struct Watched<'a> {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) view: &'a RawValue,
    pub(crate) lines: &'a [Sentence],
    pub(crate) viewer: Viewer,
}

impl Pledge {
    /// Deals the game again from what was revealed, and compares it with the promises and with what was seen.
    pub(crate) fn prove(
        &self,
        room: &Room,
        record: &Record,
        watched: &Watched<'_>,
    ) -> Result<Proved, PromiseError> {
        if let Some(breach) = self.breach() {
            return Err(breach.clone());
        }
        let proved = self.compare(room, record)?;
        check_promise(record).map_err(|_| PromiseError::Deal)?;
        watched.game.redeal(record).map_err(|_| PromiseError::Deal)?;
        watched.compare(record)?;
        Ok(proved)
    }

    /// Whether the record names the promises that the table has made here.
    fn compare(&self, room: &Room, record: &Record) -> Result<Proved, PromiseError> {
        let seen = self.seen().ok_or(PromiseError::Record)?;
        let arrived = seen.arrived;
        let Some(proof) = &record.fair else {
            let same = record.commitment.as_deref() == Some(&*seen.commitment.to_string());
            let nobody = SeatSet::default();
            let proved = Proved { with: nobody, without: nobody, arrived };
            return if same && seen.shares.is_empty() { Ok(proved) } else { Err(PromiseError::Record) };
        };
        let told = (proof.table, proof.commitment, Some(proof.seed), &proof.shares);
        if told != (seen.table, seen.commitment, room.fair.seed, &room.fair.shares) {
            return Err(PromiseError::Record);
        }
        for (share, promised) in proof.shares.iter().zip(&seen.shares) {
            let mine = share.commitment == Some(self.own_commitment());
            let other_nonce = mine && share.nonce.is_some_and(|nonce| nonce != self.nonce());
            if (share.seat, share.commitment) != (promised.seat, promised.commitment) || other_nonce {
                return Err(PromiseError::Share(share.seat));
            }
        }
        let of_all: SeatSet = proof.shares.iter().map(|share| share.seat).collect();
        let with = proof.shares.iter().filter(|share| share.nonce.is_some()).map(|share| share.seat);
        let with: SeatSet = with.collect();
        if with != seen.revealed || proof.shares.len() != seen.shares.len() {
            return Err(PromiseError::Record);
        }
        Ok(Proved { with, without: of_all - with, arrived })
    }
}

impl Watched<'_> {
    /// Whether the recorded game looks as the one that was seen. Where several seats chose at once, the record has them in another
    /// order than they were told in.
    fn compare(&self, record: &Record) -> Result<(), PromiseError> {
        let seed = record.seed.parse().map_err(|_| PromiseError::Record)?;
        let deal = Deal { seats: record.seats.count(), options: record.options.clone(), seed };
        let table = self.game.resume(&deal, record.events.clone()).map_err(|_| PromiseError::Game)?;
        let [dealt, told] = [table.heard(self.viewer), self.lines.iter().map(bare).collect()].map(sorted);
        if dealt == told && table.view(self.viewer).get() == self.view.get() {
            Ok(())
        } else {
            Err(PromiseError::Game)
        }
    }
}

/// A line without the remark that a bot made the move for somebody.
fn bare(line: &Sentence) -> Sentence {
    let overheard = |(_, arg): &(_, Arg)| match arg {
        Arg::Overheard(words) => Some(words.clone()),
        _ => None,
    };
    let inner = match &line.words {
        Words::Message { args, .. } => args.iter().find_map(overheard),
        Words::Plain(_) => None,
    };
    Sentence { words: inner.unwrap_or_else(|| line.words.clone()), ..line.clone() }
}

fn sorted(lines: Vec<Sentence>) -> Vec<String> {
    let text = |line: &Sentence| serde_json::to_string(line).expect("a line has string keys only");
    let mut texts: Vec<String> = lines.iter().map(text).collect();
    texts.sort_unstable();
    texts
}
