//! `parlour play` on a terminal, with keys.

use std::{
    io::{Read as _, Write},
    num::NonZero,
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use super::*;

/// Ends a test that would otherwise hang, and decides nothing else.
const FOREVER: Duration = Duration::from_mins(1);

/// The program on a pseudo-terminal.
pub(super) struct Player {
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    pub(super) child: Box<dyn Child + Send + Sync>,
    screen: Arc<Mutex<vt100::Parser>>,
}

const fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

fn count(cells: u16) -> NonZero<u16> {
    NonZero::new(cells).unwrap()
}

impl Player {
    pub(super) fn start(words: &str, folder: &Path) -> Self {
        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_parlour"));
        command.args(words.split_whitespace());
        command.env("PARLOUR_DATA", folder);
        command.env("TERM", "xterm");
        command.env("PARLOUR_LANG", "en");
        command.env("PARLOUR_SPEED", "instant");
        let child = pair.slave.spawn_command(command).unwrap();
        let screen = Arc::new(Mutex::new(vt100::Parser::new(count(24), count(80), 0)));
        let (mut reader, shown) = (pair.master.try_clone_reader().unwrap(), Arc::clone(&screen));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                shown.lock().unwrap().process(&bytes[..count]);
            }
        });
        Self { keys: pair.master.take_writer().unwrap(), master: pair.master, child, screen }
    }

    pub(super) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    fn shown(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    /// Waits until the screen shows this text.
    fn see(&self, what: &str) {
        self.see_that(what, |shown| shown.contains(what));
    }

    pub(super) fn see_that(&self, what: &str, holds: impl Fn(&str) -> bool) {
        let start = Instant::now();
        while !holds(&self.shown()) {
            assert!(start.elapsed() < FOREVER, "{what} never came:\n{}", self.shown());
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn resize(&self, cols: u16, rows: u16) {
        self.screen.lock().unwrap().screen_mut().set_size(count(rows), count(cols));
        self.master.resize(size(cols, rows)).unwrap();
    }

    /// Asserts that the program ends well, with the game saved and the terminal restored.
    fn end(mut self) {
        assert!(self.child.wait().unwrap().success());
        self.see("The game is saved");
        assert!(!self.screen.lock().unwrap().screen().alternate_screen());
    }
}

#[test]
fn a_game_can_be_played_with_keys_in_a_window_that_changes_its_size() {
    let folder = TempDir::new().unwrap();
    let mut player = Player::start("play tps --bots random --seed 7", folder.path());
    player.see("Your turn");
    player.press("\r");
    player.see("Trick 2 of");
    player.see("Your turn");
    player.press("l");
    player.see("Moves");
    player.press("1\r");
    player.see_that("no list", |shown| !shown.contains("Moves"));
    player.resize(60, 20);
    player.see("80 columns and 24 rows");
    player.resize(120, 40);
    player.see("Your turn");
    player.see_that("two cards of the person in the log", |shown| shown.matches("You play ").count() == 2);
    player.press("\x1b[C");
    player.press("u");
    player.see("taken back");
    player.press("q");
    player.see("Leave the game?");
    player.press("y");
    player.end();

    let mut resumed = Player::start("play --resume", folder.path());
    resumed.see("Trick 2 of");
    resumed.see("Your turn");
    resumed.press("s");
    resumed.end();
}

#[test]
fn a_killed_terminal_loses_no_decision_that_was_made() {
    let folder = TempDir::new().unwrap();
    let mut player = Player::start("play damocles --bots random --seed 7", folder.path());
    player.see("Your turn");
    // Two codices are picked and discarded; then one token is picked, which does not make a decision yet.
    player.press("\r\t\r");
    player.see("You discard ");
    player.press("\r");
    player.child.kill().unwrap();
    player.child.wait().unwrap();

    let mut resumed = Player::start("play --resume", folder.path());
    resumed.see("You discard ");
    resumed.see("Your turn");
    resumed.press("s");
    resumed.end();
}

#[test]
fn a_game_can_be_chosen_from_the_menu() {
    let folder = TempDir::new().unwrap();
    let mut player = Player::start("play --ascii", folder.path());
    player.see("Players");
    // Down past the lesson, the players and the own seat to the first bot, and from medium to greedy, where nothing waits.
    player.press("\x1b[B\x1b[B\x1b[B\x1b[B\x1b[D\x1b[D");
    player.see("greedy");
    player.press("\x1b[B\x1b[D\x1b[D\r");
    player.see("Your turn");
    player.press("s");
    player.end();
}

#[test]
fn a_screen_without_a_terminal_is_refused() {
    let said = complaint("play tps", 2);
    assert!(said.contains("--plain"), "{said}");
}

#[test]
fn plain_lines_need_no_terminal() {
    let folder = TempDir::new().unwrap();
    let save = folder.path().join("game");
    let mut command = parlour("play pillars --plain --bots random --seed 7 --save");
    let done = command.arg(&save).write_stdin("1\n".repeat(5000)).assert().success();
    let told = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert!(told.contains("The game is over"), "{told}");
    output(&format!("verify {}", folder.path().join("records.jsonl").display()));
}
