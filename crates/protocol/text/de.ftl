# Warum ein Tisch eine Bitte ablehnt.
protocol-missing-seat = an diesem Tisch gibt es keinen Platz { $seat }
protocol-taken = dort sitzt schon jemand
protocol-not-seated = setz dich zuerst
protocol-not-yours = das entscheiden nur die, die am Tisch sitzen
protocol-seats-free = es sind noch Plätze frei: Warte auf Mitspieler oder setz Bots dorthin
protocol-begun = das Spiel hat begonnen
protocol-not-begun = das Spiel hat noch nicht begonnen
protocol-over = das Spiel ist vorbei
protocol-not-over = das Spiel ist noch nicht vorbei
protocol-needed = dort muss jemand spielen, bis das Spiel vorbei ist
protocol-stale = das Spiel ist inzwischen weitergegangen: Schau noch einmal hin und wähle neu
protocol-future = Version { $version } gibt es noch nicht
protocol-nothing-decided = du hast noch nichts entschieden
protocol-learned = du hast seitdem etwas Neues gesehen, deshalb bleibt der Zug stehen
protocol-nothing-asked = niemand bittet dich, etwas zurücknehmen zu dürfen
protocol-asked-already = darum bittet schon jemand
protocol-not-your-turn = du hast gerade nichts zu entscheiden
protocol-busy = gerade möchten zu viele einen Tipp: Versuch es gleich noch einmal
protocol-not-understood = das ist nicht zu verstehen: { $why }
protocol-reread = der Tisch musste neu gelesen werden: Versuch es noch einmal

# Warum ein Tisch gegen Bots ablehnt.
protocol-solo-stale = Das Spiel ist inzwischen weitergegangen.
protocol-solo-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
protocol-solo-over = Das Spiel ist vorbei und aufgezeichnet.
protocol-solo-only-bots = Hier sind nur Bots.
protocol-solo-only-shared = Das gibt es an einem Tisch gegen Bots nicht.
