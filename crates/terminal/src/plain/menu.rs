//! Choosing a game in lines.

use std::io::{BufRead, Write};

use parlour_bots::Bot;
use parlour_registry::{Deal, GAMES};
use serde_json::Map;

use super::Lines;
use crate::{Fault, SoloSetup, fresh_seed};

/// Asks which game, for how many and against whom. Nothing at the end of input.
///
/// # Errors
/// If the output fails, or there is no randomness for a seed.
pub fn choose(input: &mut impl BufRead, out: &mut impl Write) -> Result<Option<SoloSetup>, Fault> {
    let mut lines = Lines { input, out };
    let games: Vec<String> =
        GAMES.iter().map(|game| format!("{}: {}", game.info().title, game.info().pitch)).collect();
    let Some(game) = lines.number("Which game?", &games, 0)? else { return Ok(None) };
    let info = GAMES[game].info();
    let counts: Vec<usize> = info.seats.clone().collect();
    let names: Vec<String> = counts.iter().map(|count| format!("{count} seats")).collect();
    let Some(seats) = lines.number("How many play?", &names, 0)? else { return Ok(None) };
    let bots: Vec<String> = Bot::ALL.iter().map(|bot| format!("{bot}: {}", bot.pitch())).collect();
    let medium = Bot::ALL.iter().position(|bot| *bot == Bot::Medium).unwrap_or(0);
    let Some(bot) = lines.number("Who are the others?", &bots, medium)? else { return Ok(None) };
    let deal = Deal { seats: counts[seats], options: Map::new(), seed: fresh_seed()? };
    Ok(Some(SoloSetup::against(info.slug, deal, Bot::ALL[bot])))
}

impl<I: BufRead, O: Write> Lines<'_, I, O> {
    /// The index of what was chosen; an empty line chooses the usual.
    fn number(&mut self, question: &str, items: &[String], usual: usize) -> Result<Option<usize>, Fault> {
        self.say(question)?;
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
                _ => self.say(format_args!("There are numbers from 1 to {}.", items.len()))?,
            }
        }
    }
}
