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
terminal-solo-table = { $title }, { $seats } Personen, Startwert { $seed }
terminal-shared-table = { $title } unter { $link }
terminal-you-are = Du sitzt auf Platz { $seat }; { $others }.
terminal-you-watch = Du schaust zu; { $others }.
terminal-seat-is = auf Platz { $seat } sitzt { $player }
terminal-waiting-for-deal = Du sitzt am Tisch { $link }. Es geht los, sobald jemand das Spiel startet.

# Was rund um das Spiel geschieht.
terminal-taken-back = Dein letzter Zug ist zurückgenommen.
terminal-take-back-asked = Warten, bis die anderen das Zurücknehmen erlauben.
terminal-take-back-declined = { DOES($seat, they: "hat", you: "hast") } abgelehnt: Dein Zug bleibt stehen.
terminal-take-back-wanted = { DOES($seat, they: "möchte", you: "möchtest") } einen Zug zurücknehmen: y erlaubt es, x lehnt ab.
terminal-vote-remove = { DOES($seat, they: "möchte", you: "möchtest") } { $player } durch einen Bot ersetzen: y stimmt zu, x lehnt ab.
terminal-vote-bot = { DOES($seat, they: "möchte", you: "möchtest") } auf Platz { $chair } einen anderen Bot, { $bot }: y stimmt zu, x lehnt ab.
terminal-nudged = Die anderen warten auf dich. Zieh innerhalb von { $seconds } Sekunden, sonst macht ein Bot diesen Zug.
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
terminal-continue-game = Dein Spiel { $title } fortsetzen
terminal-which-game = Welches Spiel?
terminal-how-many = Wie viele spielen mit?
terminal-count-seats = { $seats } Personen
terminal-which-bots = Welche Bots?
terminal-no-such-number = Gib eine Nummer von 1 bis { $last } ein.
terminal-answer-how = Antworte mit einer Nummer, oder mit ? für alles, was du sonst eingeben kannst.
terminal-your-choice = Dein Zug (1-{ $last }):
terminal-pick = Auswahl (1-{ $last }):
terminal-picked = Ausgewählt: { $picked } (b nimmt das Letzte zurück)
terminal-do-it-by = Bestätigen: { $choice }
terminal-nothing-picked = Du hast noch nichts ausgewählt.
terminal-refused = { SENTENCE($why) }.
terminal-refused-typed = { $why } Hilfe mit ?
terminal-thinking-now = Überlegt …
terminal-check-deal = So prüfst du das Austeilen mit der Aufzeichnung: `parlour verify --fair --commitment { $commitment } --nonce { $nonce } DATEI`
terminal-record-in = Das Spiel ist aufgezeichnet in { $place }.
terminal-another-game = n für ein neues Spiel, alles andere zum Verlassen:
terminal-help =
    Eine Nummer wählt aus der Liste. Du kannst einen Zug auch ausschreiben; ist er nicht erlaubt, erfährst du, warum.
      l  alle Züge auflisten           t  den Tisch noch einmal zeigen
      b  letzte Auswahl zurücknehmen   u  letzten Zug zurücknehmen
      h  ein Tipp                      r  die Regeln
      g  der Verlauf                   q  speichern und verlassen
      ? NAME  was eine Karte oder ein Teil des Tisches ist und tut
    An einem gemeinsamen Tisch:
      say TEXT  den anderen schreiben  y, x  zustimmen oder ablehnen: Zurücknehmen, Abstimmung
      nudge  die anderen anstupsen     remove 3, ban 3  Spieler auf Platz 3: Gastgeber oder Abstimmung
      mute 3, unmute 3  Chat           close, open  den Tisch für Zuschauer (Gastgeber)
      forget  deinen Namen und deine Nachrichten hier löschen; ein Bot übernimmt deinen Platz

