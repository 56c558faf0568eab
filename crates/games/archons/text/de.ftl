archons-pitch = Alle spielen verdeckt eine Karte um einen Archon, dessen Macht bleibt. Gleiche Karten heben sich auf, und Asse zerstören die höchste.
archons-facts = Für zwei bis sechs Personen. Etwa dreißig Minuten.
archons-credit = Archons ist von James Ernests Gladiator angeregt; sein Regelheft nennt niemanden.
archons-option-lead = Wer in der nächsten Runde als Erster gefragt wird, ob er ausspielen kann: winner (wer zuletzt gewonnen hat) oder rotate (wer links von dem sitzt, der zuletzt ausgespielt hat).
archons-option-carry-pot = Ein Pot, den niemand gewonnen hat, geht an den nächsten Sieger; sonst wird er beiseitegelegt.
archons-option-card-points = Was eine erbeutete Karte zählt: one (1 Punkt) oder pips (ihren Rang, das Ass 1).

archons-demiurge = Demiurg

# Was geschieht.
archons-dealt = { DOES($dealer, they: "teilt", you: "teilst") } für Durchgang { $hand } von { $hands } aus{ $times ->
    [1] { "" }
    [2] , zum zweiten Mal, weil niemand ausspielen konnte
   *[other] , { $times }-mal, bis jemand ausspielen konnte
}.
archons-holds = { DOES($seat, they: "hat", you: "hast") } { $cards } auf der Hand.
archons-passed-over = { DOES($seat, they: "kann nicht ausspielen", you: "kannst nicht ausspielen") }.
archons-led = { DOES($seat, they: "spielt", you: "spielst") } { $archon } aus.
archons-sat-out = { DOES($seat, they: "hat keine Zahlenkarte und setzt diese Runde aus", you: "hast keine Zahlenkarte und setzt diese Runde aus") }.
archons-chose = { DOES($seat, they: "hat gewählt", you: "hast gewählt") }.
archons-own-choice = { DOES($seat, they: "wählt", you: "wählst") } verdeckt { $card }.
archons-revealed = { DOES($seat, they: "hat", you: "hast") } { $card } gespielt.
archons-revealed-raised = { DOES($seat, they: "hat", you: "hast") } { $card } gespielt, das zählt { $value }.
archons-tied = { $cards } haben Gleichstand, also kann keine davon gewinnen.
archons-destroyed = { $ace } von { SEAT($by, you: "dir") } zerstört { $card } von { SEAT($seat, you: "dir") }, die höchste verbliebene Karte.
archons-won = { $card } von { SEAT($seat, you: "dir") }{ $raised ->
    [0] { "" }
   *[other] , die als { $raised } zählt,
} ist die höchste Karte, also { YOU($seat) ->
    [yes] gewinnst
   *[no] gewinnt
} { SEAT($seat, you: "du") } { $archons } und { YOU($seat) ->
    [yes] erbeutest
   *[no] erbeutet
} { $cards }.
archons-won-what-was-left = { $card } von { SEAT($seat, you: "dir") }{ $raised ->
    [0] { "" }
   *[other] , die als { $raised } zählt,
} ist die höchste verbliebene Karte, also { YOU($seat) ->
    [yes] gewinnst
   *[no] gewinnt
} { SEAT($seat, you: "du") } { $archons } und { YOU($seat) ->
    [yes] erbeutest
   *[no] erbeutet
} { $cards }.
archons-carried = Alle Karten waren gleich oder wurden zerstört, also gewinnt niemand. { $archon } und { $cards } bleiben im Pot, bis wieder jemand gewinnt.
archons-set-aside = Alle Karten waren gleich oder wurden zerstört, also gewinnt niemand. { $archon } und { $cards } werden beiseitegelegt.
archons-reshuffled = Die Ablage wird gemischt und zum neuen Nachziehstapel: { $cards }.
archons-refilled = Alle bekommen eine Karte.
archons-ran-out = Der Nachziehstapel ist leer. Ohne neue Karte: { $seats }.
archons-drew = { DOES($seat, they: "bekommt", you: "bekommst") } { $cards }.
archons-threw = { DOES($seat, they: "hat nur Archonten und legt", you: "hast nur Archonten und legst") } { $archons } für neue Karten ab.
archons-hand-over = Niemand kann ausspielen, also ist Durchgang { $hand } von { $hands } vorbei.
archons-put-under = { DOES($seat, they: "legt", you: "legst") } { $card } unter den Demiurgen: { $suit } zählt in diesem Durchgang nicht.
archons-passed = { DOES($seat, they: "legt", you: "legst") } in dieser Runde keine Karte unter den Demiurgen.
archons-scored = { DOES($seat, they: "macht", you: "machst") } in diesem Durchgang { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}.
archons-returned = { DOES($seat, they: "gibt", you: "gibst") } { $archon } zurück.
archons-final = { DOES($seat, they: "beendet das Spiel", you: "beendest das Spiel") } mit { $score ->
    [1] 1 Punkt
   *[other] { $score } Punkten
}.

