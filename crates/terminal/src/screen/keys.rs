//! The effects of keys and the mouse.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use parlour_protocol::ClientMessage;
use parlour_seat::VoiceWaits;
use ratatui::layout::Position;

use super::{
    app::{App, Cursor, More, Next},
    moving::{Direction, Step},
    overlay::Overlay,
    target::{Standing, Target},
};
use crate::{TerminalError, about, naming, session::Telling};

impl App {
    /// Handles a key.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Result<Next, TerminalError> {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            return Ok(Next::Leave);
        }
        self.message = None;
        // These skip a moment of the story and do nothing else, so that nobody plays a card by accident.
        if matches!(key.code, KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right) && self.skip_story() {
            return Ok(Next::Stay);
        }
        if let Some(overlay) = self.overlay.take() {
            return self.overlay_key(overlay, key.code);
        }
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') if self.reads() => self.session.read_on()?,
            KeyCode::Char('q') if self.session.voice().is_some() => return Ok(Next::Leave),
            KeyCode::Up => self.go(Direction::Up),
            KeyCode::Down => self.go(Direction::Down),
            KeyCode::Left => self.go(Direction::Left),
            KeyCode::Right => self.go(Direction::Right),
            KeyCode::Tab => self.step(Step::Forward),
            KeyCode::BackTab => self.step(Step::Back),
            KeyCode::Enter | KeyCode::Char(' ') => self.press()?,
            KeyCode::Esc | KeyCode::Backspace => self.back(),
            KeyCode::Char('w') => self.look_around(),
            KeyCode::Char('u') => self.take_back()?,
            KeyCode::Char('y') => self.tell(Telling::Agree)?,
            KeyCode::Char('x') => self.tell(Telling::Decline)?,
            KeyCode::Char('s') => return Ok(Next::Leave),
            KeyCode::Char('n') if self.session.client().is_over() => return Ok(Next::Another),
            KeyCode::Char('n') => self.tell(Telling::Wish(ClientMessage::Nudge))?,
            KeyCode::Char('q') if self.session.client().is_over() => return Ok(Next::Leave),
            KeyCode::Char(letter) => self.open_overlay(letter)?,
            _ => {}
        }
        Ok(Next::Stay)
    }

    /// Handles the mouse.
    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Result<(), TerminalError> {
        if self.overlay.is_some() || mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return Ok(());
        }
        self.message = None;
        let Some(target) = self.at(Position::new(mouse.column, mouse.row)) else { return Ok(()) };
        if let Target::Pick(pick) = &target
            && self.standing(pick) != Standing::Picked
        {
            // The first click picks something and shows what that means; a second one on the same thing plays
            // it.
            self.pick(pick);
            if self.reachable(&target) {
                self.cursor = Some(target);
            }
            return Ok(());
        }
        self.confirm()
    }

    /// Whether the lesson is waiting for the person to read.
    fn reads(&self) -> bool {
        self.session.voice().is_some_and(|voice| voice.waits == VoiceWaits::Reading)
    }

    /// Picks what is under the cursor. Plays the action if that was picked already or if nothing else can be
    /// meant.
    fn press(&mut self) -> Result<(), TerminalError> {
        match self.cursor.clone() {
            Some(Target::Pick(pick)) if self.standing(&pick) != Standing::Picked => {
                let before = self.picks.len();
                self.pick(&pick);
                match self.meant() {
                    Some((action, More::No)) if self.picks.len() > before => self.play(&action),
                    _ => Ok(()),
                }
            }
            Some(_) => self.confirm(),
            None => Ok(()),
        }
    }

    /// Plays the action that the picks mean.
    fn confirm(&mut self) -> Result<(), TerminalError> {
        if let Some((action, _)) = self.meant() {
            return self.play(&action);
        }
        self.message = Some(self.say(&"terminal-pick-more".into()));
        Ok(())
    }

    fn back(&mut self) {
        if self.picks.pop().is_none() {
            self.way = Cursor::Choosing;
        }
    }

    fn look_around(&mut self) {
        self.way = match self.way {
            Cursor::Choosing => Cursor::Looking,
            Cursor::Looking => Cursor::Choosing,
        };
    }

    fn open_overlay(&mut self, letter: char) -> Result<(), TerminalError> {
        // They are about the moves there are now.
        if matches!(letter, 'l' | 'h' | '0'..='9') {
            self.finish_story();
        }
        self.overlay = match letter {
            '?' => Some(Overlay::Keys),
            'q' => Some(Overlay::Quit),
            'F' => Some(Overlay::Forget),
            'r' => Some(Overlay::Rules { from: self.line_of_rule() }),
            'g' => Some(Overlay::Log { back: 0 }),
            'i' => self.about_cursor(),
            'l' | '0'..='9' if !self.scene.choices.is_empty() => {
                let typed = letter.is_ascii_digit().then_some(letter).into_iter().collect();
                Some(Overlay::List { index: 0, typed })
            }
            'h' if !self.scene.choices.is_empty() => {
                self.session.ask_hints()?;
                Some(Overlay::Hint { hints: None, index: 0 })
            }
            'l' | 'h' => {
                self.message = Some(self.say(&"terminal-not-your-turn".into()));
                None
            }
            _ => None,
        };
        Ok(())
    }

    /// Explains the thing under the cursor; without one, says how to point at something.
    fn about_cursor(&mut self) -> Option<Overlay> {
        if let Some(Target::Pick(pick)) = &self.cursor {
            let lines = about::picked(&self.scene, pick, self.speaker());
            if !lines.is_empty() {
                let title = naming::pick(&self.scene, pick, self.speaker());
                return Some(Overlay::About { title, lines });
            }
        }
        self.message = Some(self.say(&"terminal-about-nothing".into()));
        None
    }

    /// The line of the rules page with the current rule.
    fn line_of_rule(&self) -> usize {
        let item = format!("**{}**", self.scene.rule);
        self.session.game().rules(self.language).lines().position(|line| line.contains(&item)).unwrap_or(0)
    }
}
