tps-pitch = Bediene, um mit Stichen zu punkten, oder trumpfe, um den Wert einer Farbe zu ändern.
tps-facts = Für vier Personen, als Variante auch für drei. Etwa fünfzehn Minuten.
tps-option-stars = Die Sterne auf den Karten mit Rang 1 bis 13: eine Liste von 13 ganzen Zahlen von 0 bis 9.
tps-option-open-aside = Ob die drei beiseitegelegten Karten offen liegen: true oder false.

tps-rock = Stein
tps-paper = Papier
tps-scissors = Schere

# Was geschieht.
tps-dealt = { DOES($dealer, they: "teilt", you: "teilst") } jedem { $cards } Karten aus.
tps-holds = { DOES($seat, they: "hat", you: "hast") } { $cards } auf der Hand.
tps-aside-shown = Offen beiseitegelegt: { $cards }.
tps-played = { DOES($seat, they: "spielt", you: "spielst") } { $card }.
tps-scored = { DOES($seat, they: "gewinnt", you: "gewinnst") } den Stich und { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} in { $suit }.
tps-trumped = { DOES($seat, they: "gewinnt", you: "gewinnst") } den Stich mit dem Trumpf { $trump }.
tps-moved = { DOES($seat, they: "verschiebt", you: "verschiebst") } { $suit }: Ein Punkt zählt jetzt { $worth }.
tps-kept = { DOES($seat, they: "lässt", you: "lässt") } { $suit } bei { $worth }.
tps-final = { DOES($seat, they: "beendet das Spiel", you: "beendest das Spiel") } mit { $score ->
    [1] 1 Punkt
   *[other] { $score } Punkten
}.

# Was zu tun ist.
tps-lead = Spiel eine beliebige Karte aus: Trumpf ist die Farbe, die sie schlägt.
tps-cannot-follow = Du hast kein { $suit }: Spiel eine beliebige Karte.
tps-follow = Bediene { $suit }.
tps-waiting-for-card = { SEAT($seat, you: "Du") } { YOU($seat) ->
    [yes] spielst
   *[no] spielt
} jetzt eine Karte.
tps-move-worth = Du hast mit { $suit } gewonnen: Ändere den Wert der Farbe oder behalte ihn.
tps-waiting-for-worth = { SEAT($seat, you: "Du") } { YOU($seat) ->
    [yes] entscheidest
   *[no] entscheidet
}, was { $suit } zählt.
tps-over = Das Spiel ist vorbei.
tps-play = { $card } spielen
tps-wins-so-far = gewinnt bisher
tps-raise = { $suit } auf { $worth } erhöhen
tps-lower = { $suit } auf { $worth } senken
tps-keep = { $suit } bei { $worth } lassen
tps-scores-after = Punkte: { $scores }
tps-score-of = { SEAT($seat) } { $score }

# Was auf dem Tisch ist.
tps-trick-number = Stich
tps-led = Ausgespielt
tps-trump = Trumpf
tps-dealer = Geber
tps-leads = spielt aus
tps-trick = Stich
tps-last-trick = Letzter Stich
tps-aside = Beiseite
tps-hand = Hand
tps-worth = Ein Punkt zählt
tps-points-in-suit = { $points } in { $suit } zu je { $worth }

# Warum nicht.
tps-worth-first = entscheide erst, was { $suit } zählt
tps-not-in-hand = { $card } ist nicht auf der Hand
tps-must-follow = { $suit } wurde ausgespielt, und wer es hat, muss bedienen
tps-no-trump-won = ein Wert ändert sich nur, gleich nachdem ein Stich mit Trumpf gewonnen wurde
tps-no-step = { $suit } zählt { $worth } und kann nicht { $step ->
    [up] steigen
    [down] sinken
   *[keep] bleiben
}

# Beim ersten Spiel.
tps-hint-9 = Bediene die ausgespielte Farbe, wenn du kannst. Gewinnst du mit ihr, bekommst du Punkte: so viele, wie ihre niedrigste Karte im Stich Sterne hat.
tps-hint-12 = Du hast getrumpft und bekommst jetzt keine Punkte. Dafür bestimmst du, was Punkte dieser Farbe am Ende für alle zählen: -1, 1 oder 2.
