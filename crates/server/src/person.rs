//! Who somebody is without an account: a [`Token`] that only their browser has, and the [`PersonId`] made of it.

use std::{fmt, str::FromStr};

use sha2::{Digest as _, Sha256};

use crate::error::RandomnessError;

/// The name of the cookie.
const COOKIE: &str = "parlour";
/// How long a browser keeps it, in seconds: a year.
const KEPT: u32 = 365 * 24 * 60 * 60;

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

impl Token {
    /// A new person.
    pub(crate) fn new() -> Result<Self, RandomnessError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(RandomnessError)?;
        Ok(Self(bytes))
    }

    /// The one in a request's `Cookie` header.
    pub(crate) fn from_cookies(header: &str) -> Option<Self> {
        let pairs = header.split(';').filter_map(|pair| pair.trim().split_once('='));
        pairs.filter(|(name, _)| *name == COOKIE).find_map(|(_, value)| Self::from_hex(value))
    }

    fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// The `Set-Cookie` header that gives it to a browser.
    pub(crate) fn cookie(&self, transport: Transport) -> String {
        let secure = match transport {
            Transport::Secure => "; Secure",
            Transport::Plain => "",
        };
        let digits = hex::encode(self.0);
        format!("{COOKIE}={digits}; HttpOnly; SameSite=Lax; Path=/; Max-Age={KEPT}{secure}")
    }

    /// Who that is.
    pub(crate) fn person(&self) -> PersonId {
        let hash = Sha256::digest(self.0);
        let (first, _) = hash.split_first_chunk().expect("a SHA-256 has 32 bytes");
        PersonId(*first)
    }
}

/// Shows nothing.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
    }
}

/// A person at a table: the first half of the SHA-256 of their token. Whoever reads the store cannot sit down as them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PersonId([u8; 16]);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// A text is not a person.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("a person has 32 hexadecimal digits")]
pub(crate) struct ParsePersonIdError;

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
        let cookie = token.cookie(Transport::Secure);
        assert!(cookie.ends_with("; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000; Secure"), "{cookie}");
        let sent = cookie.split(';').next().unwrap();
        assert_eq!(Token::from_cookies(&format!("theme=dark; {sent}")), Some(token));
        assert_eq!(format!("{token:?}"), "Token(hidden)");
        for bad in ["", "parlour=", "parlour=12", "other=1", &format!("parlour={}", "g".repeat(64))] {
            assert_eq!(Token::from_cookies(bad), None, "{bad}");
        }
    }

    #[test]
    fn what_is_stored_of_a_person_is_a_hash() {
        let token = Token([7; 32]);
        assert_eq!(token.person().to_string(), "4bb06f8e4e3a7715d201d573d0aa4237");
        assert_eq!(token.person().to_string().parse::<PersonId>().unwrap(), token.person());
    }
}
