//! Moderation at the table: what the host and the players can do about each other.

use leptos::prelude::*;
use parlour_bots::Bot;
use parlour_core::{Seat, Viewer, Words};
use parlour_protocol::{
    ClientMessage, Motion, Removal, Room, RoomStatus, SeatPlayer, TableSeat, Vote, Watchers,
};

use crate::{
    session::Session,
    text::{self, say},
};

/// The menu of players during a game.
pub(super) fn menu(session: Session) -> impl IntoView {
    let playing = move || {
        session.seat().is_some()
            && session.room.with(|room| room.as_ref().is_some_and(|room| room.status == RoomStatus::Playing))
    };
    let rows = move || {
        let room = session.room.get()?;
        Some(room.chairs.iter().map(|chair| row(session, &room, chair)).collect::<Vec<_>>())
    };
    view! {
        <details class="order" hidden=move || !playing()>
            <summary>{say("web-order")}</summary>
            <ul class="chairs">{rows}</ul>
            <p class="actions">{watchers(session)}</p>
        </details>
    }
}

/// One player, and what can be done about them.
fn row(session: Session, room: &Room, chair: &TableSeat) -> impl IntoView + use<> {
    let seat = chair.seat;
    let mine = session.seat() == Some(seat);
    let (who, can) = match &chair.player {
        SeatPlayer::Empty => (say("web-empty-chair"), None),
        SeatPlayer::Bot(bot) => (text::bot(*bot), Some(level(session, seat, *bot).into_any())),
        SeatPlayer::Person { name, .. } if mine => (text::about("web-yourself", "name", name.as_str()), None),
        SeatPlayer::Person { name, .. } => {
            let remove = move |_| session.request(ClientMessage::Remove { seat, how: Removal::Ban });
            let can = view! {
                <button class="quiet small" on:click=remove>{say("web-vote-out")}</button>
                {mute(session, room, seat)}
            };
            (name.as_str().to_owned(), Some(can.into_any()))
        }
    };
    let host = (room.hosting.host == Some(seat)).then(|| say("web-host"));
    view! { <li><span class="who">{text::chair(seat)}": "<b>{who}</b>" "<span class="soft">{host}</span></span>{can}</li> }
}

/// Asks the others to agree to a bot of another level.
fn level(session: Session, seat: Seat, now: Bot) -> impl IntoView {
    let change = move |event| {
        if let Ok(bot) = event_target_value(&event).parse() {
            session.request(ClientMessage::Bot { seat, bot: Some(bot) });
        }
    };
    let level =
        |bot: Bot| view! { <option value=bot.name() selected=bot == now>{text::bot_level(bot)}</option> };
    view! { <select aria-label=say("web-level") on:change=change>{text::LEVELS.map(level)}</select> }
}

/// What only the host can do about a player before the game.
pub(super) fn host_tools(session: Session, room: &Room, seat: Seat) -> impl IntoView + use<> {
    is_host(session, room).then(|| {
        let remove = move |how| session.request(ClientMessage::Remove { seat, how });
        view! {
            <button class="quiet small" on:click=move |_| remove(Removal::Kick)>{say("web-kick")}</button>
            <button class="quiet small" on:click=move |_| remove(Removal::Ban)>{say("web-ban")}</button>
            {mute(session, room, seat)}
        }
    })
}

/// Whether this visitor is the host.
fn is_host(session: Session, room: &Room) -> bool {
    session.seat().is_some() && room.hosting.host == session.seat()
}

/// The host's button that mutes a player's chat for everybody.
fn mute(session: Session, room: &Room, seat: Seat) -> impl IntoView + use<> {
    is_host(session, room).then(|| {
        let muted = room.hosting.muted.contains(seat);
        let label = say(if muted { "web-unmute-for-all" } else { "web-mute-for-all" });
        let turn = move |_| {
            let wish = if muted { ClientMessage::Unmute { seat } } else { ClientMessage::Mute { seat } };
            session.request(wish);
        };
        view! { <button class="quiet small" on:click=turn>{label}</button> }
    })
}

/// The host's setting for who may watch.
pub(super) fn watchers(session: Session) -> impl IntoView {
    move || {
        let room = session.room.get().filter(|room| is_host(session, room))?;
        let (label, wish) = match room.hosting.watchers {
            Watchers::Welcome => ("web-watchers-away", Watchers::SentAway),
            Watchers::SentAway => ("web-watchers-welcome", Watchers::Welcome),
        };
        let turn = move |_| session.request(ClientMessage::Watchers(wish));
        Some(view! { <button class="quiet" on:click=turn>{say(label)}</button> })
    }
}

/// The button that nudges players who are slow.
pub(super) fn nudge(session: Session) -> impl IntoView {
    let slow = move || {
        session.room.with(|room| {
            let room = room.as_ref()?;
            let mine = session.seat()?;
            room.settings.pace.nudge?;
            let person = |seat: &Seat| matches!(room.chairs[seat.number()].player, SeatPlayer::Person { .. });
            let to_act = session.scene.with(|scene| scene.as_ref().map(|scene| scene.to_act))?;
            let mut slow = to_act.iter().filter(|seat| *seat != mine);
            slow.find(|seat| person(seat) && !room.hosting.nudged.contains(*seat))
        })
    };
    let nudge = move |_| session.request(ClientMessage::Nudge);
    view! { <button class="quiet" hidden=move || slow().is_none() on:click=nudge>{say("web-nudge")}</button> }
}

/// The notice to a player who has been nudged.
pub(super) fn nudged(session: Session) -> impl IntoView {
    move || {
        let seconds = session.room.with(|room| {
            let room = room.as_ref()?;
            room.hosting.nudged.contains(session.seat()?).then_some(room.settings.pace.nudge)?
        })?;
        Some(
            view! { <p class="notice nudged" role="status">{text::count("web-nudged", "seconds", seconds as usize)}</p> },
        )
    }
}

/// The vote in progress.
pub(super) fn vote(session: Session) -> impl IntoView {
    move || {
        let vote = session.room.with(|room| room.as_ref()?.hosting.vote)?;
        Some(ballot(session, vote))
    }
}

fn ballot(session: Session, vote: Vote) -> impl IntoView {
    let mine = session.seat().is_some_and(|seat| vote.waiting.contains(seat));
    let words = match vote.motion {
        Motion::Remove { seat, .. } => {
            Words::new("web-vote-remove").seat("seat", vote.asked).seat("player", seat)
        }
        Motion::Bot { seat, bot } => {
            let level = Words::plain(text::bot(bot));
            Words::new("web-vote-bot")
                .seat("seat", vote.asked)
                .number("chair", seat.number() + 1)
                .words("bot", level)
        }
    };
    let counted =
        Words::new("web-vote-count").number("agreed", vote.agreed.len()).number("needed", vote.needed);
    let viewer = session.seat().map_or(Viewer::Spectator, Viewer::Seat);
    let [words, counted] = [words, counted].map(|words| session.names().say(&words, viewer));
    let answer = move |agree| session.request(ClientMessage::Vote { agree });
    view! {
        <section class="ask" role="alertdialog" aria-label=say("web-vote")>
            <p>{words}" "<span class="soft">{counted}</span></p>
            <p class="actions" hidden=!mine>
                <button class="main" on:click=move |_| answer(true)>{say("web-vote-yes")}</button>
                <button on:click=move |_| answer(false)>{say("web-vote-no")}</button>
            </p>
        </section>
    }
}
