//! The analysis of a finished game: its course as a graph, the costliest moves, and a way to try each of them
//! again against bots.

use leptos::prelude::*;
use parlour_bots::Bot;
use parlour_core::{Seat, Seed, Viewer, Words, record::Record, sort_short_by};
use parlour_registry::Deal;
use parlour_seat::{SavedSolo, SoloSetup};

use super::Replay;
use crate::{
    analysis::{Verdict, decisions},
    app::world,
    link::Bench,
    luck,
    offline::FromWorker,
    page,
    text::{self, say},
};

/// A decision that costs less than this counts as good.
const WORTH_TELLING: f32 = 0.03;
/// How many decisions are listed.
const LISTED: usize = 5;

/// The progress of the search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    NotAsked,
    Thinking,
    Done,
}

pub(super) fn analysis(replay: Replay) -> impl IntoView {
    let stage = RwSignal::new(Stage::NotAsked);
    let verdicts = RwSignal::new(Vec::<Verdict>::new());
    let looked = RwSignal::new(None::<Seat>);
    let script = world().worker;
    let owner = Owner::current().expect("a page has an owner");
    let ask = move |_| {
        let seat = replay.seat.get_untracked().unwrap_or_default();
        let heard = move |message| match message {
            FromWorker::Verdict(verdict) => verdicts.update(|verdicts| verdicts.push(verdict)),
            FromWorker::Analysed => stage.set(Stage::Done),
            _ => {}
        };
        verdicts.set(Vec::new());
        looked.set(Some(seat));
        stage.set(Stage::Thinking);
        // The worker ends with the page, not with this click.
        let worker = owner.with(|| Bench::start(&script, heard));
        worker.analyse(replay.record.with_value(|record| record.to_json()), seat);
    };
    let progress = move || {
        let seat = looked.get()?;
        let all = replay.record.with_value(|record| decisions(record, seat).len());
        (stage.get() == Stage::Thinking).then(|| {
            say(Words::new("web-looked-at").number("done", verdicts.with(Vec::len)).number("all", all))
        })
    };
    view! {
        <section class="analysis" aria-label=say("web-analysis")>
            <h2>{say("web-analysis")}</h2>
            <button disabled=move || stage.get() == Stage::Thinking on:click=ask>{say("web-analyse")}</button>
            <p role="status">{progress}</p>
            {move || looked.get().map(|seat| view! { <p>{replay.names().say(&Words::new("web-course-of").seat("seat", seat), Viewer::Spectator)}</p> })}
            {move || verdicts.with(|verdicts| graph(verdicts))}
            {move || costly(replay, &verdicts.get(), stage.get())}
        </section>
    }
}

/// The win chance at each decision, from left to right.
fn graph(verdicts: &[Verdict]) -> Option<impl IntoView + use<>> {
    if verdicts.len() < 2 {
        return None;
    }
    let step = 600.0 / (verdicts.len() - 1) as f32;
    let point = |(index, verdict): (usize, &Verdict)| {
        format!("{:.1},{:.1}", index as f32 * step, 120.0 * (1.0 - verdict.share))
    };
    let line: Vec<String> = verdicts.iter().enumerate().map(point).collect();
    let dot = |(index, verdict): (usize, &Verdict)| {
        (verdict.cost() >= WORTH_TELLING).then(|| {
            let (x, y) = (index as f32 * step, 120.0 * (1.0 - verdict.share));
            format!("<circle class=\"slip\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>")
        })
    };
    let dots: String = verdicts.iter().enumerate().filter_map(dot).collect();
    let drawing = format!(
        "<svg viewBox=\"-6 -6 612 132\" preserveAspectRatio=\"none\"><line class=\"half\" x1=\"0\" y1=\"60\" x2=\"600\" y2=\"60\"/>\
         <polyline class=\"course\" points=\"{}\"/>{dots}</svg>",
        line.join(" ")
    );
    Some(view! { <div class="graph" role="img" aria-label=say("web-graph") inner_html=drawing></div> })
}

fn costly(replay: Replay, verdicts: &[Verdict], stage: Stage) -> Option<AnyView> {
    let mut costly: Vec<Verdict> =
        verdicts.iter().filter(|verdict| verdict.cost() >= WORTH_TELLING).cloned().collect();
    sort_short_by(&mut costly, |a, b| b.cost().total_cmp(&a.cost()));
    costly.truncate(LISTED);
    if costly.is_empty() {
        return (stage == Stage::Done).then(|| view! { <p>{say("web-no-slip")}</p> }.into_any());
    }
    let items: Vec<_> = costly.into_iter().map(|verdict| slip(replay, verdict)).collect();
    Some(view! { <ol class="slips">{items}</ol> }.into_any())
}

fn slip(replay: Replay, verdict: Verdict) -> impl IntoView {
    let event = verdict.event;
    let seat = verdict.seat;
    let show = move |_| {
        // The moment before the decision: what was known when it was made.
        let before =
            replay.moments.with_untracked(|moments| moments.iter().rposition(|moment| moment.events < event));
        replay.at.set(before.unwrap_or(0));
        request_animation_frame(show_board);
    };
    let [played, best] = [&verdict.played, &verdict.best.0].map(|action| label(replay, &verdict, action));
    let words = text::slip(&played.0, verdict.share, &best.0, verdict.best.1);
    let [of_played, of_best] = [played.1, best.1].map(|reasons| reasons.join(" "));
    // What both moves would do says nothing about which is better.
    let reason = (of_played != of_best && !of_best.is_empty())
        .then(|| view! { <span class="reason">{of_best}</span> });
    view! {
        <li>
            <span>{words}{reason}</span>
            <button class="quiet" on:click=show>{say("web-show")}</button>
            <button on:click=move |_| try_again(replay, event, seat)>{say("web-try-again")}</button>
        </li>
    }
}

/// Scrolls to the table, because the analysis lies below it.
fn show_board() {
    if let Ok(Some(board)) = document().query_selector(".replay .controls") {
        board.scroll_into_view();
    }
}

/// An action as the deciding person reads it, and what is certain to follow.
fn label(replay: Replay, verdict: &Verdict, action: &str) -> (String, Vec<String>) {
    let viewer = Viewer::Seat(verdict.seat);
    let saved = replay.record.with_value(|record| before(record, verdict.event, verdict.seat));
    let Ok(table) = replay.game.resume(&saved.setup.deal, saved.events) else {
        return (action.to_owned(), Vec::new());
    };
    let (scene, names) = (table.scene(viewer), replay.names());
    let choice = scene.choices.iter().find(|choice| choice.action == action);
    let label = choice.map_or_else(|| action.to_owned(), |choice| names.say(&choice.label, viewer));
    let reasons = parlour_seat::reasons(replay.game, &table.view(viewer), &scene, action);
    (label, reasons.iter().map(|reason| text::first_upper(&names.say(reason, viewer))).collect())
}

/// Sets the position up as a table against bots.
fn try_again(replay: Replay, event: usize, seat: Seat) {
    let saved = replay.record.with_value(|record| before(record, event, seat));
    page::saved::open(replay.router, replay.next, saved);
}

/// The game before an event, counted from 1.
fn before(record: &Record, event: usize, seat: Seat) -> SavedSolo {
    let seed = record.seed.parse::<Seed>().unwrap_or_else(|_| luck::seed());
    let seats = record.seats.count();
    let deal = Deal { seats, options: record.options.clone(), seed };
    let setup = SoloSetup { seat, ..SoloSetup::against(record.game.as_str(), deal, Bot::Medium) };
    SavedSolo { setup, events: record.events[..event - 1].to_vec() }
}
