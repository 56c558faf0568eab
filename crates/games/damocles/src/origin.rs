//! DAM-19: which of the others' codices came from the deck that the last reshuffle made: [`Origins`].
//!
//! A viewer knows that its own returned discards were in that deck, so they can only be where codices of that
//! deck are: still in it, among what others have discarded since, or among what others have drawn from it and
//! not played. How many those are cannot be seen: when a seat plays a codex, nobody knows whether it held it
//! before the reshuffle or drew it afterwards. This module counts, codex by codex, the ways in which that can
//! have happened, and draws one of them, all equally likely.
//!
//! The counts are products of up to 75 factors of up to 75, which no integer type can hold. As floating-point
//! numbers they are right to one part in 10^14, an error that no number of draws could reveal.

use parlour_core::{Dice, PerSeat, Seat, sort_short_by};

use crate::{Codex, CodexSet, DamoclesPhase, DamoclesView, deck::listed};

/// A number for each count of codices, from 0 to all.
type PerCount = [f64; Codex::COUNT + 1];

/// What the viewer can know about where the codices of the new deck have gone.
#[derive(Clone, Debug)]
pub(crate) struct Origins {
    view: DamoclesView,
    /// What others have played since the reshuffle, by seat, in chronological order.
    plays: [Play; Codex::COUNT],
    count: usize,
    /// `ways[k][n]`: in how many ways the other seats below seat `k` together hold and have laid down `n`
    /// codices of the new deck.
    ways: [PerCount; Seat::MAX + 1],
}

#[derive(Clone, Copy, Debug)]
struct Play {
    seat: Seat,
    codex: Codex,
    received_before: u8,
}

/// How many codices of the new deck are where, in one possible history.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DeckSpread {
    /// The number in each other hand.
    pub(crate) hands: PerSeat<u8>,
    /// The number among each other seat's discards.
    pub(crate) discards: PerSeat<u8>,
    /// The codices of the new deck that others have played.
    pub(crate) played: CodexSet,
}

impl Origins {
    /// Counts the ways for a view. Returns `None` before the first reshuffle.
    pub(crate) fn new(view: &DamoclesView) -> Option<Self> {
        if !view.table.since.is_reshuffled() {
            return None;
        }
        let first = Play { seat: Seat::new(0), codex: listed(Codex::all()).0[0], received_before: 0 };
        let mut plays = [first; Codex::COUNT];
        let mut count = 0;
        for seat in view.others() {
            for codex in view.table.scored[seat] {
                if let Some(received_before) = view.table.since.plays.received_before(codex) {
                    plays[count] = Play { seat, codex, received_before };
                    count += 1;
                }
            }
        }
        let by = |play: &Play| (play.seat, play.received_before);
        sort_short_by(&mut plays[..count], |one, other| by(one).cmp(&by(other)));
        let mut origins =
            Self { view: view.clone(), plays, count, ways: [[0.0; Codex::COUNT + 1]; Seat::MAX + 1] };
        origins.count_ways();
        Some(origins)
    }

    fn count_ways(&mut self) {
        self.ways[0][0] = 1.0;
        for seat in self.view.table.seats.iter() {
            let mut sum = [0.0; Codex::COUNT + 1];
            self.each_way(seat, |held, laid_down, ways| {
                for (before, &ways_before) in
                    self.ways[seat.number()].iter().enumerate().filter(|(_, ways)| **ways > 0.0)
                {
                    sum[before + held + laid_down] += ways_before * ways;
                }
            });
            self.ways[seat.number() + 1] = sum;
        }
    }

    /// Shows each number of codices of the new deck that a seat can hold and can have laid down from the draw
    /// that caused the reshuffle, with the number of ways. The viewer's own are not counted here.
    fn each_way(&self, seat: Seat, mut show: impl FnMut(usize, usize, f64)) {
        if self.view.viewer.is(seat) {
            return show(0, 0, 1.0);
        }
        for laid_down in 0..=2 {
            let hand = self.hand_after(seat, laid_down, self.plays_of(seat));
            let hand = hand.received_up_to(self.view.table.since.received[seat]);
            for (held, &ways) in hand.ways.iter().enumerate().filter(|(_, ways)| **ways > 0.0) {
                show(held, usize::from(laid_down), ways);
            }
        }
    }

