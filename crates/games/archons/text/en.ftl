archons-pitch = Everybody plays a card face down for an Archon whose power lasts. Ties cancel out, and aces destroy the highest card.
archons-facts = For two to six players. About thirty minutes.
archons-credit = Archons is inspired by James Ernest's Gladiator; its rulebook names nobody.
archons-option-lead = Who is asked first to lead the next turn: winner (of the last play) or rotate (the player to the left of the last leader).
archons-option-carry-pot = A pot that nobody won goes to the next winner; otherwise it is set aside.
archons-option-card-points = What a captured card scores: one (1 point) or pips (its rank, the ace as 1).

archons-demiurge = Demiurge

# What happens.
archons-dealt = { DOES($dealer, they: "deals", you: "deal") } hand { $hand } of { $hands }{ $times ->
    [1] { "" }
    [2] { " " }again, because nobody could lead
   *[other] , { $times } times until somebody could lead
}.
archons-holds = { DOES($seat, they: "holds", you: "hold") } { $cards }.
archons-passed-over = { DOES($seat, they: "cannot lead", you: "cannot lead") }.
archons-led = { DOES($seat, they: "leads", you: "lead") } { $archon }.
archons-sat-out = { DOES($seat, they: "has no poker card and sits this turn out", you: "have no poker card, so you sit this turn out") }.
archons-chose = { DOES($seat, they: "has chosen", you: "have chosen") }.
archons-own-choice = { DOES($seat, they: "chooses", you: "choose") } { $card }, face down.
archons-revealed = { DOES($seat, they: "played", you: "played") } { $card }.
archons-revealed-raised = { DOES($seat, they: "played", you: "played") } { $card }, which counts as { $value }.
archons-tied = { $cards } each count the same as another card, so none of them can win.
archons-destroyed = { YOU($by) ->
    [yes] Your
   *[no] { SENTENCE($by) }'s
} { $ace } destroys { YOU($seat) ->
    [yes] your
   *[no] { SEAT($seat) }'s
} { $card }, the highest card left.
archons-won = { YOU($seat) ->
    [yes] Your
   *[no] { SENTENCE($seat) }'s
} { $card }{ $raised ->
    [0] { "" }
   *[other] , which counts as { $raised },
} is the highest card, so { SEAT($seat) } { YOU($seat) ->
    [yes] win
   *[no] wins
} { $archons } and { YOU($seat) ->
    [yes] capture
   *[no] captures
} { $cards }.
archons-won-what-was-left = { YOU($seat) ->
    [yes] Your
   *[no] { SENTENCE($seat) }'s
} { $card }{ $raised ->
    [0] { "" }
   *[other] , which counts as { $raised },
} is the highest card left, so { SEAT($seat) } { YOU($seat) ->
    [yes] win
   *[no] wins
} { $archons } and { YOU($seat) ->
    [yes] capture
   *[no] captures
} { $cards }.
archons-carried = Every card was tied or destroyed, so nobody wins. { $archon } and { $cards } stay in the pot for the next winner.
archons-set-aside = Every card was tied or destroyed, so nobody wins. { $archon } and { $cards } are set aside.
archons-reshuffled = The discard pile is shuffled into a new deck: { $cards }.
archons-refilled = Everybody is dealt a card.
archons-ran-out = The deck is empty: no card for { $seats }.
archons-drew = { DOES($seat, they: "is dealt", you: "are dealt") } { $cards }.
archons-threw = { DOES($seat, they: "holds only Archons and discards", you: "hold only Archons and discard") } { $archons } for new cards.
archons-hand-over = Nobody can lead, so hand { $hand } of { $hands } is over.
archons-put-under = { DOES($seat, they: "puts", you: "put") } { $card } under the Demiurge: { $suit } will not score this hand.
archons-passed = { DOES($seat, they: "puts", you: "put") } no card under the Demiurge this turn.
archons-scored = { DOES($seat, they: "scores", you: "score") } { $points ->
    [1] 1 point
   *[other] { $points } points
} this hand.
archons-returned = { DOES($seat, they: "returns", you: "return") } { $archon }.
archons-final = { DOES($seat, they: "finishes", you: "finish") } with { $score ->
    [1] 1 point
   *[other] { $score } points
}.

