//! What a seat knows, as numbers.

use parlour_core::{
    View as _,
    observe::{Cells, Field, Numbering, Observed},
};

use crate::{CARDS, KuhnAction, KuhnMoves, KuhnView};

impl Observed for KuhnView {
    const VERSION: u32 = 1;
    const SEATS: usize = 2;
    const STAKE: Option<u16> = Some(2);

    const SHORT: &'static [Field] =
        &[Field::seat("to act"), Field::flag("own seat is the first"), Field::one_of("own card", CARDS)];

    const REST: &'static [Field] = &[
        Field::one_of("move: pass, bet", KuhnAction::ALL.len()).times(KuhnMoves::LONGEST),
        Field::one_of("card shown, of the first seat", CARDS),
        Field::one_of("card shown, of the second seat", CARDS),
    ];

    const NUMBERING: Numbering<KuhnAction> = Numbering::by_index();

    fn observe_short(&self, out: &mut Cells<'_>) {
        out.field("to act").seat(self.to_act().first());
        out.field("own seat is the first").flag(self.viewer.seat().is_some_and(|seat| seat.number() == 0));
        out.field("own card").one_of(CARDS, self.card.map(usize::from));
    }

    fn observe_rest(&self, out: &mut Cells<'_>) {
        out.field("move: pass, bet");
        for action in self.moves.each() {
            out.one_of(KuhnAction::ALL.len(), action.map(|action| action as usize));
        }
        let [first, second] = [0, 1].map(|seat| self.shown.map(|cards| usize::from(cards[seat])));
        out.field("card shown, of the first seat").one_of(CARDS, first);
        out.field("card shown, of the second seat").one_of(CARDS, second);
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::{NoOptions, Seats};
    use parlour_laws::{LawSubject, indexed, observed};

    use crate::Kuhn;

    impl LawSubject for Kuhn {
        fn option_sets() -> Vec<NoOptions> {
            vec![NoOptions {}]
        }

        fn every_piece(_: Seats, _: &NoOptions) -> Vec<String> {
            (0..3).map(|card: u8| card.to_string()).collect()
        }

        fn census(&self) -> Vec<String> {
            self.cards.iter().map(u8::to_string).collect()
        }
    }

    #[test]
    fn an_observation_tells_what_the_view_tells() {
        observed::<Kuhn>(20).unwrap();
    }

    #[test]
    fn every_action_has_an_index_of_its_own() {
        indexed::<Kuhn>().unwrap();
    }
}
