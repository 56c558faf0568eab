//! One name, one thing: a public type has a name that no public type of another crate has.

use std::collections::BTreeMap;

/// Keywords that begin the definition of a type.
const KEYWORDS: [&str; 5] = ["struct", "enum", "trait", "type", "union"];

/// The code of a package, without its tests.
pub(super) struct Sources {
    pub(super) package: String,
    pub(super) files: Vec<String>,
}

/// The names that public types of several packages have.
pub(super) fn complaints(packages: &[Sources]) -> Vec<String> {
    let mut owners: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for Sources { package, files } in packages {
        for name in files.iter().flat_map(|text| public_types(text)) {
            let owners = owners.entry(name).or_default();
            if owners.last() != Some(&package.as_str()) {
                owners.push(package);
            }
        }
    }
    let shared = owners.into_iter().filter(|(_, owners)| owners.len() > 1);
    shared
        .map(|(name, owners)| format!("{} each have a public type named `{name}`", owners.join(" and ")))
        .collect()
}

/// The public types that a file defines outside of its tests. Associated types are indented and do not count.
fn public_types(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().filter_map(|line| {
        let (keyword, rest) = line.strip_prefix("pub ")?.split_once(' ')?;
        let name = rest.split(|letter: char| !letter.is_ascii_alphanumeric()).next()?;
        KEYWORDS.contains(&keyword).then_some(name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(packages: &[(&str, &str)]) -> Vec<String> {
        let sources = packages.iter().map(|(package, text)| Sources {
            package: (*package).to_owned(),
            files: vec![(*text).to_owned()],
        });
        complaints(&sources.collect::<Vec<_>>())
    }

    #[test]
    fn a_name_that_two_packages_use_is_found() {
        let said = "core and seat each have a public type named `Hint`";
        assert_eq!(found(&[("core", "pub struct Hint;\n"), ("seat", "pub enum Hint<'a> {}\n")]), [said]);
        assert_eq!(found(&[("core", "pub trait Hint {}"), ("seat", "pub type Hint = u8;")]).len(), 1);
    }

    #[test]
    fn names_within_a_package_private_ones_associated_types_and_tests_are_free() {
        let text = "pub struct Hint;\npub struct Tip;\n";
        assert_eq!(found(&[("core", text), ("core", text)]), [""; 0]);
        assert_eq!(found(&[("core", text), ("seat", "pub(crate) struct Hint;\nstruct Tip;\n")]), [""; 0]);
        assert_eq!(found(&[("core", text), ("seat", "    pub type Hint = u8;\n")]), [""; 0]);
        assert_eq!(
            found(&[("core", text), ("seat", "#[cfg(test)]\nmod tests {\npub struct Hint;\n}")]),
            [""; 0]
        );
    }
}
