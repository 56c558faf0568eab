//! Drawing overlays.

use parlour_core::Words;
use parlour_seat::Hint;
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

/// The greatest width of an explanation's sentences.
const ABOUT_WIDTH: usize = 64;

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

    /// The pane for an overlay, cut to the room available.
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
            Overlay::Forget => self.titled(
                "terminal-forget-title",
                "terminal-quit-foot",
                [
                    Line::raw(self.say(&"terminal-forget-question".into())),
                    Line::raw(""),
                    Line::styled(self.say(&"terminal-forget-keys".into()), Look::bold()),
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
            Overlay::Hint { hints: None, .. } => {
                let words = Words::new("terminal-hint-thinking").words("dots", Words::plain(self.spinner()));
                self.titled("terminal-hint-title", "terminal-hint-foot", [Line::raw(self.say(&words))])
            }
            Overlay::Hint { hints: Some(hints), index } => {
                let lines = self.items(hints.iter().map(|hint| self.hint(hint)), *index, width, room);
                self.titled("terminal-hint-shares-title", "terminal-hint-shares-foot", lines)
            }
            Overlay::About { title, lines } => {
                let width = width.min(ABOUT_WIDTH);
                let lines = lines.iter().flat_map(|line| wrapped(&self.look.text(line), width));
                let foot = "terminal-about-foot";
                self.titled(Words::plain(self.look.text(title)), foot, lines.map(Line::raw))
            }
            Overlay::Result { scroll } => {
                let lines = self.result_lines(width, *scroll).into_iter().take(room);
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

    fn hint(&self, hint: &Hint) -> String {
        format!("{} {}", self.bar(hint.length), hint::line(&self.scene, hint, self.speaker()))
    }

    /// The rows of the result.
    pub(super) fn result_rows(&self) -> Vec<String> {
        let client = self.session.client();
        let outcome = client.outcome().expect("there is a result when the game is over");
        result::lines(&self.scene, client, outcome, self.speaker())
    }

    /// The result from a row on, and where the game is recorded.
    fn result_lines(&self, width: usize, from: usize) -> Vec<Line<'static>> {
        let told = self.result_rows().into_iter().skip(from).flat_map(|row| {
            let style = if row.starts_with(' ') { Style::new() } else { Look::bold() };
            let lines = folded(&self.look.text(&row), width).into_iter();
            lines.map(move |line| Line::styled(line, style))
        });
        let place = Words::plain(&self.records);
        let saved = self.say(&Words::new("terminal-written-to").words("place", place));
        let deal = self.session.told_of_deal().into_iter().map(|words| self.say(&words));
        let below = [saved].into_iter().chain(deal).flat_map(|text| wrapped(&text, width)).map(Line::raw);
        told.chain([Line::raw("")]).chain(below).collect()
    }

    /// As many of the texts as fit, including the chosen one.
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

    /// A bar of ten cells that shows a share.
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

/// A row of a result in lines that fit. Continued lines are indented to where the words begin.
fn folded(row: &str, width: usize) -> Vec<String> {
    let first = row.chars().count().min(result::INDENT);
    let (edge, words) = match row.char_indices().nth(first) {
        Some((at, _)) if row.starts_with(' ') => row.split_at(at),
        _ => ("", row),
    };
    let lines = wrapped(words, width.saturating_sub(edge.len()).max(1)).into_iter().enumerate();
    let edged = |(number, line): (usize, String)| match number {
        0 => format!("{edge}{line}"),
        _ => format!("{:edge$}{line}", "", edge = edge.len()),
    };
    lines.map(edged).collect()
}

/// A pane: a title, what can be done, and lines in between.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_row_of_a_result_goes_on_below_its_words() {
        assert_eq!(folded("    +2  one two three", 15), ["    +2  one two", "        three"]);
        assert_eq!(folded("1. Ada: 12", 8), ["1. Ada:", "12"]);
        assert_eq!(folded("", 8), [""]);
    }
}
