//! Drawing what lies over the table.

use ratatui::{
    Frame,
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
    widgets::{Block, BorderType, Clear, Paragraph},
};

use super::{
    app::App,
    look::{Look, Signs},
    overlay::Overlay,
    wrap::wrapped,
};
use crate::{hint, naming, result};

const KEYS: &str = "\
arrows, Tab   go to what can be picked: in brackets or with a heavy frame
Enter, click  pick it; on what is picked already: do what the picks mean
Esc           take the last pick back
w             look around: the cursor goes everywhere and says why not
l, numbers    every action in a list
h             hint: what the search thinks of every action
u             take back your last decision
r             the rules, at the one that matters now
g             all that happened
s             save and quit            q  quit, with a question

Signs on pieces: ! wins now   ^ trump   + active   ~ nearly active
                 ? chosen, hidden from others   > would become active";

impl App {
    pub(super) fn draw_overlay(&self, frame: &mut Frame<'_>, overlay: &Overlay) {
        let (title, foot, lines) = self.pane(overlay, frame.area());
        let width = lines.iter().map(Line::width).max().unwrap_or(0).max(foot.chars().count() + 2) as u16 + 4;
        let height = lines.len() as u16 + 2;
        let area = frame.area();
        let (width, height) = (width.clamp(40, area.width), height.min(area.height));
        let area = Rect::new((area.width - width) / 2, (area.height - height) / 2, width, height);
        let block = Block::bordered()
            .border_style(self.look.accent())
            .title(Span::styled(format!(" {title} "), Look::bold()))
            .title_bottom(Span::styled(format!(" {foot} "), self.look.quiet()));
        let block = match self.look.signs {
            Signs::Unicode => block.border_type(BorderType::Rounded),
            Signs::Ascii => block.border_set(ASCII),
        };
        frame.render_widget(Clear, area);
        let inner = Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..block.inner(area) };
        frame.render_widget(block, area);
        frame.render_widget(Paragraph::new(lines), inner);
    }

    /// Title, what can be done, and the lines that fit.
    fn pane(&self, overlay: &Overlay, area: Rect) -> (String, &'static str, Vec<Line<'static>>) {
        let (width, room) = (usize::from(area.width) - 6, usize::from(area.height) - 4);
        match overlay {
            Overlay::Keys => {
                let lines = KEYS.lines().map(|line| Line::raw(line.to_owned())).collect();
                ("Keys".to_owned(), "any key: back", lines)
            }
            Overlay::Quit => {
                let lines = vec![
                    Line::raw("Leave the game? It is saved; `parlour play --resume` goes on."),
                    Line::raw(""),
                    Line::styled("y  leave      any other key  stay", Look::bold()),
                ];
                ("Quit".to_owned(), "y or n", lines)
            }
            Overlay::Rules { from } => {
                let page = self.session.game().rules().lines().skip(*from);
                let lines = page.flat_map(|line| self.rule_lines(line, width));
                ("Rules".to_owned(), "arrows: scroll   Esc: back", lines.take(room).collect())
            }
            Overlay::Log { back } => {
                let lines = self.log_lines(width, *back);
                let skip = lines.len().saturating_sub(room);
                (
                    "What happened".to_owned(),
                    "arrows: scroll   Esc: back",
                    lines.into_iter().skip(skip).collect(),
                )
            }
            Overlay::List { index, typed } => {
                let choices = self.scene.choices.iter().enumerate();
                let lines = choices.map(|(number, choice)| {
                    let text = format!("{:>3}  {}", number + 1, naming::choice(&self.scene, choice));
                    self.item(&text, width, number == *index)
                });
                let title = if typed.is_empty() { "Actions".to_owned() } else { format!("Actions: {typed}") };
                (title, "number or arrows, Enter: do it   Esc: back", around(lines.collect(), *index, room))
            }
            Overlay::Hint { thought, opinions, index } => {
                let lines = opinions.iter().enumerate().map(|(number, opinion)| {
                    let text = format!(
                        "{} {:>3}%  {}",
                        self.bar(opinion.share),
                        hint::percent(opinion),
                        hint::label(&self.scene, opinion)
                    );
                    self.item(&text, width, number == *index)
                });
                let mut lines = around(lines.collect(), *index, room);
                if thought.is_some() {
                    lines = vec![Line::raw(format!("Thinking {}", self.spinner()))];
                }
                ("Hint: the share of the win".to_owned(), "Enter: do it   Esc: back", lines)
            }
            Overlay::Result { scroll } => {
                let outcome = self.session.outcome().expect("there is a result when the game is over");
                let mut lines: Vec<Line<'static>> = result::lines(&self.scene, outcome)
                    .iter()
                    .map(|line| {
                        let style = if line.starts_with(' ') { Style::new() } else { Look::bold() };
                        Line::styled(self.look.text(line), style)
                    })
                    .collect();
                lines.push(Line::raw(""));
                let saved = format!("Written to {}", self.session.store().records().display());
                lines.extend(wrapped(&saved, width).into_iter().map(Line::raw));
                let shown = lines.into_iter().skip(*scroll).take(room).collect();
                ("The game is over".to_owned(), "n: another   q: leave   Esc: look at the table", shown)
            }
        }
    }

    fn item(&self, text: &str, width: usize, chosen: bool) -> Line<'static> {
        let style = if chosen { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        Line::styled(self.look.text(text).chars().take(width).collect::<String>(), style)
    }

    /// Ten cells that fill up.
    fn bar(&self, share: f32) -> String {
        let full = (0..10_u8).filter(|cell| f32::from(*cell) / 10.0 + 0.05 <= share).count();
        self.look.sign("█", "#").repeat(full) + &self.look.sign("░", ".").repeat(10 - full)
    }

    fn rule_lines(&self, line: &str, width: usize) -> Vec<Line<'static>> {
        let heading = line.starts_with('#');
        let text = self.look.text(line.trim_start_matches(['#', ' ']));
        let style = if heading { Look::bold().add_modifier(Modifier::UNDERLINED) } else { Style::new() };
        wrapped(&text, width).iter().map(|line| emphasised(line, style, self.look.accent())).collect()
    }
}

/// A line with what stands between two pairs of stars emphasised.
fn emphasised(line: &str, style: Style, strong: Style) -> Line<'static> {
    let parts = line.split("**").enumerate();
    let spans = parts.map(|(number, part)| {
        Span::styled(part.to_owned(), if number % 2 == 1 { style.patch(strong) } else { style })
    });
    Line::from(spans.collect::<Vec<_>>())
}

/// As many lines as there is room for, with that one among them.
fn around(lines: Vec<Line<'static>>, index: usize, room: usize) -> Vec<Line<'static>> {
    let first = index.saturating_sub(room / 2).min(lines.len().saturating_sub(room));
    lines.into_iter().skip(first).take(room).collect()
}

const ASCII: ratatui::symbols::border::Set<'static> = ratatui::symbols::border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
