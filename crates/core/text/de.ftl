# Was alle Spiele gemeinsam haben.

core-you = du
core-seat = Platz { $number }
core-and = { $most } und { $last }
core-emblem = { $emblem }
core-count-of = { $number } von { $all }

core-over = das Spiel ist vorbei
core-not-to-act = { YOU($seat) ->
    [yes] du bist nicht am Zug
   *[no] { SEAT($seat) } ist nicht am Zug
}
core-watching = du schaust nur zu: Ziehen kann nur, wer mitspielt
core-not-an-action = `{ $text }` ist kein Zug in diesem Spiel; { $expected }
core-breaks = { $reason } ({ $rule })
core-why-not = { SENTENCE($reason) } ({ $rule }).
core-why-instead = Das ersetzt deine Wahl: { $reason } ({ $rule }).
core-percent = { $percent } %
core-best-move = am besten
core-behind-best = −{ $percent } %
core-why-not-now = { $prompt } ({ $rule })
core-why-not-about = Das kannst du jetzt nicht wählen. { $about } ({ $rule })
core-why-not-that = Das kannst du jetzt nicht wählen. { $prompt } ({ $rule })

# Ein Tisch als Text.
core-score = Punkte
core-has-chosen = hat gewählt
core-to-act = am Zug
core-face-down = { $number } verdeckt
core-and-face-down = und { $number } verdeckt
core-gauge = { $value } von { $limit }
core-worth-of = Wert { $value } von { $limit }
