//! `parlour lab missing`: lists the shards of a run that have to be played again.

use std::{fs, io::Write as _, path::PathBuf, process::ExitCode};

use super::{args, output::read_part};
use crate::error::CliError;

/// Prints the numbers of the missing shards in the form a job array takes: `3,7-9`. Prints nothing if none is
/// missing.
pub(crate) fn run(args: &args::Missing) -> Result<ExitCode, CliError> {
    let unreadable = |source| CliError::Read { path: args.folder.clone(), source };
    let mut paths: Vec<PathBuf> = fs::read_dir(&args.folder)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect())
        .map_err(unreadable)?;
    paths.retain(|path| path.extension().is_some_and(|kind| kind == "json"));
    paths.sort();
    let mut paths = paths.into_iter();
    let missing = match paths.next() {
        None => (1..=args.of).collect(),
        Some(first) => {
            let mut whole = read_part(&first)?;
            for path in paths {
                whole.merge(&read_part(&path)?).map_err(|problem| CliError::Part { path, problem })?;
            }
            whole.missing(args.of)
        }
    };
    writeln!(anstream::stdout(), "{}", in_short(&missing))?;
    Ok(ExitCode::SUCCESS)
}

/// The numbers as text, with each run of consecutive numbers as its first and last.
fn in_short(numbers: &[u64]) -> String {
    let rows = numbers.chunk_by(|one, next| one + 1 == *next);
    let short = rows.map(|row| match row {
        [one] => one.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => unreachable!("a row has numbers"),
    });
    short.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::in_short;

    #[test]
    fn numbers_in_a_row_are_told_by_their_ends() {
        assert_eq!(in_short(&[3, 7, 8, 9, 12]), "3,7-9,12");
        assert_eq!(in_short(&[]), "");
    }
}
