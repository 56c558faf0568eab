//! `cargo xtask browser`: whole games in a real browser, and what the client costs.

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

/// The tests whose names begin like this measure, and are run only when asked for.
const FIGURES: &str = "figures";

pub(crate) fn browser(args: &Args) -> Done {
    if args.figures { in_browser(&[FIGURES, "--nocapture"]) } else { games() }
}

/// Everything that must hold in a browser. Pictures of every game go to docs/screenshots.
pub(crate) fn games() -> Done {
    in_browser(&["--skip", FIGURES])
}

/// One test after the other, since each has browsers of its own. The whole workspace is named, so that what the other tests have built
/// serves here too.
fn in_browser(which: &[&str]) -> Done {
    toolchain::ready_for_browser()?;
    let tests = ["test", "--workspace", "--locked", "--test", "browser", "--"];
    run(&mut cargo(tests.into_iter().chain(["--test-threads", "1"]).chain(which.iter().copied())))
}
