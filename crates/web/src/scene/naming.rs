//! What seats and pieces are called.

use parlour_core::{
    Scene, Seat,
    scene::{Face, Mark, PieceSpec, Zone},
};

use crate::text;

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
        Face::Card { rank, emblem, stars: 0 } => format!("{rank} {}", emblem.name).trim().to_owned(),
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
    zone.owner.map_or_else(|| zone.title.clone(), |owner| format!("{}, {}", zone.title, names.of(owner)))
}
