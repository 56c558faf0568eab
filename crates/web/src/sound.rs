//! A few soft sounds, made of sine waves: [`Sound`].
//!
//! The browser's sound interface is called by name: typed bindings to its eight classes would be several
//! times the size of the sounds. Nothing sounds before the visitor has touched the page, and each sound is
//! played only once at a time.

use std::{cell::RefCell, slice};

use js_sys::{Array, Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::settings::Settings;

/// The sounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A piece is laid.
    Card,
    /// A trick, a battle or a scoring is complete.
    Win,
    /// The visitor is to decide.
    Turn,
    /// The game is over.
    End,
}

/// A tone of a sound.
struct Tone {
    /// The start, in seconds.
    at: f64,
    hertz: f64,
    /// How long it takes to fade, in seconds.
    lasts: f64,
    /// The volume at the start, from 0 to 1.
    loud: f64,
}

const fn tone(at: f64, hertz: f64, lasts: f64, loud: f64) -> Tone {
    Tone { at, hertz, lasts, loud }
}

const CARD: &[Tone] = &[tone(0.0, 196.0, 0.09, 0.10), tone(0.0, 698.46, 0.04, 0.03)];
const WIN: &[Tone] = &[tone(0.0, 523.25, 0.35, 0.05), tone(0.11, 783.99, 0.5, 0.05)];
const TURN: &[Tone] = &[tone(0.0, 659.26, 0.3, 0.04)];
const END: &[Tone] =
    &[tone(0.0, 392.0, 0.5, 0.05), tone(0.16, 493.88, 0.5, 0.05), tone(0.32, 587.33, 0.9, 0.05)];

impl Sound {
    const fn tones(self) -> &'static [Tone] {
        match self {
            Self::Card => CARD,
            Self::Win => WIN,
            Self::Turn => TURN,
            Self::End => END,
        }
    }

    /// The length of the sound, in seconds.
    fn length(self) -> f64 {
        self.tones().iter().map(|tone| tone.at + tone.lasts).fold(0.0, f64::max)
    }
}

thread_local! {
    static SPEAKER: RefCell<Speaker> = const { RefCell::new(Speaker { context: None, until: [0.0; 4] }) };
}

/// The source of sounds.
struct Speaker {
    /// The browser's audio context; `None` before the visitor has touched the page, or in a browser without
    /// one.
    context: Option<Audio>,
    /// The time until which each sound lasts, on the clock of the context.
    until: [f64; 4],
}

/// Gets ready at the first touch or key. Before that, a browser lets no page play sounds.
pub(crate) fn wait_for_a_touch(settings: Settings) {
    let begin = move || {
        if settings.sound.get_untracked() {
            SPEAKER.with_borrow_mut(|speaker| {
                if speaker.context.is_none() {
                    speaker.context = Audio::of_browser();
                }
            });
        }
    };
    let touched = window_event_listener(leptos::ev::pointerup, move |_| begin());
    let typed = window_event_listener(leptos::ev::keyup, move |key| {
        // To browsers, Escape is the one key that is no sign of interest.
        if key.key() != "Escape" {
            begin();
        }
    });
    on_cleanup(move || {
        touched.remove();
        typed.remove();
    });
}

/// Plays a sound, if the visitor wants sounds and this one is not already playing.
pub(crate) fn play(settings: Settings, sound: Sound) {
    if !settings.sound.get_untracked() {
        return;
    }
    SPEAKER.with_borrow_mut(|speaker| {
        let Some(context) = &speaker.context else { return };
        let now = context.number("currentTime");
        let until = &mut speaker.until[sound as usize];
        if now >= *until {
            *until = now + sound.length();
            for tone in sound.tones() {
                // It does no harm if a tone cannot be played.
                let _ = context.sounds(tone, now + tone.at);
            }
        }
    });
}

/// An object of the browser's sound interface.
struct Audio(JsValue);

impl Audio {
    /// Creates an audio context.
    fn of_browser() -> Option<Self> {
        let class: Function = Reflect::get(&window(), &"AudioContext".into()).ok()?.dyn_into().ok()?;
        Reflect::construct(&class, &Array::new()).ok().map(Self)
    }

    /// Plays a tone that begins at a given time and fades.
    fn sounds(&self, tone: &Tone, begins: f64) -> Result<(), JsValue> {
        let ends = begins + tone.lasts;
        let (wave, volume) = (self.call("createOscillator", &[])?, self.call("createGain", &[])?);
        wave.part("frequency")?.call("setValueAtTime", &[tone.hertz.into(), begins.into()])?;
        let gain = volume.part("gain")?;
        gain.call("setValueAtTime", &[tone.loud.into(), begins.into()])?;
        // An exponential fade never reaches zero.
        gain.call("exponentialRampToValueAtTime", &[0.0001.into(), ends.into()])?;
        wave.call("connect", slice::from_ref(&volume.0))?;
        volume.call("connect", &[self.part("destination")?.0])?;
        wave.call("start", &[begins.into()])?;
        wave.call("stop", &[ends.into()])?;
        Ok(())
    }

    fn call(&self, name: &str, arguments: &[JsValue]) -> Result<Self, JsValue> {
        let function: Function = self.part(name)?.0.dyn_into()?;
        function.apply(&self.0, &arguments.iter().collect::<Array>()).map(Self)
    }

    fn part(&self, name: &str) -> Result<Self, JsValue> {
        Reflect::get(&self.0, &name.into()).map(Self)
    }

    fn number(&self, name: &str) -> f64 {
        self.part(name).ok().and_then(|part| part.0.as_f64()).unwrap_or_default()
    }
}
