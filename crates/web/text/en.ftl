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
web-sound = Sounds
web-notify = Notify me when it is my turn

# The list of games.
web-home-title = Small games, one table
web-home-pitch = Play with friends by sharing a link, or against bots in this browser. No account, nothing to install.
web-play-now = Play against bots
web-make-table = Play with friends
web-nowhere-title = Page not found
web-nowhere = The address may be outdated or mistyped.
web-to-home = All games
web-no-game = This game does not exist.

# About.
web-about-text = Parlour lets you play small-press games. One engine keeps the rules for people, for bots and for this page.
web-about-credits = Who made the games
web-about-credits-text = If you made one of these games, or know who did, please tell us.
web-about-fair = Fair deals
web-about-fair-text = At a shared table the server and each player's browser choose a secret number and publish its SHA-256 before the start. The deal is made from all of these numbers together, so nobody can choose or foresee it alone. After the last move the numbers are shown: your browser checks the deal, and so can anybody.
web-about-bots = Bots that cannot cheat
web-about-bots-text = A bot sees what a player in its seat may see, and nothing else. It imagines the hidden cards as you do, only more often.
web-about-offline = Play offline
web-about-offline-text = The whole engine runs in this page. Install it from your browser's menu, and play against bots wherever you are.
web-about-keyboard = Keyboard
web-about-keyboard-text = Arrow keys move between the things you can choose, Enter chooses and confirms, Escape cancels, H asks for a hint, L opens the log. With Shift held, the arrow keys move over everything on the table, and I says what it is and does. Screen readers announce everything that happens.
web-about-privacy = Privacy
web-about-privacy-text = We don't track you, and there are no accounts. At a shared table a cookie keeps your seat; your settings stay in this browser.

# The list of tables.
web-lobby-none = No public table is open right now. Start one and share its link.
web-lobby-more = Show more tables
web-looking = Loading …
web-game-missing = The game could not be loaded.
web-retry = Try again
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
web-seats-and-options = Seats and rule options
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
web-fair-proved = ✓ Fair deal
web-fair-broken = ✗ Unfair deal
web-fair-alone = No player contributed to it.
web-fair-server = The server
web-fair-promised = Promised before the start (SHA-256): { $commitment }
web-fair-noted = This browser noted the server's promise on { $time }.
web-fair-noted-late = This browser noted the server's promise on { $time }, when the deal had already begun.
web-fair-no-promise = Made no promise, so has no part in the deal.
web-fair-own = This browser chose the number behind it.
web-fair-late = The number came too late, so it is not part of the deal.
web-fair-revealed = Revealed: { $number }
web-fair-check = To check it without this page, save the record of the game and run:
web-deal-waiting = Dealing … Still waiting for { $seats }.
web-deal-anyway = Start anyway

# Keeping order.
web-host = host
web-order = Players
web-kick = Remove
web-ban = Remove for good
web-vote-out = Vote to remove
web-mute-for-all = Mute for everyone
web-unmute-for-all = Unmute for everyone
web-watchers-away = Close to watchers
web-watchers-welcome = Open to watchers
web-nudge = Nudge
web-nudge-time = Nudging
web-nudge-never = no nudging
web-nudge-seconds = { $seconds } seconds to move after a nudge, then a bot moves once
web-nudge-minutes = { $minutes ->
    [1] 1 minute
   *[other] { $minutes } minutes
} to move after a nudge, then a bot moves once
web-nudged = The others are waiting for you. Move within { $seconds } seconds, or a bot makes this move for you.
web-vote = Vote
web-vote-remove = { YOU($seat) ->
    [yes] You asked to replace { SEAT($player) } with a bot.
   *[no] { SENTENCE(SEAT($seat)) } asks to replace { SEAT($player, you: "you") } with a bot.
}
web-vote-bot = { YOU($seat) ->
    [yes] You asked for another bot in seat { $chair }: { $bot }.
   *[no] { SENTENCE(SEAT($seat)) } asks for another bot in seat { $chair }: { $bot }.
}
web-vote-count = { $agreed } of { $needed } needed votes.
web-vote-yes = Agree
web-vote-no = Disagree

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
web-pick = { $kind ->
    [card] Choose a card
    [codex] Choose a codex
    [token] Choose a token
    [player] Choose a player
   *[move] Make your move
}
web-pick-more = Choose another
web-put-back = Cancel
web-hint = Hint
web-hint-what = Estimated win chance of each move. Click a move to choose it.
web-hint-none = It is not your turn.
web-hint-thinking = Thinking …

# The end.
web-result = Result
web-wins = { DOES($seat, they: "wins", you: "win") }.
web-share-the-win = { SENTENCE($seats) } share the win.

# Pieces on the table.
web-winning = winning
web-trump = trump
web-led = led
web-active = active
web-loose = loosely active
web-chosen = chosen
web-tied = tied
web-destroyed = destroyed
web-scoring = scores
web-waking = just woke
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

# Lessons.
web-lesson = Lesson
web-lesson-step = Step { $number } of { $count }
web-lesson-next = Next
web-lesson-move = Your move
web-lesson-play = Play a game
web-link-of = { $link }: { $game }
web-learn = Learn
web-learn-on = Continue the lesson
web-lesson-again = Start over
web-lesson-leave = Leave the lesson

# Battles.
web-pieces = { $number ->
    [1] 1 card
   *[other] { $number } cards
}
web-side-worth = worth

# Leaving and coming back.
web-menu = Menu
web-leave-really = Leave this game?
web-leave-what = A bot plays on for you. Open the link of this table again to take your seat back.
web-stay = Keep playing
web-left = You left this game, and a bot plays for you.
web-sit-again = Take my seat back

# Being forgotten.
web-forget = Forget me here
web-forget-really = Forget you at this table?
web-forget-what = Your name and your chat messages are deleted here for good. The game stays, without your name. If you are playing, a bot takes your seat, and you can't take it back.
web-forget-everywhere = To be forgotten at all tables of this server, send its operator this: { $person }
web-forget-not = Cancel
web-seated-again = Welcome back. You have your seat again.
web-somebody = Guest
web-declined-take-back = { SENTENCE(SEAT($seat)) } said no to your takeback. Your move stays.
web-rename = Change name
web-no-table-title = There is no such table
web-no-table = The link may be incomplete or mistyped. Ask for it again, or start a table of your own.
web-to-lobby = Open tables
web-chat-players-only = Only players can write here.
web-hints-taken = { $number ->
    [1] 1 hint
   *[other] { $number } hints
}
web-hints-allowed = Hints are allowed at this table. Everybody sees how many each player asks for.
web-hints-for-all = Allow hints for everybody; players see who asks
web-create-table = Create table
web-bots = Bots

# Games that were left.
web-continue = Continue
web-unfinished = You have an unfinished game.
web-unfinished-replaced = You have an unfinished game. A new one replaces it.
web-finished-here = Your last game is over.
web-elsewhere-title = This game is open in another tab
web-elsewhere = You can play it in one tab at a time.
web-take-over = Play here instead
web-link-damaged = This link is damaged: a part of the game in it is missing. Ask for the link again.
