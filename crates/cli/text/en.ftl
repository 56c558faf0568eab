# What the program tells players.

# The games.
parlour-pitch = small-press games, really playable.
parlour-seats = { $seats } seats
parlour-seats-range = { $least } to { $most } seats
parlour-who-plays = Who plays (--bots):
parlour-what-else = What else to type:
parlour-what-play = play one of them against bots
parlour-what-rules = read how it is played
parlour-what-sim = let bots play a thousand games
parlour-what-show = read one of them in words
parlour-what-verify = check all of them against the rules
parlour-what-help = everything else
parlour-from-checkout = From a checkout, `cargo run --release --` stands for `parlour`.

# A recorded game.
parlour-show-deal = { $seats } seats, seed { $seed }
parlour-show-seat = as seat { $seat } knew it
parlour-show-open = with all cards open
parlour-show-marks = ! wins so far  ^ trump  + active  ~ loosely active  ? chosen, face down  * you  - nothing there
parlour-show-seat-name = { SENTENCE(SEAT($seat)) }
parlour-show-wins = { $winners } wins.
parlour-show-share-win = { $winners } share the win.
parlour-show-scores = Scores: { $scores }.

# Advice on a decision.
parlour-advise-played = seat { $seat } played `{ $action }`
parlour-advise-columns = share of the win that each action promises, its standard error, and how often it was tried:
parlour-advise-more = … and { $more } more
