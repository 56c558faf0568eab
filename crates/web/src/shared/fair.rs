//! The fairness of the deal: what was promised, when and by whom, what was revealed, and whether it matches.

use leptos::prelude::*;
use parlour_core::{Seat, SeatSet, Share, Viewer, Words};
use parlour_protocol::{ClientMessage, DealStage, FairDeal, TableId};
use parlour_seat::{Arrived, Pledge};
use wasm_bindgen::JsValue;

use super::pledge;
use crate::{
    session::{DealSeen, Session},
    text::{self, say},
};

/// Saves the table's promises as they arrive.
pub(super) fn keep(session: Session, table: TableId) {
    Effect::new(move |before: Option<Option<Pledge>>| {
        let now = session.deal.with(|deal| deal.as_ref().map(|deal| deal.pledge.clone()));
        if let Some(pledge) = now.as_ref().filter(|_| before.as_ref() != Some(&now)) {
            pledge::keep(table, pledge);
        }
        now
    });
}

/// Warns when the table has broken a promise.
pub(super) fn broken(session: Session) -> impl IntoView {
    move || {
        let breach = session.deal.with(|deal| deal.as_ref()?.breach.clone())?;
        Some(view! { <p class="notice broken" role="alert">{sentence(session, &breach.words())}</p> })
    }
}

/// The players whose part of the deal is missing at the start, and a button to start without them.
pub(super) fn revealing(session: Session) -> impl IntoView {
    move || {
        let stage = session.room.with(|room| room.as_ref().map(|room| room.fair.stage))?;
        let DealStage::Revealing { waiting } = stage else { return None };
        let words = sentence(session, &Words::new("web-deal-waiting").seats("seats", waiting));
        let start = move |_| session.request(ClientMessage::Start);
        Some(view! {
            <section class="ask" role="status" aria-label=say("web-fair")>
                <p>{words}</p>
                <p class="actions" hidden=session.seat().is_none()><button on:click=start>{say("web-deal-anyway")}</button></p>
            </section>
        })
    }
}

/// The promises, with a tick once they are known to be kept.
pub(super) fn fair(session: Session) -> impl IntoView {
    let mark = move || {
        session.deal.with(|deal| match deal.as_ref().map(|deal| (&deal.breach, &deal.proved)) {
            Some((Some(_), _)) => say("web-fair-broken"),
            Some((None, Some(_))) => say("web-fair-proved"),
            _ => say("web-fair"),
        })
    };
    let missing = move || {
        let fair = session.room.with(|room| room.as_ref().map(|room| room.fair.clone()))?;
        let alone = matches!(fair.stage, DealStage::SeedAlone)
            || matches!(fair.stage, DealStage::Dealt { with } if with.is_empty());
        let words = if alone { "web-fair-alone".into() } else { missing(&fair)? };
        Some(format!(" · {}", sentence(session, &words)))
    };
    let told = move || {
        let fair = session.room.with(|room| room.as_ref().map(|room| room.fair.clone()))?;
        let deal = session.deal.get()?;
        Some(
            view! { {verdict(session, &deal)}{server(&deal, &fair)}{shares(session, &deal, &fair)}{check(&deal, &fair)} },
        )
    };
    view! {
        <details class="fair">
            <summary>{mark}{missing}</summary>
            {told}
        </details>
    }
}

/// The result of the check.
fn verdict(session: Session, deal: &DealSeen) -> impl IntoView + use<> {
    let words = match (&deal.breach, &deal.proved) {
        (Some(breach), _) => vec![breach.words()],
        (None, Some(proved)) => proved.words(),
        (None, None) => Vec::new(),
    };
    words.iter().map(|words| view! { <p class="verdict">{sentence(session, words)}</p> }).collect::<Vec<_>>()
}

/// The server's promise, since when this browser knows it, and the number behind it after the game.
fn server(deal: &DealSeen, fair: &FairDeal) -> impl IntoView + use<> {
    let shown = deal.pledge.commitment().unwrap_or(fair.commitment);
    let noted = match deal.pledge.arrived() {
        Some(Arrived::Late) => "web-fair-noted-late",
        Some(Arrived::InTime) | None => "web-fair-noted",
    };
    let revealed = fair
        .seed
        .map(|seed| view! { <p>{text::about("web-fair-revealed", "number", &seed.to_string())}</p> });
    view! {
        <h3>{say("web-fair-server")}</h3>
        <p>{text::about("web-fair-promised", "commitment", &shown.to_string())}</p>
        <p>{text::about(noted, "time", &time(deal.pledge.since()))}</p>
        {revealed}
    }
}

/// Each player's promise, and the number behind it after the game.
fn shares(session: Session, deal: &DealSeen, fair: &FairDeal) -> impl IntoView + use<> {
    let one = |share: &Share| {
        let promised = match share.commitment {
            Some(commitment) => text::about("web-fair-promised", "commitment", &commitment.to_string()),
            None => say("web-fair-no-promise"),
        };
        let own = Some(deal.pledge.own_commitment()) == share.commitment;
        let revealed =
            share.nonce.map(|nonce| text::about("web-fair-revealed", "number", &nonce.to_string()));
        let late = share.commitment.is_some()
            && matches!(fair.stage, DealStage::Dealt { with } if !with.contains(share.seat));
        view! {
            <h3>{who(session, share.seat)}</h3>
            <p>{promised}</p>
            <p hidden=!own>{say("web-fair-own")}</p>
            <p hidden=!late>{say("web-fair-late")}</p>
            {revealed.map(|text| view! { <p>{text}</p> })}
        }
    };
    fair.shares.iter().map(one).collect::<Vec<_>>()
}

/// How others can check the deal.
fn check(deal: &DealSeen, fair: &FairDeal) -> impl IntoView + use<> {
    let commitment = deal.pledge.commitment().unwrap_or(fair.commitment);
    let own = fair.shares.iter().any(|share| share.nonce == Some(deal.pledge.nonce()));
    let nonce = if own { format!(" --nonce {}", deal.pledge.nonce()) } else { String::new() };
    let command = format!("parlour verify --fair --commitment {commitment}{nonce}");
    fair.seed.map(|_| view! { <p>{say("web-fair-check")}<br/><code>{command}</code></p> })
}

/// The players who had no part in the deal, in words.
fn missing(fair: &FairDeal) -> Option<Words> {
    let DealStage::Dealt { with } = fair.stage else { return None };
    let all: SeatSet = fair.shares.iter().map(|share| share.seat).collect();
    let without = all - with;
    (!without.is_empty()).then(|| Words::new("protocol-deal-missing").seats("seats", without))
}

fn who(session: Session, seat: Seat) -> String {
    session.names().of(seat)
}

fn sentence(session: Session, words: &Words) -> String {
    session.names().say(words, session.seat().map_or(Viewer::Spectator, Viewer::Seat))
}

fn time(millis: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(millis as f64));
    String::from(date.to_locale_string(text::language().tag(), &JsValue::UNDEFINED))
}
