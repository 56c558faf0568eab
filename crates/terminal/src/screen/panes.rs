//! Drawing what lies over the table.

use parlour_core::Words;
use parlour_registry::Opinion;
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
use crate::{
    hint, naming, result,
    rules::{self, RulesLine, RulesStyle},
};

impl App {
    pub(super) fn draw_overlay(&self, frame: &mut Frame<'_>, overlay: &Overlay) {
        let Pane { title, foot, lines } = self.pane(overlay, frame.area());
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

    /// What lies over the table, cut to the room there is.
    fn pane(&self, overlay: &Overlay, area: Rect) -> Pane {
        let (width, room) = (usize::from(area.width) - 6, usize::from(area.height) - 4);
        match overlay {
            Overlay::Keys => {
                let keys = self.say(&"terminal-keys".into());
                let lines = keys.lines().map(|line| Line::raw(line.to_owned()));
                self.titled("terminal-keys-title", "terminal-keys-foot", lines)
            }
            Overlay::Quit => self.titled(
                "terminal-quit-title",
                "terminal-quit-foot",
                [
                    Line::raw(self.say(&"terminal-quit-question".into())),
                    Line::raw(""),
                    Line::styled(self.say(&"terminal-quit-keys".into()), Look::bold()),
                ],
            ),
            Overlay::Rules { from } => {
                let page = rules::layout(self.session.game().rules(self.language), width);
                let shown = page.into_iter().skip_while(|line| line.source < *from).take(room);
                let lines = shown.map(|line| self.rules_line(line));
                self.titled("terminal-rules-title", "terminal-scroll-foot", lines)
            }
            Overlay::Log { back } => {
                let lines = self.log_lines(width, *back, room);
                let skip = lines.len().saturating_sub(room);
                self.titled("terminal-log-title", "terminal-scroll-foot", lines.into_iter().skip(skip))
            }
            Overlay::List { index, typed } => {
                let choices = self.scene.choices.iter().enumerate();
                let texts = choices.map(|(number, choice)| {
                    format!("{:>3}  {}", number + 1, naming::choice(choice, self.speaker()))
                });
                let title = match typed.as_str() {
                    "" => Words::new("terminal-list-title"),
                    typed => Words::new("terminal-list-title-typed").words("typed", Words::plain(typed)),
                };
                self.titled(title, "terminal-list-foot", self.items(texts, *index, width, room))
            }
            Overlay::Hint { opinions: None, .. } => {
                let words = Words::new("terminal-hint-thinking").words("dots", Words::plain(self.spinner()));
                self.titled("terminal-hint-title", "terminal-hint-foot", [Line::raw(self.say(&words))])
            }
            Overlay::Hint { opinions: Some(opinions), index } => {
                let lines =
                    self.items(opinions.iter().map(|opinion| self.opinion(opinion)), *index, width, room);
                self.titled("terminal-hint-shares-title", "terminal-hint-shares-foot", lines)
            }
            Overlay::Result { scroll } => {
                let lines = self.result_lines(width).into_iter().skip(*scroll).take(room);
                self.titled("terminal-over", "terminal-result-foot", lines)
            }
        }
    }

    fn titled(
        &self,
        title: impl Into<Words>,
        foot: &'static str,
        lines: impl IntoIterator<Item = Line<'static>>,
    ) -> Pane {
        let (title, foot) = (self.say(&title.into()), self.say(&foot.into()));
        Pane { title, foot, lines: lines.into_iter().collect() }
    }

    fn opinion(&self, opinion: &Opinion) -> String {
        let label = hint::label(&self.scene, opinion, self.speaker());
        format!("{} {}  {label}", self.bar(opinion.share), hint::percent(opinion))
    }

    fn result_lines(&self, width: usize) -> Vec<Line<'static>> {
        let outcome = self.session.client().outcome().expect("there is a result when the game is over");
        let told = result::lines(&self.scene, outcome, self.speaker()).into_iter().map(|line| {
            let style = if line.starts_with(' ') { Style::new() } else { Look::bold() };
            Line::styled(self.look.text(&line), style)
        });
        let place = Words::plain(&self.records);
        let saved = self.say(&Words::new("terminal-written-to").words("place", place));
        told.chain([Line::raw("")]).chain(wrapped(&saved, width).into_iter().map(Line::raw)).collect()
    }

    /// As many of the texts as there is room for, with the chosen one among them.
    fn items(
        &self,
        texts: impl Iterator<Item = String>,
        chosen: usize,
        width: usize,
        room: usize,
    ) -> Vec<Line<'static>> {
        let mut lines: Vec<Line<'static>> = texts
            .map(|text| Line::raw(self.look.text(&text).chars().take(width).collect::<String>()))
            .collect();
        if let Some(line) = lines.get_mut(chosen) {
            line.style = Style::new().add_modifier(Modifier::REVERSED);
        }
        let first = chosen.saturating_sub(room / 2).min(lines.len().saturating_sub(room));
        lines.into_iter().skip(first).take(room).collect()
    }

    /// Ten cells that fill up.
    fn bar(&self, share: f32) -> String {
        let full = (0..10_u8).filter(|cell| f32::from(*cell) / 10.0 + 0.05 <= share).count();
        self.look.sign("█", "#").repeat(full) + &self.look.sign("░", ".").repeat(10 - full)
    }

    fn rules_line(&self, line: RulesLine) -> Line<'static> {
        let span = |(text, style): (String, RulesStyle)| {
            let style = match style {
                RulesStyle::Plain | RulesStyle::Code => Style::new(),
                RulesStyle::Heading => Look::bold().add_modifier(Modifier::UNDERLINED),
                RulesStyle::Rule | RulesStyle::Strong => self.look.accent(),
                RulesStyle::Stressed => Style::new().add_modifier(Modifier::ITALIC),
            };
            Span::styled(self.look.text(&text), style)
        };
        Line::from(line.pieces.into_iter().map(span).collect::<Vec<_>>())
    }
}

/// A title, what can be done, and lines between them.
struct Pane {
    title: String,
    foot: String,
    lines: Vec<Line<'static>>,
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
