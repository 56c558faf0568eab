//! What a beat changes on a scene.

use super::{At, Beat, Carried, Laid, Marked, Target};
use crate::{
    Scene,
    scene::{Layout, Mark, PieceSpec, Zone},
};

impl Beat {
    /// Changes a scene to what it shows at this moment.
    ///
    /// `look` draws a piece by its id. Unknown pieces and zones are ignored.
    pub fn apply(&self, scene: &mut Scene, look: impl Fn(&str) -> Option<PieceSpec>) {
        for zone in &mut scene.zones {
            let name = zone.id.split('.').next().unwrap_or_default();
            if self.cleared.iter().any(|cleared| *cleared == zone.id || cleared == name) {
                zone.places.iter_mut().for_each(|place| place.pieces.clear());
            }
        }
        for laid in &self.laid {
            if let Some(piece) = take(scene, &laid.piece).or_else(|| look(&laid.piece)) {
                put(scene, laid, piece);
            }
        }
        for carried in &self.carried {
            carried.apply(scene);
        }
        for marked in &self.marked {
            scene.zones.iter_mut().for_each(|zone| marked.apply(zone));
        }
        for figure in &self.figures {
            figure.apply(scene);
        }
    }

    /// Marks what it decided about the pieces it names, wherever they lie by now.
    ///
    /// What is in a hand, or has been chosen out of one, is part of the next play already.
    pub fn recall(&self, scene: &mut Scene) {
        let lying = scene.zones.iter_mut().filter(|zone| zone.layout != Layout::Fan);
        let pieces = lying.flat_map(|zone| &mut zone.places).flat_map(|place| &mut place.pieces);
        for piece in pieces.filter(|piece| !piece.marks.contains(&Mark::Chosen)) {
            for Marked { target, mark } in &self.marked {
                if mark.decides() && matches!(target, Target::Piece(id) if *id == piece.id) {
                    piece.add_mark(*mark);
                }
            }
        }
    }
}

impl Carried {
    fn apply(&self, scene: &mut Scene) {
        let place = |scene: &mut Scene, (zone, place): &(String, usize)| {
            let zone = scene.zones.iter().position(|other| other.id == *zone)?;
            (*place < scene.zones[zone].places.len()).then_some((zone, *place))
        };
        let (Some((zone, from)), Some((home, to))) = (place(scene, &self.from), place(scene, &self.to))
        else {
            return;
        };
        if !scene.zones[zone].places[from].pieces.is_empty() {
            let piece = scene.zones[zone].places[from].pieces.remove(0);
            scene.zones[home].places[to].pieces.push(piece);
        }
    }
}

impl Marked {
    /// Sets the mark in a zone. Only one seat of a zone can have it, so the seat that was winning so far loses it.
    fn apply(&self, zone: &mut Zone) {
        for place in &mut zone.places {
            let owner = place.seat.or(zone.owner);
            for piece in &mut place.pieces {
                let is_meant = match &self.target {
                    Target::Piece(id) => piece.id == *id,
                    Target::Seat(id, _) if zone.id != *id => continue,
                    Target::Seat(_, seat) => {
                        piece.marks.retain(|mark| *mark != self.mark);
                        owner == Some(*seat)
                    }
                };
                if is_meant {
                    piece.add_mark(self.mark);
                }
            }
        }
    }
}

/// Takes a piece off the table, if it lies there face up.
fn take(scene: &mut Scene, id: &str) -> Option<PieceSpec> {
    for place in scene.zones.iter_mut().flat_map(|zone| &mut zone.places) {
        if let Some(index) = place.pieces.iter().position(|piece| piece.id == id) {
            let mut piece = place.pieces.remove(index);
            piece.marks.clear();
            return Some(piece);
        }
    }
    None
}

