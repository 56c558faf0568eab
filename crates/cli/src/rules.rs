//! `parlour rules`: a rules page in the terminal.

use std::io::Write as _;

use anstyle::{AnsiColor, Style};

use crate::{args, fault::Fault};

const HEADING: Style = Style::new().bold().underline();
const STRONG: Style = Style::new().bold();
const RULE: Style = AnsiColor::Cyan.on_default().bold();
const CODE: Style = AnsiColor::Green.on_default();

/// Shows a rules page: plain Markdown in a pipe, with a little typography on a terminal.
pub(crate) fn show(args: &args::Rules) -> Result<(), Fault> {
    let page = parlour_registry::find(&args.game)?.rules();
    let mut out = anstream::stdout();
    let plain = matches!(anstream::AutoStream::choice(&std::io::stdout()), anstream::ColorChoice::Never);
    for line in page.lines() {
        if plain {
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{}", styled(line))?;
        }
    }
    Ok(())
}

/// A line with its Markdown marks turned into styles.
fn styled(line: &str) -> String {
    if let Some(heading) = line.strip_prefix("# ").or_else(|| line.strip_prefix("## ")) {
        return format!("{HEADING}{heading}{HEADING:#}");
    }
    let strong = |text: &str| {
        let style = if is_rule(text) { RULE } else { STRONG };
        format!("{style}{text}{style:#}")
    };
    let line = between(line, "**", strong);
    between(&line, "`", |text| format!("{CODE}{text}{CODE:#}"))
}

fn is_rule(text: &str) -> bool {
    text.parse::<parlour_core::Rule>().is_ok()
}

/// Replaces what stands between pairs of a mark.
fn between(line: &str, mark: &str, replace: impl Fn(&str) -> String) -> String {
    let parts: Vec<&str> = line.split(mark).collect();
    if parts.len().is_multiple_of(2) {
        return line.to_owned();
    }
    parts
        .iter()
        .enumerate()
        .map(|(n, part)| if n % 2 == 1 { replace(part) } else { (*part).to_owned() })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_ids_strong_words_and_code_stand_out_and_their_marks_are_gone() {
        let line = styled("- **TPS-9** You *must* follow: **always**. `play R9`");
        let plain = anstream::adapter::strip_str(&line).to_string();
        assert_eq!(plain, "- TPS-9 You *must* follow: always. play R9");
        assert!(line.contains(&format!("{RULE}TPS-9{RULE:#}")));
    }

    #[test]
    fn a_lone_mark_is_left_alone() {
        assert_eq!(styled("2 ** 3"), "2 ** 3");
    }
}
