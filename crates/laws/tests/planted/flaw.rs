//! Flaws to plant in the toy game, one at a time. The flaw is an option of the game, so that the laws are
//! compiled only once for all flaws.

use std::cell::Cell;

use parlour_core::{OptionHelp, Options, Takes};
use serde::{Deserialize, Serialize};

use crate::toy::RULE;

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Flaw {
    /// Nothing.
    #[default]
    None,

    /// A view holds the hand of the next seat; the sampler ignores it.
    ViewShowsAHand,
    /// A view holds the hand of the next seat, and the sampler relies on it.
    ViewAndSamplerShareAHand,
    /// A view holds what others have chosen face down.
    ViewShowsAChoice,
    /// After the first round a view holds the top card of the pile, and the sampler relies on it.
    ViewShowsTheTopLater,

    /// A face-down choice is told to everybody.
    ChoiceIsToldToAll,
    /// A hand is told to the next seat.
    HandIsToldToTheNextSeat,
    /// The deal's event for everybody contains a hand, which its sentence does not mention.
    HandIsToldWithoutWords,
    /// A seat that looks at the top card shows it to everybody.
    PeekIsToldToAll,

    /// Unseen cards are given out in order, so that most positions never come up.
    SamplerNeverMixes,
    /// A card that was chosen face down is more often the higher one.
    SamplerLeansToHighCards,
    /// The viewer's own hand is redrawn as well.
    SamplerForgetsTheHand,
    /// A card that the viewer has looked at is drawn again.
    SamplerForgetsThePeek,

    /// A step allocates.
    PlayAllocates,
    /// Making a view allocates.
    ViewAllocates,
    /// Sampling allocates.
    SamplerAllocates,
    /// The list of actions is allocated anew each time.
    LegalAllocates,

    /// A card that somebody else holds is offered.
    OffersAForeignCard,
    /// The highest card of a hand is offered and refused.
    RefusesAnOfferedCard,
    /// Cards that are not offered are accepted.
    AcceptsAnyCard,
    /// Actions are offered in descending order.
    OffersInDisorder,
    /// A seat that has already chosen is offered more.
    OffersToTheIdle,

    /// The last action cannot be picked.
    SceneMissesAnAction,
    /// All actions are picked by the same zone.
    ScenePicksAreAmbiguous,
    /// Actions are picked by buttons that do not exist.
    ScenePicksAreNotThere,
    /// A panel shows one point too many.
    SceneMiscounts,
    /// No piece is explained.
    SceneExplainsNoPiece,
    /// The explanation of a piece is in no catalogue.
    ExplanationIsNotTranslated,

    /// The prompt is missing in one language.
    PromptIsNotTranslated,
    /// The prompt lacks one of its arguments.
    PromptLacksAPlayer,

    /// The winning card is marked in passing.
    WinnerIsMarkedInPassing,
    /// The score changes in passing.
    ScoreChangesInPassing,

    /// The seat that chooses last wins the round.
    LastToChooseWins,

    /// After the last round the cards are taken back.
    NeverEnds,
    /// There is an outcome while somebody is to act.
    EndsTooEarly,
    /// Nobody is among the winners.
    NobodyWins,

    /// Passing is offered as another action with the same text.
    TextsAreShared,

    /// A card that was shown is no longer anywhere.
    CardIsLost,
    /// A card that was chosen stays in the hand.
    CardIsDoubled,

    /// A view offers one action too few.
    ViewOffersTooLittle,
    /// A view gives another reason for refusing than the position.
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

    /// The top card is decided by randomness of the game's own.
    LuckOfItsOwn,
}

/// The only option of the toy game.
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
    /// The flaw of the games that the laws play on this thread, since they ask for options without saying
    /// what for.
    static PLANTED: Cell<Flaw> = const { Cell::new(Flaw::None) };
}

/// Plants a flaw in all games on this thread from now on.
pub(crate) fn plant(flaw: Flaw) {
    PLANTED.set(flaw);
}

/// The options that were planted.
pub(crate) fn planted() -> ToyOptions {
    ToyOptions { flaw: PLANTED.get() }
}
