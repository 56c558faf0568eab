damocles-pitch = Swap gods on a shared ring to wake your codices, and let them bring you more.
damocles-facts = For two to six players. About half an hour.
damocles-credit = Damocles was designed by Joe Mohammed; its codices come from Matthew-Bunge-Software/Damocles, under the MIT licence printed at the end of its rules.
damocles-option-expansions = Codices added to the base deck: a list of "annex" and "destruction", each at most once.
damocles-option-cycles = How many turns each player has: a whole number from 1 to 100.
damocles-option-reshuffle = When the deck is empty, the face-down discards become a new deck.

damocles-hades = Hades
damocles-poseidon = Poseidon
damocles-artemis = Artemis
damocles-demeter = Demeter
damocles-nyx = Nyx

damocles-generate = Generate
damocles-combust = Combust
damocles-oracle = Oracle
damocles-reflex = Reflex
damocles-haste = Haste
damocles-one = One
damocles-two = Two
damocles-three = Three
damocles-annex = Annex
damocles-lyse = Lyse
damocles-sacrifice = Sacrifice
damocles-eviscerate = Eviscerate

# What happens.
damocles-dealt = Each player is dealt eight codices, starting with { SEAT($first) }.
damocles-holds = { DOES($seat, they: "holds", you: "hold") } { $codices }.
damocles-discarded = { DOES($seat, they: "discards", you: "discard") } { $count ->
    [1] 1 codex
   *[other] { $count } codices
}.
damocles-laid-down = { DOES($seat, they: "discards", you: "discard") } { $codices }, face down.
damocles-placed = { DOES($seat, they: "puts", you: "put") } { $god } on position { $spot }.
damocles-swapped = { DOES($seat, they: "swaps", you: "swap") } positions { $one } and { $other }{ $woke }.
damocles-exchanged = { DOES($seat, they: "swaps", you: "swap") } { $back } on position { $spot } for { $god } from the bank{ $woke }.
damocles-which-wakes = , which wakes { $codices }
damocles-held = { DOES($seat, they: "leaves", you: "leave") } the ring as it is.
damocles-played = { DOES($seat, they: "plays", you: "play") } { $codex }{ $charges ->
    [0] .
   *[other] , using up a charge.
}
damocles-paired = { DOES($seat, they: "pairs", you: "pair") } { $production } with { $number }{ $charges ->
    [0] .
    [1] , using up a charge.
   *[other] , using up two charges.
}
damocles-paired-their-production = { DOES($seat, they: "pairs", you: "pair") } { YOU($owner) ->
    [yes] your
   *[no] { SEAT($owner) }'s
} { $production } with { $number }{ $charges ->
    [0] .
    [1] , using up a charge.
   *[other] , using up two charges.
}
damocles-paired-their-number = { DOES($seat, they: "pairs", you: "pair") } { $production } with { YOU($owner) ->
    [yes] your
   *[no] { SEAT($owner) }'s
} { $number }{ $charges ->
    [0] .
    [1] , using up a charge.
   *[other] , using up two charges.
}
damocles-scored = { DOES($seat, they: "scores", you: "score") } { $points ->
    [1] 1 point
   *[other] { $points } points
} for { $codex }.
damocles-reshuffled = { $count ->
    [1] The only discard becomes the new deck.
   *[other] The discards are shuffled into a new deck of { $count } codices.
}
damocles-drew = { DOES($seat, they: "draws", you: "draw") } { $count ->
    [0] nothing: the deck is empty
    [1] 1 codex
   *[other] { $count } codices
}.
damocles-found = { DOES($seat, they: "draws", you: "draw") } { $codices }.
damocles-sacrificed = { DOES($seat, they: "sacrifices", you: "sacrifice") } { $codex }.
damocles-destroyed = { DOES($seat, they: "destroys", you: "destroy") } { YOU($victim) ->
    [yes] your
   *[no] { SEAT($victim) }'s
} { $codex }.
damocles-ended = { DOES($seat, they: "ends their turn", you: "end your turn") }.
damocles-final = { DOES($seat, they: "finishes", you: "finish") } with { $score ->
    [0] no points
    [1] 1 point
   *[other] { $score } points
}.

