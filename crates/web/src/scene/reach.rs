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
    /// What can be picked instead of something that is.
    instead: Vec<Pick>,
    /// The choice that the picks mean exactly.
    pub(crate) meant: Option<Choice>,
    /// What can be picked next to make codices active, and which.
    promises: Vec<(Pick, Vec<String>)>,
    /// The places that some choice points at, now or after another beginning.
    places: Vec<Pick>,
}

/// How a thing stands to a choice in the making.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stand {
    /// It is picked.
    Picked,
    /// It can be picked.
    Open,
    /// It can be picked instead of what is.
    Instead,
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
            Self::Instead => "instead",
            Self::Lit => "lit",
            Self::Aside => "",
        }
    }

    /// Whether pointing at it picks it or puts it back.
    pub(crate) const fn is_button(self) -> bool {
        matches!(self, Self::Picked | Self::Open | Self::Instead)
    }
}

impl Reach {
    /// What these picks leave. Picks that are not possible are passed over.
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
            places: places(scene),
        }
    }

    /// Whether some choice points at that place: then one can change one's mind to it.
    pub(crate) fn points_at(&self, place: &Pick) -> bool {
        self.places.contains(place)
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
        } else if self.instead.contains(pick) {
            Stand::Instead
        } else {
            Stand::Aside
        }
    }

    /// The action, when the picks mean one and nothing more can be picked.
    pub(crate) fn settled(&self) -> Option<&Choice> {
        self.meant.as_ref().filter(|_| self.next.is_empty())
    }
}

/// What could be picked if something that is picked were put back.
fn instead(scene: &Scene, picked: &[Pick], next: &[Pick]) -> Vec<Pick> {
    let mut picking = Picking::new(scene);
    let mut instead: Vec<Pick> = Vec::new();
    for pick in picked {
        instead.extend(picking.next().into_iter().cloned());
        picking.pick(pick);
    }
    instead.sort_unstable();
    instead.dedup();
    instead.retain(|pick| !picked.contains(pick) && !next.contains(pick));
    instead
}

fn places(scene: &Scene) -> Vec<Pick> {
    let picks = scene.choices.iter().flat_map(|choice| &choice.picks);
    let mut places: Vec<Pick> = picks.filter(|pick| matches!(pick, Pick::Place(..))).cloned().collect();
    places.sort_unstable();
    places.dedup();
    places
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

/// What comes of pointing at something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Touched {
    /// These are picked now.
    Picks(Vec<Pick>),
    /// What is picked is meant: pointing again at what is picked says so.
    Decide,
    /// It cannot be picked.
    Nothing,
}

impl Reach {
    /// Points at something. What is picked is put back by pointing at it again, or confirmed once nothing more can be picked; who
    /// points at something else changes their mind.
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

    /// A choice with more than one pick, whose first pick is not yet a choice.
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
        assert_eq!(settled.touched(&scene, other), Touched::Picks(vec![other.clone()]));
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
        assert!(reach.points_at(first) && reach.points_at(last));
    }
}
