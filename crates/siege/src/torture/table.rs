//! The players of one table, from game to game: [`play`].

use std::{net::SocketAddr, sync::Arc, time::Duration};

use parlour_core::{Dice as _, FastDice, Seat};
use parlour_registry::AnyGame;
use tokio::{task::JoinSet, time::sleep};

use super::{Signals, ledger::Ledger, player::Person};
use crate::{SiegeError, request::make_table};

/// Plays one game after another until the siege is over; the last one is left unfinished.
pub(crate) async fn play(
    address: SocketAddr,
    game: &'static dyn AnyGame,
    mut dice: FastDice,
    signals: Arc<Signals>,
) -> Result<Vec<Ledger>, SiegeError> {
    let mut ledgers = Vec::new();
    while !signals.is_enough() {
        let info = game.info();
        let (fewest, most) = (*info.seats.start() as u32, *info.seats.end() as u32);
        let seats = fewest + dice.below(most - fewest + 1);
        // Now and then a bot has the last seat, whose moves come without any player asking for them.
        let people = seats - u32::from(seats > 1 && dice.below(3) == 0);
        let bots = if people < seats { r#"["random"]"# } else { "[]" };
        let body = format!(r#"{{"game":"{}","seats":{seats},"bots":{bots}}}"#, info.slug);
        let Ok(table) = make_table(address, &body).await else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let mut players = JoinSet::new();
        for seat in 0..people {
            let own = FastDice::new(u64::from(dice.below(u32::MAX)));
            let player = Person::new(address, table, game, Seat::new(seat as u8), own, Arc::clone(&signals));
            players.spawn(player.live());
        }
        while let Some(ledger) = players.join_next().await {
            ledgers.push(ledger.map_err(std::io::Error::from)??);
        }
    }
    Ok(ledgers)
}
