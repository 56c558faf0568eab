//! A shared table: sitting down, inviting, talking, agreeing.

mod asks;
mod chairs;
mod chat;
mod fair;
mod invite;

use leptos::prelude::*;
use parlour_protocol::RoomStatus;

use crate::{online::Socket, play, session::Session, text::say};

/// The page of a shared table.
pub(crate) fn table(id: &str) -> impl IntoView {
    let session = Session::new();
    let socket = Socket::open(id, session);
    session.connect(socket.speak());
    let talks = RwSignal::new(Talk::Closed);
    let id = id.to_owned();
    view! {
        {play::table(session, move || tools(session, talks, id.clone()))}
        {move || gathering(session).then(|| view! { <div class="gathering">{chairs::chairs(session)}{invite::invite()}</div> })}
        {asks::asks(session)}
        {fair::fair(session)}
        <aside class="drawer chat" hidden=move || talks.get() == Talk::Closed>{chat::chat(session)}</aside>
    }
}

/// Whether one sees what is said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Talk {
    Closed,
    Open,
}

fn gathering(session: Session) -> bool {
    session.room.with(|room| room.as_ref().is_some_and(|room| room.status == RoomStatus::Gathering))
}

fn tools(session: Session, talks: RwSignal<Talk>, id: String) -> impl IntoView {
    let turn =
        move |_| talks.update(|talk| *talk = if *talk == Talk::Open { Talk::Closed } else { Talk::Open });
    let count = move || {
        session.said.with(|said| if said.is_empty() { String::new() } else { format!(" ({})", said.len()) })
    };
    view! {
        <button class="quiet" aria-expanded=move || (talks.get() == Talk::Open).to_string() on:click=turn>{say("web-chat")}{count}</button>
        {asks::tools(session, id)}
    }
}
