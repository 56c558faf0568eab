//! The report of a run, in figures and in words: [`Report`].

mod choices;
mod drama;
mod figure;
mod kingmaking;
mod pieces;
mod rules;
mod scores;
mod seats;
mod skill;

use parlour_bots::Bot;
use serde::Serialize;
use serde_json::{Map, Value};

pub use self::{
    choices::{ChoicesSection, PhaseChoices},
    drama::{DramaSection, Tenth},
    figure::{Figure, UnknownFigureError},
    kingmaking::Kingmaking,
    pieces::{PieceColumn, PieceRow, PiecesSection},
    rules::{Fires, RuleRow, Rules},
    scores::{Length, ScoresSection, Spread},
    seats::{SeatsSection, WinShare},
    skill::{PairRow, Rating, Skill},
};
use crate::{Part, StudySubject, tally::GamePoint, words::counted};

/// The report of a run. Sections that were not asked for are left out.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// What was played.
    pub about: RunDescription,
    /// Who wins, by seat and by place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<SeatsSection>,
    /// Scores, margins and ties.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<ScoresSection>,
    /// How long games are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<Length>,
    /// How many choices players have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choices: Option<ChoicesSection>,
    /// Lead changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drama: Option<DramaSection>,
    /// Which rules fire.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<Rules>,
    /// Strength of each piece.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<PiecesSection>,
    /// Whether skill pays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill: Option<Skill>,
    /// Decisions that make another player win.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kingmaking: Option<Kingmaking>,
}

/// A section with its title.
#[derive(Clone, Copy, Debug)]
pub struct Section<'a> {
    /// The title, as a question.
    pub title: &'static str,
    /// The section's name in JSON and on the page.
    pub id: &'static str,
    /// The findings in words.
    pub says: &'a [String],
}

/// What was played.
#[derive(Clone, Debug, Serialize)]
pub struct RunDescription {
    /// The slug of the game.
    pub game: String,
    /// The name of the game for people.
    pub title: String,
    /// The number of seats.
    pub seats: usize,
    /// The options other than the default.
    pub options: Map<String, Value>,
    /// The bots.
    pub bots: Vec<String>,
    /// The random seed.
    pub seed: u64,
    /// The number of games in the planned run.
    pub games_planned: u64,
    /// The number of games counted here.
    pub games: u64,
    /// The command that gives the same figures.
    pub command: String,
    /// What to know before reading on.
    pub says: Vec<String>,
}

/// A game that shows something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Example {
    /// The number of the game in the run.
    pub game: u64,
    /// The number of decisions played before it.
    pub decision: u32,
    /// The command that shows it.
    pub command: String,
}

/// The material that sections are made from.
pub(crate) struct Context<'a> {
    pub(crate) part: &'a Part,
    pub(crate) subject: &'a StudySubject,
    /// The text of the rules page.
    pub(crate) page: &'a str,
}

impl Context<'_> {
    pub(crate) fn example(&self, spot: Option<GamePoint>) -> Option<Example> {
        spot.map(|GamePoint { game, decision }| Example {
            game,
            decision,
            command: format!(
                "parlour show --sim {} --index {game} --decision {decision}",
                self.part.run.words(&self.part.run.bots)
            ),
        })
    }
}

impl Report {
    /// Makes a report of a part of a run. `page` is the game's rules page.
    pub fn new(part: &Part, subject: &StudySubject, page: &str, figures: &[Figure]) -> Self {
        let context = Context { part, subject, page };
        let wanted = |figure| figures.contains(&figure) && part.totals.games > 0;
        Self {
            about: RunDescription::new(&context),
            seats: wanted(Figure::Seats).then(|| SeatsSection::new(&context)),
            scores: wanted(Figure::Scores).then(|| ScoresSection::new(&context)),
            length: wanted(Figure::Length).then(|| Length::new(&context)),
            choices: wanted(Figure::Choices).then(|| ChoicesSection::new(&context)),
            drama: wanted(Figure::Drama).then(|| DramaSection::new(&context)),
            rules: wanted(Figure::Rules).then(|| Rules::new(&context)),
            pieces: wanted(Figure::Pieces).then(|| PiecesSection::new(&context)),
            skill: (wanted(Figure::Skill) && part.deals.count() > 0).then(|| Skill::new(&context)),
            kingmaking: (wanted(Figure::Kingmaking) && part.totals.kingmaking.games() > 0)
                .then(|| Kingmaking::new(&context)),
        }
    }

    /// The sections in the report, in the order of the page.
    pub fn sections(&self) -> impl Iterator<Item = Section<'_>> {
        let says = [
            ("Is it fair?", Figure::Seats, self.seats.as_ref().map(|section| &section.says)),
            ("Scores", Figure::Scores, self.scores.as_ref().map(|section| &section.says)),
            ("How long is it?", Figure::Length, self.length.as_ref().map(|section| &section.says)),
            (
                "How much choice is there?",
                Figure::Choices,
                self.choices.as_ref().map(|section| &section.says),
            ),
            ("Is it exciting?", Figure::Drama, self.drama.as_ref().map(|section| &section.says)),
            ("Does skill pay?", Figure::Skill, self.skill.as_ref().map(|section| &section.says)),
            (
                "Who makes the king?",
                Figure::Kingmaking,
                self.kingmaking.as_ref().map(|section| &section.says),
            ),
            ("Which rules matter?", Figure::Rules, self.rules.as_ref().map(|section| &section.says)),
            ("What is strong?", Figure::Pieces, self.pieces.as_ref().map(|section| &section.says)),
        ];
        says.into_iter()
            .filter_map(|(title, figure, says)| Some(Section { title, id: figure.name(), says: says? }))
    }

    /// The report as JSON, for programs and for people with a pager. The same games give the same bytes.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report is numbers and texts with names") + "\n"
    }
}

impl RunDescription {
    fn new(context: &Context<'_>) -> Self {
        let (run, totals) = (&context.part.run, &context.part.totals);
        let bots: Vec<String> = run.bots.iter().map(|bot| bot.name().to_owned()).collect();
        let mut says = vec![format!(
            "{} of {} with {} seats, played by {}.",
            counted(totals.games, "game"),
            context.subject.info.title,
            run.seats,
            players(&run.bots)
        )];
        if !context.part.is_whole() {
            says.push(format!(
                "This is a part of a run of {}: the figures hold, with wider intervals than the whole run would give.",
                counted(run.games, "game")
            ));
        }
        let ladder: Vec<&str> = run.ladder.iter().map(|bot| bot.name()).collect();
        let command = format!(
            "parlour lab report {} --games {} --ladder {} --deals {} --kingmaking {}",
            run.words(&run.bots),
            run.games,
            ladder.join(","),
            run.deals,
            run.kingmaking
        );
        Self {
            game: run.game.clone(),
            title: context.subject.info.title.to_owned(),
            seats: run.seats,
            options: run.options.clone(),
            bots,
            seed: run.seed,
            games_planned: run.games,
            games: totals.games,
            command,
            says,
        }
    }
}

fn players(bots: &[Bot]) -> String {
    match bots {
        [one] => format!("bots of one kind, “{one}”: it {}", one.pitch()),
        several => {
            format!("the bots {}", several.iter().map(|bot| bot.name()).collect::<Vec<_>>().join(", "))
        }
    }
}
