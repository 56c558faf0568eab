//! The search's opinion of the person's moves: the win chance of each, and what is certain to follow.

use leptos::prelude::*;
use parlour_core::{Scene, Viewer};
use parlour_protocol::ClientMessage;
use parlour_seat::Hint;

use super::Drawer;
use crate::{
    scene::{Names, words},
    session::{Hints, Session},
    text::say,
};

/// Asks for hints when the drawer shows them, none are there and it is the person's turn.
pub(super) fn ask(session: Session, drawer: RwSignal<Drawer>) {
    Effect::new(move |_| {
        let wanted = drawer.get() == Drawer::Hints && session.hints.with(|hints| *hints == Hints::None);
        if wanted && session.my_turn() {
            session.hints.set(Hints::Thinking);
            session.request(ClientMessage::Hint);
        }
    });
}

pub(super) fn hints(session: Session) -> impl IntoView {
    let list = move || match session.hints.get() {
        Hints::None => view! { <p>{say("web-hint-none")}</p> }.into_any(),
        Hints::Thinking => view! { <p role="status">{say("web-hint-thinking")}</p> }.into_any(),
        Hints::Here(_, hints) => {
            let names = session.names();
            let scene = session.scene.get();
            let line = |hint: &Hint| line(session, scene.as_deref(), &names, hint);
            view! { <ol class="hints">{hints.iter().map(line).collect::<Vec<_>>()}</ol> }.into_any()
        }
    };
    view! {
        <h2>{say("web-hint")}</h2>
        <p class="soft">{say("web-hint-what")}</p>
        {list}
    }
}

fn line(session: Session, scene: Option<&Scene>, names: &Names, hint: &Hint) -> impl IntoView + use<> {
    let viewer = session.seat().map_or(Viewer::Spectator, Viewer::Seat);
    let choice = scene.and_then(|scene| scene.choices.iter().find(|choice| choice.action == hint.action));
    let label = match choice {
        Some(choice) => words(&choice.label, viewer, names),
        None => vec![hint.action.clone().into_any()],
    };
    let picks = choice.map(|choice| choice.picks.clone()).unwrap_or_default();
    let reasons: Vec<_> = hint
        .reasons
        .iter()
        .map(|reason| view! { <span class="reason">{words(reason, viewer, names)}</span> })
        .collect();
    view! {
        <li>
            <button class="quiet hint" on:click=move |_| session.picks.set(picks.clone())>
                <meter min="0" max="1" value=hint.length.to_string()></meter>
                <b>{names.say(&hint.figure, viewer)}</b>
                <span>{label}{reasons}</span>
            </button>
        </li>
    }
}
