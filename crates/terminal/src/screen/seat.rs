//! Drawing what is shown beside a seat's name.

use parlour_core::{
    Words,
    scene::{Panel, Pick},
};
use ratatui::text::{Line, Span};

use super::{look::Look, target::Pen, tile::Tile};

impl Pen<'_> {
    /// Whose turn it is, the name, who plays there, the score, figures and tags, as parts that may be spread
    /// over several rows.
    pub(crate) fn panel(&self, panel: &Panel, player: &str) -> Vec<Tile> {
        let seat = panel.seat;
        let acts = self.scene.to_act.contains(seat);
        let sign = if acts { self.look.sign("▶", ">") } else { " " };
        let name_style = if acts { self.look.accent() } else { Look::bold() };
        let name = self.chip(Pick::Seat(seat), vec![Span::styled(self.seat_name(seat), name_style)]);
        let player = Tile::text(player, self.look.quiet());
        let name = Tile::beside([Tile::text(sign, self.look.accent()), name, player], 0);
        let figure = |label: &Words, value: &Words, style| {
            Tile::line(&Line::from(vec![
                Span::styled(format!(" {} ", self.say(label)), self.look.quiet()),
                Span::styled(self.say(value), style),
            ]))
        };
        let mut parts = vec![name, figure(&"core-score".into(), &panel.score.into(), Look::bold())];
        parts.extend(
            panel
                .counters
                .iter()
                .map(|counter| figure(&counter.label, &counter.value, ratatui::style::Style::new())),
        );
        let has_chosen = Words::new("core-has-chosen");
        let chosen = self.scene.decided.contains(seat).then_some(&has_chosen);
        let tags = panel.tags.iter().map(|tag| &tag.words).chain(chosen);
        parts.extend(tags.map(|tag| Tile::text(format!(" <{}>", self.say(tag)), self.look.warning())));
        parts
    }
}
