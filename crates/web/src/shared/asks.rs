//! What needs more than one: taking a decision back, another game. And getting up.

use leptos::prelude::*;
use parlour_core::{Viewer, Words};
use parlour_protocol::{ClientMessage, RoomStatus, TakeBackAsked};

use crate::{session::Session, text::say};

/// Buttons in the head of the table.
pub(super) fn tools(session: Session, id: String) -> impl IntoView {
    let sits = move || session.seat().is_some();
    let playing = move || {
        session.room.with(|room| room.as_ref().is_some_and(|room| room.status == RoomStatus::Playing))
    };
    view! {
        <button class="quiet" hidden=move || !sits() || !playing() on:click=move |_| session.request(ClientMessage::AskTakeBack)>
            {say("web-take-back")}
        </button>
        <button class="quiet" hidden=move || !sits() || !playing() on:click=move |_| session.request(ClientMessage::Leave)>{say("web-leave-game")}</button>
        {after(session, id)}
    }
}

/// Questions that wait for an answer.
pub(super) fn asks(session: Session) -> impl IntoView {
    move || {
        let asked = session.room.with(|room| room.as_ref()?.take_back)?;
        Some(take_back(session, asked))
    }
}

/// What comes after the game.
fn after(session: Session, id: String) -> impl IntoView {
    move || {
        let next = session.room.with(|room| match room.as_ref()?.status {
            RoomStatus::Finished { rematch, .. } => Some(rematch),
            RoomStatus::Gathering | RoomStatus::Playing => None,
        })?;
        let next = if let Some(next) = next {
            view! { <a class="button main" href=format!("/t/{next}")>{say("web-to-rematch")}</a> }.into_any()
        } else {
            let ask = move |_| session.request(ClientMessage::Rematch);
            view! { <button class="main" hidden=session.seat().is_none() on:click=ask>{say("web-rematch")}</button> }
                .into_any()
        };
        Some(view! { {next}<a class="button" href=format!("/replay/{id}")>{say("web-replay")}</a> })
    }
}

fn take_back(session: Session, asked: TakeBackAsked) -> impl IntoView {
    let mine = session.seat().is_some_and(|seat| asked.waiting.contains(seat));
    let words = Words::new("web-asks-take-back").seat("seat", asked.seat).seats("waiting", asked.waiting);
    let words = session.names().say(&words, session.seat().map_or(Viewer::Spectator, Viewer::Seat));
    let answer = move |agree| session.request(ClientMessage::AnswerTakeBack { agree });
    view! {
        <section class="ask" role="alertdialog" aria-label=say("web-take-back")>
            <p>{words}</p>
            <p class="actions" hidden=!mine>
                <button class="main" on:click=move |_| answer(true)>{say("web-agree")}</button>
                <button on:click=move |_| answer(false)>{say("web-refuse")}</button>
            </p>
        </section>
    }
}
