//! The game itself.

use parlour_core::{
    Audience::{All, Only},
    Chance, Event, Game, GameInfo, IllegalActionError, NoOptions, Outcome, PerSeat, Rule, Scene, Seat,
    SeatSet, Seats, Sink, Texts, Viewer, Words,
    knowledge::{Known, NoKnowledge},
    scene::Panel,
};
use serde::{Deserialize, Serialize};

use crate::{CARDS, KuhnAction, KuhnSampler, KuhnView, SEATS};

const RULE: Rule = Rule::new(*b"KUH", 1);

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kuhn {
    /// The cards of seat 0 and seat 1, then the one left over: 0 is the jack, 1 the queen and 2 the king.
    pub cards: [u8; CARDS],
    /// The moves made so far.
    pub moves: KuhnMoves,
}

/// The moves made so far, in turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct KuhnMoves([Option<KuhnAction>; Self::LONGEST]);

impl KuhnMoves {
    /// The length of the longest game: a pass, a bet, and the answer to it.
    pub const LONGEST: usize = 3;

    /// The moves as a list.
    pub fn list(self) -> Vec<KuhnAction> {
        self.0.iter().copied().flatten().collect()
    }

    /// The last move.
    pub fn last(self) -> Option<KuhnAction> {
        self.list().last().copied()
    }

    /// The action of each move, or `None` for those not made.
    pub(crate) const fn each(self) -> [Option<KuhnAction>; Self::LONGEST] {
        self.0
    }

    pub(crate) fn to_act(self) -> SeatSet {
        use KuhnAction::{Bet, Pass};
        match self.list().as_slice() {
            [] | [Pass, Bet] => SeatSet::only(Seat::new(self.list().len() as u8 % 2)),
            [_] => SeatSet::only(Seat::new(1)),
            _ => SeatSet::EMPTY,
        }
    }

    fn push(&mut self, next: KuhnAction) {
        *self.0.iter_mut().find(|slot| slot.is_none()).expect("nobody acts more than three times") =
            Some(next);
    }
}

/// An event of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum KuhnEvent {
    Hand { seat: Seat, card: u8 },
    Acted { seat: Seat, action: KuhnAction },
    Shown { cards: [u8; 2] },
}

impl Event for KuhnEvent {
    /// Only programs play this game, and they read no catalogue, so the words stand here.
    fn words(&self) -> Words {
        let name = |card: u8| ["jack", "queen", "king"][usize::from(card)];
        Words::plain(match self {
            Self::Hand { seat, card } => format!("seat {seat} holds the {}", name(*card)),
            Self::Acted { seat, action } => format!("seat {seat}: {action}"),
            Self::Shown { cards: [one, other] } => format!("{} against {}", name(*one), name(*other)),
        })
    }
}

impl Kuhn {
    /// The chips won by seat 0, once the game is over.
    pub fn chips(&self) -> Option<i32> {
        use KuhnAction::{Bet, Pass};
        let showdown = if self.cards[0] > self.cards[1] { 1 } else { -1 };
        match self.moves.list().as_slice() {
            [Pass, Pass] => Some(showdown),
            [Bet, Bet] | [Pass, Bet, Bet] => Some(2 * showdown),
            [Bet, Pass] => Some(1),
            [Pass, Bet, Pass] => Some(-1),
            _ => None,
        }
    }

    /// Both cards, if they are compared.
    fn shown(&self) -> Option<[u8; 2]> {
        use KuhnAction::{Bet, Pass};
        let compared = matches!(self.moves.list().as_slice(), [Pass, Pass] | [.., Bet, Bet]);
        compared.then_some([self.cards[0], self.cards[1]])
    }
}

impl Known for Kuhn {
    type Knowledge = NoKnowledge;
}

impl Game for Kuhn {
    const INFO: GameInfo =
        GameInfo { slug: "kuhn", title: "Kuhn poker", seats: 2..=2, pitch: "", book: *b"KUH", rules: 1 };

    const TEXTS: &'static [Texts] = &[];

    type Options = NoOptions;
    type Action = KuhnAction;
    type Choices = Vec<KuhnAction>;
    type View = KuhnView;
    type Event = KuhnEvent;
    type Sampler = KuhnSampler;

    fn deal(_: Seats, _: &NoOptions, chance: &mut impl Chance, out: &mut impl Sink<KuhnEvent>) -> Self {
        let mut cards = [0, 1, 2];
        chance.shuffle("deck", &mut cards);
        for seat in SEATS.iter() {
            out.tell(RULE, Only(seat), KuhnEvent::Hand { seat, card: cards[seat.number()] });
        }
        Self { cards, moves: KuhnMoves::default() }
    }

    fn longest(_: Seats, _: &NoOptions) -> u32 {
        KuhnMoves::LONGEST as u32
    }

    fn seats(&self) -> Seats {
        SEATS
    }

    fn options(&self) -> &NoOptions {
        &NoOptions {}
    }

    fn to_act(&self) -> SeatSet {
        self.moves.to_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<KuhnAction>) {
        out.clear();
        if self.to_act().contains(seat) {
            out.extend(KuhnAction::ALL);
        }
    }

    fn check(&self, seat: Seat, _: KuhnAction) -> Result<(), IllegalActionError> {
        self.check_turn(seat)
    }

    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: KuhnAction,
        _: &mut impl Chance,
        out: &mut impl Sink<KuhnEvent>,
    ) {
        self.moves.push(action);
        out.tell(RULE, All, KuhnEvent::Acted { seat, action });
        if let Some(cards) = self.shown() {
            out.tell(RULE, All, KuhnEvent::Shown { cards });
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let chips = self.chips()?;
        Some(Outcome::highest_wins(PerSeat::from_fn(SEATS, |seat| [chips, -chips][seat.number()])))
    }

    fn view(&self, viewer: Viewer) -> KuhnView {
        let card = viewer.seat().map(|seat| self.cards[seat.number()]);
        KuhnView { viewer, card, moves: self.moves, shown: self.shown() }
    }

    fn sampler(view: &KuhnView) -> KuhnSampler {
        KuhnSampler::new(view)
    }

    fn scene(view: &KuhnView) -> Scene {
        Scene {
            viewer: view.viewer,
            prompt: "Choose.".into(),
            rule: RULE,
            to_act: view.moves.to_act(),
            decided: SeatSet::EMPTY,
            counters: Vec::new(),
            panels: SEATS.iter().map(|seat| Panel::new(seat, 0)).collect(),
            zones: Vec::new(),
            tally: Vec::new(),
            buttons: Vec::new(),
            choices: Vec::new(),
        }
    }
}
