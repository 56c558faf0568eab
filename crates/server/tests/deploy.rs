//! What operators copy from `deploy`.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::{fs, net::Ipv6Addr, path::PathBuf, process::Command};

use parlour_core::{Dice as _, FastDice};
use regex::Regex;

/// The most that `systemd-analyze security` may find, in tenths.
const EXPOSURE: &str = "20";

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name)
}

/// The lines of nginx that turn an address into whoever is limited: patterns, and what becomes of what they found.
fn visitors() -> Vec<(Regex, String)> {
    let text = fs::read_to_string(file("nginx.conf")).unwrap();
    let (_, map) = text.split_once("map $remote_addr $parlour_visitor {").unwrap();
    let lines =
        map.lines().take_while(|line| *line != "}").filter_map(|line| line.trim().strip_prefix("\"~"));
    let pairs = lines.map(|line| line.trim_end_matches(';').split_once(' ').unwrap());
    pairs
        .map(|(pattern, key)| {
            (Regex::new(pattern.trim_matches('"')).unwrap(), key.trim_matches('"').to_owned())
        })
        .collect()
}

/// Whom nginx limits for that address, as it does it: by the first pattern that fits.
fn visitor(patterns: &[(Regex, String)], address: &str) -> Option<String> {
    let (found, key) = patterns.iter().find_map(|(pattern, key)| Some((pattern.captures(address)?, key)))?;
    let mut visitor = String::new();
    found.expand(key, &mut visitor);
    Some(visitor)
}

#[test]
fn nginx_counts_a_network_of_ipv6_as_one_visitor_however_its_addresses_are_shortened() {
    let patterns = visitors();
    assert_eq!(patterns.len(), 5);
    let mut dice = FastDice::new(7);
    for _ in 0..20_000 {
        // Many groups are zero, so that all shortened forms come up; the first is never, where people are.
        let mut groups: [u16; 8] =
            std::array::from_fn(|_| if dice.below(2) == 0 { 0 } else { dice.below(65_536) as u16 });
        groups[0] |= 0x2000;
        let [a, b, c, d, ..] = groups;
        let address = Ipv6Addr::from(groups).to_string();
        assert_eq!(visitor(&patterns, &address), Some(format!("{a:x}:{b:x}:{c:x}:{d:x}")), "{address}");
    }
    assert_eq!(visitor(&patterns, "203.0.113.7"), None, "an address of IPv4 counts as it is");
}

#[test]
fn the_unit_of_systemd_leaves_little_open() {
    let checked = Command::new("systemd-analyze")
        .args(["security", "--offline=true", "--no-pager", &format!("--threshold={EXPOSURE}")])
        .arg(file("parlour.service"))
        .output();
    let Ok(checked) = checked else {
        eprintln!("systemd-analyze is not installed: the unit is not looked at");
        return;
    };
    let told = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(told.contains("Overall exposure level"), "{}", String::from_utf8_lossy(&checked.stderr));
    assert!(checked.status.success(), "{told}");
}
