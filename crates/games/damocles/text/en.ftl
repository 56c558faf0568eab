damocles-pitch = Swap gods on a shared ring until your codices wake, and let them bring you more.
damocles-facts = For two to six. About half an hour.
damocles-option-expansions = The codices added to the base deck: a list of "annex" and "destruction", none twice.
damocles-option-cycles = How many turns every seat has: a whole number from 1 to 100.
damocles-option-reshuffle = Whether the face-down discards become a new deck when it is empty: true or false.

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
damocles-dealt = Eight codices are dealt to each, from { SEAT($first) } on.
damocles-holds = { DOES($seat, they: "holds", you: "hold") } { $codices }.
damocles-discarded = { DOES($seat, they: "discards", you: "discard") } { $count ->
    [1] 1 codex
   *[other] { $count } codices
}.
damocles-laid-down = { DOES($seat, they: "discards", you: "discard") } { $codices }, face down.
damocles-placed = { DOES($seat, they: "puts", you: "put") } { $god } on position { $spot }.
damocles-swapped = { DOES($seat, they: "swaps", you: "swap") } positions { $one } and { $other }.
damocles-exchanged = { DOES($seat, they: "takes", you: "take") } { $god } from the bank for position { $spot }.
damocles-held = { DOES($seat, they: "changes", you: "change") } nothing on the ring.
damocles-played = { DOES($seat, they: "plays", you: "play") } { $codex }{ $charges ->
    [0] .
   *[other] , using up a charge.
}
damocles-paired = { DOES($seat, they: "pairs", you: "pair") } { $production } with { $number }{ $charges ->
    [0] .
    [1] , using up a charge.
   *[other] , using up two charges.
}
damocles-paired-their-production = { DOES($seat, they: "pairs", you: "pair") } { $production } of { SEAT($owner) } with { $number }{ $charges ->
    [0] .
    [1] , using up a charge.
   *[other] , using up two charges.
}
damocles-paired-their-number = { DOES($seat, they: "pairs", you: "pair") } { $production } with { $number } of { SEAT($owner) }{ $charges ->
    [0] .
    [1] , using up a charge.
   *[other] , using up two charges.
}
damocles-scored = { DOES($seat, they: "scores", you: "score") } { $points ->
    [1] 1 point
   *[other] { $points } points
} for { $codex }.
damocles-reshuffled = { $count ->
    [1] The discard is
   *[other] The discards are
} shuffled: a new deck of { $count }.
damocles-drew = { DOES($seat, they: "draws", you: "draw") } { $count ->
    [0] no codices
    [1] 1 codex
   *[other] { $count } codices
}.
damocles-found = { DOES($seat, they: "draws", you: "draw") } { $codices }.
damocles-sacrificed = { DOES($seat, they: "sacrifices", you: "sacrifice") } { $codex }.
damocles-destroyed = { DOES($seat, they: "destroys", you: "destroy") } { $codex } of { SEAT($victim) }.
damocles-ended = { DOES($seat, they: "ends", you: "end") } the turn.
damocles-final = { DOES($seat, they: "finishes", you: "finish") } with { $score ->
    [0] no points
    [1] 1 point
   *[other] { $score } points
}.

