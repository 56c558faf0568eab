//! What one viewer knows, and the positions it allows: [`KuhnView`] and [`KuhnSampler`].

use parlour_core::{Dice, IllegalActionError, Sampler, SeatSet, Seats, View, Viewer};
use serde::{Deserialize, Serialize};

use crate::{CARDS, Kuhn, KuhnAction, KuhnMoves, SEATS};

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct KuhnView {
    /// The seat or spectator whose view this is.
    pub viewer: Viewer,
    /// The viewer's own card, or `None` for a spectator.
    pub card: Option<u8>,
    /// The moves made so far.
    pub moves: KuhnMoves,
    /// Both cards, once they have been compared.
    pub shown: Option<[u8; 2]>,
}

impl View for KuhnView {
    type Action = KuhnAction;
    type Choices = Vec<KuhnAction>;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn seats(&self) -> Seats {
        SEATS
    }

    fn to_act(&self) -> SeatSet {
        self.moves.to_act()
    }

    fn legal(&self, out: &mut Vec<KuhnAction>) {
        out.clear();
        if self.check_turn().is_ok() {
            out.extend(KuhnAction::ALL);
        }
    }

    fn check(&self, _: KuhnAction) -> Result<(), IllegalActionError> {
        self.check_turn().map(drop)
    }
}

/// The deals that fit a view.
#[derive(Clone, Debug)]
pub struct KuhnSampler(KuhnView);

impl KuhnSampler {
    pub(crate) fn new(view: &KuhnView) -> Self {
        Self(view.clone())
    }

    fn fits(&self, cards: [u8; CARDS]) -> bool {
        match (self.0.shown, self.0.viewer, self.0.card) {
            (Some(shown), ..) => shown == cards[..2],
            (None, Viewer::Seat(seat), Some(card)) => cards[seat.number()] == card,
            _ => true,
        }
    }
}

impl Sampler<Kuhn> for KuhnSampler {
    fn draw(&self, dice: &mut impl Dice) -> Kuhn {
        // There are six deals. In a random order, the first that fits is as likely as any other that fits.
        let mut deals = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        dice.shuffle(&mut deals);
        let cards = deals.into_iter().find(|&deal| self.fits(deal)).expect("what was seen was dealt");
        Kuhn { cards, moves: self.0.moves }
    }
}
