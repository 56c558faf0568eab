# What things on the table are and do.
leduc-about-public = The public card. It is turned up after the first round and counts for both players.
leduc-about-hand = One card for each player. The other player sees it only at the end.
leduc-about-card = A pair with the public card wins; without one, the king is highest, then the queen.
leduc-about-pair = It makes a pair with the public card.
leduc-about-no-pair = It makes no pair with the public card.
leduc-about-round = Two rounds of betting: a bet is two chips in the first and four in the second.
leduc-about-pot = What both players have paid. The winner takes it.
leduc-about-paid = What this player has paid into the pot.
leduc-about-dealer = This player dealt. The other one speaks first in both rounds.
leduc-about-has-folded = This player gave up the pot.
