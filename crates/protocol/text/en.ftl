# Why a table refuses a request.
protocol-missing-seat = there is no seat { $seat } at this table
protocol-taken = somebody sits there already
protocol-not-seated = sit down first
protocol-not-yours = only those who sit at the table decide that
protocol-seats-free = some chairs are still free: wait for people, or put bots there
protocol-begun = the game has begun
protocol-not-begun = the game has not begun yet
protocol-over = the game is over
protocol-not-over = the game is not over yet
protocol-needed = somebody has to play there until the game is over
protocol-stale = the table has gone on since then; look again and decide anew
protocol-future = there is no version { $version } yet
protocol-nothing-decided = you have not decided anything yet
protocol-learned = you have learned something since you decided, so it stays played
protocol-nothing-asked = nobody asks you to take anything back
protocol-asked-already = somebody asks for that already
protocol-not-your-turn = you have nothing to decide now
protocol-busy = too many want a hint just now; try again in a moment
protocol-not-understood = that is not understood: { $why }
protocol-reread = the table had to be read again; try once more

# Why a table against bots does.
protocol-solo-stale = The table has gone on in the meantime
protocol-solo-nothing-to-take-back = There is no decision of yours to be taken back.
protocol-solo-over = The game is over and written down.
protocol-solo-only-bots = There is nobody here but bots.
protocol-solo-only-shared = That is not done at a table against bots
