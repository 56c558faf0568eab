//! The crates that a build spent its time on: [`slowest`].

use std::{fs, io::ErrorKind};

use serde_json::Value;

use crate::{
    run::{Done, TaskError},
    workspace,
};

/// The number of crates named.
const NAMED: usize = 10;
/// A crate that takes fewer seconds than this is not named.
const SHORT: f64 = 2.0;

/// Prints the crates that took longest in the last build with `--timings`, if any took long.
pub(crate) fn slowest() -> Done {
    let page = workspace::target_folder()?.join("cargo-timings/cargo-timing.html");
    let text = match fs::read_to_string(&page) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        text => {
            text.map_err(|error| TaskError::new(format!("{} cannot be read: {error}", page.display())))?
        }
    };
    // The page is made for people, and its form may change, which should not fail the tests.
    let named = read(&text).unwrap_or_default();
    if !named.is_empty() {
        println!("slowest to build: {}", named.join(", "));
    }
    Ok(())
}

/// The units of the report, slowest first.
fn read(page: &str) -> Option<Vec<String>> {
    let (_, data) = page.split_once("const UNIT_DATA = ")?;
    let (data, _) = data.split_once("];")?;
    let units: Vec<Value> = serde_json::from_str(&format!("{data}]")).ok()?;
    let unit = |unit: &Value| {
        Some((
            unit["duration"].as_f64()?,
            unit["name"].as_str()?.to_owned(),
            unit["target"].as_str()?.to_owned(),
        ))
    };
    let mut units: Vec<(f64, String, String)> =
        units.iter().filter_map(unit).filter(|unit| unit.0 >= SHORT).collect();
    units.sort_by(|one, other| other.0.total_cmp(&one.0));
    let named = units.into_iter().take(NAMED);
    Some(named.map(|(seconds, name, target)| format!("{name}{target} {seconds:.0} s")).collect())
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn the_slowest_come_first_and_the_quick_are_left_out() {
        let page = r#"<script>const UNIT_DATA = [
            {"name": "syn", "target": "", "duration": 6.1}, {"name": "cfg-if", "target": "", "duration": 0.2},
            {"name": "parlour-lab", "target": " parlour_lab \"lib\" (test)", "duration": 62.3}];"#;
        assert_eq!(read(page).unwrap(), ["parlour-lab parlour_lab \"lib\" (test) 62 s", "syn 6 s"]);
        assert_eq!(read("<html></html>"), None);
    }
}
