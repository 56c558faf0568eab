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
protocol-needed = dieser Platz darf nicht leer sein, bis das Spiel vorbei ist
protocol-stale = das Spiel ist weitergegangen: Wähle noch einmal
protocol-future = Version { $version } gibt es noch nicht
protocol-nothing-decided = du hast noch keinen Zug gemacht
protocol-learned = du hast seitdem etwas Neues gesehen, deshalb lässt sich das nicht zurücknehmen
protocol-nothing-asked = niemand hat dich gefragt, ob er einen Zug zurücknehmen darf
protocol-asked-already = jemand hat schon gefragt, ob er einen Zug zurücknehmen darf
protocol-not-your-turn = du bist nicht am Zug
protocol-busy = gerade möchten zu viele einen Tipp: Versuch es gleich noch einmal
protocol-not-understood = diese Nachricht ergibt hier keinen Sinn: { $why }
protocol-reread = der Tisch musste neu geladen werden: Versuch es noch einmal

# Warum ein Tisch gegen Bots ablehnt.
protocol-solo-stale = das Spiel ist weitergegangen: Wähle noch einmal
protocol-solo-nothing-to-take-back = du hast keinen Zug, den du zurücknehmen könntest
protocol-solo-over = das Spiel ist vorbei und gespeichert
protocol-solo-only-bots = alle anderen hier sind Bots
protocol-solo-only-shared = offline nicht verfügbar
