//! The toy game as a viewer sees it.

use parlour_core::{
    Scene, Seat, Words,
    scene::{
        About, Button, Choice, Emblem, Explain, Face, Ink, Layout, Mark, Panel, Pick, PieceSpec, Place,
        Points, Zone,
    },
};

use crate::{
    action::ToyAction,
    card::{Card, CardSet},
    flaw::Flaw,
    toy::{RULE, Toy},
    view::ToyView,
};

pub(crate) fn scene(view: &ToyView) -> Scene {
    let table = &view.table;
    let own = view.viewer.seat();
    let actions: Vec<ToyAction> =
        own.into_iter().flat_map(|seat| Toy::lawful(table, seat, view.hand)).collect();
    let mut choices: Vec<Choice> = actions.iter().map(|&action| choice(table.options.flaw, action)).collect();
    if table.has(Flaw::SceneMissesAnAction) {
        choices.pop();
    }
    let score = |seat| i32::from(table.points[seat]);
    let too_many = i32::from(table.has(Flaw::SceneMiscounts));
    let scene = Scene {
        viewer: view.viewer,
        prompt: prompt(table.options.flaw),
        rule: RULE,
        to_act: table.to_act(),
        decided: table.decided,
        counters: Vec::new(),
        panels: table.seats.iter().map(|seat| Panel::new(seat, score(seat) + too_many)).collect(),
        zones: zones(view),
        tally: table
            .seats
            .iter()
            .map(|seat| Points { seat, rule: RULE, words: "toy-rounds".into(), points: score(seat) })
            .collect(),
        buttons: actions.iter().filter_map(|&action| button(action)).collect(),
        choices,
    };
    scene.explained(view)
}

/// Every piece on this table of hills is explained as a hill.
impl Explain for ToyView {
    fn zone(&self, _zone: &Zone) -> About {
        About::new(RULE, "toy-hand")
    }

    fn piece(&self, _piece: &PieceSpec, _zone: &Zone) -> About {
        match self.table.options.flaw {
            Flaw::SceneExplainsNoPiece => About::default(),
            Flaw::ExplanationIsNotTranslated => About::new(RULE, "toy-forgotten"),
            _ => About::new(RULE, "toy-hill"),
        }
    }

    fn figure(&self, _label: &Words, _seat: Option<Seat>) -> About {
        About::default()
    }

    fn tag(&self, _tag: &Words, _seat: Seat) -> About {
        About::default()
    }
}

fn prompt(flaw: Flaw) -> Words {
    match flaw {
        Flaw::PromptIsNotTranslated => "toy-forgotten".into(),
        Flaw::PromptLacksAPlayer => "toy-passes".into(),
        _ => "toy-prompt".into(),
    }
}

fn zones(view: &ToyView) -> Vec<Zone> {
    let table = &view.table;
    let pile = match view.top {
        Some(top) => Place::with([piece(top)]),
        None => Place::backs(1),
    };
    let shown = Place::with(table.shown.into_iter().map(piece));
    let mut zones = vec![
        Zone::new("pile", "toy-top", Layout::Pile).place(pile),
        Zone::new("shown", "toy-shown", Layout::Row).place(shown),
    ];
    for seat in table.seats.iter() {
        let hand = if view.viewer.is(seat) { cards(view.hand) } else { Place::backs(table.hand_size(seat)) };
        let chosen = match (view.viewer.is(seat), view.chosen) {
            (true, Some(card)) => Place::with([piece(card).mark_if(true, Mark::Chosen)]),
            _ => Place::backs(usize::from(table.decided.contains(seat))),
        };
        zones.push(
            Zone::new(format!("hand.{seat}"), "toy-hand", Layout::Fan).of(seat).place(hand).place(chosen),
        );
    }
    zones
}

fn cards(cards: CardSet) -> Place {
    Place::with(cards.into_iter().map(piece))
}

fn piece(card: Card) -> PieceSpec {
    let emblem = Emblem::new("hill", "toy-hill", 'h', Ink::Green);
    PieceSpec::new(card, Face::Card { rank: card.to_string().into(), emblem, stars: 0 })
}

fn choice(flaw: Flaw, action: ToyAction) -> Choice {
    let pick = match (flaw, action) {
        (Flaw::ScenePicksAreAmbiguous, _) => Pick::Zone("pile".to_owned()),
        (Flaw::ScenePicksAreNotThere, _) => Pick::button(format!("press for {action}")),
        (_, ToyAction::Play(card)) => Pick::piece(card),
        (_, ToyAction::Peek | ToyAction::Pass | ToyAction::Nod) => Pick::button(action.to_string()),
    };
    Choice::new(action, [pick], Words::plain(action))
}

fn button(action: ToyAction) -> Option<Button> {
    match action {
        ToyAction::Play(_) => None,
        _ => Some(Button { id: action.to_string(), label: Words::plain(action) }),
    }
}
