//! The browser client as files in memory: pages, style, script and program, each with its compressed form.
//!
//! Building this crate builds the client. A server answers with what is here and knows nothing of how it was made:
//!
//! ```
//! use parlour_client::{find, index};
//! assert_eq!(index().mime, "text/html; charset=utf-8");
//! assert!(find("/no/such/file").is_none());
//! ```
//!
//! Every address that is no file and no part of the server's own gets the [`index`]: the client shows the right page itself.

#![forbid(unsafe_code)]

/// A file of the client.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// As it is.
    pub bytes: &'static [u8],
    /// Compressed for `content-encoding: br`, where that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// Its `content-type`.
    pub mime: &'static str,
    /// Its `etag`, quotes included.
    pub etag: &'static str,
    /// Whether its address changes with what is in it, so that a browser may keep it for ever.
    pub immutable: bool,
}

static FILES: &[(&str, Asset)] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file at that address, which starts with a slash.
pub fn find(path: &str) -> Option<Asset> {
    FILES.iter().find(|(name, _)| *name == path).map(|(_, asset)| *asset)
}

/// The page that starts the client.
pub fn index() -> Asset {
    find("/index.html").expect("every build has the first page")
}

/// Every file with its address.
pub fn all() -> impl Iterator<Item = (&'static str, Asset)> {
    FILES.iter().copied()
}

/// The most bytes that [`first_table_size`] may be.
pub const FIRST_TABLE_LIMIT: usize = 600_000;

/// The parts of the program that only one game needs, or only one kind of page.
const PART: &str = "/assets/split_";
/// The parts that several of these share. The loader says which of them come with a part.
const CHUNK: &str = "/assets/chunk_";
const LOADER: &str = "/assets/parts-";

/// Rules pages, pictures and other languages are fetched when they are wanted; the rest of these when somebody installs the client.
const LATER: [&str; 4] = ["/text/", "/icon-", "/manifest.webmanifest", "/service.js"];

/// How many bytes, compressed, a visitor loads before the first table of the largest game is on the screen.
pub fn first_table_size() -> usize {
    let size = |asset: &Asset| asset.brotli.unwrap_or(asset.bytes).len();
    let is_apart = |name: &str| [PART, CHUNK].iter().chain(&LATER).any(|apart| name.starts_with(apart));
    let always: usize = all().filter(|(name, _)| !is_apart(name)).map(|(_, asset)| size(&asset)).sum();
    let with_chunks = |(name, asset): (&str, Asset)| {
        let chunks = chunks_of(name);
        let is_needed =
            |other: &str| chunks.iter().any(|chunk| other.starts_with(&format!("/assets/{chunk}-")));
        size(&asset)
            + all().filter(|(other, _)| is_needed(other)).map(|(_, asset)| size(&asset)).sum::<usize>()
    };
    let parts = all().filter(|(name, _)| name.starts_with(PART));
    always + parts.map(with_chunks).max().unwrap_or_default()
}

/// The names of the chunks that are loaded together with a part: the loader lists them behind its address.
fn chunks_of(part: &str) -> Vec<&'static str> {
    let (_, loader) = all().find(|(name, _)| name.starts_with(LOADER)).expect("the parts have a loader");
    let text = str::from_utf8(loader.bytes).expect("scripts are text");
    let (_, behind) = text.split_once(part).expect("the loader has the address of every part");
    let list = behind.split_once("}\n, [").and_then(|(_, list)| list.split_once(']')).map(|(list, _)| list);
    list.expect("each address is followed by its chunks")
        .split(", ")
        .map(|chunk| chunk.trim_start_matches("__"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_client_is_small_enough_to_load_in_a_moment() {
        assert!(first_table_size() <= FIRST_TABLE_LIMIT, "{} bytes", first_table_size());
    }

    #[test]
    fn every_game_is_a_part_that_is_loaded_with_its_chunks() {
        let parts: Vec<_> = all().filter(|(name, _)| name.starts_with(PART)).collect();
        assert!(parts.len() > 5, "{} parts", parts.len());
        for (name, _) in parts {
            let chunks = chunks_of(name);
            assert!(
                !chunks.is_empty() && chunks.iter().all(|chunk| chunk.starts_with("chunk_")),
                "{name}: {chunks:?}"
            );
        }
    }

    #[test]
    fn a_file_that_may_be_kept_for_ever_is_named_after_what_is_in_it() {
        for (name, asset) in all().filter(|(_, asset)| asset.immutable) {
            assert!(name.contains(asset.etag.trim_matches('"')), "{name}");
        }
    }

    #[test]
    fn no_page_holds_a_script_or_a_style_of_its_own() {
        for (name, asset) in all().filter(|(_, asset)| asset.mime.starts_with("text/html")) {
            let text = String::from_utf8_lossy(asset.bytes);
            assert!(!text.contains("<style") && !text.contains(" style="), "{name}");
            assert!(!text.contains("<script>"), "{name}");
        }
    }
}
