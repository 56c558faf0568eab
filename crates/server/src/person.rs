//! People without accounts: a [`Token`] that only their browser has, and the [`PersonId`] made from it.

use std::{fmt, str::FromStr};

use cookie::{Cookie, SameSite, time::Duration};
use sha2::{Digest as _, Sha256};

use crate::error::RandomnessError;

/// How long browsers keep the cookie: a year.
const KEPT: Duration = Duration::days(365);

/// A person's secret: 256 random bits in a cookie that no script can read. It is never stored and never logged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

/// Whether cookies go over https alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Transport {
    /// The page came over https.
    Secure,
    /// It may come over http.
    Plain,
}

impl Transport {
    /// The name of the cookie. Behind https it has a prefix that keeps pages of neighbouring hosts from setting it.
    const fn cookie(self) -> &'static str {
        match self {
            Self::Secure => "__Host-parlour",
            Self::Plain => "parlour",
        }
    }
}

impl Token {
    /// A token for a new person.
    pub(crate) fn new() -> Result<Self, RandomnessError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(RandomnessError)?;
        Ok(Self(bytes))
    }

    /// The token in a request's `Cookie` header.
    pub(crate) fn from_cookies(header: &str, transport: Transport) -> Option<Self> {
        let cookies = Cookie::split_parse(header).filter_map(Result::ok);
        let mut named = cookies.filter(|cookie| cookie.name() == transport.cookie());
        named.find_map(|cookie| Self::from_hex(cookie.value()))
    }

    fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// The `Set-Cookie` header that gives the token to a browser.
    pub(crate) fn cookie(&self, transport: Transport) -> String {
        let cookie = Cookie::build((transport.cookie(), hex::encode(self.0)));
        let cookie = cookie.http_only(true).same_site(SameSite::Lax).path("/").max_age(KEPT);
        cookie.secure(transport == Transport::Secure).to_string()
    }

    /// The person with this token.
    pub(crate) fn person(&self) -> PersonId {
        let hash = Sha256::digest(self.0);
        let (first, _) = hash.split_first_chunk().expect("a SHA-256 has 32 bytes");
        PersonId(*first)
    }
}

/// Does not show the token.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
    }
}

/// A person at a table: the first half of the SHA-256 of their token. Whoever reads the store cannot sit down as them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PersonId([u8; 16]);

impl PersonId {
    /// A random person, to whom no token belongs.
    pub(crate) fn nobody() -> Result<Self, RandomnessError> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(RandomnessError)?;
        Ok(Self(bytes))
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// Recognises a person without naming them: 16 random bytes, and the first half of the SHA-256 of those and the person.
/// Whoever reads marks learns neither who somebody is nor whether two are of the same person.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct PersonMark([u8; 32]);

impl PersonMark {
    /// A new mark of that person.
    pub(crate) fn of(person: PersonId) -> Result<Self, RandomnessError> {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).map_err(RandomnessError)?;
        Ok(Self::salted(&salt, person))
    }

    /// Whether it is a mark of that person.
    pub(crate) fn is_of(&self, person: PersonId) -> bool {
        *self == Self::salted(&self.0[..16], person)
    }

    fn salted(salt: &[u8], person: PersonId) -> Self {
        let hash = Sha256::new().chain_update(salt).chain_update(person.0).finalize();
        let mut mark = [0; 32];
        mark[..16].copy_from_slice(salt);
        mark[16..].copy_from_slice(&hash[..16]);
        Self(mark)
    }
}

impl fmt::Display for PersonMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// A text is not a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the mark of a person has 64 hexadecimal digits")]
pub(crate) struct ParsePersonMarkError;

impl FromStr for PersonMark {
    type Err = ParsePersonMarkError;

    fn from_str(text: &str) -> Result<Self, ParsePersonMarkError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| ParsePersonMarkError)?;
        Ok(Self(bytes))
    }
}

parlour_core::debug_as_text!(PersonMark);
parlour_core::json_as_text!(PersonMark);

/// A text is not a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a person has 32 hexadecimal digits")]
pub struct ParsePersonIdError;

impl FromStr for PersonId {
    type Err = ParsePersonIdError;

    fn from_str(text: &str) -> Result<Self, ParsePersonIdError> {
        let mut bytes = [0; 16];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| ParsePersonIdError)?;
        Ok(Self(bytes))
    }
}

parlour_core::debug_as_text!(PersonId);
parlour_core::json_as_text!(PersonId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_comes_back_from_its_cookie_and_hides_from_logs() {
        let token = Token::new().unwrap();
        let (secure, plain) = (token.cookie(Transport::Secure), token.cookie(Transport::Plain));
        let rest = "; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=31536000";
        assert!(secure.starts_with("__Host-parlour=") && secure.ends_with(rest), "{secure}");
        assert!(plain.starts_with("parlour=") && !plain.contains("Secure"), "{plain}");
        for (cookie, transport) in [(&secure, Transport::Secure), (&plain, Transport::Plain)] {
            let sent = cookie.split(';').next().unwrap();
            assert_eq!(Token::from_cookies(&format!("theme=dark; {sent}"), transport), Some(token));
        }
        let planted = plain.split(';').next().unwrap();
        assert_eq!(Token::from_cookies(planted, Transport::Secure), None, "a neighbour could have set it");
        assert_eq!(format!("{token:?}"), "Token(hidden)");
        for bad in ["", "parlour=", "parlour=12", "other=1", &format!("parlour={}", "g".repeat(64))] {
            assert_eq!(Token::from_cookies(bad, Transport::Plain), None, "{bad}");
        }
    }

    #[test]
    fn a_mark_recognises_its_person_alone_and_never_looks_the_same() {
        let (one, other) = (PersonId([1; 16]), PersonId([2; 16]));
        let mark = PersonMark::of(one).unwrap();
        assert!(mark.is_of(one) && !mark.is_of(other));
        assert_ne!(mark, PersonMark::of(one).unwrap());
        let text = serde_json::to_string(&mark).unwrap();
        assert!(!text.contains(&one.to_string()), "{text}");
        assert_eq!(serde_json::from_str::<PersonMark>(&text).unwrap(), mark);
    }

    #[test]
    fn what_is_stored_of_a_person_is_a_hash() {
        let token = Token([7; 32]);
        assert_eq!(token.person().to_string(), "4bb06f8e4e3a7715d201d573d0aa4237");
        assert_eq!(token.person().to_string().parse::<PersonId>().unwrap(), token.person());
    }
}
