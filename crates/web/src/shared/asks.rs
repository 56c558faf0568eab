//! Requests that need others: a takeback, another game. Also the menu of a shared table.

use leptos::prelude::*;
use parlour_core::{Seat, Viewer, Words};
use parlour_protocol::{ClientMessage, RoomStatus, TakeBackAsked};

use super::{forgetting, leaving, order};
use crate::{session::Session, text::say};

/// Buttons in the head of the table.
pub(super) fn tools(session: Session, id: String, forgetting: forgetting::Question) -> impl IntoView {
    let sits = move || session.seat().is_some();
    let playing = move || {
        session.room.with(|room| room.as_ref().is_some_and(|room| room.status == RoomStatus::Playing))
    };
    view! {
        <button class="quiet" hidden=move || !sits() || !playing() on:click=move |_| session.request(ClientMessage::AskTakeBack)>
            {say("web-take-back")}
        </button>
        {order::nudge(session)}
        {after(session, id)}
        {leaving::menu(session, forgetting, move || sits() && playing())}
    }
}

/// Requests that wait for an answer, and a refusal until the player who asked has read it.
pub(super) fn asks(session: Session) -> impl IntoView {
    let read = RwSignal::new(None::<TakeBackAsked>);
    move || {
        let asked = session.room.with(|room| room.as_ref()?.take_back)?;
        match asked.declined {
            None => Some(take_back(session, asked).into_any()),
            Some(_) if session.seat() != Some(asked.seat) || read.get() == Some(asked) => None,
            Some(by) => Some(declined(session, by, move || read.set(Some(asked))).into_any()),
        }
    }
}

/// Tells the player who asked that somebody has refused.
fn declined(session: Session, by: Seat, read: impl Fn() + 'static) -> impl IntoView {
    let words = Words::new("web-declined-take-back").seat("seat", by);
    let words = session.names().say(&words, Viewer::Spectator);
    view! {
        <section class="ask" role="alertdialog" aria-label=say("web-take-back")>
            <p>{words}</p>
            <p class="actions"><button class="main" on:click=move |_| read()>{say("web-note-seen")}</button></p>
        </section>
    }
}

/// The options after a game.
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
