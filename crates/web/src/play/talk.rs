//! The chat at the table: who is muted, and how many messages are unread: [`Talk`].

use leptos::prelude::*;
use parlour_protocol::{ChatText, Said, Version};

use super::Drawer;
use crate::{
    muted::{MutedPlayer, MutedPlayers},
    session::Session,
    settings,
    text::{self, say},
};

/// The key under which the read messages are saved.
const KEPT: &str = "talk";

/// The messages that the person has read, and the players they have muted.
#[derive(Clone, Copy)]
pub(super) struct Talk {
    session: Session,
    read: RwSignal<Version>,
    muted: RwSignal<MutedPlayers>,
}

impl Talk {
    /// Marks everything as read as soon as it is shown.
    pub(super) fn listen(session: Session, shown: RwSignal<Drawer>) -> Self {
        let talk = Self {
            session,
            read: RwSignal::new(read_before()),
            muted: RwSignal::new(MutedPlayers::default()),
        };
        Effect::new(move |_| {
            let last = session.said.with(|said| said.last().map(|said| said.version));
            if let (Drawer::Talk, Some(last)) = (shown.get(), last) {
                talk.read.set(last);
                settings::keep(KEPT, &format!("{} {}", place(), last.0));
            }
        });
        talk
    }

    /// The number of unread messages from others.
    pub(super) fn unread(self) -> usize {
        let (read, seat) = (self.read.get(), self.session.seat());
        let muted = self.muted.get();
        let is_new =
            |said: &&Said| said.version > read && (seat.is_none() || said.seat != seat) && !muted.hide(said);
        self.session.said.with(|said| said.iter().filter(is_new).count())
    }
}

/// The address of the table. Versions of one table say nothing about another.
fn place() -> String {
    window().location().pathname().unwrap_or_default()
}

fn read_before() -> Version {
    let kept = settings::kept(KEPT).unwrap_or_default();
    let version = kept.split_once(' ').filter(|(table, _)| *table == place());
    version.and_then(|(_, version)| version.parse().ok()).map(Version).unwrap_or_default()
}

/// All messages, and a field to write one.
pub(super) fn talk(talk: &Talk) -> impl IntoView + use<> {
    let Talk { session, muted, .. } = *talk;
    let draft = RwSignal::new(String::new());
    let lines = move || {
        let muted_now = muted.get();
        session.said.with(|said| {
            said.iter().filter(|said| !muted_now.hide(said)).map(|said| line(muted, said)).collect::<Vec<_>>()
        })
    };
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Ok(text) = ChatText::new(&draft.get_untracked()) {
            session.chat(text);
            draft.set(String::new());
        }
    };
    let quiet = move || muted.get().into_iter().map(|who| unmute(muted, who)).collect::<Vec<_>>();
    view! {
        <h2>{say("web-chat")}</h2>
        <ol class="said" aria-live="polite">{lines}</ol>
        <p class="soft">{quiet}</p>
        <p class="soft" hidden=move || session.seat().is_some()>{say("web-chat-players-only")}</p>
        <form class="actions" hidden=move || session.seat().is_none() on:submit=send>
            <input type="text" maxlength="400" aria-label=say("web-chat") prop:value=draft on:input=move |event| draft.set(event_target_value(&event))/>
            <button>{say("web-send")}</button>
        </form>
    }
}

fn line(muted: RwSignal<MutedPlayers>, said: &Said) -> impl IntoView + use<> {
    let name = said.name.as_str().to_owned();
    let who = MutedPlayer::who_said(said);
    let mute = move |_| muted.update(|muted| muted.mute(who.clone()));
    view! {
        <li>
            <b>{name}</b>": "{said.text.clone()}" "
            <button class="quiet small" on:click=mute>{say("web-mute")}</button>
        </li>
    }
}

fn unmute(muted: RwSignal<MutedPlayers>, who: MutedPlayer) -> impl IntoView {
    let label = text::about("web-unmute", "name", who.name());
    let hear = move |_| muted.update(|muted| muted.unmute(&who));
    view! { <button class="quiet small" on:click=hear>{label}</button> }
}
