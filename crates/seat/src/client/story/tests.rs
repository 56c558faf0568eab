use parlour_bots::Bot;
use parlour_core::{
    Seed,
    beat::Target,
    scene::{Mark, Place},
};
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
    let is_won = |frame: &&Frame| {
        let why = frame.caption.last().and_then(|line| line.words.id());
        frame.hold == Hold::Long && matches!(why, Some("tps-scored" | "tps-trumped"))
    };
    let complete: Vec<&Frame> = shown.iter().filter(is_won).collect();
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

/// The value of a trick card by its id: an ace counts one.
fn value(piece: &PieceSpec) -> u16 {
    match &piece.id[..1] {
        "A" => 1,
        "T" => 10,
        rank => rank.parse().unwrap(),
    }
}

#[test]
fn the_figures_beside_a_board_are_those_of_the_cards_that_lie_on_it() {
    let mut tricks = 0;
    for step in steps("faj", 3) {
        let mut numbers = Vec::new();
        for frame in &step {
            let board = frame.scene.zones.iter().find(|zone| zone.id == "board").unwrap();
            let values = |place: &Place| place.pieces.iter().map(value).sum::<u16>();
            let shown: Vec<u16> =
                board.places.iter().map(|place| place.gauge.map_or(0, |gauge| gauge.value)).collect();
            if board.places.iter().any(|place| !place.pieces.is_empty()) {
                assert_eq!(shown, board.places.iter().map(values).collect::<Vec<_>>(), "{:?}", frame.caption);
                numbers.extend(frame.scene.counters.last().map(|counter| counter.value.clone()));
            }
        }
        numbers.dedup();
        tricks = tricks.max(numbers.len());
    }
    assert_eq!(tricks, 2, "the fourth trick plays itself, under a number of its own");
}

/// Every step of a whole game, as frames.
fn steps(slug: &str, seats: usize) -> Vec<Vec<Frame>> {
    let mut visit = Visit::new(slug, seats);
    let mut steps = vec![visit.client.story()];
    while visit.step() {
        steps.push(visit.client.story());
    }
    steps
}

fn scores(frame: &Frame) -> Vec<i32> {
    frame.scene.panels.iter().map(|panel| panel.score).collect()
}

#[test]
fn scores_change_with_what_is_scored_and_not_with_the_table_after_it() {
    for info in GAMES.iter().map(|game| game.info()) {
        for seats in info.seats.clone() {
            let steps = steps(info.slug, seats);
            let counted = |pair: &&[Vec<Frame>]| scores(pair[0].last().unwrap()) != scores(&pair[1][0]);
            let mut changes = 0;
            for pair in steps.windows(2) {
                let [.., shown, now] = &*pair[1] else { continue };
                assert_eq!(scores(shown), scores(now), "{} for {seats}: {:?}", info.slug, shown.caption);
                changes += usize::from(scores(shown) != scores(pair[0].last().unwrap()));
            }
            assert!(changes > 0, "{} for {seats}", info.slug);
            let early = steps.windows(2).filter(counted).filter(|pair| pair[1][0].hold == Hold::Passing);
            assert_eq!(early.count(), 0, "{} for {seats} has scores that nothing tells of", info.slug);
        }
    }
}

#[test]
fn a_card_is_seen_before_it_scores() {
    let steps = steps("tps", 4);
    let scored = steps.windows(2).filter(|pair| scores(&pair[1][0]) != scores(pair[1].last().unwrap()));
    assert!(scored.count() >= 4, "the card that completes the trick lies there first");
}

#[test]
fn what_was_complete_last_stays_marked_until_the_next_thing_is() {
    for slug in ["pillars", "damocles"] {
        let frames: Vec<Frame> = steps(slug, 2).into_iter().flatten().collect();
        let mut stayed = 0;
        for pair in frames.windows(2).filter(|pair| pair[0].hold == Hold::Long && pair[1].hold != Hold::Long)
        {
            let marks = pair[0].caption.last().into_iter().flat_map(|line| &line.beat.marked);
            let decided = marks.filter(|marked| matches!(marked.target, Target::Piece(_)));
            for mark in decided.map(|decided| decided.mark) {
                assert!(marked(&pair[1], mark) > 0, "{slug}: {:?}", pair[0].caption);
                stayed += 1;
            }
        }
        assert!(stayed > 0, "{slug} has marks to keep");
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
