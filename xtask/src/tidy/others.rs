//! Checks on crates that come from others: licences, sources and duplicates, by the lists in `deny.toml`.
//!
//! `cargo deny` reads the same lists and runs where it is installed ([`deny`]). These checks are for everybody,
//! because building that program takes longer than all other tools of the tests together. They are stricter:
//! they also cover what only tests need, and what `Cargo.lock` holds for other systems.

use std::{collections::BTreeMap, process::Stdio};

use spdx::{Expression, ParseMode};
use toml::{Table, Value};

use crate::run::{Done, cargo, run};

/// The lists of `deny.toml`.
pub(super) struct Lists {
    licences: Vec<String>,
    registries: Vec<String>,
    duplicates: Vec<String>,
}

impl Lists {
    /// Reads the lists.
    pub(super) fn read(deny: &str) -> Result<Self, toml::de::Error> {
        let table: Table = deny.parse()?;
        let list = |section: &str, key: &str| {
            let list = table.get(section).and_then(|section| section.get(key)).and_then(Value::as_array);
            let texts = list.into_iter().flatten().filter_map(Value::as_str);
            texts.map(str::to_owned).collect()
        };
        Ok(Self {
            licences: list("licenses", "allow"),
            registries: list("sources", "allow-registry"),
            duplicates: list("bans", "skip"),
        })
    }

    /// The complaint about the licence of a package, if there is one.
    pub(super) fn licence(&self, package: &str, licence: Option<&str>) -> Option<String> {
        let Some(licence) = licence else { return Some(format!("{package} names no licence")) };
        let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else {
            return Some(format!("the licence of {package} cannot be read: {licence}"));
        };
        let fits = expression.evaluate(|wanted| self.licences.contains(&wanted.to_string()));
        (!fits).then(|| format!("{package} comes under {licence}, which is not in deny.toml"))
    }

    /// The complaints about the packages of a lock file: where they come from, and which of them appear
    /// twice.
    pub(super) fn complaints(&self, lock: &str) -> Result<Vec<String>, toml::de::Error> {
        let lock: Table = lock.parse()?;
        let packages = lock.get("package").and_then(Value::as_array).into_iter().flatten();
        let (mut complaints, mut versions) = (Vec::new(), BTreeMap::<&str, Vec<&str>>::new());
        for package in packages {
            let text = |key| package.get(key).and_then(Value::as_str).unwrap_or_default();
            versions.entry(text("name")).or_default().push(text("version"));
            let source = text("source").trim_start_matches("registry+");
            if !source.is_empty() && !self.registries.iter().any(|registry| registry == source) {
                complaints.push(format!("{} comes from {source}, which is not in deny.toml", text("name")));
            }
        }
        let mut needed = Vec::new();
        for (name, mut versions) in versions {
            versions.sort_by_key(|version| numbers(version));
            versions.pop();
            needed.extend(versions.into_iter().map(|version| format!("{name}@{version}")));
        }
        let new = needed.iter().filter(|older| !self.duplicates.contains(older));
        complaints.extend(new.map(|older| format!("{older} is there beside a newer version")));
        let gone = self.duplicates.iter().filter(|older| !needed.contains(older));
        complaints.extend(gone.map(|older| format!("{older} is in deny.toml and not needed any more")));
        Ok(complaints)
    }
}

/// Runs `cargo deny` on the same lists, where it is installed.
pub(super) fn deny() -> Done {
    let asked = cargo(["deny", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !asked.is_ok_and(|status| status.success()) {
        println!(
            "cargo-deny is not installed: only the checks built in here were made of what comes from others"
        );
        return Ok(());
    }
    let check =
        ["deny", "--locked", "--offline", "--log-level", "error", "check", "licenses", "sources", "bans"];
    run(&mut cargo(check))
}

/// The numbers of a version, for sorting.
fn numbers(version: &str) -> Vec<u64> {
    version.split(['.', '-', '+']).map_while(|part| part.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DENY: &str = r#"
        [licenses]
        allow = ["MIT", "Apache-2.0 WITH LLVM-exception"]
        [sources]
        allow-registry = ["https://example.org/index"]
        [bans]
        skip = ["old@1.9.0"]
    "#;

    #[test]
    fn a_licence_fits_if_one_of_its_choices_does() {
        let lists = Lists::read(DENY).unwrap();
        for fits in ["MIT", "GPL-3.0-only OR MIT", "Apache-2.0/MIT", "Apache-2.0 WITH LLVM-exception"] {
            assert_eq!(lists.licence("a", Some(fits)), None, "{fits}");
        }
        for wrong in [None, Some("GPL-3.0-only"), Some("MIT AND GPL-3.0-only"), Some("what I like")] {
            assert!(lists.licence("a", wrong).is_some(), "{wrong:?}");
        }
    }

    #[test]
    fn other_sources_and_new_duplicates_are_found_and_so_are_old_exceptions() {
        let lists = Lists::read(DENY).unwrap();
        let package = |name, version, source| {
            format!("[[package]]\nname = \"{name}\"\nversion = \"{version}\"\n{source}\n")
        };
        let good = "source = \"registry+https://example.org/index\"";
        let lock =
            package("old", "1.9.0", good) + &package("old", "1.10.0", good) + &package("own", "0.1.0", "");
        assert_eq!(lists.complaints(&lock).unwrap(), Vec::<String>::new());
        let worse = package("new", "1.0.0", good)
            + &package("new", "2.0.0", good)
            + &package("far", "1.0.0", "source = \"git+https://example.com/far\"");
        let found = lists.complaints(&worse).unwrap();
        assert_eq!(found.len(), 3, "{found:?}");
    }
}
