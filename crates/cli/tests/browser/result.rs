//! The result: every score says what it is made of.

use serde_json::{Value, json};

use crate::{fits::WINDOWS, games, guest::Guest, house::House};

/// Every score: its sum, its rows with their points and words, and what is told below each row.
const SCORES: &str = "[...document.querySelectorAll('.score-card')].map(card => ({ \
    sum: Number(card.querySelector('h3 b').textContent), \
    rows: [...card.querySelectorAll('tr')].map(row => ({ \
        points: Number(row.querySelector('.points').textContent.replace('−', '-')), \
        pieces: row.querySelectorAll('.named').length, \
        words: row.lastElementChild.textContent.trim(), \
        told: [...row.querySelectorAll('.account li')].map(line => line.textContent) })) }))";

#[tokio::test(flavor = "multi_thread")]
async fn every_score_of_every_game_says_what_made_it() {
    let house = House::open();
    let guest = Guest::at(&house.address).await;
    guest.brings(include_str!("scripts/fits.js")).await;
    for game in games() {
        guest.opens_a_table_with_easy_bots(game).await;
        guest.plays_to_the_end().await;
        let Value::Array(scores) = guest.run(SCORES).await else { panic!("a list") };
        let seats = guest.run("document.querySelectorAll('.panel').length").await;
        assert_eq!(scores.len() as u64, seats.as_u64().unwrap(), "{game}");
        for score in &scores {
            let rows = score["rows"].as_array().unwrap();
            let sum: i64 = rows.iter().map(|row| row["points"].as_i64().unwrap()).sum();
            assert_eq!(sum, score["sum"].as_i64().unwrap(), "{game}: {score}");
            for row in rows {
                let words = row["words"].as_str().unwrap();
                assert!(words.len() > 3 && !words.contains('⟨'), "{game}: {row}");
                assert!(
                    row["points"] == 0 || row["pieces"].as_u64() > Some(0),
                    "{game} names no piece: {row}"
                );
                // What a poker hand is made of is named though it beats nobody.
                let bare = words.starts_with("no cards");
                assert!(
                    game != "faj" || bare || row["pieces"].as_u64() > Some(0),
                    "{game} names no card: {row}"
                );
            }
        }
        for (width, height) in WINDOWS {
            guest.resizes(width, height).await;
            assert_eq!(guest.run("fits.faults()").await, json!([]), "{game} at {width}x{height}");
        }
        guest.resizes(1440, 900).await;
        // The replay says the same.
        guest.go(&format!("/replay/here-{game}?at=100000")).await;
        guest.waits_for(".replay .result").await;
        let Value::Array(replayed) = guest.run(SCORES).await else { panic!("a list") };
        let made = |scores: &[Value]| -> Vec<(String, usize)> {
            let rows = scores.iter().flat_map(|score| score["rows"].as_array().unwrap().clone());
            rows.map(|row| (row["points"].to_string(), row["told"].as_array().unwrap().len())).collect()
        };
        assert_eq!(made(&replayed), made(&scores), "{game}");
    }
    guest.is_content();
}
