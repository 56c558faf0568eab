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
protocol-needed = that seat must stay taken until the game is over
protocol-stale = the game has moved on: choose again
protocol-future = there is no version { $version } yet
protocol-nothing-decided = you have not made a move yet
protocol-learned = you have seen new information, so this can't be undone
protocol-nothing-asked = nobody has asked you for a takeback
protocol-asked-already = somebody has already asked for a takeback
protocol-not-your-turn = it is not your turn
protocol-hints-off = hints are off at this table
protocol-busy = too many people want a hint right now: try again in a moment
protocol-not-understood = that message makes no sense here: { $why }
protocol-reread = the table had to be reloaded: try again
protocol-not-host = only the host of this table can do that
protocol-nobody-there = nobody is sitting there
protocol-yourself = that is your own seat: you can leave it
protocol-too-few-voters = at least two other players have to agree to that: nudge the player instead
protocol-voting-already = a vote is going on: wait until it is over
protocol-no-vote = nobody has asked you to vote
protocol-no-nudging = this table was set up without nudging
protocol-nobody-slow = there is nobody to nudge right now
protocol-banned = you were removed from this table, so you can't sit here again
protocol-muted = the host has muted you
protocol-removed = the other players removed you from your seat
protocol-chat-full = there have been so many chat messages here that no more are taken
protocol-said-enough = you have sent so many chat messages here that no more are taken
protocol-table-full = so much has happened at this table that only moves are taken now
protocol-done-enough = you have done so much at this table that only your moves are taken now
protocol-store-conflict = the table has moved on
protocol-store-unwell = the table cannot be saved right now: { $why }
protocol-store-unsettled = it is not known whether the table was saved: { $why }
protocol-store-damaged = the saved tables cannot be read: { $why }
protocol-no-luck = no randomness available from the operating system: { $why }
protocol-quota-address = too many unfinished tables were made from your address today: finish a game, or try again tomorrow
protocol-quota = this server has as many tables as it can hold: try again later
protocol-revealing = still waiting for { SEAT($seat, you: "you") }: in a few seconds you can start anyway
protocol-nothing-to-reveal = this table has not asked you for your part of the deal
protocol-other-nonce = that is not the number you had committed to

# What was found out about the deal of a finished game.
protocol-deal-shared = The deal was fair. These had a part in it: the server, { $seats }.
protocol-deal-missing = Without a part in the deal: { $seats }.
protocol-deal-server-alone = The deal is the one that the server had promised, but no player had a part in it.
protocol-deal-late = You came after the deal was promised, so you rely on the table for what the promise was.

# How a table can break its promises about the deal.
protocol-breach-commitment = The table now shows another commitment than when you came. Its deal can't be trusted.
protocol-breach-share = The table changed what { SEAT($seat, you: "you") } had committed to. Its deal can't be trusted.
protocol-breach-left-out = The table left out the part of the deal that had come from { SEAT($seat, you: "you") }. Its deal can't be trusted.
protocol-breach-started-again = The table started the deal again after the players had revealed their parts. Its deal can't be trusted.
protocol-breach-seed-alone = The table dealt without the players' parts of the deal. Its deal can't be trusted.
protocol-breach-record = The record names other promises than the table made. Its deal can't be trusted.
protocol-breach-deal = The deal isn't made of what was promised. It can't be trusted.
protocol-breach-game = The record isn't the game that you saw. It can't be trusted.

# Why a table against bots does.
protocol-solo-stale = the game has moved on: choose again
protocol-solo-nothing-to-take-back = you have no move to take back
protocol-solo-over = the game is over and has been saved
protocol-solo-only-bots = everybody else here is a bot
protocol-solo-only-shared = not available offline
protocol-lesson-only = not available in a lesson
protocol-lesson-read-first = read on first
protocol-lesson-other = that is allowed too, but in this lesson please try: { $move }

# Lines of the log about moves that a bot made for somebody.
protocol-by-clock = Time ran out, so a bot moved: { $line }
protocol-by-stand-in = A bot filled in: { $line }
