//! `parlour-siege`: the program that `cargo xtask load`, `torture` and `storm` run, with the server they have
//! built.

use std::{env, path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};
use parlour_siege::{SiegeError, load, storm, torture};

/// Tests from outside what a server of shared tables promises
#[derive(Parser)]
#[command(name = "parlour-siege", bin_name = "cargo xtask")]
struct Cli {
    /// The server's program [default: the one beside this tool]
    #[arg(long, value_name = "FILE", global = true)]
    server: Option<PathBuf>,
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
        /// Length of the run in seconds
        #[arg(long, default_value_t = 30)]
        seconds: u32,
        /// Additional tables of four `hard` bots, each with a watcher
        #[arg(long, default_value_t = 0)]
        beside: usize,
    },
    /// Kills the server again and again while people play, and compares its log with what they were told
    Torture {
        /// Number of times the server is killed
        #[arg(long, default_value_t = 50)]
        kills: u32,
        /// Tables of each game
        #[arg(long, default_value_t = 4)]
        tables: usize,
        /// Random seed
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Throws garbage and half-valid messages at the server, and then plays on
    Storm {
        /// Number of frames
        #[arg(long, default_value_t = 10_000_000)]
        frames: u64,
        /// The most seconds it may take
        #[arg(long, default_value_t = 600)]
        seconds: u32,
        /// Do everything that one address can do within its limits instead, while people play at this many
        /// tables elsewhere
        #[arg(long, value_name = "TABLES")]
        mixed: Option<usize>,
        /// Random seed of the frames
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the command on one thread, because the server beside it needs the others.
fn run(cli: &Cli) -> Result<String, SiegeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let folder = tempfile::tempdir()?;
    let server = match &cli.server {
        Some(server) => server.clone(),
        None => env::current_exe()?.with_file_name(format!("parlour{}", env::consts::EXE_SUFFIX)),
    };
    runtime.block_on(async {
        match cli.command {
            Command::Load { tables, rate, seconds, beside } => {
                let plan =
                    load::LoadPlan { tables, rate, seconds, beside, patience: load::Patience::Patient };
                Ok(load::run(&server, folder.path(), plan).await?.to_string())
            }
            Command::Torture { kills, tables, seed } => {
                let plan = torture::TorturePlan { kills, tables, seed };
                let report = torture::run(&server, folder.path(), plan).await?;
                if report.is_good() {
                    Ok(report.to_string())
                } else {
                    Err(SiegeError::Wrong(report.to_string()))
                }
            }
            Command::Storm { mixed: Some(tables), seconds, .. } => {
                let plan = storm::MixedPlan { tables, experts: storm::MixedPlan::EXPERTS, seconds };
                let report = storm::run_mixed(&server, folder.path(), plan).await?;
                if report.is_good() {
                    Ok(report.to_string())
                } else {
                    Err(SiegeError::Wrong(report.to_string()))
                }
            }
            Command::Storm { frames, seconds, seed, .. } => {
                let plan = storm::StormPlan { frames, seconds, seed };
                Ok(storm::run(&server, folder.path(), plan).await?.to_string())
            }
        }
    })
}
