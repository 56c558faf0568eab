damocles-pitch = Vertausche Götter auf einem gemeinsamen Ring, bis deine Kodizes erwachen und dir neue bringen.
damocles-facts = Für zwei bis sechs Personen. Etwa eine halbe Stunde.
damocles-credit = Damocles ist von Joe Mohammed; seine Kodizes stammen aus Matthew-Bunge-Software/Damocles, unter der MIT-Lizenz, die am Ende seiner Regeln steht.
damocles-option-expansions = Die Kodizes, die zum Grundspiel kommen: eine Liste aus "annex" und "destruction", jedes höchstens einmal.
damocles-option-cycles = Wie viele Züge jede Person hat: eine ganze Zahl von 1 bis 100.
damocles-option-reshuffle = Wenn der Nachziehstapel leer ist, wird die verdeckte Ablage zum neuen.

damocles-hades = Hades
damocles-poseidon = Poseidon
damocles-artemis = Artemis
damocles-demeter = Demeter
damocles-nyx = Nyx

damocles-generate = Genese
damocles-combust = Combustio
damocles-oracle = Orakel
damocles-reflex = Reflex
damocles-haste = Hast
damocles-one = Eins
damocles-two = Zwei
damocles-three = Drei
damocles-annex = Annexion
damocles-lyse = Lyse
damocles-sacrifice = Selbstopfer
damocles-eviscerate = Eviszeration

# Was geschieht.
damocles-dealt = Alle bekommen acht Kodizes, der Reihe nach ab { SEAT($first, you: "dir") }.
damocles-holds = { DOES($seat, they: "hat", you: "hast") } { $codices } auf der Hand.
damocles-discarded = { DOES($seat, they: "wirft", you: "wirfst") } { $count ->
    [1] 1 Kodex
   *[other] { $count } Kodizes
} ab.
damocles-laid-down = { DOES($seat, they: "wirft", you: "wirfst") } { $codices } verdeckt ab.
damocles-placed = { DOES($seat, they: "legt", you: "legst") } { $god } auf Position { $spot }.
damocles-swapped = { DOES($seat, they: "vertauscht", you: "vertauschst") } die Positionen { $one } und { $other }{ $woke }.
damocles-exchanged = { DOES($seat, they: "tauscht", you: "tauschst") } { $back } auf Position { $spot } gegen { $god } aus der Bank{ $woke }.
damocles-which-wakes = { "" }. Es erwachen { $codices }
damocles-held = { DOES($seat, they: "lässt", you: "lässt") } den Ring, wie er ist.
damocles-played = { DOES($seat, they: "spielt", you: "spielst") } { $codex }{ $charges ->
    [0] .
   *[other] { " " }für eine Ladung.
}
damocles-paired = { DOES($seat, they: "paart", you: "paarst") } { $production } mit { $number }{ $charges ->
    [0] .
    [1] { " " }für eine Ladung.
   *[other] { " " }für zwei Ladungen.
}
damocles-paired-their-production = { DOES($seat, they: "paart", you: "paarst") } { $production } von { SEAT($owner, you: "dir") } mit { $number }{ $charges ->
    [0] .
    [1] { " " }für eine Ladung.
   *[other] { " " }für zwei Ladungen.
}
damocles-paired-their-number = { DOES($seat, they: "paart", you: "paarst") } { $production } mit { $number } von { SEAT($owner, you: "dir") }{ $charges ->
    [0] .
    [1] { " " }für eine Ladung.
   *[other] { " " }für zwei Ladungen.
}
damocles-scored = { DOES($seat, they: "bekommt", you: "bekommst") } { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} für { $codex }.
damocles-reshuffled = { $count ->
    [1] Der einzige abgeworfene Kodex wird zum neuen Nachziehstapel.
   *[other] Die Ablage wird gemischt: ein neuer Nachziehstapel mit { $count } Kodizes.
}
damocles-drew = { DOES($seat, they: "zieht", you: "ziehst") } { $count ->
    [0] nichts: Der Nachziehstapel ist leer
    [1] 1 Kodex
   *[other] { $count } Kodizes
}.
damocles-found = { DOES($seat, they: "zieht", you: "ziehst") } { $codices }.
damocles-sacrificed = { DOES($seat, they: "opfert", you: "opferst") } { $codex }.
damocles-destroyed = { DOES($seat, they: "zerstört", you: "zerstörst") } { $codex } von { SEAT($victim, you: "dir") }.
damocles-ended = { DOES($seat, they: "beendet den Zug", you: "beendest deinen Zug") }.
damocles-final = { DOES($seat, they: "beendet das Spiel", you: "beendest das Spiel") } { $score ->
    [0] ohne Punkte
    [1] mit 1 Punkt
   *[other] mit { $score } Punkten
}.

