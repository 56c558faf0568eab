# Why a table refuses a request.
protocol-missing-seat = there is no seat { $seat } at this table
protocol-taken = somebody is already sitting there
protocol-not-seated = take a seat first
protocol-not-yours = only players at this table can do that
protocol-seats-free = some seats are still free: wait for players, or add bots
protocol-begun = the game has already started
protocol-not-begun = the game has not started yet
protocol-over = the game is over
protocol-not-over = the game is not over yet
protocol-needed = that seat cannot be empty until the game is over
protocol-stale = the game has moved on: choose again
protocol-future = there is no version { $version } yet
protocol-nothing-decided = you have not made a move yet
protocol-learned = you have seen new information, so this can't be undone
protocol-nothing-asked = nobody has asked you for a takeback
protocol-asked-already = somebody has already asked for a takeback
protocol-not-your-turn = it is not your turn
protocol-busy = too many people want a hint right now: try again in a moment
protocol-not-understood = that message makes no sense here: { $why }
protocol-reread = the table had to be reloaded: try again

# Why a table against bots does.
protocol-solo-stale = the game has moved on: choose again
protocol-solo-nothing-to-take-back = you have no move to take back
protocol-solo-over = the game is over and has been saved
protocol-solo-only-bots = everybody else here is a bot
protocol-solo-only-shared = not available offline
