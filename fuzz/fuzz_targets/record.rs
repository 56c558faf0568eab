//! Whatever the bytes are, reading and verifying a record comes to an end with a verdict; and what was read is written so that it
//! reads back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour_core::record::Record;
use parlour_registry::GAMES;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match Record::from_json(text) {
        Ok(record) => {
            for game in GAMES {
                if let Err(why) = game.verify(&record) {
                    assert!(!why.to_string().is_empty());
                }
            }
            assert_eq!(Record::from_json(&record.to_json()).as_ref(), Ok(&record));
        }
        Err(why) => assert!(!why.to_string().is_empty()),
    }
});
