//! The rules pages as HTML: made while building, so that no visitor loads a reader of Markdown.
//!
//! Every item that begins with a rule's id gets that id, so that a link can point at it.

use pulldown_cmark::{Options, Parser, html};

/// Sections that few readers want: what programs write, and a licence.
const FOLDED: [&str; 4] =
    ["What to write", "Was du schreibst", "Licence of the codices", "Lizenz der Kodizes"];

/// A rules page as HTML.
pub(crate) fn to_html(markdown: &str) -> String {
    folded(&anchored(&page(markdown)))
}

/// The same with the sections that few want folded away under their headings.
fn folded(html: &str) -> String {
    let sections =
        html.split("<h2>").enumerate().map(|(number, section)| match section.split_once("</h2>") {
            Some((title, text)) if FOLDED.contains(&title) => {
                format!("<details><summary>{title}</summary>{text}</details>")
            }
            _ if number == 0 => section.to_owned(),
            _ => format!("<h2>{section}"),
        });
    sections.collect()
}

/// Our own pages as HTML: they hold no foreign markup.
fn page(markdown: &str) -> String {
    let mut page = String::new();
    html::push_html(&mut page, Parser::new_ext(markdown, Options::ENABLE_TABLES));
    // What is wider than a phone scrolls, and whoever has only a keyboard must be able to scroll it.
    page.replace("<pre>", "<pre tabindex=\"0\">").replace("<table>", "<table tabindex=\"0\">")
}

fn anchored(html: &str) -> String {
    html.split("<li>")
        .enumerate()
        .map(|(number, part)| match (number, rule(part)) {
            (0, _) => part.to_owned(),
            (_, Some(id)) => format!("<li id=\"{id}\">{part}"),
            (_, None) => format!("<li>{part}"),
        })
        .collect()
}

/// The id at the beginning of an item: letters and a number.
fn rule(item: &str) -> Option<&str> {
    let item = item.trim_start().trim_start_matches("<p>").strip_prefix("<strong>")?;
    let (id, _) = item.split_once("</strong>")?;
    let (game, number) = id.split_once('-')?;
    let shaped = game.chars().all(|letter| letter.is_ascii_uppercase()) && number.parse::<u16>().is_ok();
    shaped.then_some(id)
}
