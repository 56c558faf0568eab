//! Checks that what happened can be seen: a complete trick, reveal, battle or scoring stays on the screen,
//! with what decided it marked.
//!
//! The tests control time: a page asks for its pauses as always, each is as long as it asked for, and nobody
//! has to wait.

use parlour_core::{Hold, Seat, Sentence, Viewer, beat::Target, record::Record};
use parlour_language::{Span, Speaker};
use parlour_registry::Moment;
use serde_json::Value;

use crate::{games, guest::Guest, house::House, shared};

/// The shortest such moment at normal speed, in milliseconds.
const SEEN: f64 = 1_200.0;

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_sees_everything_that_is_complete_in_a_whole_game_of_every_kind() {
    let house = House::open();
    for game in games() {
        let looker_on = at_normal_speed(&house).await;
        looks_on_at_a_whole_game(&house, &looker_on, game).await;
        assert!(
            looker_on.run("travels > 0 && counts > 0").await == true,
            "{game}: pieces travel, scores count"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_nothing_to_move_has_as_much_time_to_look_at_every_game() {
    let house = House::open();
    for game in games() {
        let looker_on = at_normal_speed(&house).await;
        looker_on.wants_nothing_to_move().await;
        looks_on_at_a_whole_game(&house, &looker_on, game).await;
        let moved = looker_on.run("[travels, counts].join()").await;
        assert_eq!(moved, "0,0", "{game}: nothing travels, and scores do not count");
    }
}

/// A guest who looks at everything at normal speed, and notes what travels and counts.
async fn at_normal_speed(house: &House) -> Guest {
    let guest = Guest::at(&house.address).await;
    guest.steps_through_time().await;
    guest.brings(include_str!("scripts/story.js")).await;
    guest.brings(include_str!("scripts/burst.js")).await;
    guest.brings(include_str!("scripts/moves.js")).await;
    guest.brings("localStorage.setItem('parlour.pause', '800')").await;
    guest
}

/// Looks on while somebody plays a whole game, and compares frame by frame with what its record tells.
async fn looks_on_at_a_whole_game(house: &House, looker_on: &Guest, game: &str) {
    let player = Guest::at(&house.address).await;
    player.steps_through_time().await;
    let table = shared::sits_alone(&player, game).await;
    looker_on.go(&table).await;
    looker_on.waits_for(".board .table").await;
    looker_on.run("burst.holds()").await;
    while player.goes_on().await != "over" {
        while looker_on.run("burst.moves() > 0").await == true {
            sees_a_move(looker_on).await;
        }
    }
    while !looker_on.sees(".result").await {
        sees_a_move(looker_on).await;
    }
    let record = looker_on.record_of(&table).await;
    let Value::Array(shown) = looker_on.run("story.moments").await else { panic!("a list") };
    let told = told(game, &record, Viewer::Spectator);
    let told: Vec<&Sentence> = told.iter().flat_map(|moment| &moment.sentences).collect();
    all_is_seen(game, Viewer::Spectator, &told, &shown);
    player.is_content();
    looker_on.is_content();
}

/// Whoever is not behind has time for everything: the next move comes once the one before has been shown.
async fn sees_a_move(looker_on: &Guest) {
    looker_on.run("burst.comes(1)").await;
    looker_on.run("steps.looks_on()").await;
}

/// Asserts that every sentence about something complete has its moment, in order: long enough, in words,
/// marked, with its pieces.
pub(crate) fn all_is_seen(game: &str, viewer: Viewer, told: &[&Sentence], shown: &[Value]) {
    let mut moments = shown.iter().filter(|moment| moment["length"] == "long").peekable();
    let mut seen = 0;
    for (number, line) in told.iter().enumerate().filter(|(_, line)| line.beat.hold == Hold::Long) {
        let words = bare(line, viewer);
        let pieces = laid_for(&told[..=number]);
        // Two tricks may have the same words, but not the same cards.
        while moments.next_if(|moment| !tells(moment, &words, &pieces)).is_some() {}
        let Some(moment) = moments.peek() else {
            panic!("{game} never shows `{words}` with {pieces:?}: {shown:#?}")
        };
        assert!(moment["time"].as_f64().unwrap() >= SEEN, "{game}: {moment}");
        assert_eq!(moment["seen"], true, "{game}: {moment}");
        let marks = line.beat.marked.iter().any(|marked| matches!(marked.target, Target::Seat(..)));
        assert!(!marks || moment["marked"].as_u64() > Some(0), "{game}: {moment}");
        seen += 1;
    }
    assert!(seen >= 5, "{game} has {seen} moments that are complete");
}

/// Whether a moment shows these words while these pieces lie on the table.
fn tells(moment: &Value, words: &str, pieces: &[&str]) -> bool {
    let shown = moment["pieces"].as_array().unwrap();
    moment["said"].as_str().unwrap().contains(words)
        && pieces.iter().all(|piece| shown.iter().any(|other| other == piece))
}

/// The pieces laid for the last of these lines: since something before it was complete, or was cleared away.
fn laid_for<'a>(told: &[&'a Sentence]) -> Vec<&'a str> {
    let (_, before) = told.split_last().expect("the line itself");
    let since =
        before.iter().rev().take_while(|line| line.beat.hold != Hold::Long && line.beat.cleared.is_empty());
    since.flat_map(|line| &line.beat.laid).map(|laid| &*laid.piece).collect()
}

