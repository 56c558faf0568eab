# Eine Person am Tisch, auf dem Bildschirm und in nummerierten Zeilen.

terminal-seat = { SEAT($seat) }
terminal-away = { $name }, abwesend
terminal-away-bot = { $name }, abwesend: ein Bot spielt
terminal-pick-seat = { YOU($seat) ->
    [yes] dich selbst
   *[no] { SEAT($seat) }
}

# Wie Bots spielen.
terminal-bot-random = spielt irgendeinen erlaubten Zug
terminal-bot-explorer = probiert jede Art von Zug aus
terminal-bot-greedy = nimmt, was auf den ersten Blick am besten aussieht
terminal-bot-easy = denkt ein wenig nach und macht Fehler
terminal-bot-medium = denkt kurz nach
terminal-bot-hard = denkt bis zu einer Sekunde nach
terminal-bot-expert = denkt bis zu fünf Sekunden nach

# Vor dem Spiel.
terminal-solo-table = { $title }, { $seats } Personen, Startzahl { $seed }
terminal-shared-table = { $title } unter { $link }
terminal-you-are = Du sitzt auf Platz { $seat }; { $others }.
terminal-you-watch = Du schaust zu; { $others }.
terminal-seat-is = auf Platz { $seat } sitzt { $player }
terminal-waiting-for-deal = Du sitzt am Tisch { $link }. Es geht los, sobald jemand das Spiel startet.

# Was rund um das Spiel geschieht.
terminal-taken-back = Dein letzter Zug ist zurückgenommen.
terminal-take-back-asked = Warten, bis die anderen das Zurücknehmen erlauben.
terminal-take-back-wanted = { SENTENCE(SEAT($seat)) } möchte einen Zug zurücknehmen: y erlaubt es, x lehnt ab.
terminal-say-something = Schreib etwas, höchstens { $letters } Zeichen.
terminal-connection-lost = Verbindung unterbrochen ({ $why }). Neuer Versuch.
terminal-saved = Das Spiel ist gespeichert. Weiter mit: `parlour play --resume`
terminal-seat-kept = Dein Platz bleibt frei. Weiter mit: `parlour join { $link }`

# Wie es ausging.
terminal-wins = { DOES($seat, they: "gewinnt", you: "gewinnst") }.
terminal-share-win = { $mine ->
    [yes] { SENTENCE($seats) } teilt euch den Sieg.
   *[other] { SENTENCE($seats) } teilen sich den Sieg.
}
terminal-score = { SENTENCE(SEAT($seat)) }: { $score }
terminal-score-wins = { SENTENCE(SEAT($seat)) }: { $score }, Sieg

# Nummerierte Zeilen.
terminal-which-game = Welches Spiel?
terminal-how-many = Wie viele spielen mit?
terminal-count-seats = { $seats } Personen
terminal-which-bots = Welche Bots?
terminal-no-such-number = Gib eine Nummer von 1 bis { $last } ein.
terminal-answer-how = Antworte mit einer Nummer, oder mit ? für alles, was du sonst eingeben kannst.
terminal-your-choice = Dein Zug (1-{ $last }):
terminal-pick = Auswahl (1-{ $last }):
terminal-picked = Ausgewählt: { $picked } (b nimmt das Letzte zurück)
terminal-do-it-by = Ausführen: { $choice }
terminal-nothing-picked = Du hast noch nichts ausgewählt.
terminal-refused = { SENTENCE($why) }.
terminal-refused-typed = { $why } Hilfe mit ?
terminal-thinking-now = Ich denke nach …
terminal-record-in = Das Spiel ist aufgezeichnet in { $place }.
terminal-another-game = n für ein neues Spiel, alles andere zum Verlassen:
terminal-help =
    Eine Nummer wählt aus der Liste. Du kannst einen Zug auch ausschreiben; ist er nicht erlaubt, erfährst du, warum.
      l  alle Züge auflisten           t  den Tisch noch einmal zeigen
      b  letzte Auswahl zurücknehmen   u  letzten Zug zurücknehmen
      h  ein Tipp                      r  die Regeln
      g  der Verlauf                   q  speichern und verlassen
    An einem gemeinsamen Tisch:
      say TEXT  den anderen schreiben  y, x  Zurücknehmen erlauben oder ablehnen

