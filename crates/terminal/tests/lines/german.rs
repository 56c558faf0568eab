//! Games in lines, in German.

use parlour_registry::GAMES;

use super::*;

fn told_in_german(session: Session, typed: &str) -> String {
    let story = told_in(Language::German, session, typed);
    assert!(!story.contains('⟨'), "a message is missing:\n{story}");
    story
}

#[test]
fn every_game_can_be_played_to_its_end_in_german() {
    for game in GAMES {
        let folder = Folder::new();
        let info = game.info();
        let story = told_in_german(folder.start(setup(info.slug, *info.seats.start(), 0)), &always("1"));
        for part in [
            "Du sitzt auf Platz 1; auf Platz 2 sitzt random",
            "Dein Zug (1-",
            "Das Spiel ist aufgezeichnet in ",
        ] {
            assert!(story.contains(part), "{}: {part} is missing in:\n{story}", info.slug);
        }
        assert!(["gewinnst.", "gewinnt.", "den Sieg."].iter().any(|end| story.contains(end)), "{story}");
        for english in ["Seat ", "seat ", "You ", " wins", "score "] {
            assert!(!story.contains(english), "{}: `{english}` is English:\n{story}", info.slug);
        }
        assert_eq!(folder.records().len(), 1, "a record is the same in every language");
    }
}

#[test]
fn prompts_log_and_refusals_are_german() {
    let folder = Folder::new();
    // With seed 7, rock was led, and the hand has rock.
    let story = told_in_german(folder.start(setup("tps", 3, 0)), "dance\nplay P2\n99\nb\nu\n?\nr\nh\nq\n");
    for part in [
        "`dance` ist kein Zug in diesem Spiel; es gibt `play R9`, `value up`, `value down` und `value keep`.",
        "Stein wurde ausgespielt",
        "(TPS-9). Hilfe mit ?",
        "Gib eine Nummer von 1 bis ",
        "Du hast keinen Zug, den du zurücknehmen könntest.",
        "Du hast noch nichts ausgewählt",
        "letzten Zug zurücknehmen",
        "Überlegt …",
        "Das Spiel ist gespeichert",
        " spielt ",
        "- **TPS-1** ",
    ] {
        assert!(story.contains(part), "{part} is missing in:\n{story}");
    }
}

#[test]
fn a_game_can_be_chosen_in_german_lines() {
    let (chosen, said) = chosen_by(&Folder::new(), Language::German, "1\n\n\n");
    assert!(chosen.is_some());
    for part in ["Welches Spiel?", "3 Personen", "Welche Bots?", "medium: denkt kurz nach"] {
        assert!(said.contains(part), "{part} is missing in:\n{said}");
    }
}
