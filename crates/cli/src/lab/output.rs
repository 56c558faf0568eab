//! The output of a report: a page, JSON, and a few sentences for the terminal.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
};

use anstyle::Style;
use parlour_lab::{Part, Report};

use super::args::Pages;
use crate::{error::CliError, file_out::FileOut};

const BOLD: Style = Style::new().bold();

/// The files of a report. They are opened before the first game, so that a mistyped name does not cost a
/// night of play.
pub(crate) struct Outputs {
    page: Option<FileOut>,
    json: Option<FileOut>,
    /// Whether standard output is needed for the JSON.
    quiet: bool,
}

impl Outputs {
    pub(crate) fn open(pages: &Pages) -> Result<Self, CliError> {
        let open = |path: &Option<PathBuf>| path.as_deref().map(FileOut::create).transpose();
        let straight = |path: &Option<PathBuf>| path.as_deref() == Some(Path::new("-"));
        Ok(Self {
            page: open(&pages.out)?,
            json: open(&pages.json)?,
            quiet: straight(&pages.out) || straight(&pages.json),
        })
    }

    pub(crate) fn write(self, report: &Report) -> Result<(), CliError> {
        if let Some(mut json) = self.json {
            json.write(&report.to_json())?;
            json.finish()?;
        }
        if let Some(mut page) = self.page {
            page.write(&parlour_lab::page(report))?;
            page.finish()?;
        }
        if self.quiet { Ok(()) } else { write_words(report) }
    }
}

fn write_words(report: &Report) -> Result<(), CliError> {
    let mut out = anstream::stdout();
    for sentence in &report.about.says {
        writeln!(out, "{sentence}")?;
    }
    for section in report.sections() {
        writeln!(out, "{BOLD}{}{BOLD:#}", section.title)?;
        for sentence in section.says {
            writeln!(out, "  {sentence}")?;
        }
    }
    Ok(())
}

/// Writes the sums, complete or not at all.
pub(crate) fn write_part(path: &Path, part: &Part) -> Result<(), CliError> {
    let mut out = FileOut::create(path)?;
    out.write(&(part.to_json() + "\n"))?;
    out.finish()
}

/// Reads sums that [`write_part`] wrote.
pub(crate) fn read_part(path: &Path) -> Result<Part, CliError> {
    let text =
        std::fs::read_to_string(path).map_err(|source| CliError::Read { path: path.to_owned(), source })?;
    let bad = |problem| CliError::Part { path: path.to_owned(), problem };
    let part = Part::from_json(&text).map_err(bad)?;
    let study = parlour_lab::find(&part.run.game)?(&part.run.setup())?;
    part.check_shape(&study.nothing()).map_err(bad)?;
    Ok(part)
}
