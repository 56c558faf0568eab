//! The connection to a table: a worker in this browser or a distant server. Both speak the protocol's
//! messages.

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;
use parlour_core::Seat;
use parlour_protocol::{ClientMessage, ServerMessage};
use parlour_seat::SavedSolo;
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::offline::{FromWorker, ToWorker};

/// Sends a message to a table.
pub(crate) type Speak = Rc<dyn Fn(&ClientMessage)>;

/// A worker that holds a table against bots, or thinks for one.
#[derive(Clone)]
pub(crate) struct Bench {
    worker: Worker,
    /// Messages that wait until the worker listens.
    waiting: Rc<RefCell<Option<Vec<ToWorker>>>>,
}

impl Bench {
    /// Starts a worker that ends with the current page; `heard` receives everything it says.
    pub(crate) fn start(script: &str, heard: impl Fn(FromWorker) + 'static) -> Self {
        let bench = Self::forever(script, heard);
        let ended = StoredValue::new_local(bench.worker.clone());
        on_cleanup(move || {
            ended.try_with_value(Worker::terminate);
        });
        bench
    }

    /// Starts a worker that ends with the page or worker that started it.
    pub(crate) fn forever(script: &str, heard: impl Fn(FromWorker) + 'static) -> Self {
        let heard = Rc::new(heard);
        let broken = Rc::clone(&heard);
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options).expect("the script is of this site");
        let bench = Self { worker, waiting: Rc::new(RefCell::new(Some(Vec::new()))) };
        let listening = bench.clone();
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            match event.data().as_string().and_then(|text| serde_json::from_str(&text).ok()) {
                Some(FromWorker::Ready) => listening.flush(),
                Some(message) => heard(message),
                None => {}
            }
        });
        bench.worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        let failed = Closure::<dyn FnMut()>::new(move || {
            broken(FromWorker::Broken);
        });
        bench.worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        // They are dropped with the page: a worker that has ended says nothing more.
        listener.forget();
        failed.forget();
        bench.worker.post_message(&wasm_bindgen::module()).expect("a compiled module can be posted");
        bench
    }

    /// Sends a message to the worker.
    pub(crate) fn say(&self, message: ToWorker) {
        if let Some(waiting) = self.waiting.borrow_mut().as_mut() {
            waiting.push(message);
            return;
        }
        let text = serde_json::to_string(&message).expect("a message is written as JSON");
        self.worker.post_message(&JsValue::from_str(&text)).expect("a text can be posted");
    }

    fn flush(&self) {
        let waiting = self.waiting.borrow_mut().take();
        for message in waiting.into_iter().flatten() {
            self.say(message);
        }
    }

    /// Opens a table.
    pub(crate) fn open(&self, saved: SavedSolo) {
        self.say(ToWorker::Open(Box::new(saved)));
    }

    /// Analyses every decision of a seat.
    pub(crate) fn analyse(&self, record: String, seat: Seat) {
        self.say(ToWorker::Analyse(record, seat));
    }

    /// Returns a way to send messages to the worker's table.
    pub(crate) fn speak(&self) -> Speak {
        let bench = self.clone();
        Rc::new(move |message| bench.say(ToWorker::Table(message.clone())))
    }
}

/// Parses what a table said; `None` if it is not a message.
pub(crate) fn read(text: &str) -> Option<ServerMessage> {
    serde_json::from_str(text).ok()
}
