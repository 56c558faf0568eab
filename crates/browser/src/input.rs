//! Mouse and keyboard.

use serde_json::json;

use crate::{BrowserError, Page};

/// A use of the mouse and its left button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MouseAction {
    /// Moves the mouse with the button up.
    Move,
    /// Presses the button.
    Press,
    /// Moves the mouse with the button held.
    Drag,
    /// Releases the button.
    Release,
}

impl Page {
    /// Moves the mouse to a point of the window, in pixels from its upper left corner, and uses its left
    /// button.
    pub async fn mouse(&self, action: MouseAction, (x, y): (f64, f64)) -> Result<(), BrowserError> {
        let kind = match action {
            MouseAction::Press => "mousePressed",
            MouseAction::Move | MouseAction::Drag => "mouseMoved",
            MouseAction::Release => "mouseReleased",
        };
        let (button, buttons) = if action == MouseAction::Move { ("none", 0) } else { ("left", 1) };
        let event =
            json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1 });
        self.call("Input.dispatchMouseEvent", event).await.map(drop)
    }

    /// Presses and releases a key: a letter, or a key by its name, such as `Enter`.
    pub async fn press_key(&self, key: &str) -> Result<(), BrowserError> {
        let (code, text) = match key {
            "Enter" => (13, Some("\r")),
            "ArrowRight" => (39, None),
            "Escape" => (27, None),
            "Tab" => (9, None),
            _ => (0, Some(key)),
        };
        for kind in ["keyDown", "keyUp"] {
            let mut event = json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code });
            if let Some(text) = text {
                event["text"] = text.into();
            }
            self.call("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }
}
