# The frame of every page.
web-name = Parlour
web-skip = Skip to the page
web-pages = Pages
web-lobby = Tables
web-about = About
web-rules = Rules
web-title = { $page } · Parlour
web-title-rules = { $game }: Rules · Parlour
web-title-turn = Your turn · { $game }

# Settings.
web-settings = Settings
web-language = Language
web-language-match = match browser
web-theme = Theme
web-theme-system = as the system
web-theme-dark = evening
web-theme-light = day
web-bot-pause = Bots take their time
web-pause-none = not at all
web-pause-short = a little
web-pause-usual = as people do
web-pause-long = long
web-motion = Things travel
web-notify = Notify me when it is my turn

# The list of games.
web-home-title = Five games, one table
web-home-pitch = Sit down with friends at a shared link, or against bots in this browser. No account, nothing to install.
web-play-now = Play against bots
web-make-table = Make a table
web-nowhere-title = There is no such page
web-nowhere = The address may be old or mistyped.
web-to-home = To the five games
web-no-game = There is no such game.

# About.
web-about-text = Parlour makes five small-press games playable. One engine keeps the rules, for people, for bots and for this page.
web-about-fair = Fair deals
web-about-fair-text = Each shared table shows the SHA-256 of its seed before the first card is dealt, and the seed itself after the last decision: anybody can deal the game again and compare.
web-about-bots = Bots that cannot cheat
web-about-bots-text = A bot is given what its seat knows, and nothing else. It imagines the hidden cards as you do, only more often.
web-about-offline = Without a network
web-about-offline-text = The whole engine runs in this page. Install it from your browser's menu, and play against bots wherever you are.
web-about-keyboard = By keyboard
web-about-keyboard-text = Arrows go from one thing that can be picked to the next, Enter picks and confirms, Escape puts back, H asks for a hint, L opens the log. Everything that happens is spoken to screen readers.
web-about-privacy = Nothing is known about you
web-about-privacy-text = There is no account and nobody is followed. At a shared table a cookie keeps your chair; what you like is kept in this browser.

# The list of tables.
web-lobby-none = No public table is open. Make one and send its link.
web-looking = Looking …
web-sit-down = Sit down
web-watch = Watch
web-table-playing = { $seats } seats, playing
web-table-gathering = { $free } of { $seats } chairs free

# Setting up.
web-how-many = How many
web-players = { $number } players
web-who = Who sits where
web-you = You
web-level-of = Level of the bot on chair { $chair }
web-bot = { $level ->
    [random] Random
    [explorer] Explorer
    [greedy] Greedy
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[expert] Expert
} bot
web-bot-with-pitch = { $level ->
    [random] Random bot: plays anything that is legal
    [explorer] Explorer bot: tries every kind of action
    [greedy] Greedy bot: takes what looks best at first sight
    [easy] Easy bot: thinks a little and makes mistakes
    [medium] Medium bot: thinks for a moment
    [hard] Hard bot: thinks for up to a second
   *[expert] Expert bot: thinks for up to five seconds
}
web-bot-level = { $level ->
    [random] random
    [explorer] explorer
    [greedy] greedy
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
}
web-options = Options of the rules
web-option = { $key ->
   *[other] { SENTENCE($name) }
}
web-shared = At a shared table
web-make-table-what = A table has a link: whoever opens it picks a name and a chair. Bots can take the chairs that stay free.
web-people = Chairs
web-people-and-bots = { $bots ->
    [0] all for people
    [1] { $people } for people, the last for its bot
   *[other] { $people } for people, the last { $bots } for their bots
}
web-clock = Clock
web-clock-none = none: think as long as you like
web-clock-seconds = { $seconds } seconds a decision, then a bot decides once
web-clock-minutes = { $minutes ->
    [1] a minute
   *[other] { $minutes } minutes
} a decision, then a bot decides once
web-public = in the list of tables

# The server.
web-no-server = The server cannot be reached. Playing against bots works without it.
web-status-missing = There is no such thing on this server.
web-status-too-often = That was too often. Wait a moment and try again.
web-status = The server could not do that ({ $status }).

