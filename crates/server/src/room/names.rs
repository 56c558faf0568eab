//! Names that cannot be confused: [`distinct`].

use parlour_protocol::PersonName;
use unicode_security::skeleton;

/// Returns the name, with a number after it if another one looks the same. Letters that look alike count as equal, and so do capital and
/// small letters.
pub(crate) fn distinct<'a>(wanted: PersonName, others: impl Iterator<Item = &'a str>) -> PersonName {
    let others: Vec<[String; 2]> = others.map(looks).collect();
    let is_free = |name: &PersonName| {
        let looks = looks(name.as_str());
        !others.iter().flatten().any(|other| looks.contains(other))
    };
    let numbered = (2..).map(|number| with_number(&wanted, number));
    let mut names = [wanted.clone()].into_iter().chain(numbered);
    names.find(is_free).expect("there are more numbers than people")
}

fn with_number(name: &PersonName, number: u32) -> PersonName {
    let number = format!(" {number}");
    let kept = PersonName::LONGEST - number.len();
    let start: String = name.as_str().chars().take(kept).collect();
    PersonName::new(&(start + &number)).expect("it begins as a name does and is no longer than one")
}

/// What a name looks like. Letters are made small both before and after similar ones are unified, because `I` looks like `l` and is an
/// `i`.
fn looks(name: &str) -> [String; 2] {
    let bare: String = name.chars().filter(|letter| !letter.is_whitespace()).collect();
    let small: String = skeleton(&bare.to_lowercase()).collect();
    let alike: String = skeleton(&bare).collect();
    [small, alike.to_lowercase()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beside(wanted: &str, others: &[&str]) -> String {
        distinct(PersonName::new(wanted).unwrap(), others.iter().copied()).into()
    }

    #[test]
    fn who_looks_like_another_gets_a_number() {
        assert_eq!(beside("Ada", &["Bob"]), "Ada");
        assert_eq!(beside("Ada", &["Ada"]), "Ada 2");
        assert_eq!(beside("ada", &["Ada", "Ada 2"]), "ada 3");
        // Cyrillic, full width, a mathematical letter, an accent as a letter of its own.
        for like in ["\u{410}da", "\u{ff21}da", "\u{1d400}da", "A d a"] {
            assert_eq!(beside(like, &["Ada"]), format!("{like} 2"));
        }
        assert_eq!(beside("e\u{301}", &["\u{e9}"]), "e\u{301} 2");
        assert_eq!(beside("Ilya", &["llya"]), "Ilya 2");
    }

    #[test]
    fn a_number_fits_into_the_longest_name() {
        let longest = "a".repeat(PersonName::LONGEST);
        assert_eq!(beside(&longest, &[&longest]), format!("{} 2", "a".repeat(PersonName::LONGEST - 2)));
    }
}
