//! Pieces as chips in a line, and as cards with a frame.

use parlour_core::scene::{Emblem, Face, Pick, PieceSpec};
use ratatui::{
    style::{Modifier, Style},
    text::{Line, Span},
};

use super::{
    look::Signs,
    target::{Pen, Standing, Target},
    tile::Tile,
    wrap::wrapped,
};

/// The approximate width of lines on a card.
const NOTE_WIDTH: usize = 14;

impl Pen<'_> {
    /// Something in a line, in brackets if it can be picked, `[R9]`, and in parentheses if it has been,
    /// `(R9)`.
    pub(crate) fn chip(&self, pick: Pick, content: Vec<Span<'static>>) -> Tile {
        let standing = self.standing(&pick);
        let (left, right) = match standing {
            Standing::Still => (" ", " "),
            Standing::Open => ("[", "]"),
            Standing::Picked => ("(", ")"),
        };
        let frame = match standing {
            Standing::Picked => self.look.warning(),
            _ => self.look.accent(),
        };
        let mut spans = vec![Span::styled(left, frame)];
        spans.extend(content);
        spans.push(Span::styled(right, frame));
        let mut line = Line::from(spans);
        if self.under_cursor(&pick) {
            line = line.patch_style(Style::new().add_modifier(Modifier::REVERSED));
        }
        Tile::line(&line).pointing_at(Target::Pick(pick))
    }

    /// A piece in a line.
    pub(crate) fn piece_chip(&self, piece: &PieceSpec) -> Tile {
        let mut content = vec![Span::styled(self.look.text(&piece.id), self.piece_style(piece))];
        match &piece.face {
            Face::Card { stars, .. } if *stars > 0 => {
                content.push(Span::styled("*".repeat((*stars).into()), self.look.quiet()));
            }
            Face::Codex { pattern, .. } => {
                content.push(Span::raw(" "));
                content.extend(self.pattern(pattern));
            }
            Face::Card { .. } | Face::Token(_) => {}
        }
        let marks = self.marks(piece);
        if !marks.is_empty() {
            content.push(Span::styled(marks, self.look.warning()));
        }
        self.chip(Pick::piece(&piece.id), content)
    }

    /// One of several tokens that look alike.
    pub(crate) fn token(&self, piece: &PieceSpec) -> Tile {
        Tile::text(format!(" {}", self.look.text(&piece.id)), self.piece_style(piece))
    }

    fn piece_style(&self, piece: &PieceSpec) -> Style {
        let style = match &piece.face {
            Face::Card { emblem, .. } | Face::Token(emblem) => self.look.ink(emblem.ink),
            Face::Codex { .. } => Style::new(),
        };
        match self.standing(&Pick::piece(&piece.id)) {
            Standing::Still => style,
            Standing::Open | Standing::Picked => style.add_modifier(Modifier::BOLD),
        }
    }

    /// The marks of a piece, one symbol each.
    fn marks(&self, piece: &PieceSpec) -> String {
        let mut marks: String = piece.marks.iter().map(|&mark| mark.symbol()).collect();
        if self.lit(&piece.id) {
            marks.push('>');
        }
        marks
    }

    /// The pattern of a codex as seven letters, with dots for blanks.
    fn pattern(&self, pattern: &[Option<Emblem>; 7]) -> Vec<Span<'static>> {
        let blank = self.look.sign("·", ".");
        let sign = |place: &Option<Emblem>| match place {
            Some(emblem) => Span::styled(emblem.letter.to_string(), self.look.ink(emblem.ink)),
            None => Span::styled(blank, self.look.quiet()),
        };
        pattern.iter().map(sign).collect()
    }

    /// A piece with a frame, which is heavy if the piece can be picked and raised if it has been.
    pub(crate) fn card(&self, piece: &PieceSpec) -> Tile {
        let style = self.piece_style(piece);
        let id = Line::styled(self.look.text(&piece.id), style);
        let lines = match &piece.face {
            Face::Card { emblem, stars, .. } => {
                let drawing = self.look.drawing(emblem).unwrap_or_default();
                let stars = self.look.sign("★", "*").repeat((*stars).into());
                let mut lines = vec![id, Line::styled(format!("{drawing}{stars}"), style)];
                if let Some(note) = &piece.note {
                    let note = self.say(note);
                    lines.extend(
                        wrapped(&note, NOTE_WIDTH)
                            .into_iter()
                            .map(|line| Line::styled(line, self.look.quiet())),
                    );
                }
                lines
            }
            Face::Token(_) => vec![id],
            Face::Codex { kind, pattern, points } => vec![
                Line::from(vec![
                    Span::styled(self.look.text(&piece.id), style.add_modifier(Modifier::BOLD)),
                    Span::styled(format!(" {points}p"), self.look.quiet()),
                ]),
                Line::styled(self.say(kind), style),
                Line::from(self.pattern(pattern)),
            ],
        };
        self.framed(Pick::piece(&piece.id), &lines, &self.marks(piece))
    }

    /// Lines in a frame, with a few symbols in its upper edge.
    pub(crate) fn framed(&self, pick: Pick, lines: &[Line<'_>], marks: &str) -> Tile {
        let standing = self.standing(&pick);
        let width = lines.iter().map(Line::width).max().unwrap_or(0).max(2) as u16 + 2;
        let height = lines.len() as u16 + 2;
        let (frame, style) = self.frame(standing);
        let style = if self.under_cursor(&pick) { style.add_modifier(Modifier::REVERSED) } else { style };
        let inner = usize::from(width) - 2;
        let [top_left, across, top_right, side, bottom_left, bottom_right] = frame;
        let mut tile = Tile::blank(width, height);
        let marks: String = marks.chars().take(inner).collect();
        let top = format!("{top_left}{marks}{}{top_right}", across.repeat(inner - marks.chars().count()));
        let bottom = format!("{bottom_left}{}{bottom_right}", across.repeat(inner));
        tile.put(0, 0, Tile::text(top, style));
        tile.put(0, height - 1, Tile::text(bottom, style));
        for (row, line) in lines.iter().enumerate() {
            let y = row as u16 + 1;
            tile.put(0, y, Tile::text(side, style));
            tile.put(1, y, Tile::line(line));
            tile.put(width - 1, y, Tile::text(side, style));
        }
        tile.pointing_at(Target::Pick(pick))
    }

    /// A card with room above it, into which it is raised when it is picked.
    pub(crate) fn raised(&self, piece: &PieceSpec) -> Tile {
        let card = self.card(piece);
        let mut all = Tile::blank(card.width(), card.height() + 1);
        let picked = self.standing(&Pick::piece(&piece.id)) == Standing::Picked;
        all.put(0, u16::from(!picked), card);
        all
    }

    fn frame(&self, standing: Standing) -> ([&'static str; 6], Style) {
        match (self.look.signs, standing) {
            (Signs::Unicode, Standing::Still) => (["╭", "─", "╮", "│", "╰", "╯"], self.look.quiet()),
            (Signs::Unicode, Standing::Open) => (["┏", "━", "┓", "┃", "┗", "┛"], self.look.accent()),
            (Signs::Unicode, Standing::Picked) => (["╔", "═", "╗", "║", "╚", "╝"], self.look.warning()),
            (Signs::Ascii, Standing::Still) => ([".", "-", ".", "|", "'", "'"], self.look.quiet()),
            (Signs::Ascii, Standing::Open) => (["+", "=", "+", "|", "+", "+"], self.look.accent()),
            (Signs::Ascii, Standing::Picked) => (["#", "#", "#", "#", "#", "#"], self.look.warning()),
        }
    }
}
