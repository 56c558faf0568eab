archons-pitch = Everybody plays a card face down for an Archon whose power lasts; ties cancel and aces destroy the highest.
archons-facts = For two to six. About thirty minutes.
archons-option-lead = Who is asked first to lead the next turn: winner (who won the last play) or rotate (left of the last leader).
archons-option-carry-pot = Whether a pot that nobody won goes to the next winner: true, or false to set it aside.
archons-option-card-points = What a captured card scores: one (1 point) or pips (its rank, the ace as 1).

archons-demiurge = Demiurge

# What happens.
archons-dealt = { DOES($dealer, they: "deals", you: "deal") } hand { $hand } of { $hands }{ $times ->
    [1] { "" }
    [2] , for the second time, as nobody could lead
   *[other] , { $times } times until somebody could lead
}.
archons-holds = { DOES($seat, they: "holds", you: "hold") } { $cards }.
archons-passed-over = { DOES($seat, they: "cannot lead", you: "cannot lead") }.
archons-led = { DOES($seat, they: "leads", you: "lead") } { $archon }.
archons-sat-out = { DOES($seat, they: "has", you: "have") } no poker card, and sits this turn out.
archons-chose = { DOES($seat, they: "has chosen", you: "have chosen") }.
archons-own-choice = { DOES($seat, they: "chooses", you: "choose") } { $card }, face down.
archons-revealed = { DOES($seat, they: "played", you: "played") } { $card }.
archons-revealed-raised = { DOES($seat, they: "played", you: "played") } { $card }, which counts { $value }.
archons-tied = { $cards } tie, and go into the pot.
archons-destroyed = { $card } is destroyed by an ace.
archons-won = { DOES($seat, they: "wins", you: "win") } { $archons }, capturing { $cards }.
archons-carried = Nobody wins: { $archon } and { $cards } wait in the pot for the next winner.
archons-set-aside = Nobody wins: { $archon } and { $cards } are set aside.
archons-reshuffled = The discard pile is shuffled into a new deck: { $cards }.
archons-refilled = Everybody is dealt a card.
archons-ran-out = The cards run out, and there is none for { $seats }.
archons-drew = { DOES($seat, they: "is dealt", you: "are dealt") } { $cards }.
archons-threw = { DOES($seat, they: "has", you: "have") } nothing but Archons: { $archons } are discarded for new cards.
archons-hand-over = Nobody can lead: hand { $hand } of { $hands } is over.
archons-put-under = { DOES($seat, they: "puts", you: "put") } { $card } under the Demiurge: { $suit } will not score.
archons-passed = { DOES($seat, they: "puts", you: "put") } nothing under the Demiurge for now.
archons-scored = { DOES($seat, they: "scores", you: "score") } { $points ->
    [1] 1 point
   *[other] { $points } points
} in this hand.
archons-returned = { DOES($seat, they: "returns", you: "return") } { $archon }.
archons-final = { DOES($seat, they: "finishes", you: "finish") } with { $score ->
    [1] 1 point
   *[other] { $score } points
}.

# What to do.
archons-lead = Lead an Archon: everybody will play a card for it.
archons-waiting-for-lead = Waiting for { SEAT($seat) } to lead an Archon.
archons-play = Play a poker card, face down, for { $archon }.
archons-waiting-for-cards = Waiting for { $seats } to play a card.
archons-sit-out = You have no poker card and sit this turn out. Waiting for { $seats } to play a card.
archons-under = You have the Demiurge. Put a poker card under it, and its suit will not score in this hand; or pass.
archons-under-at-the-end = The hand is over. Put a poker card under the Demiurge now, and its suit will not score; or pass.
archons-waiting-for-under = Waiting for { SEAT($seat) } to put a card under the Demiurge, or none.
archons-return = Hand { $hand } is over. Return one of your Archons; the others stay with you.
archons-waiting-for-return = Waiting for { $seats } to return an Archon.
archons-over = The game is over.
archons-pass = Pass
archons-lead-card = Lead { $card }
archons-play-card = Play { $card }
archons-put-card-under = Put under the Demiurge { $card }
archons-put-none-under = Put no card under the Demiurge
archons-return-card = Return { $card }

# What it would do.
archons-winner-has = who wins it has: { $power }
archons-give-up = you give up: { $power }
archons-suit-dead = { $suit } will not score in this hand
archons-asked-again = you may be asked again next turn
archons-counts = counts { $value }
archons-counts-with-jack = counts { $value } with your Jack
archons-counts-as-ace = counts { $value }; if it does not tie, the highest card is destroyed
archons-power-of-jack = own { $suit } count 1 higher when played
archons-power-of-queen = +1 for each of the { $suit } captured
archons-power-of-red-king = +1 for each red card captured
archons-power-of-black-king = +1 for each black card captured
archons-power-of-demiurge = may stop a suit from scoring in this hand

# What is on the table.
archons-hand-counter = Hand
archons-turn-counter = Turn
archons-not-scoring = Not scoring
archons-dealer = dealer
archons-leads = leads
archons-could-not-lead = could not lead
archons-sits-out = sits out
archons-hand-number = hand { $hand }
archons-tally-cards = hand { $hand }: { $cards } captured cards that score
archons-tally-kings = hand { $hand }: Kings
archons-tally-queens = hand { $hand }: Queens
archons-led-zone = Led
archons-played = Played
archons-last-turn = Last turn, for { $archon }
archons-destroyed-place = destroyed
archons-pot = Pot
archons-aside = Set aside
archons-deck = Deck
archons-discard = Discard pile
archons-front = In front
archons-under-demiurge = under the Demiurge
archons-captured = Captured
archons-hand = Hand
archons-cards = cards
archons-among = among
archons-worth = worth
archons-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}

# Why not.
archons-lead-only-first = an Archon is led only at the start of a turn
archons-play-after-lead = poker cards are played after an Archon is led
archons-under-after-deal = the Demiurge is asked after the cards are dealt
archons-return-between-hands = Archons are returned only between hands
archons-demiurge-goes-back = the Demiurge goes back anyway: return another Archon
archons-not-in-front = { $card } does not lie in front of this seat
archons-not-in-hand = { $card } is not in the hand

# For the first game.
archons-hint-12 = The Archon you lead goes to whoever wins the bid, with all its powers. Its power is written under it.
archons-hint-13 = Everybody bids one card, face down. Equal cards cancel each other, an ace destroys the highest, and the highest that is left wins.
archons-hint-19 = The suit of the card that you put under the Demiurge scores nothing in this hand, for anybody.
archons-hint-22 = Archons you keep go on working in the next hand. Give back the one that helps you least.
