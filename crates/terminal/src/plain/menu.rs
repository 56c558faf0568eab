//! Choosing a game in lines.

use std::io::{BufRead, Write};

use parlour_bots::Bot;
use parlour_core::{Language, Viewer, Words};
use parlour_registry::{Deal, GAMES};
use serde_json::Map;

use super::Lines;
use crate::{
    SoloSetup, TerminalError, fresh_seed,
    voice::{bot_pitch, speaker},
};

/// Asks which game, for how many and against whom. Nothing at the end of input.
///
/// # Errors
/// If the output fails, or there is no randomness for a seed.
pub fn choose(
    language: Language,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Option<SoloSetup>, TerminalError> {
    let speaker = speaker(language, Viewer::Spectator);
    let mut lines = Lines { input, out, speaker };
    let games = GAMES.iter().map(|game| game.info());
    let games = games.map(|info| format!("{}: {}", info.title, speaker.say(&info.pitch.into())));
    let games: Vec<String> = games.collect();
    let Some(game) = lines.number("terminal-which-game", &games, 0)? else { return Ok(None) };
    let info = GAMES[game].info();
    let counts: Vec<usize> = info.seats.clone().collect();
    let name = |count: &usize| speaker.say(&Words::new("terminal-count-seats").number("seats", *count));
    let names: Vec<String> = counts.iter().map(name).collect();
    let Some(seats) = lines.number("terminal-how-many", &names, 0)? else { return Ok(None) };
    let bots = Bot::ALL.iter().map(|bot| format!("{bot}: {}", speaker.say(&bot_pitch(*bot))));
    let bots: Vec<String> = bots.collect();
    let medium = Bot::ALL.iter().position(|bot| *bot == Bot::Medium).unwrap_or(0);
    let Some(bot) = lines.number("terminal-which-bots", &bots, medium)? else { return Ok(None) };
    let deal = Deal { seats: counts[seats], options: Map::new(), seed: fresh_seed()? };
    Ok(Some(SoloSetup::against(info.slug, deal, Bot::ALL[bot])))
}

impl<I: BufRead, O: Write> Lines<'_, I, O> {
    /// The index of what was chosen; an empty line chooses the usual.
    fn number(
        &mut self,
        question: &'static str,
        items: &[String],
        usual: usize,
    ) -> Result<Option<usize>, TerminalError> {
        self.speak(&question.into())?;
        for (index, item) in items.iter().enumerate() {
            self.say(format_args!("{:>3}. {item}", index + 1))?;
        }
        loop {
            let Some(line) = self.ask(&format!("1-{} [{}]:", items.len(), usual + 1))? else {
                return Ok(None);
            };
            match line.parse::<usize>() {
                _ if line.is_empty() => return Ok(Some(usual)),
                Ok(number) if (1..=items.len()).contains(&number) => return Ok(Some(number - 1)),
                _ => self.speak(&Words::new("terminal-no-such-number").number("last", items.len()))?,
            }
        }
    }
}
