//! `parlour-siege`: what `cargo xtask load`, `torture` and `storm` run, with the server that they have built.

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};
use parlour_siege::{Trouble, load};

/// Tries from outside what a server of shared tables promises.
#[derive(Parser)]
#[command(name = "parlour-siege")]
struct Cli {
    /// The program that serves
    #[arg(long, value_name = "FILE")]
    server: PathBuf,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays at many tables at a steady pace and says what it cost
    Load {
        /// Tables of four people each
        #[arg(long, default_value_t = 800)]
        tables: usize,
        /// Moves a second at each table
        #[arg(long, default_value_t = 1.0)]
        rate: f64,
        /// For how long
        #[arg(long, default_value_t = 30)]
        seconds: u32,
    },
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(trouble) => {
            eprintln!("error: {trouble}");
            ExitCode::FAILURE
        }
    }
}

/// One thread: the server beside it needs the others.
fn run(cli: &Cli) -> Result<String, Trouble> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let folder = tempfile::tempdir()?;
    runtime.block_on(async {
        match cli.command {
            Command::Load { tables, rate, seconds } => {
                let plan = load::Plan { tables, rate, seconds };
                Ok(load::run(&cli.server, folder.path(), plan).await?.to_string())
            }
        }
    })
}