    fn plays_of(&self, seat: Seat) -> &[Play] {
        let plays = &self.plays[..self.count];
        let start = plays.partition_point(|play| play.seat < seat);
        let end = plays.partition_point(|play| play.seat <= seat);
        &plays[start..end]
    }

    /// A seat's hand after these plays, if it laid down this many codices of the new deck in the draw that
    /// emptied the old one.
    fn hand_after(&self, seat: Seat, laid_down: u8, plays: &[Play]) -> Hand {
        let mut hand = self.first_hand(seat, laid_down);
        for play in plays {
            hand = hand.received_up_to(play.received_before).played(self.view.returned.contains(play.codex));
        }
        hand
    }

    /// A seat's hand right after the reshuffle or, if its own draw caused it, after that draw.
    fn first_hand(&self, seat: Seat, laid_down: u8) -> Hand {
        let table = &self.view.table;
        let before = table.hand_sizes[seat] + self.plays_of(seat).len() as u8 - table.since.received[seat];
        let astride = table.since.astride.filter(|astride| astride.seat == seat);
        let mut ways = [0.0; Codex::COUNT + 1];
        let Some((astride, discarded)) = astride.and_then(|astride| Some((astride, astride.discarded?)))
        else {
            ways[0] = f64::from(u8::from(laid_down == 0));
            return Hand { ways, held: before, received: 0 };
        };
        // Which of the drawn codices were laid down is hidden; the rest joined the hand.
        if laid_down <= astride.new.min(discarded) && discarded - laid_down <= astride.old {
            let choices = choose(astride.new, laid_down) * choose(astride.old, discarded - laid_down);
            ways[usize::from(astride.new - laid_down)] = choices;
        }
        let kept = astride.old + astride.new - discarded;
        Hand { ways, held: before + kept, received: kept }
    }

    /// How many codices of the new deck are certain to be in the deck, in an Oracle's draw or among others'
    /// discards.
    fn elsewhere(&self) -> u8 {
        let table = &self.view.table;
        let mut count = table.deck_size() as u8 + self.drawn();
        for seat in self.view.others() {
            count += self.surely_discarded(seat);
        }
        count
    }

    /// How many codices of the new deck another seat's Oracle has drawn and not yet sorted out.
    pub(crate) fn drawn(&self) -> u8 {
        let table = &self.view.table;
        match table.phase {
            DamoclesPhase::Oracle(seat, drawn) if !self.view.viewer.is(seat) => {
                let pending = table.since.astride.filter(|astride| astride.discarded.is_none());
                pending.map_or(drawn.count, |astride| astride.new)
            }
            _ => 0,
        }
    }

    /// How many of another seat's discards come from draws after the one that caused the reshuffle.
    fn surely_discarded(&self, seat: Seat) -> u8 {
        let astride = self.view.table.since.astride.filter(|astride| astride.seat == seat);
        self.view.table.discarded[seat] - astride.and_then(|astride| astride.discarded).unwrap_or(0)
    }

    /// Draws one possible history. Each counts as often as the viewer's returned discards that it has not
    /// seen again can be put in the places of codices of the new deck.
    pub(crate) fn draw(&self, dice: &mut impl Dice) -> DeckSpread {
        let table = &self.view.table;
        let lost = (self.view.returned & self.view.unseen()).len();
        let elsewhere = usize::from(self.elsewhere());
        let all = &self.ways[table.seats.count()];
        let mut left =
            pick(all.iter().enumerate().map(|(n, ways)| ways * placings(elsewhere + n, lost)), dice);
        let [hands, discards] = [PerSeat::from_fn(table.seats, |_| 0); 2];
        let mut spread = DeckSpread { hands, discards, played: CodexSet::EMPTY };
        for seat in table.seats.iter().rev() {
            let (held, laid_down) = self.draw_seat(seat, left, dice);
            left -= held + laid_down;
            if !self.view.viewer.is(seat) {
                spread.hands[seat] = held as u8;
                spread.discards[seat] = self.surely_discarded(seat) + laid_down as u8;
                spread.played = spread.played | self.draw_plays(seat, held, laid_down as u8, dice);
            }
        }
        spread
    }

