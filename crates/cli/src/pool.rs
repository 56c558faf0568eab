//! Threads and the progress bar of long work.

use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::error::CliError;

/// That many threads, or one for each core.
pub(crate) fn threads(wanted: Option<u16>) -> Result<ThreadPool, CliError> {
    // Rayon takes 0 for "as many as there are cores".
    let threads = wanted.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| CliError::Threads { threads, reason: error.to_string() })
}

/// A bar on a terminal; nothing in a pipe.
pub(crate) fn progress(length: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    let template = format!("{{wide_bar}} {{human_pos}}/{{human_len}} {what}, {{per_sec}}, {{eta}} left");
    bar.set_style(ProgressStyle::with_template(&template).expect("the template is well formed"));
    bar
}