/// What a record tells a viewer, step by step.
pub(crate) fn told(game: &str, record: &str, viewer: Viewer) -> Vec<Moment> {
    let record = Record::from_json(record.trim()).unwrap();
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let mut moments = Vec::new();
    parlour_registry::find(game).unwrap().tell(&record, seat, &mut |moment| moments.push(moment)).unwrap();
    moments
}

/// A sentence without names and pieces, the way the scripts read it from the page.
fn bare(line: &Sentence, viewer: Viewer) -> String {
    let spans = Speaker::new(parlour_registry::english(), viewer).spans(&line.words);
    let kept = spans.iter().filter(|span| match span {
        Span::Seat { seat, .. } => viewer.is(*seat),
        Span::Piece(_) => false,
        Span::Text(_) | Span::Emblem { .. } => true,
    });
    kept.flat_map(|span| span.text().chars()).filter(|letter| !letter.is_whitespace()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn without_pauses_a_line_says_what_happened_last_and_stays() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.steps_through_time().await;
    guest.brings(include_str!("scripts/story.js")).await;
    for game in games() {
        guest.sits_at_a_known_table(game, None).await;
        let mut turns = Vec::new();
        while guest.goes_on().await != "over" {
            if guest.sees(".bar[data-turn]").await {
                // A move closes it.
                if !guest.sees(".log li").await {
                    guest.presses_button("Log").await;
                }
                turns.push(guest.run("story.turn()").await);
            }
        }
        assert_eq!(
            guest.run("story.moments.filter((moment) => moment.length).length").await,
            0,
            "nothing is waited for"
        );
        let record = guest.run(&format!("localStorage['parlour.record.{game}']")).await;
        let me = Viewer::Seat(Seat::new(0));
        let told = told(game, record.as_str().unwrap(), me);
        let lines = told.iter().flat_map(|moment| &moment.sentences);
        let complete: Vec<String> =
            lines.filter(|line| line.beat.hold == Hold::Long).map(|line| bare(line, me)).collect();
        assert!(turns.iter().filter(|turn| says_what_was_complete(turn, &complete)).count() >= 3, "{game}");
        guest.is_content();
    }
}

/// Whether anything has been completed by this turn. If so, asserts that the line says what was completed
/// last.
fn says_what_was_complete(turn: &Value, complete: &[String]) -> bool {
    let log = turn["log"].as_array().unwrap().iter().map(|line| line.as_str().unwrap());
    let Some(last) = log.into_iter().find(|line| complete.iter().any(|words| words == line)) else {
        return false;
    };
    assert!(turn["said"].as_str().unwrap().contains(last), "the line does not say `{last}`: {turn}");
    // Once something is picked, the line shows its effect instead.
    assert!(turn["seen"] == true || turn["picked"].as_u64() > Some(0), "{turn}");
    true
}
