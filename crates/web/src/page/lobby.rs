//! Public tables.

use std::time::Duration;

use leptos::prelude::*;
use parlour_protocol::{TableListing, TableListings};

use crate::{
    online::{self, FetchError},
    text::{self, say},
};

/// How often the list is refreshed.
const AGAIN: Duration = Duration::from_secs(8);

pub(crate) fn lobby() -> impl IntoView {
    let tables = RwSignal::new(None::<Result<TableListings, FetchError>>);
    let pages = RwSignal::new(1);
    let ask = move || {
        let pages = pages.get_untracked();
        leptos::task::spawn_local(async move {
            let answer = online::tables(pages).await;
            // The visitor may have left the page.
            tables.try_set(Some(answer));
        });
    };
    let more = move |_| {
        pages.update(|pages| *pages += 1);
        ask();
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
                Some(Ok(list)) if list.tables.is_empty() => view! { <p>{say("web-lobby-none")}</p> }.into_any(),
                Some(Ok(list)) => view! {
                    <ul class="tables">{list.tables.iter().map(listing).collect::<Vec<_>>()}</ul>
                    <p hidden=list.next.is_none()><button on:click=more>{say("web-lobby-more")}</button></p>
                }
                .into_any(),
            }}
            <p><a class="button" href="/">{say("web-to-home")}</a></p>
        </article>
    }
}

fn listing(table: &TableListing) -> impl IntoView + use<> {
    let title = parlour_registry::cover(&table.game)
        .map_or_else(|_| table.game.clone(), |cover| cover.info.title.to_owned());
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
