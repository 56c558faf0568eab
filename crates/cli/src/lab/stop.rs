//! Handles Ctrl-C: the first one saves what is done, the second one ends the program.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering::SeqCst},
};

use crate::error::CliError;

/// The exit code of a program that was interrupted.
pub(crate) const INTERRUPTED: u8 = 130;

/// Returns a flag that becomes true when the program is to stop.
pub(crate) fn listen() -> Result<Arc<AtomicBool>, CliError> {
    let stop = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if told.swap(true, SeqCst) {
            std::process::exit(INTERRUPTED.into());
        }
    })?;
    Ok(stop)
}
