//! The transcript in `docs/protocol.md`: made by this test when it is told to, and read by it always.

use std::{env, fs, path::PathBuf};

use parlour_core::Nonce;
use parlour_protocol::{ClientMessage, ServerMessage};

use crate::{house::House, player::Player, schema};

const HEADING: &str = "## A transcript\n";

fn page() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

/// Says something and notes it with what comes next.
async fn say(player: &mut Player, lines: &mut Vec<String>, text: &str, answers: usize) {
    lines.push(format!("> {text}"));
    player.send(text).await;
    hear(player, lines, answers).await;
}

async fn hear(player: &mut Player, lines: &mut Vec<String>, answers: usize) {
    for _ in 0..answers {
        player.next().await.unwrap();
        lines.push(format!("< {}", player.raw.last().unwrap()));
    }
}

/// One person with two bots: how it begins, a decision, the same one again, one that is too late, a word.
async fn transcript() -> Vec<String> {
    let house = House::open().await;
    let table = house.table(r#"{"game":"tps","seats":3,"bots":["random","random"]}"#).await;
    let mut ada = Player::connect(house.address, table, None, &[]).await.unwrap();
    let mut lines = Vec::new();
    say(&mut ada, &mut lines, r#"{"hello":{"protocol":4,"have":null}}"#, 1).await;
    let nonce = Nonce::new([1; 32]);
    let sit = format!(r#"{{"sit":{{"seat":0,"name":"Ada","commitment":"{}"}}}}"#, nonce.commitment());
    say(&mut ada, &mut lines, &sit, 1).await;
    say(&mut ada, &mut lines, "\"start\"", 1).await;
    say(&mut ada, &mut lines, &format!(r#"{{"reveal":{{"nonce":"{nonce}"}}}}"#), 1).await;
    while ada.choices().is_empty() {
        hear(&mut ada, &mut lines, 1).await;
    }
    let (version, choices) = (ada.version(), ada.choices());
    let decided = Player::move_of("a1", version, &choices[0]);
    say(&mut ada, &mut lines, &decided, 2).await;
    while ada.choices().is_empty() {
        hear(&mut ada, &mut lines, 1).await;
    }
    say(&mut ada, &mut lines, &decided, 1).await;
    let late = Player::move_of("a2", version, &choices[1]);
    say(&mut ada, &mut lines, &late, 2).await;
    say(&mut ada, &mut lines, r#"{"say":{"id":"a3","text":"well played"}}"#, 2).await;
    say(&mut ada, &mut lines, "\"ping\"", 1).await;
    lines
}

#[tokio::test]
async fn the_documented_transcript_is_made_of_messages() {
    let text = fs::read_to_string(page()).unwrap();
    let (before, written) = text.split_once(HEADING).unwrap();
    if env::var_os("PARLOUR_BLESS").is_some() {
        let lines = transcript().await.join("\n");
        let words = "`>` is what Ada's client says, `<` what the table says. A server wrote it down.";
        let page_now = format!("{before}{HEADING}\n{words}\n\n```text\n{lines}\n```\n");
        fs::write(page(), page_now).unwrap();
        return;
    }
    let said: Vec<&str> = written.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let heard: Vec<&str> = written.lines().filter_map(|line| line.strip_prefix("< ")).collect();
    assert!(said.len() >= 8 && heard.len() >= 10);
    for text in said {
        serde_json::from_str::<ClientMessage>(text).unwrap();
        schema::to_server(text).unwrap();
    }
    for text in heard {
        serde_json::from_str::<ServerMessage>(text).unwrap();
        schema::from_server(text).unwrap();
    }
}
