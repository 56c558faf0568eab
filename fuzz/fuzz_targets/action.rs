//! Whatever the bytes are, they are an action or a refusal in words; and the text of an action reads back to it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_tps::TpsAction;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match text.parse::<TpsAction>() {
        Ok(action) => assert_eq!(action.to_string(), text),
        Err(why) => assert!(!why.to_string().is_empty()),
    }
});
