//! A small card beside a thing on the table that says what it is and does: [`Asking`].
//!
//! The card is opened by a mouse that rests on the thing, by the keyboard's focus, by a long press, and by a
//! tap on something that cannot be picked. Everything that has an explanation carries its number in
//! `data-about`.

mod room;

use std::{rc::Rc, sync::Arc, time::Duration};

use leptos::{ev, leptos_dom::helpers::TimeoutHandle, prelude::*};
use parlour_core::{Rule, Scene, Words};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, PointerEvent};

use crate::{
    scene::{Names, words},
    text::{self, Part},
};

/// How long a mouse or the focus rests on a thing before its card is shown.
const REST: Duration = Duration::from_millis(500);
/// How long a finger rests on it.
const PRESS: Duration = Duration::from_millis(550);
/// A finger that moves further than this only scrolls.
const STILL: i32 = 9;
/// The id of the card, for the `aria-describedby` of its thing.
const CARD: &str = "about";

/// Returns the table and the names of its players.
pub(crate) type Look = Rc<dyn Fn() -> Option<(Arc<Scene>, Names)>>;

/// How long a card stays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stays {
    /// While the pointer or the focus is on the thing.
    WhileThere,
    /// Until it is closed.
    UntilClosed,
}

/// A card that is shown.
#[derive(Clone)]
struct Shown {
    about: String,
    title: String,
    lines: Vec<(Rule, Words)>,
    scene: Arc<Scene>,
    names: Names,
    stays: Stays,
}

/// The state of asking about things on the table.
#[derive(Clone, Copy)]
pub(crate) struct Asking {
    look: StoredValue<Look, LocalStorage>,
    shown: RwSignal<Option<Shown>>,
    /// The thing that the card is about.
    thing: StoredValue<Option<Element>, LocalStorage>,
    /// Where the card is.
    at: RwSignal<(f64, f64)>,
    /// How many times explanations have been fetched.
    fetched: RwSignal<u32>,
    waiting: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    pressed: StoredValue<Option<(i32, i32)>, LocalStorage>,
    /// Set while the click that ends a long press is to be ignored.
    swallow: StoredValue<Option<()>>,
}

impl Asking {
    /// Listens while the table is shown.
    pub(crate) fn about(look: Look) -> Self {
        let asking = Self {
            look: StoredValue::new_local(look),
            shown: RwSignal::new(None),
            thing: StoredValue::new_local(None),
            at: RwSignal::new((0.0, 0.0)),
            fetched: RwSignal::new(0),
            waiting: StoredValue::new_local(None),
            pressed: StoredValue::new_local(None),
            swallow: StoredValue::new(None),
        };
        let elsewhere = window_event_listener(ev::pointerdown, move |event| {
            let within = |place| element(&event).is_some_and(|element| inside(&element, place));
            if !within(".about") && !within(".board") && !within(".counters") {
                asking.close();
            }
        });
        let moved = window_event_listener(ev::pointermove, move |event| asking.moves(&event));
        let lifted = window_event_listener(ev::pointerup, move |_| asking.pressed.set_value(None));
        let scrolled = window_event_listener(ev::pointercancel, move |_| asking.forget());
        on_cleanup(move || {
            asking.forget();
            elsewhere.remove();
            moved.remove();
            lifted.remove();
            scrolled.remove();
        });
        asking
    }

