//! Pictures of every game in several phases, kept as text in `tests/golden`.

use std::{env, fmt::Write as _, fs, path::Path};

use parlour_registry::GAMES;

use super::*;

/// The numbers of the person's decisions after which a picture is taken.
const PICTURES: [usize; 4] = [0, 1, 4, 9];

#[test]
fn the_screens_of_every_game_are_the_ones_that_are_kept_as_playthroughs() {
    for game in GAMES {
        let info = game.info();
        for (size, seats) in [((80, 24), *info.seats.end()), ((120, 40), *info.seats.start())] {
            let name = format!("{}-{}x{}", info.slug, size.0, size.1);
            compare(&name, &story(info.slug, seats, size));
        }
    }
}

/// Takes the pictures of a game, one of them with something picked, and one of its end.
fn story(slug: &str, seats: usize, size: (u16, u16)) -> String {
    let mut stage = Stage::new(slug, seats, 3, size);
    let mut text = String::new();
    let mut decisions = 0;
    while !stage.over() {
        if PICTURES.contains(&decisions) {
            picture(&mut text, &format!("after {decisions} decisions"), &stage.draw());
        }
        if decisions == 4 {
            picked(&mut text, &mut stage);
        }
        stage.play_on();
        decisions += 1;
    }
    picture(&mut text, &format!("the end, after {decisions} decisions"), &stage.draw());
    stage.press(KeyCode::Esc);
    picture(&mut text, "the table at the end", &stage.draw());
    text
}

fn picked(text: &mut String, stage: &mut Stage) {
    let choices = stage.app.scene.choices.iter();
    let most = choices.max_by_key(|choice| choice.picks.len()).unwrap().clone();
    for pick in most.picks.iter().skip(1) {
        stage.app.pick(pick);
    }
    if !stage.app.picks.is_empty() {
        picture(text, "with something picked", &stage.draw());
    }
    while !stage.app.picks.is_empty() {
        stage.press(KeyCode::Esc);
    }
}

fn picture(text: &mut String, title: &str, screen: &str) {
    writeln!(text, "=== {title} ===\n{screen}\n").unwrap();
}

fn compare(name: &str, drawn: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.txt"));
    if env::var_os("PARLOUR_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, drawn).unwrap();
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let differs = kept.lines().zip(drawn.lines()).position(|(a, b)| a != b);
    let line = differs.unwrap_or_else(|| kept.lines().count().min(drawn.lines().count()));
    assert!(
        kept == drawn,
        "{name}: the screen is another one from line {} on:\n  kept:  {}\n  drawn: {}\n`cargo xtask golden --bless` writes it anew",
        line + 1,
        kept.lines().nth(line).unwrap_or("(nothing)"),
        drawn.lines().nth(line).unwrap_or("(nothing)"),
    );
}

#[test]
fn the_screen_speaks_german_in_plain_letters_too() {
    let look = Look { signs: Signs::Ascii, colours: Colours::None };
    for game in GAMES {
        let mut stage = Stage::looking(game.info().slug, *game.info().seats.start(), 5, (80, 24), look);
        stage.app.language = Language::German;
        let mut shown = stage.draw();
        for key in ['?', 'g', 'l', 'q'] {
            stage.press(KeyCode::Char(key));
            shown += &stage.draw();
            stage.press(KeyCode::Esc);
        }
        for part in ["Du bist am Zug", "? mehr", " Tasten ", "Klammern", " Zuege ", "Spiel verlassen?"] {
            assert!(shown.contains(part), "{}: {part} is missing in:\n{shown}", game.info().slug);
        }
        let strange = shown.chars().find(|letter| !letter.is_ascii() || *letter == '⟨');
        assert_eq!(strange, None, "{}", game.info().slug);
    }
}

#[test]
fn plain_letters_are_enough_for_every_game() {
    let look = Look { signs: Signs::Ascii, colours: Colours::Sixteen };
    for game in GAMES {
        for size in [(80, 24), (120, 40)] {
            let mut stage = Stage::looking(game.info().slug, *game.info().seats.start(), 5, size, look);
            let mut shown = String::new();
            while !stage.over() {
                shown += &stage.draw();
                stage.play_on();
            }
            for key in ['?', 'r', 'g'] {
                stage.press(KeyCode::Esc);
                stage.press(KeyCode::Char(key));
                shown += &stage.draw();
            }
            let strange = shown.chars().find(|letter| !letter.is_ascii());
            assert_eq!(strange, None, "{}", game.info().slug);
        }
    }
}

#[test]
fn no_colour_is_used_where_none_is_wanted() {
    for game in GAMES {
        let stage = Stage::new(game.info().slug, *game.info().seats.start(), 5, (120, 40));
        let cells = &stage.terminal.backend().buffer().content;
        let plain = ratatui::style::Color::Reset;
        assert!(cells.iter().all(|cell| cell.fg == plain && cell.bg == plain), "{}", game.info().slug);
    }
}

#[test]
fn a_small_window_is_told_what_it_needs() {
    let mut stage = Stage::new("tps", 3, 1, (60, 20));
    let screen = stage.draw();
    assert!(screen.contains("80 columns and 24 rows"), "{screen}");
}
