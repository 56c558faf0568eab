tps-pitch = Win tricks by following suit to score, or by trumping to change what a suit is worth.
tps-facts = For four, or three as a variant. About fifteen minutes.
tps-option-stars = The stars on the cards of rank 1 to 13: a list of 13 whole numbers from 0 to 9.
tps-option-open-aside = Whether the three cards set aside lie face up: true or false.

tps-rock = rock
tps-paper = paper
tps-scissors = scissors

# What happens.
tps-dealt = { DOES($dealer, they: "deals", you: "deal") } { $cards } cards to each.
tps-holds = { DOES($seat, they: "holds", you: "hold") } { $cards }.
tps-aside-shown = Set aside, face up: { $cards }.
tps-played = { DOES($seat, they: "plays", you: "play") } { $card }.
tps-scored = { DOES($seat, they: "wins", you: "win") } the trick and { $points ->
    [1] 1 point
   *[other] { $points } points
} in { $suit }.
tps-trumped = { DOES($seat, they: "wins", you: "win") } the trick with { $trump }, the trump.
tps-moved = { DOES($seat, they: "moves", you: "move") } { $suit }: a point is worth { $worth } now.
tps-kept = { DOES($seat, they: "leaves", you: "leave") } { $suit } at { $worth }.
tps-final = { DOES($seat, they: "finishes", you: "finish") } with { $score ->
    [1] 1 point
   *[other] { $score } points
}.

# What to do.
tps-lead = Lead any card: the suit that beats it is trump.
tps-cannot-follow = You have no { $suit }: play any card.
tps-follow = Follow with { $suit }.
tps-waiting-for-card = Waiting for { SEAT($seat) } to play a card.
tps-move-worth = You won with { $suit }: move what it is worth, or keep it.
tps-waiting-for-worth = Waiting for { SEAT($seat) } to decide what { $suit } is worth.
tps-over = The game is over.
tps-play = Play { $card }
tps-wins-so-far = wins so far
tps-raise = Raise { $suit } to { $worth }
tps-lower = Lower { $suit } to { $worth }
tps-keep = Keep { $suit } at { $worth }
tps-scores-after = scores: { $scores }
tps-score-of = { SEAT($seat) } { $score }

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
tps-worth = A point is worth
tps-points-in-suit = { $points } in { $suit } at { $worth } each

# Why not.
tps-worth-first = first decide what { $suit } is worth
tps-not-in-hand = { $card } is not in the hand
tps-must-follow = { $suit } was led, and a hand that has it must follow
tps-no-trump-won = a value moves only right after a trick is won with a trump
tps-no-step = { $suit } is worth { $worth } and has no step { $step ->
    [up] up
    [down] down
   *[keep] keep
}

# For the first game.
tps-hint-9 = Follow the suit that was led if you can. Winning with that suit scores points: as many as there are stars on its lowest card in the trick.
tps-hint-12 = You trumped, so you score nothing now. Instead you decide what points of this suit are worth in the end, for everybody: -1, 1 or 2.
