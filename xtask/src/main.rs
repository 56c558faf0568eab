//! Developer commands. `cargo xtask` lists them; each has a file of its own here.

#![forbid(unsafe_code)]

mod bench;
mod browser;
mod fuzz;
mod golden;
mod packages;
mod postgres;
mod python;
mod results;
mod run;
mod siege;
mod test;
mod tidy;
mod timings;
mod toolchain;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Installs what the tests need and runs all of them
    Test,
    /// Checks what no compiler does: the map of dependencies, file sizes, messages, rules and their tests
    Tidy,
    /// Installs a browser and plays whole games in it, as the tests do, or measures the client
    Browser(browser::Args),
    /// Compares the golden playthroughs of every game with what is played now
    Golden(golden::Args),
    /// Runs the benchmarks
    Bench(bench::Args),
    /// Plays the matches that say how strong and how quick the bots are, and writes the pages about it
    Results(results::Args),
    /// Throws bytes at everything that reads bytes
    Fuzz(fuzz::Args),
    /// Plays at many shared tables at a steady pace and says what it costs the server
    #[command(disable_help_flag = true)]
    Load(siege::ToolWords),
    /// Kills the server again and again while people play, and compares its log with what they were told
    #[command(disable_help_flag = true)]
    Torture(siege::ToolWords),
    /// Throws rubbish and half-right messages at the server's sockets, and then plays on
    #[command(disable_help_flag = true)]
    Storm(siege::ToolWords),
    /// Compares what people are sent at tables that differ only in what they cannot know
    Leaks(siege::Leaks),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Test => test::test(),
        Command::Tidy => tidy::tidy(),
        Command::Browser(args) => browser::browser(&args),
        Command::Golden(args) => golden::golden(&args),
        Command::Bench(args) => bench::bench(&args),
        Command::Results(args) => results::results(&args),
        Command::Fuzz(args) => fuzz::fuzz(&args),
        Command::Load(words) => siege::lay("load", &words),
        Command::Torture(words) => siege::lay("torture", &words),
        Command::Storm(words) => siege::lay("storm", &words),
        Command::Leaks(args) => siege::leaks(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nerror: {failure}");
            ExitCode::FAILURE
        }
    }
}
