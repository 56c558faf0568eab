cards-spades = Pik
cards-clubs = Kreuz
cards-diamonds = Karo
cards-hearts = Herz
