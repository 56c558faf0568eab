# A person at a table, on the screen and in numbered lines.

terminal-seat = { SEAT($seat) }
terminal-away = { $name }, away
terminal-away-bot = { $name }, away: a bot plays
terminal-pick-seat = { YOU($seat) ->
    [yes] yourself
   *[no] { SEAT($seat) }
}

# How bots play.
terminal-bot-random = plays any legal move
terminal-bot-explorer = tries every kind of move
terminal-bot-greedy = takes what looks best at first glance
terminal-bot-easy = thinks a little and makes mistakes
terminal-bot-medium = thinks for a moment
terminal-bot-hard = thinks for up to a second
terminal-bot-expert = thinks for up to five seconds

# Before the game.
terminal-solo-table = { $title }, { $seats } players, seed { $seed }
terminal-shared-table = { $title } at { $link }
terminal-you-are = You are in seat { $seat }; { $others }.
terminal-you-watch = You are watching; { $others }.
terminal-seat-is = seat { $seat } is { $player }
terminal-waiting-for-deal = You are at { $link }. Waiting for somebody to start the game.

# What happens around the game.
terminal-taken-back = Your last move has been taken back.
terminal-take-back-asked = Waiting for the others to allow your takeback.
terminal-take-back-declined = { SENTENCE(SEAT($seat)) } said no to your takeback: the move stays.
terminal-take-back-wanted = { DOES($seat, they: "asks", you: "ask") } to take back a move: y to allow, x to refuse.
terminal-vote-remove = { DOES($seat, they: "asks", you: "ask") } to replace { $player } with a bot: y to agree, x to refuse.
terminal-vote-bot = { DOES($seat, they: "asks", you: "ask") } for another bot in seat { $chair }, { $bot }: y to agree, x to refuse.
terminal-nudged = The others are waiting for you. Move within { $seconds } seconds, or a bot makes this move for you.
terminal-say-something = Write something, in at most { $letters } characters.
terminal-connection-lost = Connection lost ({ $why }). Trying again.
terminal-saved = The game is saved. To continue: `parlour play --resume`
terminal-seat-kept = Your seat is kept. To continue: `parlour join { $link }`

# How it ended.
terminal-wins = { DOES($seat, they: "wins", you: "win") }.
terminal-share-win = { $mine ->
   *[other] { SENTENCE($seats) } share the win.
}
terminal-score = { SENTENCE(SEAT($seat)) }: { $score }
terminal-score-wins = { SENTENCE(SEAT($seat)) }: { $score }, winner

# Numbered lines.
terminal-continue-game = Continue your game of { $title }
terminal-which-game = Which game?
terminal-how-many = How many players?
terminal-count-seats = { $seats } players
terminal-which-bots = Which bots?
terminal-no-such-number = Enter a number from 1 to { $last }.
terminal-answer-how = Answer with a number, or ? to see what else you can type.
terminal-your-choice = Your move (1-{ $last }):
terminal-pick = Choose (1-{ $last }):
terminal-picked = Chosen: { $picked } (b undoes the last one)
terminal-do-it-by = Confirm: { $choice }
terminal-nothing-picked = You have not chosen anything yet.
terminal-refused = { SENTENCE($why) }.
terminal-refused-typed = { $why } Type ? for help.
terminal-thinking-now = Thinking …
terminal-check-deal = To check the deal with the record: `parlour verify --fair --commitment { $commitment } --nonce { $nonce } FILE`
terminal-record-in = The game is recorded in { $place }.
terminal-another-game = n for a new game, anything else to leave:
terminal-help =
    A number chooses from the list. You can also type a move as text; if it is not legal, you are told why.
      l  list every move          t  show the table again
      b  undo the last choice     u  take back your last move
      h  a hint                   r  the rules
      g  the log                  q  save and leave
      ? NAME  what a card or a part of the table is and does
    At a shared table:
      say WORDS  to the others    y, x  agree or refuse: a takeback, a vote
      nudge  hurry the others     remove 3, ban 3  the player in seat 3: host or vote
      mute 3, unmute 3  chat      close, open  the table to watchers (host)
      forget  delete your name and messages here; a bot takes your seat

# The screen.
terminal-too-small = The table needs { $columns } columns and { $rows } rows, but the window has { $width } and { $height }. Enlarge it, or play with --plain.
terminal-over = The game is over
terminal-your-turn = Your turn
terminal-story = What happened (Enter to go on)
terminal-thinks = { DOES($seat, they: "is thinking", you: "are thinking") }
terminal-waiting = Waiting
terminal-not-your-turn = It is not your turn.
terminal-pick-more = Choose another.
terminal-ask-why-not = { $pick }: Enter says why not
terminal-ways = { $pick }: { $ways } moves, choose another
terminal-do-it = Play
terminal-do-it-or-more = Play, or choose more
terminal-keys-over = n new game  g log  r rules  q leave
terminal-keys-looking = arrows look  i what it is  Enter why not  w back to choosing  ? keys
terminal-keys-choosing = arrows Enter choose  i what  l list  h hint  w why  u undo  r rules  ? keys

# What lies over the table.
terminal-keys-title = Keys
terminal-keys-foot = any key: close
terminal-keys =
    arrows, Tab   move to what you can choose: in brackets or a heavy frame
    Enter, click  choose it; on something already chosen: play the move
    Esc           undo the last choice
    w             look around: the cursor goes everywhere and says why not
    i             what the thing under the cursor is and does
    l, numbers    list every move
    h             hint: the estimated win chance of each move
    n             nudge the others at a shared table
    F             be forgotten at a shared table, after a question
    u             take back your last move
    r             the rules, at the one that matters now
    g             the log
    s             save and quit            q  quit, after a question

    Signs on pieces: ! winning   ^ trump   + active   ~ loosely active
                     ? chosen, hidden from others   > would become active
