//! Assesses how a seat stands: piles, powers, hands, and who will score next.

use parlour_cards::{Card, CardSet, Rank, Suit};
use parlour_core::{Seat, sort_short_by};

use crate::{Magic, Pile, PilePoints, Pillars, PillarsAction, PillarsPhase, PillarsTable, Ranks};

/// The index of the seat being assessed; the other seat's comes next.
pub(super) const ME: usize = 0;
pub(super) const THEM: usize = 1;

/// PIL-12: the number of cards that a queen steals.
const STOLEN: i32 = 3;
/// The number of cards in the deck when the game begins: what a power is worth shrinks with the deck.
const FULL_DECK: f32 = 38.0;
/// The lead in points that makes a majority half certain, at the end of the game, and what each card left in
/// the deck adds to it.
const POINTS: (f32, f32) = (0.4, 0.35);
/// The same where cards are counted instead of points.
const CARDS: (f32, f32) = (0.1, 0.06);
/// The weight of diamonds, where a majority also breaks ties.
const DIAMONDS: f32 = 1.3;
/// What a scored card can still do, in majorities, at the beginning of the game: a spade now and then lets
/// one more card fit, a club saves a turn of drawing, and a heart gains a turn.
const SPADE: f32 = 0.05;
const CLUB: f32 = 0.1;
const HEART: f32 = 0.1;
/// What a face can still do: a jack undoes a score, a king a threat, and a queen is worth three cards.
const FACE: f32 = 0.1;
/// What a card in the hand is worth, as long as there is time to play it.
const HELD: f32 = 0.1;
/// With fewer cards than this in the deck, time runs short for cards in the hand.
const IN_TIME: f32 = 10.0;
/// The chance that a threat comes true if the seat to move ignores it.
const THREAT: f32 = 0.85;
/// The chance that the seat's own threats are still there if it does something else first.
const WAITING: f32 = 0.5;
/// The worth of getting ahead in a battle the other seat has just begun, as a fraction of what will be taken
/// there.
const OVERTAKING: f32 = 0.4;
/// The worth of another action in this turn, when no threat calls for it.
const ACTION: f32 = 0.12;

/// The parts of a position that matter, as seen by one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Assessment {
    pub(super) sides: [CardSet; 2],
    pub(super) scored: [CardSet; 2],
    pub(super) hands: [CardSet; 2],
    /// The number of cards that each hand has gained unseen, less those it has lost unseen.
    unseen: [i32; 2],
    deck: usize,
    /// The seat to move, and how many actions it has.
    mover: usize,
    actions: u8,
    /// Whether the game is over.
    over: bool,
    counted: PilePoints,
    margins: [f32; 5],
}

impl Assessment {
    pub(super) fn new(position: &Pillars, seat: Seat) -> Self {
        let table = position.table();
        let both = [seat, PillarsTable::other(seat)];
        Self {
            sides: both.map(|seat| table.sides[seat]),
            scored: both.map(|seat| table.scored[seat]),
            hands: both.map(|seat| position.hand(seat)),
            unseen: [0; 2],
            deck: table.deck_size(),
            mover: if table.turn == seat { ME } else { THEM },
            actions: table.actions,
            over: table.phase == PillarsPhase::Over,
            counted: table.options.pile_points,
            margins: [0.0; 5],
        }
        .measured()
    }

    /// Counts the margins of the piles.
    fn measured(mut self) -> Self {
        for (pile, margin) in Pile::ALL.into_iter().zip(&mut self.margins) {
            let points = |who: usize| f32::from(pile.points(self.scored[who], self.counted));
            *margin = points(ME) - points(THEM);
        }
        self
    }

    /// The assessment after an action of the seat to act.
    pub(super) fn after(mut self, action: PillarsAction) -> Self {
        let me = self.mover;
        match action {
            PillarsAction::Attack(cards) | PillarsAction::Defend(cards) => self.join(cards.cards()),
            PillarsAction::Crawl(card) => self.join(CardSet::only(card)),
            PillarsAction::Score => {
                let before = self;
                for battle in Suit::ALL.into_iter().filter(|&battle| before.lead(me, battle) > 0) {
                    if let Some((card, _)) = before.prize(me, battle) {
                        self.take(card);
                    }
                }
            }
            PillarsAction::Take(card) => {
                self.take(card);
                return self.measured();
            }
            PillarsAction::Harvest => {
                let drawn = (self.scored[me] & Pile::Clubs.cards()).len().min(self.deck);
                self.deck -= drawn;
                self.unseen[me] += i32::from(drawn as u8);
            }
            PillarsAction::Magic(magic) => self.spend(magic),
            PillarsAction::End => self.actions = 1,
        }
        self.actions = self.actions.saturating_sub(1);
        if self.actions == 0 {
            self.unseen[me] += i32::from(self.deck > 0);
            self.deck = self.deck.saturating_sub(1);
            self.over = self.deck == 0;
            self.mover = 1 - me;
            self.actions = 1;
        }
        self.measured()
    }

