//! Deleting one's name and messages at a table.

use leptos::{
    html::{Button, Dialog},
    prelude::*,
    task::spawn_local,
};
use parlour_protocol::{ClientMessage, RoomStatus};

use crate::{
    online,
    session::Session,
    text::{self, say},
};

/// The question asked first.
#[derive(Clone, Copy)]
pub(super) struct Question {
    dialog: NodeRef<Dialog>,
    /// The button that changes nothing.
    staying: NodeRef<Button>,
    /// The id by which the server knows this visitor, for its operator.
    person: RwSignal<Option<String>>,
}

impl Question {
    pub(super) fn new() -> Self {
        Self { dialog: NodeRef::new(), staying: NodeRef::new(), person: RwSignal::new(None) }
    }

    fn ask(self) {
        if let (Some(dialog), Some(staying)) = (self.dialog.get_untracked(), self.staying.get_untracked()) {
            // The dialog is on the page and closed, so it can be opened and its button focused.
            let _ = dialog.show_modal();
            let _ = staying.focus();
        }
        spawn_local(async move {
            // Without the id, the question is asked all the same.
            if let Ok(person) = online::person().await {
                self.person.try_set(Some(person));
            }
        });
    }

    fn close(self) {
        if let Some(dialog) = self.dialog.get_untracked() {
            dialog.close();
        }
    }

    /// The button that opens the question.
    pub(super) fn button(self) -> impl IntoView {
        view! { <button class="quiet" on:click=move |_| self.ask()>{say("web-forget")}</button> }
    }

    /// The question itself, once per page.
    pub(super) fn view(self, session: Session) -> impl IntoView {
        let forget = move |_| {
            session.request(ClientMessage::Forget);
            self.close();
        };
        let everywhere =
            move || self.person.get().map(|person| text::about("web-forget-everywhere", "person", &person));
        view! {
            <dialog class="question" node_ref=self.dialog aria-labelledby="forgetting">
                <h2 id="forgetting">{say("web-forget-really")}</h2>
                <p>{say("web-forget-what")}</p>
                <p class="soft">{everywhere}</p>
                <p class="actions">
                    <button class="main" on:click=forget>{say("web-forget")}</button>
                    <button node_ref=self.staying on:click=move |_| self.close()>{say("web-forget-not")}</button>
                </p>
            </dialog>
        }
    }

    /// The button below a table without a running game. During a game it is in the menu.
    pub(super) fn foot(self, session: Session) -> impl IntoView {
        let playing = move || {
            session.room.with(|room| room.as_ref().is_none_or(|room| room.status == RoomStatus::Playing))
        };
        view! {
            <details class="order" hidden=playing>
                <summary>{say("web-about-privacy")}</summary>
                <p class="actions">{self.button()}</p>
            </details>
        }
    }
}
