//! Sitting down before the game begins: a name, a seat, and bots for the rest.

use leptos::prelude::*;
use parlour_bots::Bot;
use parlour_core::Seat;
use parlour_protocol::{ClientMessage, PersonName, Room, SeatPlayer, TableSeat};

use super::order;
use crate::{
    session::Session,
    settings,
    text::{self, say},
};

pub(super) fn chairs(session: Session) -> impl IntoView {
    let name = RwSignal::new(settings::kept("name").unwrap_or_default());
    let list = move || {
        let room = session.room.get()?;
        Some(room.chairs.iter().map(|chair| one(session, name, &room, chair)).collect::<Vec<_>>())
    };
    let waits = move || {
        session.room.with(|room| {
            room.iter().flat_map(|room| &room.chairs).any(|chair| chair.player == SeatPlayer::Empty)
        })
    };
    let renamed = move || {
        let now = session.you.with(|you| you.as_ref().and_then(|you| you.name.clone()));
        now.is_some_and(|now| PersonName::new(&name.get()).is_ok_and(|wanted| wanted != now))
    };
    let rename = move |_| {
        if let Some(seat) = session.seat() {
            sit(session, name, seat);
        }
    };
    let start = move |_| session.request(ClientMessage::Start);
    view! {
        <section class="seats" aria-label=say("web-who")>
            <h2>{say("web-who")}</h2>
            <label>
                {say("web-your-name")}" "
                <input type="text" maxlength="24" autocomplete="nickname" prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <button hidden=move || !renamed() on:click=rename>{say("web-rename")}</button>
            <ul class="chairs">{list}</ul>
            <p class="soft" hidden=move || !session.hints_allowed()>{say("web-hints-allowed")}</p>
            <p class="actions">
                <button class="main" disabled=move || waits() || session.seat().is_none() on:click=start>{say("web-start")}</button>
                {order::watchers(session)}
                <span class="soft">{move || waits().then(|| say("web-chairs-free"))}</span>
            </p>
        </section>
    }
}

fn one(session: Session, name: RwSignal<String>, room: &Room, chair: &TableSeat) -> impl IntoView + use<> {
    let seat = chair.seat;
    let mine = session.seat() == Some(seat);
    let person = matches!(chair.player, SeatPlayer::Person { .. });
    let who = match &chair.player {
        SeatPlayer::Empty => say("web-empty-chair"),
        SeatPlayer::Bot(bot) => text::bot(*bot),
        SeatPlayer::Person { name, .. } if mine => text::about("web-yourself", "name", name.as_str()),
        SeatPlayer::Person { name, .. } => name.as_str().to_owned(),
    };
    let host = (room.hosting.host == Some(seat)).then(|| say("web-host"));
    let is_bot = matches!(chair.player, SeatPlayer::Bot(_));
    let set = move |bot: Option<Bot>| session.request(ClientMessage::Bot { seat, bot });
    view! {
        <li>
            <span class="who">{text::chair(seat)}": "<b>{who}</b>" "<span class="soft">{host}</span></span>
            <button hidden=person on:click=move |_| sit(session, name, seat)>{say("web-sit")}</button>
            <button hidden=!mine on:click=move |_| session.request(ClientMessage::Leave)>{say("web-get-up")}</button>
            <button class="quiet" hidden=person || is_bot on:click=move |_| set(Some(Bot::Medium))>{say("web-add-bot")}</button>
            <button class="quiet" hidden=!is_bot on:click=move |_| set(None)>{say("web-remove-bot")}</button>
            {is_bot.then(|| levels(chair.player.clone(), set))}
            {(person && !mine).then(|| order::host_tools(session, room, seat))}
        </li>
    }
}

fn levels(player: SeatPlayer, set: impl Fn(Option<Bot>) + Copy + 'static) -> impl IntoView {
    let change = move |event| {
        if let Ok(bot) = event_target_value(&event).parse() {
            set(Some(bot));
        }
    };
    let level = |bot: Bot| view! { <option value=bot.name() selected=player == SeatPlayer::Bot(bot)>{text::bot_level(bot)}</option> };
    view! { <select aria-label=say("web-level") on:change=change>{text::LEVELS.map(level)}</select> }
}

fn sit(session: Session, name: RwSignal<String>, seat: Seat) {
    match PersonName::new(&name.get_untracked()) {
        Ok(name) => {
            settings::keep("name", name.as_str());
            session.notice.set(None);
            session.sit(seat, name);
        }
        Err(why) => session.tell(text::bad_name(why), None),
    }
}
