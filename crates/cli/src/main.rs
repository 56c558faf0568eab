//! The `parlour` program: games, rules, simulation, verification and telling of games.

#![forbid(unsafe_code)]

mod args;
mod fault;
mod games;
mod lines;
mod records_out;
mod rules;
mod show;
mod sim;
mod verify;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser as _};

use crate::{
    args::{Args, Command},
    fault::Fault,
};

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(code) => code,
        Err(fault) => fault.report(),
    }
}

fn run(args: Args) -> Result<ExitCode, Fault> {
    match args.command {
        None => games::welcome()?,
        Some(Command::Games(args)) => games::list(&args)?,
        Some(Command::Rules(args)) => rules::show(&args)?,
        Some(Command::Sim(args)) => sim::run(&args)?,
        Some(Command::Verify(args)) => return verify::run(&args),
        Some(Command::Show(args)) => show::run(&args)?,
        Some(Command::Completions { shell }) => {
            clap_complete::generate(shell, &mut Args::command(), "parlour", &mut std::io::stdout());
        }
    }
    Ok(ExitCode::SUCCESS)
}
