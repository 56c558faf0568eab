pillars-pitch = Outnumber your opponent in four battles, then spend what you win on power or keep it for points.
pillars-facts = For two players. About twenty minutes.
pillars-credit = The rulebook of Pillars names nobody.
pillars-option-pile-points = What a pile of numbers scores: the `sum` of its values, or the `count` of its cards.

pillars-faces = faces
pillars-or = { $most } or { $last }

# What a side or a pile is worth.
pillars-value = worth { $value } of { $limit }
pillars-value-past-limit = worth { $value }, past the limit of { $limit }
pillars-standing = { $pile } { $mine } to { $theirs }
pillars-standing-with = { $standing } ({ $cards })
pillars-diamonds-decide = equal majorities: diamonds decide
pillars-strength = { $mine ->
    [1] 1 card
   *[other] { $mine } cards
} to { $theirs }, { $worth }
pillars-outnumbered = { $battle } ({ $mine } to { $theirs })

# What happens.
pillars-dealt = { DOES($dealer, they: "deals", you: "deal") } seven cards to each player.
pillars-holds = { DOES($seat, they: "holds", you: "hold") } { $cards }.
pillars-attacked = { DOES($seat, they: "attacks", you: "attack") } with { $cards }: { $side }.
pillars-defended = { DOES($seat, they: "defends", you: "defend") } with { $cards }: { $side }.
pillars-crawled = { DOES($seat, they: "crawls", you: "crawl") } with { $card }: { $side }.
pillars-scored = { DOES($seat, they: "has more cards in", you: "have more cards in") } { $battles } and { YOU($seat) ->
    [yes] score.
   *[no] scores.
}
pillars-took = { DOES($seat, they: "takes", you: "take") } { $card } for the pile of { $pile }.
pillars-took-discarding = { DOES($seat, they: "takes", you: "take") } { $card } for the pile of { $pile }; discarded: { $discarded }.
pillars-harvested = { DOES($seat, they: "harvests", you: "harvest") } { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
pillars-spent-heart = { DOES($seat, they: "spends", you: "spend") } { $card } on two more actions: { $left ->
    [1] 1 action
   *[other] { $left } actions
} left.
pillars-spent-jack = { DOES($seat, they: "spends", you: "spend") } { $card } to destroy { $target }.
pillars-spent-queen = { DOES($seat, they: "spends", you: "spend") } { $card } to steal { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
pillars-spent-king = { DOES($seat, they: "spends", you: "spend") } { $card } to clear { $battle }, discarding { $cards }.
pillars-stole = { DOES($seat, they: "steals", you: "steal") } { $cards }.
pillars-ended = { DOES($seat, they: "ends their turn and gives up", you: "end your turn and give up") } { $given_up ->
    [1] 1 action
   *[other] { $given_up } actions
}.
pillars-drew = { DOES($seat, they: "draws", you: "draw") } a card.
pillars-drew-cards = { DOES($seat, they: "draws", you: "draw") } { $cards }.
pillars-deck-empty = The deck is empty: the game is over.
pillars-counted = { SENTENCE($pile) }: { $first } to { $second }, a majority for { SEAT($seat) }.
pillars-counted-equal = { SENTENCE($pile) }: { $first } to { $second }, no majority.
pillars-final = { DOES($seat, they: "has", you: "have") } { $majorities ->
    [0] no majorities
    [1] 1 majority
   *[other] { $majorities } majorities
}.
pillars-won-by-diamonds = Majorities are equal, so diamonds decide. { DOES($seat, they: "wins", you: "win") }.
pillars-tied = Majorities and diamonds are equal: the game is a draw.

# What to do.
pillars-choose-take = Take one card from the { $battle } battle, from either side. The rest are discarded.
pillars-waiting-to-take = Waiting for { SEAT($seat) } to take a card.
pillars-choose-action = You have { $left ->
    [1] 1 action
   *[other] { $left } actions
}: { $verbs }.
pillars-waiting-to-act = Waiting for { SEAT($seat) } to act.
pillars-can-attack = attack
pillars-can-defend = defend
pillars-can-crawl = crawl
pillars-can-score = score
pillars-can-harvest = harvest
pillars-can-use-magic = use magic
pillars-can-end = end the turn
pillars-over-won = The game is over. { DOES($seat, they: "wins", you: "win") }.
pillars-over-drawn = The game is over. It is a draw.
pillars-attack = Attack with { $cards }
pillars-defend = Defend with { $cards }
pillars-crawl = Crawl with { $card }
pillars-score = Score { $battles }
pillars-take = Take { $card }
pillars-harvest = Harvest { $count ->
    [1] 1 card
   *[other] { $count } cards
}
pillars-spend-heart = Spend { $card } for two more actions
pillars-spend-jack = Spend { $card } to destroy { $target }
pillars-spend-queen = Spend { $card } to steal { $count ->
    [1] 1 card
   *[other] { $count } cards
}
pillars-spend-king = Spend { $card } to clear the { $battle } battle
pillars-end = End turn
pillars-side-after = { $worth }; your { $mine ->
    [1] 1 card
   *[other] { $mine } cards
} against their { $theirs }
pillars-piles-after = { $piles }
pillars-piles-and-actions-after = { $piles }; { $left ->
    [1] 1 action
   *[other] { $left } actions
} left

# What is on the table.
pillars-actions-left = Actions left
pillars-deck-size = Cards in the deck
pillars-dealer = dealer
pillars-limit = limit
pillars-hand-size = hand
pillars-battle = Battle of { $suit }
pillars-piles = Scoring piles
pillars-pile = { $pile } { $points }
pillars-pile-leads = { $pile } { $points }, ahead
pillars-deck = Deck
pillars-discarded = Discarded
pillars-hand = Hand
pillars-stolen = stolen
pillars-known = known to { SEAT($other) }
pillars-does-destroy = destroys
pillars-does-steal = steals
pillars-does-clear = clears
pillars-does-hasten = +2 actions

# Why not.
pillars-none-won = to score, you need more cards than your opponent in a battle
pillars-not-scoring = you take a card only when you score
pillars-not-in-battle = { $card } is not in the { $battle } battle
pillars-take-first = first take a card from the { $battle } battle
pillars-not-in-hand = { $card } is not in your hand
pillars-past-limit = your side would be worth { $value }, past your limit of { $limit }
pillars-has-begun = the { $battle } battle has already begun: defend there
pillars-has-not-begun = the { $battle } battle has not begun yet: attack there
pillars-no-side = to crawl, you need a card in the { $battle } battle already
pillars-fits = { $card } fits within your limit: defend with it
pillars-no-clubs = to harvest, you need a card in your pile of clubs
pillars-nothing-to-harvest = the deck is empty: there is nothing to harvest
pillars-not-scored = { $card } is not in your scoring piles
pillars-no-magic = { $suit } have no magic
pillars-not-scored-by-other = { $card } is not in your opponent's scoring piles
pillars-nothing-to-steal = your opponent's hand is empty: there is nothing to steal
pillars-nothing-to-clear = there are no cards in the { $battle } battle

# A text that is not a move.
pillars-actions = there are `attack …`, `defend …`, `crawl …`, `score`, `take …`, `harvest`, `magic …` and `end`
pillars-card-form = a card is written rank then suit, as in `9H` or `TD`
pillars-card-twice = each card can be named once
pillars-one-suit = the cards of one attack or defence have one suit
pillars-battle-letter = a king names a battle by its letter: H, S, D or C
pillars-jack-target = a jack names a card of the opponent's, as in `magic JS 9D`
pillars-king-target = a king names a battle, as in `magic KD H`
pillars-no-target = only jacks and kings have a target

# For the first game.
pillars-hint-4 = Bring more cards to a battle than your opponent, then score. A side may be worth 15 at most: low cards fight well, high cards are worth taking home.
pillars-hint-10 = Take one card, from either side. It scores in its pile, and it works for you there too: what it does is written under it.
