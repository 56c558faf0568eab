# Was die Dinge auf dem Tisch sind und tun.
tps-about-worth = Was ein Punkt in jeder Farbe zählt, von −1 bis 2. Eine Farbe kann sich bewegen, wenn jemand mit ihr als Trumpf einen Stich gewinnt.
tps-about-trick = Der laufende Stich. Der höchste Trumpf gewinnt ihn; wenn niemand trumpft, die höchste Karte der ausgespielten Farbe.
tps-about-last-trick = Der Stich davor; die Karte, die ihn gewonnen hat, ist markiert.
tps-about-aside = Drei Karten, die niemand spielt. Niemand hat sie gesehen.
tps-about-open-aside = Drei Karten, die niemand spielt, offen für alle.
tps-about-hand = Karten, die noch zu spielen sind. Wer die ausgespielte Farbe hat, muss sie bedienen.
tps-about-trick-number = Es gibt { $tricks } Stiche. Wer einen gewinnt, spielt zum nächsten aus.
tps-about-led = Die Farbe der ersten Karte in diesem Stich. Bediene sie, wenn du kannst.
tps-about-trump = Die Farbe, die die ausgespielte schlägt, nur in diesem Stich.
tps-about-dealer = Hier wurde gegeben. Links davon wurde zum ersten Stich ausgespielt.
tps-about-leads = Spielt aus: die erste Karte dieses Stichs, in einer beliebigen Farbe.
tps-about-stars = { $stars ->
    [0] Kein Stern.
    [1] 1 Stern.
   *[other] { $stars } Sterne.
} Wer einen Stich mit der ausgespielten Farbe gewinnt, bekommt so viele Punkte, wie auf deren niedrigster Karte im Stich Sterne sind.
tps-about-can-lead = Ausgespielt macht sie { $trump } zum Trumpf: { SENTENCE($trump) } schlägt { $suit }.
tps-about-is-trump = { SENTENCE($suit) } ist in diesem Stich Trumpf, und der höchste Trumpf gewinnt.
tps-about-is-led = { SENTENCE($suit) } wurde ausgespielt: Die höchste Karte darin gewinnt, wenn niemand trumpft.
tps-about-cannot-win = Diesen Stich kann sie nicht gewinnen: { SENTENCE($led) } wurde ausgespielt, und { $trump } ist Trumpf.
tps-about-token = Am Ende zählt jeder Punkt in { $suit } { $worth }, wenn sich das nicht noch ändert.
tps-about-token-moves = Wer mit { $suit } als Trumpf einen Stich gewinnt, darf den Wert um eine Stufe ändern oder ihn lassen.
tps-about-points = Gewonnene Punkte in { $suit }. Jeder zählt im Moment { $worth }.