# Der Bildschirm.
terminal-too-small = Der Tisch braucht { $columns } Spalten und { $rows } Zeilen; hier sind es { $width } und { $height }. Mach das Fenster größer oder spiel mit --plain.
terminal-over = Das Spiel ist vorbei
terminal-your-turn = Du bist am Zug
terminal-story = Was geschah (weiter mit jeder Taste)
terminal-thinks = { SENTENCE(SEAT($seat)) } denkt nach
terminal-waiting = Warten
terminal-not-your-turn = Du bist nicht am Zug.
terminal-pick-more = Wähle noch etwas aus.
terminal-ask-why-not = { $pick }: Enter sagt, warum nicht
terminal-ways = { $pick }: { $ways } Züge möglich, wähl weiter aus
terminal-do-it = Spielen
terminal-do-it-or-more = Spielen oder weiter auswählen
terminal-keys-over = n neues Spiel  g Verlauf  r Regeln  q verlassen
terminal-keys-looking = Pfeile umsehen  Enter warum nicht  w zurück zur Auswahl  ? Tasten
terminal-keys-choosing = Pfeile Enter wählen  Esc zurück  l Liste  h Tipp  w warum  r Regeln  ? mehr

# Was über dem Tisch liegt.
terminal-keys-title = Tasten
terminal-keys-foot = beliebige Taste: schließen
terminal-keys =
    Pfeile, Tab   zu dem, was du wählen kannst: in Klammern oder dick umrahmt
    Enter, Klick  auswählen; auf schon Ausgewähltem: den Zug ausführen
    Esc           letzte Auswahl zurücknehmen
    w             umsehen: der Cursor geht überallhin und sagt, warum nicht
    l, Ziffern    alle Züge in einer Liste
    h             Tipp: die geschätzte Gewinnchance jedes Zugs
    u             letzten Zug zurücknehmen
    r             die Regeln, bei der, auf die es gerade ankommt
    g             der Verlauf
    s             speichern und verlassen  q  verlassen, mit Rückfrage

    Zeichen an Karten: ! gewinnt gerade   ^ Trumpf   + aktiv   ~ fast aktiv
                       ? gewählt, für andere verdeckt   > würde aktiv
terminal-quit-title = Verlassen
terminal-quit-foot = y oder n
terminal-quit-question = Spiel verlassen? Es ist gespeichert. Weiter mit: `parlour play --resume`
terminal-quit-keys = y  verlassen      jede andere Taste  bleiben
terminal-rules-title = Regeln
terminal-log-title = Verlauf
terminal-scroll-foot = Pfeile: blättern   Esc: schließen
terminal-list-title = Züge
terminal-list-title-typed = Züge: { $typed }
terminal-list-foot = Nummer oder Pfeile, Enter: spielen   Esc: schließen
terminal-hint-title = Tipp
terminal-hint-foot = Esc: schließen
terminal-hint-thinking = Ich denke nach { $dots }
terminal-hint-shares-title = Tipp: geschätzte Gewinnchance
terminal-hint-shares-foot = Enter: spielen   Esc: schließen
terminal-result-foot = n: neues Spiel   q: verlassen   Esc: Tisch ansehen
terminal-written-to = Aufgezeichnet in { $place }

# Das Menü.
terminal-menu-about = Spiel jedes Spiel gegen Bots.
terminal-menu-resume = Weiter
terminal-menu-game = Spiel
terminal-menu-seats = Personen
terminal-menu-seat = Du sitzt auf
terminal-menu-bot = Platz { $seat }
terminal-menu-seed = Startzahl
terminal-menu-any-seed = zufällig
terminal-menu-play = Los
terminal-menu-bot-does = Der Bot { $pitch }.
terminal-menu-about-seed = Gleiche Startzahl, gleiche Karten. Ohne Startzahl wird zufällig ausgeteilt.
terminal-menu-keys = hoch, runter: Zeile   links, rechts: ändern   Enter: spielen   q: verlassen
