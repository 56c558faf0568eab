//! The packages of the workspace, as cargo sees them.

use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};

use crate::{
    run::{TaskError, root},
    toolchain,
};

/// A package of the workspace.
#[derive(Debug, Clone)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// The folder of its manifest.
    pub(crate) folder: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
    /// The names of its benchmarks.
    pub(crate) benches: Vec<String>,
}

/// A dependency of a package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) needed: Needed,
}

/// When a dependency is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Needed {
    /// Only for tests, examples and benchmarks.
    ForTests,
    Always,
}

impl Package {
    /// The game's slug, if the package is a game: one of those in `crates/games`, or an example.
    pub(crate) fn game(&self) -> Option<&str> {
        let in_folder = |parent: &Path| parent.ends_with("crates/games") || parent.ends_with("examples");
        let is_game = self.folder.parent().is_some_and(in_folder);
        if is_game { self.folder.file_name()?.to_str() } else { None }
    }

    /// Whether the package uses no clock, thread, file or operating system, so that it builds for a browser.
    pub(crate) fn is_pure(&self) -> bool {
        const PURE: [&str; 9] = [
            "parlour-core",
            "parlour-language",
            "parlour-cards",
            "parlour-net",
            "parlour-runner",
            "parlour-bots",
            "parlour-protocol",
            "parlour-registry",
            "parlour-seat",
        ];
        self.game().is_some() || PURE.contains(&self.name.as_str())
    }
}

/// All packages of the workspace.
pub(crate) fn packages() -> Result<Vec<Package>, TaskError> {
    Ok(metadata("Cargo.toml")?.packages.iter().map(package).collect())
}

/// The packages that are workspaces of their own.
pub(crate) fn packages_apart() -> Result<Vec<Package>, TaskError> {
    Ok(metadata("fuzz/Cargo.toml")?.packages.iter().map(package).collect())
}

/// The folder that cargo builds into.
pub(crate) fn target_folder() -> Result<PathBuf, TaskError> {
    Ok(metadata("Cargo.toml")?.target_directory.into())
}

/// The licences of all packages that come from others and are built on this system.
pub(crate) fn licences() -> Result<Vec<(String, Option<String>)>, TaskError> {
    let host = format!("--filter-platform={}", toolchain::host()?);
    let metadata =
        MetadataCommand::new().current_dir(root()).other_options([host, "--locked".to_owned()]).exec();
    let metadata = metadata.map_err(|error| TaskError::new(format!("`cargo metadata` fails: {error}")))?;
    let others = metadata.packages.into_iter().filter(|package| package.source.is_some());
    Ok(others.map(|package| (package.name.to_string(), package.license)).collect())
}

fn metadata(manifest: &str) -> Result<Metadata, TaskError> {
    let metadata = MetadataCommand::new().current_dir(root()).manifest_path(manifest).no_deps().exec();
    metadata.map_err(|error| TaskError::new(format!("`cargo metadata` fails: {error}")))
}

fn package(package: &cargo_metadata::Package) -> Package {
    let dependency = |dependency: &cargo_metadata::Dependency| {
        let needed = match dependency.kind {
            DependencyKind::Development => Needed::ForTests,
            _ => Needed::Always,
        };
        Dependency { name: dependency.name.clone(), needed }
    };
    let folder = package.manifest_path.parent().expect("a manifest lies in a folder");
    let benches = package.targets.iter().filter(|target| target.is_bench());
    Package {
        name: package.name.to_string(),
        folder: folder.into(),
        dependencies: package.dependencies.iter().map(dependency).collect(),
        benches: benches.map(|target| target.name.clone()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_is_read_from_what_cargo_says() {
        let packages = packages().unwrap();
        let tps = packages.iter().find(|package| package.name == "parlour-tps").unwrap();
        assert_eq!(tps.game(), Some("tps"));
        assert!(tps.is_pure());
        let needed = |name: &str| {
            tps.dependencies.iter().find(|dependency| dependency.name == name).map(|found| found.needed)
        };
        assert_eq!(needed("parlour-core"), Some(Needed::Always));
        assert_eq!(needed("parlour-laws"), Some(Needed::ForTests));
        let cards = packages.iter().find(|package| package.name == "parlour-cards").unwrap();
        assert_eq!(cards.benches, ["poker"]);
    }

    #[test]
    fn the_shapes_of_messages_are_in_no_program() {
        for (name, target) in [("parlour-web", toolchain::WASM), ("parlour", "all")] {
            let words = ["tree", "--locked", "--edges", "normal", "--prefix", "none", "--package", name];
            let tree = crate::run::cargo(words.into_iter().chain(["--target", target])).output().unwrap();
            let tree = String::from_utf8(tree.stdout).unwrap();
            assert!(tree.contains("parlour-protocol ") && !tree.contains("schemars"), "{name}: {tree}");
        }
    }
}
