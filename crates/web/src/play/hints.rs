//! What the search thinks of one's choices: the estimated share of the win of each.

use leptos::prelude::*;
use parlour_core::Scene;
use parlour_protocol::ClientMessage;
use parlour_registry::Opinion;

use super::Drawer;
use crate::{
    scene::Names,
    session::{Hints, Session},
    text::{self, say},
};

/// Asks for hints whenever they are looked at, none are there and it is the person's turn.
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
        Hints::Here(_, opinions) => {
            let names = session.names();
            let scene = session.scene.get();
            let line = |opinion: &Opinion| line(session, scene.as_deref(), &names, opinion);
            view! { <ol class="hints">{opinions.iter().map(line).collect::<Vec<_>>()}</ol> }.into_any()
        }
    };
    view! {
        <h2>{say("web-hint")}</h2>
        <p class="soft">{say("web-hint-what")}</p>
        {list}
    }
}

fn line(session: Session, scene: Option<&Scene>, names: &Names, opinion: &Opinion) -> impl IntoView + use<> {
    let choice = scene.and_then(|scene| scene.choices.iter().find(|choice| choice.action == opinion.action));
    let label = match (choice, scene) {
        (Some(choice), Some(scene)) => names.say(&choice.label, scene.viewer),
        _ => opinion.action.clone(),
    };
    let picks = choice.map(|choice| choice.picks.clone()).unwrap_or_default();
    let percent = text::opinion(opinion);
    view! {
        <li>
            <button class="quiet hint" on:click=move |_| session.picks.set(picks.clone())>
                <meter min="0" max="1" value=opinion.share.to_string()></meter>
                <b>{percent}</b>
                <span>{label}</span>
            </button>
        </li>
    }
}