/// Puts a piece in its place, replacing a card that lay there face down.
fn put(scene: &mut Scene, laid: &Laid, piece: PieceSpec) {
    let Some(zone) = scene.zones.iter_mut().find(|zone| zone.id == laid.zone) else { return };
    let place = match laid.at {
        At::First => zone.places.first_mut(),
        At::Place(index) => zone.places.get_mut(index),
        At::Seat(seat) => zone.places.iter_mut().find(|place| place.seat.or(zone.owner) == Some(seat)),
    };
    if let Some(place) = place {
        place.backs = place.backs.saturating_sub(1);
        place.pieces.push(piece);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Rule, Seat, SeatSet, Viewer,
        scene::{Counter, Emblem, Face, Gauge, Ink, Place},
    };

    fn look(id: &str) -> Option<PieceSpec> {
        let face = Face::Token(Emblem::new("rock", "tps-rock", 'R', Ink::Red));
        (id != "unknown").then(|| PieceSpec::new(id, face))
    }

    fn scene() -> Scene {
        let seat = |number| Seat::new(number);
        let place = |number: u8, backs| Place { seat: Some(seat(number)), backs, ..Place::default() };
        let zone = Zone::new("trick", "tps-trick", Layout::Row).places([place(0, 0), place(1, 1)]);
        let hand = Zone::new("hand.0", "tps-hand", Layout::Fan)
            .of(seat(0))
            .place(Place { pieces: look("R1").into_iter().collect(), ..Place::default() });
        Scene {
            viewer: Viewer::Spectator,
            prompt: "tps-over".into(),
            rule: Rule::new(*b"TPS", 1),
            to_act: SeatSet::default(),
            decided: SeatSet::default(),
            counters: Vec::new(),
            panels: Vec::new(),
            zones: vec![zone, hand],
            tally: Vec::new(),
            buttons: Vec::new(),
            choices: Vec::new(),
        }
    }

    fn ids(place: &Place) -> Vec<&str> {
        place.pieces.iter().map(|piece| &*piece.id).collect()
    }

    #[test]
    fn a_piece_travels_to_the_place_of_its_seat_and_is_turned_up() {
        let mut shown = scene();
        let beat = Beat::short().lay("R1", "trick", Seat::new(0)).lay("S2", "trick", Seat::new(1));
        beat.apply(&mut shown, look);
        let [trick, hand] = &shown.zones[..] else { panic!("two zones") };
        assert_eq!(trick.places.iter().map(ids).collect::<Vec<_>>(), [vec!["R1"], vec!["S2"]]);
        assert_eq!(trick.places[1].backs, 0);
        assert!(hand.places[0].pieces.is_empty(), "it is no longer in the hand");
    }

    #[test]
    fn marks_are_on_what_was_named_and_on_nothing_else() {
        let mut shown = scene();
        let beat = Beat::long()
            .lay("R1", "trick", Seat::new(0))
            .lay("S2", "trick", Seat::new(1))
            .mark(["R1"], Mark::Tied)
            .mark_seat("trick", Seat::new(1), Mark::Winning);
        beat.apply(&mut shown, look);
        let marks: Vec<_> = shown.zones[0].places.iter().map(|place| place.pieces[0].marks.clone()).collect();
        assert_eq!(marks, [vec![Mark::Tied], vec![Mark::Winning]]);
    }

    #[test]
    fn figures_are_those_that_the_event_tells_and_a_missing_one_is_added() {
        let mut shown = scene();
        let beat = Beat::short().counter("tps-trick", 2_u8).zone_counter("trick", "tps-trump", "tps-rock");
        let beat = beat.gauge("trick", 1, 3, 7).gauge("elsewhere", 0, 1, 1);
        beat.apply(&mut shown, look);
        beat.apply(&mut shown, look);
        assert_eq!(shown.counters, [Counter::new("tps-trick", 2_u8)]);
        assert_eq!(shown.zones[0].counters, [Counter::new("tps-trump", "tps-rock")]);
        assert_eq!(shown.zones[0].places[1].gauge, Some(Gauge { value: 3, limit: 7 }));
    }

    #[test]
    fn what_was_decided_is_still_marked_where_it_lies_now_but_not_in_a_hand() {
        let marks = |scene: &Scene| scene.zones[1].places[0].pieces[0].marks.clone();
        let beat = Beat::long().mark(["R1"], Mark::Destroyed).mark(["R1"], Mark::Trump);
        let mut shown = scene();
        beat.recall(&mut shown);
        assert_eq!(marks(&shown), [], "it is held in a hand");
        shown.zones[1].layout = Layout::Pile;
        beat.recall(&mut shown);
        assert_eq!(marks(&shown), [Mark::Destroyed], "that it is trump decided nothing about it");
        shown.zones[1].places[0].pieces[0].marks = vec![Mark::Chosen];
        beat.recall(&mut shown);
        assert_eq!(marks(&shown), [Mark::Chosen]);
    }

    #[test]
    fn two_tokens_change_places() {
        let mut shown = scene();
        let trick = Beat::short().lay("R1", "trick", Seat::new(0)).lay("S2", "trick", Seat::new(1));
        trick.apply(&mut shown, look);
        let swap = Beat::short().carry(("trick", 0), ("trick", 1)).carry(("trick", 1), ("trick", 0));
        swap.apply(&mut shown, look);
        assert_eq!(shown.zones[0].places.iter().map(ids).collect::<Vec<_>>(), [vec!["S2"], vec!["R1"]]);
        let before = shown.clone();
        Beat::short()
            .carry(("trick", 7), ("hand.0", 0))
            .carry(("hand.0", 0), ("trick", 0))
            .apply(&mut shown, look);
        assert_eq!(shown, before, "there is no such place, and nothing in the hand");
    }

    #[test]
    fn what_nobody_knows_is_left_out() {
        let mut shown = scene();
        Beat::short()
            .lay("unknown", "trick", At::First)
            .lay("R2", "nowhere", At::First)
            .apply(&mut shown, look);
        assert_eq!(shown, scene());
    }
}