terminal-quit-title = Quit
terminal-quit-foot = y or n
terminal-quit-question = Leave the game? It is saved. To continue: `parlour play --resume`
terminal-quit-keys = y  leave      any other key  stay
terminal-forget-title = Forget me here
terminal-forget-question = Delete your name and your chat messages at this table for good? If you are playing, a bot takes your seat.
terminal-forget-keys = y  forget me      any other key  cancel
terminal-rules-title = Rules
terminal-log-title = Log
terminal-scroll-foot = arrows: scroll   Esc: close
terminal-list-title = Moves
terminal-list-title-typed = Moves: { $typed }
terminal-list-foot = number or arrows, Enter: play   Esc: close
terminal-hint-title = Hint
terminal-hint-foot = Esc: close
terminal-hint-thinking = Thinking { $dots }
terminal-hint-shares-title = Hint: estimated win chance
terminal-hint-shares-foot = Enter: play   Esc: close
terminal-about-nothing = Point at something first: w lets the cursor go everywhere.
terminal-about-foot = any key: close
terminal-about-unknown = There is no { $name } on the table. Type the name of a card or what is written on the table.
terminal-result-foot = n: new game   q: leave   Esc: view the table
terminal-written-to = Recorded in { $place }

# The menu.
terminal-menu-about = Play any game against bots.
terminal-menu-resume = Continue
terminal-menu-game = Game
terminal-menu-seats = Players
terminal-menu-seat = You are
terminal-menu-bot = Seat { $seat }
terminal-menu-seed = Seed
terminal-menu-any-seed = random
terminal-menu-play = Play
terminal-menu-bot-does = It { $pitch }.
terminal-menu-about-seed = The same seed always deals the same cards. Leave it empty for a random deal.
terminal-menu-keys = up, down: choose a line   left, right: change it   Enter: play   q: quit

# Lessons.
terminal-lesson = { $title }: a lesson.
terminal-lesson-step = Step { $number } of { $count }
terminal-lesson-next = Press Enter to read on (t shows the table, q leaves):
terminal-lesson-left = Your progress is saved. To continue: `parlour learn { $game }`
terminal-lesson-over = That was the lesson. To play a game: `parlour play { $game }`
terminal-lesson-keys = Enter reads on · q leaves the lesson
terminal-learn-game = Learn { $title } (a lesson)
terminal-menu-learn = Learn
terminal-menu-lesson = a lesson of a few minutes
terminal-menu-lesson-left = continue the lesson at step { $number }
terminal-menu-about-lesson = A friendly voice explains the game while you play it. Enter starts the lesson.

# What keeps a game from beginning or going on.
terminal-no-game = there is no game `{ $name }`; there are: { $games }
terminal-no-seat = there is no seat { $seat }: the table has seats 1 to { $seats }
terminal-only-seats = { $title } is for { $seats } seats, not for { $found }
terminal-seats-between = { $title } is for { $least } to { $most } seats, not for { $found }
terminal-bots-for-seats = { $bots } bots were named for { $seats } seats
terminal-bots-for-others = { $bots } bots were named for { $others } other seats; name one for all, or one for each
terminal-no-option = there is no option `{ $key }`; there are: { $known }
terminal-no-options = there is no option `{ $key }`; this game has none
terminal-option-missing = the option `{ $key }` is missing
terminal-option-value = the option `{ $key }` cannot be { $value }: { $problem }
terminal-no-lesson = there is no lesson for { $title }
terminal-lesson-refused = step { $step } of the lesson: `{ $action }` is refused: { $why }
terminal-no-place = there is no folder to save the game in: set PARLOUR_DATA to a folder, or use --save FILE
terminal-nothing-saved = there is no saved game in { $path }
terminal-not-a-game = { $path } is not a saved game: { $problem }
terminal-other-format = its format is `{ $found }`, and only `{ $known }` is understood
terminal-not-a-pledge = { $path } does not hold what the table had promised: { $problem }
terminal-cannot-resume = { $path } cannot be continued: { $problem }
terminal-file = cannot use { $path }: { $problem }
terminal-failed = the terminal failed: { $problem }
terminal-unreachable = cannot reach { $host }: { $problem }
terminal-no-luck = no randomness available from the operating system: { $problem }

# What keeps a shared table from going on.
terminal-no-table = there is no such table
terminal-table-full = all seats are taken
terminal-silent = the server does not answer
terminal-nameless = the server did not say who you are
terminal-other-words = the server sent something that this program does not understand
terminal-line-closed = the server closed the connection
terminal-line-broken = the connection broke off
terminal-bye-stopping = the server is restarting and will be back soon
terminal-bye-unsettled = the database was lost in the middle of a move: connecting again shows whether it was saved
terminal-bye-too-slow = your connection is too slow
terminal-bye-too-much = too many messages
terminal-bye-not-understood = the server did not understand a message
terminal-bye-other-protocol = the server speaks another version of the protocol: update this program
terminal-bye-too-many = you have this table open too many times: close one and try again
terminal-bye-closed = this table is closed to watchers
terminal-bye-seed-changed = the seed of this table was changed after the table had committed to it: do not trust this table
terminal-bye-full = too many people are watching this table: try again later
