//! Things to point at, and their state: [`Target`], [`Pen`].

use parlour_core::{
    Scene, Words,
    scene::{Choice, Pick, Picking},
};
use parlour_language::Speaker;

use super::look::Look;

/// Something on the screen that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// Something in the scene.
    Pick(Pick),
    /// The button that plays the picked action.
    Confirm,
}

/// The current state of something in the scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// It cannot be picked now.
    Still,
    /// It can be picked.
    Open,
    /// It has been picked.
    Picked,
}

/// Everything that a drawing depends on.
pub(crate) struct Pen<'a> {
    pub(crate) look: Look,
    speaker: Speaker<'static>,
    pub(crate) scene: &'a Scene,
    pub(crate) picking: Picking<'a>,
    pub(crate) cursor: Option<&'a Target>,
    open: Vec<&'a Pick>,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(
        look: Look,
        speaker: Speaker<'static>,
        scene: &'a Scene,
        picks: &[Pick],
        cursor: Option<&'a Target>,
    ) -> Self {
        let mut picking = Picking::new(scene);
        for pick in picks {
            picking.pick(pick);
        }
        let open = picking.next();
        Self { look, speaker, scene, picking, cursor, open }
    }

    /// The words in the person's language, using characters that the terminal has.
    pub(crate) fn say(&self, words: &Words) -> String {
        self.look.text(&self.speaker.say(words))
    }

    pub(crate) fn standing(&self, pick: &Pick) -> Standing {
        if self.picking.picked().contains(pick) {
            Standing::Picked
        } else if self.open.binary_search(&pick).is_ok() {
            Standing::Open
        } else {
            Standing::Still
        }
    }

    pub(crate) fn under_cursor(&self, pick: &Pick) -> bool {
        matches!(self.cursor, Some(Target::Pick(other)) if other == pick)
    }

    /// What is under the cursor, if it can be picked.
    fn pointed(&self) -> Option<&'a Pick> {
        match self.cursor {
            Some(Target::Pick(pick)) if self.standing(pick) == Standing::Open => Some(pick),
            _ => None,
        }
    }

    /// The choice that would be meant if what is under the cursor were picked too.
    pub(crate) fn previewed(&self) -> Option<&'a Choice> {
        let mut picking = self.picking.clone();
        if let Some(pick) = self.pointed() {
            picking.pick(pick);
        }
        picking.meant()
    }

    /// How many actions would be left if what is under the cursor were picked too.
    pub(crate) fn ways(&self) -> usize {
        let mut picking = self.picking.clone();
        if let Some(pick) = self.pointed() {
            picking.pick(pick);
        }
        picking.open().count()
    }

    /// Whether the previewed choice would make this piece active.
    pub(crate) fn lit(&self, piece: &str) -> bool {
        self.previewed().is_some_and(|choice| choice.lights.iter().any(|light| light == piece))
    }
}
