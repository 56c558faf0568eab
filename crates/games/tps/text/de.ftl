tps-pitch = Bediene, um zu punkten, oder trumpfe, um den Wert einer Farbe zu ändern.
tps-facts = Für vier Personen, als Variante auch für drei. Etwa fünfzehn Minuten.
tps-credit = TrickPaperScissors ist bei KinnairdGames erschienen.
tps-beats = Papier schlägt Stein, Schere schlägt Papier, Stein schlägt Schere.
tps-option-stars = Die Sterne auf den Karten mit Rang 1 bis 13: eine Liste von 13 ganzen Zahlen von 0 bis 9.
tps-option-open-aside = Die drei beiseitegelegten Karten aufdecken.

tps-rock = Stein
tps-paper = Papier
tps-scissors = Schere

# Was geschieht.
tps-dealt = { DOES($dealer, they: "teilt", you: "teilst") } allen { $cards } Karten aus.
tps-holds = { DOES($seat, they: "hat", you: "hast") } { $cards } auf der Hand.
tps-aside-shown = Offen beiseitegelegt: { $cards }.
tps-played = { DOES($seat, they: "spielt", you: "spielst") } { $card }.
tps-scored = { DOES($seat, they: "gewinnt", you: "gewinnst") } den Stich: { $card } ist die höchste Karte in { $suit }, und niemand hat getrumpft. Die niedrigste, { $lowest }, hat { $points ->
    [0] keinen Stern: kein Punkt
    [1] 1 Stern: 1 Punkt
   *[other] { $points } Sterne: { $points } Punkte
} in { $suit }.
tps-trumped = { DOES($seat, they: "gewinnt", you: "gewinnst") } den Stich: { SENTENCE($trump) } schlägt { $led }, und { $card } ist die höchste Karte in { $trump }.
tps-moved = { DOES($seat, they: "ändert", you: "änderst") } { $suit }: Ein Punkt zählt jetzt { $worth }.
tps-kept = { DOES($seat, they: "lässt", you: "lässt") } { $suit } bei { $worth }.
tps-final = { DOES($seat, they: "beendet das Spiel", you: "beendest das Spiel") } mit { $score ->
    [1] 1 Punkt
   *[other] { $score } Punkten
}.

# Was zu tun ist.
tps-lead = Spiel eine beliebige Karte aus: Trumpf ist die Farbe, die sie schlägt.
tps-cannot-follow = Du kannst { $suit } nicht bedienen: Spiel eine beliebige Karte.
tps-follow = Bediene { $suit }.
tps-waiting-for-card = Warten auf eine Karte von { SEAT($seat, you: "dir") }.
tps-move-worth = Du hast mit der Trumpffarbe gewonnen. Erhöhe, senke oder behalte den Wert von { $suit }.
tps-waiting-for-worth = Warten darauf, was { SEAT($seat) } für { $suit } entscheidet.
tps-over = Das Spiel ist vorbei.
tps-play = { $card } spielen
tps-wins-so-far = geht in Führung
tps-raise = { $suit } auf { $worth } erhöhen
tps-lower = { $suit } auf { $worth } senken
tps-keep = { $suit } bei { $worth } lassen
tps-scores-after = neuer Punktestand: { $scores }
tps-score-of = { $score } für { SEAT($seat, you: "dich") }

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
tps-points-in-suit = { SENTENCE($suit) }: { $points ->
    [1] 1 Punkt zählt
   *[other] { $points } Punkte zählen
} je { $worth }
tps-points-from-trick = { $card } gewann einen Stich, dessen niedrigste Karte in { $suit }, { $lowest }, { $points ->
    [0] keinen Stern
    [1] 1 Stern
   *[other] { $points } Sterne
} hat

# Warum nicht.
tps-worth-first = entscheide erst, was { $suit } zählt
tps-not-in-hand = { $card } ist nicht auf deiner Hand
tps-must-follow = { $suit } wurde ausgespielt, und du kannst bedienen, also musst du
tps-no-trump-won = den Wert einer Farbe änderst du nur, gleich nachdem du einen Stich mit Trumpf gewonnen hast
tps-no-step = { $suit } zählt { $worth } und kann nicht { $step ->
    [up] steigen
    [down] sinken
   *[keep] bleiben
}

# Ein Text, der kein Zug ist.
tps-actions = es gibt `play R9`, `value up`, `value down` und `value keep`

# Beim ersten Spiel.
tps-hint-9 = Bediene die ausgespielte Farbe, wenn du kannst. Gewinnst du mit ihr, bekommst du Punkte: so viele, wie ihre niedrigste Karte im Stich Sterne hat.
tps-hint-12 = Du hast getrumpft und bekommst jetzt keine Punkte. Dafür bestimmst du, was Punkte dieser Farbe am Ende für alle zählen: −1, 1 oder 2.
