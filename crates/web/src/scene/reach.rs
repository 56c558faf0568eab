//! The picks so far and what can be picked next: [`Reach`].

use parlour_core::{
    Scene, distinct,
    scene::{Choice, Pick, Picking},
};

/// The picks so far in one scene, and what they leave open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reach {
    /// The picks, in order.
    pub(crate) picked: Vec<Pick>,
    /// The picks that are possible next.
    pub(crate) next: Vec<Pick>,
    /// The picks that are possible instead of one of the current ones.
    instead: Vec<Pick>,
    /// The choice that the picks mean exactly, if any.
    pub(crate) meant: Option<Choice>,
    /// The next picks that would make codices active, with the ids of these codices.
    promises: Vec<(Pick, Vec<String>)>,
}

/// The state of a thing in relation to the current picks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stand {
    /// It is picked.
    Picked,
    /// It can be picked.
    Open,
    /// It can be picked instead of one of the current picks.
    Instead,
    /// The chosen action would make it active.
    Lit,
    /// None of these.
    Aside,
}

impl Stand {
    /// The name of the state in the style sheet.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Picked => "picked",
            Self::Open => "open",
            Self::Instead => "instead",
            Self::Lit => "lit",
            Self::Aside => "",
        }
    }

    /// Whether a click picks the thing or puts it back.
    pub(crate) const fn is_button(self) -> bool {
        matches!(self, Self::Picked | Self::Open | Self::Instead)
    }
}

impl Reach {
    /// Computes what these picks leave open. Impossible picks are skipped.
    pub(crate) fn new(scene: &Scene, picks: &[Pick]) -> Self {
        let mut picking = Picking::new(scene);
        for pick in picks {
            picking.pick(pick);
        }
        let next: Vec<Pick> = picking.next().into_iter().cloned().collect();
        Self {
            instead: instead(scene, picking.picked(), &next),
            picked: picking.picked().to_vec(),
            next,
            meant: picking.meant().cloned(),
            promises: promises(&picking),
        }
    }

    /// The pieces that would become active if this were picked now, provided that the pick completes an
    /// action.
    pub(crate) fn promised(&self, pick: &Pick) -> Option<&[String]> {
        self.promises.iter().find(|(promising, _)| promising == pick).map(|(_, lights)| &**lights)
    }

    /// The ids of those pieces on one line, for the page.
    pub(crate) fn lights(&self, pick: &Pick) -> Option<String> {
        self.promised(pick).map(|lights| lights.join(" "))
    }

    /// The state of a thing.
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
        } else if self.instead.contains(pick) {
            Stand::Instead
        } else {
            Stand::Aside
        }
    }

    /// The chosen action, if the picks mean one and nothing more can be picked.
    pub(crate) fn settled(&self) -> Option<&Choice> {
        self.meant.as_ref().filter(|_| self.next.is_empty())
    }
}

/// The picks that would be possible if some of the current ones were put back.
fn instead(scene: &Scene, picked: &[Pick], next: &[Pick]) -> Vec<Pick> {
    let mut picking = Picking::new(scene);
    let mut instead: Vec<Pick> = Vec::new();
    for pick in picked {
        instead.extend(picking.next().into_iter().cloned());
        picking.pick(pick);
    }
    let mut instead = distinct(instead);
    instead.retain(|pick| !picked.contains(pick) && !next.contains(pick));
    instead
}

/// For every pick that would complete an action, the pieces that the action makes active.
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

/// The result of a click on something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Touched {
    /// These are the picks now.
    Picks(Vec<Pick>),
    /// These are the picks now. Some earlier ones were put back, because they do not go together with the new
    /// one.
    Instead(Vec<Pick>),
    /// A second click on a pick confirms the chosen action.
    Decide,
    /// It cannot be picked.
    Nothing,
}

