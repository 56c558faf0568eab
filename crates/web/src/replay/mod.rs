//! A finished game, moment by moment: scrub, step or autoplay, as one seat saw it or with all cards open, and
//! with an analysis.

mod analysis;
mod controls;
mod packed;
mod source;

use std::{rc::Rc, sync::Arc};

use leptos::prelude::*;
use parlour_core::{Outcome, Seat, Sentence, Viewer, record::Record};
use parlour_registry::{AnyGame, Moment};
use parlour_seat::SavedSolo;

use self::source::Found;
use crate::{
    app::world,
    asking::Asking,
    games, online,
    play::{Ending, look_around},
    router::Router,
    scene::{self, Names, Reach, Stage, words},
    settings,
    text::{self, say},
};

/// The id of a game whose record is in the address.
const PACKED: &str = "game";

/// A replay that is shown.
#[derive(Clone, Copy)]
struct Replay {
    router: Router,
    next: StoredValue<Option<SavedSolo>>,
    id: StoredValue<String>,
    /// The game as the fragment of its address, if no server has it.
    fragment: RwSignal<Option<String>>,
    game: &'static dyn AnyGame,
    record: StoredValue<Arc<Record>>,
    /// The record as it was read.
    text: StoredValue<String>,
    names: StoredValue<Vec<String>>,
    /// The seat whose knowledge is shown; `None` shows all cards.
    seat: RwSignal<Option<Seat>>,
    at: RwSignal<usize>,
    /// How it ended.
    outcome: Option<Outcome>,
    moments: Memo<Arc<Vec<Moment>>>,
}

/// The text of a record, and the function that shows its game.
type Loaded = (String, Show);
/// A function that shows the game with this id and this record.
type Show = fn(&str, &str) -> AnyView;

/// The page. The code for replays is a part of the program that is loaded on demand.
pub(crate) fn page(id: &str) -> impl IntoView {
    let found = RwSignal::new(None::<Result<Loaded, String>>);
    find(id, found);
    let id = id.to_owned();
    move || match found.get() {
        None => view! { <p class="trouble" role="status">{say("web-looking")}</p> }.into_any(),
        Some(Err(why)) => unreadable(why).into_any(),
        Some(Ok((text, show))) => show(&id, &text),
    }
}

#[expect(clippy::unnecessary_wraps, reason = "what comes in a part may not come at all")]
mod part {
    use parlour_registry::OpenError;

    use super::{Show, show};

    #[wasm_split_helpers::wasm_split(replay, fallible)]
    pub(super) fn load() -> Result<Show, OpenError> {
        Ok(show)
    }
}

fn show(id: &str, text: &str) -> AnyView {
    match Found::read(text) {
        Ok(found) => shown(id, found).into_any(),
        Err(why) => unreadable(text::first_upper(&why)).into_any(),
    }
}

/// Says that there is nothing to show, with a link to the home page.
fn unreadable(why: String) -> impl IntoView {
    view! {
        <article class="prose">
            <h1>{say("web-replay")}</h1>
            <p class="notice" role="alert">{why}</p>
            <p class="actions"><a class="button main" href="/">{say("web-to-home")}</a></p>
        </article>
    }
}

/// Reads the record: `here-` and a slug mean the last game in this browser, and `game` means the record in
/// the address. All others come from the server.
fn find(id: &str, found: RwSignal<Option<Result<Loaded, String>>>) {
    let (id, fragment) = (id.to_owned(), world().router.location_untracked().fragment);
    leptos::task::spawn_local(async move {
        let answer = match id.strip_prefix("here-") {
            Some(slug) => settings::kept(&format!("record.{slug}")).ok_or_else(|| say("web-no-record")),
            None if id == PACKED => packed::unpack(&fragment).await.ok_or_else(|| say("web-link-damaged")),
            None => online::record(&id).await.map_err(|why| why.to_string()),
        };
        let answer = match answer {
            Ok(text) => games::with_rules(text).await,
            Err(why) => Err(why),
        };
        let answer = match (answer, part::load().await) {
            (Ok(text), Ok(show)) => Ok((text, show)),
            (Ok(_), Err(_)) => Err(say("web-game-missing")),
            (Err(why), _) => Err(why),
        };
        // The visitor may have left the page.
        found.try_set(Some(answer));
    });
}

