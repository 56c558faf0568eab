//! Which crates a crate may depend on: the map of `ARCHITECTURE.md`, as a table.

use crate::workspace::{Needed, Package};

/// A crate, or all game crates together, with the crates of this workspace it may depend on.
struct MapRow {
    name: &'static str,
    /// The crates it may depend on.
    knows: &'static str,
    /// The crates that only its tests, examples and benchmarks may depend on.
    for_tests: &'static str,
}

const fn room(name: &'static str, knows: &'static str, for_tests: &'static str) -> MapRow {
    MapRow { name, knows, for_tests }
}

/// The map from the bottom up: a crate may depend only on crates in lines above its own. Names are without
/// `parlour-`.
const MAP: &[MapRow] = &[
    room("core", "", ""),
    room("files", "", ""),
    room("browser", "", ""),
    room("language", "core", ""),
    room("laws", "core language", ""),
    room("cards", "core", ""),
    room("kuhn", "core", "laws"),
    room("games", "core cards", "laws"),
    room("runner", "core", "games"),
    room("net", "", ""),
    room("bots", "core net runner", "games kuhn"),
    room("protocol", "core", ""),
    room("registry", "core language net bots games runner", ""),
    room("env", "core kuhn language bots registry runner", ""),
    room("store", "protocol", ""),
    room("seat", "core language bots registry protocol", ""),
    room("web", "core language bots registry protocol seat", ""),
    // Its build script builds `web` for browsers with a cargo of its own.
    room("client", "", ""),
    room("siege", "core registry protocol store seat", ""),
    room("server", "core language bots registry protocol store", "seat"),
    room("terminal", "core language files bots registry protocol seat", ""),
    room("lab", "core files bots registry runner", ""),
    room("python", "core net bots registry env lab", ""),
    room(
        "parlour",
        "core language files bots registry runner protocol store client server terminal lab",
        "browser siege",
    ),
    room("xtask", "", ""),
    room("fuzz", "core registry", ""),
];

/// Complaints about a package: dependencies it may not have, or its absence from the map.
pub(super) fn complaints(package: &Package, all: &[Package]) -> Vec<String> {
    let name = room_of(package);
    let Some(room) = MAP.iter().find(|room| room.name == name) else {
        return vec!["it is not on the map: add a line to `MAP` in xtask/src/tidy/map.rs".to_owned()];
    };
    let mut complaints = Vec::new();
    for dependency in &package.dependencies {
        let Some(other) = all.iter().find(|other| other.name == dependency.name) else { continue };
        let other = room_of(other);
        let has = |list: &str| list.split_whitespace().any(|known| known == other);
        let complaint = match dependency.needed {
            _ if has(room.knows) => continue,
            Needed::ForTests if has(room.for_tests) => continue,
            Needed::Always if has(room.for_tests) => "for tests alone",
            Needed::Always | Needed::ForTests => "not below it on the map",
        };
        complaints.push(format!("it depends on {}, which is {complaint}", dependency.name));
    }
    complaints
}

/// Mistakes in the map: lines that no package has, or that point upwards.
pub(super) fn mistakes(all: &[Package]) -> Vec<String> {
    let mut mistakes = Vec::new();
    for (index, room) in MAP.iter().enumerate() {
        if !all.iter().any(|package| room_of(package) == room.name) {
            mistakes.push(format!("the map has `{}`, and the workspace does not", room.name));
        }
        let below = |name: &&str| MAP[..index].iter().any(|below| below.name == *name);
        let known = room.knows.split_whitespace().chain(room.for_tests.split_whitespace());
        mistakes.extend(
            known
                .filter(|name| !below(name))
                .map(|name| format!("on the map `{}` points up to `{name}`", room.name)),
        );
    }
    mistakes
}

/// The name under which the map lists a package.
fn room_of(package: &Package) -> &str {
    let name = package.name.as_str();
    if package.game().is_some() { "games" } else { name.strip_prefix("parlour-").unwrap_or(name) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::{self, Dependency};

    fn all() -> Vec<Package> {
        workspace::packages().unwrap().into_iter().chain(workspace::packages_apart().unwrap()).collect()
    }

    /// The complaints about the package if it had one more dependency.
    fn with(name: &str, needed: Needed, other: &str) -> Vec<String> {
        let all = all();
        let mut package = all.iter().find(|package| package.name == name).unwrap().clone();
        package.dependencies = vec![Dependency { name: other.to_owned(), needed }];
        complaints(&package, &all)
    }

    #[test]
    fn the_workspace_is_as_the_map_says() {
        let all = all();
        assert_eq!(mistakes(&all), [""; 0]);
        for package in &all {
            assert_eq!(complaints(package, &all), [""; 0], "{}", package.name);
        }
    }

    #[test]
    fn a_game_knows_the_core_and_the_cards_and_for_its_tests_the_laws() {
        use Needed::{Always, ForTests};
        assert!(with("parlour-faj", Always, "parlour-cards").is_empty());
        assert!(with("parlour-faj", ForTests, "parlour-laws").is_empty());
        assert_eq!(
            with("parlour-faj", Always, "parlour-laws"),
            ["it depends on parlour-laws, which is for tests alone"]
        );
        assert_eq!(
            with("parlour-faj", ForTests, "parlour-tps"),
            ["it depends on parlour-tps, which is not below it on the map"]
        );
    }

    #[test]
    fn arrows_point_down_even_in_tests() {
        for (name, other) in [
            ("parlour-core", "parlour-laws"),
            ("parlour-store", "parlour-bots"),
            ("parlour-protocol", "parlour-tps"),
            ("parlour-registry", "parlour-lab"),
            ("parlour-lab", "parlour-terminal"),
            ("parlour-server", "parlour"),
        ] {
            assert_eq!(with(name, Needed::ForTests, other).len(), 1, "{name} and {other}");
        }
    }

    #[test]
    fn a_crate_that_is_not_on_the_map_is_a_complaint() {
        let mut stranger = all().swap_remove(0);
        stranger.name = "parlour-stranger".to_owned();
        stranger.folder = "crates/stranger".into();
        let [complaint] = complaints(&stranger, &all()).try_into().unwrap();
        assert!(complaint.starts_with("it is not on the map"), "{complaint}");
    }
}
