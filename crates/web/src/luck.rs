//! Luck from the browser.

use js_sys::Uint8Array;
use parlour_core::Seed;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::Crypto;

/// A seed that nobody knows beforehand, short enough to be typed again. Works in the page and in the worker.
pub(crate) fn seed() -> Seed {
    let crypto = js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("crypto"));
    let crypto: Crypto = crypto.expect("a browser has a source of luck").unchecked_into();
    let bytes = Uint8Array::new_with_length(4);
    crypto.get_random_values_with_array_buffer_view(&bytes).expect("four bytes are not too many");
    let mut number = [0; 4];
    bytes.copy_to(&mut number);
    Seed::from(u64::from(u32::from_le_bytes(number)))
}
