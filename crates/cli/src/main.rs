//! The `parlour` program: games, rules, play, simulation, and checking and showing recorded games.

#![forbid(unsafe_code)]

mod advise;
mod args;
mod backup;
mod check;
mod clock;
mod erase;
mod error;
mod export;
mod file_out;
mod games;
mod join;
mod lab;
mod learn;
mod lines;
mod matches;
mod outside;
mod play;
mod pool;
mod restore;
mod rules;
mod serve;
mod show;
mod sim;
mod speech;
mod stopwatch;
mod verify;

use std::{io::Write as _, process::ExitCode};

use clap::{CommandFactory as _, Parser as _};
use parlour_core::Language;
#[cfg(not(target_env = "msvc"))]
use tikv_jemallocator::Jemalloc;

use crate::{
    args::{Args, Command},
    error::CliError,
};

/// Most memory of a server comes and goes with its tables and sockets; this allocator gives it back to the
/// system.
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static MEMORY: Jemalloc = Jemalloc;

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) if error.use_stderr() => {
            return CliError::Usage(first_sentence(&error)).report(Language::English);
        }
        // Help and version are not errors.
        Err(answer) => answer.exit(),
    };
    let language = args.language.unwrap_or_else(speech::language_of_environment);
    match run(args, language) {
        Ok(code) => code,
        Err(error) => error.report(language),
    }
}

/// What is wrong with the command line, in one sentence that names the command for help, instead of clap's
/// several paragraphs.
fn first_sentence(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let paragraph = text.split("\n\n").next().unwrap_or_default();
    let line: Vec<&str> = paragraph.lines().map(str::trim).collect();
    let sentence = line.join(" ");
    let command = command_named().map(|name| name + " ").unwrap_or_default();
    format!("{} (`parlour {command}--help` says more)", sentence.trim_start_matches("error: "))
}

/// The subcommand that was typed, if there is one, to say where to find help.
fn command_named() -> Option<String> {
    let is_command = |typed: &String| Args::command().get_subcommands().any(|one| one.get_name() == typed);
    std::env::args().skip(1).find(is_command)
}

fn run(args: Args, language: Language) -> Result<ExitCode, CliError> {
    match args.command {
        None => serve::bare(language)?,
        Some(Command::Games(args)) => games::list(&args, language)?,
        Some(Command::Rules(args)) => rules::show(&args, language)?,
        Some(Command::Learn(args)) => learn::run(&args, language)?,
        Some(Command::Play(args)) => play::run(&args, language)?,
        Some(Command::Join(args)) => join::run(args, language)?,
        Some(Command::Serve(args)) => serve::run(&args)?,
        Some(Command::Sim(args)) => sim::run(&args)?,
        Some(Command::Verify(args)) => return verify::run(&args),
        Some(Command::Show(args)) => show::run(&args, language)?,
        Some(Command::Match(args)) => matches::run(&args)?,
        Some(Command::Clock(args)) => clock::run(&args)?,
        Some(Command::Advise(args)) => advise::run(&args, language)?,
        Some(Command::Lab(args)) => return lab::run(&args),
        Some(Command::Backup(args)) => backup::run(&args)?,
        Some(Command::Restore(args)) => restore::run(&args)?,
        Some(Command::Check(args)) => return check::run(&args),
        Some(Command::Erase(args)) => erase::run(&args)?,
        Some(Command::Export(args)) => return export::run(&args),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Args::command(), "parlour", &mut script);
            std::io::stdout().write_all(&script)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
