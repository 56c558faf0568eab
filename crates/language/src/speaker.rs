//! Words rendered for a viewer: [`Speaker`].

use fluent_bundle::{FluentArgs, FluentValue};
use parlour_core::{Arg, Seat, SeatSet, Viewer, Words, figure};

use crate::{Catalogue, mark::Marker};

/// A part of a rendered sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Plain text.
    Text(String),
    /// A player's name, or "you".
    Seat {
        /// The player's seat.
        seat: Seat,
        /// The name used here.
        text: String,
    },
    /// A piece by its id.
    Piece(String),
    /// A suit or a god.
    Emblem {
        /// The name of its drawing.
        name: String,
        /// Its name for people.
        text: String,
    },
}

impl Span {
    /// The span as plain text.
    pub fn text(&self) -> &str {
        match self {
            Self::Text(text) | Self::Seat { text, .. } | Self::Piece(text) | Self::Emblem { text, .. } => {
                text
            }
        }
    }

    /// Starts the span with a capital letter. The id of a piece stays as it is.
    fn capitalise(&mut self) {
        if let Self::Text(text) | Self::Seat { text, .. } | Self::Emblem { text, .. } = self {
            *text = capitalised(text);
        }
    }
}

/// Renders words in a language, for a viewer, with the players' names.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    catalogue: &'a Catalogue,
    viewer: Viewer,
    /// The names of players; `None` for a player without a name.
    name: &'a dyn Fn(Seat) -> Option<String>,
}

impl std::fmt::Debug for Speaker<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { catalogue, viewer, .. } = self;
        f.debug_struct("Speaker")
            .field("catalogue", catalogue)
            .field("viewer", viewer)
            .finish_non_exhaustive()
    }
}

impl<'a> Speaker<'a> {
    /// Speaks to this viewer and refers to players by their seats.
    pub fn new(catalogue: &'a Catalogue, viewer: Viewer) -> Self {
        Self { catalogue, viewer, name: &|_| None }
    }

    /// Refers to players by these names, or by their seats where the name is `None`.
    pub fn with_names(self, name: &'a dyn Fn(Seat) -> Option<String>) -> Self {
        Self { name, ..self }
    }

    /// The catalogue used.
    pub const fn catalogue(&self) -> &'a Catalogue {
        self.catalogue
    }

    /// The viewer, who is called "you".
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The words as plain text.
    pub fn say(&self, words: &Words) -> String {
        self.spans(words).iter().map(Span::text).collect()
    }

    /// The words in parts, for a front end that draws pieces and prints names its own way.
    pub fn spans(&self, words: &Words) -> Vec<Span> {
        let mut others = Vec::new();
        let marked = self.marked(words, &mut others);
        let mut spans: Vec<Span> = Vec::new();
        let mut begins_sentence = false;
        for letter in marked.chars() {
            let span = match Marker::from_char(letter) {
                Some(Marker::Capital) => {
                    begins_sentence = true;
                    continue;
                }
                Some(mark) => self.span(mark, &others),
                None => Some(Span::Text(letter.to_string())),
            };
            let Some(mut span) = span else { continue };
            if std::mem::take(&mut begins_sentence) {
                span.capitalise();
            }
            match (spans.last_mut(), &span) {
                (Some(Span::Text(text)), Span::Text(more)) => text.push_str(more),
                _ => spans.push(span),
            }
        }
        spans
    }

    /// The name of a player. People count seats from 1.
    pub fn name(&self, seat: Seat) -> String {
        (self.name)(seat).unwrap_or_else(|| {
            let mut args = FluentArgs::new();
            args.set("number", seat.number() + 1);
            self.catalogue.format_or_id("core-seat", &args)
        })
    }

    fn span(&self, mark: Marker, others: &[Span]) -> Option<Span> {
        let named = |seat: u8, text: String| Span::Seat { seat: Seat::new(seat), text };
        match mark {
            Marker::Seat(seat) => Some(named(seat, self.name(Seat::new(seat)))),
            Marker::You => {
                self.viewer.seat().map(|seat| Span::Seat { seat, text: self.catalogue.text("core-you") })
            }
            Marker::Other(number) => others.get(number).cloned(),
            Marker::Capital => None,
        }
    }

    /// The words with markers in place of players, pieces and emblems.
    fn marked(&self, words: &Words, others: &mut Vec<Span>) -> String {
        match words {
            Words::Plain(text) => text.to_string(),
            Words::Message { id, args } => {
                let mut values = FluentArgs::with_capacity(args.len());
                for (name, arg) in args {
                    values.set(name.as_ref(), self.value(arg, others));
                }
                self.catalogue.format_or_id(id, &values)
            }
        }
    }

    fn value(&self, arg: &Arg, others: &mut Vec<Span>) -> FluentValue<'static> {
        let text = match arg {
            Arg::Number(number) if *number < 0 => figure(number),
            Arg::Number(number) => return FluentValue::from(*number),
            Arg::Seat(seat) => self.player(*seat),
            Arg::Seats(seats) => self.players(*seats),
            Arg::Piece(piece) => other(Span::Piece(piece.clone()), others),
            Arg::Pieces(pieces) => {
                listed(pieces.iter().map(|piece| other(Span::Piece(piece.clone()), others)))
            }
            Arg::Words(words) => self.marked(words, others),
            Arg::Overheard(words) => Self { viewer: Viewer::Spectator, ..*self }.marked(words, others),
            Arg::List(list) => listed(list.iter().map(|words| self.marked(words, others))),
            Arg::Emblem { name, word } => {
                let text = self.catalogue.text(word);
                other(Span::Emblem { name: name.to_string(), text }, others)
            }
        };
        FluentValue::from(text)
    }

    fn player(&self, seat: Seat) -> String {
        let mark = if self.viewer.is(seat) { Marker::You } else { Marker::Seat(seat.number() as u8) };
        mark.to_char().to_string()
    }

    /// The players, separated by commas and with "and" before the last.
    fn players(&self, seats: SeatSet) -> String {
        let mut all: Vec<String> = seats.iter().map(|seat| self.player(seat)).collect();
        let last = all.pop().unwrap_or_default();
        if all.is_empty() {
            return last;
        }
        let mut args = FluentArgs::new();
        args.set("most", all.join(", "));
        args.set("last", last);
        self.catalogue.format_or_id("core-and", &args)
    }
}

