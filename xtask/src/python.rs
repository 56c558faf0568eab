//! The Python package: builds its wheel, installs it with its requirements, and tests it.

use std::{fs, path::PathBuf};

use crate::{
    run::{Done, TaskError, program, root, run, works},
    test,
};

/// The pinned requirements of the tests.
const REQUIREMENTS: &str = "python/requirements.txt";
/// Interpreters to look for, the oldest that the requirements allow last.
const INTERPRETERS: [&str; 4] = ["python3.13", "python3.12", "python3.11", "python3"];

/// Builds the wheel with the profile of all tests and runs pytest on it.
pub(crate) fn python() -> Done {
    environment()?;
    let wheels = folder().join("wheels");
    // A wheel of an earlier version must not be mistaken for this one.
    if wheels.exists() {
        fs::remove_dir_all(&wheels).map_err(|error| TaskError::new(error.to_string()))?;
    }
    let build = ["build", "--quiet", "--locked", "--profile", "dev", "--out", "../target/python/wheels"];
    run(program(tool("maturin"), build).current_dir(root().join("python")))?;
    let install = ["install", "--quiet", "--force-reinstall", "--no-deps", "--no-index"];
    run(program(tool("pip"), install).arg("--find-links").arg(&wheels).arg("parlour"))?;
    // The tests run from a folder of their own, so that they test the wheel and not the sources beside it. Everything that they need
    // is there, so none may be skipped.
    let tests = ["-q", "-p", "no:cacheprovider", "--rootdir"];
    let python = root().join("python");
    let mut tests = program(tool("pytest"), tests);
    tests.arg(&python).arg(python.join("tests")).current_dir(folder());
    run(tests.env("PARLOUR_NO_SKIPS", "1").env("PARLOUR_PROGRAM", parlour_program()?))
}

/// The program, whose records and tables the tests read. It is built as for the tests of an added game, so that after those there is
/// nothing left to build.
fn parlour_program() -> Result<PathBuf, TaskError> {
    run(&mut test::own_game_tests(["--no-run"]))?;
    Ok(root().join("target/debug/parlour"))
}

/// Creates a virtual environment with the pinned requirements, again whenever these change.
fn environment() -> Done {
    let failed = |error: std::io::Error| TaskError::new(format!("{}: {error}", folder().display()));
    let wanted = fs::read_to_string(root().join(REQUIREMENTS)).map_err(failed)?;
    let stamp = folder().join("installed.txt");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    if folder().exists() {
        fs::remove_dir_all(folder()).map_err(failed)?;
    }
    let is_there = |name: &&&str| {
        works(&mut program(**name, ["-c", "import venv, sys; assert sys.version_info >= (3, 11)"]))
    };
    let found = INTERPRETERS.iter().find(is_there);
    let interpreter = found.ok_or_else(|| {
        TaskError::new("the tests of the Python package need Python 3.11 or later with its module `venv`")
    })?;
    run(program(*interpreter, ["-m", "venv"]).arg(folder()))?;
    run(&mut program(tool("pip"), ["install", "--quiet", "--requirement", REQUIREMENTS]))?;
    fs::write(stamp, wanted).map_err(failed)
}

fn folder() -> PathBuf {
    root().join("target/python")
}

/// A program of the virtual environment.
fn tool(name: &str) -> PathBuf {
    folder().join("bin").join(name)
}
