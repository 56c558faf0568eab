# What all games share.

core-you = you
core-seat = seat { $number }
core-and = { $most } and { $last }
core-emblem = { $emblem }
core-count-of = { $number } of { $all }

core-over = the game is over
core-not-to-act = { YOU($seat) ->
    [yes] it is not your turn
   *[no] it is not { SEAT($seat) }'s turn
}
core-watching = you are watching: only the players can move
core-not-an-action = `{ $text }` is not a move in this game; { $expected }
core-breaks = { $reason } ({ $rule })
core-why-not = { SENTENCE($reason) } ({ $rule }).
core-why-instead = This replaces your choice: { $reason } ({ $rule }).
core-percent = { $percent }%
core-best-move = best
core-behind-best = −{ $percent }%
core-why-not-now = { $prompt } ({ $rule })
core-why-not-about = You can't choose that now. { $about } ({ $rule })
core-why-not-that = You can't choose that now. { $prompt } ({ $rule })

# A table as text.
core-score = score
core-has-chosen = has chosen
core-to-act = to move
core-face-down = { $number } face down
core-and-face-down = and { $number } face down
core-gauge = { $value } of { $limit }
core-worth-of = worth { $value } of { $limit }