fn other(span: Span, others: &mut Vec<Span>) -> String {
    others.push(span);
    Marker::Other(others.len() - 1).to_char().to_string()
}

fn listed(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use parlour_core::{
        Language, Texts,
        scene::{Emblem, Ink},
    };

    use super::*;

    const TOY: Texts = Texts {
        english: "toy-plays = { DOES($seat, they: \"plays\", you: \"play\") } { $cards } to { SEAT($other) }.\n\
                  toy-led = { $suit } was led\ntoy-why = { SENTENCE($why) }.\ntoy-hill = hill\n\
                  toy-waits = { $seats } wait\ntoy-worth = worth { $number }\n",
        german: "toy-plays = { DOES($seat, they: \"spielt\", you: \"spielst\") } { SEAT($other, you: \"dir\") } { $cards }.\n\
                 toy-led = { $suit } wurde ausgespielt\ntoy-why = { SENTENCE($why) }.\ntoy-hill = hügel\n\
                 toy-waits = { $seats } warten\ntoy-worth = zählt { $number }\n",
    };

    fn said(language: Language, viewer: Viewer, words: &Words) -> String {
        let catalogue = Catalogue::new(language, [TOY]).unwrap();
        let name = |seat: Seat| (seat == Seat::new(1)).then(|| "Birch".to_owned());
        Speaker::new(&catalogue, viewer).with_names(&name).say(words)
    }

    fn plays() -> Words {
        let words = Words::new("toy-plays").seat("seat", Seat::new(0)).seat("other", Seat::new(1));
        words.piece_list("cards", ["R9", "P1"])
    }

    #[test]
    fn the_viewer_is_called_you_and_others_by_name_or_seat() {
        let to = |language, seat| said(language, Viewer::Seat(Seat::new(seat)), &plays());
        assert_eq!(to(Language::English, 0), "You play R9, P1 to Birch.");
        assert_eq!(to(Language::English, 1), "Seat 1 plays R9, P1 to you.");
        assert_eq!(to(Language::German, 1), "Platz 1 spielt dir R9, P1.");
    }

    #[test]
    fn pieces_names_and_emblems_are_spans_of_their_own() {
        let catalogue = Catalogue::new(Language::English, [TOY]).unwrap();
        let spans = Speaker::new(&catalogue, Viewer::Spectator).spans(&plays());
        assert_eq!(spans[0], Span::Seat { seat: Seat::new(0), text: "Seat 1".to_owned() });
        assert_eq!(spans[2], Span::Piece("R9".to_owned()));
    }

    #[test]
    fn a_sentence_begins_with_a_capital_even_where_an_emblem_begins_it() {
        let hill = Emblem::new("hill", "toy-hill", 'h', Ink::Green);
        let why = Words::new("toy-why").words("why", Words::new("toy-led").emblem("suit", &hill));
        assert_eq!(said(Language::English, Viewer::Spectator, &why), "Hill was led.");
        assert_eq!(said(Language::German, Viewer::Spectator, &why), "Hügel wurde ausgespielt.");
    }

    #[test]
    fn a_number_below_zero_has_a_minus_sign() {
        for (number, said) in [(-1, "worth −1"), (2, "worth 2")] {
            let words = Words::new("toy-worth").number("number", number);
            assert_eq!(self::said(Language::English, Viewer::Spectator, &words), said);
        }
    }

    #[test]
    fn several_players_are_joined_with_and() {
        let waits = Words::new("toy-waits").seats("seats", [0, 1, 2].map(Seat::new).into_iter().collect());
        assert_eq!(said(Language::English, Viewer::Seat(Seat::new(2)), &waits), "seat 1, Birch and you wait");
    }

    #[test]
    fn a_message_that_is_missing_or_given_too_little_shows_its_id() {
        for id in ["toy-nowhere", "toy-led"] {
            assert_eq!(said(Language::English, Viewer::Spectator, &Words::new(id)), format!("⟨{id}⟩"));
        }
    }
}
