# Was das Programm denen sagt, die spielen.

# Die Spiele.
parlour-pitch = Spiele aus kleinen Verlagen, wirklich spielbar.
parlour-seats = { $seats } Plätze
parlour-seats-range = { $least } bis { $most } Plätze
parlour-who-plays = Wer mitspielt (--bots):
parlour-what-else = Was du sonst eingeben kannst:
parlour-what-play = eines davon gegen Bots spielen
parlour-what-rules = lesen, wie es gespielt wird
parlour-what-sim = Bots tausend Spiele spielen lassen
parlour-what-show = eines davon in Worten nachlesen
parlour-what-verify = alle mit den Regeln vergleichen
parlour-what-help = alles andere
parlour-from-checkout = Im Quelltext-Ordner steht `cargo run --release --` für `parlour`.

# Ein aufgezeichnetes Spiel.
parlour-show-deal = { $seats } Plätze, Startzahl { $seed }
parlour-show-seat = was Platz { $seat } davon wusste
parlour-show-open = mit offenen Karten
parlour-show-marks = ! gewinnt bisher  ^ Trumpf  + aktiv  ~ fast aktiv  ? gewählt, verdeckt  * du  - nichts da
parlour-show-seat-name = { SENTENCE(SEAT($seat)) }
parlour-show-wins = { $winners } gewinnt.
parlour-show-share-win = { $winners } teilen sich den Sieg.
parlour-show-scores = Punkte: { $scores }.

# Rat zu einer Entscheidung.
parlour-advise-played = Platz { $seat } hat `{ $action }` gespielt
parlour-advise-columns = welchen Anteil am Sieg jeder Zug verspricht, der Standardfehler davon und wie oft er probiert wurde:
parlour-advise-more = … und { $more } weitere
