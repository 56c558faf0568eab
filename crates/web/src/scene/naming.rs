//! The names of seats and pieces.

use parlour_core::{
    Scene, Seat, Viewer, Words,
    scene::{Face, Mark, PieceSpec, Zone},
};
use parlour_language::{Span, Speaker};
use parlour_seat::UNNAMED;

use super::named_card::named_card;
use crate::text::{self, say};

/// The names of the players, and notes about them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Names {
    /// One name per seat; empty where there is none.
    pub(crate) called: Vec<String>,
    /// A note per seat: away, a bot.
    pub(crate) states: Vec<Option<String>>,
    /// The slug of the game whose pieces are drawn where a sentence names them; empty to write them in words.
    pub(crate) game: &'static str,
}

impl Names {
    /// The note about a seat.
    pub(crate) fn state(&self, seat: Seat) -> Option<String> {
        self.states.get(seat.number()).cloned().flatten()
    }

    /// The name of a seat.
    pub(crate) fn of(&self, seat: Seat) -> String {
        self.speak(Viewer::Spectator, |speaker| speaker.name(seat))
    }

    /// Words as a viewer reads them.
    pub(crate) fn say(&self, words: &Words, viewer: Viewer) -> String {
        self.speak(viewer, |speaker| speaker.say(words))
    }

    /// Words as a viewer reads them, in parts.
    pub(crate) fn spans(&self, words: &Words, viewer: Viewer) -> Vec<Span> {
        self.speak(viewer, |speaker| speaker.spans(words))
    }

    fn speak<T>(&self, viewer: Viewer, speak: impl FnOnce(Speaker<'_>) -> T) -> T {
        let name = |seat: Seat| match self.called.get(seat.number())?.as_str() {
            "" => None,
            UNNAMED => Some(say("web-you")),
            name => Some(name.to_owned()),
        };
        let listener = match viewer {
            Viewer::Spectator => self.unnamed().map_or(viewer, Viewer::Seat),
            Viewer::Seat(_) => viewer,
        };
        speak(Speaker::new(text::catalogue(text::language()), listener).with_names(&name))
    }

    /// The seat of a person who gave no name. Whoever looks at the record of such a game is taken to be that
    /// person.
    pub(crate) fn unnamed(&self) -> Option<Seat> {
        let number = self.called.iter().position(|name| name == UNNAMED)?;
        Seat::try_new(number as u64)
    }
}

/// A piece in words, with everything that can be seen of it, for screen readers.
pub(crate) fn piece(piece: &PieceSpec, scene: &Scene, names: &Names) -> String {
    let mut words = vec![face(piece)];
    words.extend(piece.marks.iter().map(|mark| say(self::mark(*mark))));
    words.extend(piece.note.as_ref().map(|note| names.say(note, scene.viewer)));
    words.join(", ")
}

fn face(piece: &PieceSpec) -> String {
    match &piece.face {
        Face::Card { rank, emblem, stars: 0 } => text::card(rank, emblem),
        Face::Card { rank, emblem, stars } => say(Words::new("web-starred-card")
            .words("rank", Words::plain(rank))
            .emblem("suit", emblem)
            .number("stars", *stars)),
        Face::Token(emblem) => say(Words::new("web-token").emblem("god", emblem)),
        Face::Codex { kind, pattern, points } => {
            let shown = pattern.iter().zip(1..).filter_map(|(emblem, place)| {
                Some(Words::new("web-codex-place").number("place", place).emblem("god", emblem.as_ref()?))
            });
            say(Words::new("web-codex")
                .words("id", Words::plain(&piece.id))
                .words("kind", kind.clone())
                .list("pattern", shown)
                .number("points", *points))
        }
    }
}

const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Winning => "web-winning",
        Mark::Trump => "web-trump",
        Mark::Active => "web-active",
        Mark::Loose => "web-loose",
        Mark::Chosen => "web-chosen",
        Mark::Tied => "web-tied",
        Mark::Destroyed => "web-destroyed",
        Mark::Scoring => "web-scoring",
        Mark::Waking => "web-waking",
    }
}

/// A zone in words: its title, with cards spelt out, and its owner.
pub(crate) fn zone(zone: &Zone, viewer: Viewer, names: &Names) -> String {
    let spelt = |span: &Span| match span {
        Span::Piece(piece) => named_card(names.game, piece).map(|card| card.spelt),
        _ => None,
    };
    let title = names.spans(&zone.title, viewer);
    let title: String =
        title.iter().map(|span| spelt(span).unwrap_or_else(|| span.text().to_owned())).collect();
    match zone.owner {
        Some(owner) => say(Words::new("web-zone-of")
            .words("zone", Words::plain(title))
            .words("name", Words::plain(names.of(owner)))),
        None => title,
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::scene::Layout;

    use super::*;

    fn names(game: &'static str) -> Names {
        Names { called: vec!["Ada".to_owned(), String::new(), "Grace".to_owned()], game, ..Names::default() }
    }

    #[test]
    fn words_that_speak_of_a_seat_speak_of_who_sits_there() {
        let told = |seat: u8| {
            let words = Words::new("core-not-to-act").seat("seat", Seat::new(seat));
            names("damocles").say(&words, Viewer::Seat(Seat::new(0)))
        };
        assert_eq!(told(0), "it is not your turn");
        assert_eq!(told(1), "it is not seat 2's turn", "nobody has a name there");
        assert_eq!(told(2), "it is not Grace's turn");
    }

    #[test]
    fn a_person_without_a_name_is_called_you() {
        let names = Names { called: vec![UNNAMED.to_owned(), "Birch".to_owned()], ..Names::default() };
        let told = |id, seat| names.say(&Words::new(id).seat("seat", Seat::new(seat)), Viewer::Spectator);
        assert_eq!(told("web-wins", 0), "You win.");
        assert_eq!(told("web-wins", 1), "Birch wins.");
    }

    #[test]
    fn a_title_spells_the_card_that_it_names() {
        let title = Words::new("archons-last-turn").piece("archon", "QH");
        let last = Zone::new("last", title, Layout::Row);
        let heard = |game| zone(&last, Viewer::Spectator, &names(game));
        assert_eq!(heard("archons"), "Last turn, for Q hearts");
        assert_eq!(heard("damocles"), "Last turn, for QH", "a game without cards");
    }
}