# What to do.
archons-lead = Lead an Archon. Everybody will play a card for it.
archons-waiting-for-lead = Waiting for { SEAT($seat) } to lead an Archon.
archons-play = Play a poker card face down for { $archon }.
archons-waiting-for-cards = Waiting for { $seats } to play a card.
archons-sit-out = You have no poker card, so you sit this turn out. Waiting for { $seats } to play a card.
archons-under = You have the Demiurge. Put a poker card under it so that its suit does not score this hand, or pass.
archons-under-at-the-end = The hand is over. Put a poker card under the Demiurge so that its suit does not score, or pass.
archons-waiting-for-under = Waiting for { SEAT($seat) } to put a card under the Demiurge or pass.
archons-return = Hand { $hand } is over. Return one of your Archons; you keep the others.
archons-waiting-for-return = Waiting for { $seats } to return an Archon.
archons-over = The game is over.
archons-pass = Pass
archons-lead-card = Lead { $card }
archons-play-card = Play { $card }
archons-put-card-under = Put { $card } under the Demiurge
archons-put-none-under = Put no card under the Demiurge
archons-return-card = Return { $card }

# What it would do.
archons-winner-has = the winner gets: { $power }
archons-give-up = you lose: { $power }
archons-suit-dead = { $suit } will not score this hand
archons-asked-again = you may be asked again next turn
archons-counts = counts as { $value }
archons-counts-with-jack = counts as { $value } with your jack
archons-counts-as-ace = counts as { $value } and, unless it ties, destroys the highest card
archons-power-of-jack = { $suit } count 1 higher when played
archons-power-of-queen = captured { $suit } score 1 point more
archons-power-of-red-king = captured red cards score 1 point more
archons-power-of-black-king = captured black cards score 1 point more
archons-power-of-demiurge = can void a suit for this hand
archons-brief-red-king = +1 for red
archons-brief-black-king = +1 for black
archons-brief-queen = +1 for { $suit }
archons-brief-jack = { $suit } count 1 higher
archons-brief-demiurge = can void a suit

# The aid for newcomers.
archons-king = King
archons-king-power = +1 point for each captured card of its colour
archons-queen = Queen
archons-queen-power = +1 point for each captured card of its suit
archons-jack = Jack
archons-jack-power = your cards of its suit count 1 higher

# What is on the table.
archons-hand-counter = Hand
archons-turn-counter = Turn
archons-not-scoring = Not scoring
archons-dealer = dealer
archons-leads = leads
archons-could-not-lead = could not lead
archons-sits-out = sits out
archons-hand-number = hand { $hand }
archons-tally-cards = hand { $hand }: { $count ->
    [0] no scoring cards
    [1] 1 scoring card, { $cards }
   *[other] { $count } scoring cards, { $cards }
}
archons-tally-kings = hand { $hand }: { $archons } for { $cards }
archons-tally-queens = hand { $hand }: { $archons } for { $cards }
archons-hand-made = { $points ->
    [0] no scoring cards
   *[other] { $worth } for { $cards }{ $kings ->
        [0] { "" }
       *[other] , { $kings } from kings
    }{ $queens ->
        [0] { "" }
       *[other] , { $queens } from queens
    }
}
archons-led-zone = Led
archons-played = Played
archons-last-turn = Last turn, for { $archon }
archons-pot = Pot
archons-aside = Set aside
archons-deck = Deck
archons-discard = Discard pile
archons-front = Archons
archons-under-demiurge = under the Demiurge
archons-captured = Captured
archons-hand = Hand
archons-cards = cards
archons-among = from
archons-worth = worth
archons-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}

# Why not.
archons-lead-only-first = you can lead an Archon only at the start of a turn
archons-play-after-lead = you can play a poker card only after an Archon is led
archons-under-after-deal = a card goes under the Demiurge only after the new cards are dealt
archons-return-between-hands = you return Archons only between hands
archons-demiurge-goes-back = the Demiurge goes back anyway: return another Archon
archons-not-in-front = { $card } is not in front of you
archons-not-in-hand = { $card } is not in your hand

# A text that is not a move.
archons-actions = there are `lead KH`, `play 7S`, `under 7S`, `pass` and `return QS`

# For the first game.
archons-hint-12 = The Archon you lead goes to whoever wins the play, with all its power. The power is written under it.
archons-hint-13 = Everybody plays one card, face down. Equal cards cancel out, an ace destroys the highest card left, and then the highest card wins.
archons-hint-19 = The suit of the card you put under the Demiurge scores nothing for anybody this hand.
archons-hint-22 = The Archons you keep go on working in the next hand. Return the one that helps you least.
