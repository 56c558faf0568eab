//! Explanations of what lies on the table and what it does.

use parlour_core::{
    Seat, Words,
    scene::{About, Explain, PieceSpec, Zone},
};

use super::power;
use crate::{Archon, ArchonsCard, ArchonsView, Poker, Title, play::value, rule};

impl Explain for ArchonsView {
    fn zone(&self, zone: &Zone) -> About {
        let name = zone.id.split('.').next().unwrap_or_default();
        let carries = self.table.options.carry_pot;
        let (number, id) = match name {
            "led" => (12, "archons-about-led"),
            "play" => (14, "archons-about-play"),
            "last" => (14, "archons-about-last-turn"),
            "pot" if carries => (15, "archons-about-pot"),
            "pot" => (15, "archons-about-aside"),
            "deck" => (16, "archons-about-deck"),
            "discard" => (16, "archons-about-discard"),
            "front" => (10, "archons-about-front"),
            "captured" => (21, "archons-about-captured"),
            _ => (13, "archons-about-hand"),
        };
        About::new(rule(number), id)
    }

    fn piece(&self, piece: &PieceSpec, zone: &Zone) -> About {
        // A destroyed card is shown as an image of itself.
        let card = piece.id.trim_end_matches('\'').parse::<ArchonsCard>().ok();
        match card.map(|card| (card.archon(), card.poker())) {
            Some((Some(archon), _)) => about_archon(archon, zone),
            Some((_, Some(poker))) => self.poker(poker, zone),
            _ => About::default(),
        }
    }

    fn figure(&self, label: &Words, _seat: Option<Seat>) -> About {
        let (number, id) = match label.id() {
            Some("archons-hand-counter") => (3, "archons-about-hand-counter"),
            Some("archons-turn-counter") => (18, "archons-about-turn-counter"),
            Some("archons-not-scoring") => (19, "archons-about-not-scoring"),
            Some("archons-hand-number") => (21, "archons-about-hand-number"),
            Some("archons-among") => (20, "archons-about-among"),
            Some("archons-worth") => (21, "archons-about-worth"),
            _ => (20, "archons-about-count"),
        };
        About::new(rule(number), id)
    }

    fn tag(&self, tag: &Words, _seat: Seat) -> About {
        let (number, id) = match tag.id() {
            Some("archons-dealer") => (3, "archons-about-dealer"),
            Some("archons-leads") => (11, "archons-about-leads"),
            Some("archons-could-not-lead") => (11, "archons-about-could-not-lead"),
            _ => (13, "archons-about-sits-out"),
        };
        About::new(rule(number), id)
    }
}

impl ArchonsView {
    /// ARC-14, ARC-21: what a poker card counts in a play, and when it is captured.
    fn poker(&self, card: Poker, zone: &Zone) -> About {
        let owner = zone.owner.filter(|seat| self.viewer.is(*seat));
        let front = owner.map(|seat| self.table.front[seat]).unwrap_or_default();
        let value = value(card, front);
        let counts = Words::new("archons-about-counts").number("value", value);
        let counts = counts.number("raised", value - card.pips());
        let mut about = About::new(rule(14), counts);
        if card.is_ace() {
            about = about.and(rule(14), "archons-about-ace");
        }
        if self.table.under.is_some_and(|under| under.suit() == card.suit()) {
            let suit = card.suit().emblem();
            return about.and(rule(19), Words::new("archons-about-dead").emblem("suit", &suit));
        }
        about.and(rule(21), "archons-about-scores")
    }
}

/// ARC-7 to ARC-10, ARC-19: what an Archon does, and for whom.
fn about_archon(archon: Archon, zone: &Zone) -> About {
    let number = match archon.title() {
        Title::King(_) => 7,
        Title::Queen(_) => 8,
        Title::Jack(_) => 9,
        Title::Demiurge => 19,
    };
    let about = About::new(rule(number), Words::new("archons-about-power").words("power", power(archon)));
    match zone.id.split('.').next() {
        Some("led") => about.and(rule(15), "archons-about-up-for-grabs"),
        Some("front") => about.and(rule(22), "archons-about-stays"),
        Some("hand") => about.and(rule(12), "archons-about-can-lead"),
        _ => about,
    }
}