fn shown(id: &str, found: Found) -> impl IntoView {
    let world = world();
    let router = world.router;
    let location = router.location_untracked();
    let number = |key| location.value(key).and_then(|value| value.parse::<usize>().ok());
    let record = Arc::new(found.record);
    let seats = record.seats;
    let seat = number("seat").and_then(|seat| seats.iter().nth(seat));
    let seat = RwSignal::new(seat);
    let (game, told) = (found.game, Arc::clone(&record));
    // A record that is wrong was refused when it was read.
    let outcome = game.tell(&record, None, &mut drop).ok();
    let moments = Memo::new_with_compare(move |_| Arc::new(tell(game, &told, seat.get())), |_, _| true);
    let replay = Replay {
        router,
        next: world.next,
        id: StoredValue::new(id.to_owned()),
        fragment: RwSignal::new(Some(location.fragment.clone()).filter(|_| id == PACKED)),
        game,
        record: StoredValue::new(record),
        text: StoredValue::new(found.text),
        names: StoredValue::new(found.names),
        seat,
        at: RwSignal::new(number("at").unwrap_or(0)),
        outcome,
        moments,
    };
    replay.keep_address();
    replay.pack();
    let asking = replay.asking();
    let click = move |event: leptos::ev::MouseEvent| {
        if !asking.swallows_click() {
            asking.clicked(&event);
        }
    };
    view! {
        <div class="replay" data-game=game.info().slug>
            <h1>{game.info().title}</h1>
            {controls::controls(replay)}
            <div
                class="board"
                on:click=click
                on:pointerdown=move |event| asking.press(&event)
                on:pointerover=move |event| asking.over(&event)
                on:pointerleave=move |_| asking.leaves()
                on:focusin=move |event| asking.focus(&event)
                on:focusout=move |_| asking.leaves()
            >
                {move || replay.board()}
            </div>
            {asking.card()}
            {move || replay.result()}
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

    /// The explanations of what is on the table at this moment.
    fn asking(self) -> Asking {
        let look = move || {
            let scene = untrack(|| self.with_moment(|moment| Arc::new(moment.scene.clone())))?;
            Some((scene, self.names()))
        };
        let asking = Asking::about(Rc::new(look));
        look_around(asking);
        // An explanation is about one moment only.
        Effect::new(move |_| {
            self.at.track();
            self.seat.track();
            asking.close();
        });
        asking
    }

    /// The result, at the end.
    fn result(self) -> Option<impl IntoView + use<>> {
        let outcome = self.outcome.filter(|_| self.at.get() >= self.last())?;
        let names = self.names();
        self.moments.with(|moments| {
            let heard: Vec<Sentence> = moments.iter().flat_map(|moment| &moment.sentences).cloned().collect();
            let scene = &moments.last()?.scene;
            Some(Ending { game: self.game, scene, names: &names, heard: &heard, outcome }.shown())
        })
    }

    fn sentences(self) -> Option<Vec<impl IntoView + use<>>> {
        let slug = self.game.info().slug;
        let names = self.names();
        let listener = names.unnamed().or(self.seat.get());
        let viewer = listener.map_or(Viewer::Spectator, Viewer::Seat);
        self.with_moment(|moment| {
            let line = |sentence: &Sentence| {
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
        let (id, fragment) = match self.fragment.get() {
            Some(fragment) => (PACKED.to_owned(), format!("#{fragment}")),
            None => (self.id.get_value(), String::new()),
        };
        format!("/replay/{id}?at={}{seat}{fragment}", self.at.get())
    }

    /// Puts a game that only this browser has into the address, so that the link opens anywhere.
    fn pack(self) {
        if self.id.with_value(|id| !id.starts_with("here-")) {
            return;
        }
        let record = self.record.get_value();
        leptos::task::spawn_local(async move {
            if let Some(fragment) = packed::pack(&record).await {
                // The page may be gone by now.
                self.fragment.try_set(Some(fragment));
            }
        });
    }

    /// Keeps the address at the moment shown, so that it can be shared.
    fn keep_address(self) {
        Effect::new(move |_| Router::amend(&self.address()));
    }
}
