# Warum ein Tisch eine Bitte ablehnt.
protocol-missing-seat = an diesem Tisch gibt es keinen Platz { $seat }
protocol-taken = dort sitzt schon jemand
protocol-not-seated = setz dich zuerst
protocol-not-yours = das können nur die, die am Tisch sitzen
protocol-seats-free = es sind noch Plätze frei: Warte auf Mitspieler oder setz Bots dorthin
protocol-begun = das Spiel hat schon begonnen
protocol-not-begun = das Spiel hat noch nicht begonnen
protocol-over = das Spiel ist vorbei
protocol-not-over = das Spiel ist noch nicht vorbei
protocol-needed = dieser Platz muss besetzt bleiben, bis das Spiel vorbei ist
protocol-stale = das Spiel ist weitergegangen: Wähle noch einmal
protocol-future = Version { $version } gibt es noch nicht
protocol-nothing-decided = du hast noch keinen Zug gemacht
protocol-learned = du hast seitdem etwas Neues gesehen, deshalb lässt sich das nicht zurücknehmen
protocol-nothing-asked = niemand hat dich gefragt, ob er einen Zug zurücknehmen darf
protocol-asked-already = jemand hat schon gefragt, ob er einen Zug zurücknehmen darf
protocol-not-your-turn = du bist nicht am Zug
protocol-hints-off = an diesem Tisch gibt es keine Tipps
protocol-busy = gerade möchten zu viele einen Tipp: Versuch es gleich noch einmal
protocol-not-understood = diese Nachricht ergibt hier keinen Sinn: { $why }
protocol-reread = der Tisch musste neu geladen werden: Versuch es noch einmal
protocol-not-host = das kann nur, wer an diesem Tisch Gastgeber ist
protocol-nobody-there = dort sitzt niemand
protocol-yourself = das ist dein eigener Platz: Du kannst ihn verlassen
protocol-too-few-voters = dem müssen mindestens zwei andere Spieler zustimmen: Stups den Spieler stattdessen an
protocol-voting-already = gerade läuft eine Abstimmung: Warte, bis sie vorbei ist
protocol-no-vote = niemand hat dich um deine Stimme gebeten
protocol-no-nudging = an diesem Tisch ist Anstupsen nicht vorgesehen
protocol-nobody-slow = gerade gibt es niemanden anzustupsen
protocol-banned = du wurdest von diesem Tisch entfernt und kannst hier nicht mehr Platz nehmen
protocol-muted = du wurdest stummgeschaltet
protocol-removed = die anderen haben dich von deinem Platz entfernt
protocol-chat-full = hier wurde schon so viel geschrieben, dass keine Nachrichten mehr angenommen werden
protocol-said-enough = du hast hier schon so viel geschrieben, dass keine Nachrichten mehr angenommen werden
protocol-table-full = an diesem Tisch ist schon so viel geschehen, dass nur noch Züge angenommen werden
protocol-done-enough = du hast an diesem Tisch schon so viel getan, dass nur noch deine Züge angenommen werden
protocol-store-conflict = der Tisch ist weitergegangen
protocol-store-unwell = der Tisch lässt sich gerade nicht speichern: { $why }
protocol-store-unsettled = ob der Tisch gespeichert wurde, ist ungewiss: { $why }
protocol-store-damaged = die gespeicherten Tische sind nicht zu lesen: { $why }
protocol-no-luck = das Betriebssystem liefert keine Zufallszahlen: { $why }
protocol-quota-address = von deiner Adresse aus wurden heute zu viele Tische eröffnet, die noch nicht zu Ende gespielt sind: Spielt eine Partie zu Ende, oder versuch es morgen wieder
protocol-quota = dieser Server hat so viele Tische, wie er fassen kann: Versuch es später noch einmal
protocol-revealing = es fehlt noch etwas von { SEAT($seat, you: "dir") }: In ein paar Sekunden kannst du trotzdem beginnen
protocol-nothing-to-reveal = dieser Tisch hat dich nicht nach deinem Beitrag zum Austeilen gefragt
protocol-other-nonce = auf diese Zahl hattest du dich nicht festgelegt

# Was über das Austeilen eines beendeten Spiels herauskam.
protocol-deal-shared = Es wurde fair ausgeteilt. Beteiligt waren: der Server, { $seats }.
protocol-deal-missing = Nicht am Austeilen beteiligt: { $seats }.
protocol-deal-server-alone = Es wurde so ausgeteilt, wie der Server es zugesagt hatte, aber kein Spieler war daran beteiligt.
protocol-deal-late = Du bist erst nach den Zusagen gekommen und musst dich darauf verlassen, was der Tisch darüber sagt.

# Wie ein Tisch seine Zusagen zum Austeilen brechen kann.
protocol-breach-commitment = Der Tisch zeigt jetzt eine andere Festlegung als bei deiner Ankunft. Seinem Austeilen ist nicht zu trauen.
protocol-breach-share = { YOU($seat) ->
    [yes] Der Tisch hat verändert, worauf du dich festgelegt hattest. Seinem Austeilen ist nicht zu trauen.
   *[no] Der Tisch hat verändert, worauf { SEAT($seat) } sich festgelegt hatte. Seinem Austeilen ist nicht zu trauen.
}
protocol-breach-left-out = Der Tisch hat den Beitrag von { SEAT($seat, you: "dir") } weggelassen, obwohl er angekommen war. Seinem Austeilen ist nicht zu trauen.
protocol-breach-started-again = Der Tisch hat noch einmal mit dem Austeilen begonnen, nachdem alle ihre Beiträge offengelegt hatten. Seinem Austeilen ist nicht zu trauen.
protocol-breach-seed-alone = Der Tisch hat ohne die Beiträge der Spieler ausgeteilt. Seinem Austeilen ist nicht zu trauen.
protocol-breach-record = Die Aufzeichnung nennt andere Festlegungen als der Tisch. Seinem Austeilen ist nicht zu trauen.
protocol-breach-deal = Ausgeteilt wurde nicht, was zugesagt war. Dem ist nicht zu trauen.
protocol-breach-game = Die Aufzeichnung ist nicht das Spiel, das du gesehen hast. Ihr ist nicht zu trauen.

# Warum ein Tisch gegen Bots ablehnt.
protocol-solo-stale = das Spiel ist weitergegangen: Wähle noch einmal
protocol-solo-nothing-to-take-back = du hast keinen Zug, den du zurücknehmen könntest
protocol-solo-over = das Spiel ist vorbei und gespeichert
protocol-solo-only-bots = alle anderen hier sind Bots
protocol-solo-only-shared = offline nicht verfügbar
protocol-lesson-only = das geht in einer Lektion nicht
protocol-lesson-read-first = lies erst weiter
protocol-lesson-other = das wäre auch erlaubt, aber versuch in dieser Lektion bitte: { $move }

# Zeilen des Protokolls über Züge, die ein Bot für jemanden gemacht hat.
protocol-by-clock = Die Zeit war um, also hat ein Bot gezogen: { $line }
protocol-by-stand-in = Ein Bot ist eingesprungen: { $line }
