//! What people say to each other at the table, and who is not heard.

use std::collections::BTreeSet;

use leptos::prelude::*;
use parlour_protocol::{ChatText, Said};

use crate::{
    session::Session,
    text::{self, say},
};

pub(super) fn chat(session: Session) -> impl IntoView {
    let muted = RwSignal::new(BTreeSet::<String>::new());
    let draft = RwSignal::new(String::new());
    let lines = move || {
        let muted_now = muted.get();
        session.said.with(|said| {
            said.iter()
                .filter(|said| !muted_now.contains(said.name.as_str()))
                .map(|said| line(muted, said))
                .collect::<Vec<_>>()
        })
    };
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Ok(text) = ChatText::new(&draft.get_untracked()) {
            session.chat(text);
            draft.set(String::new());
        }
    };
    let quiet = move || muted.get().into_iter().map(|name| unmute(muted, name)).collect::<Vec<_>>();
    view! {
        <h2>{say("web-chat")}</h2>
        <ol class="said" aria-live="polite">{lines}</ol>
        <p class="soft">{quiet}</p>
        <form class="actions" on:submit=send>
            <input type="text" maxlength="400" aria-label=say("web-chat") prop:value=draft on:input=move |event| draft.set(event_target_value(&event))/>
            <button>{say("web-send")}</button>
        </form>
    }
}

fn line(muted: RwSignal<BTreeSet<String>>, said: &Said) -> impl IntoView + use<> {
    let name = said.name.as_str().to_owned();
    let who = name.clone();
    let mute = move |_| {
        let name = name.clone();
        muted.update(|muted| {
            muted.insert(name);
        });
    };
    view! {
        <li>
            <b>{who}</b>": "{said.text.clone()}" "
            <button class="quiet small" on:click=mute>{say("web-mute")}</button>
        </li>
    }
}

fn unmute(muted: RwSignal<BTreeSet<String>>, name: String) -> impl IntoView {
    let label = text::about("web-unmute", "name", &name);
    let hear = move |_| {
        muted.update(|muted| {
            muted.remove(&name);
        });
    };
    view! { <button class="quiet small" on:click=hear>{label}</button> }
}