    /// Draws a seat's share of the codices that it and the seats below it have together.
    fn draw_seat(&self, seat: Seat, together: usize, dice: &mut impl Dice) -> (usize, usize) {
        const LAID_DOWN: usize = 3;
        let mut weights = [0.0; LAID_DOWN * (Codex::COUNT + 1)];
        self.each_way(seat, |held, laid_down, ways| {
            if let Some(below) = together.checked_sub(held + laid_down) {
                weights[held * LAID_DOWN + laid_down] = ways * self.ways[seat.number()][below];
            }
        });
        let picked = pick(weights.into_iter(), dice);
        (picked / LAID_DOWN, picked % LAID_DOWN)
    }

    /// Draws which of a seat's plays were codices of the new deck, from the last one back, if it holds this
    /// many now.
    fn draw_plays(&self, seat: Seat, held: usize, laid_down: u8, dice: &mut impl Dice) -> CodexSet {
        let plays = self.plays_of(seat);
        let mut new = CodexSet::EMPTY;
        let mut received = self.view.table.since.received[seat];
        let mut count = held;
        for (index, play) in plays.iter().enumerate().rev() {
            count -= usize::from(received - play.received_before);
            received = play.received_before;
            let hand = self.hand_after(seat, laid_down, &plays[..index]).received_up_to(play.received_before);
            let [from_old, from_new] = hand.ways_to_leave(count);
            if self.view.returned.contains(play.codex) || pick([from_old, from_new].into_iter(), dice) == 1 {
                new.insert(play.codex);
                count += 1;
            }
        }
        new
    }
}

/// A hand after some draws and plays.
#[derive(Clone, Copy)]
struct Hand {
    /// For each number of codices of the new deck: in how many ways the hand can have come to hold it.
    ways: PerCount,
    /// The number of codices in the hand.
    held: u8,
    /// The number of codices received since the reshuffle.
    received: u8,
}

impl Hand {
    /// The hand after it has received codices of the new deck, `received` in all.
    fn received_up_to(self, received: u8) -> Self {
        let more = received - self.received;
        let mut ways = [0.0; Codex::COUNT + 1];
        let kept = ways.len() - usize::from(more);
        ways[usize::from(more)..].copy_from_slice(&self.ways[..kept]);
        Self { ways, held: self.held + more, received }
    }

    /// The hand after it plays a codex. `surely_new` says whether the viewer knows it to be of the new deck.
    fn played(self, surely_new: bool) -> Self {
        let mut ways = [0.0; Codex::COUNT + 1];
        for (count, ways) in ways.iter_mut().enumerate().take(usize::from(self.held)) {
            let [from_old, from_new] = self.ways_to_leave(count);
            *ways = if surely_new { from_new } else { from_old + from_new };
        }
        Self { ways, held: self.held - 1, received: self.received }
    }

    /// In how many ways the next play leaves this many codices of the new deck: by playing an old codex, or a
    /// new one.
    fn ways_to_leave(&self, count: usize) -> [f64; 2] {
        let old = f64::from(self.held) - number(count);
        [self.ways[count] * old.max(0.0), self.ways[count + 1] * number(count + 1)]
    }
}

/// In how many ways `lost` codices can be put in this many places.
fn placings(places: usize, lost: usize) -> f64 {
    (0..lost).map(|taken| number(places.saturating_sub(taken))).product()
}

fn choose(n: u8, k: u8) -> f64 {
    (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product()
}

fn number(count: usize) -> f64 {
    f64::from(count as u32)
}

/// Draws the number of one of the weights, in proportion to them.
fn pick(weights: impl Iterator<Item = f64> + Clone, dice: &mut impl Dice) -> usize {
    let total: f64 = weights.clone().sum();
    let bits = dice.next_u64();
    let share = (f64::from((bits >> 32) as u32) + f64::from(bits as u32) / TWO_TO_32) / TWO_TO_32;
    let mut left = share * total;
    let mut last = None;
    for (index, weight) in weights.enumerate().filter(|&(_, weight)| weight > 0.0) {
        if left < weight {
            return index;
        }
        left -= weight;
        last = Some(index);
    }
    // Only rounding errors lead here.
    last.expect("what was seen can have come about")
}

const TWO_TO_32: f64 = 4_294_967_296.0;
