//! `cargo xtask test`: checks everything that must hold, in the order that fails fastest.

use std::{
    env,
    process::Command,
    time::{Duration, Instant},
};

use crate::{
    browser,
    postgres::{self, Postgres},
    python,
    run::{Done, TaskError, cargo, run},
    tidy, timings,
    toolchain::{self, WASM},
    workspace,
};

/// The program for browsers, which is built separately from the others.
pub(crate) const WEB: &str = "parlour-web";

pub(crate) fn test() -> Done {
    let mut steps = Steps::begin();
    steps.step("tools", || toolchain::ready_for_tests().and_then(|()| postgres::ready_for_tests()))?;
    steps.step("format", || run(&mut cargo(["fmt", "--all", "--check"])))?;
    steps.step("tidy", tidy::tidy)?;
    steps.step("clippy", clippy)?;
    steps.step("tests", tests)?;
    steps.step("browser client", browser_client)?;
    steps.step("documentation", documentation)?;
    steps.step("browser", browser::games)?;
    steps.step("own game", own_game)?;
    steps.step("python", python::python)?;
    steps.step("fuzz targets", fuzz_targets)?;
    println!("\n{}", steps.summary());
    Ok(())
}

/// Runs clippy on everything: benchmarks, examples and tests are targets too.
fn clippy() -> Done {
    let everything = ["clippy", "--workspace", "--exclude", WEB, "--all-targets", "--locked", "--timings"];
    run(&mut cargo(everything.into_iter().chain(["--", "--deny", "warnings"])))?;
    timings::slowest()
}

/// Runs all tests, also after one has failed, with a PostgreSQL started for them, unless one is given; it is
/// stopped again however they end.
fn tests() -> Done {
    let mut tests = cargo(["test", "--workspace", "--locked", "--no-fail-fast", "--timings"]);
    let started = if env::var_os(postgres::ADDRESS).is_none() { Some(Postgres::start()?) } else { None };
    if let Some(postgres) = &started {
        tests.env(postgres::ADDRESS, postgres.address());
    }
    // Golden files are compared here, never written.
    run(tests.env_remove("PARLOUR_BLESS"))?;
    timings::slowest()
}

/// Lints the client and everything that must build for a browser, for wasm. The program for browsers itself
/// is built with the tests, which include it. The parts of the client that need no browser are tested here
/// too.
fn browser_client() -> Done {
    let packages = workspace::packages()?;
    let pure = packages.iter().filter(|package| package.is_pure() || package.name == WEB);
    let named = pure.flat_map(|package| ["--package", package.name.as_str()]);
    let lints = ["clippy", "--locked", "--target", WASM].into_iter().chain(named);
    run(&mut cargo(lints.chain(["--", "--deny", "warnings"])))
}

/// Builds the documentation with private items, so that links to them are checked too. Most of the client
/// exists only for wasm.
fn documentation() -> Done {
    let others = ["doc", "--workspace", "--exclude", WEB];
    let client = ["doc", "--package", WEB, "--target", WASM];
    for packages in [&others[..], &client] {
        let documented =
            packages.iter().copied().chain(["--no-deps", "--document-private-items", "--locked"]);
        run(cargo(documented).env("RUSTDOCFLAGS", "--deny warnings"))?;
    }
    Ok(())
}

/// Tests the program with an added game, which is played in every front end.
fn own_game() -> Done {
    run(&mut own_game_tests(["--", "leduc"]))
}

/// The tests of the program with an added game, with more arguments. The whole workspace is named, so that what was
/// built for the other tests can be used here too.
pub(crate) fn own_game_tests<'a>(more: impl IntoIterator<Item = &'a str>) -> Command {
    let program = ["test", "--workspace", "--features", "parlour/leduc", "--locked"];
    let tests = ["--test", "program", "--test", "browser"];
    cargo(program.into_iter().chain(tests).chain(more))
}

/// Builds the fuzz targets, which are a workspace of their own. Without the fuzzer linked in they need
/// neither nightly nor a C++ compiler.
fn fuzz_targets() -> Done {
    run(&mut cargo([
        "check",
        "--locked",
        "--no-default-features",
        "--manifest-path",
        "fuzz/Cargo.toml",
        "--target-dir",
        "target/fuzz",
    ]))
}

/// The steps done so far, and how long each took.
struct Steps {
    start: Instant,
    done: Vec<(&'static str, Duration)>,
}

impl Steps {
    fn begin() -> Self {
        Self { start: Instant::now(), done: Vec::new() }
    }

    fn step(&mut self, name: &'static str, action: impl FnOnce() -> Done) -> Done {
        println!("\n== {name} ==");
        let start = Instant::now();
        let result = action();
        let took = start.elapsed();
        match result {
            Ok(()) => {
                println!("== {name}: passed in {} ==", seconds(took));
                self.done.push((name, took));
                Ok(())
            }
            Err(why) => {
                Err(TaskError::new(format!("the step `{name}` failed after {}: {why}", seconds(took))))
            }
        }
    }

    fn summary(&self) -> String {
        let all = self.start.elapsed();
        let line = |(name, took): &(&str, Duration)| {
            let share = 100.0 * took.as_secs_f64() / all.as_secs_f64();
            format!("{name:15} {:>9} {share:3.0}%\n", seconds(*took))
        };
        let lines: String = self.done.iter().map(line).collect();
        format!("{lines}all {} steps passed in {}", self.done.len(), seconds(all))
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_step_that_fails_is_named_and_the_summary_counts_those_that_passed() {
        let mut steps = Steps::begin();
        steps.step("first", || Ok(())).unwrap();
        let failure = steps.step("second", || Err(TaskError::new("of a flaw"))).unwrap_err().to_string();
        assert!(failure.starts_with("the step `second` failed after"), "{failure}");
        assert!(failure.ends_with("of a flaw"), "{failure}");
        let summary = steps.summary();
        assert!(summary.starts_with("first ") && summary.contains("all 1 steps passed in"), "{summary}");
    }
}
