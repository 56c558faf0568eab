//! Public tables.

use std::time::Duration;

use leptos::prelude::*;
use parlour_protocol::TableListing;

use crate::{
    online::{self, FetchError},
    text::{self, say},
};

/// How often the list is asked for.
const AGAIN: Duration = Duration::from_secs(8);

pub(crate) fn lobby() -> impl IntoView {
    let tables = RwSignal::new(None::<Result<Vec<TableListing>, FetchError>>);
    let ask = move || {
        leptos::task::spawn_local(async move {
            let answer = online::tables().await;
            // The page may be gone by now.
            tables.try_set(Some(answer));
        });
    };
    ask();
    let handle = set_interval_with_handle(ask, AGAIN).expect("a window has a clock");
    on_cleanup(move || handle.clear());
    view! {
        <article class="prose lobby">
            <h1>{say("web-lobby")}</h1>
            {move || match tables.get() {
                None => view! { <p role="status">{say("web-looking")}</p> }.into_any(),
                Some(Err(why)) => view! { <p class="notice" role="status">{why.to_string()}</p> }.into_any(),
                Some(Ok(list)) if list.is_empty() => view! { <p>{say("web-lobby-none")}</p> }.into_any(),
                Some(Ok(list)) => view! { <ul class="tables">{list.iter().map(listing).collect::<Vec<_>>()}</ul> }.into_any(),
            }}
            <p><a class="button" href="/">{say("web-to-home")}</a></p>
        </article>
    }
}

fn listing(table: &TableListing) -> impl IntoView + use<> {
    let title = parlour_registry::find(&table.game)
        .map_or_else(|_| table.game.clone(), |game| game.info().title.to_owned());
    let verb = if table.free > 0 && !table.playing { say("web-sit-down") } else { say("web-watch") };
    view! {
        <li data-game=table.game.clone()>
            <b>{title}</b>
            <span>{text::table_state(table)}</span>
            <span class="soft">{table.people.join(", ")}</span>
            <a class="button" href=format!("/t/{}", table.id)>{verb}</a>
        </li>
    }
}
