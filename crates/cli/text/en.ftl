# What the program tells players.

# The games.
parlour-pitch = small-press games to play with friends and bots.
parlour-seats = { $seats } players
parlour-seats-range = { $least } to { $most } players
parlour-who-plays = Bots (--bots):
parlour-what-else = More commands:
parlour-what-learn = learn a game by playing it
parlour-what-play = play against bots
parlour-what-rules = read the rules
parlour-what-sim = let bots play a thousand games
parlour-what-show = read one of them in words
parlour-what-verify = check all of them against the rules
parlour-what-help = everything else
parlour-from-checkout = In a checkout, type `cargo run --release --` instead of `parlour`.

# A recorded game.
parlour-show-deal = { $seats } players, seed { $seed }
parlour-show-seat = as seen from seat { $seat }
parlour-show-open = with all cards open
parlour-show-marks = ! winning  ^ trump  + active  ~ loosely active  ? chosen, face down  * you  - empty
parlour-show-seat-name = { SENTENCE(SEAT($seat)) }
parlour-show-wins = { $winners } wins.
parlour-show-share-win = { $winners } share the win.
parlour-show-scores = Scores: { $scores }.

# Advice on a decision.
parlour-advise-played = Seat { $seat } played `{ $action }`.
parlour-advise-columns = Estimated win chance of each move, its standard error, and how often it was tried:
parlour-advise-more = … and { $more } more
