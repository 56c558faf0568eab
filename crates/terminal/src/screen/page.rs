//! The whole screen.

use parlour_core::Words;
use parlour_seat::VoiceWaits;
use ratatui::{
    Frame,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::Paragraph,
};

use super::{
    app::{App, Cursor, More},
    look::Look,
    target::Target,
    tile::Tile,
    wrap::wrapped,
};
use crate::naming;

/// The smallest window in which everything fits.
pub(super) const SMALLEST: (u16, u16) = (80, 24);
/// The least width at which the log is shown beside the table.
const WIDE: u16 = 110;
/// The width of the log when it is beside the table.
const LOG_WIDTH: u16 = 36;
/// The number of rows for the log below the table: usually, and at least.
const LOG_ROWS: [u16; 2] = [3, 1];

/// The areas of the page.
struct Areas {
    title: Rect,
    table: Rect,
    log: Rect,
    status: Rect,
    prompt: Rect,
    meaning: Rect,
    buttons: Rect,
    keys: Rect,
}

impl Areas {
    fn of(area: Rect, prompt_rows: u16, log_rows: u16) -> Self {
        let row = |y, height| Rect::new(0, y, area.width, height);
        let keys = row(area.height - 1, 1);
        let buttons = row(keys.y - 1, 1);
        let meaning = row(buttons.y - 1, 1);
        let prompt = row(meaning.y - prompt_rows, prompt_rows);
        let status = row(prompt.y - 1, 1);
        let room = status.y - 1;
        let (table, log) = if area.width >= WIDE {
            let width = area.width - LOG_WIDTH - 1;
            (Rect::new(0, 1, width, room), Rect::new(width + 1, 1, LOG_WIDTH, room))
        } else {
            (row(1, room - log_rows), row(1 + room - log_rows, log_rows))
        };
        Self { title: row(0, 1), table, log, status, prompt, meaning, buttons, keys }
    }
}

