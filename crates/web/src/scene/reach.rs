//! What is picked and what can be: [`Reach`].

use parlour_core::{
    Scene,
    scene::{Choice, Pick, Picking},
};

/// What is picked so far in one scene, and what that leaves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reach {
    /// What has been picked, in order.
    pub(crate) picked: Vec<Pick>,
    /// What can be picked next.
    pub(crate) next: Vec<Pick>,
    /// The choice that the picks mean exactly.
    pub(crate) meant: Option<Choice>,
    /// What can be picked next to make codices active, and which.
    promises: Vec<(Pick, Vec<String>)>,
}

/// How a thing stands to a choice in the making.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stand {
    /// It is picked.
    Picked,
    /// It can be picked.
    Open,
    /// The choice that is meant would make it active.
    Lit,
    /// Neither.
    Aside,
}

impl Stand {
    /// Its name in the style sheet.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Picked => "picked",
            Self::Open => "open",
            Self::Lit => "lit",
            Self::Aside => "",
        }
    }
}

impl Reach {
    /// What these picks leave. Picks that are not possible are passed over.
    pub(crate) fn new(scene: &Scene, picks: &[Pick]) -> Self {
        let mut picking = Picking::new(scene);
        for pick in picks {
            picking.pick(pick);
        }
        Self {
            picked: picking.picked().to_vec(),
            next: picking.next().into_iter().cloned().collect(),
            meant: picking.meant().cloned(),
            promises: promises(&picking),
        }
    }

    /// The pieces that would become active if this were picked now, when that would mean an action.
    pub(crate) fn promised(&self, pick: &Pick) -> Option<&[String]> {
        self.promises.iter().find(|(promising, _)| promising == pick).map(|(_, lights)| &**lights)
    }

    /// The same in one line, for the page.
    pub(crate) fn lights(&self, pick: &Pick) -> Option<String> {
        self.promised(pick).map(|lights| lights.join(" "))
    }

    /// How that thing stands.
    pub(crate) fn stand(&self, pick: &Pick) -> Stand {
        let lit = || match (pick, &self.meant) {
            (Pick::Piece(id), Some(meant)) => meant.lights.contains(id),
            _ => false,
        };
        if self.picked.contains(pick) {
            Stand::Picked
        } else if self.next.contains(pick) {
            Stand::Open
        } else if lit() {
            Stand::Lit
        } else {
            Stand::Aside
        }
    }

    /// The action, when the picks mean one and nothing more can be picked.
    pub(crate) fn settled(&self) -> Option<&Choice> {
        self.meant.as_ref().filter(|_| self.next.is_empty())
    }
}

/// For every pick that would mean an action: what that action makes active.
fn promises(picking: &Picking<'_>) -> Vec<(Pick, Vec<String>)> {
    let last = picking.open().filter(|choice| choice.picks.len() == picking.picked().len() + 1);
    let waking = last.filter(|choice| !choice.lights.is_empty());
    waking
        .filter_map(|choice| {
            let missing = choice.picks.iter().find(|pick| !picking.picked().contains(pick))?;
            Some((missing.clone(), choice.lights.clone()))
        })
        .collect()
}
