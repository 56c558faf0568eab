//! Which rules fire: [`Rules`].

use parlour_core::Rule;
use serde::Serialize;

use super::{Context, Example};
use crate::{
    interval::{Estimate, Z95},
    words::{listed, percent},
};

/// The most characters of a rule shown beside its figures.
const SENTENCE: usize = 220;
/// A rule that fires in a smaller share of games is rare.
const RARE: f64 = 0.01;

/// Which rules fire.
#[derive(Clone, Debug, Serialize)]
pub struct Rules {
    /// The findings in words.
    pub says: Vec<String>,
    /// Every rule of the page.
    pub rules: Vec<RuleRow>,
}

/// Whether a rule fires.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fires {
    /// It says what exists or always holds, so no moment cites it.
    Describes,
    /// It fires in no game.
    Never,
    /// It fires in less than one game of a hundred.
    Rarely,
    /// It fires in some games.
    Sometimes,
    /// It fires in every game.
    Always,
}

/// A rule and how often it fires.
#[derive(Clone, Debug, Serialize)]
pub struct RuleRow {
    /// The id of the rule.
    pub rule: Rule,
    /// The text of the rule, shortened.
    pub sentence: String,
    /// Whether it fires.
    pub fires: Fires,
    /// The number of steps of a game that cite it. A step is the deal, or a decision with everything that
    /// follows from it.
    pub per_game: Option<Estimate>,
    /// The share of games in which it fires.
    pub games: Estimate,
    /// The first moment at which it fires.
    pub example: Option<Example>,
}

impl Rules {
    pub(super) fn new(context: &Context<'_>) -> Self {
        let totals = &context.part.totals;
        let sentences = sentences(context.page);
        let row = |rule: Rule| {
            let number = usize::from(rule.number());
            let own = &totals.rules[number];
            let share = own.games as f64 / totals.games as f64;
            let fires = match share {
                _ if context.subject.descriptive.contains(&rule.number()) && own.games == 0 => {
                    Fires::Describes
                }
                _ if own.games == 0 => Fires::Never,
                _ if own.games == totals.games => Fires::Always,
                share if share < RARE => Fires::Rarely,
                _ => Fires::Sometimes,
            };
            let sentence = sentences.iter().find(|(other, _)| *other == rule);
            RuleRow {
                rule,
                sentence: sentence.map(|(_, text)| text.clone()).unwrap_or_default(),
                fires,
                per_game: own.steps.estimate(1.0, Z95),
                games: Estimate::share(share, totals.games as f64, Z95),
                example: context.example(own.first.0),
            }
        };
        let rules: Vec<RuleRow> = context.subject.info.all_rules().map(row).collect();
        Self { says: says(&rules, totals.games), rules }
    }
}

fn says(rules: &[RuleRow], games: u64) -> Vec<String> {
    let named = |fires: Fires| -> Vec<String> {
        rules.iter().filter(|row| row.fires == fires).map(|row| row.rule.to_string()).collect()
    };
    let mut says = Vec::new();
    let never = named(Fires::Never);
    if never.is_empty() {
        says.push("Every rule that can fire does, in some game.".to_owned());
    } else {
        says.push(format!(
            "Never in these games: {}. Either an option is off, or bots that play like these never get there; almost surely it is less than one game in {}.",
            listed(&never),
            crate::words::grouped((games as f64 / 3.0).max(1.0) as u64)
        ));
    }
    for row in rules.iter().filter(|row| row.fires == Fires::Rarely) {
        says.push(format!("{} matters in {} of games only.", row.rule, rare_percent(row.games.mean)));
    }
    says
}

fn rare_percent(share: f64) -> String {
    if share < 0.001 { format!("{:.4}%", 100.0 * share) } else { percent(share) }
}

/// The rules of a page: the text of each item that begins with a rule's id, without markup.
fn sentences(page: &str) -> Vec<(Rule, String)> {
    let mut found: Vec<(Rule, String)> = Vec::new();
    let mut open = false;
    for line in page.lines() {
        let item = line.strip_prefix("- **").and_then(|rest| rest.split_once("**"));
        if let Some((rule, text)) = item.and_then(|(id, text)| Some((id.parse().ok()?, text))) {
            found.push((rule, text.trim().to_owned()));
            open = true;
        } else if open && line.starts_with("  ") {
            if let Some((_, text)) = found.last_mut() {
                *text = format!("{text} {}", line.trim());
            }
        } else {
            open = false;
        }
    }
    found.into_iter().map(|(rule, text)| (rule, shortened(&text.replace(['*', '`'], "")))).collect()
}

/// As much of a rule as fits, in whole sentences. A table after a colon is left to the rules page.
fn shortened(text: &str) -> String {
    if text.ends_with(':') {
        return format!("{text} see the rules page.");
    }
    if text.chars().count() <= SENTENCE {
        return text.to_owned();
    }
    let cut: String = text.chars().take(SENTENCE).collect();
    let whole = cut.rfind(". ").map(|end| &cut[..=end]);
    whole.map_or_else(
        || format!("{} …", cut.rsplit_once(' ').map_or(cut.as_str(), |(words, _)| words)),
        str::to_owned,
    )
}

#[cfg(test)]
mod tests {
    use parlour_core::Language;

    use super::*;

    #[test]
    fn the_sentence_of_a_rule_is_read_from_its_page_without_marks() {
        let page =
            "# A\n- **TOY-1** There *are* cards.\n- **TOY-2** **You** play\n  one `card`.\n\n  not this\n";
        let found = sentences(page);
        assert_eq!(found[0].1, "There are cards.");
        assert_eq!(found[1].1, "You play one card.");
    }

    #[test]
    fn every_rule_of_every_game_has_a_sentence() {
        for game in parlour_registry::GAMES {
            let found = sentences(game.rules(Language::English));
            for rule in game.info().all_rules() {
                assert!(found.iter().any(|(other, text)| *other == rule && text.len() > 10), "{rule}");
            }
        }
    }
}
