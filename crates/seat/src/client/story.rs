//! What happened since the last look, moment by moment: [`Frame`].

use parlour_core::{Hold, Scene, SeatSet, Sentence, scene::PieceSpec};
use parlour_registry::AnyGame;

use super::Client;

/// A moment of a table, as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The table at that moment. Only the last frame, the current table, has legal moves.
    pub scene: Scene,
    /// The sentences shown with it.
    pub caption: Vec<Sentence>,
    /// How long it is shown.
    pub hold: Hold,
}

/// How much of the story has been returned.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// The table as it was shown last.
    scene: Option<Scene>,
    /// How many lines of the log had been heard then.
    lines: usize,
}

impl Client {
    /// Returns what happened since the last call, frame by frame, ending with the current table; empty before the deal.
    ///
    /// The first call, and the first one after a takeback, returns the current table alone.
    pub fn story(&mut self) -> Vec<Frame> {
        let (Some(game), Ok(Some(now))) = (self.game, self.scene()) else { return Vec::new() };
        let before =
            std::mem::replace(&mut self.told, Told { scene: Some(now.clone()), lines: self.lines.len() });
        let mut frames = match (before.scene, self.lines.get(before.lines..)) {
            (Some(scene), Some(new)) => moments(game, scene, new),
            _ => Vec::new(),
        };
        let caption = frames.last().map_or_else(Vec::new, |frame| frame.caption.clone());
        frames.push(Frame { scene: now, caption, hold: Hold::Passing });
        frames
    }
}

/// The moments of these lines, seen from the table as it was before them.
fn moments(game: &dyn AnyGame, mut scene: Scene, lines: &[Sentence]) -> Vec<Frame> {
    scene.choices.clear();
    scene.buttons.clear();
    scene.to_act = SeatSet::default();
    let look = |piece: &str| game.face(piece).map(|face| PieceSpec::new(piece, face));
    let mut frames = Vec::new();
    let mut caption = Vec::new();
    for line in lines {
        line.beat.apply(&mut scene, look);
        if line.beat.hold != Hold::Passing {
            caption.push(line.clone());
            scene.prompt = line.words.clone();
            scene.rule = line.rule;
            frames.push(Frame { scene: scene.clone(), caption: caption.clone(), hold: line.beat.hold });
        }
    }
    frames
}

#[cfg(test)]
mod tests {
    use parlour_bots::Bot;
    use parlour_core::{Seed, scene::Mark};
    use parlour_protocol::ClientMessage;
    use parlour_registry::{Deal, GAMES};
    use serde_json::Map;

    use super::*;
    use crate::{SavedSolo, SoloReply, SoloSetup, SoloTable};

    /// A person at a table against greedy bots.
    struct Visit {
        table: SoloTable,
        client: Client,
    }

    impl Visit {
        fn new(slug: &str, seats: usize) -> Self {
            let deal = Deal { seats, options: Map::new(), seed: Seed::from(5) };
            let setup = SoloSetup::against(slug, deal, Bot::Greedy);
            let table = SoloTable::open(SavedSolo { setup, events: Vec::new() }).unwrap();
            let mut visit = Self { table, client: Client::new(0) };
            visit.client.connected();
            visit.deliver();
            visit
        }

        /// Passes messages on until there are none left.
        fn deliver(&mut self) {
            while let Some(message) = self.client.outgoing() {
                if let SoloReply::Messages(messages) = self.table.receive(message, || Seed::from(6)) {
                    for message in messages {
                        self.client.receive(message);
                    }
                }
            }
        }

        /// The next decision, of a bot or of the person, who takes the first that is legal; whether there was one.
        fn step(&mut self) -> bool {
            if let Some(seat) = self.table.bot_to_act() {
                let action = self.table.bot_thinking(seat)(&|| false);
                let update = self.table.bot_plays(seat, &action).unwrap();
                self.client.receive(update);
            } else if let Some(choice) = self.client.scene().unwrap().unwrap().choices.first() {
                self.client.play(choice.action.clone());
                self.deliver();
            } else {
                return false;
            }
            true
        }
    }

    /// Every frame of a whole game.
    fn frames(slug: &str, seats: usize) -> Vec<Frame> {
        let mut visit = Visit::new(slug, seats);
        let mut frames = visit.client.story();
        assert_eq!(frames.len(), 1, "the first look is the table alone");
        while visit.step() {
            frames.extend(visit.client.story());
        }
        frames
    }

    fn marked(frame: &Frame, mark: Mark) -> usize {
        let places =
            frame.scene.zones.iter().filter(|zone| !zone.id.ends_with("last")).flat_map(|zone| &zone.places);
        places.flat_map(|place| &place.pieces).filter(|piece| piece.marks.contains(&mark)).count()
    }

    #[test]
    fn every_trick_is_shown_complete_and_with_its_winner() {
        let shown = frames("tps", 4);
        let complete: Vec<&Frame> = shown.iter().filter(|frame| frame.hold == Hold::Long).collect();
        assert_eq!(complete.len(), 9);
        for frame in complete {
            let trick = frame.scene.zones.iter().find(|zone| zone.id == "trick").unwrap();
            assert!(trick.places.iter().all(|place| place.pieces.len() == 1), "{:?}", trick.places);
            assert_eq!(marked(frame, Mark::Winning), 1);
        }
    }

    #[test]
    fn every_game_stops_where_something_is_complete() {
        for game in GAMES {
            let info = game.info();
            let shown = frames(info.slug, *info.seats.start());
            assert!(shown.iter().any(|frame| frame.hold == Hold::Long), "{}", info.slug);
            for frame in shown.iter().filter(|frame| frame.hold != Hold::Passing) {
                assert!(frame.scene.choices.is_empty() && !frame.caption.is_empty());
            }
        }
    }

    #[test]
    fn cards_that_are_turned_up_at_once_are_all_seen_before_anything_is_taken_away() {
        for (game, zone, seats) in [("archons", "play", 4), ("faj", "laid", 3)] {
            for frame in frames(game, seats).iter().filter(|frame| marked(frame, Mark::Winning) > 0) {
                let zones = frame.scene.zones.iter().filter(|other| other.id.starts_with(zone));
                let cards: usize = zones.flat_map(|zone| &zone.places).map(|place| place.pieces.len()).sum();
                assert!(cards >= 1 && cards <= seats, "{game}: {cards}");
            }
        }
    }

    #[test]
    fn no_hand_of_others_is_turned_up() {
        for frame in frames("tps", 4) {
            let mine = frame.scene.viewer;
            let hands = frame.scene.zones.iter().filter(|zone| zone.id.starts_with("hand."));
            let others = hands.filter(|zone| zone.owner.is_some_and(|seat| !mine.is(seat)));
            assert!(others.flat_map(|zone| &zone.places).all(|place| place.pieces.is_empty()));
        }
    }

    #[test]
    fn after_a_move_was_taken_back_there_is_the_table_alone() {
        let mut visit = Visit::new("tps", 3);
        while visit.table.bot_to_act().is_some() {
            visit.step();
        }
        visit.client.story();
        visit.step();
        assert!(visit.client.story().len() >= 2, "a card, and the table after it");
        visit.client.request(ClientMessage::AskTakeBack);
        visit.deliver();
        assert_eq!(visit.client.story().len(), 1);
    }
}
