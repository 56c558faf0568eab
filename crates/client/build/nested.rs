//! The browser's program as WebAssembly, built by a cargo of its own.
//!
//! It has its own target folder, since the outer cargo holds the lock of its own, and its own profile.

use std::{
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
};

use crate::BuildError;

const TARGET: &str = "wasm32-unknown-unknown";

/// Variables by which the outer cargo speaks of the outer build.
const OUTER: [&str; 6] = [
    "RUSTFLAGS",
    "RUSTC_WORKSPACE_WRAPPER",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_TARGET_DIR",
    "CARGO_INCREMENTAL",
    "__CARGO_DEFAULT_LIB_METADATA",
];
const OUTER_PREFIXES: [&str; 4] = ["CARGO_PROFILE_", "CARGO_BUILD_", "CARGO_CFG_", "CARGO_FEATURE_"];

/// How the program is built.
#[derive(Clone, Copy)]
pub(crate) enum Profile {
    /// As small as can be.
    Small,
    /// As soon as can be.
    Quick,
}

impl Profile {
    /// Its name, and the folder in which cargo puts what it builds.
    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Small => ("wasm", "wasm"),
            Self::Quick => ("dev", "debug"),
        }
    }
}

/// The browser's program.
pub(crate) struct WasmProgram {
    /// The module.
    pub(crate) module: PathBuf,
    /// Every file that it was made of, and those that it names without holding them.
    pub(crate) sources: Vec<PathBuf>,
}

/// Builds it. Cargo is told every file that it was made of.
pub(crate) fn build(root: &Path, target: &Path, profile: Profile) -> Result<WasmProgram, BuildError> {
    let (name, folder) = profile.names();
    announce();
    ensure_target(root)?;
    let mut cargo = Command::new(env::var("CARGO")?);
    cargo
        .current_dir(root)
        .args([
            "rustc",
            "--lib",
            "--quiet",
            "--locked",
            "--package",
            "parlour-web",
            "--profile",
            name,
            "--target",
            TARGET,
        ])
        .arg("--target-dir")
        .arg(target);
    if env::var_os("CARGO_FEATURE_LEDUC").is_some() {
        cargo.args(["--features", "leduc"]);
    }
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if OUTER.contains(&&*text) || OUTER_PREFIXES.iter().any(|prefix| text.starts_with(prefix)) {
            cargo.env_remove(&name);
        }
    }
    // Not with `--cfg erase_components`, though that would be a twentieth less to load: views whose types are erased write every attribute
    // and every drawing of a table anew whenever anything on it changes.
    // Where functions and data are named is kept, so that the program can be divided.
    cargo.args(["--", "-Clink-arg=--emit-relocs"]);
    let built = cargo.output()?;
    if !built.status.success() {
        return Err(format!("parlour-web does not build:\n{}", String::from_utf8_lossy(&built.stderr)).into());
    }
    let module = target.join(TARGET).join(folder).join("parlour_web.wasm");
    let sources = sources(&module.with_extension("d"))?;
    watch(root, &sources);
    Ok(WasmProgram { module, sources })
}

/// What a build script prints is kept back until it ends, and this takes minutes the first time: so the terminal is told, if
/// there is one.
fn announce() {
    if let Ok(mut terminal) = fs::OpenOptions::new().write(true).open("/dev/tty") {
        // Nothing depends on the line being seen.
        let _ = writeln!(terminal, "    Building the browser client (minutes the first time, then seconds)");
    }
}

/// `rust-toolchain.toml` names the target, but a rustup that is told not to install by itself passes over it.
fn ensure_target(root: &Path) -> Result<(), BuildError> {
    let sysroot = Command::new(env::var("RUSTC")?).args(["--print", "sysroot"]).current_dir(root).output()?;
    let sysroot = String::from_utf8(sysroot.stdout)?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).exists() {
        return Ok(());
    }
    let added = Command::new("rustup").args(["target", "add", TARGET]).current_dir(root).output();
    match added {
        Ok(added) if added.status.success() => Ok(()),
        _ => {
            Err(format!("the target {TARGET} is missing and `rustup target add {TARGET}` did not add it")
                .into())
        }
    }
}

/// Reads the compiler's list of sources, which has the form of a Makefile rule.
fn sources(list: &Path) -> Result<Vec<PathBuf>, BuildError> {
    let list = fs::read_to_string(list)?;
    let (_, sources) = list.split_once(": ").ok_or("the list of sources has no colon")?;
    // A space within a path is written with a backslash.
    let sources = sources.replace("\\ ", "\0");
    let mut sources: Vec<PathBuf> =
        sources.split_whitespace().map(|source| source.replace('\0', " ").into()).collect();
    // Which crate is compiled first differs from build to build.
    sources.sort_unstable();
    Ok(sources)
}

/// Builds again when a source of the program has changed, and not otherwise.
fn watch(root: &Path, sources: &[PathBuf]) {
    let settings = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", "crates/web/Cargo.toml"];
    for source in sources.iter().cloned().chain(settings.map(|name| root.join(name))) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
}
