//! The worker's door: a table against bots, spoken to in messages.

use std::{cell::RefCell, rc::Rc, time::Duration};

use js_sys::Date;
use parlour_core::{Seat, record::Record};
use parlour_protocol::{ClientMessage, Farewell, ServerMessage};
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::{
    analysis, luck,
    offline::{Asked, FromWorker, OfflineTable, Saved, ToWorker},
};

/// How long a person waits for hints.
const PATIENCE: Duration = Duration::from_secs(2);

/// Listens to the page from now on.
pub(crate) fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = Rc::new(RefCell::new(Desk { scope: scope.clone(), table: None, pause: 0, timer: Timer::Off }));
    let heard = Closure::<dyn FnMut(MessageEvent)>::new({
        let desk = Rc::clone(&desk);
        move |event: MessageEvent| {
            let message = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
            if let Some(message) = message {
                desk.borrow_mut().hear(message);
                wait_for_bots(&desk);
            }
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    heard.forget();
    desk.borrow().post(&FromWorker::Ready);
}

/// Whether somebody's decision is waited for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Timer {
    Off,
    On,
}

struct Desk {
    scope: DedicatedWorkerGlobalScope,
    table: Option<OfflineTable>,
    pause: u32,
    timer: Timer,
}

impl Desk {
    fn hear(&mut self, message: ToWorker) {
        match message {
            ToWorker::Open(saved) => self.open(*saved),
            ToWorker::Pause(pause) => self.pause = pause,
            ToWorker::Table(message) => self.tell_table(message),
            ToWorker::Analyse(record, seat) => self.analyse(&record, seat),
        }
    }

    fn open(&mut self, saved: Saved) {
        match OfflineTable::open(saved) {
            Ok(table) => {
                self.table = Some(table);
                self.keep();
            }
            Err(why) => self.say(ServerMessage::Bye { reason: Farewell::NoSuchTable, why: why.to_string() }),
        }
    }

    fn tell_table(&mut self, message: ClientMessage) {
        let Some(table) = &mut self.table else { return };
        let answers = match table.hear(message, luck::seed) {
            Asked::Answered(answers) => answers,
            Asked::Thinking(thinking) => vec![table.hints(thinking(&until(PATIENCE)))],
        };
        for answer in answers {
            self.say(answer);
        }
        self.keep();
    }

    fn bot_decides(&mut self) {
        let Some(table) = &mut self.table else { return };
        let Some(seat) = table.bot_to_act() else { return };
        let update = table.bot_decides(seat, &until(table.limit(seat)));
        self.say(update);
        self.keep();
    }

    fn keep(&self) {
        if let Some(table) = &self.table {
            self.post(&FromWorker::Keep(Box::new(table.saved())));
            if let Some(record) = table.record() {
                self.post(&FromWorker::Record(record.to_json()));
            }
        }
    }

    fn analyse(&self, record: &str, seat: Seat) {
        let Ok(record) = &Record::from_json(record) else { return };
        for event in analysis::decisions(record, seat) {
            if let Some(verdict) = analysis::verdict(record, event) {
                self.post(&FromWorker::Verdict(verdict));
            }
        }
        self.post(&FromWorker::Analysed);
    }

    fn say(&self, message: ServerMessage) {
        self.post(&FromWorker::Table(Box::new(message)));
    }

    fn post(&self, message: &FromWorker) {
        let text = serde_json::to_string(message).expect("a message is written as JSON");
        self.scope.post_message(&JsValue::from_str(&text)).expect("a text can be posted");
    }
}

/// Enough once that much time is over.
fn until(limit: Duration) -> impl Fn() -> bool {
    let end = Date::now() + limit.as_secs_f64() * 1_000.0;
    move || Date::now() >= end
}

/// Lets the next bot decide after the pause, and so on until it is the person's turn alone.
fn wait_for_bots(desk: &Rc<RefCell<Desk>>) {
    let mut now = desk.borrow_mut();
    let waits = now.table.as_ref().is_some_and(|table| table.bot_to_act().is_some());
    if !waits || now.timer == Timer::On {
        return;
    }
    now.timer = Timer::On;
    let then = Closure::once_into_js({
        let desk = Rc::clone(desk);
        move || {
            desk.borrow_mut().timer = Timer::Off;
            desk.borrow_mut().bot_decides();
            wait_for_bots(&desk);
        }
    });
    let pause = i32::try_from(now.pause).unwrap_or(i32::MAX);
    now.scope
        .set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), pause)
        .expect("a worker has a clock");
}
