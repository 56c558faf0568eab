use parlour_protocol::SeatPlayer;
use parlour_registry::GAMES;

use super::*;

#[test]
fn every_game_can_be_played_to_its_end_at_every_table_from_every_end_of_it() {
    for game in GAMES {
        let info = game.info();
        for (seats, seat) in [(*info.seats.start(), 0), (*info.seats.end(), *info.seats.end() as u8 - 1)] {
            let folder = Folder::new();
            let story = told(folder.start(setup(info.slug, seats, seat)), &always("1"));
            assert!(story.contains(" win"), "{story}");
            let records = folder.records();
            assert_eq!(records.len(), 1, "{}", info.slug);
            game.verify(&records[0]).unwrap();
            assert!(!folder.file().exists(), "a finished game is no longer in progress");
        }
    }
}

#[test]
fn every_game_can_be_played_by_the_texts_of_its_actions() {
    for game in GAMES {
        let folder = Folder::new();
        let mut session = folder.start(setup(game.info().slug, *game.info().seats.start(), 0));
        while session.client().outcome().is_none() {
            session.let_others_play().unwrap();
            if let Some(choice) = session.scene().choices.last() {
                session.play(&choice.action).unwrap().unwrap();
            }
        }
        game.verify(&folder.records()[0]).unwrap();
    }
}

#[test]
fn the_end_of_input_ends_the_program_and_keeps_the_game() {
    for game in GAMES {
        let folder = Folder::new();
        let story = told(folder.start(setup(game.info().slug, *game.info().seats.start(), 0)), "1\n");
        assert!(story.contains("The game is saved"), "{story}");
        assert!(folder.file().exists());
    }
}

#[test]
fn what_is_not_legal_is_refused_in_the_words_of_the_rule() {
    let folder = Folder::new();
    // With seed 7, rock was led, and the hand has rock.
    let story = told(folder.start(setup("tps", 3, 0)), "play P2\ndance\n99\n");
    assert!(story.contains("Rock was led and you can follow suit, so you must (TPS-9)."), "{story}");
    assert!(story.contains("`dance` is not a move in this game"), "{story}");
    assert!(story.contains("Enter a number from 1 to"), "{story}");
}

#[test]
fn long_lists_are_put_together_pick_by_pick_and_picks_can_be_taken_back() {
    let folder = Folder::new();
    let story = told(folder.start(setup("damocles", 2, 0)), "1\nb\nb\nl\n1\n");
    assert!(story.contains("Chosen: "), "{story}");
    assert!(story.contains("You have not chosen anything yet."), "{story}");
    assert!(story.contains(" 28. "), "{story}");
}

#[test]
fn rules_log_table_hint_and_help_can_be_asked_for() {
    let folder = Folder::new();
    let story = told(folder.start(setup("tps", 3, 0)), "?\nr\ng\nt\nh\nu\nq\n");
    for part in ["take back your last move", "**TPS-1**", "% ", "You have no move to take back."] {
        assert!(story.contains(part), "{part} is missing in:\n{story}");
    }
}

#[test]
fn another_game_can_follow() {
    let folder = Folder::new();
    let once = told(folder.start(setup("tps", 3, 0)), &always("1"));
    let questions = once.matches("Your move (").count();
    let typed = "1\n".repeat(questions) + "n\n";
    told(folder.start(setup("tps", 3, 0)), &typed);
    assert_eq!(folder.records().len(), 1, "the first game again, which is written once");
    assert!(folder.file().exists(), "and a second one is in progress");
}

#[test]
fn a_game_can_be_chosen_in_lines() {
    let folder = Folder::new();
    let chosen = chosen_by(&folder, Language::English, "x\n2\n\n1\n").0.unwrap();
    assert_eq!(chosen.game().info().slug, GAMES[1].info().slug);
    let room = chosen.client().room().unwrap();
    let bots: Vec<_> =
        room.chairs.iter().filter(|seat| seat.player == SeatPlayer::Bot(Bot::Random)).collect();
    assert_eq!(bots.len() + 1, room.chairs.len());
    assert!(chosen_by(&folder, Language::English, "2\n").0.is_none());
    // If a game was left unfinished, the menu begins with it and says so.
    let (resumed, said) = chosen_by(&folder, Language::English, "1\n");
    assert!(said.contains("1. Continue your game of Archons"), "{said}");
    assert_eq!(resumed.unwrap().client().version(), chosen.client().version());
}

#[test]
fn a_question_mark_and_a_name_ask_what_a_thing_is() {
    let folder = Folder::new();
    let story = told(folder.start(setup("tps", 3, 0)), "? p2\n? hand\n? dealer\n? moon\n");
    assert!(story.contains("(TPS-11)"), "a card: {story}");
    assert!(story.contains("(TPS-9)"), "a zone: {story}");
    assert!(story.contains("There is no moon on the table."), "{story}");
}
