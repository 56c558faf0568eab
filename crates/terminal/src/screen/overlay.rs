//! Overlays, which cover the table for a while: [`Overlay`].

use crossterm::event::KeyCode;
use parlour_core::Words;
use parlour_protocol::ClientMessage;
use parlour_seat::Hint;

use super::app::{App, Next};
use crate::{TerminalError, session::Telling};

/// Something that covers the table for a while.
pub(super) enum Overlay {
    /// Help on the keys.
    Keys,
    /// The question whether to leave.
    Quit,
    /// The question whether to be forgotten at this table.
    Forget,
    /// The rules page, starting at this line.
    Rules { from: usize },
    /// The whole log, scrolled back from its end by this many sentences.
    Log { back: usize },
    /// Every action with a number.
    List { index: usize, typed: String },
    /// The estimate of every move, once it has arrived.
    Hint { hints: Option<Vec<Hint>>, index: usize },
    /// The explanation of the thing under the cursor.
    About { title: String, lines: Vec<String> },
    /// The result.
    Result { scroll: usize },
}

/// Moves a number within its bounds, by a key.
fn moved(number: usize, last: usize, key: KeyCode) -> usize {
    let page = 10;
    match key {
        KeyCode::Up => number.saturating_sub(1),
        KeyCode::Down => (number + 1).min(last),
        KeyCode::PageUp => number.saturating_sub(page),
        KeyCode::PageDown | KeyCode::Char(' ') => (number + page).min(last),
        KeyCode::Home => 0,
        KeyCode::End => last,
        _ => number,
    }
}

const fn moves(key: KeyCode) -> bool {
    matches!(
        key,
        KeyCode::Up
            | KeyCode::Down
            | KeyCode::PageUp
            | KeyCode::PageDown
            | KeyCode::Home
            | KeyCode::End
            | KeyCode::Char(' ')
    )
}

impl App {
    /// Handles a key while an overlay is open. The overlay closes unless it is put back.
    pub(super) fn overlay_key(&mut self, overlay: Overlay, key: KeyCode) -> Result<Next, TerminalError> {
        match overlay {
            Overlay::Quit if matches!(key, KeyCode::Char('y' | 'q') | KeyCode::Enter) => {
                return Ok(Next::Leave);
            }
            Overlay::Forget if key == KeyCode::Char('y') => {
                self.tell(Telling::Wish(ClientMessage::Forget))?;
            }
            Overlay::Rules { from } if moves(key) => {
                let last = self.session.game().rules(self.language).lines().count().saturating_sub(1);
                self.overlay = Some(Overlay::Rules { from: moved(from, last, key) });
            }
            Overlay::Log { back } if moves(key) => {
                let opposite = match key {
                    KeyCode::Up => KeyCode::Down,
                    KeyCode::Down => KeyCode::Up,
                    KeyCode::PageUp => KeyCode::PageDown,
                    KeyCode::PageDown => KeyCode::PageUp,
                    KeyCode::Home => KeyCode::End,
                    _ => KeyCode::Home,
                };
                let last = self.session.client().lines().len().saturating_sub(1);
                self.overlay = Some(Overlay::Log { back: moved(back, last, opposite) });
            }
            Overlay::Result { scroll } => return Ok(self.result_key(scroll, key)),
            Overlay::List { index, typed } => return self.list_key(index, typed, key).map(|()| Next::Stay),
            Overlay::Hint { hints, index } => {
                let shown = hints.as_deref().unwrap_or_default();
                match shown.get(index) {
                    Some(hint) if key == KeyCode::Enter => self.play(&hint.action.clone())?,
                    _ if moves(key) => {
                        let index = moved(index, shown.len().saturating_sub(1), key);
                        self.overlay = Some(Overlay::Hint { hints, index });
                    }
                    _ => {}
                }
            }
            Overlay::Keys
            | Overlay::Quit
            | Overlay::Forget
            | Overlay::Rules { .. }
            | Overlay::Log { .. }
            | Overlay::About { .. } => {}
        }
        Ok(Next::Stay)
    }

    fn result_key(&mut self, scroll: usize, key: KeyCode) -> Next {
        match key {
            KeyCode::Char('n') => return Next::Another,
            KeyCode::Char('q' | 's') => return Next::Leave,
            key if moves(key) => {
                let last = self.result_rows().len().saturating_sub(1);
                self.overlay = Some(Overlay::Result { scroll: moved(scroll, last, key) });
            }
            _ => {}
        }
        Next::Stay
    }

    fn list_key(&mut self, index: usize, mut typed: String, key: KeyCode) -> Result<(), TerminalError> {
        let count = self.scene.choices.len();
        let number = typed.parse::<usize>().ok();
        match key {
            KeyCode::Enter => {
                let chosen = number.map_or(Some(index), |number| number.checked_sub(1));
                if let Some(choice) = chosen.and_then(|index| self.scene.choices.get(index)) {
                    return self.play(&choice.action.clone());
                }
                let words = Words::new("terminal-no-such-number").number("last", count);
                self.message = Some(self.say(&words));
            }
            KeyCode::Char(digit) if digit.is_ascii_digit() => {
                typed.push(digit);
                let index = typed.parse::<usize>().map_or(index, |number| number.clamp(1, count) - 1);
                self.overlay = Some(Overlay::List { index, typed });
            }
            KeyCode::Backspace => {
                typed.pop();
                self.overlay = Some(Overlay::List { index, typed });
            }
            key if moves(key) => {
                self.overlay =
                    Some(Overlay::List { index: moved(index, count - 1, key), typed: String::new() });
            }
            _ => {}
        }
        Ok(())
    }
}
