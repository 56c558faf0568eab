//! Handling a client's message: [`Table::act`].

use std::sync::Arc;

use parlour_protocol::{ClientMessage, MoveId, Removal, TableId, Version};

use super::{Inside, Table};
use crate::{
    entry::Entry,
    hub::Hub,
    limits::Address,
    moment::Moment,
    outbox::Outbox,
    person::PersonId,
    room::{Answer, Asked, Asking, RequestError},
    show::{self, Has},
};

/// A connection, and the person behind it.
pub(crate) struct Client {
    number: u64,
    person: PersonId,
    address: Address,
    outbox: Arc<Outbox>,
}

impl Client {
    pub(crate) const fn new(number: u64, person: PersonId, address: Address, outbox: Arc<Outbox>) -> Self {
        Self { number, person, address, outbox }
    }

    /// The address that it comes from.
    pub(crate) const fn address(&self) -> Address {
        self.address
    }

    /// The connection's number.
    pub(crate) const fn number(&self) -> u64 {
        self.number
    }

    /// The person behind it.
    pub(crate) const fn person(&self) -> PersonId {
        self.person
    }

    /// The queue for answers.
    pub(crate) const fn outbox(&self) -> &Arc<Outbox> {
        &self.outbox
    }
}

impl Table {
    /// Does what a message asks for, and answers.
    pub(crate) async fn act(self: &Arc<Self>, hub: &Arc<Hub>, client: &Client, message: ClientMessage) {
        let (id, message) = unwrapped(message);
        if message == ClientMessage::Hint {
            return self.ask_for_hint(hub, client, id);
        }
        let mut inside = match self.open(hub).await {
            Ok(inside) => inside,
            Err(missing) => return client.outbox.end(missing.farewell()),
        };
        let decision = matches!(message, ClientMessage::Move { .. });
        let mut answer = inside.act(hub, self, client, id.clone(), message.clone()).await;
        if matches!(answer, Err(RequestError::Reread)) {
            // The stored log may already contain what was asked for.
            answer = inside.act(hub, self, client, id.clone(), message).await;
        }
        if let Err(no) = answer {
            hub.metrics().refused(&no);
            client.outbox.push(show::refused(id, &no));
            if decision {
                client.outbox.push(show::as_it_is(&inside.room, inside.viewer(client), inside.clock.now()));
            }
        }
    }
}

/// A message, and the client's id for it.
fn unwrapped(message: ClientMessage) -> (Option<MoveId>, ClientMessage) {
    match message {
        ClientMessage::Ask { id, wish } => (Some(id), *wish),
        ClientMessage::Move { ref id, .. } | ClientMessage::Say { ref id, .. } => (Some(id.clone()), message),
        message => (None, message),
    }
}

impl Inside {
    async fn act(
        &mut self,
        hub: &Arc<Hub>,
        table: &Arc<Table>,
        client: &Client,
        id: Option<MoveId>,
        message: ClientMessage,
    ) -> Result<(), RequestError> {
        let (person, now) = (client.person, self.clock.now());
        let (asking, role) = (Asking { at: now, away: self.stood_in }, self.role(person));
        let asked = match message {
            ClientMessage::Hello { have, lines, want, .. } => {
                let has = Has { version: have, lines, want };
                client.outbox.push(show::missed(&self.room, &self.presence(), person, has, now));
                self.tell_actions(client.number);
                return Ok(());
            }
            // Hints are handled elsewhere, and requests with an id were unwrapped before.
            ClientMessage::Ask { .. } | ClientMessage::Hint => {
                return Err(RequestError::NotUnderstood("a wish inside of a wish".to_owned()));
            }
            ClientMessage::Ping => {
                client.outbox.push(show::pong());
                return Ok(());
            }
            ClientMessage::Record => {
                client.outbox.push(show::record(&self.room).ok_or(RequestError::NotOver)?);
                return Ok(());
            }
            ClientMessage::Rematch => match self.rematch(hub, client, now).await? {
                Some(entry) => Asked::Happens(entry),
                None => Asked::Repeated(self.version()),
            },
            ClientMessage::Sit { .. } if self.is_shut_out(client) => return Err(RequestError::Banned),
            ClientMessage::Sit { seat, name, commitment } => {
                self.room.sit(person, seat, name, commitment, now)?
            }
            ClientMessage::Commit { commitment } => self.room.commit(person, commitment)?,
            ClientMessage::Reveal { nonce } => self.room.reveal(person, nonce, now)?,
            ClientMessage::Leave => self.room.get_up_from(person)?,
            ClientMessage::Bot { seat, bot } => self.room.set_bot(person, seat, bot, asking)?,
            ClientMessage::Start => self.room.deal_now(person, now)?,
            ClientMessage::Move { id, version, action } => {
                self.room.decide(person, id, version, action, now)?
            }
            ClientMessage::Say { id, text } => self.room.say(person, id, text, now)?,
            ClientMessage::Remove { seat, how } => self.room.remove(person, role, seat, how, asking)?,
            ClientMessage::Vote { agree } => {
                self.room.vote(person, if agree { Answer::Agrees } else { Answer::Declines })?
            }
            ClientMessage::Forget => {
                self.forget(hub, table, person).await?;
                Asked::Repeated(self.version())
            }
            ClientMessage::Nudge => self.room.nudge(person, now)?,
            ClientMessage::Watchers(watchers) => self.room.set_watchers(person, role, watchers)?,
            ClientMessage::Mute { seat } => self.room.mute(person, role, seat)?,
            ClientMessage::Unmute { seat } => self.room.unmute(person, role, seat)?,
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
                self.room.has_room_for(client.person, &entry)?;
                if let Entry::Removed { person, how: Removal::Ban, .. } = entry {
                    self.shut_out(person);
                }
                let change = self.commit(hub, entry).await?;
                accept(self.version());
                self.settle(hub, table, &change);
            }
        }
        Ok(())
    }

    /// Makes the table for a rematch, unless there is one.
    async fn rematch(
        &mut self,
        hub: &Hub,
        client: &Client,
        now: Moment,
    ) -> Result<Option<Entry>, RequestError> {
        let seed = Hub::seed()?;
        let created = self.room.another(client.person, seed, now)?;
        if self.room.rematch().is_some() {
            return Ok(None);
        }
        let table: TableId = hub.keep_new(created, client.address).await?;
        Ok(Some(Entry::RematchMade { table }))
    }
}
