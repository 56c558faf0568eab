//! `cargo xtask load`, `torture`, `storm` and `leaks`: test what a server of shared tables promises.
//!
//! The tools are a package of their own, so that these commands stay small; they are built here together with
//! the server.

use std::ffi::OsString;

use crate::{
    run::{Done, cargo, program, run},
    workspace,
};

/// What the tool is told: it knows its own words, and lists them with `--help`.
#[derive(clap::Args)]
pub(crate) struct ToolWords {
    /// Passed on to the tool; `--help` lists what it understands
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "WORDS")]
    words: Vec<OsString>,
}

#[derive(clap::Args)]
pub(crate) struct Leaks {
    /// How many random decisions, of all games together
    #[arg(long, default_value_t = 100_000)]
    decisions: u64,
}

/// Runs the same test as every run does, with more decisions.
pub(crate) fn leaks(args: &Leaks) -> Done {
    let test = ["test", "--package", "parlour-server", "--lib", "--locked", "--", "leaks", "--nocapture"];
    run(cargo(test).env("PARLOUR_LEAK_DECISIONS", args.decisions.to_string()))
}

/// Builds the server and the tool, and runs the tool against the server. A request for help does not wait for
/// the server.
pub(crate) fn lay(command: &str, words: &ToolWords) -> Done {
    let mut build = cargo(["build", "--release", "--locked", "--package", "parlour-siege"]);
    if !words.words.iter().any(|word| word == "--help" || word == "-h") {
        build.args(["--package", "parlour"]);
    }
    run(&mut build)?;
    let built = workspace::target_folder()?.join("release");
    let siege = built.join(format!("parlour-siege{}", std::env::consts::EXE_SUFFIX));
    run(program(siege, [command]).args(&words.words))
}
