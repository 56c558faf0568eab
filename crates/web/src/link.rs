//! The way to a table: a worker next door or a server far away. Both take and give the messages of the protocol.

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;
use parlour_core::Seat;
use parlour_protocol::{ClientMessage, ServerMessage};
use parlour_seat::SavedSolo;
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::offline::{FromWorker, ToWorker};

/// Says something to a table.
pub(crate) type Speak = Rc<dyn Fn(&ClientMessage)>;

/// The worker that holds a table against bots, or thinks for one.
#[derive(Clone)]
pub(crate) struct Bench {
    worker: Worker,
    /// What is said before the worker listens.
    waiting: Rc<RefCell<Option<Vec<ToWorker>>>>,
}

impl Bench {
    /// Starts a worker that ends with the page that starts it; `heard` gets all that it says.
    pub(crate) fn start(script: &str, heard: impl Fn(FromWorker) + 'static) -> Self {
        let bench = Self::forever(script, heard);
        let ended = StoredValue::new_local(bench.worker.clone());
        on_cleanup(move || {
            ended.try_with_value(Worker::terminate);
        });
        bench
    }

    /// Starts a worker that ends with whoever starts it.
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

    /// Says something to the worker.
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

    /// Looks at every decision of a seat.
    pub(crate) fn analyse(&self, record: String, seat: Seat) {
        self.say(ToWorker::Analyse(record, seat));
    }

    /// The way to speak to its table.
    pub(crate) fn speak(&self) -> Speak {
        let bench = self.clone();
        Rc::new(move |message| bench.say(ToWorker::Table(message.clone())))
    }
}

/// What a table said, if it is a message.
pub(crate) fn read(text: &str) -> Option<ServerMessage> {
    serde_json::from_str(text).ok()
}
