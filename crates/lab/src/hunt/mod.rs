//! Looks for holes in a rulebook: [`Catch`], and the results of it, [`Finding`].

mod catch;
mod finding;
mod probe;

use parlour_core::{FastDice, SeatSet};
use parlour_registry::BotRunner;

use self::probe::Probe;
pub use self::{catch::Catch, finding::Finding};
use crate::{Studied, facts::Observer, playout::playout, tally::GamePoint};

/// The number of decisions that makes a turn a hole.
const LONG_TURN: u32 = 100;
/// How many times a deal is played out to see whether it decides the game.
const PLAYOUTS: u64 = 40;

/// Looks for holes in games of one setup.
pub(crate) struct Hunter<'a, G: Studied> {
    games: &'a BotRunner<G>,
    sample: u64,
}

impl<'a, G: Studied> Hunter<'a, G> {
    pub(crate) const fn new(games: &'a BotRunner<G>, sample: u64) -> Self {
        Self { games, sample }
    }

    /// Looks at one game.
    pub(crate) fn look_at(&self, observer: &mut Observer<G>, game: u64) -> Catch {
        let facts = observer.watch(self.games, game);
        let mut catch = Catch { games: 1, ..Catch::default() };
        let decisions = facts.decisions;
        if facts.end.is_none() {
            let endless = decisions > self.games.runner().longest();
            let hole = if endless { &mut catch.endless } else { &mut catch.dead_ends };
            hole.add(decisions, facts.spot(decisions));
            return catch;
        }
        for (number, rule) in facts.rules.iter().enumerate().filter(|(_, rule)| rule.steps > 0) {
            catch.fired |= 1 << number;
            debug_assert!(rule.first <= decisions, "a rule fires during the game");
        }
        let (longest_turn, ended) = facts.longest_turn;
        catch.longest_turn.add(i64::from(longest_turn), facts.spot(ended));
        if longest_turn >= LONG_TURN {
            catch.long_turns.add(decisions, facts.spot(ended));
        }
        if game.is_multiple_of(self.sample) {
            self.probe(game, decisions, &mut catch);
        }
        catch
    }

    /// Looks more closely at a game: whether the deal decides it, whether the rules contradict themselves,
    /// and which kinds of action are ever best.
    fn probe(&self, game: u64, decisions: u32, catch: &mut Catch) {
        catch.deals += 1;
        if self.decided_by_the_deal(game) {
            catch.decided.add(decisions, GamePoint { game, decision: 0 });
        }
        let mut probe = Probe::new(game, decisions);
        self.games.watch(game, &mut probe);
        probe.put_into(catch);
    }

    /// Whether the same seat wins alone however the game is played.
    fn decided_by_the_deal(&self, game: u64) -> bool {
        let dealt = self.games.runner().deal(game);
        let mut always: Option<SeatSet> = None;
        (0..PLAYOUTS).all(|turn| {
            let mut dice = FastDice::new(game ^ turn << 48);
            let winners = playout(dealt.clone(), &mut dice).winners;
            winners.len() == 1 && *always.get_or_insert(winners) == winners
        })
    }
}
