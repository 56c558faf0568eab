//! Choosing what to play: [`Menu`].

mod draw;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use parlour_bots::Bot;
use parlour_core::{Language, Seat, Viewer, Words};
use parlour_registry::{AnyGame, Deal, GAMES};
use serde_json::{Map, Value};

use super::look::Look;
use crate::{SavedGames, Session, SoloSetup, TerminalError, fresh_seed, voice::speaker};

/// What happens after a key in the menu.
pub(super) enum Chosen {
    /// Nothing has been chosen yet.
    Nothing,
    /// This game starts.
    Game(Box<Session>),
    /// The person leaves without choosing a game.
    Leave,
}

/// A row of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Resume,
    Game,
    Learn,
    Seats,
    Seat,
    Bot(Seat),
    Option(usize),
    Seed,
    Start,
}

/// The direction of a left or right arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Left,
    Right,
}

/// The menu, with a game, seats, bots and options being chosen.
pub(super) struct Menu {
    look: Look,
    language: Language,
    store: SavedGames,
    /// The title of the most recently saved game.
    saved: Option<&'static str>,
    row: usize,
    game: usize,
    seats: usize,
    seat: usize,
    bots: [Bot; Seat::MAX],
    /// The text of each option of the game.
    options: Vec<String>,
    seed: String,
    message: Option<String>,
}

impl Menu {
    pub(super) fn new(store: SavedGames, look: Look, language: Language) -> Self {
        let saved = store.unfinished();
        let mut menu = Self {
            look,
            language,
            store,
            saved: saved.map(|game| game.info().title),
            row: 0,
            game: 0,
            seats: 0,
            seat: 0,
            bots: [Bot::Medium; Seat::MAX],
            options: Vec::new(),
            seed: String::new(),
            message: None,
        };
        menu.take_game(0);
        menu
    }

    /// The words in the person's language, using characters that the terminal has.
    fn say(&self, words: &Words) -> String {
        self.look.text(&speaker(self.language, Viewer::Spectator).say(words))
    }

    fn game(&self) -> &'static dyn AnyGame {
        GAMES[self.game]
    }

    /// Switches to another game, with its fewest seats and its own options.
    fn take_game(&mut self, game: usize) {
        self.game = game;
        self.seats = *self.game().info().seats.start();
        self.seat = 0;
        let defaults = self.game().default_options();
        self.options = self.game().options().iter().map(|option| defaults[option.key].to_string()).collect();
    }

    fn rows(&self) -> Vec<Row> {
        let others =
            (0..self.seats).filter(|&seat| seat != self.seat).map(|seat| Row::Bot(Seat::new(seat as u8)));
        let options = (0..self.options.len()).map(Row::Option);
        let saved = self.saved.map(|_| Row::Resume);
        let lesson = self.game().lesson().map(|_| Row::Learn);
        let game = [Row::Game].into_iter().chain(lesson).chain([Row::Seats, Row::Seat]);
        saved.into_iter().chain(game).chain(others).chain(options).chain([Row::Seed, Row::Start]).collect()
    }

    pub(super) fn key(&mut self, key: KeyEvent) -> Chosen {
        let rows = self.rows();
        let row = rows[self.row];
        self.message = None;
        match (key.code, row) {
            (KeyCode::Char('c'), _) if key.modifiers.contains(KeyModifiers::CONTROL) => return Chosen::Leave,
            (KeyCode::Up, _) => self.row = self.row.checked_sub(1).unwrap_or(rows.len() - 1),
            (KeyCode::Down | KeyCode::Tab, _) => self.row = (self.row + 1) % rows.len(),
            (KeyCode::Left, row) => self.turn(row, Side::Left),
            (KeyCode::Right, row) => self.turn(row, Side::Right),
            (KeyCode::Enter, Row::Resume) => return self.begin(Session::resume(self.store.clone(), None)),
            (KeyCode::Enter, Row::Learn) => {
                return self.begin(Session::learn(self.game(), None, self.store.clone()));
            }
            (KeyCode::Enter, _) => {
                let session = self.setup().and_then(|setup| Session::start(setup, self.store.clone()));
                return self.begin(session);
            }
            (KeyCode::Backspace, Row::Seed) => drop(self.seed.pop()),
            (KeyCode::Backspace, Row::Option(index)) => drop(self.options[index].pop()),
            (KeyCode::Char(digit), Row::Seed) if digit.is_ascii_digit() => self.seed.push(digit),
            (KeyCode::Char(letter), Row::Option(index)) if letter != 'q' || !self.is_switch(index) => {
                self.options[index].push(letter);
            }
            (KeyCode::Esc | KeyCode::Char('q'), _) => return Chosen::Leave,
            _ => {}
        }
        // A game with fewer seats has fewer rows.
        self.row = self.row.min(self.rows().len() - 1);
        Chosen::Nothing
    }

    fn begin(&mut self, session: Result<Session, TerminalError>) -> Chosen {
        match session {
            Ok(session) => Chosen::Game(Box::new(session)),
            Err(error) => {
                self.message = Some(error.said(self.language));
                Chosen::Nothing
            }
        }
    }

    /// Switches to the next or previous value in a row with a fixed set of values.
    fn turn(&mut self, row: Row, side: Side) {
        let turned = |at: usize, count: usize| match side {
            Side::Left => (at + count - 1) % count,
            Side::Right => (at + 1) % count,
        };
        match row {
            Row::Game => self.take_game(turned(self.game, GAMES.len())),
            Row::Seats => {
                let all: Vec<usize> = self.game().info().seats.collect();
                let at = all.iter().position(|&seats| seats == self.seats).unwrap_or(0);
                self.seats = all[turned(at, all.len())];
                self.seat = self.seat.min(self.seats - 1);
            }
            Row::Seat => self.seat = turned(self.seat, self.seats),
            Row::Bot(seat) => {
                let bot = &mut self.bots[seat.number()];
                let at = Bot::ALL.iter().position(|other| other == bot).unwrap_or(0);
                *bot = Bot::ALL[turned(at, Bot::ALL.len())];
            }
            Row::Option(index) if self.is_switch(index) => {
                self.options[index] = (self.options[index] != "true").to_string();
            }
            Row::Resume | Row::Learn | Row::Option(_) | Row::Seed | Row::Start => {}
        }
    }

    /// Whether an option is true or false.
    fn is_switch(&self, index: usize) -> bool {
        self.game().default_options()[self.game().options()[index].key].is_boolean()
    }

    fn setup(&self) -> Result<SoloSetup, TerminalError> {
        let defaults = self.game().default_options();
        let mut options = Map::new();
        for (option, text) in self.game().options().iter().zip(&self.options) {
            let value = serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.clone()));
            if value != defaults[option.key] {
                options.insert(option.key.to_owned(), value);
            }
        }
        let seed = self.seed.parse().map_or_else(|_| fresh_seed(), Ok)?;
        Ok(SoloSetup {
            game: self.game().info().slug.to_owned(),
            deal: Deal { seats: self.seats, options, seed },
            seat: Seat::new(self.seat as u8),
            name: None,
            bots: self.bots[..self.seats].to_vec(),
        })
    }
}
