//! A person elsewhere who plays with bots and asks for hints during an attack: [`Visitor`].

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use parlour_core::Seat;
use parlour_protocol::{ClientMessage, PersonName};
use parlour_seat::ClientEvent;
use tokio::time::Instant;

use crate::{SiegeError, connection::Connection, request::make_table, route::Route};

/// A game with two bots that think for a moment, and with hints.
const TABLE: &str = r#"{"game":"tps","seats":3,"hints":"all","bots":["medium","medium"]}"#;

/// How long the visitor has waited.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Waits {
    /// For the moves of bots.
    pub(super) replies: Vec<Duration>,
    /// For hints, given or refused.
    pub(super) hints: Vec<Duration>,
    /// The number of hints that were refused.
    pub(super) refused: usize,
}

/// A person who plays one game after the other.
#[derive(Clone)]
pub(super) struct Visitor {
    route: Route,
    waits: Arc<Mutex<Waits>>,
}

impl Visitor {
    pub(super) fn new(route: Route) -> Self {
        Self { route, waits: Arc::default() }
    }

    /// How long the visitor has waited so far.
    pub(super) fn waits(&self) -> Waits {
        self.noted().clone()
    }

    fn noted(&self) -> MutexGuard<'_, Waits> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays for ever. Returns what went wrong.
    pub(super) async fn play(self) -> SiegeError {
        loop {
            if let Err(error) = self.game().await {
                return error;
            }
        }
    }

    async fn game(&self) -> Result<(), SiegeError> {
        let table = make_table(self.route, TABLE).await?;
        let mut here = Connection::fresh(self.route, table, None).await?;
        let name = PersonName::new("guest").expect("it is short");
        here.send(&ClientMessage::Sit { seat: Seat::new(0), name, commitment: None }).await?;
        here.send(&ClientMessage::Start).await?;
        here.wait(|client| client.view().is_some()).await?;
        while !here.client.is_over() {
            if here.client.my_turn() {
                self.ask(&mut here).await?;
                let action = here.scene()?.and_then(|scene| scene.choices.into_iter().next());
                let action = action.ok_or_else(|| SiegeError::wrong("nothing can be played"))?.action;
                let before = here.client.version();
                here.client.play(action);
                here.flush().await?;
                here.wait(|client| client.version() > before).await?;
            } else {
                let (begun, before) = (Instant::now(), here.client.version());
                here.wait(|client| client.version() > before).await?;
                self.noted().replies.push(begun.elapsed());
            }
        }
        Ok(())
    }

    /// Asks for a hint and waits for the answer.
    async fn ask(&self, here: &mut Connection) -> Result<(), SiegeError> {
        let begun = Instant::now();
        here.send(&ClientMessage::Hint).await?;
        let refused = loop {
            match here.next().await? {
                ClientEvent::Hints { .. } => break 0,
                ClientEvent::Refused { .. } => break 1,
                _ => {}
            }
        };
        let mut noted = self.noted();
        noted.hints.push(begun.elapsed());
        noted.refused += refused;
        Ok(())
    }
}
