//! Threads and a progress bar for long work.

use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::error::CliError;

/// A pool with this many threads, or with one for each core.
pub(crate) fn threads(wanted: Option<u16>) -> Result<ThreadPool, CliError> {
    // For Rayon, 0 means one thread for each core.
    let threads = wanted.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| CliError::Threads { threads, reason: error.to_string() })
}

/// A progress bar on a terminal, and nothing in a pipe.
pub(crate) fn progress(length: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    let template = format!("{{wide_bar}} {{human_pos}}/{{human_len}} {what}, {{per_sec}}, {{eta}} left");
    bar.set_style(ProgressStyle::with_template(&template).expect("the template is well formed"));
    bar
}
