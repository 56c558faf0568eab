//! A table against bots in this program, saved in a file: [`SoloLink`].

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

use parlour_core::{Seat, Words};
use parlour_protocol::{ClientMessage, ServerMessage, TableId, Version};
use parlour_registry::Opinion;
use parlour_seat::{Client, SavedSolo, SoloError, SoloReply, SoloSetup, SoloTable};

use super::{Heard, Link, Session};
use crate::{SavedGames, TerminalError, fresh_seed, naming, thought::Thought};

/// How long to think about hints.
const HINTS: Duration = Duration::from_secs(2);

/// A table against bots, which think in other threads. It is written to its file after every move.
pub(super) struct SoloLink {
    table: SoloTable,
    store: SavedGames,
    waiting: VecDeque<Heard>,
    bot: Option<BotThought>,
    hints: Option<(Version, Thought<Vec<Opinion>>)>,
}

/// A bot thinking about its move.
struct BotThought {
    seat: Seat,
    turn: Version,
    since: Instant,
    thought: Thought<String>,
}

impl SoloLink {
    pub(super) fn start(setup: SoloSetup, store: SavedGames) -> Result<Self, TerminalError> {
        let table = SoloTable::open(SavedSolo { setup, events: Vec::new() })?;
        store.set_aside(&table.setup().game)?;
        Self::open(table, store)
    }

    pub(super) fn resume(store: SavedGames, slug: Option<&str>) -> Result<Self, TerminalError> {
        let (saved, path) = store.load(slug)?;
        let table = SoloTable::open(saved).map_err(|error| match error {
            SoloError::Table(problem) => TerminalError::CannotResume { path, problem },
            other => TerminalError::Solo(other),
        })?;
        Self::open(table, store)
    }

    fn open(table: SoloTable, store: SavedGames) -> Result<Self, TerminalError> {
        let table = table.without_formalities();
        let waiting = VecDeque::from([Heard::Opened]);
        let mut link = Self { table, store, waiting, bot: None, hints: None };
        link.changed()?;
        Ok(link)
    }

    /// Writes the game, and starts the bots' thinking about their next decisions.
    fn changed(&mut self) -> Result<(), TerminalError> {
        let saved = self.table.saved();
        self.store.save(&saved)?;
        if let Some(record) = self.table.record() {
            self.store.finish(&saved.setup, &record)?;
        }
        let turn = self.table.turn();
        self.hints.take_if(|(about, _)| *about != turn);
        self.bot.take_if(|bot| bot.turn != turn);
        if self.bot.is_none() {
            self.bot = self.table.bot_to_act().map(|seat| {
                let limit = self.table.setup().bots[seat.number()].limit();
                let thought = Thought::begin(self.table.bot_thinking(seat), limit);
                BotThought { seat, turn, since: Instant::now(), thought }
            });
        }
        Ok(())
    }

    /// The move of the bot that is thinking, if it is made within this time.
    fn bot_moves(&mut self, wait: Duration) -> Result<Option<ServerMessage>, TerminalError> {
        let Some(bot) = &self.bot else { return Ok(None) };
        let Some(action) = bot.thought.result(wait) else { return Ok(None) };
        let update = self.table.bot_plays(bot.seat, &action).expect("a bot chooses what is legal");
        self.bot = None;
        self.changed()?;
        Ok(Some(update))
    }

    /// The hints, if they arrive within this time.
    fn hinted(&mut self, wait: Duration) -> Option<ServerMessage> {
        let hints = self.hints.as_ref().and_then(|(_, thought)| thought.result(wait))?;
        self.hints = None;
        Some(self.table.hints(hints))
    }
}

impl Link for SoloLink {
    fn send(&mut self, message: ClientMessage) -> Result<(), TerminalError> {
        let (seed, before) = (fresh_seed()?, self.table.version());
        match self.table.receive(message, || seed) {
            SoloReply::Messages(messages) => {
                self.waiting.extend(messages.into_iter().map(|message| Heard::Message(Box::new(message))));
            }
            SoloReply::Hints => {
                let thought = Thought::begin(self.table.hint_thinking(), HINTS);
                self.hints = Some((self.table.turn(), thought));
            }
        }
        if self.table.version() == before { Ok(()) } else { self.changed() }
    }

    fn receive(&mut self, wait: Duration) -> Result<Option<Heard>, TerminalError> {
        if let Some(heard) = self.waiting.pop_front() {
            return Ok(Some(heard));
        }
        let message = match self.hinted(Duration::ZERO) {
            Some(hints) => Some(hints),
            None if self.bot.is_some() => self.bot_moves(wait)?,
            None => self.hinted(wait),
        };
        Ok(message.map(|message| Heard::Message(Box::new(message))))
    }

    fn thinking(&self) -> Option<(Seat, Instant)> {
        self.bot.as_ref().map(|bot| (bot.seat, bot.since))
    }

    fn another(&self, _: Option<TableId>) -> Result<Option<Session>, TerminalError> {
        let setup = self.table.setup().clone().with_seed(fresh_seed()?);
        Session::start(setup, self.store.clone()).map(Some)
    }

    fn introduction(&self, client: &Client) -> Vec<Words> {
        let setup = self.table.setup();
        let title = client.game().map_or("", |game| game.info().title);
        let table = Words::new("terminal-solo-table")
            .words("title", Words::plain(title))
            .number("seats", setup.deal.seats)
            .words("seed", Words::plain(setup.deal.seed));
        vec![table, naming::seating(client)]
    }

    fn record(&self) -> String {
        self.store.records().display().to_string()
    }

    fn parting(&self) -> Words {
        Words::new("terminal-saved")
    }
}
