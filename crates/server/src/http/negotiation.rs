//! What a browser has already, and what it takes.
//!
//! Files are part of the program, and `tower-http` serves files of a folder only. Its reading of `Accept-Encoding` is private to it, and
//! `headers`, which reads `If-None-Match` here, knows no such header: so that one is read here, by RFC 9110, 12.5.3.

use axum::http::{HeaderMap, header};
use headers::{ETag, HeaderMapExt as _, IfNoneMatch};

/// Whether whoever asks has the file of that tag.
pub(super) fn has_it(headers: &HeaderMap, etag: &str) -> bool {
    let (Some(had), Ok(etag)) = (headers.typed_get::<IfNoneMatch>(), etag.parse::<ETag>()) else {
        return false;
    };
    !had.precondition_passes(&etag)
}

/// Whether whoever asks takes a file that is packed with Brotli, and would not rather have it as it is.
pub(super) fn takes_brotli(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    let (mut brotli, mut plain, mut others) = (None, None, None);
    for (coding, weight) in lines.flat_map(|line| line.split(',')).filter_map(weighed) {
        match coding.to_ascii_lowercase().as_str() {
            "br" => brotli = Some(weight),
            "identity" => plain = Some(weight),
            "*" => others = Some(weight),
            _ => {}
        }
    }
    let brotli = brotli.or(others).unwrap_or_default();
    brotli > 0.0 && brotli >= plain.unwrap_or_default()
}

/// A coding and how much it is wanted, from 0 to 1. A weight that cannot be read is none.
fn weighed(text: &str) -> Option<(&str, f32)> {
    let mut parts = text.split(';').map(str::trim);
    let coding = parts.next().filter(|coding| !coding.is_empty())?;
    let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let weight = weight.map_or(1.0, |weight| weight.parse().unwrap_or_default());
    Some((coding, if (0.0..=1.0).contains(&weight) { weight } else { 0.0 }))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn asked(name: header::HeaderName, lines: &[&'static str]) -> HeaderMap {
        lines.iter().map(|line| (name.clone(), HeaderValue::from_static(line))).collect()
    }

    #[test]
    fn brotli_is_sent_to_those_who_take_it() {
        let takes = |lines: &[&'static str]| takes_brotli(&asked(header::ACCEPT_ENCODING, lines));
        for lines in [
            &["br"][..],
            &["gzip, deflate, br, zstd"],
            &["gzip;q=0.5, BR;q=0.1"],
            &["br ; q=1.0"],
            &["*"],
            &["gzip", "br"],
            &["identity;q=0.5, br;q=0.8"],
        ] {
            assert!(takes(lines), "{lines:?}");
        }
        for lines in [
            &[][..],
            &[""],
            &["gzip"],
            &["br;q=0"],
            &["br;q=0.000, *"],
            &["*;q=0"],
            &["gzip, br;q=0, *;q=0.5"],
            &["brotli"],
            &["x-br"],
            &["br;q=much"],
            &["br;q=-1"],
            &["br;q=NaN"],
            &["identity, br;q=0.5"],
        ] {
            assert!(!takes(lines), "{lines:?}");
        }
    }

    #[test]
    fn a_file_is_not_sent_to_those_who_have_it() {
        let has = |lines: &[&'static str]| has_it(&asked(header::IF_NONE_MATCH, lines), "\"abc\"");
        for lines in [&["\"abc\""][..], &["W/\"abc\""], &["\"x\", \"abc\""], &["\"x\",\"abc\",\"y\""], &["*"]]
        {
            assert!(has(lines), "{lines:?}");
        }
        for lines in [&[][..], &["\"abcd\""], &["\"xabc\""], &["abc"], &["\"x\", \"y\""], &["\"a, \"abc"]] {
            assert!(!has(lines), "{lines:?}");
        }
    }
}
