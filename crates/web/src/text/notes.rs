//! What a first-time player is told, at the moment it matters.

/// A short note about a rule that has just become important.
#[derive(Debug)]
pub(crate) struct Note {
    /// The rule whose moment it is.
    pub(crate) rule: &'static str,
    /// Two sentences.
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
    Note {
        rule: "TPS-9",
        text: "Follow the suit that was led if you can. Winning with that suit scores points: as many as there are stars on its lowest card in the trick.",
    },
    Note {
        rule: "TPS-12",
        text: "You trumped, so you score nothing now. Instead you decide what points of this suit are worth in the end, for everybody: -1, 1 or 2.",
    },
    Note {
        rule: "ARC-12",
        text: "The Archon you lead goes to whoever wins the bid, with all its powers. Its power is written under it.",
    },
    Note {
        rule: "ARC-13",
        text: "Everybody bids one card, face down. Equal cards cancel each other, an ace destroys the highest, and the highest that is left wins.",
    },
    Note {
        rule: "ARC-19",
        text: "The suit of the card that you put under the Demiurge scores nothing in this hand, for anybody.",
    },
    Note {
        rule: "ARC-22",
        text: "Archons you keep go on working in the next hand. Give back the one that helps you least.",
    },
    Note { rule: "FAJ-2", text: "The dealer has no advantage. Point at anybody, and the game begins." },
    Note {
        rule: "FAJ-6",
        text: "Keep one card and pass the others on. Jokers win most tricks, but a jack catches them when its suit lies on the board.",
    },
    Note {
        rule: "FAJ-9",
        text: "You fight for the cards in the middle. In the end only your best poker hand counts, so take what fits your pile.",
    },
    Note {
        rule: "PIL-4",
        text: "Bring more cards to a battle than the other side, then score. A side may be worth 15 at most: low cards fight well, high cards are worth taking home.",
    },
    Note {
        rule: "PIL-10",
        text: "Take one card, from either side. It scores in its pile, and there it also works for you: what it does is written under it.",
    },
    Note {
        rule: "DAM-6",
        text: "Codices show patterns of gods. Keep a number and something that draws: together they bring you more codices.",
    },
    Note {
        rule: "DAM-7",
        text: "Everybody fills the same ring. Put gods where your own codices want them, next to each other or apart.",
    },
    Note {
        rule: "DAM-11",
        text: "Exchange two tokens so that your codices light up. Pick one token, and those that a second one would wake begin to glow.",
    },
    Note {
        rule: "DAM-12",
        text: "Codices that glow can be played. A production and a number, both awake, draw you new codices; each codex scores once.",
    },
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