# Was zu tun ist.
archons-lead = Spiel einen Archon aus: Alle spielen eine Karte um ihn.
archons-waiting-for-lead = Warten darauf, dass { SEAT($seat) } einen Archon ausspielt.
archons-play = Spiel verdeckt eine Zahlenkarte um { $archon }.
archons-waiting-for-cards = Warten auf eine Karte von { $seats }.
archons-sit-out = Du hast keine Zahlenkarte und setzt diese Runde aus. Warten auf eine Karte von { $seats }.
archons-under = Du hast den Demiurgen. Leg eine Zahlenkarte darunter, damit ihre Farbe in diesem Durchgang nicht zählt, oder passe.
archons-under-at-the-end = Der Durchgang ist vorbei. Leg eine Zahlenkarte unter den Demiurgen, damit ihre Farbe nicht zählt, oder passe.
archons-waiting-for-under = Warten darauf, dass { SEAT($seat) } eine Karte unter den Demiurgen legt oder passt.
archons-return = Durchgang { $hand } ist vorbei. Gib einen deiner Archonten zurück; die anderen bleiben bei dir.
archons-waiting-for-return = Warten auf { $seats }: Archon zurückgeben.
archons-over = Das Spiel ist vorbei.
archons-pass = Passen
archons-lead-card = { $card } ausspielen
archons-play-card = { $card } spielen
archons-put-card-under = { $card } unter den Demiurgen legen
archons-put-none-under = Keine Karte unter den Demiurgen legen
archons-return-card = { $card } zurückgeben

# Was es bewirken würde.
archons-winner-has = wer gewinnt, bekommt: { $power }
archons-give-up = du verlierst: { $power }
archons-suit-dead = { $suit } zählt in diesem Durchgang nicht
archons-asked-again = vielleicht wirst du nächste Runde wieder gefragt
archons-counts = zählt { $value }
archons-counts-with-jack = zählt { $value } mit deinem Buben
archons-counts-as-ace = zählt { $value } und zerstört ohne Gleichstand die höchste Karte
archons-power-of-jack = eigene { $suit }-Karten zählen beim Spielen 1 mehr
archons-power-of-queen = +1 Punkt für jede erbeutete { $suit }-Karte
archons-power-of-red-king = +1 Punkt für jede erbeutete rote Karte
archons-power-of-black-king = +1 Punkt für jede erbeutete schwarze Karte
archons-power-of-demiurge = kann eine Farbe in diesem Durchgang entwerten
archons-brief-red-king = +1 für Rot
archons-brief-black-king = +1 für Schwarz
archons-brief-queen = +1 für { $suit }
archons-brief-jack = { $suit } zählt 1 mehr
archons-brief-demiurge = kann eine Farbe entwerten

# Die Hilfe für Neulinge.
archons-king = König
archons-king-power = +1 für jede erbeutete Karte seiner Farbe: Rot oder Schwarz
archons-queen = Dame
archons-queen-power = +1 für jede erbeutete Karte ihrer Farbe
archons-jack = Bube
archons-jack-power = deine Karten seiner Farbe zählen 1 mehr

# Was auf dem Tisch ist.
archons-hand-counter = Durchgang
archons-turn-counter = Runde
archons-not-scoring = Zählt nicht
archons-dealer = Geber
archons-leads = spielt aus
archons-could-not-lead = konnte nicht ausspielen
archons-sits-out = setzt aus
archons-hand-number = Durchgang { $hand }
archons-tally-cards = Durchgang { $hand }: { $count ->
    [0] keine Karte, die zählt
    [1] 1 Karte, die zählt: { $cards }
   *[other] { $count } Karten, die zählen: { $cards }
}
archons-tally-kings = Durchgang { $hand }: { $archons } für { $cards }
archons-tally-queens = Durchgang { $hand }: { $archons } für { $cards }
archons-hand-made = { $points ->
    [0] keine Karte, die zählt
   *[other] { $worth } für { $cards }{ $kings ->
        [0] { "" }
       *[other] , { $kings } durch Könige
    }{ $queens ->
        [0] { "" }
       *[other] , { $queens } durch Damen
    }
}
archons-led-zone = Ausgespielt
archons-played = Gespielt
archons-last-turn = Letzte Runde, um { $archon }
archons-pot = Pot
archons-aside = Beiseite
archons-deck = Nachziehstapel
archons-discard = Ablage
archons-front = Archonten
archons-under-demiurge = unter dem Demiurgen
archons-captured = Erbeutet
archons-hand = Hand
archons-cards = Karten
archons-among = aus
archons-worth = Wert
archons-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}

# Warum nicht.
archons-lead-only-first = einen Archon spielst du nur zu Beginn einer Runde aus
archons-play-after-lead = Zahlenkarten spielst du erst, wenn ein Archon ausgespielt ist
archons-under-after-deal = unter den Demiurgen kommt eine Karte erst, wenn die neuen Karten ausgeteilt sind
archons-return-between-hands = Archonten gibst du nur zwischen zwei Durchgängen zurück
archons-demiurge-goes-back = der Demiurg geht ohnehin zurück: Gib einen anderen Archon zurück
archons-not-in-front = { $card } liegt nicht vor dir
archons-not-in-hand = { $card } ist nicht auf deiner Hand

# Ein Text, der kein Zug ist.
archons-actions = es gibt `lead KH`, `play 7S`, `under 7S`, `pass` und `return QS`

# Beim ersten Spiel.
archons-hint-12 = Der Archon, den du ausspielst, geht mit all seiner Macht an den, der die Runde gewinnt. Was er kann, steht unter ihm.
archons-hint-13 = Alle spielen verdeckt eine Karte. Gleiche Karten heben sich auf, ein Ass zerstört die höchste übrige, und dann gewinnt die höchste.
archons-hint-19 = Die Farbe der Karte, die du unter den Demiurgen legst, zählt in diesem Durchgang für niemanden.
archons-hint-22 = Archonten, die du behältst, wirken auch im nächsten Durchgang. Gib den zurück, der dir am wenigsten hilft.
