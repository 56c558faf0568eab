//! What holds for every game's lesson.

use std::collections::BTreeSet;

use parlour_core::{Language, Scene, Seat, Viewer, scene::Pick};
use parlour_language::{Catalogue, Speaker};
use parlour_registry::{AnyGame, GAMES, lesson_texts, texts};

use super::*;
use crate::{Client, ClientEvent};

fn lessons() -> impl Iterator<Item = (&'static dyn AnyGame, Lesson)> {
    GAMES.iter().filter_map(|game| Some((*game, game.lesson()?.read().unwrap())))
}

/// A learner in a lesson.
struct Learner {
    table: LessonTable,
    client: Client,
}

impl Learner {
    fn new(game: &dyn AnyGame, lesson: Lesson, step: usize) -> Self {
        let table = LessonTable::open(game.info().slug, lesson, step).unwrap();
        let mut learner = Self { table, client: Client::new(1) };
        learner.client.connected();
        learner.deliver();
        learner
    }

    fn deliver(&mut self) -> Vec<ClientEvent> {
        let mut events = Vec::new();
        while let Some(message) = self.client.outgoing() {
            let answers = self.table.receive(message);
            events.extend(answers.into_iter().map(|answer| self.client.receive(answer)));
        }
        events
    }

    fn play(&mut self, action: &str) -> Vec<ClientEvent> {
        self.client.play(action);
        self.deliver()
    }

    fn scene(&self) -> Scene {
        self.client.scene().unwrap().unwrap()
    }

    /// Makes the others' moves, and returns what the voice says then.
    fn listen(&mut self) -> Voice {
        while let Some(update) = self.table.other_plays() {
            assert_eq!(self.client.receive(update), ClientEvent::Updated);
        }
        self.table.voice().unwrap()
    }

    /// Does what the lesson asks for. Returns whether the lesson continues.
    fn go_on(&mut self) -> bool {
        match self.listen().waits {
            VoiceWaits::Reading => self.table.read_on(),
            VoiceWaits::Move => {
                let wanted = self.table.current().and_then(|step| step.play.clone()).unwrap();
                let said = self.play(&wanted);
                assert!(matches!(said[..], [ClientEvent::Accepted { .. }, ClientEvent::Updated]), "{said:?}");
            }
            VoiceWaits::Nothing => return false,
        }
        true
    }
}

/// Whether the scene shows the things pointed at.
fn shows(scene: &Scene, pick: &Pick) -> bool {
    let zone = |id: &str| scene.zones.iter().find(|zone| zone.id == id);
    match pick {
        Pick::Piece(id) => scene
            .zones
            .iter()
            .flat_map(|zone| &zone.places)
            .any(|place| place.pieces.iter().any(|piece| piece.id == *id)),
        Pick::Place(id, place) => zone(id).is_some_and(|zone| *place < zone.places.len()),
        Pick::Zone(id) => zone(id).is_some(),
        Pick::Seat(seat) => scene.panels.iter().any(|panel| panel.seat == *seat),
        Pick::Button(id) => scene.buttons.iter().any(|button| button.id == *id),
    }
}

#[test]
fn every_lesson_goes_to_its_end_and_points_at_what_is_there() {
    for (game, lesson) in lessons() {
        let mut learner = Learner::new(game, lesson, 0);
        let mut moves = 0;
        loop {
            let voice = learner.listen();
            for pick in &voice.point {
                let step = voice.number;
                assert!(shows(&learner.scene(), pick), "{}, step {step}: {pick:?}", game.info().slug);
            }
            moves += usize::from(voice.waits == VoiceWaits::Move);
            if !learner.go_on() {
                break;
            }
        }
        assert!(moves >= 5, "the learner moves only {moves} times in {}", game.info().slug);
    }
}

#[test]
fn a_lesson_is_continued_at_every_step_as_if_it_had_not_been_left() {
    for (game, lesson) in lessons() {
        let mut learner = Learner::new(game, lesson.clone(), 0);
        for step in 0..lesson.steps.len() {
            let voice = learner.listen();
            let mut again = Learner::new(game, lesson.clone(), step);
            assert_eq!(again.listen(), voice);
            assert_eq!(again.client.view().unwrap().get(), learner.client.view().unwrap().get());
            learner.go_on();
        }
    }
}

#[test]
fn every_legal_move_that_the_lesson_does_not_want_is_answered_and_changes_nothing() {
    for (game, lesson) in lessons() {
        for (number, step) in lesson.steps.iter().enumerate() {
            let Some(wanted) = &step.play else { continue };
            let mut learner = Learner::new(game, lesson.clone(), number);
            let choices = learner.scene().choices;
            assert!(choices.iter().any(|choice| choice.action == *wanted), "{wanted}");
            for answered in step.instead.keys() {
                assert!(choices.iter().any(|choice| choice.action == *answered), "{answered} is not legal");
            }
            for choice in choices.iter().filter(|choice| choice.action != *wanted) {
                let (slug, action) = (game.info().slug, &choice.action);
                let answer = step.answer(action);
                let answer =
                    answer.unwrap_or_else(|| panic!("{slug}, step {}: why not {action}?", number + 1));
                let said = learner.play(action);
                let [ClientEvent::Refused { words: Some(words), rule: None, .. }] = &said[..] else {
                    panic!("{slug}, step {}, {action}: {said:?}", number + 1)
                };
                assert_eq!(*words, lesson.words(step, answer));
                assert_eq!(learner.table.step(), number);
            }
        }
    }
}

#[test]
fn an_illegal_move_is_refused_by_its_rule() {
    let (game, lesson) = lessons().find(|(game, _)| game.info().slug == "tps").unwrap();
    let step = lesson.steps.iter().position(|step| step.play.as_deref() == Some("play P13")).unwrap();
    let said = Learner::new(game, lesson, step).play("play S1");
    let [ClientEvent::Refused { rule: Some(rule), .. }] = &said[..] else { panic!("{said:?}") };
    assert_eq!(rule.to_string(), "TPS-9");
}

#[test]
fn nobody_moves_while_the_voice_wants_to_be_read() {
    for (game, lesson) in lessons() {
        let Some(step) = lesson.steps.iter().position(|step| step.play.is_none()) else { continue };
        let mut learner = Learner::new(game, lesson, step);
        let Some(choice) = learner.scene().choices.first().cloned() else { continue };
        assert!(matches!(learner.play(&choice.action)[..], [ClientEvent::Refused { .. }]));
    }
}

#[test]
fn every_sentence_of_a_lesson_is_there_in_every_language_and_none_is_left_over() {
    for language in Language::ALL {
        let catalogue = Catalogue::new(language, texts().chain(lesson_texts())).unwrap();
        let speaker = Speaker::new(&catalogue, Viewer::Seat(Seat::new(0)));
        for (game, lesson) in lessons() {
            let words = lesson.all_words();
            for words in &words {
                assert!(!speaker.say(words).contains('⟨'), "{language}: {}", speaker.say(words));
            }
            let said: BTreeSet<&str> = words.iter().filter_map(Words::id).collect();
            let file = game.lesson().unwrap().texts.of(language);
            let written = file.lines().filter(|line| line.starts_with(char::is_alphabetic));
            let written: BTreeSet<&str> =
                written.filter_map(|line| line.split_once(" =").map(|(id, _)| id)).collect();
            assert_eq!(said, written, "{} in {language}", game.info().slug);
        }
    }
}