# Was zu tun ist.
damocles-discard-two = Wirf zwei deiner acht Kodizes verdeckt ab.
damocles-waiting-for-discards = Die anderen werfen noch zwei Kodizes ab.
damocles-place-token = Leg einen Stein aus der Bank auf eine freie Position des Rings.
damocles-waiting-for-token = { DOES($seat, they: "legt", you: "legst") } gerade einen Stein auf den Ring.
damocles-swap-or-hold = Vertausche zwei Steine, tausche einen mit der Bank oder tausche nicht. Um zweimal zu tauschen, spiel vorher eine aktive Hast.
damocles-waiting-for-swap = { DOES($seat, they: "ist", you: "bist") } am Zug und { YOU($seat) ->
    [yes] tauschst
   *[no] tauscht
}.
damocles-first-swap = Du darfst zweimal tauschen: Mach den ersten Tausch.
damocles-waiting-for-two-swaps = { DOES($seat, they: "darf", you: "darfst") } zweimal tauschen.
damocles-second-swap = Mach den zweiten Tausch.
damocles-waiting-for-second-swap = { DOES($seat, they: "macht", you: "machst") } gerade den zweiten Tausch.
damocles-play-codices = Spiel aktive Kodizes: eine Produktion mit einer Zahl oder andere allein. Beende dann deinen Zug.
damocles-waiting-for-codices = { DOES($seat, they: "spielt", you: "spielst") } gerade Kodizes.
damocles-discard-drawn = Wirf { $count ->
    [1] einen
   *[other] zwei
} der gezogenen Kodizes ab.
damocles-waiting-for-oracle = { DOES($seat, they: "wählt", you: "wählst") } aus, was vom Orakel bleibt.
damocles-give-up = Opfere einen deiner gespielten Kodizes.
damocles-waiting-for-sacrifice = { DOES($seat, they: "opfert", you: "opferst") } gerade einen gespielten Kodex.
damocles-destroy-theirs = Zerstöre einen gespielten Kodex von { SEAT($victim, you: "dir") } (noch { $left }).
damocles-waiting-for-destruction = { DOES($seat, they: "zerstört", you: "zerstörst") } gerade einen Kodex von { SEAT($victim, you: "dir") }.
damocles-over = Das Spiel ist vorbei.
damocles-do-discard = { $codices } abwerfen
damocles-do-place = { $god } auf Position { $spot } legen
damocles-do-swap = Positionen { $one } und { $other } vertauschen
damocles-do-exchange = { $god } aus der Bank auf Position { $spot } legen
damocles-do-hold = Nicht tauschen: Alles bleibt, wie es ist
damocles-hold = Nicht tauschen
damocles-do-play = { $codex } { $charges ->
    [0] spielen
   *[other] für eine Ladung spielen
}
damocles-do-pair = { $production } mit { $number } { $charges ->
    [0] paaren
    [1] für eine Ladung paaren
   *[other] für zwei Ladungen paaren
}
damocles-do-sacrifice = { $codex } opfern
damocles-do-destroy = { $codex } von { SEAT($victim, you: "dir") } zerstören
damocles-do-end = Zug beenden
damocles-wakes = weckt { $codices }
damocles-puts-to-sleep = schläfert { $codices } ein
damocles-wakes-and-puts-to-sleep = weckt { $waking }; schläfert { $sleeping } ein
damocles-draws = { $count } ziehen
damocles-draws-and-keeps = { $count } ziehen, { $kept } behalten
damocles-reflex-effect = ein Kodex darf seine Lücken ignorieren
damocles-haste-effect = vor dem ersten Tausch: zweimal tauschen
damocles-annex-effect = ein Paar mit einem fremden Kodex
damocles-lyse-effect = zerstört bei jedem Gegner einen gespielten Kodex
damocles-sacrifice-effect = für einen eigenen: zerstört bei jedem Gegner zwei
damocles-eviscerate-effect = zerstört bei jedem Gegner zwei gespielte Kodizes

