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

pub(crate) fn browser(args: &Args) -> Done {
    if args.figures { in_browser(&[FIGURES, "--nocapture"]) } else { games() }
}

/// Checks everything that must hold in a browser. Pictures of every game go to docs/screenshots.
pub(crate) fn games() -> Done {
    in_browser(&["--skip", FIGURES])
}

/// Runs the tests one after another, because each has browsers of its own. The whole workspace is named, so
/// that what was built for the other tests can be used here too.
fn in_browser(which: &[&str]) -> Done {
    toolchain::ready_for_browser()?;
    let tests = ["test", "--workspace", "--locked", "--test", "browser", "--"];
    run(&mut cargo(tests.into_iter().chain(["--test-threads", "1"]).chain(which.iter().copied())))
}
