//! The voice of a lesson: a card above the table, and a ring around the things it is about.

use leptos::prelude::*;
use parlour_core::{Viewer, Words, scene::Pick};
use parlour_seat::{Voice, VoiceWaits};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use super::keys;
use crate::{scene::words, session::Session, text::say};

/// The attribute of elements with a ring around them.
const MEANT: &str = "data-meant";

/// What the voice of a lesson waits for, reading or a move, as the style sheet names it; `None` without a
/// lesson.
pub(super) fn stage(session: Session) -> Option<&'static str> {
    session.voice.with(|voice| {
        voice.as_ref().map(|voice| if voice.waits == VoiceWaits::Move { "moving" } else { "reading" })
    })
}

pub(super) fn card(session: Session) -> impl IntoView {
    Effect::new(move |_| {
        session.scene.track();
        session.picks.track();
        let point = session.voice.get().map(|voice| voice.point).unwrap_or_default();
        request_animation_frame(move || mark(&point));
    });
    let speaks = Memo::new(move |_| session.voice.with(Option::is_some));
    move || speaks.get().then(|| shown(session))
}

/// The card. The element stays while its words change, so that it keeps the focus and new words are read
/// aloud.
fn shown(session: Session) -> impl IntoView {
    let voice = move || session.voice.get();
    let number = move || voice().map(|voice| voice.number.to_string());
    let step = move || {
        let words = |voice: Voice| {
            Words::new("web-lesson-step").number("number", voice.number).number("count", voice.count)
        };
        voice().map(|voice| say(words(voice)))
    };
    let viewer = move || session.seat().map_or(Viewer::Spectator, Viewer::Seat);
    let said = move || voice().map(|voice| words(&voice.words, viewer(), &session.names()));
    let waits = Memo::new(move |_| session.voice.with(|voice| voice.as_ref().map(|voice| voice.waits)));
    let is = move |wanted| waits.get() == Some(wanted);
    let shown = session.story;
    Effect::new(move |_| {
        session.voice.track();
        request_animation_frame(keys::refocus);
    });
    view! {
        <section class="lesson" aria-label=say("web-lesson") data-step=number>
            <p class="step">{step}</p>
            <p class="voice" role="status">{said}</p>
            <div class="actions">
                <button class="main next" hidden=move || !is(VoiceWaits::Reading) disabled=move || shown.is_running() on:click=move |_| session.read_on()>{say("web-lesson-next")}</button>
                <span class="soft" hidden=move || !is(VoiceWaits::Move) || shown.is_running()>{say("web-lesson-move")}</span>
                {move || is(VoiceWaits::Nothing).then(|| after(session))}
            </div>
        </section>
    }
}

/// The links shown after the last step.
fn after(session: Session) -> impl IntoView {
    let slug = session.game.get_value().map_or("", |game| game.info().slug);
    view! {
        <a class="button main" href=format!("/new/{slug}?bots=easy")>{say("web-lesson-play")}</a>
        <a class="button" href=format!("/rules/{slug}")>{say("web-rules")}</a>
    }
}

/// Marks the things the voice is about, and nothing else.
fn mark(point: &[Pick]) {
    for element in all(&format!("[{MEANT}]")) {
        // Removing an attribute with a valid name never fails.
        let _ = element.remove_attribute(MEANT);
    }
    let meant = point.iter().filter_map(|pick| match pick {
        Pick::Piece(id) => Some(format!(".board [data-piece={id:?}]")),
        Pick::Zone(id) => Some(format!(".board [data-zone={id:?}]")),
        Pick::Place(..) => {
            serde_json::to_string(pick).ok().map(|pick| format!(".board [data-pick='{pick}']"))
        }
        Pick::Seat(seat) => Some(format!(".board [data-seat=\"{seat}\"]")),
        Pick::Button(_) => None,
    });
    for element in meant.flat_map(|selector| all(&selector)) {
        let _ = element.set_attribute(MEANT, "");
    }
}

fn all(selector: &str) -> Vec<Element> {
    let Ok(list) = document().query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|index| list.item(index)?.dyn_into().ok()).collect()
}
