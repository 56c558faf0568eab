//! `parlour rules`: shows a rules page in the terminal.

use std::io::Write as _;

use anstyle::{AnsiColor, Style};
use parlour_core::Language;
use parlour_terminal::rules::{self, RulesStyle};

use crate::{args, error::CliError};

/// The widest page, because longer lines are hard to read.
const WIDEST: usize = 100;

/// Shows a rules page: plain Markdown in a pipe, laid out on a terminal.
pub(crate) fn show(args: &args::Rules, language: Language) -> Result<(), CliError> {
    let page = parlour_registry::find(&args.game)?.rules(language);
    let mut out = anstream::stdout();
    if matches!(anstream::AutoStream::choice(&std::io::stdout()), anstream::ColorChoice::Never) {
        return Ok(out.write_all(page.as_bytes())?);
    }
    for line in rules::layout(page, rules::terminal_width().map_or(WIDEST, |width| width.min(WIDEST))) {
        for (text, style) in line.pieces {
            let style = look(style);
            write!(out, "{style}{text}{style:#}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

const fn look(style: RulesStyle) -> Style {
    match style {
        RulesStyle::Plain => Style::new(),
        RulesStyle::Heading => Style::new().bold().underline(),
        RulesStyle::Rule => AnsiColor::Cyan.on_default().bold(),
        RulesStyle::Strong => Style::new().bold(),
        RulesStyle::Stressed => Style::new().italic(),
        RulesStyle::Code => AnsiColor::Green.on_default(),
    }
}
