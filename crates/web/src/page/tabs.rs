//! Which tab has a game, in browsers without locks: [`Tabs`].
//!
//! The tabs ask each other. The tab with the game answers at once, so silence means that no tab has it.

use std::{cell::RefCell, rc::Rc, time::Duration};

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{BroadcastChannel, MessageEvent};

use super::{
    calls::{self, Call, TabState},
    held::Claim,
};

/// How long to wait for another tab's answer.
const SILENCE: Duration = Duration::from_millis(400);

/// The listener for messages.
type Ears = Closure<dyn FnMut(MessageEvent)>;

/// The other tabs of this browser with the same game.
#[derive(Clone)]
pub(super) struct Tabs {
    channel: BroadcastChannel,
    me: u64,
    holder: RwSignal<TabState>,
    /// Lives as long as the game's page.
    ears: Rc<RefCell<Option<Ears>>>,
}

impl Tabs {
    /// Listens to the other tabs with this game; `None` if the browser has no channel between tabs.
    pub(super) fn listen(slug: &str, holder: RwSignal<TabState>) -> Option<Self> {
        let channel = BroadcastChannel::new(&format!("parlour.{slug}")).ok()?;
        let me = js_sys::Math::random().to_bits();
        let tabs = Self { channel, me, holder, ears: Rc::default() };
        let listener = tabs.clone();
        let closure = Ears::new(move |event: MessageEvent| {
            if let Some(call) = event.data().as_string().as_deref().and_then(Call::read) {
                listener.hear(call);
            }
        });
        tabs.channel.set_onmessage(Some(closure.as_ref().unchecked_ref()));
        tabs.ears.replace(Some(closure));
        Some(tabs)
    }

    /// Asks the other tabs for the game, or takes it from them.
    pub(super) fn claim(&self, claim: Claim) {
        match claim {
            Claim::Always => self.take(),
            Claim::IfFree => {
                self.say(Call::Asks(self.me));
                let tabs = self.clone();
                set_timeout(
                    move || {
                        if tabs.holder.try_get_untracked() == Some(TabState::Asking) {
                            tabs.take();
                        }
                    },
                    SILENCE,
                );
            }
        }
    }

    /// Stops talking and listening.
    pub(super) fn leave(&self) {
        self.channel.set_onmessage(None);
        self.channel.close();
        self.ears.replace(None);
    }

    fn take(&self) {
        self.say(Call::Takes(self.me));
        self.holder.try_set(TabState::Here);
    }

    fn hear(&self, call: Call) {
        let Some(before) = self.holder.try_get_untracked() else { return };
        let (answer, now) = calls::hear(before, self.me, call);
        if let Some(answer) = answer {
            self.say(answer);
        }
        if now != before {
            self.holder.try_set(now);
        }
    }

    fn say(&self, call: Call) {
        // Posting fails only after the channel was closed.
        let _ = self.channel.post_message(&JsValue::from(call.text()));
    }
}
