# What things on the table are and do.
tps-about-worth = What a point in each suit is worth, from −1 to 2. A suit can move when somebody wins a trick with it as trump.
tps-about-trick = The trick being played. The highest trump wins it; if nobody trumps, the highest card of the suit led does.
tps-about-last-trick = The trick before this one, with the winning card marked.
tps-about-aside = Three cards that nobody plays with. Nobody has seen them.
tps-about-open-aside = Three cards that nobody plays with, face up for everybody to see.
tps-about-hand = Cards still to be played. If you hold a card of the suit led, you must play one.
tps-about-trick-number = There are { $tricks } tricks. Whoever wins one leads the next.
tps-about-led = The suit of the first card in this trick. Follow it if you can.
tps-about-trump = The suit that beats the one led, in this trick only.
tps-about-dealer = This player dealt. The player on the dealer's left led to the first trick.
tps-about-leads = This player leads: the first card of this trick, of any suit.
tps-about-stars = { $stars ->
    [0] No stars.
    [1] 1 star.
   *[other] { $stars } stars.
} Whoever wins a trick with the suit led scores the stars on the lowest card of that suit in the trick.
tps-about-can-lead = Led to a trick, it makes { $trump } trump: { $trump } beats { $suit }.
tps-about-is-trump = { SENTENCE($suit) } is trump in this trick, and the highest trump wins.
tps-about-is-led = { SENTENCE($suit) } was led: its highest card wins if nobody trumps.
tps-about-cannot-win = It can't win this trick: { $led } was led and { $trump } is trump.
tps-about-token = At the end, every point in { $suit } counts { $worth } unless it moves again.
tps-about-token-moves = Whoever wins a trick with { $suit } as trump may move it one step, or leave it.
tps-about-points = Points won in { $suit }. Each of them counts { $worth } at the moment.
