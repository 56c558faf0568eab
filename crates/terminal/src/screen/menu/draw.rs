//! Drawing the menu.

use parlour_core::Words;
use ratatui::{
    Frame,
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
    widgets::Paragraph,
};

use super::{Menu, Row};
use crate::{
    screen::{look::Look, wrap::wrapped},
    voice::bot_pitch,
};

/// The greatest width of a line of the menu.
const WIDTH: u16 = 76;

impl Menu {
    pub(in crate::screen) fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let width = WIDTH.min(area.width);
        let mut lines = vec![
            Line::styled("Parlour", self.look.accent()),
            Line::styled(self.say(&"terminal-menu-about".into()), self.look.quiet()),
            Line::raw(""),
        ];
        let mut chosen = 0;
        for (number, row) in self.rows().into_iter().enumerate() {
            if number == self.row {
                chosen = lines.len();
            }
            lines.push(self.row_line(number, row));
            if row == Row::Game {
                let pitch = wrapped(&self.say(&self.game().info().pitch.into()), usize::from(width) - 18);
                lines.extend(
                    pitch.iter().map(|line| Line::styled(format!("{:18}{line}", ""), self.look.quiet())),
                );
            }
        }
        lines.push(Line::raw(""));
        lines.extend(self.foot(usize::from(width)));
        // The selected row is always visible.
        let hidden = (chosen + 2).saturating_sub(area.height.into());
        let lines: Vec<Line<'_>> = lines.into_iter().skip(hidden).collect();
        let height = (lines.len() as u16).min(area.height);
        let middle = Rect::new((area.width - width) / 2, (area.height - height) / 3, width, height);
        frame.render_widget(Paragraph::new(lines), middle);
    }

    /// What the selected row does, what went wrong, and the keys.
    fn foot(&self, width: usize) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let about = match (&self.message, self.rows()[self.row]) {
            (Some(message), _) => message.clone(),
            (None, Row::Option(index)) => {
                let option = &self.game().options()[index];
                format!("{} ({})", self.say(&option.help.into()), option.rule)
            }
            (None, Row::Bot(seat)) => {
                let pitch = bot_pitch(self.bots[seat.number()]);
                self.say(&Words::new("terminal-menu-bot-does").words("pitch", pitch))
            }
            (None, Row::Learn) => self.say(&"terminal-menu-about-lesson".into()),
            (None, Row::Seed) => self.say(&"terminal-menu-about-seed".into()),
            (None, _) => String::new(),
        };
        let style = if self.message.is_some() { self.look.warning() } else { Style::new() };
        lines.extend(
            wrapped(&self.look.text(&about), width).into_iter().map(|line| Line::styled(line, style)),
        );
        lines.push(Line::raw(""));
        lines.push(Line::styled(self.say(&"terminal-menu-keys".into()), self.look.quiet()));
        lines
    }

    /// The line that says at which step the lesson of the selected game begins.
    fn lesson(&self) -> Words {
        match self.store.lesson_step(self.game().info().slug) {
            0 => "terminal-menu-lesson".into(),
            step => Words::new("terminal-menu-lesson-left").number("number", step + 1),
        }
    }

    fn row_line(&self, number: usize, row: Row) -> Line<'static> {
        let chosen = number == self.row;
        let (label, value) = match row {
            Row::Resume => (Words::new("terminal-menu-resume"), Words::plain(self.saved.unwrap_or_default())),
            Row::Game => (Words::new("terminal-menu-game"), Words::plain(self.game().info().title)),
            Row::Learn => (Words::new("terminal-menu-learn"), self.lesson()),
            Row::Seats => (Words::new("terminal-menu-seats"), self.seats.into()),
            Row::Seat => {
                (Words::new("terminal-menu-seat"), Words::new("core-seat").number("number", self.seat + 1))
            }
            Row::Bot(seat) => {
                let label = Words::new("terminal-menu-bot").number("seat", seat.number() + 1);
                (label, Words::plain(self.bots[seat.number()]))
            }
            Row::Option(index) => {
                (Words::plain(self.game().options()[index].key), Words::plain(&self.options[index]))
            }
            Row::Seed if self.seed.is_empty() => {
                (Words::new("terminal-menu-seed"), Words::new("terminal-menu-any-seed"))
            }
            Row::Seed => (Words::new("terminal-menu-seed"), Words::plain(&self.seed)),
            Row::Start => (Words::new("terminal-menu-play"), Words::plain("")),
        };
        let (label, value) = (self.say(&label), self.say(&value));
        let turns = match row {
            Row::Game | Row::Seats | Row::Seat | Row::Bot(_) => true,
            Row::Option(index) => self.is_switch(index),
            Row::Resume | Row::Learn | Row::Seed | Row::Start => false,
        };
        let value = if turns && chosen { format!("< {value} >") } else { format!("  {value}") };
        let sign = if chosen { self.look.sign("▶ ", "> ") } else { "  " };
        let style = if chosen { Look::bold().add_modifier(Modifier::REVERSED) } else { Style::new() };
        Line::from(vec![
            Span::styled(sign, self.look.accent()),
            Span::styled(format!("{label:<14}"), Look::bold()),
            Span::styled(value, style),
        ])
    }
}
