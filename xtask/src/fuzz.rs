//! `cargo xtask fuzz`: feeds random bytes to everything that reads bytes, for a while.

use std::fs;

use crate::{
    run::{Done, TaskError, program, root, run},
    toolchain,
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How long each target is fuzzed
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// One target by its name; all of them otherwise
    target: Option<String>,
}

pub(crate) fn fuzz(args: &Args) -> Done {
    let targets = wanted(targets()?, args.target.as_deref())?;
    toolchain::ready_for_fuzzing()?;
    for target in &targets {
        println!("== {target}, {} s ==", args.seconds);
        one(target, args.seconds)?;
    }
    println!("{}: nothing found in {} s each", targets.join(", "), args.seconds);
    Ok(())
}

/// The targets, which are the files of their folder.
fn targets() -> Result<Vec<String>, TaskError> {
    let folder = root().join("fuzz/fuzz_targets");
    let unreadable = |error| TaskError::new(format!("fuzz/fuzz_targets cannot be read: {error}"));
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
    }
    names.sort_unstable();
    Ok(names)
}

fn wanted(targets: Vec<String>, name: Option<&str>) -> Result<Vec<String>, TaskError> {
    match name {
        None => Ok(targets),
        Some(name) if targets.iter().any(|target| target == name) => Ok(vec![name.to_owned()]),
        Some(name) => {
            Err(TaskError::new(format!("there is no target `{name}`; there are: {}", targets.join(", "))))
        }
    }
}

/// Fuzzes one target. New inputs are kept in the corpus; the committed seeds are only read.
fn one(target: &str, seconds: u64) -> Done {
    let corpus = format!("fuzz/corpus/{target}");
    let seeds = format!("fuzz/seeds/{target}");
    fs::create_dir_all(root().join(&corpus))
        .map_err(|error| TaskError::new(format!("{corpus} cannot be made: {error}")))?;
    let limit = format!("-max_total_time={seconds}");
    // An input that takes longer than this counts as a hang.
    let slow = "-timeout=10";
    let fuzzing = ["run", "nightly", "cargo", "fuzz", "run", target, &corpus, &seeds, "--", &limit, slow];
    run(&mut program("rustup", fuzzing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_target_is_answered_with_the_known_ones() {
        let targets = || vec!["action".to_owned(), "record".to_owned()];
        assert_eq!(wanted(targets(), None).unwrap(), targets());
        assert_eq!(wanted(targets(), Some("record")).unwrap(), ["record"]);
        let failure = wanted(targets(), Some("records")).unwrap_err().to_string();
        assert_eq!(failure, "there is no target `records`; there are: action, record");
    }
}