# What to do.
damocles-discard-two = Discard two of your eight codices, face down.
damocles-waiting-for-discards = Waiting for others to discard two codices.
damocles-place-token = Put a token of the bank on an empty position of the ring.
damocles-waiting-for-token = Waiting for { SEAT($seat) } to put a token on the ring.
damocles-swap-or-hold = Swap two tokens, swap one with the bank, or hold; an active Haste first gives a second swap.
damocles-waiting-for-swap = Waiting for { SEAT($seat) } to swap.
damocles-first-swap = Two swaps: make the first.
damocles-waiting-for-two-swaps = Waiting for { SEAT($seat) } to make two swaps.
damocles-second-swap = Make the second swap.
damocles-waiting-for-second-swap = Waiting for { SEAT($seat) } to make the second swap.
damocles-play-codices = Play active codices: a production with a number, or others alone. Then end the turn.
damocles-waiting-for-codices = Waiting for { SEAT($seat) } to play codices.
damocles-discard-drawn = Discard { $count ->
    [1] one
   *[other] two
} of what you drew.
damocles-waiting-for-oracle = Waiting for { SEAT($seat) } to choose from what the Oracle drew.
damocles-give-up = Give up one of your played codices.
damocles-waiting-for-sacrifice = Waiting for { SEAT($seat) } to give up a played codex.
damocles-destroy-theirs = Destroy a played codex of { SEAT($victim) }: { $left } to go.
damocles-waiting-for-destruction = Waiting for { SEAT($seat) } to destroy a codex of { SEAT($victim) }.
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
damocles-do-destroy = Destroy { $codex } of { SEAT($victim) }
damocles-do-end = End the turn
damocles-wakes = wakes { $codices }
damocles-puts-to-sleep = puts to sleep { $codices }
damocles-wakes-and-puts-to-sleep = wakes { $waking }; puts to sleep { $sleeping }
damocles-draws = draw { $count }
damocles-draws-and-keeps = draw { $count }, keep { $kept }
damocles-reflex-effect = one codex may ignore its blanks
damocles-haste-effect = before the first swap: two swaps
damocles-annex-effect = one pair with an opponent's codex
damocles-lyse-effect = destroys one played codex of each opponent
damocles-sacrifice-effect = for one of your own: destroys two of each opponent
damocles-eviscerate-effect = destroys two played codices of each opponent

# What is on the table.
damocles-cycle = Cycle
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
damocles-returned = Your discards that went into the deck
damocles-gone = Out of the game
damocles-codex-note = { $kind } { $pattern }
damocles-points-of-kind = { $count } × { $kind }

# Why not.
damocles-discard-first = first two of the eight codices are discarded
damocles-place-first = a token is to be put on the ring
damocles-begin-turn = a turn begins with a Haste, a swap or holding
damocles-swap-first = the swaps of the Haste come first
damocles-swaps-over = the swaps are over: play codices, or end the turn
damocles-oracle-first = first discard from what the Oracle has drawn
damocles-sacrifice-first = first give up one of your own played codices
damocles-destroy-first = first destroy the codices that must be destroyed
damocles-discard-count = { $count ->
    [1] one codex is
   *[other] two codices are
} to be discarded
damocles-not-offered = { $codex } is not among the codices to choose from
damocles-spot-taken = position { $spot } has a token already
damocles-bank-without = the bank has no token of { $god } left
damocles-same-gods = positions { $one } and { $other } have tokens of the same god; say `hold` to change nothing
damocles-same-god = position { $spot } has a token of { $god } already; say `hold` to change nothing
damocles-only-haste = before the swap only a Haste can be played
damocles-not-in-hand = { $codex } is not in the hand
damocles-only-in-pair = { $codex } is played only in a pair
damocles-annex-open = use the open annex before the next one
damocles-nothing-to-sacrifice = a Sacrifice needs a played codex of your own to give up
damocles-not-yours = { $codex } is neither in the hand nor played by you
damocles-paired-before = { $production } and { $number } have been paired in this turn already
damocles-annex-needed = an opponent's codex can be used only after an Annex
damocles-not-theirs = { YOU($owner) ->
    [yes] you are
   *[no] { SEAT($owner) } is
} no opponent who has played { $codex }
damocles-not-active = { $codex } is not active: its pattern does not fit the ring
damocles-no-star = { $codex } is active and takes no star
damocles-not-loose = { $codex } is not even loosely active
damocles-no-charge = each star needs a charge, which a Reflex gives
damocles-not-in-front = { $codex } does not lie in front of you
damocles-not-victim = one of { SEAT($victim) }'s played codices is to be destroyed

# For the first game.
damocles-hint-6 = Codices show patterns of gods. Keep a number and something that draws: together they bring you more codices.
damocles-hint-7 = Everybody fills the same ring. Put gods where your own codices want them, next to each other or apart.
damocles-hint-11 = Exchange two tokens so that your codices light up. Pick one token, and those that a second one would wake begin to glow.
damocles-hint-12 = Codices that glow can be played. A production and a number, both awake, draw you new codices; each codex scores once.
