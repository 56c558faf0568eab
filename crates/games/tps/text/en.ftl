tps-pitch = Follow suit to win points, or trump to change what a suit is worth.
tps-facts = For four players, or three as a variant. About fifteen minutes.
tps-credit = TrickPaperScissors is published by KinnairdGames.
tps-beats = Paper beats rock, scissors beats paper, rock beats scissors.
tps-option-stars = The stars on the cards of rank 1 to 13: a list of 13 whole numbers from 0 to 9.
tps-option-open-aside = Turn the three set-aside cards face up.

tps-rock = rock
tps-paper = paper
tps-scissors = scissors

# What happens.
tps-dealt = { DOES($dealer, they: "deals", you: "deal") } { $cards } cards to each player.
tps-holds = { DOES($seat, they: "holds", you: "hold") } { $cards }.
tps-aside-shown = Set aside, face up: { $cards }.
tps-played = { DOES($seat, they: "plays", you: "play") } { $card }.
tps-scored = { DOES($seat, they: "wins", you: "win") } the trick: { $card } is the highest { $suit }, and nobody played trump. The lowest { $suit }, { $lowest }, has { $points ->
    [0] no stars: no points
    [1] 1 star: 1 point
   *[other] { $points } stars: { $points } points
} in { $suit }.
tps-trumped = { DOES($seat, they: "wins", you: "win") } the trick: { $trump } beats { $led }, and { $card } is the highest { $trump }.
tps-moved = { DOES($seat, they: "changes", you: "change") } { $suit }: each point is now worth { $worth }.
tps-kept = { DOES($seat, they: "keeps", you: "keep") } { $suit } at { $worth }.
tps-final = { DOES($seat, they: "finishes", you: "finish") } with { $score ->
    [1] 1 point
   *[other] { $score } points
}.

# What to do.
tps-lead = Lead any card. The suit that beats it will be trump.
tps-cannot-follow = You have no { $suit }: play any card.
tps-follow = Follow suit: play { $suit }.
tps-waiting-for-card = Waiting for { SEAT($seat) } to play a card.
tps-move-worth = You won with the trump suit. Raise, lower or keep what { $suit } is worth.
tps-waiting-for-worth = Waiting for { SEAT($seat) } to decide what { $suit } is worth.
tps-over = The game is over.
tps-play = Play { $card }
tps-wins-so-far = takes the lead
tps-raise = Raise { $suit } to { $worth }
tps-lower = Lower { $suit } to { $worth }
tps-keep = Keep { $suit } at { $worth }
tps-scores-after = then the scores are { $scores }
tps-score-of = { $score } for { SEAT($seat) }

# What is on the table.
tps-trick-number = Trick
tps-led = Led
tps-trump = Trump
tps-dealer = dealer
tps-leads = leads
tps-trick = Trick
tps-last-trick = Last trick
tps-aside = Set aside
tps-hand = Hand
tps-worth = Each point is worth
tps-points-in-suit = { SENTENCE($suit) }: { $points ->
    [1] 1 point
   *[other] { $points } points
}, worth { $worth } each
tps-points-from-trick = { $card } won a trick whose lowest { $suit }, { $lowest }, has { $points ->
    [0] no stars
    [1] 1 star
   *[other] { $points } stars
}

# Why not.
tps-worth-first = first decide what { $suit } is worth
tps-not-in-hand = { $card } is not in your hand
tps-must-follow = { $suit } was led and you can follow suit, so you must
tps-no-trump-won = you can change what a suit is worth only right after winning a trick with a trump
tps-no-step = { $suit } is worth { $worth } and cannot { $step ->
    [up] go higher
    [down] go lower
   *[keep] stay there
}

# A text that is not a move.
tps-actions = there are `play R9`, `value up`, `value down` and `value keep`

# For the first game.
tps-hint-9 = Follow the suit that was led if you can. If you win with it, you score as many points as its lowest card in the trick has stars.
tps-hint-12 = You won with a trump, so you score nothing now. Instead you decide what points in this suit are worth in the end, for everybody: −1, 1 or 2.
