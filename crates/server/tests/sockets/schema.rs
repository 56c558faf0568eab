//! The shapes of all messages, as `docs/schema` has them: made from the types when this test is told to, compared with them always. Every
//! message of a server that a test hears is held against them.

use std::{collections::BTreeSet, env, fs, path::PathBuf, sync::LazyLock};

use boon::{Compiler, SchemaIndex, Schemas};
use parlour_core::Nonce;
use parlour_protocol::{ChatText, PersonName, schema};
use serde_json::Value;

use crate::house::House;

/// One of the two documents, and the shapes in it that whole messages have.
struct Shapes {
    name: &'static str,
    now: fn() -> Value,
}

const TO_SERVER: Shapes = Shapes { name: "to-server.json", now: schema::to_server };
const FROM_SERVER: Shapes = Shapes { name: "from-server.json", now: schema::from_server };

/// A shape that texts are held against.
struct Shape {
    schemas: Schemas,
    index: SchemaIndex,
}

static CLIENT_MESSAGE: LazyLock<Shape> = LazyLock::new(|| TO_SERVER.shape("ClientMessage"));
static CREATE_TABLE: LazyLock<Shape> = LazyLock::new(|| TO_SERVER.shape("CreateTable"));
static SERVER_MESSAGE: LazyLock<Shape> = LazyLock::new(|| FROM_SERVER.shape("ServerMessage"));

/// What is wrong with the shape of a message to a server.
pub(crate) fn to_server(text: &str) -> Result<(), String> {
    CLIENT_MESSAGE.check(text)
}

/// What is wrong with the shape of a message from a server.
pub(crate) fn from_server(text: &str) -> Result<(), String> {
    SERVER_MESSAGE.check(text)
}

fn docs(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)
}

impl Shapes {
    fn path(&self) -> PathBuf {
        docs("schema").join(self.name)
    }

    /// As others read it.
    fn written(&self) -> Value {
        serde_json::from_str(&fs::read_to_string(self.path()).unwrap()).unwrap()
    }

    fn shape(&self, name: &str) -> Shape {
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        compiler.add_resource("https://parlour.invalid/shapes", self.written()).unwrap();
        let place = format!("https://parlour.invalid/shapes#/$defs/{name}");
        let index = compiler.compile(&place, &mut schemas).unwrap();
        Shape { schemas, index }
    }
}

impl Shape {
    fn check(&self, text: &str) -> Result<(), String> {
        let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        self.schemas.validate(&value, self.index).map_err(|error| format!("{error:#} in {text}"))
    }
}

