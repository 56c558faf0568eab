//! What rustup must have installed.
//!
//! `rust-toolchain.toml` names all of it, but a rustup told not to install automatically ignores what is
//! missing.

use crate::{
    packages,
    run::{Done, TaskError, output, program, root, run, works},
};

const COMPONENTS: [&str; 2] = ["rustfmt", "clippy"];
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Installs the missing parts of what the tests need.
pub(crate) fn ready_for_tests() -> Done {
    rustup_is_there()?;
    let installed = output(&mut program("rustup", ["component", "list", "--installed"]))?;
    for component in missing(&COMPONENTS, &installed) {
        run(&mut program("rustup", ["component", "add", component]))?;
    }
    let installed = output(&mut program("rustup", ["target", "list", "--installed"]))?;
    for target in missing(&[WASM], &installed) {
        run(&mut program("rustup", ["target", "add", target]))?;
    }
    println!("{}, {WASM}: there", COMPONENTS.join(", "));
    Ok(())
}

/// The target that this machine builds for by default.
pub(crate) fn host() -> Result<String, TaskError> {
    Ok(output(&mut program("rustc", ["--print", "host-tuple"]))?.trim().to_owned())
}

/// Installs the missing parts of what fuzzing needs.
pub(crate) fn ready_for_fuzzing() -> Done {
    rustup_is_there()?;
    let toolchains = output(&mut program("rustup", ["toolchain", "list"]))?;
    if !missing(&["nightly"], &toolchains).is_empty() {
        let install = ["toolchain", "install", "nightly", "--profile", "minimal"];
        run(&mut program("rustup", install)).map_err(|_| {
            TaskError::new(
                "fuzzing needs a nightly toolchain, which is not installed and could not be downloaded",
            )
        })?;
    }
    if !works(&mut program("cargo", ["fuzz", "--version"])) {
        run(&mut program("cargo", ["install", "cargo-fuzz", "--locked"])).map_err(|_| {
            TaskError::new("fuzzing needs cargo-fuzz, which is not installed and could not be")
        })?;
    }
    Ok(())
}

/// The accessibility checker for pages, in the version its results were reviewed with.
const AXE: &str = "axe-core@4.14.0";

/// Installs the browser and the page checker if they are missing.
pub(crate) fn ready_for_browser() -> Done {
    if !works(&mut program("chromium", ["--version"])) {
        packages::install("chromium").map_err(|_| {
            TaskError::new("these tests need Chromium, which is not installed and could not be")
        })?;
    }
    if !root().join("target/browser/node_modules/axe-core").exists() {
        if !works(&mut program("npm", ["--version"])) {
            packages::install("npm").map_err(|_| {
                TaskError::new("these tests need axe-core, and npm, which fetches it, could not be installed")
            })?;
        }
        run(&mut program("npm", ["install", "--no-save", "--silent", "--prefix", "target/browser", AXE]))
            .map_err(|_| TaskError::new("these tests need axe-core, and npm could not install it"))?;
    }
    Ok(())
}

fn rustup_is_there() -> Done {
    if works(&mut program("rustup", ["--version"])) {
        Ok(())
    } else {
        Err(TaskError::new(format!(
            "rustup was not found; it is needed to install {} and the target {WASM}: see https://rustup.rs",
            COMPONENTS.join(", ")
        )))
    }
}

/// The names that no line begins with. After a name rustup may write the target it is for.
fn missing<'a>(names: &[&'a str], installed: &str) -> Vec<&'a str> {
    let is_there = |name: &str| {
        let mut rests = installed.lines().filter_map(|line| line.strip_prefix(name));
        rests.any(|rest| !rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_'))
    };
    names.iter().copied().filter(|name| !is_there(name)).collect()
}

#[cfg(test)]
mod tests {
    use super::missing;

    #[test]
    fn what_is_installed_for_this_machine_is_not_missing() {
        let installed = "cargo-x86_64-unknown-linux-gnu\nclippy-x86_64-unknown-linux-gnu\nrust-std-wasm32-unknown-unknown\n";
        assert_eq!(missing(&["rustfmt", "clippy"], installed), ["rustfmt"]);
        assert_eq!(missing(&["nightly"], "stable (default)\nnightly-x86_64-unknown-linux-gnu\n"), [""; 0]);
        assert_eq!(missing(&["wasm32-unknown-unknown"], "wasm32-wasip1\n"), ["wasm32-unknown-unknown"]);
        assert_eq!(missing(&["wasm32-unknown-unknown"], "wasm32-unknown-unknown\n"), [""; 0]);
    }
}
