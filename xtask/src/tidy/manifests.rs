//! Packages share their lints, and their dependencies point down only.

use crate::workspace::{Needed, Package};

/// The crate of laws: for tests alone.
const LAWS: &str = "parlour-laws";

pub(super) fn complaints(package: &Package, manifest: &str) -> Vec<String> {
    let mut complaints = arrows_up(package);
    if !inherits_lints(manifest) {
        complaints.push("its manifest does not have `[lints]` with `workspace = true`".to_owned());
    }
    complaints
}

fn inherits_lints(manifest: &str) -> bool {
    let mut lines = manifest.lines().map(str::trim).skip_while(|line| *line != "[lints]").skip(1);
    lines.find(|line| !line.is_empty()) == Some("workspace = true")
}

/// The packages of this workspace that a package may know; `None` if it may know any.
fn below(package: &Package) -> Option<&'static [&'static str]> {
    match package.name.as_str() {
        "parlour-core" => Some(&[]),
        "parlour-cards" | "parlour-runner" | LAWS => Some(&["parlour-core"]),
        _ if package.game().is_some() => Some(&["parlour-core", "parlour-cards"]),
        _ => None,
    }
}

/// The packages of this workspace that lie above one that knows every game, or beside it.
fn above(package: &Package) -> &'static [&'static str] {
    match package.name.as_str() {
        "parlour-bots" => &["parlour-registry", "parlour-lab", "parlour-terminal", "parlour"],
        "parlour-registry" => &["parlour-lab", "parlour-terminal", "parlour"],
        "parlour-lab" => &["parlour-terminal", "parlour"],
        "parlour-terminal" => &["parlour-lab", "parlour"],
        _ => &[],
    }
}

fn arrows_up(package: &Package) -> Vec<String> {
    let mut complaints = Vec::new();
    for dependency in &package.dependencies {
        let name = dependency.name.as_str();
        let is_own = name == "parlour" || name == "xtask" || name.starts_with("parlour-");
        if !is_own {
            continue;
        }
        if name == LAWS && package.name != "parlour-core" {
            if dependency.needed != Needed::ForTests {
                complaints.push(format!("it depends on {LAWS}, which is for tests alone"));
            }
        } else if below(package).is_some_and(|below| !below.contains(&name)) || above(package).contains(&name)
        {
            complaints.push(format!("it depends on {name}, which does not lie below it"));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Dependency;

    fn package(name: &str, folder: &str, dependencies: &[(&str, Needed)]) -> Package {
        let dependency =
            |(name, needed): &(&str, Needed)| Dependency { name: (*name).to_owned(), needed: *needed };
        Package {
            name: name.to_owned(),
            folder: folder.into(),
            dependencies: dependencies.iter().map(dependency).collect(),
            benches: Vec::new(),
        }
    }

    #[test]
    fn a_game_knows_the_core_and_the_cards_and_for_its_tests_the_laws() {
        use Needed::{Always, ForTests};
        let game =
            |dependencies: &[_]| arrows_up(&package("parlour-faj", "/here/crates/games/faj", dependencies));
        assert!(game(&[("parlour-core", Always), ("parlour-cards", Always), ("serde", Always)]).is_empty());
        assert!(game(&[(LAWS, ForTests)]).is_empty());
        assert_eq!(game(&[(LAWS, Always)]), ["it depends on parlour-laws, which is for tests alone"]);
        let another = game(&[("parlour-tps", ForTests)]);
        assert_eq!(another, ["it depends on parlour-tps, which does not lie below it"]);
        assert_eq!(game(&[("parlour-bots", Always)]).len(), 1);
    }

    #[test]
    fn the_core_knows_nothing_of_this_workspace_not_even_for_its_tests() {
        let core = package("parlour-core", "/here/crates/core", &[(LAWS, Needed::ForTests)]);
        assert_eq!(arrows_up(&core), ["it depends on parlour-laws, which does not lie below it"]);
    }

    #[test]
    fn the_lab_knows_the_registry_and_the_registry_not_the_lab() {
        let uses =
            |name: &str, other| arrows_up(&package(name, "/here/crates/x", &[(other, Needed::Always)]));
        assert!(uses("parlour-lab", "parlour-registry").is_empty());
        let up = uses("parlour-registry", "parlour-lab");
        assert_eq!(up, ["it depends on parlour-lab, which does not lie below it"]);
        assert_eq!(uses("parlour-lab", "parlour").len(), 1);
    }

    #[test]
    fn programs_may_know_everything_but_the_laws() {
        let uses = |name| package("parlour", "/here/crates/cli", &[(name, Needed::Always)]);
        assert!(arrows_up(&uses("parlour-registry")).is_empty());
        assert_eq!(arrows_up(&uses(LAWS)).len(), 1);
    }

    #[test]
    fn lints_come_from_the_workspace() {
        assert!(inherits_lints("[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n"));
        assert!(!inherits_lints("[package]\nname = \"a\"\n"));
        assert!(!inherits_lints("[lints.clippy]\nall = \"allow\"\n"));
    }
}
