//! Packages of the Linux distribution: [`install`].

use std::process::Command;

use crate::run::{Done, TaskError, output, program, run};

/// Installs a package of the distribution. Only the superuser can; others are told what is missing.
///
/// The package lists may be missing or out of date: if the first attempt fails, they are fetched and the
/// installation is tried once more.
pub(crate) fn install(package: &str) -> Done {
    if !is_superuser() {
        return Err(TaskError::new(format!("only the superuser can install the package `{package}`")));
    }
    let attempt = || run(&mut apt_get(&["install", "--yes", "--quiet", "--no-install-recommends", package]));
    attempt().or_else(|_| {
        run(&mut apt_get(&["update", "--quiet"]))?;
        attempt()
    })
}

/// Whether this runs as the superuser.
pub(crate) fn is_superuser() -> bool {
    output(&mut program("id", ["-u"])).is_ok_and(|id| id.trim() == "0")
}

fn apt_get(arguments: &[&str]) -> Command {
    let mut command = program("apt-get", arguments.iter().copied());
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}
