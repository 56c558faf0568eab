//! Tests of keys and the mouse.

use super::{
    super::{
        overlay::Overlay,
        target::{Standing, Target},
    },
    *,
};

impl Stage {
    /// Clicks on a paper card that cannot be picked, and returns the message.
    pub(super) fn click_on_paper(&mut self) -> String {
        let still = self.app.spots.iter().find(|spot| match &spot.target {
            Target::Pick(pick @ parlour_core::scene::Pick::Piece(id)) => {
                id.starts_with('P') && self.app.standing(pick) == Standing::Still
            }
            _ => false,
        });
        let (x, y) = still.map(|spot| (spot.area.x + 1, spot.area.y + 1)).unwrap();
        self.click(x, y);
        self.app.message.clone().unwrap()
    }
}

fn decisions(stage: &Stage) -> usize {
    stage.app.session().client().lines().len()
}

#[test]
fn enter_plays_a_card_that_can_mean_one_thing_only() {
    let mut stage = Stage::new("tps", 3, 7, (80, 24));
    let before = decisions(&stage);
    stage.press(KeyCode::Enter);
    assert!(decisions(&stage) > before);
}

#[test]
fn arrows_go_from_card_to_card_and_back() {
    let mut stage = Stage::new("tps", 3, 7, (80, 24));
    let first = stage.app.cursor.clone();
    stage.press(KeyCode::Right);
    assert_ne!(stage.app.cursor, first);
    stage.press(KeyCode::Left);
    assert_eq!(stage.app.cursor, first);
}

#[test]
fn escape_takes_a_pick_back() {
    let mut stage = Stage::new("damocles", 2, 7, (80, 24));
    stage.press(KeyCode::Enter);
    assert_eq!(stage.app.picks.len(), 1);
    stage.press(KeyCode::Esc);
    assert!(stage.app.picks.is_empty());
}

#[test]
fn a_click_picks_and_a_second_one_plays() {
    let mut stage = Stage::new("tps", 3, 7, (120, 40));
    let open = stage.app.spots.iter().find(|spot| match &spot.target {
        Target::Pick(pick) => stage.app.standing(pick) == Standing::Open,
        Target::Confirm => false,
    });
    let (x, y) = open.map(|spot| (spot.area.x + 1, spot.area.y + 2)).unwrap();
    let before = decisions(&stage);
    stage.click(x, y);
    assert_eq!((stage.app.picks.len(), decisions(&stage)), (1, before));
    stage.click(x, y);
    assert!(decisions(&stage) > before);
}

#[test]
fn a_click_on_what_cannot_be_picked_says_why_in_the_words_of_the_rule() {
    // With seed 7, rock was led, and the hand has rock and paper.
    let mut stage = Stage::new("tps", 3, 7, (120, 40));
    let message = stage.click_on_paper();
    assert_eq!(message, "Rock was led and you can follow suit, so you must (TPS-9).");
    // The same with keys: look around, go to the first card, ask about it.
    stage.press(KeyCode::Char('w'));
    for _ in 0..60 {
        if matches!(&stage.app.cursor, Some(Target::Pick(parlour_core::scene::Pick::Piece(id))) if id == "P2")
        {
            break;
        }
        stage.press(KeyCode::Tab);
    }
    stage.press(KeyCode::Enter);
    assert_eq!(stage.app.message.clone().unwrap(), message);
}

#[test]
fn an_action_can_be_chosen_by_its_number() {
    let mut stage = Stage::new("pillars", 2, 7, (80, 24));
    let second = stage.app.say(&stage.app.scene.choices[1].label);
    stage.press(KeyCode::Char('l'));
    assert!(stage.draw().contains(&second));
    let before = decisions(&stage);
    stage.press(KeyCode::Char('2'));
    stage.press(KeyCode::Enter);
    assert!(decisions(&stage) > before);
}

#[test]
fn a_decision_taken_back_leaves_the_table_as_it_was() {
    for game in parlour_registry::GAMES {
        let mut stage = Stage::new(game.info().slug, *game.info().seats.start(), 7, (80, 24));
        stage.play_on();
        let before = stage.app.scene.clone();
        stage.play_on();
        stage.press(KeyCode::Char('u'));
        assert_eq!(stage.app.scene, before, "{}", game.info().slug);
    }
}

#[test]
fn rules_open_at_the_rule_that_matters() {
    let mut stage = Stage::new("tps", 3, 7, (80, 24));
    stage.press(KeyCode::Char('r'));
    let screen = stage.draw();
    let mut lines = screen.lines().skip_while(|line| !line.contains(" Rules "));
    assert!(lines.nth(1).is_some_and(|line| line.contains("- TPS-9 The leader")), "{screen}");
}

#[test]
fn a_hint_has_a_line_for_every_action() {
    let mut stage = Stage::new("tps", 3, 7, (80, 24));
    stage.press(KeyCode::Char('h'));
    // The thinking ends by itself; nothing here depends on when.
    while matches!(&stage.app.overlay, Some(Overlay::Hint { hints: None, .. })) {
        std::thread::yield_now();
        stage.app.beat().unwrap();
    }
    let screen = stage.draw();
    let bars = screen.lines().filter(|line| line.contains('%')).count();
    assert_eq!(bars, stage.app.scene.choices.len(), "{screen}");
}

#[test]
fn leaving_asks_first_and_saving_does_not() {
    let mut stage = Stage::new("tps", 3, 7, (80, 24));
    assert_eq!(stage.press(KeyCode::Char('q')), Next::Stay);
    assert_eq!(stage.press(KeyCode::Char('n')), Next::Stay);
    assert!(stage.app.overlay.is_none());
    stage.press(KeyCode::Char('q'));
    assert_eq!(stage.press(KeyCode::Char('y')), Next::Leave);
    assert_eq!(stage.press(KeyCode::Char('s')), Next::Leave);
}

#[test]
fn the_end_shows_the_score_taken_apart_and_offers_another_game() {
    for game in parlour_registry::GAMES {
        let mut stage = Stage::new(game.info().slug, *game.info().seats.start(), 2, (120, 40));
        while !stage.over() {
            stage.play_on();
        }
        let screen = stage.draw();
        assert!(screen.contains("The game is over") && screen.contains("n: new game"), "{screen}");
        assert!(screen.contains("FOLDER"), "the record is written: {screen}");
        assert_eq!(stage.press(KeyCode::Char('n')), Next::Another);
    }
}

#[test]
fn i_says_what_the_thing_under_the_cursor_is_and_by_which_rule() {
    let mut stage = Stage::new("tps", 3, 7, (80, 24));
    stage.press(KeyCode::Char('i'));
    let screen = stage.draw();
    assert!(screen.contains("(TPS-11)") && screen.contains("star"), "{screen}");
    stage.press(KeyCode::Esc);
    assert!(stage.app.overlay.is_none());
}
