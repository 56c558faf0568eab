cards-spades = spades
cards-clubs = clubs
cards-diamonds = diamonds
cards-hearts = hearts
