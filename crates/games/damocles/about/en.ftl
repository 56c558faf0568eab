# What things on the table are and do.
damocles-about-ring = The ring that everybody shares. A codex is active when its pattern fits the ring, however you turn it.
damocles-about-bank = Tokens that are not on the ring. In a swap you can trade one of them for one on the ring.
damocles-about-drawn = The codices an Oracle drew. Some are discarded, and the rest go into the hand.
damocles-about-in-front = Codices played so far that stay. They have scored, and they can be paired again in later turns.
damocles-about-deck = Codices still to be drawn. When it is empty, the discards are shuffled into a new deck.
damocles-about-deck-once = Codices still to be drawn. When it is empty, nobody draws any more.
damocles-about-discards = Discarded codices, face down. You see only your own.
damocles-about-returned = Codices you discarded that went back into the deck and have not turned up since.
damocles-about-gone = Spent, destroyed and sacrificed codices. They are out of the game.
damocles-about-hand = Codices in hand. Play them when they are active; each scores once.
damocles-about-open-position = Position { $spot } of the ring. Players take turns putting a token on an empty one.
damocles-about-position = Position { $spot } of the ring. Swap its token with another on the ring, or with one from the bank.
damocles-about-in-bank = { $left ->
    [0] No { $god } token is left in the bank.
    [1] 1 { $god } token is left in the bank.
   *[other] { $left } { $god } tokens are left in the bank.
} Each god has four.
damocles-about-token = A god on the ring wakes codices that show this god in the right place.
damocles-about-token-moves = A swap exchanges two different tokens: two on the ring, or one on the ring and one in the bank.
damocles-about-generate = Pair it with a number: you draw as many codices as the number says.
damocles-about-combust = Pair it with a number: you draw one more codex than the number says.
damocles-about-oracle = Pair it with a number: you draw two more codices than the number says, then discard two of those.
damocles-about-reflex = Gives you a charge: one codex may ignore its gaps this turn.
damocles-about-haste = Play it before your first swap, and you have two swaps this turn.
damocles-about-one = The number 1. Pair it with a Generate, a Combust or an Oracle to draw codices.
damocles-about-two = The number 2. Pair it with a Generate, a Combust or an Oracle to draw codices.
damocles-about-three = The number 3. Pair it with a Generate, a Combust or an Oracle to draw codices.
damocles-about-annex-codex = One pair this turn may use a codex in front of an opponent.
damocles-about-lyse = Each opponent loses one played codex of your choice.
damocles-about-sacrifice = Give up one of your played codices, and each opponent loses two of your choice.
damocles-about-eviscerate = Each opponent loses two played codices of your choice.
damocles-about-active = It is active: its pattern fits the ring.
damocles-about-loose = It is loosely active: its gods are in the right order on the ring, but its gaps do not fit. With a charge you can use it.
damocles-about-asleep = It is not active: however you turn it, its pattern does not fit the ring.
damocles-about-has-scored = It has scored and stays here, to be paired again.
damocles-about-stays = Played from your hand it scores { $points ->
    [1] 1 point
   *[other] { $points } points
} once, and stays in front of you.
damocles-about-is-spent = Played from your hand it scores { $points ->
    [1] 1 point
   *[other] { $points } points
} and is then out of the game.
damocles-about-cycle = Every player has one turn in each round.
damocles-about-turn-number = The current turn of this round.
damocles-about-swaps-left = Swaps still to make before playing codices.
damocles-about-charges = Each one lets a codex ignore its gaps this turn.
damocles-about-annex = One pair may use an opponent's played codex this turn.
damocles-about-in-hand = How many codices this player holds.
damocles-about-first = This player went first. Everybody has the same number of turns.
damocles-about-turn = It is this player's turn: swap, then play codices.
