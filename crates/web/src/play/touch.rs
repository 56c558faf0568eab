//! From pointing at something to a decision.

use leptos::{ev::MouseEvent, prelude::*};
use parlour_core::scene::Pick;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use crate::{
    scene::{Reach, Touched},
    session::Session,
};

/// A click somewhere on the table.
pub(super) fn click(session: Session, reach: Memo<Reach>, event: &MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(pick) = target.and_then(|element| pointed(&element)) {
        touch(session, reach, &pick);
    }
}

/// What that element, or what it lies on, stands for.
pub(super) fn pointed(element: &Element) -> Option<Pick> {
    let element = element.closest("[data-pick]").ok()??;
    serde_json::from_str(&element.get_attribute("data-pick")?).ok()
}

/// Somebody points at something: it is picked, put back, or the reason is told why not.
pub(super) fn touch(session: Session, reach: Memo<Reach>, pick: &Pick) {
    let Some(scene) = session.scene.get_untracked() else { return };
    match reach.get_untracked().touched(&scene, pick) {
        Touched::Picks(picks) => {
            session.notice.set(None);
            session.picks.set(picks);
        }
        Touched::Decide => decide(session, reach),
        Touched::Nothing => {
            if let Some(why) = session.why_not(&scene, pick) {
                session.tell(why, None);
            }
        }
    }
}

/// Says to the table what the picks mean.
pub(super) fn decide(session: Session, reach: Memo<Reach>) {
    let Some(choice) = reach.get_untracked().meant else { return };
    send(session, choice.action);
}

/// Says a decision to the table.
pub(super) fn send(session: Session, action: String) {
    session.play(action);
}

/// Takes the last pick back.
pub(super) fn undo(session: Session) {
    session.notice.set(None);
    session.picks.update(|picks| {
        picks.pop();
    });
}
