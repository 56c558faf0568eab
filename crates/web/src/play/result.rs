//! How it ended: who won, and every score taken apart by rule.

use leptos::prelude::*;
use parlour_core::{Outcome, Scene, Seat, Words, scene::Points};
use parlour_protocol::RoomStatus;

use crate::{
    scene::{Names, words},
    session::Session,
    text::{self, say},
};

pub(super) fn result(session: Session) -> Option<impl IntoView> {
    let outcome = session.room.with(|room| match room.as_ref()?.status {
        RoomStatus::Finished { outcome, .. } => Some(outcome),
        RoomStatus::Gathering | RoomStatus::Playing => None,
    })?;
    let scene = session.scene.get()?;
    let names = session.names();
    let slug = session.game.get_value().map_or("", |game| game.info().slug);
    let seats =
        outcome.scores.iter().map(|(seat, score)| seat_result(slug, &scene, &names, outcome, seat, *score));
    let seats: Vec<_> = seats.collect();
    Some(view! {
        <section class="result" aria-label=say("web-result")>
            <h2>{headline(&scene, &names, outcome)}</h2>
            <div class="scores">{seats}</div>
        </section>
    })
}

fn headline(scene: &Scene, names: &Names, outcome: Outcome) -> String {
    let words = match (outcome.winners.first(), outcome.winners.len()) {
        (Some(seat), 1) => Words::new("web-wins").seat("seat", seat),
        _ => Words::new("web-share-the-win").seats("seats", outcome.winners),
    };
    names.say(&words, scene.viewer)
}

fn called(scene: &Scene, names: &Names, seat: Seat) -> String {
    if scene.viewer.is(seat) { say("web-you") } else { text::first_upper(&names.of(seat)) }
}

fn seat_result(
    slug: &str,
    scene: &Scene,
    names: &Names,
    outcome: Outcome,
    seat: Seat,
    score: i32,
) -> impl IntoView + use<> {
    let part = |part: &Points| {
        let rule = part.rule.to_string();
        view! {
            <tr>
                <td class="points">{text::signed(part.points)}</td>
                <td>
                    {words(&part.words, scene.viewer, names)}" "
                    <a class="rule" href=format!("/rules/{slug}#{rule}") target="_blank" rel="noopener">{rule.clone()}</a>
                </td>
            </tr>
        }
    };
    let parts: Vec<_> = scene.tally.iter().filter(|part| part.seat == seat).map(part).collect();
    let won = outcome.winners.contains(seat);
    view! {
        <section class="score-card" class:won=won>
            <h3>{called(scene, names, seat)}" "<b>{score}</b></h3>
            <table><tbody>{parts}</tbody></table>
        </section>
    }
}
