//! The entry point of the worker: a table against bots that is spoken to in messages. Long work is left to a
//! second worker of the same kind, so that this one answers at once.

use std::{cell::RefCell, rc::Rc, time::Duration};

use js_sys::Date;
use parlour_core::{Seat, record::Record};
use parlour_protocol::{ClientMessage, Farewell, ServerMessage, Version};
use parlour_seat::{SavedSolo, SoloReply, SoloTable};
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::{
    analysis,
    games::Gate,
    link::Bench,
    luck,
    offline::{Answer, FromWorker, Question, Task, Thought, ToWorker},
    settings::USUAL_PAUSE,
};

/// How long a person waits for hints.
const PATIENCE: Duration = Duration::from_secs(2);

/// Starts to listen to the page.
pub(crate) fn start() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let worker = Rc::new(RefCell::new(TableWorker::new(scope.clone())));
    let (hearing, broken) = (Rc::clone(&worker), Rc::clone(&worker));
    let gate = Gate::new(
        ToWorker::game,
        move |message| hear(&hearing, message),
        move || broken.borrow().post(&FromWorker::Broken),
    );
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let message = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        if let Some(message) = message {
            gate.pass(message);
        }
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    heard.forget();
    worker.borrow().post(&FromWorker::Ready);
}

fn hear(worker: &Rc<RefCell<TableWorker>>, message: ToWorker) {
    match message {
        ToWorker::Open(saved) => {
            employ(worker);
            worker.borrow_mut().open(*saved);
        }
        ToWorker::Pause(pause) => worker.borrow_mut().pause = pause,
        ToWorker::Table(message) => worker.borrow_mut().tell_table(message),
        ToWorker::Analyse(record, seat) => worker.borrow().analyse(&record, seat),
        ToWorker::Think(task) => worker.borrow().think(*task),
    }
    wait_for_bots(worker);
}

/// Starts the worker that thinks.
fn employ(worker: &Rc<RefCell<TableWorker>>) {
    if worker.borrow().thinker.is_some() {
        return;
    }
    let listening = Rc::clone(worker);
    let script = worker.borrow().scope.location().href();
    let thinker = Bench::forever(&script, move |message| match message {
        FromWorker::Thought(thought) => {
            listening.borrow_mut().thought(thought);
            wait_for_bots(&listening);
        }
        // Tell the page that the worker could not be started.
        other => listening.borrow().post(&other),
    });
    worker.borrow_mut().thinker = Some(thinker);
}

/// What the table waits for before the next bot moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wait {
    /// Nothing: no bot is to move.
    No,
    /// The last move is being shown.
    Pause,
    /// The bot is thinking.
    Thought,
}

struct TableWorker {
    scope: DedicatedWorkerGlobalScope,
    thinker: Option<Bench>,
    table: Option<SoloTable>,
    /// The number of tables opened so far.
    opened: u32,
    pause: u32,
    /// How long the page shows the last events of the table, in milliseconds at normal speed.
    story: u32,
    wait: Wait,
}

impl TableWorker {
    const fn new(scope: DedicatedWorkerGlobalScope) -> Self {
        Self { scope, thinker: None, table: None, opened: 0, pause: 0, story: 0, wait: Wait::No }
    }

    fn open(&mut self, saved: SavedSolo) {
        match SoloTable::open(saved) {
            Ok(table) => {
                self.table = Some(table.without_formalities());
                self.opened += 1;
                self.keep();
            }
            Err(why) => self.say(ServerMessage::Bye { reason: Farewell::NoSuchTable, why: why.to_string() }),
        }
    }

    fn tell_table(&mut self, message: ClientMessage) {
        let Some(table) = &mut self.table else { return };
        match table.receive(message, luck::seed) {
            SoloReply::Messages(messages) => {
                for message in messages {
                    self.say(message);
                }
                self.keep();
            }
            SoloReply::Hints => self.ask(Question::Hints),
        }
    }

    /// The current moment: the table, and the decisions that are open.
    fn moment(&self, table: &SoloTable) -> (u32, Version) {
        (self.opened, table.turn())
    }

    fn ask(&self, question: Question) {
        if let (Some(table), Some(thinker)) = (&self.table, &self.thinker) {
            let task = Task { saved: table.saved(), question, moment: self.moment(table) };
            thinker.say(ToWorker::Think(Box::new(task)));
        }
    }

    fn ask_bot(&mut self) {
        let seat = self.table.as_ref().and_then(SoloTable::bot_to_act);
        self.wait = if seat.is_some() { Wait::Thought } else { Wait::No };
        if let Some(seat) = seat {
            self.ask(Question::Decision(seat));
        }
    }

    /// Thinks for another worker.
    fn think(&self, task: Task) {
        // Opening cannot fail here: it was open a moment ago.
        let Ok(table) = SoloTable::open(task.saved) else { return };
        let answer = match task.question {
            Question::Decision(seat) => {
                let limit = table.setup().bots[seat.number()].limit();
                Answer::Decision(seat, table.bot_thinking(seat)(&until(limit)))
            }
            Question::Hints => Answer::Hints(table.hint_thinking()(&until(PATIENCE))),
        };
        self.post(&FromWorker::Thought(Thought { moment: task.moment, answer }));
    }

    fn thought(&mut self, thought: Thought) {
        if matches!(thought.answer, Answer::Decision(..)) {
            self.wait = Wait::No;
        }
        let now = self.table.as_ref().map(|table| self.moment(table));
        let Some(table) = self.table.as_mut().filter(|_| now == Some(thought.moment)) else { return };
        match thought.answer {
            Answer::Hints(hints) => {
                let hints = table.hints(hints);
                self.say(hints);
            }
            Answer::Decision(seat, action) => {
                let update = table.bot_plays(seat, &action).expect("a bot chooses what is legal");
                self.say(update);
                self.keep();
            }
        }
    }

    fn keep(&self) {
        if let Some(table) = &self.table {
            self.post(&FromWorker::Keep(Box::new(table.saved())));
            if let Some(record) = table.signed_record() {
                self.post(&FromWorker::Record(record));
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

    fn say(&mut self, message: ServerMessage) {
        if let ServerMessage::Update(update) = &message {
            let lines = update.heard.iter().flat_map(|heard| &heard.lines);
            self.story = lines.map(|line| line.beat.hold.milliseconds()).sum();
        }
        self.post(&FromWorker::Table(Box::new(message)));
    }

    fn post(&self, message: &FromWorker) {
        let text = serde_json::to_string(message).expect("a message is written as JSON");
        self.scope.post_message(&JsValue::from_str(&text)).expect("a text can be posted");
    }
}

/// Returns a function that is true once the time is over.
fn until(limit: Duration) -> impl Fn() -> bool {
    let end = Date::now() + limit.as_secs_f64() * 1_000.0;
    move || Date::now() >= end
}

/// Lets the next bot think after the pause, once the page has shown the last events, and so on until only the
/// person is to move.
fn wait_for_bots(worker: &Rc<RefCell<TableWorker>>) {
    let mut now = worker.borrow_mut();
    let waits = now.table.as_ref().is_some_and(|table| table.bot_to_act().is_some());
    if !waits || now.wait != Wait::No {
        return;
    }
    now.wait = Wait::Pause;
    let then = Closure::once_into_js({
        let worker = Rc::clone(worker);
        move || worker.borrow_mut().ask_bot()
    });
    let story = u64::from(now.story) * u64::from(now.pause) / u64::from(USUAL_PAUSE);
    let pause = i32::try_from(u64::from(now.pause).max(story)).unwrap_or(i32::MAX);
    now.scope
        .set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), pause)
        .expect("a worker has a clock");
}
