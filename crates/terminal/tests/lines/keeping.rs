use parlour_registry::GAMES;

use super::*;

#[test]
fn a_game_that_was_left_goes_on_where_it_was_and_as_it_would_have() {
    for game in GAMES {
        let info = game.info();
        let [whole, left] = [Folder::new(), Folder::new()];
        let setup = setup(info.slug, *info.seats.start(), 0);
        let mut at_once = whole.start(setup.clone());
        let mut resumed = left.start(setup);
        while at_once.client().outcome().is_none() {
            for session in [&mut at_once, &mut resumed] {
                session.let_others_play().unwrap();
                if let Some(choice) = session.scene().choices.first() {
                    session.play(&choice.action).unwrap().unwrap();
                }
            }
            if resumed.client().outcome().is_none() {
                resumed = left.resume();
            }
            assert_eq!(resumed.scene(), at_once.scene(), "{}", info.slug);
        }
        assert_eq!(left.records(), whole.records());
    }
}

#[test]
fn nothing_but_whole_games_is_ever_in_the_folder() {
    let folder = Folder::new();
    let mut session = folder.start(setup("tps", 3, 0));
    session.let_others_play().unwrap();
    let files: Vec<_> =
        fs::read_dir(folder.0.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["my.game"]);
}

#[test]
fn a_record_is_not_written_twice_when_the_program_was_stopped_at_the_end() {
    let folder = Folder::new();
    let mut session = folder.start(setup("tps", 3, 0));
    let mut before_the_end = Vec::new();
    while session.client().outcome().is_none() {
        before_the_end = fs::read(folder.file()).unwrap();
        session.let_others_play().unwrap();
        if let Some(choice) = session.scene().choices.first() {
            session.play(&choice.action).unwrap().unwrap();
        }
    }
    fs::write(folder.file(), before_the_end).unwrap();
    told(folder.resume(), &"1\n".repeat(100));
    assert_eq!(folder.records().len(), 1);
}

#[test]
fn a_damaged_file_is_refused_in_words() {
    let folder = Folder::new();
    let refusal = || Session::resume(folder.store(), None).err().unwrap().to_string();
    assert!(refusal().contains("there is no saved game"), "{}", refusal());
    fs::write(folder.file(), "{\"format\": 3").unwrap();
    assert!(refusal().contains("is not a saved game"), "{}", refusal());
    drop(folder.start(setup("tps", 3, 0)));
    let text = fs::read_to_string(folder.file()).unwrap();
    fs::write(folder.file(), text.replace("parlour-game/1", "parlour-game/9")).unwrap();
    assert!(refusal().contains("`parlour-game/9`"), "{}", refusal());
    fs::write(folder.file(), text.replace("\"shuffle\"", "\"shuffled\"")).unwrap();
    assert!(!refusal().is_empty());
}

#[test]
fn a_seat_that_is_not_there_and_bots_that_do_not_fit_are_refused() {
    let folder = Folder::new();
    let refusal = |setup| Session::start(setup, folder.store()).err().unwrap().to_string();
    assert_eq!(refusal(setup("tps", 3, 3)), "there is no seat 4: the table has seats 1 to 3");
    let bots = SoloSetup::new("tps", deal(3), Seat::new(0), &[Bot::Random; 3]).unwrap_err().to_string();
    assert_eq!(bots, "3 bots were named for 2 other seats; name one for all, or one for each");
    assert_eq!(refusal(setup("tps", 9, 0)), "TrickPaperScissors is for 3 to 4 seats, not for 9");
}

#[test]
fn a_new_game_puts_one_in_progress_aside_instead_of_losing_it() {
    let folder = Folder::new();
    let mut first = folder.start(setup("tps", 3, 0));
    first.let_others_play().unwrap();
    let left_at = first.scene();
    folder.start(setup("tps", 4, 0));
    let aside = SavedGames::in_file(folder.file().with_extension("earlier.game"));
    assert_eq!(Session::resume(aside, None).unwrap().scene(), left_at);
}

#[test]
fn a_file_is_written_as_it_always_was() {
    let text = |bots: &[Bot]| {
        let folder = Folder::new();
        drop(folder.start(SoloSetup::new("tps", deal(3), Seat::new(1), bots).unwrap()));
        fs::read_to_string(folder.file()).unwrap()
    };
    let start = |bots: &str| {
        format!(
            r#"{{"format":"parlour-game/1","plan":{{"game":"tps","deal":{{"seats":3,"options":{{}},"seed":"7"}},"seat":1,"bots":[{bots}]}},"events":["#
        )
    };
    assert!(text(&[Bot::Random]).starts_with(&start(r#""random""#)), "{}", text(&[Bot::Random]));
    let each = text(&[Bot::Random, Bot::Easy]);
    assert!(each.starts_with(&start(r#""random","easy""#)), "{each}");
}
