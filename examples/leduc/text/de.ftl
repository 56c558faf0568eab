leduc-pitch = Eine Karte auf der Hand, eine auf dem Tisch und zweimal Gelegenheit zum Bluffen.
leduc-facts = Für zwei Personen. Etwa eine Minute.
leduc-credit = Leduc-Poker stammt aus der Forschung: Bayes' Bluff, 2005.

# Was geschieht.
leduc-dealt = { DOES($dealer, they: "gibt", you: "gibst") } beiden eine Karte, und beide zahlen einen Chip.
leduc-holds = { DOES($seat, they: "hat", you: "hast") } { $card } auf der Hand.
leduc-folded = { DOES($seat, they: "passt", you: "passt") }.
leduc-checked = { DOES($seat, they: "schiebt", you: "schiebst") }.
leduc-called = { DOES($seat, they: "geht", you: "gehst") } mit und { YOU($seat) ->
    [yes] zahlst
   *[no] zahlt
} { $chips }.
leduc-bet-made = { DOES($seat, they: "setzt", you: "setzt") } { $chips }.
leduc-raised = { DOES($seat, they: "erhöht", you: "erhöhst") } und { YOU($seat) ->
    [yes] zahlst
   *[no] zahlt
} { $chips }.
leduc-turned = Die gemeinsame Karte ist { $card }.
leduc-shown = { DOES($seat, they: "zeigt", you: "zeigst") } { $card }.
leduc-won = { DOES($seat, they: "gewinnt", you: "gewinnst") } { $chips ->
    [1] 1 Chip
   *[other] { $chips } Chips
}.
leduc-split = Beide haben denselben Rang und teilen den Pot.

# Was zu tun ist.
leduc-open = Schieb oder setz { $chips }.
leduc-answer = Pass, geh mit ({ $chips }) oder erhöhe.
leduc-answer-last = Pass oder geh mit ({ $chips }).
leduc-waiting = { SEAT($seat, you: "Du") } { YOU($seat) ->
    [yes] bist
   *[no] ist
} am Zug.
leduc-over = Das Spiel ist vorbei.
leduc-fold = Passen
leduc-check = Schieben
leduc-call = Mitgehen: { $chips }
leduc-bet = Setzen: { $chips }
leduc-raise = Erhöhen: { $chips } zahlen
leduc-pot-after = Pot { $chips }

# Was auf dem Tisch liegt.
leduc-round = Runde
leduc-pot = Pot
leduc-paid = im Pot
leduc-dealer = gibt
leduc-has-folded = gepasst
leduc-public = Gemeinsame Karte
leduc-hand = Hand
leduc-gain = Chips gewonnen oder verloren

# Warum nicht.
leduc-nothing-to-answer = in dieser Runde hat noch niemand gesetzt, also schieb oder setz
leduc-must-answer = es ist gesetzt worden, also pass, geh mit oder erhöhe
leduc-no-more-raises = in dieser Runde ist schon zweimal erhöht worden, also pass oder geh mit

# Ein Text, der kein Zug ist.
leduc-actions = es gibt `fold`, `check`, `call`, `bet` und `raise`

# Beim ersten Spiel.
leduc-hint-5 = Wer setzt, sagt, dass seine Karte gut ist, ob es stimmt oder nicht. Am Ende schlägt ein Paar mit der gemeinsamen Karte alles; ohne Paar ist der König am besten.
