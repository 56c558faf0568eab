//! Records in addresses: [`pack`] and [`unpack`].
//!
//! A game against bots is on no server, so its link carries it: the record, compressed with the browser's
//! `deflate-raw`, as base64url in the fragment, which is never sent. A game with six seats takes about 1,600
//! letters, well below the limits of chats and browsers. Opening the link replays the record by the rules, so
//! nothing in it has to be trusted.

use js_sys::{Array, Function, Reflect, Uint8Array};
use leptos::prelude::window;
use parlour_core::record::Record;
use parlour_seat::UNNAMED;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableWritablePair, Response};

use crate::{settings, text::say};

/// The prefix of a packed record, which names its format.
const MARK: &str = "g1-";
/// The longest fragment to unpack: many times a long game, and short enough for any browser.
const LONGEST: usize = 1 << 16;

/// The record as the fragment of an address; `None` in a browser that cannot compress. A person who gave no
/// name gets one here, so that others do not read "You".
pub(super) async fn pack(record: &Record) -> Option<String> {
    let mut record = record.clone();
    for name in record.names.iter_mut().flatten().flatten().filter(|name| name.as_str() == UNNAMED) {
        *name = settings::kept("name").unwrap_or_else(|| say("web-somebody"));
    }
    let bytes = through("CompressionStream", record.to_json().as_bytes()).await?;
    // `btoa` takes one letter for each byte.
    let letters: String = bytes.into_iter().map(char::from).collect();
    let base64 = window().btoa(&letters).ok()?;
    Some(format!("{MARK}{}", base64.trim_end_matches('=').replace('+', "-").replace('/', "_")))
}

/// The text of the record in a fragment; `None` if it is damaged.
pub(super) async fn unpack(fragment: &str) -> Option<String> {
    let packed = fragment.strip_prefix(MARK).filter(|packed| packed.len() <= LONGEST)?;
    let letters = window().atob(&packed.replace('-', "+").replace('_', "/")).ok()?;
    let bytes: Vec<u8> = letters.chars().map(|letter| u8::try_from(letter).ok()).collect::<Option<_>>()?;
    String::from_utf8(through("DecompressionStream", &bytes).await?).ok()
}

/// Sends bytes through one of the browser's streams.
async fn through(stream: &str, bytes: &[u8]) -> Option<Vec<u8>> {
    let class: Function = Reflect::get(&window(), &stream.into()).ok()?.dyn_into().ok()?;
    let stream = Reflect::construct(&class, &Array::of1(&"deflate-raw".into())).ok()?;
    let parts: JsValue = Array::of1(&Uint8Array::from(bytes)).into();
    let source = Blob::new_with_u8_array_sequence(&parts).ok()?.stream();
    let made = source.pipe_through(&stream.unchecked_into::<ReadableWritablePair>());
    let answer = Response::new_with_opt_readable_stream(Some(&made)).ok()?;
    let buffer = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}
