//! What a seat knows, as numbers.

use parlour_core::{
    View as _,
    observe::{Cells, Field, Numbering, Observed},
};

use crate::{
    Annex, Codex, CodexKind, DamoclesAction, DamoclesPhase, DamoclesView, Destroying, Drawn, Expansion, God,
    Reshuffle, RingSpot, codex,
};

const GODS: usize = God::ALL.len();
const SPOTS: usize = RingSpot::ALL.len();

/// The most legal actions at one decision: each of 25 productions with each of 20 numbers, 30 codices played
/// alone, and the end of the turn.
const MOST_LEGAL: usize = 25 * NUMBERS + 30 + 1;
const NUMBERS: usize = 20;
/// Generates and Oracles; a Combust that has been paired is gone.
const REUSED: usize = 15;

impl Observed for DamoclesView {
    const VERSION: u32 = 1;
    const SEATS: usize = 6;

    const SHORT: &'static [Field] = &[
        Field::flag("seat at the table").each_seat(),
        Field::one_of("phase: discard, place, start, swap, play, oracle, sacrifice, destroy, over", 9),
        Field::seats("to act"),
        Field::number("swaps left"),
        Field::number("charges"),
        Field::flag("an annex is open"),
        Field::set("own hand", Codex::COUNT),
        Field::set("drawn with an Oracle", Codex::COUNT),
        Field::one_of("god on each position of the ring", GODS).times(SPOTS),
        Field::set("active", Codex::COUNT),
        Field::set("loosely active", Codex::COUNT),
        Field::wide("score").each_seat(),
        Field::set("in front", Codex::COUNT).each_seat(),
    ];

    const REST: &'static [Field] = &[
        Field::seat("who was dealt the first codex"),
        Field::seats("who has discarded in the set-up"),
        Field::number("codices drawn by an Oracle"),
        Field::number("how many of them go"),
        Field::seat("who is losing codices"),
        Field::number("how many more it loses"),
        Field::number("how many each opponent loses"),
        Field::number("tokens in the bank").times(GODS),
        Field::wide("turns over"),
        Field::wide("turns to come"),
        Field::set("pairs of this turn: production codices, by number codex", REUSED).times(NUMBERS),
        Field::set("ever played", Codex::COUNT).each_seat(),
        Field::set("spent, destroyed or sacrificed", Codex::COUNT),
        Field::number("codices in hand").each_seat(),
        Field::number("discards face down").each_seat(),
        Field::number("codices in the deck"),
        Field::set("not seen", Codex::COUNT),
        Field::set("own discards face down", Codex::COUNT),
        Field::set("own discards that became part of the deck", Codex::COUNT),
        Field::set("own codices that came from that deck", Codex::COUNT),
        Field::number("discards that became the deck").each_seat(),
        Field::number("codices received since").each_seat(),
        Field::seat("who drew while the deck was made anew"),
        Field::number("of the old deck"),
        Field::number("of the new deck"),
        Field::flag("it is known how many of these were discarded"),
        Field::number("how many"),
        Field::number("played since: one more than its seat had received before").times(Codex::COUNT),
        Field::flag("option expansions: annex"),
        Field::flag("option expansions: destruction"),
        Field::number("option cycles"),
        Field::flag("option reshuffle"),
    ];

    const NUMBERING: Numbering<DamoclesAction> = Numbering::Place { most: MOST_LEGAL };

    fn observe_short(&self, out: &mut Cells<'_>) {
        let table = &self.table;
        let (phase, swaps) = match table.phase {
            DamoclesPhase::Discard => (0, 0),
            DamoclesPhase::Place(_) => (1, 0),
            DamoclesPhase::Start(_) => (2, 1),
            DamoclesPhase::Swap(_, left) => (3, left),
            DamoclesPhase::Play(_) => (4, 0),
            DamoclesPhase::Oracle(..) => (5, 0),
            DamoclesPhase::Sacrifice(_) => (6, 0),
            DamoclesPhase::Destroy(..) => (7, 0),
            DamoclesPhase::Over => (8, 0),
        };
        out.field("seat at the table").each_seat(|out, _| out.flag(true));
        out.field("phase: discard, place, start, swap, play, oracle, sacrifice, destroy, over")
            .one_of(9, Some(phase));
        out.field("to act").seats(self.to_act());
        out.field("swaps left").number(swaps);
        out.field("charges").number(table.turn.charges);
        out.field("an annex is open").flag(table.turn.annex == Annex::Open);
        out.field("own hand").cards(self.hand);
        out.field("drawn with an Oracle").cards(self.drawn);
        out.field("god on each position of the ring");
        for spot in RingSpot::ALL {
            out.one_of(GODS, table.ring.at(spot).map(|god| god as usize));
        }
        out.field("active").cards(table.ring.active());
        out.field("loosely active").cards(table.ring.loose());
        out.field("score").each_seat(|out, seat| out.wide(table.score(seat)));
        out.field("in front").each_seat(|out, seat| out.cards(table.played(seat)));
    }

    fn observe_rest(&self, out: &mut Cells<'_>) {
        let table = &self.table;
        self.under_way(out);
        out.field("tokens in the bank");
        out.numbers(God::ALL.map(|god| table.ring.in_bank(god)));
        let turns = i64::from(table.turns);
        out.field("turns over").wide(turns);
        out.field("turns to come").wide(i64::from(table.last_turn()) - turns);
        self.pairs(out);
        out.field("ever played").each_seat(|out, seat| out.cards(table.scored[seat]));
        out.field("spent, destroyed or sacrificed").cards(table.gone);
        out.field("codices in hand").each_seat(|out, seat| out.number(table.hand_sizes[seat]));
        out.field("discards face down").each_seat(|out, seat| out.number(table.discarded[seat]));
        out.field("codices in the deck").number(table.deck_size() as u32);
        out.field("not seen").cards(self.unseen());
        out.field("own discards face down").cards(self.discards);
        out.field("own discards that became part of the deck").cards(self.returned);
        out.field("own codices that came from that deck").cards(self.redrawn);
        self.since(out);
        let expansions = table.options.expansions.0;
        out.field("option expansions: annex").flag(expansions.contains(Expansion::Annex));
        out.field("option expansions: destruction").flag(expansions.contains(Expansion::Destruction));
        out.field("option cycles").number(table.options.cycles.count());
        out.field("option reshuffle").flag(table.options.reshuffle == Reshuffle::On);
    }
}

