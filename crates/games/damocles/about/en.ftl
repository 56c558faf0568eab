# What things on the table are and do.
damocles-about-ring = The ring that everybody shares. A codex is active when its gods lie on the same gods of the ring, however you turn it.
damocles-about-bank = Tokens that are not on the ring. In your swap you can trade one of them for one of the ring.
damocles-about-drawn = The codices an Oracle has drawn. Some are discarded, and the others go to the hand.
damocles-about-in-front = Codices played so far that stay. They have scored, and they can be paired again in later turns.
damocles-about-deck = Codices still to be drawn. When it is empty, the discards are shuffled into a new deck.
damocles-about-deck-once = Codices still to be drawn. When it is empty, nobody draws any more.
damocles-about-discards = Discarded codices, face down. Only those you discarded yourself are shown to you.
damocles-about-returned = Codices you discarded that went back into the deck and have not been seen since.
damocles-about-gone = Spent, destroyed and sacrificed codices. They are out of the game.
damocles-about-hand = Codices in hand. Play them when they are active; each scores once.
damocles-about-open-position = Position { $spot } of the ring. Each player in turn puts a token on an empty one.
damocles-about-position = Position { $spot } of the ring. Swap its token with another one of the ring, or with one of the bank.
damocles-about-in-bank = { $left ->
    [0] No { $god } token is left in the bank.
    [1] 1 { $god } token is left in the bank.
   *[other] { $left } { $god } tokens are left in the bank.
} Each god has four.
damocles-about-token = A god on the ring wakes codices that show this god in the right place.
damocles-about-token-moves = In your swap you exchange two different tokens: two of the ring, or one of them with the bank.
damocles-about-generate = Pair it with a number: you draw as many codices as the number says.
damocles-about-combust = Pair it with a number: you draw one codex more than the number says.
damocles-about-oracle = Pair it with a number: you draw two codices more than the number says, then discard two of those.
damocles-about-reflex = Gives you a charge: one codex of this turn may ignore its gaps.
damocles-about-haste = Play it before your first swap, and you have two swaps this turn.
damocles-about-one = The number 1. Pair it with a Generate, a Combust or an Oracle to draw codices.
damocles-about-two = The number 2. Pair it with a Generate, a Combust or an Oracle to draw codices.
damocles-about-three = The number 3. Pair it with a Generate, a Combust or an Oracle to draw codices.
damocles-about-annex-codex = For one pair of this turn you may use a codex in front of an opponent.
damocles-about-lyse = Each opponent loses one played codex of your choice.
damocles-about-sacrifice = Give up one of your played codices, and each opponent loses two of your choice.
damocles-about-eviscerate = Each opponent loses two played codices of your choice.
damocles-about-active = It is active: its gods lie on the same gods of the ring.
damocles-about-loose = It is loosely active: its gods are there in the right order, but its gaps do not fit. With a charge you can use it.
damocles-about-asleep = It is not active: no way of turning it brings its gods onto the same gods of the ring.
damocles-about-has-scored = It has scored and stays here, to be paired again.
damocles-about-stays = Played from your hand it scores { $points ->
    [1] 1 point
   *[other] { $points } points
} once, and stays in front of you.
damocles-about-is-spent = Played from your hand it scores { $points ->
    [1] 1 point
   *[other] { $points } points
} and is then out of the game.
damocles-about-cycle = In each round every player has one turn.
damocles-about-turn-number = The turn of this round.
damocles-about-swaps-left = Swaps still to be made before codices are played.
damocles-about-charges = Each lets one codex of this turn ignore its gaps.
damocles-about-annex = One pair may use an opponent's played codex until the turn ends.
damocles-about-in-hand = How many codices this player holds.
damocles-about-first = This player went first. Everybody has the same number of turns.
damocles-about-turn = It is this player's turn: swap, then play codices.
