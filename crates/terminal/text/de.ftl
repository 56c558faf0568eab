# Eine Person am Tisch, auf dem Bildschirm und in nummerierten Zeilen.

terminal-seat = { SEAT($seat) }
terminal-away = { $name }, abwesend
terminal-away-bot = { $name }, abwesend: ein Bot spielt
terminal-pick-seat = { YOU($seat) ->
    [yes] dich selbst
   *[no] { SEAT($seat) }
}

# Wie Bots spielen.
terminal-bot-random = spielt irgendetwas Erlaubtes
terminal-bot-explorer = probiert jede Art von Zug aus
terminal-bot-greedy = nimmt, was auf den ersten Blick am besten aussieht
terminal-bot-easy = denkt ein wenig nach und macht Fehler
terminal-bot-medium = denkt kurz nach
terminal-bot-hard = denkt bis zu einer Sekunde nach
terminal-bot-expert = denkt bis zu fünf Sekunden nach

# Vor dem Spiel.
terminal-solo-table = { $title }, { $seats } Plätze, Startzahl { $seed }
terminal-shared-table = { $title } unter { $link }
terminal-you-are = Du sitzt auf Platz { $seat }; { $others }.
terminal-you-watch = Du schaust zu; { $others }.
terminal-seat-is = auf Platz { $seat } sitzt { $player }
terminal-waiting-for-deal = Du sitzt am Tisch { $link }. Es geht los, sobald jemand gibt.

# Was rund um das Spiel geschieht.
terminal-taken-back = Dein letzter Zug ist zurückgenommen.
terminal-take-back-asked = Die anderen werden gefragt, ob du ihn zurücknehmen darfst.
terminal-take-back-wanted = { SENTENCE(SEAT($seat)) } möchte einen Zug zurücknehmen: y stimmt zu, x lehnt ab.
terminal-say-something = Schreib etwas, höchstens { $letters } Zeichen.
terminal-connection-lost = Die Verbindung ist abgebrochen ({ $why }); neuer Versuch.
terminal-saved = Das Spiel ist gespeichert; mit `parlour play --resume` geht es weiter.
terminal-seat-kept = Dein Platz bleibt frei; mit `parlour join { $link }` geht es weiter.

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
terminal-count-seats = { $seats } Plätze
terminal-which-bots = Wer sind die anderen?
terminal-no-such-number = Die Nummern gehen von 1 bis { $last }.
terminal-answer-how = Antworte mit einer Nummer, oder mit ? für alles, was du sonst eingeben kannst.
terminal-your-choice = Deine Wahl (1-{ $last }):
terminal-pick = Auswahl (1-{ $last }):
terminal-picked = Ausgewählt: { $picked } (b nimmt das Letzte zurück)
terminal-do-it-by = Ausführen: { $choice }
terminal-nothing-picked = Es ist nichts ausgewählt, was du zurücknehmen könntest.
terminal-refused = Nein: { $why }.
terminal-refused-typed = Nein: { $why }. ? zeigt, was du eingeben kannst.
terminal-thinking-now = Ich denke nach.
terminal-record-in = Die Aufzeichnung steht in { $place }.
terminal-another-game = n für ein neues Spiel, alles andere zum Verlassen:
terminal-help =
    Eine Nummer wählt aus der Liste. Du kannst einen Zug auch ausschreiben; ist er nicht erlaubt, erfährst du, warum.
      l  alle Züge auflisten           t  den Tisch noch einmal zeigen
      b  letzte Auswahl zurücknehmen   u  letzten Zug zurücknehmen
      h  ein Tipp                      r  die Regeln
      g  alles, was geschehen ist      q  speichern und verlassen
    An einem gemeinsamen Tisch:
      say TEXT  den anderen schreiben  y, x  dem Zurücknehmen zustimmen oder nicht

# Der Bildschirm.
terminal-too-small = Der Tisch braucht { $columns } Spalten und { $rows } Zeilen; hier sind es { $width } und { $height }. Mach das Fenster größer oder spiel mit --plain.
terminal-over = Das Spiel ist vorbei
terminal-your-turn = Du bist am Zug
terminal-thinks = { SENTENCE(SEAT($seat)) } denkt nach
terminal-waiting = Warten
terminal-not-your-turn = Du bist nicht am Zug.
terminal-pick-more = Du musst noch mehr auswählen.
terminal-ask-why-not = { $pick }: Enter sagt, warum nicht
terminal-ways = { $pick }: { $ways } Züge möglich, wähl weiter aus
terminal-do-it = Ausführen
terminal-do-it-or-more = Ausführen oder weiter auswählen
terminal-keys-over = n neues Spiel  g Verlauf  r Regeln  q verlassen
terminal-keys-looking = Pfeile umsehen  Enter warum nicht  w zurück zur Auswahl  ? Tasten
terminal-keys-choosing = Pfeile Enter wählen  Esc zurück  l Liste  h Tipp  w warum  r Regeln  ? mehr

# Was über dem Tisch liegt.
terminal-keys-title = Tasten
terminal-keys-foot = beliebige Taste: zurück
terminal-keys =
    Pfeile, Tab   zu dem, was du wählen kannst: in Klammern oder dick umrahmt
    Enter, Klick  auswählen; auf schon Ausgewähltem: den Zug ausführen
    Esc           letzte Auswahl zurücknehmen
    w             umsehen: der Cursor geht überallhin und sagt, warum nicht
    l, Ziffern    alle Züge in einer Liste
    h             Tipp: was die Suche von jedem Zug hält
    u             letzten Zug zurücknehmen
    r             die Regeln, bei der, auf die es gerade ankommt
    g             alles, was geschehen ist
    s             speichern und verlassen  q  verlassen, mit Rückfrage

    Zeichen an Karten: ! gewinnt gerade   ^ Trumpf   + aktiv   ~ fast aktiv
                       ? gewählt, für andere verdeckt   > würde aktiv
terminal-quit-title = Verlassen
terminal-quit-foot = y oder n
terminal-quit-question = Spiel verlassen? Es ist gespeichert; `parlour play --resume` setzt es fort.
terminal-quit-keys = y  verlassen      jede andere Taste  bleiben
terminal-rules-title = Regeln
terminal-log-title = Was geschehen ist
terminal-scroll-foot = Pfeile: blättern   Esc: zurück
terminal-list-title = Züge
terminal-list-title-typed = Züge: { $typed }
terminal-list-foot = Nummer oder Pfeile, Enter: ausführen   Esc: zurück
terminal-hint-title = Tipp
terminal-hint-foot = Esc: zurück
terminal-hint-thinking = Ich denke nach { $dots }
terminal-hint-shares-title = Tipp: Anteil am Sieg
terminal-hint-shares-foot = Enter: ausführen   Esc: zurück
terminal-result-foot = n: neues Spiel   q: verlassen   Esc: Tisch ansehen
terminal-written-to = Geschrieben nach { $place }

# Das Menü.
terminal-menu-about = Du allein, jedes Spiel, Bots auf den anderen Plätzen.
terminal-menu-resume = Weiter
terminal-menu-game = Spiel
terminal-menu-seats = Plätze
terminal-menu-seat = Du sitzt auf
terminal-menu-bot = Platz { $seat }
terminal-menu-seed = Startzahl
terminal-menu-any-seed = beliebig
terminal-menu-play = Los
terminal-menu-bot-does = Der Bot { $pitch }.
terminal-menu-about-seed = Gleiche Startzahl, gleiche Karten; ohne eine kennt sie niemand.
terminal-menu-keys = hoch, runter: Zeile   links, rechts: ändern   Enter: spielen   q: verlassen
