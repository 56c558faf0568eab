//! Checks that packages share their lints.

pub(super) fn complaints(manifest: &str) -> Vec<String> {
    if inherits_lints(manifest) {
        Vec::new()
    } else {
        vec!["its manifest does not have `[lints]` with `workspace = true`".to_owned()]
    }
}

fn inherits_lints(manifest: &str) -> bool {
    let mut lines = manifest.lines().map(str::trim).skip_while(|line| *line != "[lints]").skip(1);
    lines.find(|line| !line.is_empty()) == Some("workspace = true")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lints_come_from_the_workspace() {
        assert!(inherits_lints("[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n"));
        assert!(!inherits_lints("[package]\nname = \"a\"\n"));
        assert!(!inherits_lints("[lints.clippy]\nall = \"allow\"\n"));
    }
}
