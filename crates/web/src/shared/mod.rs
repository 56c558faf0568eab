//! A shared table: sitting down, inviting, agreeing, leaving and coming back.

mod asks;
mod chairs;
mod fair;
mod forgetting;
mod invite;
mod leaving;
mod order;
mod pledge;

use leptos::prelude::*;
use parlour_protocol::{RoomStatus, TableId};

use crate::{
    online::Socket,
    page, play,
    session::{Line, Session},
};

/// The page of a shared table.
pub(crate) fn table(id: &str) -> AnyView {
    // Check the id here, because a browser cannot tell a refused socket from a server that is down.
    let Ok(table) = id.parse::<TableId>() else { return page::no_table().into_any() };
    let session = Session::new();
    session.take_pledge(pledge::open(table));
    fair::keep(session, table);
    let socket = Socket::open(id, session);
    session.connect(socket.speak());
    leaving::come_back(session);
    let missing = Memo::new(move |_| session.line.get() == Line::NoTable);
    let id = StoredValue::new(id.to_owned());
    let shown = move || {
        let forgetting = forgetting::Question::new();
        view! {
            {fair::broken(session)}
            {play::table(session, move || asks::tools(session, id.get_value(), forgetting))}
            {move || gathering(session).then(|| view! { <div class="gathering">{chairs::chairs(session)}{invite::invite()}</div> })}
            {fair::revealing(session)}
            {asks::asks(session)}
            {leaving::offer(session)}
            {order::vote(session)}
            {order::nudged(session)}
            {order::menu(session)}
            {fair::fair(session)}
            {forgetting.foot(session)}
            {forgetting.view(session)}
        }
    };
    (move || if missing.get() { page::no_table().into_any() } else { shown().into_any() }).into_any()
}

fn gathering(session: Session) -> bool {
    session.room.with(|room| room.as_ref().is_some_and(|room| room.status == RoomStatus::Gathering))
}
