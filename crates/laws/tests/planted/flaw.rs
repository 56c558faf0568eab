//! What can be wrong with the toy: one flaw, or none. The flaw is an option of the game, so that the laws are compiled once for all
//! of them.

use std::cell::Cell;

use parlour_core::{OptionHelp, Options, Takes};
use serde::{Deserialize, Serialize};

use crate::toy::RULE;

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Flaw {
    /// Nothing.
    #[default]
    None,

    /// A view holds the hand of the next seat; the sampler does not look at it.
    ViewShowsAHand,
    /// A view holds the hand of the next seat, and the sampler believes it.
    ViewAndSamplerShareAHand,
    /// A view holds what others have chosen face down.
    ViewShowsAChoice,
    /// After the first round a view holds the top card of the pile, and the sampler believes it.
    ViewShowsTheTopLater,

    /// Whoever chooses face down is heard by all.
    ChoiceIsToldToAll,
    /// A hand is told to the next seat.
    HandIsToldToTheNextSeat,
    /// What all hear of the deal holds a hand, without a word about it.
    HandIsToldWithoutWords,
    /// Whoever looks at the top card shows it.
    PeekIsToldToAll,

    /// Unseen cards are given out in order: most positions never come up.
    SamplerNeverMixes,
    /// A card that was chosen face down is more often the higher one.
    SamplerLeansToHighCards,
    /// The viewer's own hand is drawn as well.
    SamplerForgetsTheHand,
    /// A card that was looked at is drawn again.
    SamplerForgetsThePeek,

    /// A step takes something from the heap.
    PlayAllocates,
    /// A view takes something from the heap.
    ViewAllocates,
    /// A sample takes something from the heap.
    SamplerAllocates,
    /// The list of actions is made anew each time.
    LegalAllocates,

    /// A card of somebody else is offered.
    OffersAForeignCard,
    /// The highest card of a hand is offered and refused.
    RefusesAnOfferedCard,
    /// Cards that are not offered are accepted.
    AcceptsAnyCard,
    /// The highest card is offered first.
    OffersInDisorder,
    /// Whoever has chosen already is offered more.
    OffersToTheIdle,

    /// The last action cannot be picked.
    SceneMissesAnAction,
    /// All actions are picked by the same zone.
    ScenePicksAreAmbiguous,
    /// Actions are picked by buttons that are not there.
    ScenePicksAreNotThere,
    /// A panel shows a point too many.
    SceneMiscounts,

    /// The prompt is missing in one language.
    PromptIsNotTranslated,
    /// The prompt is given less than it speaks of.
    PromptLacksAPlayer,

    /// Whoever chooses last wins the round.
    LastToChooseWins,

    /// After the last round the cards are taken back.
    NeverEnds,
    /// There is an outcome while somebody is to act.
    EndsTooEarly,
    /// Nobody is among the winners.
    NobodyWins,

    /// Passing is offered as another action with the same text.
    TextsAreShared,

    /// A card that was shown is nowhere.
    CardIsLost,
    /// A card that was chosen stays in the hand.
    CardIsDoubled,

    /// A view offers one action less than there are.
    ViewOffersTooLittle,
    /// A view refuses for another reason than the position.
    ViewRefusesInOtherWords,
    /// A view lets spectators play.
    ViewLetsSpectatorsPlay,

    /// Peeking and passing have the same features.
    FeaturesAreShared,
    /// A feature is past the end of its range.
    FeatureIsOutOfRange,

    /// Peeking and passing have the same index.
    IndicesAreShared,
    /// There are more indices than actions.
    IndicesHaveAGap,

    /// The top card is decided by luck of the game's own.
    LuckOfItsOwn,
}

/// The only option of the toy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToyOptions {
    pub(crate) flaw: Flaw,
}

impl Options for ToyOptions {
    const HELP: &'static [OptionHelp] =
        &[OptionHelp { key: "flaw", rule: RULE, help: "What is wrong.", takes: Takes::OneOf(&[]) }];
}

thread_local! {
    /// The flaw of the games that the laws play on this thread: they ask for options without saying what for.
    static PLANTED: Cell<Flaw> = const { Cell::new(Flaw::None) };
}

/// From now on games on this thread have that flaw.
pub(crate) fn plant(flaw: Flaw) {
    PLANTED.set(flaw);
}

/// The options that were planted.
pub(crate) fn planted() -> ToyOptions {
    ToyOptions { flaw: PLANTED.get() }
}
