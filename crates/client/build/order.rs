//! The order of a module's functions: nothing to a browser, much to whoever compresses the module.
//!
//! A program in Rust has thousands of functions that differ in a type alone. Side by side they compress better: the module is a
//! twentieth smaller on its way to the visitor.

use std::{
    cmp::Reverse,
    collections::HashMap,
    convert::Infallible,
    hash::{DefaultHasher, Hasher as _},
};

use wasm_encoder::{
    CodeSection, FunctionSection, Module,
    reencode::{Error, Reencode},
};
use wasmparser::{
    BinaryReaderError, CodeSectionReader, FunctionBody, FunctionSectionReader, ImportSectionReader, Parser,
    Payload, TypeRef,
};

use crate::BuildError;

/// The same module with similar functions side by side.
pub(crate) fn by_likeness(module: &[u8]) -> Result<Vec<u8>, BuildError> {
    let mut imported = 0;
    let mut bodies = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(imports) => imported = functions(imports)?,
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    let order = order(&bodies);
    let mut numbers = vec![0; bodies.len()];
    for (number, &function) in order.iter().enumerate() {
        numbers[function] = imported + u32::try_from(number)?;
    }
    let mut ordered = Module::new();
    Renumbering { imported, order, numbers }.parse_core_module(&mut ordered, Parser::new(0), module)?;
    Ok(ordered.finish())
}

/// How many functions are among the imports.
fn functions(imports: ImportSectionReader<'_>) -> Result<u32, BinaryReaderError> {
    let mut count = 0;
    for import in imports.into_imports() {
        count += u32::from(matches!(import?.ty, TypeRef::Func(_)));
    }
    Ok(count)
}

/// A function is followed by the one that is most like it of those that are left; where none is, the next by its bytes goes on.
fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let features: Vec<Vec<u64>> = bodies.iter().map(|body| features(body)).collect();
    let mut having: HashMap<u64, Vec<usize>> = HashMap::new();
    for (function, features) in features.iter().enumerate() {
        for &feature in features {
            having.entry(feature).or_default().push(function);
        }
    }
    // What everybody has tells nobody apart.
    having.retain(|_, functions| functions.len() < 400);
    let mut by_bytes: Vec<usize> = (0..bodies.len()).collect();
    by_bytes.sort_by_key(|&function| bodies[function]);
    let mut placed = vec![false; bodies.len()];
    let mut order = Vec::new();
    for first in by_bytes {
        let mut next = (!placed[first]).then_some(first);
        while let Some(function) = next {
            placed[function] = true;
            order.push(function);
            next = most_alike(&features[function], &having, &placed);
        }
    }
    order
}

/// The function with most of these features that has no place yet, if it has enough of them to be alike at all.
fn most_alike(features: &[u64], having: &HashMap<u64, Vec<usize>>, placed: &[bool]) -> Option<usize> {
    const ENOUGH: usize = 3;
    let mut shared: HashMap<usize, usize> = HashMap::new();
    let sharing = features.iter().filter_map(|feature| having.get(feature)).flatten();
    for &function in sharing.filter(|&&function| !placed[function]) {
        *shared.entry(function).or_default() += 1;
    }
    let best = shared.into_iter().max_by_key(|&(function, count)| (count, Reverse(function)));
    best.filter(|&(_, count)| count >= ENOUGH).map(|(function, _)| function)
}

/// The smallest hashes of all windows of eight bytes: functions with similar bytes share many of them.
fn features(body: &[u8]) -> Vec<u64> {
    const KEPT: usize = 64;
    let hash = |window: &[u8]| {
        let mut hasher = DefaultHasher::new();
        hasher.write(window);
        hasher.finish()
    };
    let mut hashes: Vec<u64> = body.windows(8).map(hash).collect();
    hashes.sort_unstable();
    hashes.dedup();
    hashes.truncate(KEPT);
    hashes
}

/// Writes a module again with other numbers for its functions.
struct Renumbering {
    /// Functions that are imported have the first numbers and keep them.
    imported: u32,
    /// The functions, counted from 0, in their new order.
    order: Vec<usize>,
    /// The new number of each function.
    numbers: Vec<u32>,
}

impl Reencode for Renumbering {
    type Error = Infallible;

    fn function_index(&mut self, number: u32) -> Result<u32, Error<Infallible>> {
        let own = number.checked_sub(self.imported);
        Ok(own.map_or(number, |own| self.numbers[own as usize]))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let types: Vec<u32> = section.into_iter().collect::<Result<_, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies: Vec<FunctionBody<'_>> = section.into_iter().collect::<Result<_, _>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}
