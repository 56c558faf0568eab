//! Checks for things that no source file may contain.

/// The most lines of a file: a longer one covers more than one topic.
const MOST_LINES: usize = 400;

/// Each text is put together here, so that this file can be checked too.
const FORBIDDEN: [(&str, &str); 6] = [
    (concat!("TO", "DO"), "open an issue instead"),
    (concat!("FIX", "ME"), "open an issue instead"),
    (concat!("todo", "!"), "open an issue instead"),
    (concat!("unimplemented", "!"), "open an issue instead"),
    (concat!("#[ig", "nore"), "a test that is not run proves nothing"),
    (concat!("dbg", "!"), "it was for the moment"),
];

pub(super) fn complaints(text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let lines = text.lines().count();
    if lines > MOST_LINES {
        complaints.push(format!("{lines} lines, and {MOST_LINES} are the most"));
    }
    for (number, line) in text.lines().enumerate() {
        for (word, reason) in FORBIDDEN.iter().filter(|(word, _)| line.contains(word)) {
            complaints.push(format!("line {} has `{word}`: {reason}", number + 1));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_hundred_lines_are_not_too_many_and_one_more_is() {
        assert!(complaints(&"let a = 1;\n".repeat(400)).is_empty());
        assert_eq!(complaints(&"let a = 1;\n".repeat(401)), ["401 lines, and 400 are the most"]);
    }

    #[test]
    fn what_was_left_for_later_is_found_with_its_line() {
        for (word, reason) in FORBIDDEN {
            let found = complaints(&format!("fn main() {{\n    {word}(\"later\")\n}}\n"));
            assert_eq!(found, [format!("line 2 has `{word}`: {reason}")]);
        }
    }
}
