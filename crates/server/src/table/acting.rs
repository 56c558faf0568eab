//! What a client's message does: [`Table::act`].

use std::{sync::Arc, time::Duration};

use parlour_protocol::{ClientMessage, MoveId, TableId, Version};

use super::{Inside, Table};
use crate::{
    entry::Entry,
    hub::Hub,
    moment::Moment,
    outbox::Outbox,
    person::PersonId,
    room::{Answer, Asked, RequestError},
    show::{self, Has},
    thinkers::Purpose,
};

/// Enough to see which actions are good.
const HINT_ITERATIONS: u32 = 4_000;
/// How long a person waits for a hint when nobody else does.
const HINT_PATIENCE: Duration = Duration::from_secs(2);

/// A connection, and the person behind it.
pub(crate) struct Client {
    number: u64,
    person: PersonId,
    outbox: Arc<Outbox>,
}

impl Client {
    pub(crate) const fn new(number: u64, person: PersonId, outbox: Arc<Outbox>) -> Self {
        Self { number, person, outbox }
    }

    /// The connection's number.
    pub(crate) const fn number(&self) -> u64 {
        self.number
    }

    /// Who it is, by their token.
    pub(crate) const fn person(&self) -> PersonId {
        self.person
    }

    /// Where answers go.
    pub(crate) const fn outbox(&self) -> &Arc<Outbox> {
        &self.outbox
    }
}

impl Table {
    /// Does what the message asks for, and answers.
    pub(crate) async fn act(self: &Arc<Self>, hub: &Arc<Hub>, client: &Client, message: ClientMessage) {
        let id = named(&message).cloned();
        let mut inside = match self.open(hub).await {
            Ok(inside) => inside,
            Err(missing) => return client.outbox.end(missing.farewell()),
        };
        let decision = matches!(message, ClientMessage::Move { .. });
        if let Err(no) = inside.act(hub, self, client, message).await {
            hub.metrics().refused();
            client.outbox.push(show::refused(id, &no));
            if decision {
                client.outbox.push(show::as_it_is(&inside.room, inside.viewer(client)));
            }
        }
    }
}

/// The client's own name for what it sends.
const fn named(message: &ClientMessage) -> Option<&MoveId> {
    match message {
        ClientMessage::Move { id, .. } | ClientMessage::Say { id, .. } => Some(id),
        _ => None,
    }
}

impl Inside {
    async fn act(
        &mut self,
        hub: &Arc<Hub>,
        table: &Arc<Table>,
        client: &Client,
        message: ClientMessage,
    ) -> Result<(), RequestError> {
        let (person, now) = (client.person, Moment::now());
        let id = named(&message).cloned();
        let asked = match message {
            ClientMessage::Hello { have, lines, .. } => {
                let has = Has { version: have, lines };
                client.outbox.push(show::missed(&self.room, &self.presence(), person, has));
                return Ok(());
            }
            ClientMessage::Ping => {
                client.outbox.push(show::pong());
                return Ok(());
            }
            ClientMessage::Hint => return self.hint(hub, table, client),
            ClientMessage::Rematch => match self.rematch(hub, person, now).await? {
                Some(entry) => Asked::Happens(entry),
                None => return Ok(()),
            },
            ClientMessage::Sit { seat, name } => self.room.sit(person, seat, name)?,
            ClientMessage::Leave => self.room.get_up_from(person)?,
            ClientMessage::Bot { seat, bot } => self.room.set_bot(person, seat, bot)?,
            ClientMessage::Start => self.room.deal_now(person, now)?,
            ClientMessage::Move { id, version, action } => {
                self.room.decide(person, id, version, action, now)?
            }
            ClientMessage::Say { id, text } => self.room.say(person, id, text)?,
            ClientMessage::AskTakeBack => self.room.ask_take_back(person, self.stood_in, now)?,
            ClientMessage::AnswerTakeBack { agree } => {
                let answer = if agree { Answer::Agrees } else { Answer::Declines };
                self.room.answer_take_back(person, answer, now)?
            }
        };
        self.happen(hub, table, client, id, asked).await
    }

    async fn happen(
        &mut self,
        hub: &Arc<Hub>,
        table: &Arc<Table>,
        client: &Client,
        id: Option<MoveId>,
        asked: Asked,
    ) -> Result<(), RequestError> {
        let accept = |version: Version| {
            if let Some(id) = id {
                client.outbox.push(show::accepted(id, version));
            }
        };
        match asked {
            Asked::Repeated(version) => accept(version),
            Asked::Happens(entry) => {
                let change = self.commit(hub, entry).await?;
                accept(self.version());
                self.settle(hub, table, &change);
            }
        }
        Ok(())
    }

    /// Makes the table for another game, unless there is one.
    async fn rematch(
        &mut self,
        hub: &Hub,
        person: PersonId,
        now: Moment,
    ) -> Result<Option<Entry>, RequestError> {
        let seed = Hub::seed()?;
        let created = self.room.another(person, seed, now)?;
        if self.room.rematch().is_some() {
            return Ok(None);
        }
        let table: TableId = hub.keep_new(created).await?;
        Ok(Some(Entry::RematchMade { table }))
    }

    /// Thinks about the choices of the seat that this person holds, from what it knows.
    fn hint(&mut self, hub: &Arc<Hub>, table: &Arc<Table>, client: &Client) -> Result<(), RequestError> {
        let seat = self.room.seat_of(client.person).ok_or(RequestError::NotSeated)?;
        let play = self.room.playing().ok_or(RequestError::NotYourTurn)?;
        if !play.table().to_act().contains(seat) {
            return Err(RequestError::NotYourTurn);
        }
        if self.hinted.contains(seat) {
            return Err(RequestError::Busy);
        }
        let advising = play.table().advising(seat, HINT_ITERATIONS);
        let thought =
            hub.thinkers().think(Purpose::Hint, HINT_PATIENCE, advising).map_err(|_| RequestError::Busy)?;
        self.hinted.insert(seat);
        let (version, outbox) = (self.version(), Arc::clone(&client.outbox));
        let (hub, table) = (Arc::clone(hub), Arc::clone(table));
        tokio::spawn(async move {
            if let Ok(opinions) = thought.await {
                outbox.push(show::hints(version, opinions));
            }
            if let Ok(mut inside) = table.open(&hub).await {
                inside.hinted.remove(seat);
            }
        });
        Ok(())
    }
}
