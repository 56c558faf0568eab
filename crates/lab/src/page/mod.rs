//! A report as one page that needs nothing else: [`page`].

mod charts;
mod text;

use minijinja::{Environment, Value, context, value::Serde};

use crate::Report;

const TEMPLATE: &str = include_str!("report.html");
const STYLE: &str = include_str!("style.css");

/// The page of a report: one file with its style and its charts inside, for screens, phones and paper.
pub fn page(report: &Report) -> String {
    let mut pages = Environment::new();
    charts::add(&mut pages);
    text::add(&mut pages);
    pages.add_template("report.html", TEMPLATE).expect("the template is well formed");
    let template = pages.get_template("report.html").expect("it was just added");
    let contents: Vec<Value> =
        report.sections().map(|section| Value::from(vec![section.title, section.id])).collect();
    let page = template.render(context! {
        style => Value::from_safe_string(STYLE.to_owned()),
        contents => contents,
        ..Value::from(Serde(report))
    });
    page.expect("the template fits the report")
}