# Der Bildschirm.
terminal-too-small = Der Tisch braucht { $columns } Spalten und { $rows } Zeilen; hier sind es { $width } und { $height }. Mach das Fenster größer oder spiel mit --plain.
terminal-over = Das Spiel ist vorbei
terminal-your-turn = Du bist am Zug
terminal-story = Was geschah (weiter mit Enter)
terminal-thinks = { DOES($seat, they: "überlegt", you: "überlegst") }
terminal-waiting = Warten
terminal-not-your-turn = Du bist nicht am Zug.
terminal-pick-more = Wähle noch etwas aus.
terminal-ask-why-not = { $pick }: Enter sagt, warum nicht
terminal-ways = { $pick }: { $ways } Züge möglich, wähl weiter aus
terminal-do-it = Spielen
terminal-do-it-or-more = Spielen oder weiter auswählen
terminal-keys-over = n neues Spiel  g Verlauf  r Regeln  q verlassen
terminal-keys-looking = Pfeile umsehen  i was ist das  Enter warum nicht  w zurück zur Auswahl  ? Tasten
terminal-keys-choosing = Pfeile Enter wählen  i was  l Liste  h Tipp  w warum  r Regeln  ? mehr

# Was über dem Tisch liegt.
terminal-keys-title = Tasten
terminal-keys-foot = beliebige Taste: schließen
terminal-keys =
    Pfeile, Tab   zu dem, was du wählen kannst: in Klammern oder dick umrahmt
    Enter, Klick  auswählen; auf schon Ausgewähltem: den Zug ausführen
    Esc           letzte Auswahl zurücknehmen
    w             umsehen: der Cursor geht überallhin und sagt, warum nicht
    i             was das unter dem Cursor ist und tut
    l, Ziffern    alle Züge in einer Liste
    h             Tipp: die geschätzte Gewinnchance jedes Zugs
    n             die anderen an einem gemeinsamen Tisch anstupsen
    F             an einem gemeinsamen Tisch vergessen werden, nach einer Frage
    u             letzten Zug zurücknehmen
    r             die Regeln, bei der, auf die es gerade ankommt
    g             der Verlauf
    s             speichern und verlassen  q  verlassen, mit Rückfrage

    Zeichen an Karten: ! gewinnt gerade   ^ Trumpf   + aktiv   ~ lose aktiv
                       ? gewählt, für andere verdeckt   > würde aktiv
terminal-quit-title = Verlassen
terminal-quit-foot = y oder n
terminal-quit-question = Spiel verlassen? Es ist gespeichert. Weiter mit: `parlour play --resume`
terminal-quit-keys = y  verlassen      jede andere Taste  bleiben
terminal-forget-title = Hier vergessen werden
terminal-forget-question = Deinen Namen und deine Nachrichten an diesem Tisch endgültig löschen? Spielst du gerade, übernimmt ein Bot deinen Platz.
terminal-forget-keys = y  vergessen werden      jede andere Taste  abbrechen
terminal-rules-title = Regeln
terminal-log-title = Verlauf
terminal-scroll-foot = Pfeile: blättern   Esc: schließen
terminal-list-title = Züge
terminal-list-title-typed = Züge: { $typed }
terminal-list-foot = Nummer oder Pfeile, Enter: spielen   Esc: schließen
terminal-hint-title = Tipp
terminal-hint-foot = Esc: schließen
terminal-hint-thinking = Überlegt { $dots }
terminal-hint-shares-title = Tipp: geschätzte Gewinnchance
terminal-hint-shares-foot = Enter: spielen   Esc: schließen
terminal-about-nothing = Zeig zuerst auf etwas: Mit w geht der Cursor überallhin.
terminal-about-foot = beliebige Taste: schließen
terminal-about-unknown = Auf dem Tisch gibt es kein { $name }. Schreib den Namen einer Karte oder was auf dem Tisch steht.
terminal-result-foot = n: neues Spiel   q: verlassen   Esc: Tisch ansehen
terminal-written-to = Aufgezeichnet in { $place }

# Das Menü.
terminal-menu-about = Spiel jedes Spiel gegen Bots.
terminal-menu-resume = Weiter
terminal-menu-game = Spiel
terminal-menu-seats = Personen
terminal-menu-seat = Du sitzt auf
terminal-menu-bot = Platz { $seat }
terminal-menu-seed = Startwert
terminal-menu-any-seed = zufällig
terminal-menu-play = Los
terminal-menu-bot-does = Der Bot { $pitch }.
terminal-menu-about-seed = Gleicher Startwert, gleiche Karten. Ohne Startwert wird zufällig ausgeteilt.
terminal-menu-keys = hoch, runter: Zeile   links, rechts: ändern   Enter: spielen   q: verlassen

