//! Turns clicks on things into decisions.

use leptos::{ev::MouseEvent, prelude::*};
use parlour_core::scene::Pick;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use crate::{
    scene::{Reach, Touched},
    session::Session,
};

/// A click somewhere on the table.
pub(super) fn click(session: Session, reach: Memo<Reach>, event: &MouseEvent) -> Touch {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.and_then(|element| pointed(&element)).map_or(Touch::Nothing, |pick| touch(session, reach, &pick))
}

/// The result of a click on something.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Touch {
    /// It was picked, put back or played.
    Picked,
    /// It cannot be picked.
    Nothing,
}

/// The pick that an element, or the one around it, stands for.
pub(super) fn pointed(element: &Element) -> Option<Pick> {
    let element = element.closest("[data-pick]").ok()??;
    serde_json::from_str(&element.get_attribute("data-pick")?).ok()
}

/// Handles a click on something: picks it, puts it back, or shows why it cannot be picked.
pub(super) fn touch(session: Session, reach: Memo<Reach>, pick: &Pick) -> Touch {
    let Some(scene) = session.scene.get_untracked() else { return Touch::Nothing };
    match reach.get_untracked().touched(&scene, pick) {
        Touched::Picks(picks) => {
            session.notice.set(None);
            session.picks.set(picks);
        }
        Touched::Instead(picks) => {
            match session.why_instead(&scene, pick) {
                Some(why) => session.tell(why, None),
                None => session.notice.set(None),
            }
            session.picks.set(picks);
        }
        Touched::Decide => decide(session, reach),
        Touched::Nothing => {
            session.tell_why_not(&scene, pick);
            return Touch::Nothing;
        }
    }
    Touch::Picked
}

/// Plays the action that the picks mean.
pub(super) fn decide(session: Session, reach: Memo<Reach>) {
    let Some(choice) = reach.get_untracked().meant else { return };
    send(session, choice.action);
}

/// Sends a decision to the table.
pub(super) fn send(session: Session, action: String) {
    session.play(action);
}

/// Undoes the last pick.
pub(super) fn undo(session: Session) {
    session.notice.set(None);
    session.picks.update(|picks| {
        picks.pop();
    });
}
