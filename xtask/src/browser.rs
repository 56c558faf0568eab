//! `cargo xtask browser`: plays whole games in a real browser, or measures what the client costs.

use crate::{
    run::{Done, cargo, run},
    toolchain,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Measures size, speed and memory instead, and writes docs/results/browser.md
    #[arg(long)]
    figures: bool,
}

/// The start of the names of tests that measure, which run only when asked for.
const FIGURES: &str = "figures";

/// How many tests run at the same time. A test keeps one core busy at most, with the layout of its page, and
/// waits between frames. The machines that run these tests have two cores.
const AT_ONCE: &str = "2";
/// Whatever is measured is measured alone.
const ALONE: &str = "1";

pub(crate) fn browser(args: &Args) -> Done {
    if args.figures { in_browser(ALONE, &[FIGURES, "--nocapture"]) } else { games() }
}

/// Checks everything that must hold in a browser. Pictures of every game go to docs/screenshots.
pub(crate) fn games() -> Done {
    in_browser(AT_ONCE, &["--skip", FIGURES])
}

/// Runs browser tests: each has a server and browsers of its own, so none disturbs another. The whole
/// workspace is named, so that what was built for the other tests can be used here too.
fn in_browser(threads: &str, which: &[&str]) -> Done {
    toolchain::ready_for_browser()?;
    let tests = ["test", "--workspace", "--locked", "--test", "browser", "--", "--test-threads", threads];
    run(&mut cargo(tests.into_iter().chain(which.iter().copied())))
}
