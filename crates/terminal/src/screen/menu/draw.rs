//! The menu on the screen.

use ratatui::{
    Frame,
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
    widgets::Paragraph,
};

use super::{Menu, Row};
use crate::screen::{look::Look, wrap::wrapped};

/// The widest a line of the menu is.
const WIDTH: u16 = 76;

impl Menu {
    pub(in crate::screen) fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let width = WIDTH.min(area.width);
        let mut lines = vec![
            Line::styled("Parlour", self.look.accent()),
            Line::styled("One person, any game, bots in the other seats.", self.look.quiet()),
            Line::raw(""),
        ];
        let mut chosen = 0;
        for (number, row) in self.rows().into_iter().enumerate() {
            if number == self.row {
                chosen = lines.len();
            }
            lines.push(self.row_line(number, row));
            if row == Row::Game {
                let pitch = wrapped(&self.look.text(self.game().info().pitch), usize::from(width) - 18);
                lines.extend(
                    pitch.iter().map(|line| Line::styled(format!("{:18}{line}", ""), self.look.quiet())),
                );
            }
        }
        lines.push(Line::raw(""));
        lines.extend(self.foot(usize::from(width)));
        // The chosen row is always in sight.
        let hidden = (chosen + 2).saturating_sub(area.height.into());
        let lines: Vec<Line<'_>> = lines.into_iter().skip(hidden).collect();
        let height = (lines.len() as u16).min(area.height);
        let middle = Rect::new((area.width - width) / 2, (area.height - height) / 3, width, height);
        frame.render_widget(Paragraph::new(lines), middle);
    }

    /// What the chosen row does, what went wrong, and the keys.
    fn foot(&self, width: usize) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let about = match (&self.message, self.rows()[self.row]) {
            (Some(message), _) => message.clone(),
            (None, Row::Option(index)) => {
                let option = &self.game().options()[index];
                format!("{} ({})", option.help, option.rule)
            }
            (None, Row::Bot(seat)) => format!("It {}.", self.bots[seat.number()].pitch()),
            (None, Row::Seed) => "The same seed deals the same cards; without one, nobody knows.".to_owned(),
            (None, _) => String::new(),
        };
        let style = if self.message.is_some() { self.look.warning() } else { Style::new() };
        lines.extend(
            wrapped(&self.look.text(&about), width).into_iter().map(|line| Line::styled(line, style)),
        );
        lines.push(Line::raw(""));
        let keys = "up, down: choose a line   left, right: change it   Enter: play   q: leave";
        lines.push(Line::styled(keys, self.look.quiet()));
        lines
    }

    fn row_line(&self, number: usize, row: Row) -> Line<'static> {
        let chosen = number == self.row;
        let (label, value) = match row {
            Row::Resume => ("Go on".to_owned(), self.saved.unwrap_or_default().to_owned()),
            Row::Game => ("Game".to_owned(), self.game().info().title.to_owned()),
            Row::Seats => ("Seats".to_owned(), self.seats.to_string()),
            Row::Seat => ("You are".to_owned(), format!("seat {}", self.seat)),
            Row::Bot(seat) => (format!("Seat {seat}"), self.bots[seat.number()].to_string()),
            Row::Option(index) => (self.game().options()[index].key.to_owned(), self.options[index].clone()),
            Row::Seed => {
                ("Seed".to_owned(), if self.seed.is_empty() { "any".to_owned() } else { self.seed.clone() })
            }
            Row::Start => ("Play".to_owned(), String::new()),
        };
        let turns = match row {
            Row::Game | Row::Seats | Row::Seat | Row::Bot(_) => true,
            Row::Option(index) => self.is_switch(index),
            Row::Resume | Row::Seed | Row::Start => false,
        };
        let value = if turns && chosen { format!("< {value} >") } else { format!("  {value}") };
        let sign = if chosen { self.look.sign("▶ ", "> ") } else { "  " };
        let style = if chosen { Look::bold().add_modifier(Modifier::REVERSED) } else { Style::new() };
        Line::from(vec![
            Span::styled(sign, self.look.accent()),
            Span::styled(format!("{label:<14}"), Look::bold()),
            Span::styled(self.look.text(&value), style),
        ])
    }
}