/// Every name of a field and every fixed word in a schema.
fn names(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(keys) => {
            found.extend(keys.get("const").and_then(Value::as_str).map(str::to_owned));
            if let Some(Value::Object(fields)) = keys.get("properties") {
                found.extend(fields.keys().cloned());
            }
            keys.values().for_each(|value| names(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| names(value, found)),
        _ => {}
    }
}

#[test]
fn the_schema_beside_the_page_is_that_of_the_types() {
    for shapes in [TO_SERVER, FROM_SERVER] {
        let now = (shapes.now)();
        if env::var_os("PARLOUR_BLESS").is_some() {
            fs::write(shapes.path(), serde_json::to_string_pretty(&now).unwrap() + "\n").unwrap();
        }
        let told = "`PARLOUR_BLESS=1 cargo test -p parlour-server --test sockets schema` writes it anew";
        assert!(shapes.written() == now, "docs/schema/{} is not that of the types: {told}", shapes.name);
    }
}

#[test]
fn what_is_not_in_the_schema_is_found() {
    for good in [r#""start""#, r#"{"watchers":"welcome"}"#, r#"{"ask":{"id":"a","for":"rematch"}}"#] {
        to_server(good).unwrap();
    }
    for bad in [
        r#""stop""#,
        r#"{"sit":{"seat":6,"name":"Ada"}}"#,
        r#"{"say":{"id":"","text":"a"}}"#,
        r#"{"vote":{}}"#,
    ] {
        assert!(to_server(bad).is_err(), "{bad}");
    }
    for bad in [
        r#"{"bye":{"reason":"bored","why":""}}"#,
        r#"{"accepted":{"id":"a"}}"#,
        r#"{"update":{"to_act":[]}}"#,
    ] {
        assert!(from_server(bad).is_err(), "{bad}");
    }
}

#[test]
fn the_page_tells_every_field_and_every_word_of_the_protocol() {
    let page = fs::read_to_string(docs("protocol.md")).unwrap();
    let (page, _) = page.split_once("## A transcript").unwrap();
    let mut names_of_all = BTreeSet::new();
    for shapes in [TO_SERVER, FROM_SERVER] {
        names(&shapes.written(), &mut names_of_all);
    }
    assert!(names_of_all.len() > 100, "{names_of_all:?}");
    let is_told =
        |name: &String| page.contains(&format!("`{name}`")) || page.contains(&format!("\"{name}\""));
    let missing: Vec<&String> = names_of_all.iter().filter(|name| !is_told(name)).collect();
    assert!(missing.is_empty(), "docs/protocol.md does not tell {missing:?}");
}

#[test]
fn the_messages_on_the_page_have_the_shapes_of_the_schema() {
    let page = fs::read_to_string(docs("protocol.md")).unwrap();
    let (_, said) = page.split_once("## What a client says").unwrap();
    let said =
        said.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let spans =
        said.filter_map(|row| row.split('|').nth(1)).flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let messages: Vec<&str> = spans.collect();
    assert!(messages.len() > 15, "{messages:?}");
    for message in messages {
        to_server(message).unwrap();
    }
}

/// The nonce on the page is the one of the transcript.
#[test]
fn the_commitment_on_the_page_is_the_hash_of_the_nonce_on_the_page() {
    let page = fs::read_to_string(docs("protocol.md")).unwrap();
    let (_, said) = page.split_once("## What a client says").unwrap();
    let (said, _) = said.split_once("### Keeping order").unwrap();
    let digits = |word: &&str| word.len() == 64 && word.chars().all(|digit| digit.is_ascii_hexdigit());
    let words: Vec<&str> =
        said.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(digits).collect();
    let nonce = Nonce::new([1; 32]);
    let commitment = nonce.commitment().to_string();
    assert_eq!(words, [commitment.as_str(), commitment.as_str(), nonce.to_string().as_str()]);
}

#[test]
fn the_page_and_the_schema_tell_how_long_names_and_chat_messages_may_be() {
    let page = fs::read_to_string(docs("protocol.md")).unwrap();
    let shapes = TO_SERVER.written();
    for (shape, longest, told) in [
        ("PersonName", PersonName::LONGEST, "| a name | 24 characters"),
        ("ChatText", ChatText::LONGEST, "| a chat message | 400 characters"),
    ] {
        assert_eq!(shapes["$defs"][shape]["maxLength"], longest, "{shape}");
        assert!(told.contains(&longest.to_string()) && page.contains(told), "{told}");
    }
}

#[tokio::test]
async fn the_page_tells_every_field_of_what_can_be_played() {
    let page = fs::read_to_string(docs("protocol.md")).unwrap();
    let (_, page) = page.split_once("### What can be played").unwrap();
    let (page, _) = page.split_once("### Limits").unwrap();
    let answer: Value = serde_json::from_str(&House::open().await.get("/api/games").await.body).unwrap();
    let told = |fields: &Value| {
        let fields = fields.as_object().unwrap();
        fields.keys().for_each(|field| assert!(page.contains(&format!("`{field}`")), "{field}"));
    };
    let game = &answer["games"][0];
    [&answer, game, &game["seats"], &game["help"][0], &answer["bots"][0]].into_iter().for_each(told);
}

#[tokio::test]
async fn tables_are_made_and_listed_in_these_shapes() {
    let body = r#"{"game":"tps","seats":3,"visibility":"public","pace":{"seconds":30},"bots":["easy"]}"#;
    CREATE_TABLE.check(body).unwrap();
    assert!(CREATE_TABLE.check(r#"{"game":"tps","price":3}"#).is_err());
    let house = House::open().await;
    let made = house.request("POST", "/api/tables", "Content-Type: application/json\r\n", body).await;
    FROM_SERVER.shape("Created").check(&made.body).unwrap();
    let listings = house.get("/api/tables").await.body;
    assert!(listings.contains("\"game\":\"tps\""), "{listings}");
    FROM_SERVER.shape("TableListings").check(&listings).unwrap();
}
