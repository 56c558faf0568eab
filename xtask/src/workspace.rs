//! The packages of the workspace, as cargo sees them.

use std::path::PathBuf;

use serde_json::Value;

use crate::run::{Failure, cargo, output};

/// A package of the workspace.
#[derive(Debug, Clone)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// The folder that its manifest lies in.
    pub(crate) folder: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
    /// The names of its benchmarks.
    pub(crate) benches: Vec<String>,
}

/// What a package depends on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) needed: Needed,
}

/// When a dependency is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Needed {
    /// For tests, examples and benchmarks alone.
    ForTests,
    Always,
}

impl Package {
    /// The game's slug, if the package is a game.
    pub(crate) fn game(&self) -> Option<&str> {
        let is_game = self.folder.parent().is_some_and(|parent| parent.ends_with("crates/games"));
        if is_game { self.folder.file_name()?.to_str() } else { None }
    }

    /// Whether the package knows no clock, thread, file or operating system, so that it builds for a browser.
    pub(crate) fn is_pure(&self) -> bool {
        const PURE: [&str; 6] = [
            "parlour-core",
            "parlour-cards",
            "parlour-bots",
            "parlour-protocol",
            "parlour-registry",
            "parlour-seat",
        ];
        self.game().is_some() || PURE.contains(&self.name.as_str())
    }
}

/// All packages of the workspace.
pub(crate) fn packages() -> Result<Vec<Package>, Failure> {
    let text = output(&mut cargo(["metadata", "--no-deps", "--format-version", "1"]))?;
    read(&text).ok_or_else(|| Failure::new("what `cargo metadata` printed is not understood"))
}

/// The folder that cargo builds into.
pub(crate) fn target_folder() -> Result<PathBuf, Failure> {
    let text = output(&mut cargo(["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: Option<Value> = serde_json::from_str(&text).ok();
    let folder = metadata.and_then(|metadata| metadata["target_directory"].as_str().map(PathBuf::from));
    folder.ok_or_else(|| Failure::new("`cargo metadata` names no folder to build into"))
}

fn read(text: &str) -> Option<Vec<Package>> {
    let metadata: Value = serde_json::from_str(text).ok()?;
    metadata["packages"].as_array()?.iter().map(package).collect()
}

fn package(value: &Value) -> Option<Package> {
    let is_bench = |target: &&Value| target["kind"][0] == "bench";
    let name = |value: &Value| value["name"].as_str().map(str::to_owned);
    let dependency = |value: &Value| {
        let needed = if value["kind"] == "dev" { Needed::ForTests } else { Needed::Always };
        Some(Dependency { name: name(value)?, needed })
    };
    Some(Package {
        name: name(value)?,
        folder: PathBuf::from(value["manifest_path"].as_str()?).parent()?.to_owned(),
        dependencies: value["dependencies"].as_array()?.iter().map(dependency).collect::<Option<_>>()?,
        benches: value["targets"].as_array()?.iter().filter(is_bench).filter_map(name).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_is_read_from_what_cargo_says() {
        let text = r#"{"packages":[{"name":"parlour-tps","manifest_path":"/here/crates/games/tps/Cargo.toml",
            "dependencies":[{"name":"serde","kind":null},{"name":"parlour-laws","kind":"dev"}],
            "targets":[{"name":"parlour_tps","kind":["lib"]},{"name":"speed","kind":["bench"]}]}]}"#;
        let packages = read(text).unwrap();
        let [tps] = packages.as_slice() else { panic!("one package, not {packages:?}") };
        assert_eq!(tps.game(), Some("tps"));
        assert!(tps.is_pure());
        assert_eq!(tps.benches, ["speed"]);
        let needed: Vec<Needed> = tps.dependencies.iter().map(|dependency| dependency.needed).collect();
        assert_eq!(needed, [Needed::Always, Needed::ForTests]);
    }
}