    fn join(&mut self, cards: CardSet) {
        self.hands[self.mover] = self.hands[self.mover] - cards;
        self.sides[self.mover] = self.sides[self.mover] | cards;
    }

    fn take(&mut self, card: Card) {
        self.scored[self.mover].insert(card);
        self.clear(card.suit());
    }

    fn clear(&mut self, battle: Suit) {
        self.sides = self.sides.map(|side| side - battle.cards());
    }

    fn spend(&mut self, magic: Magic) {
        let (me, them) = (self.mover, 1 - self.mover);
        self.scored[me].remove(magic.card());
        match magic {
            Magic::Number(_) => self.actions += 2,
            Magic::Jack(_, target) => self.scored[them].remove(target),
            Magic::Queen(_) => {
                let stolen = count(self.hands[them]).min(STOLEN);
                self.unseen[me] += stolen;
                self.unseen[them] -= stolen;
            }
            Magic::King(_, battle) => self.clear(battle),
        }
    }

    /// How many more cards a seat has in a battle than the other.
    pub(super) fn lead(&self, who: usize, battle: Suit) -> i32 {
        let on_side = |who: usize| count(self.sides[who] & battle.cards());
        on_side(who) - on_side(1 - who)
    }

    /// The lead in majorities, threats included: about 1 when one more pile is certain than for the other
    /// seat.
    pub(super) fn value(&self) -> f32 {
        let piles: f32 = (0..Pile::ALL.len()).map(|pile| self.majority(pile, self.margins[pile])).sum();
        let mine = self.reserves(ME) - self.reserves(THEM);
        let tempo = self.tempo();
        piles + mine + if self.mover == ME { tempo } else { -tempo }
    }

    /// How certain the majority of a pile is with this margin, from -1 (theirs) to 1 (mine).
    fn majority(&self, pile: usize, margin: f32) -> f32 {
        let by_cards = Pile::ALL[pile] == Pile::Faces || self.counted == PilePoints::Count;
        let (least, by_deck) = if by_cards { CARDS } else { POINTS };
        let lead = margin / (least + by_deck * self.deck as f32);
        let weight = if Pile::ALL[pile] == Pile::Diamonds { DIAMONDS } else { 1.0 };
        weight * lead / (1.0 + lead.abs())
    }

    /// How much of the game is left, from 1 down to 0.
    fn time(&self) -> f32 {
        self.deck as f32 / FULL_DECK
    }

    /// What the scored cards and the cards in hand can still do.
    fn reserves(&self, who: usize) -> f32 {
        let scored = |pile: Pile| count(self.scored[who] & pile.cards()) as f32;
        let powers = self.time()
            * (SPADE * scored(Pile::Spades) + CLUB * scored(Pile::Clubs) + HEART * scored(Pile::Hearts));
        let held = (count(self.hands[who]) + self.unseen[who]) as f32;
        let in_time = (self.deck as f32 / IN_TIME).min(1.0);
        powers + FACE * scored(Pile::Faces) * in_time + HELD * held * in_time
    }

    /// What taking a card would be worth to a seat.
    pub(super) fn worth(&self, who: usize, card: Card) -> f32 {
        let pile = Pile::of(card);
        let points = match (pile, self.counted) {
            (Pile::Faces, _) | (_, PilePoints::Count) => 1.0,
            (_, PilePoints::Sum) => f32::from(card.rank().number()),
        };
        let power = match pile {
            Pile::Spades => SPADE * self.time(),
            Pile::Clubs => CLUB * self.time(),
            Pile::Hearts => HEART * self.time(),
            Pile::Faces => FACE,
            Pile::Diamonds => 0.0,
        };
        let margin = self.margins[pile as usize];
        let points = if who == ME { points } else { -points };
        let swing = self.majority(pile as usize, margin + points) - self.majority(pile as usize, margin);
        swing.abs() + power
    }

