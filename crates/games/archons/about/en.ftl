# What things on the table are and do.
archons-about-led = The Archon of this turn. Whoever wins the play gets it, with its power.
archons-about-play = One card from each player, face down until everybody has chosen. Equal cards cancel out, an ace destroys the highest card left, and then the highest wins.
archons-about-last-turn = The last play, with the tied, the destroyed and the winning cards marked.
archons-about-pot = What nobody has won. Whoever wins the next play gets it too.
archons-about-aside = What nobody has won. It stays here for the rest of the hand.
archons-about-deck = After each turn everybody is dealt one card from it.
archons-about-discard = Destroyed and discarded cards. When the deck is empty they are shuffled into a new one.
archons-about-front = The Archons a player has won. Each works as long as it lies here, and several add up.
archons-about-captured = The poker cards a player has captured this hand. They score at its end.
archons-about-hand = Cards in hand. Poker cards are played for Archons; with an Archon and a poker card you can lead.
archons-about-hand-counter = A game has three hands. The highest total wins.
archons-about-turn-counter = The current turn of this hand. The hand ends when nobody holds both an Archon and a poker card.
archons-about-not-scoring = The card under the Demiurge has this suit, so its cards score nothing this hand.
archons-about-hand-number = The points of that hand; in the current hand, the points so far.
archons-about-among = The deck was last reshuffled from these cards. Those seen since are left out.
archons-about-worth = What these cards score at the moment, kings and queens included.
archons-about-count = How many cards are here.
archons-about-dealer = This player dealt this hand. Cards are dealt from the dealer's left on.
archons-about-leads = This player leads the turn with an Archon.
archons-about-could-not-lead = Couldn't lead: leading takes both an Archon and a poker card.
archons-about-sits-out = This player has no poker card and sits this turn out.
archons-about-power = Works for whoever has it in front of them: { $power }.
archons-about-up-for-grabs = It helps nobody yet. Whoever wins this play gets it.
archons-about-stays = Between hands you give one of your Archons back and keep the others. The Demiurge always goes back.
archons-about-can-lead = You can lead with it, and everybody plays a card for it.
archons-about-counts = Counts { $value }{ $raised ->
    [0] { "" }
   *[other] , one of it from a jack,
} when played.
archons-about-ace = Unless it ties, an ace destroys the highest card left in the play.
archons-about-scores = Once captured it scores, and kings and queens can make it score more.
archons-about-dead = { SENTENCE($suit) } score nothing this hand: a card of that suit lies under the Demiurge.