# What to do.
damocles-discard-two = Choose two of your eight codices to discard, face down.
damocles-waiting-for-discards = Waiting for the others to discard two codices.
damocles-place-token = Put a token from the bank on an empty position of the ring.
damocles-waiting-for-token = Waiting for { SEAT($seat) } to put a token on the ring.
damocles-swap-or-hold = Swap two tokens, swap one with the bank, or hold. To swap twice, play an active Haste first.
damocles-waiting-for-swap = Waiting for { SEAT($seat) } to swap.
damocles-first-swap = You have two swaps. Make the first.
damocles-waiting-for-two-swaps = Waiting for { SEAT($seat) } to make two swaps.
damocles-second-swap = Make the second swap.
damocles-waiting-for-second-swap = Waiting for { SEAT($seat) } to make the second swap.
damocles-play-codices = Play active codices: pair a production with a number, or play others alone. Then end your turn.
damocles-waiting-for-codices = Waiting for { SEAT($seat) } to play codices.
damocles-discard-drawn = Choose { $count ->
    [1] one
   *[other] two
} of the codices you drew to discard.
damocles-waiting-for-oracle = Waiting for { SEAT($seat) } to choose what to keep from the Oracle.
damocles-give-up = Sacrifice one of your played codices.
damocles-waiting-for-sacrifice = Waiting for { SEAT($seat) } to sacrifice a played codex.
damocles-destroy-theirs = Destroy one of { SEAT($victim) }'s played codices ({ $left } to go).
damocles-waiting-for-destruction = Waiting for { SEAT($seat) } to destroy { YOU($victim) ->
    [yes] one of your codices
   *[no] one of { SEAT($victim) }'s codices
}.
damocles-over = The game is over.
damocles-do-discard = Discard { $codices }
damocles-do-place = Put { $god } on position { $spot }
damocles-do-swap = Swap positions { $one } and { $other }
damocles-do-exchange = Put { $god } from the bank on position { $spot }
damocles-do-hold = Hold: change nothing
damocles-hold = Hold
damocles-do-play = Play { $codex }{ $charges ->
    [0] { "" }
   *[other] , using a charge
}
damocles-do-pair = Pair { $production } with { $number }{ $charges ->
    [0] { "" }
    [1] , using a charge
   *[other] , using two charges
}
damocles-do-sacrifice = Sacrifice { $codex }
damocles-do-destroy = Destroy { SEAT($victim) }'s { $codex }
damocles-do-end = End turn
damocles-wakes = wakes { $codices }
damocles-puts-to-sleep = puts { $codices } to sleep
damocles-wakes-and-puts-to-sleep = wakes { $waking }; puts { $sleeping } to sleep
damocles-draws = draw { $count }
damocles-draws-and-keeps = draw { $count }, keep { $kept }
damocles-reflex-effect = one codex may ignore its gaps
damocles-haste-effect = before the first swap: two swaps
damocles-annex-effect = one pair with an opponent's codex
damocles-lyse-effect = destroys one of each opponent's played codices
damocles-sacrifice-effect = gives up one of yours: destroys two of each opponent's
damocles-eviscerate-effect = destroys two of each opponent's played codices

# What is on the table.
damocles-cycle = Round
damocles-turn-number = Turn
damocles-deck = Deck
damocles-swaps-left = Swaps left
damocles-charges = Charges
damocles-open = open
damocles-first = first
damocles-turn = turn
damocles-in-hand = hand
damocles-in-play = played
damocles-ring = Ring
damocles-bank = Bank
damocles-drawn-by-oracle = Drawn by the Oracle
damocles-hand = Hand
damocles-in-front = Played
damocles-discards = Discards, face down
damocles-returned = Your discards, reshuffled
damocles-gone = Out of the game
damocles-codex-note = { $kind } { $pattern }
damocles-points-of-kind = { $count } × { $kind } ({ $codices })

# Why not.
damocles-discard-first = first discard two of your eight codices
damocles-place-first = first put a token on the ring
damocles-begin-turn = start your turn with a Haste, a swap or a hold
damocles-swap-first = use the swaps from your Haste first
damocles-swaps-over = you have no swaps left: play codices, or end your turn
damocles-oracle-first = first discard from the codices the Oracle drew
damocles-sacrifice-first = first sacrifice one of your played codices
damocles-destroy-first = first choose the codices to destroy
damocles-discard-count = you must discard { $count ->
    [1] exactly one codex
   *[other] exactly two codices
}
damocles-not-offered = { $codex } is not one of the codices you can choose
damocles-spot-taken = position { $spot } already has a token
damocles-bank-without = the bank has no { $god } token left
damocles-same-gods = positions { $one } and { $other } hold the same god: to change nothing, hold
damocles-same-god = position { $spot } already holds { $god }: to change nothing, hold
damocles-only-haste = only a Haste can be played before the swap
damocles-not-in-hand = { $codex } is not in your hand
damocles-only-in-pair = { $codex } can be played only in a pair
damocles-annex-open = use your open Annex before you play another
damocles-nothing-to-sacrifice = you need a played codex of your own to sacrifice
damocles-not-yours = { $codex } is neither in your hand nor in front of you
damocles-paired-before = { $production } and { $number } have already been paired this turn
damocles-annex-needed = you can use an opponent's codex only after an Annex
damocles-not-theirs = { YOU($owner) ->
    [yes] { $codex } must be an opponent's, not your own
   *[no] { SEAT($owner) } has no { $codex } in play
}
damocles-not-active = { $codex } is not active: its pattern does not fit the ring
damocles-no-star = { $codex } is already active and needs no charge
damocles-not-loose = { $codex } is not even loosely active: its gods are not in that order on the ring
damocles-no-charge = a codex that is only loosely active takes a charge, which you get from a Reflex
damocles-not-in-front = { $codex } is not in front of you
damocles-not-victim = you must destroy one of { SEAT($victim) }'s played codices

# A text that is not a move.
damocles-actions = there are `discard G3 H1`, `place H 3`, `play R4*`, `swap 1 4`, `swap 3 N`, `hold`, `pair C4 2:I7*`, `sacrifice G7`, `destroy 2:G3` and `end`

# For the first game.
damocles-hint-6 = Codices show patterns of gods. Keep a number and something that draws: together they bring you more codices.
damocles-hint-7 = Everybody fills the same ring. Put gods where your own codices want them, next to each other or apart.
damocles-hint-11 = Swap two tokens so that your codices light up. Choose one token, and the tokens that would wake a codex with it start to glow.
damocles-hint-12 = Glowing codices can be played. Pair an active production with an active number to draw new codices; each codex scores once.
