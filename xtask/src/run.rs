//! Runs other programs, always at the root of the repository.

use std::{
    env,
    ffi::OsString,
    path::Path,
    process::{Command, Stdio},
};

use thiserror::Error;

/// A command failed. Holds the reason as a sentence.
#[derive(Debug, Error)]
#[error("{0}")]
pub(crate) struct TaskError(String);

impl TaskError {
    pub(crate) fn new(why: impl Into<String>) -> Self {
        Self(why.into())
    }
}

/// The result of a command.
pub(crate) type Done = Result<(), TaskError>;

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this package lies in a folder of the repository")
}

/// The cargo that runs this program, with these arguments. The variables that cargo has set about this
/// program are removed: build scripts would take them for a change, and everything that depends on them would
/// be rebuilt.
pub(crate) fn cargo<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut cargo = program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), arguments);
    for (name, _) in env::vars_os() {
        if name
            .to_str()
            .is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_"))
        {
            cargo.env_remove(&name);
        }
    }
    cargo
}

/// The program of this name, with these arguments.
pub(crate) fn program<'a>(
    name: impl Into<OsString>,
    arguments: impl IntoIterator<Item = &'a str>,
) -> Command {
    let mut command = Command::new(name.into());
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command, with its output shown.
pub(crate) fn run(command: &mut Command) -> Done {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(TaskError::new(format!("{} ended with {status}", spoken(command))))
    }
}

/// Runs a command and returns what it printed.
pub(crate) fn output(command: &mut Command) -> Result<String, TaskError> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| not_started(command, &error))?;
    if !output.status.success() {
        return Err(TaskError::new(format!("{} ended with {}", spoken(command), output.status)));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| TaskError::new(format!("{} did not print text", spoken(command))))
}

/// Whether a command can be run at all, with its output hidden.
pub(crate) fn works(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn not_started(command: &Command, error: &std::io::Error) -> TaskError {
    TaskError::new(format!("{} cannot be started: {error}", spoken(command)))
}

/// The command as one would type it.
fn spoken(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words: Vec<_> =
        [program].into_iter().chain(command.get_args()).map(|word| word.to_string_lossy()).collect();
    format!("`{}`", words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_fails_is_named_as_one_would_type_it() {
        let failure = run(cargo(["no-such-command"]).stderr(Stdio::null())).unwrap_err().to_string();
        assert!(failure.starts_with("`cargo no-such-command` ended with"), "{failure}");
        let failure = run(&mut program("no-such-program", ["at all"])).unwrap_err().to_string();
        assert!(failure.starts_with("`no-such-program at all` cannot be started"), "{failure}");
    }
}
