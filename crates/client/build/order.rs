//! Orders a module's functions so that the module compresses well. A browser does not care about their order.
//!
//! A Rust program has thousands of functions that differ only in a type. Side by side they compress better: the module becomes 5%
//! smaller.

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
    BinaryReaderError, CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader,
    ImportSectionReader, Parser, Payload, TypeRef,
};

use crate::BuildError;

/// Returns the same module with similar functions side by side.
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

/// Counts the imported functions.
fn functions(imports: ImportSectionReader<'_>) -> Result<u32, BinaryReaderError> {
    let mut count = 0;
    for import in imports.into_imports() {
        count += u32::from(matches!(import?.ty, TypeRef::Func(_)));
    }
    Ok(count)
}

/// Follows each function with the most similar one left. Where none is similar, continues with the next one by its bytes.
fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let features: Vec<Vec<u64>> = bodies.iter().map(|body| features(body)).collect();
    let mut having: HashMap<u64, Vec<usize>> = HashMap::new();
    for (function, features) in features.iter().enumerate() {
        for &feature in features {
            having.entry(feature).or_default().push(function);
        }
    }
    // A feature that most functions have does not tell them apart.
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

/// Returns the unplaced function that shares most of these features, if it shares enough of them.
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

/// Returns the smallest hashes of all eight-byte windows: functions with similar bytes share many of them.
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

/// Rewrites a module with its functions renumbered.
struct Renumbering {
    /// The number of imported functions, which come first and keep their numbers.
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

    /// Leaves out what is only of use to tools: names and the like.
    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        Ok(())
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
