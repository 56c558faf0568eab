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

#[cfg(test)]
mod tests {
    use super::*;

    /// What a visitor loads before the first table is on the screen, compressed.
    const LIMIT: usize = 600 * 1024;

    /// Rules pages and other languages are fetched when they are wanted; the rest of these when somebody installs the client.
    const LATER: [&str; 4] = ["/text/", "/icon-", "/manifest.webmanifest", "/service.js"];

    #[test]
    fn the_client_is_small_enough_to_load_in_a_moment() {
        let first = all().filter(|(name, _)| !LATER.iter().any(|later| name.starts_with(later)));
        let size: usize = first.map(|(_, asset)| asset.brotli.unwrap_or(asset.bytes).len()).sum();
        assert!(size <= LIMIT, "{size} bytes");
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
