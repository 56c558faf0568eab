//! The game itself: the deal, the course of play and the end.

use parlour_cards::Card;
use parlour_core::{
    ActionSet,
    Audience::{All, Only},
    Chance, Game, GameInfo, IllegalActionError, NoOptions, Outcome, PerSeat, Scene, Seat, SeatSet, Seats,
    Sink, Texts, Viewer,
};

use crate::{
    Betting, DECK, Ending, LeducAction, LeducEvent, LeducSampler, LeducTable, LeducView, rule, scene,
};

/// A position: what both seats know, and what is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leduc {
    pub(crate) table: LeducTable,
    /// The card each seat holds.
    pub(crate) hands: [Card; 2],
    /// LED-7: the public card, which lies face down until the first round is over.
    pub(crate) public: Card,
}

impl Leduc {
    /// What both seats know.
    #[inline]
    pub const fn table(&self) -> &LeducTable {
        &self.table
    }

    /// The card a seat holds.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> Card {
        self.hands[seat.number()]
    }

    /// LED-7: ends a round by turning up the public card, or by having both seats show their cards.
    fn end_round(&mut self, out: &mut impl Sink<LeducEvent>) {
        if self.table.public.is_none() {
            out.tell(rule(7), All, LeducEvent::Turned { card: self.public });
            out.cite(rule(4));
            self.table.public = Some(self.public);
            self.table.rounds[1] = Some(Betting::default());
        } else {
            for seat in LeducTable::SEATS.iter() {
                out.tell(rule(9), All, LeducEvent::Shown { seat, card: self.hand(seat) });
            }
            self.end(Ending::Showdown(self.hands), out);
        }
    }

    /// LED-10: ends the game.
    fn end(&mut self, ending: Ending, out: &mut impl Sink<LeducEvent>) {
        self.table.ending = Some(ending);
        let event = match self.table.winner() {
            Some(seat) => LeducEvent::Won { seat, chips: self.table.score(seat) },
            None => LeducEvent::Split,
        };
        out.tell(rule(10), All, event);
    }
}

impl Game for Leduc {
    const INFO: GameInfo = GameInfo {
        slug: "leduc",
        title: "Leduc Poker",
        seats: 2..=2,
        pitch: "leduc-pitch",
        book: *b"LED",
        rules: 10,
    };

    const TEXTS: &'static [Texts] = &[parlour_core::texts!(), parlour_core::about!(), parlour_cards::TEXTS];

    type Options = NoOptions;
    type Action = LeducAction;
    type Choices = ActionSet<LeducAction>;
    type View = LeducView;
    type Event = LeducEvent;
    type Sampler = LeducSampler;

    fn deal(
        seats: Seats,
        _options: &NoOptions,
        chance: &mut impl Chance,
        out: &mut impl Sink<LeducEvent>,
    ) -> Self {
        let dealer = chance.seat("dealer", seats);
        let mut cards = DECK;
        chance.shuffle("deck", &mut cards);
        let [first, second, public, ..] = cards;
        out.tell(rule(2), All, LeducEvent::Dealt { dealer });
        for (seat, card) in seats.iter().zip([first, second]) {
            out.tell(rule(3), Only(seat), LeducEvent::Hand { seat, card });
        }
        out.cite(rule(4));
        Self { table: LeducTable::new(dealer), hands: [first, second], public }
    }

    fn longest(_seats: Seats, _options: &NoOptions) -> u32 {
        2 * Betting::LONGEST as u32
    }

    fn seats(&self) -> Seats {
        LeducTable::SEATS
    }

    fn options(&self) -> &NoOptions {
        &NoOptions {}
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut ActionSet<LeducAction>) {
        *out = ActionSet(self.table.choices(seat));
    }

    fn check(&self, seat: Seat, action: LeducAction) -> Result<(), IllegalActionError> {
        self.check_turn(seat)?;
        self.table.betting().check(action)
    }

    fn play_unchecked(
        &mut self,
        seat: Seat,
        action: LeducAction,
        _chance: &mut impl Chance,
        out: &mut impl Sink<LeducEvent>,
    ) {
        let chips = self.table.cost(seat, action);
        let by = if action == LeducAction::Fold { rule(8) } else { rule(5) };
        out.tell(by, All, LeducEvent::Acted { seat, action, chips });
        self.table.paid[seat] += chips;
        self.table.betting_mut().push(action);
        if action == LeducAction::Fold {
            self.end(Ending::Fold(seat), out);
        } else if self.table.betting().is_over() {
            self.end_round(out);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = || PerSeat::from_fn(LeducTable::SEATS, |seat| self.table.score(seat));
        self.table.ending.map(|_| Outcome::highest_wins(scores()))
    }

    fn view(&self, viewer: Viewer) -> LeducView {
        let hand = viewer.seat().map(|seat| self.hand(seat));
        LeducView { viewer, table: self.table.clone(), hand }
    }

    fn sampler(view: &LeducView) -> LeducSampler {
        LeducSampler::new(view)
    }

    fn scene(view: &LeducView) -> Scene {
        scene::scene(view).explained(view)
    }
}
