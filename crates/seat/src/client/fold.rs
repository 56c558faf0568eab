//! Folding updates into what is known.

use parlour_protocol::{HeardLines, Room, Update};

use super::{Client, ClientEvent, ClientPhase, GapError};

impl Client {
    pub(super) fn update(&mut self, update: Update) -> ClientEvent {
        match self.phase {
            // What is still on its way from before the hello, or from an earlier connection.
            ClientPhase::Disconnected => return ClientEvent::Nothing,
            ClientPhase::Greeting(_) if update.you.is_none() => return ClientEvent::Nothing,
            ClientPhase::Greeting(None) => {
                self.lines.clear();
                self.said.clear();
            }
            ClientPhase::Greeting(Some(_)) | ClientPhase::Current => {}
        }
        if let Err(gap) = self.check(&update) {
            self.greet(None);
            return ClientEvent::Resync(gap);
        }
        self.phase = ClientPhase::Current;
        self.fold(update);
        ClientEvent::Updated
    }

    /// Refuses an update that does not continue what is known.
    fn check(&self, update: &Update) -> Result<(), GapError> {
        let (had, got) = (self.version(), update.version);
        let continues = match self.phase {
            ClientPhase::Disconnected | ClientPhase::Greeting(None) => true,
            // The answer to a hello, and whatever else tells the person who they are, holds all that is missing.
            ClientPhase::Greeting(Some(_)) => got >= had,
            ClientPhase::Current if update.you.is_some() => got >= had,
            ClientPhase::Current => got == had || got == had.next(),
        };
        if !continues {
            return Err(GapError::Version { had, got });
        }
        let (had, from) = (self.lines.len(), update.heard.as_ref().map_or(0, |heard| heard.from));
        if from > had { Err(GapError::Lines { had, from }) } else { Ok(()) }
    }

    fn fold(&mut self, update: Update) {
        let Update { version, you, room, view, to_act, heard, said, clock } = update;
        self.version = Some(version);
        self.to_act = to_act;
        self.clock = clock;
        self.you = you.or(self.you.take());
        self.view = view.or(self.view.take());
        if let Some(room) = room {
            self.take_room(room);
            self.watch_deal();
        }
        if let Some(HeardLines { from, lines }) = heard {
            self.lines.truncate(from);
            self.lines.extend(lines);
        }
        let last = self.said.last().map(|said| said.version);
        self.said.extend(said.into_iter().filter(|said| Some(said.version) > last));
    }

    fn take_room(&mut self, room: Room) {
        let known = self.game.filter(|game| game.info().slug == room.settings.game);
        self.game = known.or_else(|| parlour_registry::find(&room.settings.game).ok());
        self.room = Some(room);
    }
}
