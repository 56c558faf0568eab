# Was die Dinge auf dem Tisch sind und tun.
archons-about-led = Der Archon dieser Runde. Wer die Karten gewinnt, bekommt ihn mit seiner Kraft.
archons-about-play = Von allen eine Karte, verdeckt, bis alle gewählt haben. Gleiche Karten heben sich auf, ein Ass zerstört die höchste übrige, dann gewinnt die höchste.
archons-about-last-turn = Die letzten Karten; was gleich war, zerstört wurde oder gewann, ist markiert.
archons-about-pot = Was niemand gewonnen hat. Wer als Nächstes gewinnt, bekommt es dazu.
archons-about-aside = Was niemand gewonnen hat. Es bleibt für den Rest des Durchgangs hier.
archons-about-deck = Nach jeder Runde bekommen alle eine Karte davon.
archons-about-discard = Zerstörte und abgeworfene Karten. Ist der Stapel leer, werden sie zu einem neuen gemischt.
archons-about-front = Gewonnene Archonten. Jeder wirkt, solange er hier liegt, und mehrere zählen zusammen.
archons-about-captured = Die Zahlenkarten, die in diesem Durchgang erbeutet wurden. Sie zählen an dessen Ende.
archons-about-hand = Handkarten. Mit Zahlenkarten spielt man um Archonten; mit einem Archon und einer Zahlenkarte kannst du ausspielen.
archons-about-hand-counter = Ein Spiel hat drei Durchgänge. Die höchste Summe gewinnt.
archons-about-turn-counter = Die laufende Runde dieses Durchgangs. Er endet, wenn niemand mehr einen Archon und eine Zahlenkarte zugleich hat.
archons-about-not-scoring = Unter dem Demiurgen liegt diese Farbe: Ihre Karten zählen in diesem Durchgang nicht.
archons-about-hand-number = Die Punkte dieses Durchgangs; im laufenden die Punkte bisher.
archons-about-among = Beim letzten Mischen lagen diese Karten im Stapel. Was seither zu sehen war, fehlt hier.
archons-about-worth = Was diese Karten im Moment zählen, Könige und Damen eingerechnet.
archons-about-count = So viele Karten liegen hier.
archons-about-dealer = Hat in diesem Durchgang gegeben. Ausgeteilt wird von links an.
archons-about-leads = Spielt in dieser Runde einen Archon aus.
archons-about-could-not-lead = Konnte nicht ausspielen: Dazu braucht man einen Archon und eine Zahlenkarte.
archons-about-sits-out = Hat keine Zahlenkarte und setzt diese Runde aus.
archons-about-power = Nützt allen, die ihn vor sich haben: { $power }.
archons-about-up-for-grabs = Noch nützt er niemandem. Wer jetzt gewinnt, bekommt ihn.
archons-about-stays = Zwischen den Durchgängen gibst du einen deiner Archonten zurück und behältst die anderen. Der Demiurg geht immer zurück.
archons-about-can-lead = Du kannst ihn ausspielen, und alle spielen eine Karte um ihn.
archons-about-counts = Zählt gespielt { $value }{ $raised ->
    [0] { "" }
   *[other] , davon eins durch einen Buben
}.
archons-about-ace = Ein Ass zerstört die höchste übrige Karte, wenn es nicht selbst gleichauf liegt.
archons-about-scores = Erbeutet zählt sie, und Könige und Damen können das erhöhen.
archons-about-dead = { SENTENCE($suit) } zählt in diesem Durchgang nicht: Eine Karte dieser Farbe liegt unter dem Demiurgen.