# Lektionen.
terminal-lesson = { $title }: eine Lektion.
terminal-lesson-step = Schritt { $number } von { $count }
terminal-lesson-next = Weiter mit Enter (t zeigt den Tisch, q verlässt die Lektion):
terminal-lesson-left = Dein Fortschritt ist gespeichert. Weiter mit: `parlour learn { $game }`
terminal-lesson-over = Das war die Lektion. Ein Spiel beginnt mit: `parlour play { $game }`
terminal-lesson-keys = Enter liest weiter · q verlässt die Lektion
terminal-learn-game = { $title } lernen (eine Lektion)
terminal-menu-learn = Lernen
terminal-menu-lesson = eine Lektion von wenigen Minuten
terminal-menu-lesson-left = die Lektion bei Schritt { $number } fortsetzen
terminal-menu-about-lesson = Eine freundliche Stimme erklärt dir das Spiel, während du spielst. Enter beginnt die Lektion.

# Was ein Spiel nicht beginnen oder weitergehen lässt.
terminal-no-game = das Spiel `{ $name }` gibt es nicht; es gibt: { $games }
terminal-no-seat = es gibt keinen Platz { $seat }: Der Tisch hat die Plätze 1 bis { $seats }
terminal-only-seats = { $title } hat { $seats } Plätze, nicht { $found }
terminal-seats-between = { $title } hat { $least } bis { $most } Plätze, nicht { $found }
terminal-bots-for-seats = für { $seats } Plätze sind { $bots } Bots genannt
terminal-bots-for-others = für { $others } andere Plätze sind { $bots } Bots genannt; nenn einen für alle oder einen für jeden
terminal-no-option = die Option `{ $key }` gibt es nicht; es gibt: { $known }
terminal-no-options = die Option `{ $key }` gibt es nicht; dieses Spiel hat keine
terminal-option-missing = die Option `{ $key }` fehlt
terminal-option-value = die Option `{ $key }` kann nicht { $value } sein: { $problem }
terminal-no-lesson = für { $title } gibt es keine Lektion
terminal-lesson-refused = Schritt { $step } der Lektion: `{ $action }` wird abgelehnt: { $why }
terminal-no-place = es gibt keinen Ordner, in dem das Spiel gespeichert werden kann: Setz PARLOUR_DATA auf einen Ordner, oder nimm --save DATEI
terminal-nothing-saved = in { $path } ist kein Spiel gespeichert
terminal-not-a-game = { $path } ist kein gespeichertes Spiel: { $problem }
terminal-other-format = das Format ist `{ $found }`, und nur `{ $known }` wird verstanden
terminal-not-a-pledge = in { $path } steht nicht, was der Tisch zugesagt hatte: { $problem }
terminal-cannot-resume = { $path } kann nicht fortgesetzt werden: { $problem }
terminal-file = { $path } lässt sich nicht benutzen: { $problem }
terminal-failed = das Terminal versagt: { $problem }
terminal-unreachable = { $host } ist nicht zu erreichen: { $problem }
terminal-no-luck = das Betriebssystem liefert keine Zufallszahlen: { $problem }

# Was einen gemeinsamen Tisch nicht weitergehen lässt.
terminal-no-table = diesen Tisch gibt es nicht
terminal-table-full = alle Plätze sind besetzt
terminal-silent = der Server antwortet nicht
terminal-nameless = der Server hat nicht gesagt, wer du bist
terminal-other-words = der Server hat etwas geschickt, das dieses Programm nicht versteht
terminal-line-closed = der Server hat die Verbindung geschlossen
terminal-line-broken = die Verbindung ist abgerissen
terminal-bye-stopping = der Server startet neu und ist gleich wieder da
terminal-bye-unsettled = die Datenbank ging mitten in einem Zug verloren: Nach dem Verbinden zeigt sich, ob er gespeichert ist
terminal-bye-too-slow = deine Verbindung ist zu langsam
terminal-bye-too-much = zu viele Nachrichten
terminal-bye-not-understood = der Server hat eine Nachricht nicht verstanden
terminal-bye-other-protocol = der Server spricht eine andere Version des Protokolls: Bring dieses Programm auf den neuesten Stand
terminal-bye-too-many = du hast diesen Tisch zu oft geöffnet: Schließ einen davon, und versuch es noch einmal
terminal-bye-closed = an diesem Tisch darf niemand zuschauen
terminal-bye-seed-changed = der Startwert dieses Tisches wurde geändert, nachdem der Tisch sich darauf festgelegt hatte: Trau diesem Tisch nicht
terminal-bye-full = an diesem Tisch schauen zu viele zu: Versuch es später noch einmal
