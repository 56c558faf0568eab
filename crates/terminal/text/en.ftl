# A person at a table, on the screen and in numbered lines.

terminal-seat = { SEAT($seat) }
terminal-away = { $name }, away
terminal-away-bot = { $name }, away: a bot plays
terminal-pick-seat = { YOU($seat) ->
    [yes] yourself
   *[no] { SEAT($seat) }
}

# How bots play.
terminal-bot-random = plays anything that is legal
terminal-bot-explorer = tries every kind of action
terminal-bot-greedy = takes what looks best at first sight
terminal-bot-easy = thinks a little and makes mistakes
terminal-bot-medium = thinks for a moment
terminal-bot-hard = thinks for up to a second
terminal-bot-expert = thinks for up to five seconds

# Before the game.
terminal-solo-table = { $title }, { $seats } seats, seed { $seed }
terminal-shared-table = { $title } at { $link }
terminal-you-are = You are seat { $seat }; { $others }.
terminal-you-watch = You watch; { $others }.
terminal-seat-is = seat { $seat } is { $player }
terminal-waiting-for-deal = You sit at { $link }. Waiting until somebody deals.

# What happens around the game.
terminal-taken-back = Your last decision is taken back.
terminal-take-back-asked = The others are asked whether you may take it back.
terminal-take-back-wanted = { SENTENCE(SEAT($seat)) } wants to take a decision back: y agrees, x does not.
terminal-say-something = Say something, in at most { $letters } letters.
terminal-connection-lost = The connection is lost ({ $why }); trying again.
terminal-saved = The game is saved; `parlour play --resume` goes on.
terminal-seat-kept = Your seat is kept; `parlour join { $link }` goes on.

# How it ended.
terminal-wins = { DOES($seat, they: "wins", you: "win") }.
terminal-share-win = { $mine ->
   *[other] { SENTENCE($seats) } share the win.
}
terminal-score = { SENTENCE(SEAT($seat)) }: { $score }
terminal-score-wins = { SENTENCE(SEAT($seat)) }: { $score }, wins

# Numbered lines.
terminal-which-game = Which game?
terminal-how-many = How many play?
terminal-count-seats = { $seats } seats
terminal-which-bots = Who are the others?
terminal-no-such-number = There are numbers from 1 to { $last }.
terminal-answer-how = Answer with a number, or ? for what else you can type.
terminal-your-choice = Your choice (1-{ $last }):
terminal-pick = Pick (1-{ $last }):
terminal-picked = Picked: { $picked } (b takes the last one back)
terminal-do-it-by = Do it: { $choice }
terminal-nothing-picked = There is nothing picked to be taken back.
terminal-refused = No: { $why }.
terminal-refused-typed = No: { $why }. ? says what can be typed.
terminal-thinking-now = Thinking.
terminal-record-in = The record is in { $place }.
terminal-another-game = n for another game, anything else to leave:
terminal-help =
    A number picks from the list. An action's own text works too, and is refused with the reason if it is not legal.
      l  list every action        t  the table again
      b  take the last pick back  u  take back your last decision
      h  a hint                   r  the rules
      g  all that happened        q  save and leave
    At a shared table:
      say WORDS  to the others    y, x  agree or not to taking back

# The screen.
terminal-too-small = The table needs { $columns } columns and { $rows } rows; there are { $width } and { $height }. Make the window larger, or play with --plain.
terminal-over = The game is over
terminal-your-turn = Your turn
terminal-thinks = { SENTENCE(SEAT($seat)) } thinks
terminal-waiting = Waiting
terminal-not-your-turn = It is not your turn.
terminal-pick-more = Something more has to be picked.
terminal-ask-why-not = { $pick }: Enter says why not
terminal-ways = { $pick }: { $ways } actions, pick more
terminal-do-it = Do it
terminal-do-it-or-more = Do it, or pick more
terminal-keys-over = n another  g log  r rules  q leave
terminal-keys-looking = arrows look  Enter why not  w back to choosing  ? keys
terminal-keys-choosing = arrows Enter pick  Esc back  l list  h hint  w why not  u undo  r rules  ? keys

# What lies over the table.
terminal-keys-title = Keys
terminal-keys-foot = any key: back
terminal-keys =
    arrows, Tab   go to what can be picked: in brackets or with a heavy frame
    Enter, click  pick it; on what is picked already: do what the picks mean
    Esc           take the last pick back
    w             look around: the cursor goes everywhere and says why not
    l, numbers    every action in a list
    h             hint: what the search thinks of every action
    u             take back your last decision
    r             the rules, at the one that matters now
    g             all that happened
    s             save and quit            q  quit, with a question

    Signs on pieces: ! wins now   ^ trump   + active   ~ nearly active
                     ? chosen, hidden from others   > would become active
terminal-quit-title = Quit
terminal-quit-foot = y or n
terminal-quit-question = Leave the game? It is saved; `parlour play --resume` goes on.
terminal-quit-keys = y  leave      any other key  stay
terminal-rules-title = Rules
terminal-log-title = What happened
terminal-scroll-foot = arrows: scroll   Esc: back
terminal-list-title = Actions
terminal-list-title-typed = Actions: { $typed }
terminal-list-foot = number or arrows, Enter: do it   Esc: back
terminal-hint-title = Hint
terminal-hint-foot = Esc: back
terminal-hint-thinking = Thinking { $dots }
terminal-hint-shares-title = Hint: the share of the win
terminal-hint-shares-foot = Enter: do it   Esc: back
terminal-result-foot = n: another   q: leave   Esc: look at the table
terminal-written-to = Written to { $place }

# The menu.
terminal-menu-about = One person, any game, bots in the other seats.
terminal-menu-resume = Go on
terminal-menu-game = Game
terminal-menu-seats = Seats
terminal-menu-seat = You are
terminal-menu-bot = Seat { $seat }
terminal-menu-seed = Seed
terminal-menu-any-seed = any
terminal-menu-play = Play
terminal-menu-bot-does = It { $pitch }.
terminal-menu-about-seed = The same seed deals the same cards; without one, nobody knows.
terminal-menu-keys = up, down: choose a line   left, right: change it   Enter: play   q: leave
