//! A lesson: a scripted game with a voice that explains it.

use std::rc::Rc;

use leptos::prelude::*;
use parlour_protocol::ClientMessage;
use parlour_registry::AnyGame;
use parlour_seat::LessonTable;

use crate::{
    games::once_open,
    online::{self, FetchError},
    play,
    session::{Line, Session},
    settings,
    text::{self, Part, say},
};

/// A link to a game's lesson, if it has one: to the beginning, or to where it was left.
pub(crate) fn offer(slug: &str) -> Option<impl IntoView + use<>> {
    let cover = parlour_registry::cover(slug).ok().filter(|cover| cover.lesson.is_some())?;
    let info = &cover.info;
    let label = say(if step_kept(info.slug) == 0 { "web-learn" } else { "web-learn-on" });
    let named = text::link_of(&label, info.title);
    Some(view! { <a class="button learn" href=format!("/learn/{}", info.slug) aria-label=named>{label}</a> })
}

/// The step at which a game's lesson was left, counted from 0.
fn step_kept(slug: &str) -> usize {
    settings::kept(&format!("lesson.{slug}")).and_then(|step| step.parse().ok()).unwrap_or_default()
}

/// The lesson of a game, from where it was left.
pub(crate) fn learn(slug: &str) -> AnyView {
    once_open(slug, |game| match game.lesson() {
        Some(_) => lesson(game),
        None => super::nowhere().into_any(),
    })
}

fn lesson(game: &'static dyn AnyGame) -> AnyView {
    let session = Session::new();
    let desk = Desk { session, table: StoredValue::new_local(None), changes: RwSignal::new(0) };
    leptos::task::spawn_local(desk.open(game));
    Effect::new(move |_| desk.go_on());
    play::table(session, move || {
        view! {
            <button class="quiet" on:click=move |_| desk.start_over()>{say("web-lesson-again")}</button>
            <a class="button quiet" href="/">{say("web-lesson-leave")}</a>
        }
    })
    .into_any()
}

/// A lesson on the page. It needs no worker, since no bot thinks.
#[derive(Clone, Copy)]
struct Desk {
    session: Session,
    table: StoredValue<Option<LessonTable>, LocalStorage>,
    /// How many times the lesson has changed.
    changes: RwSignal<u32>,
}

impl Desk {
    async fn open(self, game: &'static dyn AnyGame) {
        match load(game).await {
            Ok(table) => {
                // The visitor may have left the page.
                if self.table.try_set_value(Some(table)).is_none() {
                    self.session.learn(Rc::new(move || self.change(LessonTable::read_on)));
                    self.session.connect(Rc::new(move |message| {
                        let message = message.clone();
                        leptos::task::spawn_local(async move { self.tell(message) });
                    }));
                    self.session.begin();
                }
            }
            Err(why) => {
                self.session.line.try_set(Line::Closed(why.to_string()));
            }
        }
    }

    /// Answers a message of the page.
    fn tell(self, message: ClientMessage) {
        for answer in self.change(|table| table.receive(message)).unwrap_or_default() {
            self.session.receive(answer);
        }
    }

    /// Changes the lesson, and saves its step for the next visit.
    fn change<T>(self, act: impl FnOnce(&mut LessonTable) -> T) -> Option<T> {
        let done = self.table.try_update_value(|table| {
            let table = table.as_mut()?;
            let done = act(table);
            settings::keep(&format!("lesson.{}", table.game()), &table.step_to_keep().to_string());
            Some(done)
        });
        self.changes.try_update(|changes| *changes += 1);
        done.flatten()
    }

    /// Goes back to the first step.
    fn start_over(self) {
        if self.change(|table| table.start_over().is_ok()) == Some(true) {
            self.session.voice.set(None);
            self.session.begin();
        }
    }

    /// Once the last events have been shown, lets the next bot move, or lets the voice speak.
    fn go_on(self) {
        self.changes.track();
        if self.session.story.is_running() {
            return;
        }
        let update = self.table.try_update_value(|table| table.as_mut().and_then(LessonTable::other_plays));
        untrack(|| {
            if let Some(update) = update.flatten() {
                self.session.receive(update);
                self.changes.update(|changes| *changes += 1);
            } else {
                let voice = self.table.with_value(|table| table.as_ref().and_then(LessonTable::voice));
                self.session.voice.set(voice);
            }
        });
    }
}

async fn load(game: &dyn AnyGame) -> Result<LessonTable, FetchError> {
    let slug = game.info().slug;
    let script = online::file(&format!("/text/{slug}.lesson.json")).await?;
    text::fetch_part(slug, Part::Lesson, text::language()).await?;
    let lesson = serde_json::from_str(&script).map_err(|_| FetchError::Unreachable)?;
    LessonTable::open(slug, lesson, step_kept(slug)).map_err(|why| FetchError::Refused(why.to_string()))
}
