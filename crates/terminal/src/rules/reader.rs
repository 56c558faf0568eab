//! Turning Markdown into lines: [`Reader`].

use std::mem;

use parlour_core::Rule;
use pulldown_cmark::{Event, Tag, TagEnd};

use super::{
    RulesLine, RulesStyle,
    letters::{Letter, line, wrapped},
};

/// The least width of a table's last column.
const NARROWEST: usize = 16;

/// Reads a page and lays it out.
#[derive(Default)]
pub(super) struct Reader {
    width: usize,
    /// The lines laid out so far.
    pub(super) lines: Vec<RulesLine>,
    /// The current line of the Markdown.
    pub(super) source: usize,
    /// The paragraph, item, cell or drawing being read.
    letters: Vec<Letter>,
    styles: Vec<RulesStyle>,
    /// The next number of each open list, if it is numbered.
    lists: Vec<Option<u64>>,
    /// The markers of the open items.
    markers: Vec<String>,
    /// Whether the innermost marker still has to be written.
    begins_item: bool,
    rows: Vec<Vec<Vec<Letter>>>,
}

impl Reader {
    pub(super) fn new(width: usize) -> Self {
        Self { width, ..Self::default() }
    }

    pub(super) fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Text(text) => self.write(&text, self.style(&text)),
            Event::Code(text) => self.write(&text, RulesStyle::Code),
            Event::SoftBreak => self.write(" ", RulesStyle::Plain),
            Event::HardBreak => self.end_block(),
            Event::Start(tag) => self.start(&tag),
            Event::End(tag) => self.end(tag),
            _ => {}
        }
    }

    fn style(&self, text: &str) -> RulesStyle {
        match self.styles.last() {
            Some(RulesStyle::Strong) if text.parse::<Rule>().is_ok() => RulesStyle::Rule,
            style => style.copied().unwrap_or(RulesStyle::Plain),
        }
    }

    fn write(&mut self, text: &str, style: RulesStyle) {
        let mut source = self.source;
        for sign in text.chars() {
            self.letters.push(Letter { sign, style, source });
            source += usize::from(sign == '\n');
        }
    }

    fn start(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Heading { .. } => self.styles.push(RulesStyle::Heading),
            Tag::Strong => self.styles.push(RulesStyle::Strong),
            Tag::Emphasis => self.styles.push(RulesStyle::Stressed),
            Tag::CodeBlock(_) => self.styles.push(RulesStyle::Code),
            Tag::List(first) => {
                self.end_block();
                self.lists.push(*first);
            }
            Tag::Item => {
                let number = self.lists.last_mut().and_then(Option::as_mut);
                let marker = number.map_or("- ".to_owned(), |number| {
                    *number += 1;
                    format!("{}. ", *number - 1)
                });
                self.markers.push(marker);
                self.begins_item = true;
            }
            Tag::TableHead => {
                self.rows.push(Vec::new());
                self.styles.push(RulesStyle::Strong);
            }
            Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong | TagEnd::Emphasis | TagEnd::TableHead => drop(self.styles.pop()),
            TagEnd::Heading(_) => {
                self.styles.pop();
                self.end_block();
                self.blank();
            }
            TagEnd::Paragraph => {
                self.end_block();
                self.blank();
            }
            TagEnd::CodeBlock => {
                self.styles.pop();
                let drawing = mem::take(&mut self.letters);
                let rows = drawing.split(|letter| letter.sign == '\n');
                rows.for_each(|row| self.lines.push(line(row, self.source)));
                self.blank();
            }
            TagEnd::Item => {
                self.end_block();
                self.markers.pop();
            }
            TagEnd::List(_) => {
                self.lists.pop();
                if self.lists.is_empty() {
                    self.blank();
                }
            }
            TagEnd::TableCell => {
                let cell = mem::take(&mut self.letters);
                self.rows.last_mut().expect("a cell is in a row").push(cell);
            }
            TagEnd::Table => {
                self.end_table();
                self.blank();
            }
            _ => {}
        }
    }

    /// Writes what has been read in lines that fit, after the markers of the open items.
    fn end_block(&mut self) {
        if self.letters.is_empty() {
            return;
        }
        let marker = self.markers.last().filter(|_| self.begins_item).cloned().unwrap_or_default();
        self.begins_item = false;
        let indent: usize = self.markers.iter().map(String::len).sum();
        let letters = mem::take(&mut self.letters);
        for (number, row) in wrapped(&letters, self.width.saturating_sub(indent)).iter().enumerate() {
            let marker = if number == 0 { marker.as_str() } else { "" };
            let mut line = line(row, self.source);
            if indent > 0 {
                line.pieces.insert(0, (format!("{marker:>indent$}"), RulesStyle::Plain));
            }
            self.lines.push(line);
        }
    }

    /// Writes columns as wide as their contents, the last one as wide as there is room.
    fn end_table(&mut self) {
        let rows = mem::take(&mut self.rows);
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let wide = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(Vec::len).max();
        let widths: Vec<usize> =
            (0..columns.saturating_sub(1)).filter_map(wide).map(|wide| wide + 2).collect();
        let before: usize = widths.iter().sum();
        let room = self.width.saturating_sub(before).max(NARROWEST);
        for row in &rows {
            let Some((last, cells)) = row.split_last() else { continue };
            let source = row.iter().flatten().next().map_or(self.source, |letter| letter.source);
            let mut pieces = Vec::new();
            for (cell, width) in cells.iter().zip(&widths) {
                pieces.extend(line(cell, source).pieces);
                pieces.push((" ".repeat(width - cell.len()), RulesStyle::Plain));
            }
            for part in wrapped(last, room) {
                pieces.extend(line(&part, source).pieces);
                self.lines.push(RulesLine { source, pieces: mem::take(&mut pieces) });
                pieces.push((" ".repeat(before), RulesStyle::Plain));
            }
        }
    }

    /// Adds an empty line unless the last one is empty.
    fn blank(&mut self) {
        if let Some(last) = self.lines.last().filter(|last| !last.pieces.is_empty()) {
            self.lines.push(RulesLine { source: last.source, pieces: Vec::new() });
        }
    }
}
