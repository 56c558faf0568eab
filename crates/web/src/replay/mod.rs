//! A finished game, moment by moment: scrub, step, let it run; with one seat's knowledge or all cards open; and looked over by the
//! search.

mod analysis;
mod controls;
mod source;

use std::sync::Arc;

use leptos::prelude::*;
use parlour_core::{Seat, Viewer, record::Record};
use parlour_registry::{AnyGame, Moment};

use self::source::Found;
use crate::{
    app::world,
    online,
    router::Router,
    scene::{self, Names, Reach, Stage, words},
    settings,
    text::{self, say},
};

/// A replay in view.
#[derive(Clone, Copy)]
struct Replay {
    router: Router,
    id: StoredValue<String>,
    game: &'static dyn AnyGame,
    record: StoredValue<Arc<Record>>,
    /// The record as it came.
    text: StoredValue<String>,
    names: StoredValue<Vec<String>>,
    /// From whose knowledge; all cards are open without one.
    seat: RwSignal<Option<Seat>>,
    at: RwSignal<usize>,
    moments: Memo<Arc<Vec<Moment>>>,
}

/// The page.
pub(crate) fn page(id: &str) -> impl IntoView {
    let found = RwSignal::new(None::<Result<String, String>>);
    find(id, found);
    let id = id.to_owned();
    move || match found.get() {
        None => view! { <p class="trouble" role="status">{say("web-looking")}</p> }.into_any(),
        Some(Err(why)) => view! { <p class="trouble" role="alert">{why}</p> }.into_any(),
        Some(Ok(text)) => match Found::read(&text) {
            Ok(found) => shown(&id, found).into_any(),
            Err(why) => view! { <p class="trouble" role="alert">{text::first_upper(&why)}</p> }.into_any(),
        },
    }
}

/// The game that was played last in this browser is `here-` and its slug; all others are asked for.
fn find(id: &str, found: RwSignal<Option<Result<String, String>>>) {
    if let Some(slug) = id.strip_prefix("here-") {
        found.set(Some(settings::kept(&format!("record.{slug}")).ok_or_else(|| say("web-no-record"))));
        return;
    }
    let id = id.to_owned();
    leptos::task::spawn_local(async move {
        let answer = online::record(&id).await.map_err(|why| why.to_string());
        // The page may be gone by now.
        found.try_set(Some(answer));
    });
}

fn shown(id: &str, found: Found) -> impl IntoView {
    let router = world().router;
    let location = router.location_untracked();
    let number = |key| location.value(key).and_then(|value| value.parse::<usize>().ok());
    let record = Arc::new(found.record);
    let seats = record.seats;
    let seat = number("seat").and_then(|seat| seats.iter().nth(seat));
    let seat = RwSignal::new(seat);
    let (game, told) = (found.game, Arc::clone(&record));
    let moments = Memo::new_with_compare(move |_| Arc::new(tell(game, &told, seat.get())), |_, _| true);
    let replay = Replay {
        router,
        id: StoredValue::new(id.to_owned()),
        game,
        record: StoredValue::new(record),
        text: StoredValue::new(found.text),
        names: StoredValue::new(found.names),
        seat,
        at: RwSignal::new(number("at").unwrap_or(0)),
        moments,
    };
    replay.keep_address();
    view! {
        <div class="replay" data-game=game.info().slug>
            <h1>{game.info().title}</h1>
            {controls::controls(replay)}
            <div class="board">{move || replay.board()}</div>
            <ol class="said-now" aria-live="polite">{move || replay.sentences()}</ol>
            {analysis::analysis(replay)}
        </div>
    }
}

fn tell(game: &'static dyn AnyGame, record: &Record, seat: Option<Seat>) -> Vec<Moment> {
    let mut moments = Vec::new();
    // A record that is wrong was refused when it was read.
    let _ = game.tell(record, seat, &mut |moment| moments.push(moment));
    moments
}

impl Replay {
    fn last(self) -> usize {
        self.moments.with(|moments| moments.len().saturating_sub(1))
    }

    fn with_moment<T>(self, show: impl FnOnce(&Moment) -> T) -> Option<T> {
        let at = self.at.get().min(self.last());
        self.moments.with(|moments| moments.get(at).map(show))
    }

    fn names(self) -> Names {
        Names { called: self.names.get_value(), game: self.game.info().slug, ..Names::default() }
    }

    fn board(self) -> Option<impl IntoView + use<>> {
        let names = self.names();
        let reach = Reach::default();
        let game = self.game.info().slug;
        self.with_moment(|moment| {
            scene::table(&Stage { game, scene: &moment.scene, names: &names, reach: &reach })
        })
    }

    fn sentences(self) -> Option<Vec<impl IntoView + use<>>> {
        let slug = self.game.info().slug;
        let names = self.names();
        let listener = names.unnamed().or(self.seat.get());
        let viewer = listener.map_or(Viewer::Spectator, Viewer::Seat);
        self.with_moment(|moment| {
            let line = |sentence: &parlour_core::Sentence| {
                let rule = sentence.rule.to_string();
                let link = format!("/rules/{slug}#{rule}");
                view! { <li>{words(&sentence.words, viewer, &names)}" "<a class="rule" href=link target="_blank" rel="noopener">{rule}</a></li> }
            };
            moment.sentences.iter().map(line).collect()
        })
    }

    /// The address of this moment.
    fn address(self) -> String {
        let seat = self.seat.get().map_or_else(String::new, |seat| format!("&seat={seat}"));
        format!("/replay/{}?at={}{seat}", self.id.get_value(), self.at.get())
    }

    /// The address follows what is shown, so that it can be sent.
    fn keep_address(self) {
        Effect::new(move |_| Router::amend(&self.address()));
    }
}
