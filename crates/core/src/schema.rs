//! The JSON Schema of the types whose JSON is written by hand.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{Commitment, Element, Nonce, PerSeat, Rule, Seat, Seed, Set, TableId};

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A seat, numbered from 0.",
            "type": "integer",
            "minimum": 0,
            "maximum": Self::MAX - 1,
        })
    }
}

impl<T: Element + JsonSchema> JsonSchema for Set<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("SetOf{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<T>(), "uniqueItems": true })
    }
}

impl<T: JsonSchema> JsonSchema for PerSeat<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("PerSeatOf{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let items = generator.subschema_for::<T>();
        json_schema!({ "type": "array", "items": items, "minItems": 1, "maxItems": Seat::MAX })
    }
}

impl JsonSchema for Rule {
    fn schema_name() -> Cow<'static, str> {
        "Rule".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The id of a rule in the rules of the game.",
            "type": "string",
            "pattern": "^[A-Z]{3}-[0-9]{1,3}$",
        })
    }
}

impl JsonSchema for Seed {
    fn schema_name() -> Cow<'static, str> {
        "Seed".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A seed: 64 hexadecimal digits, or a number where one was chosen by hand.",
            "type": "string",
            "pattern": "^([0-9a-f]{64}|[0-9]{1,20})$",
        })
    }
}

impl JsonSchema for TableId {
    fn schema_name() -> Cow<'static, str> {
        "TableId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A table's name in its link.",
            "type": "string",
            "pattern": "^[0-9a-f]{32}$",
        })
    }
}

impl JsonSchema for Commitment {
    fn schema_name() -> Cow<'static, str> {
        "Commitment".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "The SHA-256 of a seed or a nonce.", "type": "string", "pattern": "^[0-9a-f]{64}$" })
    }
}

impl JsonSchema for Nonce {
    fn schema_name() -> Cow<'static, str> {
        "Nonce".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "A player's part of a deal.", "type": "string", "pattern": "^[0-9a-f]{64}$" })
    }
}