# Sitting down.
web-your-name = Your name
web-no-name = That cannot be your name: it needs at least one letter that can be seen.
web-long-name = That cannot be your name: it may have at most { $letters } letters.
web-start = Start the game
web-chairs-free = The game starts when every chair is taken, by people or bots.
web-chair = Chair { $number }
web-empty-chair = free
web-yourself = { $name } (you)
web-sit = Sit here
web-get-up = Get up
web-add-bot = Put a bot here
web-remove-bot = Send the bot away
web-level = Level
web-invite = Invite others
web-link = The link of this table
web-copy = Copy the link
web-copied = Copied
web-qr = The same link as a code for a phone's camera
web-away = away
web-stood-in = away, a bot plays
web-fair = Fair deal
web-fair-commitment = The SHA-256 of this table's seed, fixed before the first card: { $commitment }
web-fair-seed = The seed: { $seed }. With the record, `parlour verify --fair` deals the game again and compares.

# Talking and agreeing.
web-chat = Chat
web-send = Say
web-mute = Mute
web-unmute = Hear { $name } again
web-asks-take-back = { SENTENCE($name) } would like to take the last decision back.
web-agree = That is fine
web-refuse = No
web-rematch = Rematch
web-to-rematch = To the rematch

# Around a table.
web-table = Table
web-beside = Beside the table
web-close = Close
web-opening = Opening the table …
web-no-worker = The bots of this table cannot go on in this browser; load the page again
web-lost = The connection is lost. Trying again …
web-log = Log
web-take-back = Take back
web-new-game = New game
web-again = Play again
web-replay = Replay
web-seconds = { $seconds } s
web-note = A note for your first game
web-note-seen = Got it

# A decision.
web-decision = Your decision
web-pick = Pick something
web-pick-more = Pick more
web-put-back = Put back
web-hint = Hint
web-hint-what = The share of the win that each choice leaves, as the search sees it. Press one to pick it.
web-hint-none = It is not your turn.
web-hint-thinking = Thinking …
web-percent = { $percent }%

# The end.
web-result = Result
web-wins = { DOES($seat, they: "wins", you: "win") }.
web-share-the-win = { SENTENCE($seats) } share the win.

# Pieces on the table.
web-winning = winning
web-trump = trump
web-led = led
web-active = active
web-loose = fits without blanks
web-chosen = chosen
web-tied = tied
web-destroyed = destroyed
web-scoring = scores
web-card = { $rank } { $suit }
web-starred-card = { $suit } { $rank }, { $stars ->
    [1] 1 star
   *[other] { $stars } stars
}
web-token = { $god } token
web-codex = { $id } +{ $points } { $kind }: { $pattern }
web-codex-place = { $place } { $god }
web-zone-of = { $zone }, { $name }
web-wakes = { $codices ->
    [1] wakes a codex of yours
   *[other] wakes { $codices } codices of yours
}
web-spread = look through
web-stack = stack
web-beats = Paper beats rock, scissors beat paper, rock beats scissors.
web-king = King
web-king-power = +1 for each captured card of its colour
web-queen = Queen
web-queen-power = +1 for each captured card of its suit
web-jack = Jack
web-jack-power = your cards of its suit count 1 higher
web-short-king-red = +1 for red
web-short-king-black = +1 for black
web-short-queen = +1 for { $suit }
web-short-jack = { $suit } play 1 higher
web-short-demiurge = may stop a suit

# Finished games.
web-no-record = No finished game is kept in this browser.
web-first = To the deal
web-back = One step back
web-forward = One step on
web-last = To the end
web-run = Play
web-pause = Pause
web-moment = Moment
web-speed = Speed
web-eyes = Whose knowledge
web-all-open = All cards open
web-knowledge-of = What { $name } knew
web-copy-moment = Copy the link to this moment
web-download = Download the record
web-analysis = Looked over
web-analyse = Look the game over
web-looked-at = { $done } of { $all } decisions looked at
web-course-of = The share of the win of { $name }, as the search sees it from what the seat knew.
web-graph = The share of the win from the first decision to the last; dots are decisions that cost something
web-no-slip = No decision cost more than the search can tell.
web-slip = { SENTENCE($played) } left { $share }; { $best } would have left { $best-share }.
web-show = Show
web-try-again = Try it again against bots

# Notes for a first game, by their rules.
