faj-pitch = Draft four court cards, fight for the number cards on the board, and make the best poker hand from your spoils.
faj-facts = For two to four players. About half an hour.
faj-credit = The rulebook of Faces, Aces & Jokers names nobody.
faj-option-dealer = How the dealer is chosen: "vote" lets the players vote, "random" picks one at random.

faj-red-joker = red joker
faj-black-joker = black joker

# Poker hands.
faj-no-cards = no cards
faj-high-card = { $high } high
faj-pair = pair of { $high }
faj-two-pairs = two pairs, { $high } and { $low }
faj-three-of-a-kind = three { $high }
faj-straight = straight, { $high } high
faj-flush = flush in { $suit }, { $high } high
faj-full-house = full house, { $high } over { $low }
faj-four-of-a-kind = four { $high }
faj-straight-flush = straight flush in { $suit }, { $high } high
faj-rank = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[10] ten
}
faj-ranks = { $rank ->
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
   *[10] tens
}

# What happens.
faj-chose = { DOES($seat, they: "has", you: "have") } chosen.
faj-voted-for-self = { DOES($seat, they: "votes", you: "vote") } for { SEAT($seat, you: "yourself") }.
faj-voted = { DOES($seat, they: "votes", you: "vote") } for { SEAT($vote) }.
faj-drew = { DOES($seat, they: "draws", you: "draw") } { $card } to decide who deals.
faj-deals = { DOES($seat, they: "deals", you: "deal") } in all three rounds.
faj-dealt = { DOES($dealer, they: "deals", you: "deal") } 4 draft cards to each player for round { $round }.
faj-got-pack = { DOES($seat, they: "gets", you: "get") } { $cards }.
faj-kept = { DOES($seat, they: "keeps", you: "keep") } { $card }.
faj-passed = The packs are passed to the right.
faj-kept-last = { DOES($seat, they: "keeps", you: "keep") } { $card }, the last card of the pack.
faj-turned-up = Trick { $trick }: { $cards } on the board. { SENTENCE($trump) } are trump.
faj-turned-up-no-trump = Trick { $trick }: { $cards } on the board. There is no trump.
faj-laid = { DOES($seat, they: "lays", you: "lay") } { $card } face down.
faj-played = { DOES($seat, they: "plays", you: "play") } { $card }.
faj-won = { YOU($seat) ->
    [yes] Your
   *[no] { SENTENCE($seat) }'s
} { $card } wins { $cards } { $why }.
faj-as-rank = as the highest card: nobody played trump
faj-as-trump = as the highest trump
faj-as-joker = because no jack of a suit on the board caught the Joker
faj-as-jack = by catching the Joker: its suit is on the board
faj-with-rank = with the highest card
faj-with-trump = with the highest trump
faj-with-joker = with a Joker
faj-with-jack = with a jack that catches the Joker
faj-final = { DOES($seat, they: "finishes", you: "finish") } with { $cards } ({ $hand }), ahead of { $beaten ->
    [0] nobody
    [1] 1 player
   *[other] { $beaten } players
}.
faj-final-no-cards = { DOES($seat, they: "finishes", you: "finish") } with no cards, ahead of nobody.

# What to do.
faj-choose-dealer = Choose who deals in all three rounds.
faj-choose-keep = Keep one card. The other { $more } go to { SEAT($right) } on your right.
faj-choose-last-keep = Keep one of the two cards. The other goes to { SEAT($right) } on your right, and you also keep the card passed to you.
faj-choose-play = Play a card for { $cards ->
    [1] the card
   *[other] the { $cards } cards
} on the board. { SENTENCE($trump) } are trump.
faj-choose-play-no-trump = Play a card for { $cards ->
    [1] the card
   *[other] the { $cards } cards
} on the board. There is no trump.
faj-you-voted-for-self = You voted for yourself.
faj-you-voted = You voted for { SEAT($vote) }.
faj-you-keep = You keep { $card }.
faj-you-play = You play { $card }.
faj-waiting-for-votes = Waiting for { $seats } to vote.
faj-waiting-for-keeps = Waiting for { $seats } to keep a card.
faj-waiting-for-plays = Waiting for { $seats } to play a card.
faj-chosen-and-waiting = { $chosen } { $waiting }
faj-wins = { DOES($seat, they: "wins", you: "win") } with the best hand: { $hand }.
faj-vote-for-self = Vote for yourself
faj-vote-for = Vote for { SEAT($seat) }
faj-keep = Keep { $card }
faj-play = Play { $card }

# What a card can do.
faj-can-black-joker = wins unless caught by a jack whose suit is on the board
faj-can-red-joker = wins unless beaten by the black Joker or caught by a jack whose suit is on the board
faj-can-trump-jack = trump, and catches any Joker
faj-can-jack = catches a Joker
faj-can-trump = trump
faj-can-other-suit = not trump
faj-can-rank = counts by rank, then suit

# What is on the table.
faj-round = Round
faj-trick-number = Trick
faj-draft = Draft
faj-draft-card = card { $number } of { $all }
faj-dealer = dealer
faj-won-count = won
faj-best-hand = best hand
faj-votes = votes
faj-drawn = drew
faj-card = { $card }
faj-hand-ahead = { $hand } ({ $cards }), ahead of { $others }
faj-hand-behind = { $hand } ({ $cards })
faj-board = Board
faj-trump = trump
faj-no-trump = none
faj-past-trick = Trick { $number } of round { $round }
faj-won-how = won
faj-pack = Pack
faj-laid-down = Laid down
faj-kept-cards = Kept
faj-won-cards = Won
faj-won-rest = rest
faj-trick-pile = Trick pile
faj-draft-pile = Draft pile

# Why not.
faj-no-such-seat = there is no seat { $seat } at this table
faj-dealer-settled = the dealer has already been chosen
faj-not-in-pack = { $card } is not in your pack
faj-not-kept = { $card } is not one of the cards you kept
faj-vote-first = first everybody votes for a dealer
faj-draft-over = the draft of this round is over
faj-keep-first = first keep a card from your pack

# A text that is not a move.
faj-actions = there are `vote 2`, `keep KS` and `play KS`

# For the first game.
faj-hint-2 = Dealing gives no advantage. Choose anybody, and the game begins.
faj-hint-6 = Keep one card and pass the others on. Jokers win most tricks, but a jack catches them when its suit is on the board.
faj-hint-9 = You fight for the cards in the middle. In the end only your best poker hand counts, so win the cards that fit yours.
