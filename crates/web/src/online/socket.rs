//! The connection to a shared table. It reconnects by itself: after sleep, a change of network or a restart
//! of the server, the page is where it was.

use std::{
    cell::RefCell,
    rc::{Rc, Weak},
    time::Duration,
};

use leptos::prelude::*;
use parlour_protocol::{ClientMessage, ServerMessage};
use parlour_seat::reconnects_after;
use wasm_bindgen::{JsCast as _, prelude::Closure};
use web_sys::{MessageEvent, WebSocket};

use crate::{games::Gate, link::Speak, session::Session};

/// The longest wait before trying again, in milliseconds.
const LONGEST_WAIT: u64 = 8_000;
/// How often to check that the table still answers.
const PING: Duration = Duration::from_secs(20);

/// A socket to a shared table that reopens by itself.
#[derive(Clone)]
pub(crate) struct Socket(Rc<Inner>);

struct Inner {
    address: String,
    session: Session,
    /// Messages wait here until the rules of the table's game are loaded.
    gate: Rc<Gate<ServerMessage>>,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    socket: Option<WebSocket>,
    /// The listeners of the socket that is open now.
    listeners: Vec<Box<dyn std::any::Any>>,
    /// How many times in a row it could not be opened.
    failures: u32,
    /// Whether anything has arrived since the last ping.
    silent: Silence,
    ended: Ended,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Silence {
    #[default]
    Heard,
    Asked,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Ended {
    #[default]
    No,
    Yes,
}

impl Socket {
    /// Opens a connection to a table and keeps it open until the page goes away.
    pub(crate) fn open(id: &str, session: Session) -> Self {
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let host = location.host().unwrap_or_default();
        let address = format!("{}://{host}/api/tables/{id}/socket", if secure { "wss" } else { "ws" });
        let socket = Rc::new_cyclic(|inner: &Weak<Inner>| {
            let inner = Weak::clone(inner);
            // When opened again, it asks for the table and its game once more.
            let failed = move || inner.upgrade().into_iter().for_each(|inner| Self(inner).close());
            let gate = Gate::new(game_of, move |message| session.receive(message), failed);
            Inner { address, session, gate, state: RefCell::default() }
        });
        let socket = Self(socket);
        socket.connect();
        socket.watch();
        socket
    }

    /// Returns a way to send messages to the table.
    pub(crate) fn speak(&self) -> Speak {
        let socket = self.clone();
        Rc::new(move |message| socket.send(message))
    }

    fn send(&self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("a message is written as JSON");
        if let Some(socket) = &self.0.state.borrow().socket
            && socket.ready_state() == WebSocket::OPEN
        {
            // A socket that is closing reports that itself.
            let _ = socket.send_with_str(&text);
        }
    }

    fn connect(&self) {
        let Ok(socket) = WebSocket::new(&self.0.address) else { return self.again() };
        let mut listeners: Vec<Box<dyn std::any::Any>> = Vec::new();
        let this = self.clone();
        let opened = Closure::<dyn FnMut()>::new(move || this.0.session.connected());
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        listeners.push(Box::new(opened));
        let this = self.clone();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(message) = event.data().as_string().and_then(|text| crate::link::read(&text)) {
                this.hear(message);
            }
        });
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        listeners.push(Box::new(heard));
        let this = self.clone();
        let closed = Closure::<dyn FnMut()>::new(move || this.again());
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        listeners.push(Box::new(closed));
        let mut state = self.0.state.borrow_mut();
        state.socket = Some(socket);
        state.silent = Silence::Heard;
        // This call may come from a listener of the old socket, so the old listeners must not be dropped
        // before it returns.
        let before = std::mem::replace(&mut state.listeners, listeners);
        set_timeout(move || drop(before), Duration::ZERO);
    }

    fn hear(&self, message: ServerMessage) {
        {
            let mut state = self.0.state.borrow_mut();
            state.silent = Silence::Heard;
            state.failures = 0;
        }
        if matches!(&message, ServerMessage::Bye { reason, .. } if !reconnects_after(*reason)) {
            self.end();
        }
        self.0.gate.pass(message);
    }

    /// Reopens it after a wait that grows with each attempt.
    fn again(&self) {
        let wait = {
            let mut state = self.0.state.borrow_mut();
            if state.ended == Ended::Yes {
                return;
            }
            state.socket = None;
            state.failures += 1;
            (250 << state.failures.min(5)).min(LONGEST_WAIT)
        };
        self.0.session.disconnected();
        let this = self.clone();
        set_timeout(move || this.reopen(), Duration::from_millis(wait));
    }

    fn reopen(&self) {
        let idle = {
            let state = self.0.state.borrow();
            state.ended == Ended::No && state.socket.is_none()
        };
        if idle {
            self.connect();
        }
    }

    fn end(&self) {
        let socket = {
            let mut state = self.0.state.borrow_mut();
            state.ended = Ended::Yes;
            state.socket.take()
        };
        if let Some(socket) = socket {
            // It may be closed already.
            let _ = socket.close();
        }
    }

    /// Pings the table now and then, and at once when the network comes back.
    fn watch(&self) {
        let this = StoredValue::new_local(self.clone());
        let ask = move || {
            this.try_with_value(Self::ping);
        };
        let handle = set_interval_with_handle(ask, PING).expect("a window has a clock");
        let online = window_event_listener_untyped("online", move |_| {
            this.try_with_value(Self::reopen);
        });
        on_cleanup(move || {
            handle.clear();
            online.remove();
            this.try_with_value(Self::end);
        });
    }

    fn ping(&self) {
        let silent = std::mem::replace(&mut self.0.state.borrow_mut().silent, Silence::Asked);
        if silent == Silence::Asked {
            self.close();
        } else {
            self.send(&ClientMessage::Ping);
        }
    }

    /// Closes this connection. A new one follows.
    fn close(&self) {
        let socket = self.0.state.borrow().socket.clone();
        if let Some(socket) = socket {
            // It may be closed already.
            let _ = socket.close();
        }
    }
}

/// The game of the table that a message describes.
fn game_of(message: &ServerMessage) -> Option<String> {
    let ServerMessage::Update(update) = message else { return None };
    update.room.as_ref().map(|room| room.settings.game.clone())
}
