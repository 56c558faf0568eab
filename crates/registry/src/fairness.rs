//! Whether a finished game was dealt from its seed: [`AnyGame::redeal`](crate::AnyGame::redeal).

use parlour_bots::Known;
use parlour_core::{
    ParseSeedError, Seed, options,
    record::{self, Record, RecordError, RecordEvent, Recording},
};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::{catalogue::record_problem, table::Luck};

/// Why a record is not the game of its seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FairnessError {
    /// It is not even a right record.
    #[error("{}", record_problem(.0))]
    Record(#[from] RecordError),
    /// Games between bots name the run they come from.
    #[error("it was not dealt from the seed of a table: {0}")]
    Seed(#[from] ParseSeedError),
    /// The luck is not that of the seed.
    #[error("event {0} is not what the seed gives")]
    Luck(usize),
}

/// What is shown of a seed before the first deal: its SHA-256, in hexadecimal digits. Nobody can deal otherwise afterwards.
pub fn commitment(seed: &Seed) -> String {
    hex::encode(Sha256::digest(seed.bytes()))
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
    fn a_commitment_is_the_sha_256_of_the_seed() {
        let of_zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(commitment(&Seed::from(0)), of_zeros);
    }
}
