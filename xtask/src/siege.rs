//! `cargo xtask load`, `torture`, `storm` and `leaks`: what a server of shared tables promises, tried on one.
//!
//! The tools are a package of their own, so that these commands stay small; they are built here together with the server.

use crate::{
    run::{Done, cargo, program, run},
    workspace,
};

#[derive(clap::Args)]
pub(crate) struct Load {
    /// Tables of four people each, every one with a socket
    #[arg(long, default_value_t = 800)]
    tables: u32,
    /// Moves a second at each table
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
    /// For how long
    #[arg(long, default_value_t = 30)]
    seconds: u32,
}

#[derive(clap::Args)]
pub(crate) struct Torture {
    /// How often the server is killed
    #[arg(long, default_value_t = 50)]
    kills: u32,
    /// Tables of each game
    #[arg(long, default_value_t = 4)]
    tables: u32,
    /// Where the luck comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(clap::Args)]
pub(crate) struct Storm {
    /// How many frames
    #[arg(long, default_value_t = 10_000_000)]
    frames: u64,
    /// The longest time for them
    #[arg(long, default_value_t = 600)]
    seconds: u32,
    /// Where the rubbish comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(clap::Args)]
pub(crate) struct Leaks {
    /// How many random decisions, of all games together
    #[arg(long, default_value_t = 100_000)]
    decisions: u64,
}

pub(crate) fn load(args: &Load) -> Done {
    let Load { tables, rate, seconds } = args;
    lay(&format!("load --tables {tables} --rate {rate} --seconds {seconds}"))
}

pub(crate) fn torture(args: &Torture) -> Done {
    let Torture { kills, tables, seed } = args;
    lay(&format!("torture --kills {kills} --tables {tables} --seed {seed}"))
}

pub(crate) fn storm(args: &Storm) -> Done {
    let Storm { frames, seconds, seed } = args;
    lay(&format!("storm --frames {frames} --seconds {seconds} --seed {seed}"))
}

/// The test of every run, with more decisions.
pub(crate) fn leaks(args: &Leaks) -> Done {
    let test = ["test", "--package", "parlour-server", "--lib", "--locked", "--", "leaks", "--nocapture"];
    run(cargo(test).env("PARLOUR_LEAK_DECISIONS", args.decisions.to_string()))
}

/// Builds the server and the tool, and lets the one loose on the other.
fn lay(words: &str) -> Done {
    run(&mut cargo([
        "build",
        "--release",
        "--locked",
        "--package",
        "parlour",
        "--package",
        "parlour-siege",
    ]))?;
    let built = workspace::target_folder()?.join("release");
    let suffix = std::env::consts::EXE_SUFFIX;
    let server = built.join(format!("parlour{suffix}"));
    let mut siege = program(built.join(format!("parlour-siege{suffix}")), ["--server"]);
    run(siege.arg(server).args(words.split(' ')))
}
