//! Checking that a finished game was dealt from its seed: [`AnyGame::redeal`](crate::AnyGame::redeal).

use parlour_bots::Known;
use parlour_core::{
    ParseSeedError, ProofError, Seed, options,
    record::{self, Record, RecordError, RecordEvent, Recording},
};
use thiserror::Error;

use crate::{catalogue::record_problem, table::Luck};

/// The reason why a record is not the game of its seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FairnessError {
    /// The record is not valid in the first place.
    #[error("{}", record_problem(.0))]
    Record(#[from] RecordError),
    /// The record has no table's seed: games between bots name the run they come from instead.
    #[error("it was not dealt from the seed of a table: {0}")]
    Seed(#[from] ParseSeedError),
    /// The seed was exchanged.
    #[error("the commitment shown does not match the seed")]
    Commitment,
    /// What was revealed is not what was committed to.
    #[error(transparent)]
    Proof(#[from] ProofError),
    /// The luck is not that of the seed.
    #[error("event {0} is not what the seed gives")]
    Luck(usize),
}

/// What was shown of a deal before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promise {
    /// Nothing.
    None,
    /// The hash of a seed that the server had chosen alone.
    ServerAlone,
    /// The hashes of the server's seed and of the players' nonces.
    Shared,
}

/// Compares the seed of a record with what was shown of it before the deal, as far as the record names anything.
///
/// # Errors
/// If they do not go together.
pub fn check_promise(record: &Record) -> Result<Promise, FairnessError> {
    let seed: Seed = record.seed.parse()?;
    if let Some(proof) = &record.fair {
        if proof.check()? != seed {
            return Err(ProofError::Deal.into());
        }
        let shared = proof.shares.iter().any(|share| share.nonce.is_some());
        return Ok(if shared { Promise::Shared } else { Promise::ServerAlone });
    }
    match &record.commitment {
        None => Ok(Promise::None),
        Some(shown) if *shown == seed.commitment().to_string() => Ok(Promise::ServerAlone),
        Some(_) => Err(FairnessError::Commitment),
    }
}

pub(crate) fn redeal<G: Known>(record: &Record) -> Result<(), FairnessError> {
    record::verify::<G>(record)?;
    let options = options::from_json::<G::Options>(&record.options).map_err(RecordError::from)?;
    let luck = Luck::after(0, record.seed.parse()?);
    let mut game = Recording::<G, _>::deal(record.seats, &options, luck, &mut ());
    same_so_far(game.events(), record)?;
    for event in &record.events {
        let RecordEvent::Decision { seat, action, .. } = event else { continue };
        let action = action.parse().expect("a verified record has actions of the game");
        game.play(*seat, action, &mut ()).expect("with the same luck the same is legal");
        same_so_far(game.events(), record)?;
    }
    Ok(())
}

fn same_so_far(dealt: &[RecordEvent], record: &Record) -> Result<(), FairnessError> {
    let differs = dealt.iter().zip(&record.events).position(|(dealt, written)| dealt != written);
    differs.map_or(Ok(()), |index| Err(FairnessError::Luck(index + 1)))
}

#[cfg(test)]
mod tests {
    use parlour_bots::Bot;
    use parlour_core::{DealProof, Nonce, Seat, Share, TableId};
    use serde_json::Map;

    use super::*;
    use crate::{AnyGame, Deal, GAMES, Setup};

    fn played(game: &dyn AnyGame, seed: Seed) -> Record {
        let seats = *game.info().seats.start();
        let mut table = game.table(&Deal { seats, options: Map::new(), seed }).unwrap();
        while let Some(seat) = table.to_act().first() {
            let action = table.thinking(seat, Bot::Random)(&|| false);
            table.play(seat, &action).unwrap();
        }
        table.record().unwrap()
    }

    #[test]
    fn the_game_of_a_table_is_dealt_again_from_its_seed() {
        for &game in GAMES {
            assert_eq!(game.redeal(&played(game, Seed::new([9; 32]))), Ok(()));
        }
    }

    #[test]
    fn another_seed_is_found_out_at_the_first_event_it_does_not_give() {
        for &game in GAMES {
            let mut record = played(game, Seed::from(9));
            record.seed = Seed::from(10).to_string();
            assert!(matches!(game.redeal(&record), Err(FairnessError::Luck(1..=3))), "{}", game.info().slug);
        }
    }

    #[test]
    fn a_game_of_a_run_has_no_seed_of_its_own() {
        let tps = crate::find("tps").unwrap();
        let setup = Setup { seats: 3, options: Vec::new(), bots: vec![Bot::Random], seed: 1 };
        let (_, record) = tps.runner(&setup).unwrap().record(0);
        assert_eq!(tps.redeal(&record), Err(FairnessError::Seed(ParseSeedError)));
    }

    #[test]
    fn a_record_that_names_where_its_seed_comes_from_is_checked_to_the_last_nonce() {
        let (tps, nonce) = (crate::find("tps").unwrap(), Nonce::new([4; 32]));
        let share = Share { seat: Seat::new(1), commitment: Some(nonce.commitment()), nonce: Some(nonce) };
        let (table, seed, shares) = (TableId::new(3), Seed::new([9; 32]), vec![share]);
        let proof = DealProof { table, commitment: seed.commitment(), seed, shares };
        let mut record = played(tps, proof.check().unwrap());
        assert_eq!(check_promise(&record), Ok(Promise::None));
        record.fair = Some(proof);
        let read = Record::from_json(&record.to_json()).unwrap();
        assert_eq!((check_promise(&read), tps.redeal(&read)), (Ok(Promise::Shared), Ok(())));
        record.fair.as_mut().unwrap().shares.clear();
        assert_eq!(check_promise(&record), Err(ProofError::Deal.into()));
    }

    #[test]
    fn an_older_record_names_the_hash_of_its_seed() {
        let mut record = played(crate::find("tps").unwrap(), Seed::from(9));
        record.commitment = Some(Seed::from(9).commitment().to_string());
        assert_eq!(check_promise(&record), Ok(Promise::ServerAlone));
        record.commitment = Some(Seed::from(8).commitment().to_string());
        assert_eq!(check_promise(&record), Err(FairnessError::Commitment));
    }
}
