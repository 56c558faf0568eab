# Was die Dinge auf dem Tisch sind und tun.
archons-about-led = Der Archont dieser Runde. Wer die Karten gewinnt, bekommt ihn mit seiner Kraft.
archons-about-play = Von allen eine Karte, verdeckt, bis alle gewählt haben. Gleiche Karten heben sich auf, ein Ass zerstört die höchste übrige, dann gewinnt die höchste.
archons-about-last-turn = Die letzten Karten; was gleich war, zerstört wurde oder gewann, ist markiert.
archons-about-pot = Was niemand gewonnen hat. Wer als Nächstes gewinnt, bekommt es dazu.
archons-about-aside = Was niemand gewonnen hat. Es bleibt für den Rest der Hand hier.
archons-about-deck = Nach jeder Runde bekommen alle eine Karte davon.
archons-about-discard = Zerstörte und abgeworfene Karten. Ist der Stapel leer, werden sie zu einem neuen gemischt.
archons-about-front = Gewonnene Archonten. Jeder wirkt, solange er hier liegt, und mehrere zählen zusammen.
archons-about-captured = Die Pokerkarten, die in dieser Hand erbeutet wurden. Sie zählen an deren Ende.
archons-about-hand = Handkarten. Mit Pokerkarten kämpft man um Archonten; mit einem Archonten und einer Pokerkarte kannst du eine Runde eröffnen.
archons-about-hand-counter = Ein Spiel hat drei Hände. Alle zusammen: Die meisten Punkte gewinnen.
archons-about-turn-counter = Die Runde dieser Hand. Die Hand endet, wenn niemand mehr einen Archonten und eine Pokerkarte zugleich hat.
archons-about-not-scoring = Unter dem Demiurgen liegt diese Farbe: Ihre Karten zählen in dieser Hand nicht.
archons-about-hand-number = Die Punkte dieser Hand; in der laufenden der Stand.
archons-about-among = Beim letzten Mischen lagen diese Karten im Stapel. Was seither zu sehen war, fehlt hier.
archons-about-worth = Was diese Karten im Moment zählen, Könige und Damen eingerechnet.
archons-about-count = So viele Karten liegen hier.
archons-about-dealer = Hat in dieser Hand gegeben. Ausgeteilt wird von links an.
archons-about-leads = Eröffnet die Runde mit einem Archonten.
archons-about-could-not-lead = War an der Reihe zu eröffnen, hatte aber nicht Archont und Pokerkarte zugleich.
archons-about-sits-out = Hat keine Pokerkarte und setzt diese Runde aus.
archons-about-power = Wer ihn vor sich hat, dem nützt er: { $power }.
archons-about-up-for-grabs = Noch nützt er niemandem. Wer jetzt gewinnt, bekommt ihn.
archons-about-stays = Zwischen den Händen gibst du einen deiner Archonten zurück und behältst die anderen. Der Demiurg geht immer zurück.
archons-about-can-lead = Du kannst mit ihm eröffnen, und alle spielen eine Karte um ihn.
archons-about-counts = Zählt gespielt { $value }{ $raised ->
    [0] { "" }
   *[other] , davon eins durch einen Buben
}.
archons-about-ace = Ein Ass zerstört die höchste übrige Karte, wenn es nicht selbst gleichauf liegt.
archons-about-scores = Erbeutet zählt sie, und Könige und Damen können das erhöhen.
archons-about-dead = { SENTENCE($suit) } zählt in dieser Hand nicht: Eine Karte dieser Farbe liegt unter dem Demiurgen.