# Was auf dem Tisch ist.
damocles-cycle = Runde
damocles-turn-number = Zug
damocles-deck = Nachziehstapel
damocles-swaps-left = Noch zu tauschen
damocles-charges = Ladungen
damocles-open = offen
damocles-first = Startspieler
damocles-turn = am Zug
damocles-in-hand = Hand
damocles-in-play = gespielt
damocles-ring = Ring
damocles-bank = Bank
damocles-drawn-by-oracle = Vom Orakel gezogen
damocles-hand = Hand
damocles-in-front = Gespielt
damocles-discards = Ablage, verdeckt
damocles-returned = Deine abgeworfenen Kodizes, eingemischt
damocles-gone = Aus dem Spiel
damocles-codex-note = { $kind } { $pattern }
damocles-points-of-kind = { $count } × { $kind } ({ $codices })

# Warum nicht.
damocles-discard-first = erst werden zwei der acht Kodizes abgeworfen
damocles-place-first = erst kommt ein Stein auf den Ring
damocles-begin-turn = ein Zug beginnt mit einer Hast, mit einem Tausch oder damit, nicht zu tauschen
damocles-swap-first = erst tauschst du so oft, wie es die Hast erlaubt
damocles-swaps-over = getauscht ist schon: Spiel Kodizes oder beende deinen Zug
damocles-oracle-first = wirf erst ab, was vom Orakel zu viel ist
damocles-sacrifice-first = opfere erst einen deiner gespielten Kodizes
damocles-destroy-first = zerstöre erst die Kodizes, die zerstört werden müssen
damocles-discard-count = du musst { $count ->
    [1] genau einen Kodex
   *[other] genau zwei Kodizes
} abwerfen
damocles-not-offered = { $codex } steht nicht zur Auswahl
damocles-spot-taken = auf Position { $spot } liegt schon ein Stein
damocles-bank-without = in der Bank ist kein Stein von { $god } mehr
damocles-same-gods = auf den Positionen { $one } und { $other } liegt derselbe Gott: Um nichts zu ändern, tausche nicht
damocles-same-god = auf Position { $spot } liegt schon { $god }: Um nichts zu ändern, tausche nicht
damocles-only-haste = vor dem Tausch kannst du nur eine Hast spielen
damocles-not-in-hand = { $codex } ist nicht auf deiner Hand
damocles-only-in-pair = { $codex } wird nur in einem Paar gespielt
damocles-annex-open = nutze erst die offene Annexion
damocles-nothing-to-sacrifice = für ein Selbstopfer brauchst du einen eigenen gespielten Kodex
damocles-not-yours = { $codex } ist weder auf deiner Hand noch vor dir
damocles-paired-before = { $production } und { $number } waren in diesem Zug schon ein Paar
damocles-annex-needed = fremde Kodizes kannst du nur nach einer Annexion nutzen
damocles-not-theirs = { YOU($owner) ->
    [yes] { $codex } muss einem Gegner gehören, nicht dir
   *[no] { SEAT($owner) } hat { $codex } nicht vor sich liegen
}
damocles-not-active = { $codex } ist nicht aktiv: Das Muster passt nicht auf den Ring
damocles-no-star = { $codex } ist schon aktiv und braucht keine Ladung
damocles-not-loose = { $codex } ist nicht einmal lose aktiv: Seine Götter stehen nicht in dieser Reihenfolge auf dem Ring
damocles-no-charge = ein Kodex, der nur lose aktiv ist, braucht eine Ladung, und die gibt ein Reflex
damocles-not-in-front = { $codex } liegt nicht vor dir
damocles-not-victim = du musst einen gespielten Kodex von { SEAT($victim, you: "dir") } zerstören

# Ein Text, der kein Zug ist.
damocles-actions = es gibt `discard G3 H1`, `place H 3`, `play R4*`, `swap 1 4`, `swap 3 N`, `hold`, `pair C4 2:I7*`, `sacrifice G7`, `destroy 2:G3` und `end`

# Beim ersten Spiel.
damocles-hint-6 = Kodizes zeigen Muster aus Göttern. Behalte eine Zahl und etwas, das zieht: Zusammen bringen sie dir neue Kodizes.
damocles-hint-7 = Alle füllen denselben Ring. Leg Götter so, wie deine Kodizes sie brauchen: nebeneinander oder getrennt.
damocles-hint-11 = Vertausche zwei Steine so, dass deine Kodizes erwachen. Wähle einen Stein, und die Steine, die mit ihm etwas wecken, beginnen zu leuchten.
damocles-hint-12 = Leuchtende Kodizes kannst du spielen. Eine Produktion und eine Zahl, beide aktiv, bringen dir neue Kodizes; jeder Kodex zählt einmal.
