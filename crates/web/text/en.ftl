# The frame of every page.
web-name = Parlour
web-skip = Skip to content
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
web-theme-system = Match system
web-theme-dark = Dark
web-theme-light = Light
web-bot-pause = Bot speed
web-pause-none = instant
web-pause-short = fast
web-pause-usual = normal
web-pause-long = slow
web-motion = Animations
web-notify = Notify me when it is my turn

# The list of games.
web-home-title = Five games, one table
web-home-pitch = Play with friends by sharing a link, or against bots in this browser. No account, nothing to install.
web-play-now = Play against bots
web-make-table = Play with friends
web-nowhere-title = Page not found
web-nowhere = The address may be outdated or mistyped.
web-to-home = All games
web-no-game = This game does not exist.

# About.
web-about-text = Parlour lets you play five small-press games. One engine keeps the rules for people, for bots and for this page.
web-about-fair = Fair deals
web-about-fair-text = Each shared table shows the SHA-256 of its seed before the first card is dealt, and the seed itself after the last move: anybody can deal the game again and compare.
web-about-bots = Bots that cannot cheat
web-about-bots-text = A bot gets to see what its seat may see, and nothing else. It imagines the hidden cards as you do, only more often.
web-about-offline = Play offline
web-about-offline-text = The whole engine runs in this page. Install it from your browser's menu, and play against bots wherever you are.
web-about-keyboard = Keyboard
web-about-keyboard-text = Arrow keys move between the things you can choose, Enter chooses and confirms, Escape cancels, H asks for a hint, L opens the log. Screen readers announce everything that happens.
web-about-privacy = Privacy
web-about-privacy-text = We don't track you, and there are no accounts. At a shared table a cookie keeps your seat; your settings stay in this browser.

# The list of tables.
web-lobby-none = No public table is open right now. Start one and share its link.
web-looking = Loading …
web-sit-down = Join
web-watch = Watch
web-table-playing = { $seats } players, in progress
web-table-gathering = { $free } of { $seats } seats free

# Setting up.
web-how-many = Players
web-players = { $number } players
web-who = Seats
web-you = You
web-level-of = Level of the bot in seat { $chair }
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
    [random] Random bot: plays any legal move
    [explorer] Explorer bot: tries every kind of move
    [greedy] Greedy bot: takes what looks best at first glance
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
web-options = Rule options
web-option = { $key ->
    [card_points] Points per card
    [carry_pot] Carry the pot over
    [count] Number of cards
    [cycles] Turns per player
    [lead] First to lead
    [one] 1 point
    [open_aside] Show the three set-aside cards
    [pile_points] Points per pile
    [pips] Rank
    [reshuffle] Reshuffle discards
    [rotate] Left of the last leader
    [sum] Sum of the cards
    [winner] Last winner
   *[other] { SENTENCE($name) }
}
web-shared = Play with friends
web-make-table-what = A table has a link. Whoever opens it chooses a name and a seat, and bots can take the seats that stay free.
web-people = Seats
web-people-and-bots = { $bots ->
    [0] { $people } people
   *[other] { $people ->
        [1] 1 person
       *[other] { $people } people
    } + { $bots ->
        [1] 1 bot
       *[other] { $bots } bots
    }
}
web-clock = Clock
web-clock-none = no limit
web-clock-seconds = { $seconds } seconds per move, then a bot moves once
web-clock-minutes = { $minutes ->
    [1] 1 minute
   *[other] { $minutes } minutes
} per move, then a bot moves once
web-public = List publicly

# The server.
web-no-server = The server can't be reached. You can still play against bots.
web-status-missing = The server doesn't have that.
web-status-too-often = Too many requests. Wait a moment and try again.
web-status = Something went wrong on the server ({ $status }).

# Sitting down.
web-your-name = Your name
web-no-name = Please enter a name.
web-long-name = Please enter a name of at most { $letters } characters.
web-start = Start game
web-chairs-free = The game can start when every seat is taken by a person or a bot.
web-chair = Seat { $number }
web-empty-chair = free
web-yourself = { $name } (you)
web-sit = Sit here
web-get-up = Leave seat
web-leave-game = Leave game
web-add-bot = Add a bot
web-remove-bot = Remove the bot
web-level = Level
web-invite = Invite others
web-link = Link to this table
web-copy = Copy link
web-copied = Copied
web-qr = The link as a QR code
web-away = away
web-stood-in = away, a bot plays
web-fair = Fair deal
web-fair-commitment = SHA-256 of this table's seed, fixed before the first card: { $commitment }
web-fair-seed = Seed: { $seed }. With the record of the game, `parlour verify --fair` deals it again and compares.

# Talking and agreeing.
web-chat = Chat
web-send = Send
web-mute = Mute
web-unmute = Unmute { $name }
web-asks-take-back = { YOU($seat) ->
    [yes] Waiting for { $waiting } to allow your takeback.
   *[no] { SENTENCE(SEAT($seat)) } asks to take back their last move.
}
web-agree = Allow
web-refuse = Refuse
web-rematch = Rematch
web-to-rematch = Go to rematch

# Around a table.
web-table = Table
web-beside = Side panel
web-close = Close
web-opening = Opening the table …
web-no-worker = The bots have stopped. Reload the page to continue.
web-lost = Connection lost. Trying again …
web-log = Log
web-take-back = Take back
web-new-game = New game
web-again = Play again
web-replay = Replay
web-seconds = { $seconds } s
web-note = Tip for your first game
web-note-seen = Got it

# A decision.
web-decision = Your move
web-refused = { SENTENCE($why) }.
web-pick = Choose a card
web-pick-more = Choose another
web-put-back = Cancel
web-hint = Hint
web-hint-what = Estimated win chance of each move. Click a move to choose it.
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
web-loose = fits if gaps are ignored
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
    [1] wakes one of your codices
   *[other] wakes { $codices } of your codices
}
web-spread = View cards
web-stack = Stack cards
web-beats = Paper beats rock, scissors beat paper, rock beats scissors.
web-king = King
web-king-power = +1 point for each captured card of its colour
web-queen = Queen
web-queen-power = +1 point for each captured card of its suit
web-jack = Jack
web-jack-power = your cards of its suit count 1 higher
web-short-king-red = +1 for red
web-short-king-black = +1 for black
web-short-queen = +1 for { $suit }
web-short-jack = { $suit } count 1 higher
web-short-demiurge = can void a suit

# Finished games.
web-no-record = No finished game is saved in this browser.
web-first = To the start
web-back = Step back
web-forward = Step forward
web-last = To the end
web-run = Play
web-pause = Pause
web-moment = Position in the game
web-speed = Speed
web-eyes = View as
web-all-open = All cards shown
web-knowledge-of = { $name }
web-copy-moment = Copy link to this position
web-download = Download record
web-analysis = Analysis
web-analyse = Analyse this game
web-looked-at = { $done } of { $all } moves analysed
web-course-of = { YOU($seat) ->
    [yes] Your estimated win chance, from what you could see.
   *[no] Estimated win chance for { SEAT($seat) }, from what that seat could see.
}
web-graph = Estimated win chance from the first move to the last; dots mark mistakes
web-no-slip = No clear mistakes found.
web-slip = { SENTENCE($played) } ({ $share }). Better: { $best } ({ $best-share }).
web-show = Show
web-try-again = Try again against bots

# Notes for a first game, by their rules.
