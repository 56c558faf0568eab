# Was das Programm denen sagt, die spielen.

# Die Spiele.
parlour-pitch = Spiele aus kleinen Verlagen, mit Freunden und gegen Bots.
parlour-seats = { $seats } Personen
parlour-seats-range = { $least } bis { $most } Personen
parlour-who-plays = Bots (--bots):
parlour-what-else = Weitere Befehle:
parlour-what-learn = ein Spiel beim Spielen lernen
parlour-what-play = gegen Bots spielen
parlour-what-rules = die Regeln lesen
parlour-what-sim = Bots tausend Spiele spielen lassen
parlour-what-show = eines davon in Worten nachlesen
parlour-what-verify = alle mit den Regeln vergleichen
parlour-what-help = alles andere
parlour-from-checkout = Im Quelltext-Ordner gib statt `parlour` ein: `cargo run --release --`.

# Ein aufgezeichnetes Spiel.
parlour-show-deal = { $seats } Personen, Startwert { $seed }
parlour-show-seat = aus der Sicht von Platz { $seat }
parlour-show-open = mit offenen Karten
parlour-show-marks = ! gewinnt bisher  ^ Trumpf  + aktiv  ~ lose aktiv  ? gewählt, verdeckt  * du  - leer
parlour-show-seat-name = { SENTENCE(SEAT($seat)) }
parlour-show-wins = { $winners } gewinnt.
parlour-show-share-win = { $winners } teilen sich den Sieg.
parlour-show-scores = Punkte: { $scores }.

# Rat zu einer Entscheidung.
parlour-advise-played = Platz { $seat } hat `{ $action }` gespielt.
parlour-advise-columns = Geschätzte Gewinnchance jedes Zugs, ihr Standardfehler und wie oft er probiert wurde:
parlour-advise-more = … und { $more } weitere
