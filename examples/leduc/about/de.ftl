# Was die Dinge auf dem Tisch sind und tun.
leduc-about-public = Die offene Karte. Sie wird nach der ersten Runde aufgedeckt und zählt für beide.
leduc-about-hand = Eine Karte für jeden. Der andere sieht sie erst am Ende.
leduc-about-card = Ein Paar mit der offenen Karte gewinnt; ohne Paar ist der König am höchsten, dann die Dame.
leduc-about-pair = Sie bildet ein Paar mit der offenen Karte.
leduc-about-no-pair = Sie bildet kein Paar mit der offenen Karte.
leduc-about-round = Zwei Runden: Ein Einsatz ist in der ersten zwei Chips, in der zweiten vier.
leduc-about-pot = Was beide bezahlt haben. Wer gewinnt, bekommt es.
leduc-about-paid = So viel hat diese Seite in den Pot gezahlt.
leduc-about-dealer = Hat gegeben. In beiden Runden beginnt die andere Seite.
leduc-about-has-folded = Hat den Pot aufgegeben.
