//! Who somebody is without an account: a [`Token`] that only their browser has, and the [`PersonId`] made of it.

use std::{fmt, str::FromStr};

use cookie::{Cookie, SameSite, time::Duration};
use sha2::{Digest as _, Sha256};

use crate::error::RandomnessError;

/// How long a browser keeps the cookie: a year.
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
    /// The name of the cookie. Behind https it is one that no page of a neighbouring host can set.
    const fn cookie(self) -> &'static str {
        match self {
            Self::Secure => "__Host-parlour",
            Self::Plain => "parlour",
        }
    }
}

impl Token {
    /// A new person.
    pub(crate) fn new() -> Result<Self, RandomnessError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(RandomnessError)?;
        Ok(Self(bytes))
    }

    /// The one in a request's `Cookie` header.
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

    /// The `Set-Cookie` header that gives it to a browser.
    pub(crate) fn cookie(&self, transport: Transport) -> String {
        let cookie = Cookie::build((transport.cookie(), hex::encode(self.0)));
        let cookie = cookie.http_only(true).same_site(SameSite::Lax).path("/").max_age(KEPT);
        cookie.secure(transport == Transport::Secure).to_string()
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

impl PersonId {
    /// Somebody whom nobody has ever been and whose token does not exist.
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
    fn what_is_stored_of_a_person_is_a_hash() {
        let token = Token([7; 32]);
        assert_eq!(token.person().to_string(), "4bb06f8e4e3a7715d201d573d0aa4237");
        assert_eq!(token.person().to_string().parse::<PersonId>().unwrap(), token.person());
    }
}
