//! Random numbers from the browser.

use js_sys::Uint8Array;
use parlour_core::{Nonce, Seed};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::Crypto;

/// An unpredictable seed, short enough to type. Works in the page and in the worker.
pub(crate) fn seed() -> Seed {
    Seed::from(u64::from(u32::from_le_bytes(bytes())))
}

/// The visitor's nonce for a deal.
pub(crate) fn nonce() -> Nonce {
    Nonce::new(bytes())
}

fn bytes<const COUNT: usize>() -> [u8; COUNT] {
    let crypto = js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("crypto"));
    let crypto: Crypto = crypto.expect("a browser has a source of luck").unchecked_into();
    let array = Uint8Array::new_with_length(COUNT as u32);
    crypto.get_random_values_with_array_buffer_view(&array).expect("some bytes are not too many");
    let mut bytes = [0; COUNT];
    array.copy_to(&mut bytes);
    bytes
}
