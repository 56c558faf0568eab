//! The page of a report, complete in one file: [`page`].

mod charts;
mod text;

use minijinja::{Environment, Value, context, value::Serde};

use crate::{Report, report::Section};

const TEMPLATE: &str = include_str!("report.html");
const STYLE: &str = include_str!("style.css");

/// The page of a report: one file including its style and charts, for screens, phones and paper.
pub fn page(report: &Report) -> String {
    let mut pages = Environment::new();
    charts::add(&mut pages);
    text::add(&mut pages);
    pages.add_template("report.html", TEMPLATE).expect("the template is well formed");
    let template = pages.get_template("report.html").expect("it was just added");
    // The first sentence of a section is its verdict.
    let texts = |section: Section<'_>| {
        let verdict = section.says.first()?;
        Some(Value::from(vec![section.title.to_owned(), section.id.to_owned(), verdict.clone()]))
    };
    let short: Vec<Value> = report.sections().filter_map(texts).collect();
    let page = template.render(context! {
        style => Value::from_safe_string(STYLE.to_owned()),
        short => short,
        ..Value::from(Serde(report))
    });
    page.expect("the template fits the report")
}
