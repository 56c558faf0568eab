//! The colours of each game's page: [`add_to_styles`].

use leptos::prelude::document;
use parlour_core::presentation::{Accent, Costume, Felt};
use parlour_registry::COVERS;
use wasm_bindgen::JsCast as _;
use web_sys::CssStyleSheet;

/// Adds the accent of every game to the style sheet.
pub(crate) fn add_to_styles() {
    let sheets = document().style_sheets();
    let Some(sheet) = sheets.item(0).and_then(|sheet| sheet.dyn_into::<CssStyleSheet>().ok()) else { return };
    for cover in COVERS {
        // Insert it first, so that other rules can override it. A page without it has the default colours.
        let _ = sheet.insert_rule(&rule(cover.info.slug, &cover.costume));
    }
}

fn rule(slug: &str, costume: &Costume) -> String {
    let Accent { light, on_light, dark, on_dark } = costume.accent;
    let felt = costume.felt.map(|Felt { light, light_deep, dark, dark_deep }| {
        format!(";--cloth:light-dark({light},{dark});--cloth-deep:light-dark({light_deep},{dark_deep})")
    });
    format!(
        "[data-game={slug}]{{--accent:light-dark({light},{dark});--accent-text:light-dark({on_light},{on_dark}){}}}",
        felt.unwrap_or_default()
    )
}
