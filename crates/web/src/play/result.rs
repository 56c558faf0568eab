//! The result: who won, and what each score is made of, rule by rule.

use leptos::prelude::*;
use parlour_core::{Outcome, Scene, Seat, Sentence, Words, figure, scene::Points};
use parlour_protocol::RoomStatus;
use parlour_registry::AnyGame;
use parlour_seat::accounts;

use crate::{
    scene::{Names, words},
    session::Session,
    text::{self, say},
};

pub(super) fn result(session: Session) -> Option<impl IntoView> {
    if !session.is_over() {
        return None;
    }
    let outcome = session.room.with(|room| match room.as_ref()?.status {
        RoomStatus::Finished { outcome, .. } => Some(outcome),
        RoomStatus::Gathering | RoomStatus::Playing => None,
    })?;
    let scene = session.scene.get()?;
    let names = session.names();
    let game = session.game.get_value()?;
    Some(session.heard.with(|heard| Ending { game, scene: &scene, names: &names, heard, outcome }.shown()))
}

/// The end of a game, and its log.
pub(crate) struct Ending<'a> {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) scene: &'a Scene,
    pub(crate) names: &'a Names,
    pub(crate) heard: &'a [Sentence],
    pub(crate) outcome: Outcome,
}

impl Ending<'_> {
    /// The winner, and everybody by rank.
    pub(crate) fn shown(&self) -> impl IntoView + use<> {
        let seats: Vec<_> =
            self.outcome.ranking().into_iter().map(|(rank, seat)| self.seat(rank, seat)).collect();
        view! {
            <section class="result" aria-label=say("web-result")>
                <h2>{headline(self.scene, self.names, self.outcome)}</h2>
                <div class="scores">{seats}</div>
            </section>
        }
    }

    fn seat(&self, rank: usize, seat: Seat) -> impl IntoView + use<> {
        let rows: Vec<_> =
            self.scene.tally.iter().filter(|row| row.seat == seat).map(|row| self.row(row)).collect();
        let won = self.outcome.winners.contains(seat);
        let score = self.outcome.scores[seat];
        view! {
            <section class="score-card" class:won=won>
                <h3><span class="rank">{format!("{rank}.")}</span>" "<span class="name">{called(self.scene, self.names, seat)}</span>" "<b>{figure(score)}</b></h3>
                <table><tbody>{rows}</tbody></table>
            </section>
        }
    }

    /// A part of a score: the points, what for, by which rule, and the log's lines about it.
    fn row(&self, row: &Points) -> impl IntoView + use<> {
        let slug = self.game.info().slug;
        let rule = row.rule.to_string();
        let viewer = self.scene.viewer;
        let told = accounts(self.game, row, self.heard);
        let told: Vec<_> =
            told.iter().map(|told| view! { <li>{words(told, viewer, self.names)}</li> }).collect();
        view! {
            <tr>
                <td class="points">{text::signed(row.points)}</td>
                <td>
                    {words(&row.words, viewer, self.names)}" "
                    <a class="rule" href=format!("/rules/{slug}#{rule}") target="_blank" rel="noopener">{rule.clone()}</a>
                    {(!told.is_empty()).then(|| view! { <ul class="account">{told}</ul> })}
                </td>
            </tr>
        }
    }
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