impl App {
    /// Draws everything, and remembers where.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            self.draw_too_small(frame);
            return;
        }
        self.draw_table_page(frame);
        if self.cursor.is_none() || self.cursor_area().is_none() {
            self.find_cursor();
            self.draw_table_page(frame);
        }
        if let Some(overlay) = self.overlay.take() {
            self.draw_overlay(frame, &overlay);
            self.overlay = Some(overlay);
        }
    }

    fn draw_table_page(&mut self, frame: &mut Frame<'_>) {
        let prompt = self
            .voice_text()
            .unwrap_or_else(|| format!("{} ({})", self.say(&self.scene.prompt), self.scene.rule));
        let prompt = wrapped(&prompt, usize::from(frame.area().width) - 2);
        let [usual, fewest] = LOG_ROWS.map(|rows| Areas::of(frame.area(), prompt.len() as u16, rows));
        let whole = self.table(usual.table);
        // A table that needs more room takes it from the log.
        let (areas, whole) = if whole.height() > usual.table.height {
            let whole = self.table(fewest.table);
            (fewest, whole)
        } else {
            (usual, whole)
        };
        let mut page = Tile::blank(frame.area().width, frame.area().height);
        page.put(0, 0, self.title(areas.title.width));
        let table = self.shown_of(&whole, areas.table);
        let mut log = areas.log;
        if log.x == 0 {
            // The log gets the room that the table does not need.
            let end = log.bottom();
            log.y = (areas.table.y + table.height() + 1).min(log.y);
            log.height = end - log.y;
        }
        page.put(0, areas.table.y, table);
        page.put(log.x, log.y, self.log_in(log));
        page.put(0, areas.status.y, self.status(areas.status.width));
        for (row, line) in prompt.iter().enumerate() {
            page.put(1, areas.prompt.y + row as u16, Tile::text(line, Look::bold()));
        }
        page.put(1, areas.meaning.y, self.meaning(usize::from(areas.meaning.width) - 2));
        let buttons = self.buttons();
        // For the cursor, the buttons are below the whole table, visible or not.
        self.map = Tile::stacked([whole, buttons.clone()]).spots;
        page.put(0, areas.buttons.y, buttons);
        page.put(1, areas.keys.y, self.key_line());
        frame.buffer_mut().merge(&page.buffer);
        self.spots = page.spots;
    }

    /// The lesson's words, once the last move has been shown.
    fn voice_text(&self) -> Option<String> {
        let voice = self.session.voice().filter(|_| self.story.is_over())?;
        let step =
            Words::new("terminal-lesson-step").number("number", voice.number).number("count", voice.count);
        let mut text = format!("{}: {}", self.say(&step), self.say(&voice.words));
        if voice.waits == VoiceWaits::Nothing {
            let slug = Words::plain(self.session.game().info().slug);
            text = format!("{text} {}", self.say(&Words::new("terminal-lesson-over").words("game", slug)));
        }
        Some(text)
    }

    fn title(&self, width: u16) -> Tile {
        let counters: Vec<String> = self
            .scene
            .counters
            .iter()
            .map(|counter| format!("{} {}", self.say(&counter.label), self.say(&counter.value)))
            .collect();
        let title = format!(" {} ", self.session.game().info().title);
        let counters = self.look.text(&counters.join(" · "));
        let room = usize::from(width).saturating_sub(title.chars().count());
        let counters: String = format!("{counters} ").chars().take(room).collect();
        Tile::line(&Line::from(vec![
            Span::styled(title, self.look.accent()),
            Span::raw(format!("{counters:>room$}")),
        ]))
    }

    fn table(&self, area: Rect) -> Tile {
        let player = |seat| self.say(&naming::player(self.session.client(), seat));
        self.pen().table(&player, area.width, area.height)
    }

    /// As much of the table as fits; if it is too high, the part with the cursor.
    fn shown_of(&self, table: &Tile, area: Rect) -> Tile {
        let cursor = table.spots.iter().find(|spot| Some(&spot.target) == self.cursor.as_ref());
        let lowest = cursor.map_or(0, |spot| spot.area.bottom());
        table.window(lowest.saturating_sub(area.height), area.height)
    }

    fn log_in(&self, area: Rect) -> Tile {
        let beside = area.x > 0;
        let indent = u16::from(beside) + 1;
        let lines = self.log_lines(usize::from(area.width - indent), 0, area.height.into());
        let skip = lines.len().saturating_sub(area.height.into());
        // The newest line is at the bottom, next to the prompt.
        let first = usize::from(area.height).saturating_sub(lines.len());
        let first = if beside { 0 } else { first };
        let mut tile = Tile::blank(area.width, area.height);
        for (row, line) in lines[skip..].iter().enumerate() {
            tile.put(indent, (first + row) as u16, Tile::line(line));
        }
        if beside {
            let edge = self.look.sign("│", "|");
            (0..area.height).for_each(|row| tile.put(0, row, Tile::text(edge, self.look.quiet())));
        }
        tile
    }

    /// The log as lines, with new ones standing out: skips the last `back` sentences and returns the `most`
    /// before them.
    pub(super) fn log_lines(&self, width: usize, back: usize, most: usize) -> Vec<Line<'static>> {
        let heard = self.session.client().lines();
        let shown = heard.len().saturating_sub(back);
        let line = |(number, sentence): (usize, &parlour_core::Sentence)| {
            let text = format!("{} {}", self.say(&sentence.words), sentence.rule);
            let style = if number >= self.old { Style::new() } else { self.look.quiet() };
            wrapped(&text, width).into_iter().map(move |line| Line::styled(line, style)).collect::<Vec<_>>()
        };
        let first = shown.saturating_sub(most);
        heard[..shown].iter().enumerate().skip(first).flat_map(line).collect()
    }

    pub(super) fn spinner(&self) -> &'static str {
        const DOTS: [&str; 4] = [".  ", ".. ", "...", " .."];
        DOTS[self.beats / 3 % DOTS.len()]
    }

    /// A line across the screen that says whose turn it is.
    fn status(&self, width: u16) -> Tile {
        let client = self.session.client();
        let (text, style) = match (client.outcome(), client.my_turn(), self.thinker()) {
            _ if !self.story.is_over() => (self.say(&"terminal-story".into()), self.look.accent()),
            (Some(_), ..) => (self.say(&"terminal-over".into()), self.look.warning()),
            (None, true, _) => (self.say(&"terminal-your-turn".into()), self.look.warning()),
            (None, false, Some(seat)) => {
                let thinks = self.say(&Words::new("terminal-thinks").seat("seat", seat));
                (format!("{thinks} {}", self.spinner()), self.look.accent())
            }
            (None, false, None) => (self.say(&"terminal-waiting".into()), self.look.accent()),
        };
        let text = format!(" {text} ");
        let dash = self.look.sign("─", "-");
        let rest = usize::from(width).saturating_sub(text.chars().count() + 2);
        Tile::line(&Line::from(vec![
            Span::styled(dash.repeat(2), self.look.quiet()),
            Span::styled(text, style),
            Span::styled(dash.repeat(rest), self.look.quiet()),
        ]))
    }

    /// What the picks mean, or would mean with what is under the cursor.
    fn meaning(&self, width: usize) -> Tile {
        let cut = |text: &str| self.look.text(text).chars().take(width).collect::<String>();
        if let Some(message) = &self.message {
            return Tile::text(cut(message), self.look.warning());
        }
        if self.scene.choices.is_empty() {
            return Tile::blank(0, 0);
        }
        let pen = self.pen();
        let pointed = match &self.cursor {
            Some(Target::Pick(pick)) => Some(Words::plain(naming::pick(&self.scene, pick, self.speaker()))),
            _ => None,
        };
        if let (Cursor::Looking, Some(Target::Pick(pick)), Some(name)) = (self.way, &self.cursor, &pointed)
            && !self.reachable_by_choice(pick)
        {
            let words = Words::new("terminal-ask-why-not").words("pick", name.clone());
            return Tile::text(cut(&self.say(&words)), self.look.quiet());
        }
        let text = match pen.previewed() {
            Some(choice) => {
                format!("{} {}", self.look.sign("→", "->"), naming::choice(choice, self.speaker()))
            }
            None => pointed.map_or_else(String::new, |name| {
                self.say(&Words::new("terminal-ways").words("pick", name).number("ways", pen.ways()))
            }),
        };
        Tile::text(cut(&text), self.look.accent())
    }

    fn reachable_by_choice(&self, pick: &parlour_core::scene::Pick) -> bool {
        self.standing(pick) != super::target::Standing::Still
    }

    /// The buttons, including the one that plays the picked action.
    fn buttons(&self) -> Tile {
        let pen = self.pen();
        let confirm = self.meant().map(|(_, more)| {
            let text = match more {
                More::Yes => self.say(&"terminal-do-it-or-more".into()),
                More::No => self.say(&"terminal-do-it".into()),
            };
            let style = self.look.warning();
            let on = matches!(self.cursor, Some(Target::Confirm));
            let style = if on { style.add_modifier(ratatui::style::Modifier::REVERSED) } else { style };
            Tile::text(format!("[ {text} ]"), style).pointing_at(Target::Confirm)
        });
        let buttons = self.scene.buttons.iter().map(|button| {
            let label = Span::styled(format!(" {} ", self.say(&button.label)), Look::bold());
            pen.chip(parlour_core::scene::Pick::button(button.id.clone()), vec![label])
        });
        Tile::beside(confirm.into_iter().chain(buttons), 2).indented(1)
    }

    fn key_line(&self) -> Tile {
        if self.session.voice().is_some_and(|voice| voice.waits != VoiceWaits::Move) {
            return Tile::text(self.say(&"terminal-lesson-keys".into()), self.look.quiet());
        }
        let keys = match (self.session.client().is_over(), self.way) {
            (true, _) => "terminal-keys-over",
            (false, Cursor::Looking) => "terminal-keys-looking",
            (false, Cursor::Choosing) => "terminal-keys-choosing",
        };
        Tile::text(self.say(&keys.into()), self.look.quiet())
    }

    fn draw_too_small(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let words = Words::new("terminal-too-small")
            .number("columns", SMALLEST.0)
            .number("rows", SMALLEST.1)
            .number("width", area.width)
            .number("height", area.height);
        let lines = wrapped(&self.say(&words), area.width.into());
        let lines: Vec<Line<'_>> = lines.into_iter().map(Line::raw).collect();
        frame.render_widget(Paragraph::new(lines), area);
    }
}