    /// The pointer moves over an element.
    pub(crate) fn over(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.rests_on(element(event).and_then(|element| asked(&element)).filter(|(_, precise)| *precise));
        }
    }

    /// The focus moves to an element.
    pub(crate) fn focus(self, event: &ev::FocusEvent) {
        let by_keyboard =
            document().document_element().is_some_and(|root| root.has_attribute("data-keyboard"));
        if by_keyboard {
            self.rests_on(element(event).and_then(|element| asked(&element)));
        }
    }

    /// The pointer is pressed on an element. A finger that stays there asks about it.
    pub(crate) fn press(self, event: &PointerEvent) {
        self.swallow.set_value(None);
        self.forget();
        let thing = element(event).and_then(|element| asked(&element));
        let Some((thing, _)) = thing.filter(|_| event.pointer_type() != "mouse") else { return };
        self.pressed.set_value(Some((event.client_x(), event.client_y())));
        self.later(PRESS, move || {
            if self.pressed.get_value().is_some() {
                self.swallow.set_value(Some(()));
                self.show(&thing, Stays::UntilClosed);
            }
        });
    }

    /// Whether to ignore the next click, because it ends a long press.
    pub(crate) fn swallows_click(self) -> bool {
        self.swallow.get_value().is_some()
    }

    /// A click on something that it did not pick.
    pub(crate) fn clicked(self, event: &ev::MouseEvent) {
        match element(event).and_then(|element| asked(&element)) {
            Some((thing, _)) => self.show(&thing, Stays::UntilClosed),
            None => drop(self.close()),
        }
    }

    /// Asks about the focused thing. Returns whether there is anything to say about it.
    pub(crate) fn ask_focused(self) -> bool {
        let thing = document().active_element().and_then(|focused| asked(&focused));
        thing.is_some_and(|(thing, _)| {
            self.show(&thing, Stays::UntilClosed);
            true
        })
    }

    /// Closes the card. Returns whether there was one.
    pub(crate) fn close(self) -> bool {
        self.forget();
        let thing = self.thing.try_update_value(Option::take).flatten();
        if let Some(thing) = thing {
            // Removing an attribute that is not there does no harm.
            let _ = thing.remove_attribute("aria-describedby");
        }
        self.shown.try_update(Option::take).flatten().is_some()
    }

    /// The pointer or the focus has left the table.
    pub(crate) fn leaves(self) {
        self.rests_on(None);
    }

    /// Closes the card unless it was asked to stay.
    pub(crate) fn pass(self) {
        if self
            .shown
            .with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.stays == Stays::WhileThere))
        {
            self.close();
        }
    }

    fn rests_on(self, thing: Option<(Element, bool)>) {
        self.forget();
        match thing {
            Some((thing, _)) if self.thing.with_value(|shown| shown.as_ref() == Some(&thing)) => {}
            Some((thing, _)) => {
                self.pass();
                self.later(REST, move || self.show(&thing, Stays::WhileThere));
            }
            None => self.pass(),
        }
    }

    fn moves(self, event: &PointerEvent) {
        let Some((x, y)) = self.pressed.get_value() else { return };
        if (event.client_x() - x).abs().max((event.client_y() - y).abs()) > STILL {
            self.pressed.set_value(None);
        }
    }

    fn later(self, wait: Duration, act: impl FnOnce() + 'static) {
        self.waiting.set_value(set_timeout_with_handle(act, wait).ok());
    }

    /// Stops waiting.
    fn forget(self) {
        self.pressed.try_set_value(None);
        if let Some(waiting) = self.waiting.try_update_value(Option::take).flatten() {
            waiting.clear();
        }
    }

    fn show(self, thing: &Element, stays: Stays) {
        let number = thing.get_attribute("data-about").unwrap_or_default();
        let Some((scene, names)) = self.look.with_value(|look| look()) else { return };
        let lines = number
            .parse()
            .ok()
            .and_then(|number: usize| scene.abouts().get(number).map(|about| about.lines().to_vec()));
        let Some(lines) = lines.filter(|_| thing.is_connected()) else { return };
        self.close();
        self.fetch(names.game);
        let _ = thing.set_attribute("aria-describedby", CARD);
        self.thing.set_value(Some(thing.clone()));
        self.shown.set(Some(Shown { about: number, title: title(thing), lines, scene, names, stays }));
        self.settle();
    }

    /// Fetches the game's explanations the first time one is asked for.
    fn fetch(self, game: &'static str) {
        leptos::task::spawn_local(async move {
            // Without them, the card has a title and the rules.
            if text::fetch_part(game, Part::About, text::language()).await.is_ok() {
                let _ = self.fetched.try_update(|fetched| *fetched += 1);
                self.settle();
            }
        });
    }

    /// Places the card once it has been drawn.
    fn settle(self) {
        request_animation_frame(move || {
            let thing = self.thing.try_with_value(Clone::clone).flatten();
            let card =
                document().get_element_by_id(CARD).and_then(|card| card.dyn_into::<HtmlElement>().ok());
            if let (Some(thing), Some(card)) = (thing, card) {
                let _ = self.at.try_set(room::beside(&thing, &card));
            }
        });
    }

    /// The card.
    pub(crate) fn card(self) -> impl IntoView {
        let language = text::language();
        let left = move || format!("{}px", self.at.get().0);
        let top = move || format!("{}px", self.at.get().1);
        move || {
            self.fetched.track();
            let shown = self.shown.get()?;
            let slug = shown.names.game;
            let known = shown
                .lines
                .iter()
                .all(|(_, words)| words.id().is_none_or(|id| text::catalogue(language).has(id)));
            let line = |(rule, line): &(Rule, Words)| {
                let said = known.then(|| words(line, shown.scene.viewer, &shown.names));
                let rule = rule.to_string();
                let link = format!("/rules/{slug}#{rule}");
                view! { <p>{said}" "<a class="rule" href=link target="_blank" rel="noopener">{rule}</a></p> }
            };
            let lines: Vec<_> = shown.lines.iter().map(line).collect();
            let stays = (shown.stays == Stays::UntilClosed).then_some("");
            Some(view! {
                <div class="about" id=CARD role="tooltip" data-of=shown.about data-stays=stays data-known=known.then_some("") style:left=left style:top=top>
                    <h3>{shown.title}</h3>
                    {lines}
                </div>
            })
        }
    }
}

/// The thing that an element belongs to, and whether the pointer is on the thing itself. The empty area
/// beside the pieces of a zone asks about the zone on a click, not when a mouse passes over it.
fn asked(element: &Element) -> Option<(Element, bool)> {
    let thing = element.closest("[data-about]").ok()??;
    let is_zone = thing.has_attribute("data-zone");
    Some((thing, !is_zone || inside(element, ".zone-title, .backs, .holding")))
}

/// The title of the card: the name of the thing.
fn title(thing: &Element) -> String {
    let text = |selector: &str| Some(thing.query_selector(selector).ok()??.text_content()?.trim().to_owned());
    let label = |element: &Element| element.get_attribute("aria-label");
    let of_place = || text(":scope > .place-label").or_else(|| text(":scope > .place-seat"));
    let title = if thing.class_list().contains("place") {
        of_place().or_else(|| thing.closest("[data-zone]").ok()?.and_then(|zone| label(&zone)))
    } else {
        label(thing).or_else(|| text(":scope > .aside")).or_else(|| thing.text_content())
    };
    text::first_upper(&title.unwrap_or_default())
}

fn inside(element: &Element, selector: &str) -> bool {
    element.closest(selector).ok().flatten().is_some()
}

fn element(event: &web_sys::Event) -> Option<Element> {
    event.target().and_then(|target| target.dyn_into().ok())
}
