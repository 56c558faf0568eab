leduc-pitch = One card in your hand, one on the table, and two chances to bluff.
leduc-facts = For two players. About a minute.
leduc-credit = Leduc poker comes from research: Bayes' Bluff, 2005.

# What happens.
leduc-dealt = { DOES($dealer, they: "deals", you: "deal") } one card to each player, and both pay one chip.
leduc-holds = { DOES($seat, they: "holds", you: "hold") } { $card }.
leduc-folded = { DOES($seat, they: "folds", you: "fold") }.
leduc-checked = { DOES($seat, they: "checks", you: "check") }.
leduc-called = { DOES($seat, they: "calls", you: "call") } and { YOU($seat) ->
    [yes] pay
   *[no] pays
} { $chips }.
leduc-bet-made = { DOES($seat, they: "bets", you: "bet") } { $chips }.
leduc-raised = { DOES($seat, they: "raises", you: "raise") } and { YOU($seat) ->
    [yes] pay
   *[no] pays
} { $chips }.
leduc-turned = The public card is { $card }.
leduc-shown = { DOES($seat, they: "shows", you: "show") } { $card }.
leduc-won = { DOES($seat, they: "wins", you: "win") } { $chips ->
    [1] 1 chip
   *[other] { $chips } chips
}.
leduc-split = Both have the same rank and split the pot.

# What to do.
leduc-open = Check, or bet { $chips }.
leduc-answer = Fold, call { $chips }, or raise.
leduc-answer-last = Fold, or call { $chips }.
leduc-waiting = Waiting for { SEAT($seat) }.
leduc-over = The game is over.
leduc-fold = Fold
leduc-check = Check
leduc-call = Call { $chips }
leduc-bet = Bet { $chips }
leduc-raise = Raise: pay { $chips }
leduc-pot-after = pot { $chips }

# What is on the table.
leduc-round = Round
leduc-pot = Pot
leduc-paid = in the pot
leduc-dealer = dealer
leduc-has-folded = folded
leduc-public = Public card
leduc-hand = Hand
leduc-gain = chips gained or lost

# Why not.
leduc-nothing-to-answer = nobody has bet this round, so check or bet
leduc-must-answer = there is a bet, so fold, call or raise
leduc-no-more-raises = there have already been two raises this round, so fold or call

# A text that is not a move.
leduc-actions = there are `fold`, `check`, `call`, `bet` and `raise`

# For the first game.
leduc-hint-5 = A bet says that your card is good, whether it is or not. In the end a pair with the public card beats everything; without one, the king is best.
