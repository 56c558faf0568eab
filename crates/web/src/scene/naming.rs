//! What seats and pieces are called.

use parlour_core::{
    Scene, Seat,
    scene::{Face, Mark, PieceSpec, Place, Zone},
};

use crate::{dress, text};

/// The names of those who sit at the table, and what there is to say about them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Names {
    /// One per seat; empty where nobody has one.
    pub(crate) called: Vec<String>,
    /// Who is away, who is a bot.
    pub(crate) states: Vec<Option<String>>,
    /// The slug of the game, whose pieces are drawn where a sentence names them; empty for words only.
    pub(crate) game: &'static str,
}

impl Names {
    /// What there is to say about who sits there.
    pub(crate) fn state(&self, seat: Seat) -> Option<String> {
        self.states.get(seat.number()).cloned().flatten()
    }

    /// That seat's name.
    pub(crate) fn of(&self, seat: Seat) -> String {
        self.called
            .get(seat.number())
            .filter(|name| !name.is_empty())
            .cloned()
            .unwrap_or_else(|| text::seat(seat.number()))
    }

    /// Words of a rule with the names of those whom they call by their seats.
    pub(crate) fn put_into(&self, words: &str) -> String {
        let mut told = String::new();
        let mut rest = words;
        while let Some(start) = rest.find(SEAT) {
            let (before, from_seat) = rest.split_at(start);
            let digits: &str = &from_seat[SEAT.len()..];
            let digits = &digits[..digits.bytes().take_while(u8::is_ascii_digit).count()];
            let named = digits.parse().ok().and_then(|number: usize| self.called.get(number));
            told.push_str(before);
            match named.filter(|name| !name.is_empty()) {
                Some(name) => told.push_str(name),
                None => told.push_str(&from_seat[..SEAT.len() + digits.len()]),
            }
            rest = &from_seat[SEAT.len() + digits.len()..];
        }
        told + rest
    }
}

/// How rules call somebody.
const SEAT: &str = "seat ";

/// What is written on a place. The name of whose it is stands there anyway: what is said of them is enough.
pub(super) fn place_label(place: &Place, names: &Names) -> Option<String> {
    let label = place.label.as_deref()?;
    let said_of_owner =
        |owner: Seat| label.strip_prefix(&*format!("{SEAT}{owner} ("))?.strip_suffix(')').map(str::to_owned);
    place.seat.and_then(said_of_owner).or_else(|| Some(names.put_into(label)))
}

/// A title that ends with a card, as what comes before and the card's name.
pub(super) fn card_at_end<'a>(title: &'a str, names: &Names) -> Option<(&'a str, &'a str)> {
    title.rsplit_once(' ').filter(|(_, last)| dress::card(names.game, last).is_some())
}

/// A card by its name, in words.
pub(super) fn card(rank: &str, suit: &str) -> String {
    format!("{rank} {suit}").trim().to_owned()
}

/// A piece in words, with all that can be seen of it: for those who hear the page.
pub(crate) fn piece(piece: &PieceSpec, scene: &Scene, names: &Names) -> String {
    let mut words = vec![face(piece)];
    words.extend(piece.marks.iter().map(|mark| self::mark(*mark).to_owned()));
    words.extend(piece.note.as_ref().map(|note| note.render(scene.viewer, |seat| names.of(seat))));
    words.join(", ")
}

fn face(piece: &PieceSpec) -> String {
    match &piece.face {
        Face::Card { rank, emblem, stars: 0 } => card(rank, &emblem.name),
        Face::Card { rank, emblem, stars } => format!("{} {rank}, {}", emblem.name, text::stars(*stars)),
        Face::Token(emblem) => text::token(&emblem.name),
        Face::Codex { kind, pattern, points } => {
            let places = pattern.iter().enumerate();
            let shown = places
                .filter_map(|(number, emblem)| Some(format!("{} {}", number + 1, emblem.as_ref()?.name)));
            text::codex(&piece.id, kind, &shown.collect::<Vec<_>>().join(", "), *points)
        }
    }
}

const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Winning => text::WINNING,
        Mark::Trump => text::TRUMP,
        Mark::Active => text::ACTIVE,
        Mark::Loose => text::LOOSE,
        Mark::Chosen => text::CHOSEN,
    }
}

/// A zone in words: its title and whose it is.
pub(crate) fn zone(zone: &Zone, names: &Names) -> String {
    let spelt = card_at_end(&zone.title, names).and_then(|(before, name)| {
        let (rank, suit) = dress::card(names.game, name)?;
        Some(format!("{before} {}", card(rank, suit)))
    });
    let title = spelt.unwrap_or_else(|| zone.title.clone());
    zone.owner.map_or_else(|| title.clone(), |owner| format!("{title}, {}", names.of(owner)))
}

#[cfg(test)]
mod tests {
    use parlour_core::scene::Layout;

    use super::*;

    fn names(game: &'static str) -> Names {
        Names { called: vec!["Ada".to_owned(), String::new(), "Grace".to_owned()], game, ..Names::default() }
    }

    #[test]
    fn a_rule_that_speaks_of_a_seat_speaks_of_who_sits_there() {
        let told = |words: &str| names("damocles").put_into(words);
        assert_eq!(told("one of seat 2's played codices"), "one of Grace's played codices");
        assert_eq!(told("seat 0 before seat 1"), "Ada before seat 1", "nobody has a name there");
        assert_eq!(told("there is no seat 7 at this table"), "there is no seat 7 at this table");
        assert_eq!(told("every seat has one"), "every seat has one");
    }

    #[test]
    fn what_is_written_on_somebodys_place_does_not_name_them_twice() {
        let place = Place::with([]).of(Seat::new(2)).labelled("seat 2 (destroyed)");
        assert_eq!(place_label(&place, &names("archons")).as_deref(), Some("destroyed"));
        let place = Place::with([]).labelled("seat 2 (destroyed)");
        assert_eq!(place_label(&place, &names("archons")).as_deref(), Some("Grace (destroyed)"));
    }

    #[test]
    fn a_title_spells_the_card_that_it_ends_with() {
        let last = Zone::new("last", "Last turn, for QH", Layout::Row);
        assert_eq!(zone(&last, &names("archons")), "Last turn, for Q hearts");
        assert_eq!(zone(&last, &names("damocles")), "Last turn, for QH", "a game without cards");
    }
}
