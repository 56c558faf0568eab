//! Explanations of what lies on the table and what it does.

use parlour_core::{
    Seat, Words,
    scene::{About, Explain, Mark, PieceSpec, Zone},
};

use super::zones::{BANK, RING};
use crate::{Codex, CodexKind, DamoclesPhase, DamoclesView, God, Reshuffle, codex::PERMANENT, rule};

impl Explain for DamoclesView {
    fn zone(&self, zone: &Zone) -> About {
        let (number, id) = match zone.id.split('.').next().unwrap_or_default() {
            RING => (8, "damocles-about-ring"),
            BANK => (11, "damocles-about-bank"),
            "drawn" => (13, "damocles-about-drawn"),
            "played" => (18, "damocles-about-in-front"),
            "deck" => (19, self.about_deck()),
            "discards" => (19, "damocles-about-discards"),
            "returned" => (19, "damocles-about-returned"),
            "gone" => (18, "damocles-about-gone"),
            _ => (12, "damocles-about-hand"),
        };
        About::new(rule(number), id)
    }

    fn place(&self, zone: &Zone, number: usize) -> About {
        match (&*zone.id, God::ALL.get(number)) {
            (RING, _) => {
                let (rule_number, id) = match self.table.phase {
                    DamoclesPhase::Place(_) => (7, "damocles-about-open-position"),
                    _ => (11, "damocles-about-position"),
                };
                About::new(rule(rule_number), Words::new(id).number("spot", number as u64 + 1))
            }
            (BANK, Some(god)) => {
                let left = self.table.ring.in_bank(*god);
                let words = Words::new("damocles-about-in-bank").emblem("god", &god.emblem());
                About::new(rule(1), words.number("left", left))
            }
            _ => About::default(),
        }
    }

    fn piece(&self, piece: &PieceSpec, zone: &Zone) -> About {
        match piece.id.parse::<Codex>() {
            Ok(codex) => self.codex(codex, piece, zone),
            Err(_) => About::new(rule(8), "damocles-about-token").and(rule(11), "damocles-about-token-moves"),
        }
    }

    fn figure(&self, label: &Words, _seat: Option<Seat>) -> About {
        let (number, id) = match label.id() {
            Some("damocles-cycle") => (7, "damocles-about-cycle"),
            Some("damocles-turn-number") => (7, "damocles-about-turn-number"),
            Some("damocles-deck") => (19, self.about_deck()),
            Some("damocles-swaps-left") => (10, "damocles-about-swaps-left"),
            Some("damocles-charges") => (14, "damocles-about-charges"),
            Some("damocles-annex") => (16, "damocles-about-annex"),
            Some("damocles-in-play") => (18, "damocles-about-in-front"),
            _ => (12, "damocles-about-in-hand"),
        };
        About::new(rule(number), id)
    }

    fn tag(&self, tag: &Words, _seat: Seat) -> About {
        match tag.id() {
            Some("damocles-first") => About::new(rule(5), "damocles-about-first"),
            _ => About::new(rule(12), "damocles-about-turn"),
        }
    }
}

impl DamoclesView {
    /// DAM-19: the message on what happens when the deck is empty.
    fn about_deck(&self) -> &'static str {
        match self.table.options.reshuffle {
            Reshuffle::On => "damocles-about-deck",
            Reshuffle::Off => "damocles-about-deck-once",
        }
    }

    /// DAM-4: what a codex does. DAM-8, DAM-9: whether it is active. DAM-18: what it scores.
    fn codex(&self, codex: Codex, piece: &PieceSpec, zone: &Zone) -> About {
        let (number, id) = does(codex.kind());
        let about = About::new(rule(number), id);
        if zone.id == "gone" {
            return about;
        }
        let about = if piece.marks.contains(&Mark::Active) {
            about.and(rule(8), "damocles-about-active")
        } else if piece.marks.contains(&Mark::Loose) {
            about.and(rule(9), "damocles-about-loose")
        } else if self.table.ring.is_full() {
            about.and(rule(8), "damocles-about-asleep")
        } else {
            about
        };
        if zone.id.starts_with("played") {
            return about.and(rule(18), "damocles-about-has-scored");
        }
        let id = if PERMANENT.contains(codex) { "damocles-about-stays" } else { "damocles-about-is-spent" };
        about.and(rule(18), Words::new(id).number("points", codex.points()))
    }
}

/// DAM-4: the rule for a kind, and the message that says what it does.
const fn does(kind: CodexKind) -> (u8, &'static str) {
    match kind {
        CodexKind::Generate => (13, "damocles-about-generate"),
        CodexKind::Combust => (13, "damocles-about-combust"),
        CodexKind::Oracle => (13, "damocles-about-oracle"),
        CodexKind::Reflex => (14, "damocles-about-reflex"),
        CodexKind::Haste => (10, "damocles-about-haste"),
        CodexKind::One => (13, "damocles-about-one"),
        CodexKind::Two => (13, "damocles-about-two"),
        CodexKind::Three => (13, "damocles-about-three"),
        CodexKind::Annex => (16, "damocles-about-annex-codex"),
        CodexKind::Lyse => (17, "damocles-about-lyse"),
        CodexKind::Sacrifice => (17, "damocles-about-sacrifice"),
        CodexKind::Eviscerate => (17, "damocles-about-eviscerate"),
    }
}
