//! Leaving a running game, and taking the same seat again.

use leptos::{
    html::{Button, Dialog},
    prelude::*,
};
use parlour_core::Seat;
use parlour_protocol::{ClientMessage, PersonName};

use super::forgetting;
use crate::{app::world, session::Session, settings, text::say};

/// The menu of a player in a running game, and the question behind its item.
pub(super) fn menu(
    session: Session,
    forgetting: forgetting::Question,
    here: impl Fn() -> bool + Send + Sync + 'static,
) -> impl IntoView {
    let router = world().router;
    let question = NodeRef::<Dialog>::new();
    let staying = NodeRef::<Button>::new();
    let ask = move |_| {
        if let (Some(question), Some(staying)) = (question.get(), staying.get()) {
            // The dialog is on the page and closed, so it can be opened and its button focused.
            let _ = question.show_modal();
            let _ = staying.focus();
        }
    };
    let stay = move |_| {
        if let Some(question) = question.get() {
            question.close();
        }
    };
    let go = move |_| {
        session.request(ClientMessage::Leave);
        router.go("/");
    };
    view! {
        <details class="menu" hidden=move || !here()>
            <summary class="button quiet">{say("web-menu")}</summary>
            <div class="sheet">
                <button class="quiet" on:click=ask>{say("web-leave-game")}</button>
                {forgetting.button()}
            </div>
        </details>
        <dialog class="question" node_ref=question aria-labelledby="leaving">
            <h2 id="leaving">{say("web-leave-really")}</h2>
            <p>{say("web-leave-what")}</p>
            <p class="actions">
                <button class="main" on:click=go>{say("web-leave-game")}</button>
                <button node_ref=staying on:click=stay>{say("web-stay")}</button>
            </p>
        </dialog>
    }
}

/// Gives players who come back to a game their seat again: that is why they have opened the link.
pub(super) fn come_back(session: Session) {
    let arrived = StoredValue::new(false);
    Effect::new(move |_| {
        let Some(you) = session.you.get() else { return };
        if arrived.get_value() {
            return;
        }
        arrived.set_value(true);
        if let Some(seat) = you.left {
            untrack(|| sit_again(session, seat));
        }
    });
}

/// Tells a player who has left the game but not the page that a bot plays for them.
pub(super) fn offer(session: Session) -> impl IntoView {
    move || {
        let seat = session.you.with(|you| you.as_ref().and_then(|you| you.left))?;
        Some(view! {
            <section class="ask" role="alertdialog" aria-label=say("web-left")>
                <p>{say("web-left")}</p>
                <p class="actions">
                    <button class="main" on:click=move |_| sit_again(session, seat)>{say("web-sit-again")}</button>
                </p>
            </section>
        })
    }
}

fn sit_again(session: Session, seat: Seat) {
    let name = settings::kept("name").and_then(|name| PersonName::new(&name).ok());
    let name = name.or_else(|| PersonName::new(&say("web-somebody")).ok());
    if let Some(name) = name {
        session.sit(seat, name);
        session.tell(say("web-seated-again"), None);
    }
}