impl Reach {
    /// Handles a click on something. A click on a pick puts it back, or confirms the action once nothing more
    /// can be picked. A click on something else replaces the picks that do not go with it.
    pub(crate) fn touched(&self, scene: &Scene, pick: &Pick) -> Touched {
        if self.picked.contains(pick) {
            if self.settled().is_some() {
                return Touched::Decide;
            }
            let left: Vec<Pick> = self.picked.iter().filter(|other| *other != pick).cloned().collect();
            return Touched::Picks(left);
        }
        let kept = (0..=self.picked.len()).rev().map(|count| &self.picked[..count]);
        let mut possible = kept.filter(|kept| Self::new(scene, kept).next.contains(pick));
        match possible.next() {
            Some(kept) if kept.len() < self.picked.len() => {
                Touched::Instead(kept.iter().chain([pick]).cloned().collect())
            }
            Some(kept) => Touched::Picks(kept.iter().chain([pick]).cloned().collect()),
            None => Touched::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::{Seat, Seed, Viewer};
    use parlour_registry::Deal;

    use super::*;

    fn scene() -> Scene {
        let pillars = parlour_registry::find("pillars").unwrap();
        let deal = Deal { seats: 2, options: serde_json::Map::new(), seed: Seed::from(5) };
        let table = pillars.table(&deal).unwrap();
        let seat: Seat = table.to_act().first().unwrap();
        table.scene(Viewer::Seat(seat))
    }

    /// Finds a choice with more than one pick.
    fn two(scene: &Scene) -> Vec<Pick> {
        scene.choices.iter().map(|choice| choice.picks.clone()).find(|picks| picks.len() > 1).unwrap()
    }

    #[test]
    fn pointing_again_puts_back_what_is_picked_while_more_could_be() {
        let scene = scene();
        let picks = two(&scene);
        let reach = Reach::new(&scene, &picks[..1]);
        assert_eq!(reach.stand(&picks[0]), Stand::Picked);
        assert_eq!(reach.touched(&scene, &picks[0]), Touched::Picks(Vec::new()));
        assert_eq!(reach.touched(&scene, &picks[1]), Touched::Picks(picks[..2].to_vec()));
    }

    #[test]
    fn pointing_again_confirms_once_nothing_more_can_be_picked() {
        let scene = scene();
        let settled = scene.choices.iter().map(|choice| Reach::new(&scene, &choice.picks));
        let settled = settled.into_iter().find(|reach| reach.settled().is_some()).unwrap();
        assert_eq!(settled.touched(&scene, &settled.picked[0]), Touched::Decide);
    }

    #[test]
    fn pointing_at_something_else_changes_ones_mind() {
        let scene = scene();
        let first = Reach::new(&scene, &[]).next;
        let settled = first.iter().map(|pick| Reach::new(&scene, std::slice::from_ref(pick)));
        let settled = settled.into_iter().find(|reach| reach.settled().is_some()).unwrap();
        let other = first.iter().find(|pick| !settled.picked.contains(pick)).unwrap();
        assert_eq!(settled.stand(other), Stand::Instead);
        assert_eq!(settled.touched(&scene, other), Touched::Instead(vec![other.clone()]));
    }

    #[test]
    fn what_leads_to_no_action_cannot_be_picked() {
        let scene = scene();
        assert_eq!(Reach::new(&scene, &[]).touched(&scene, &Pick::piece("nothing")), Touched::Nothing);
    }

    #[test]
    fn what_the_last_pick_would_wake_is_known_before_it_is_picked() {
        let damocles = parlour_registry::find("damocles").unwrap();
        let scene = crate::sample::scene(damocles, &damocles.costume().picture).unwrap();
        let waking = scene.choices.iter().find(|choice| !choice.lights.is_empty()).unwrap();
        let [first, last] = &*waking.picks else { panic!("a swap has two picks") };
        let reach = Reach::new(&scene, std::slice::from_ref(first));
        assert_eq!(reach.promised(last), Some(&*waking.lights));
        assert_eq!(Reach::new(&scene, &[]).promised(last), None);
    }
}
