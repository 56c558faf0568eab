//! The shapes of all messages as [JSON Schema](https://json-schema.org), generated from the types: for clients that are written in
//! other languages, and for tests.

use schemars::{SchemaGenerator, generate::SchemaSettings};
use serde_json::{Value, json};

use crate::{ClientMessage, CreateTable, Created, ServerMessage, TableListings};

/// Returns the shapes of what clients send: `ClientMessage` on a socket, and `CreateTable` as the body of a request.
pub fn to_server() -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    generator.subschema_for::<ClientMessage>();
    generator.subschema_for::<CreateTable>();
    document("What clients send", &mut generator)
}

/// Returns the shapes of what a server sends: `ServerMessage` on a socket, and `Created` and `TableListings` as answers to requests.
pub fn from_server() -> Value {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    generator.subschema_for::<ServerMessage>();
    generator.subschema_for::<Created>();
    generator.subschema_for::<TableListings>();
    document("What a server sends", &mut generator)
}

fn document(title: &str, generator: &mut SchemaGenerator) -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "$defs": generator.take_definitions(true),
    })
}