impl DamoclesView {
    /// Writes the set-up, an Oracle and a destruction, as far as they have progressed.
    fn under_way(&self, out: &mut Cells<'_>) {
        let table = &self.table;
        let drawn = match table.phase {
            DamoclesPhase::Oracle(_, drawn) => drawn,
            _ => Drawn { count: 0, excess: 0 },
        };
        let destroying = match table.phase {
            DamoclesPhase::Destroy(_, destroying) => Some(destroying),
            _ => None,
        };
        let number = |of: fn(&Destroying) -> u8| destroying.as_ref().map_or(0, of);
        out.field("who was dealt the first codex").seat(Some(table.first));
        out.field("who has discarded in the set-up").seats(table.decided);
        out.field("codices drawn by an Oracle").number(drawn.count);
        out.field("how many of them go").number(drawn.excess);
        out.field("who is losing codices").seat(destroying.map(|destroying| destroying.victim));
        out.field("how many more it loses").number(number(|destroying| destroying.left));
        out.field("how many each opponent loses").number(number(|destroying| destroying.each));
    }

    /// DAM-13: writes the pairs of this turn.
    fn pairs(&self, out: &mut Cells<'_>) {
        out.field("pairs of this turn: production codices, by number codex");
        for number in codex::NUMBER {
            for production in CodexKind::Generate.codices() | CodexKind::Oracle.codices() {
                out.flag(self.table.turn.paired.has(production, number));
            }
        }
    }

    /// DAM-19: writes what everybody has seen since the discards last became the deck.
    fn since(&self, out: &mut Cells<'_>) {
        let since = &self.table.since;
        let astride = since.astride;
        out.field("discards that became the deck").each_seat(|out, seat| out.number(since.returned[seat]));
        out.field("codices received since").each_seat(|out, seat| out.number(since.received[seat]));
        out.field("who drew while the deck was made anew").seat(astride.map(|astride| astride.seat));
        out.field("of the old deck").number(astride.map_or(0, |astride| astride.old));
        out.field("of the new deck").number(astride.map_or(0, |astride| astride.new));
        let discarded = astride.and_then(|astride| astride.discarded);
        out.field("it is known how many of these were discarded").flag(discarded.is_some());
        out.field("how many").number(discarded.unwrap_or(0));
        out.field("played since: one more than its seat had received before");
        for codex in Codex::all() {
            out.number(since.plays.received_before(codex).map_or(0, |before| before.saturating_add(1)));
        }
    }
}
