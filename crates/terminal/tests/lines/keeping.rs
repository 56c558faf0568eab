use parlour_registry::GAMES;

use super::*;

#[test]
fn a_game_that_was_left_goes_on_where_it_was_and_as_it_would_have() {
    for game in GAMES {
        let info = game.info();
        let [whole, left] = [Home::new(), Home::new()];
        let plan = plan(info.slug, *info.seats.start(), 0);
        let mut at_once = whole.start(plan.clone());
        let mut resumed = left.start(plan);
        while at_once.outcome().is_none() {
            for session in [&mut at_once, &mut resumed] {
                session.let_bots_play().unwrap();
                if let Some(choice) = session.scene().choices.first() {
                    session.play(&choice.action).unwrap().unwrap();
                }
            }
            if resumed.outcome().is_none() {
                resumed = left.resume();
            }
            assert_eq!(resumed.scene(), at_once.scene(), "{}", info.slug);
        }
        assert_eq!(left.records(), whole.records());
    }
}

#[test]
fn nothing_but_whole_games_is_ever_in_the_folder() {
    let home = Home::new();
    let mut session = home.start(plan("tps", 3, 0));
    session.let_bots_play().unwrap();
    let files: Vec<_> = fs::read_dir(home.0.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["my.game"]);
}

#[test]
fn a_record_is_not_written_twice_when_the_program_was_stopped_at_the_end() {
    let home = Home::new();
    let mut session = home.start(plan("tps", 3, 0));
    let mut before_the_end = Vec::new();
    while session.outcome().is_none() {
        before_the_end = fs::read(home.file()).unwrap();
        session.let_bots_play().unwrap();
        if let Some(choice) = session.scene().choices.first() {
            session.play(&choice.action).unwrap().unwrap();
        }
    }
    fs::write(home.file(), before_the_end).unwrap();
    told(home.resume(), &"1\n".repeat(100));
    assert_eq!(home.records().len(), 1);
}

#[test]
fn a_damaged_file_is_refused_in_words() {
    let home = Home::new();
    let refusal = || Session::resume(home.store(), None).err().unwrap().to_string();
    assert!(refusal().contains("there is no saved game"), "{}", refusal());
    fs::write(home.file(), "{\"format\": 3").unwrap();
    assert!(refusal().contains("is not a saved game"), "{}", refusal());
    drop(home.start(plan("tps", 3, 0)));
    let text = fs::read_to_string(home.file()).unwrap();
    fs::write(home.file(), text.replace("parlour-game/1", "parlour-game/9")).unwrap();
    assert!(refusal().contains("`parlour-game/9`"), "{}", refusal());
    fs::write(home.file(), text.replace("\"shuffle\"", "\"shuffled\"")).unwrap();
    assert!(!refusal().is_empty());
}

#[test]
fn a_seat_that_is_not_there_and_bots_that_do_not_fit_are_refused() {
    let home = Home::new();
    let refusal = |plan| Session::start(plan, home.store()).err().unwrap().to_string();
    assert_eq!(refusal(plan("tps", 3, 3)), "there is no seat 3 at a table of 3; the first is seat 0");
    let bots = Plan { bots: vec![Bot::Random; 3], ..plan("tps", 3, 0) };
    assert_eq!(refusal(bots), "3 bots were named for 2 other seats; name one for all, or one for each");
    assert_eq!(refusal(plan("tps", 9, 0)), "TrickPaperScissors is for 3 to 4 seats, not for 9");
}

#[test]
fn a_new_game_puts_one_in_progress_aside_instead_of_losing_it() {
    let home = Home::new();
    let mut first = home.start(plan("tps", 3, 0));
    first.let_bots_play().unwrap();
    let left_at = first.scene();
    home.start(plan("tps", 4, 0));
    let aside = Store::in_file(home.file().with_extension("earlier.game"));
    assert_eq!(Session::resume(aside, None).unwrap().scene(), left_at);
}