    /// The best card of a battle for a seat, the highest number or a face, and what it is worth.
    pub(super) fn prize(&self, who: usize, battle: Suit) -> Option<(Card, f32)> {
        let cards = (self.sides[ME] | self.sides[THEM]) & battle.cards();
        let number = (cards - Pile::Faces.cards()).last();
        let face = (cards & Pile::Faces.cards()).iter().max_by_key(|card| card.rank() == Rank::Queen);
        let valued = |card: Card| (card, self.worth(who, card));
        number.into_iter().chain(face).map(valued).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// What the seat to move gains from the battles as they stand, by scoring or by answering the other's
    /// threats.
    fn tempo(&self) -> f32 {
        if self.over {
            return 0.0;
        }
        let (me, them) = (self.mover, 1 - self.mover);
        let (mut gain, mut threats) = (0.0, 0.0);
        let mut answers = [0.0_f32; 4];
        for battle in Suit::ALL {
            let lead = self.lead(me, battle);
            if lead > 0 {
                gain += self.prize(me, battle).map_or(0.0, |(_, worth)| worth);
            } else if lead < 0 {
                let threat = self.prize(them, battle).map_or(0.0, |(_, worth)| worth);
                threats += threat;
                let reach = self.reach(me, battle);
                if reach >= -lead {
                    let over = if reach > -lead {
                        self.prize(me, battle).map_or(0.0, |(_, worth)| worth)
                    } else {
                        0.0
                    };
                    answers[battle as usize] = threat + OVERTAKING * over;
                }
            }
        }
        sort_short_by(&mut answers, |a, b| b.total_cmp(a));
        let answered = |count: usize| answers.iter().take(count).sum::<f32>();
        // In the last turns, the other seat moves again only if a card is left after this turn, and this seat
        // only if one is left after two.
        let threat = if self.deck >= 2 { THREAT } else { 0.0 };
        let waiting = if self.deck >= 3 { WAITING } else { 0.0 };
        let actions = usize::from(self.actions);
        let scoring = gain - threat * (threats - answered(actions - 1));
        let answering = waiting * gain - threat * (threats - answered(actions));
        scoring.max(answering) + ACTION * (actions - 1) as f32 * (self.deck as f32 / IN_TIME).min(1.0)
    }

    /// How many cards a seat can add to a battle with one action.
    fn reach(&self, who: usize, battle: Suit) -> i32 {
        let held = self.hands[who] & battle.cards();
        if held.is_empty() {
            return 0;
        }
        let limit = PillarsTable::LIMIT + (self.scored[who] & Pile::Spades.cards()).len() as u8;
        let side = self.sides[who] & battle.cards();
        let crawl = i32::from(!side.is_empty());
        let numbers = held - Pile::Faces.cards();
        let joined = side | (held & Pile::Faces.cards());
        let mut most = if fits(joined, battle, limit) { count(joined) } else { 0 };
        // Next to all the faces, numbers count for much; without the faces there may be room for more of
        // them.
        for mut cards in [joined, side] {
            for number in numbers {
                cards.insert(number);
                if !fits(cards, battle, limit) {
                    break;
                }
                most = most.max(count(cards));
            }
        }
        (most - count(side)).max(crawl)
    }
}

fn count(cards: CardSet) -> i32 {
    i32::from(cards.len() as u8)
}

fn fits(cards: CardSet, battle: Suit, limit: u8) -> bool {
    Ranks::of(cards, battle).value() <= limit
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    fn act(text: &str) -> PillarsAction {
        text.parse().unwrap()
    }

    /// An assessment in the middle of a game, with my cards first and me to move.
    fn standing(sides: [&str; 2], scored: [&str; 2], hands: [&str; 2]) -> Assessment {
        Assessment {
            sides: sides.map(cards),
            scored: scored.map(cards),
            hands: hands.map(cards),
            unseen: [0; 2],
            deck: 20,
            mover: ME,
            actions: 1,
            over: false,
            counted: PilePoints::Sum,
            margins: [0.0; 5],
        }
        .measured()
    }

    #[test]
    fn answering_a_threat_looks_better_than_opening_another_battle() {
        let now = standing(["", "9H"], ["", ""], ["2H 3H 4C", "5D 6D 7D"]);
        assert!(now.after(act("defend 2H 3H")).value() > now.after(act("attack 4C")).value());
    }

    #[test]
    fn a_lone_ten_is_no_attack_where_it_can_be_overtaken() {
        let now = standing(["", ""], ["", ""], ["AH 2H TH", "3H 4H 5D"]);
        assert!(now.after(act("attack AH 2H TH")).value() > now.after(act("attack TH")).value());
    }

    #[test]
    fn scoring_two_battles_at_once_looks_better_than_scoring_one() {
        let gain = |sides| {
            let now = standing(sides, ["", ""], ["4C", "5C 6C"]);
            now.after(PillarsAction::Score).value() - now.after(PillarsAction::End).value()
        };
        assert!(gain(["9H 8S", ""]) > gain(["9H", ""]));
    }

    #[test]
    fn on_the_last_turn_nothing_looks_better_than_scoring() {
        let mut now = standing(["9H", "TS"], ["", ""], ["2S 3S 4C", "5C 6C"]);
        now.deck = 1;
        let score = now.after(PillarsAction::Score).value();
        let others = ["defend 2S 3S", "attack 4C", "end"];
        assert!(others.into_iter().all(|other| now.after(act(other)).value() < score));
    }

    #[test]
    fn the_card_that_turns_a_majority_is_worth_more_than_a_higher_one_in_a_pile_that_is_safe() {
        let now = standing(["", ""], ["TS 9S", "5D"], ["", ""]);
        let [turning, safe] = ["6D", "8S"].map(|card| now.worth(ME, card.parse().unwrap()));
        assert!(turning > safe);
    }

    #[test]
    fn a_club_is_worth_more_early_than_late() {
        let early = standing(["", ""], ["TC 9C", ""], ["", ""]);
        let late = Assessment { deck: 2, ..early };
        let club = "AC".parse().unwrap();
        assert!(early.worth(ME, club) > late.worth(ME, club));
    }
}
