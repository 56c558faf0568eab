//! What stands beside a seat's name.

use parlour_core::scene::{Panel, Pick};
use ratatui::{
    style::Modifier,
    text::{Line, Span},
};

use super::{look::Look, target::Pen, tile::Tile};

impl Pen<'_> {
    /// Whose turn it is, the name, who plays there, the score, figures and tags.
    pub(crate) fn panel(&self, panel: &Panel, player: &str) -> Tile {
        let seat = panel.seat;
        let acts = self.scene.to_act.contains(seat);
        let sign = if acts { self.look.sign("▶", ">") } else { " " };
        let name_style = if acts { self.look.accent() } else { Look::bold() };
        let name = self.chip(Pick::Seat(seat), vec![Span::styled(self.seat_name(seat), name_style)]);
        let mut about = vec![Span::styled(format!("{player} "), self.look.quiet())];
        about.push(Span::styled(format!(" {} ", panel.score), Look::bold().add_modifier(Modifier::REVERSED)));
        for counter in &panel.counters {
            about.push(Span::styled(self.look.text(&format!("  {} ", counter.label)), self.look.quiet()));
            about.push(Span::raw(self.look.text(&counter.value)));
        }
        let chosen = self.scene.decided.contains(seat).then_some("has chosen");
        for tag in panel.tags.iter().map(String::as_str).chain(chosen) {
            about.push(Span::styled(format!("  <{}>", self.look.text(tag)), self.look.warning()));
        }
        Tile::beside([Tile::text(sign, self.look.accent()), name, Tile::line(&Line::from(about))], 0)
    }
}
