# What things on the table are and do.
pillars-about-battle = A battle. Whoever has more cards here can score: take one card from either side, and the rest are discarded.
pillars-about-piles = The five scoring piles. In each, more points than the opponent is a majority; the most majorities win.
pillars-about-deck = You draw a card from it at the end of your turn. If it is empty by then, the game is over.
pillars-about-discarded = Discarded cards. They never come back.
pillars-about-hand = Cards in hand. They count for nothing at the end: play them into battles.
pillars-about-pile = { SENTENCE($pile) }: { $points ->
    [1] 1 point
   *[other] { $points } points
} at the moment. Whoever has more points in a pile has a majority.
pillars-about-spades = Each card here raises the limit in battles by one.
pillars-about-clubs = Harvest draws a card for each card here.
pillars-about-diamonds = If majorities are equal at the end, diamonds decide.
pillars-about-hearts = Spend a card from here for two more actions this turn.
pillars-about-faces = Jacks, queens and kings. Spend one for its magic.
pillars-about-side = { $cards ->
    [1] 1 card
   *[other] { $cards } cards
} against { $theirs }: more cards win the battle, whatever they are worth.
pillars-about-worth = The side is worth { $value }, and its limit is { $limit }. You can go past the limit only by crawling, one card at a time.
pillars-about-number = Counts { $value } towards the limit of its side. What wins a battle is the number of cards.
pillars-about-face = In a battle it is worth as much as the highest number on its side.
pillars-about-fights = It fights in the battle of { $suit }.
pillars-about-in-battle = Whoever wins this battle may take it.
pillars-about-scored = It scores in the pile of { $pile }.
pillars-about-spade = In your pile of spades, it raises your limit by one.
pillars-about-club = In your pile of clubs, it makes each harvest one card bigger.
pillars-about-diamond = Diamonds break a tie at the end.
pillars-about-heart = From your pile of hearts, you can spend it for two more actions.
pillars-about-jack = From your pile of faces, you can spend it to destroy a card in your opponent's piles.
pillars-about-queen = From your pile of faces, you can spend it to steal three cards from your opponent's hand, unseen.
pillars-about-king = From your pile of faces, you can spend it to discard all cards of one battle.
pillars-about-actions-left = Attacking, defending, crawling, scoring, harvesting and using magic each take one action.
pillars-about-deck-size = The game ends when a turn ends with no cards left in the deck.
pillars-about-limit = What a side of this player may be worth: 15, plus one for each card in their pile of spades.
pillars-about-hand-size = How many cards this player holds.
pillars-about-stolen = Cards in this hand that a queen has stolen. Both players know them.
pillars-about-dealer = This player dealt, so the other one took the first turn.
