//! What a first-time player is told, at the moment it matters.

/// A short note about a rule that has just become important.
#[derive(Debug)]
pub(crate) struct Note {
    /// The rule whose moment it is.
    pub(crate) rule: &'static str,
    /// The message with two sentences.
    pub(crate) text: &'static str,
}

impl Note {
    /// Its name among those that were put away.
    pub(crate) const fn name(&self) -> &'static str {
        self.rule
    }
}

/// One for each moment that puzzles people who have not read the rules.
pub(crate) const NOTES: &[Note] = &[
    Note { rule: "TPS-9", text: "web-note-tps-9" },
    Note { rule: "TPS-12", text: "web-note-tps-12" },
    Note { rule: "ARC-12", text: "web-note-arc-12" },
    Note { rule: "ARC-13", text: "web-note-arc-13" },
    Note { rule: "ARC-19", text: "web-note-arc-19" },
    Note { rule: "ARC-22", text: "web-note-arc-22" },
    Note { rule: "FAJ-2", text: "web-note-faj-2" },
    Note { rule: "FAJ-6", text: "web-note-faj-6" },
    Note { rule: "FAJ-9", text: "web-note-faj-9" },
    Note { rule: "PIL-4", text: "web-note-pil-4" },
    Note { rule: "PIL-10", text: "web-note-pil-10" },
    Note { rule: "DAM-6", text: "web-note-dam-6" },
    Note { rule: "DAM-7", text: "web-note-dam-7" },
    Note { rule: "DAM-11", text: "web-note-dam-11" },
    Note { rule: "DAM-12", text: "web-note-dam-12" },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_note_speaks_of_a_rule_that_there_is() {
        let rules: Vec<String> = parlour_registry::GAMES
            .iter()
            .flat_map(|game| game.info().all_rules())
            .map(|rule| rule.to_string())
            .collect();
        for note in NOTES {
            assert!(rules.iter().any(|rule| rule == note.rule), "{}", note.rule);
        }
    }
}
