//! Randomness from the operating system.

use parlour_core::Seed;

use crate::TerminalError;

/// Creates a seed that nobody knows beforehand, short enough to be typed in again.
///
/// # Errors
/// If the operating system provides no randomness.
pub fn fresh_seed() -> Result<Seed, TerminalError> {
    getrandom::u32().map(|number| Seed::from(u64::from(number))).map_err(TerminalError::NoLuck)
}
