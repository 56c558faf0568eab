pillars-pitch = Sei in vier Schlachten in der Überzahl und opfere, was du dort holst, für Macht oder behalte es für Punkte.
pillars-facts = Für zwei Personen. Etwa zwanzig Minuten.
pillars-credit = Das Regelheft von Pillars nennt niemanden.
pillars-option-pile-points = Die Punkte eines Zahlenstapels: `sum` zählt die Werte zusammen, `count` die Karten.

pillars-faces = Bilder
pillars-or = { $most } oder { $last }

# Was eine Seite oder ein Stapel wert ist.
pillars-value = Wert { $value } von { $limit }
pillars-value-past-limit = Wert { $value }, über dem Limit von { $limit }
pillars-standing = { $pile } { $mine } zu { $theirs }
pillars-standing-with = { $standing } ({ $cards })
pillars-diamonds-decide = gleich viele Mehrheiten: Karo entscheidet
pillars-strength = { $mine ->
    [1] 1 Karte
   *[other] { $mine } Karten
} gegen { $theirs }, { $worth }
pillars-outnumbered = { $battle } ({ $mine } zu { $theirs })

# Was geschieht.
pillars-dealt = { DOES($dealer, they: "gibt", you: "gibst") } beiden sieben Karten.
pillars-holds = { DOES($seat, they: "hat", you: "hast") } { $cards } auf der Hand.
pillars-attacked = { DOES($seat, they: "greift", you: "greifst") } mit { $cards } an: { $side }.
pillars-defended = { DOES($seat, they: "verteidigt", you: "verteidigst") } mit { $cards }: { $side }.
pillars-crawled = { DOES($seat, they: "überzieht", you: "überziehst") } mit { $card }: { $side }.
pillars-scored = { DOES($seat, they: "hat mehr Karten in", you: "hast mehr Karten in") } { $battles } und { YOU($seat) ->
    [yes] wertest.
   *[no] wertet.
}
pillars-took = { DOES($seat, they: "nimmt", you: "nimmst") } { $card } für den { $pile }-Stapel.
pillars-took-discarding = { DOES($seat, they: "nimmt", you: "nimmst") } { $card } für den { $pile }-Stapel; abgelegt: { $discarded }.
pillars-harvested = { DOES($seat, they: "erntet", you: "erntest") } { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}.
pillars-spent-heart = { DOES($seat, they: "opfert", you: "opferst") } { $card } für zwei weitere Aktionen: noch { $left ->
    [1] 1 Aktion
   *[other] { $left } Aktionen
}.
pillars-spent-jack = { DOES($seat, they: "opfert", you: "opferst") } { $card }, um { $target } zu zerstören.
pillars-spent-queen = { DOES($seat, they: "opfert", you: "opferst") } { $card }, um { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
} zu stehlen.
pillars-spent-king = { DOES($seat, they: "opfert", you: "opferst") } { $card }, um { $battle } zu räumen; abgelegt: { $cards }.
pillars-stole = { DOES($seat, they: "stiehlt", you: "stiehlst") } { $cards }.
pillars-ended = { DOES($seat, they: "beendet den Zug und lässt", you: "beendest deinen Zug und lässt") } { $given_up ->
    [1] 1 Aktion
   *[other] { $given_up } Aktionen
} verfallen.
pillars-drew = { DOES($seat, they: "zieht", you: "ziehst") } eine Karte.
pillars-drew-cards = { DOES($seat, they: "zieht", you: "ziehst") } { $cards }.
pillars-deck-empty = Der Nachziehstapel ist leer: Das Spiel ist vorbei.
pillars-counted = { SENTENCE($pile) }: { $first } zu { $second }, Mehrheit für { SEAT($seat, you: "dich") }.
pillars-counted-equal = { SENTENCE($pile) }: { $first } zu { $second }, keine Mehrheit.
pillars-final = { DOES($seat, they: "hat", you: "hast") } { $majorities ->
    [0] keine Mehrheit
    [1] 1 Mehrheit
   *[other] { $majorities } Mehrheiten
}.
pillars-won-by-diamonds = Gleich viele Mehrheiten, also entscheidet Karo. { DOES($seat, they: "gewinnt", you: "gewinnst") }.
pillars-tied = Gleich viele Mehrheiten und Gleichstand in Karo: Das Spiel endet unentschieden.

# Was zu tun ist.
pillars-choose-take = Nimm eine Karte der { $battle }-Schlacht, von einer der beiden Seiten. Der Rest wird abgelegt.
pillars-waiting-to-take = { DOES($seat, they: "wählt", you: "wählst") } eine Karte.
pillars-choose-action = Du hast { $left ->
    [1] 1 Aktion
   *[other] { $left } Aktionen
}: { $verbs }.
pillars-waiting-to-act = { DOES($seat, they: "ist", you: "bist") } am Zug.
pillars-can-attack = angreifen
pillars-can-defend = verteidigen
pillars-can-crawl = überziehen
pillars-can-score = werten
pillars-can-harvest = ernten
pillars-can-use-magic = zaubern
pillars-can-end = den Zug beenden
pillars-over-won = Das Spiel ist vorbei. { DOES($seat, they: "gewinnt", you: "gewinnst") }.
pillars-over-drawn = Das Spiel endet unentschieden.
pillars-attack = Mit { $cards } angreifen
pillars-defend = Mit { $cards } verteidigen
pillars-crawl = Mit { $card } überziehen
pillars-score = { $battles } werten
pillars-take = { $card } nehmen
pillars-harvest = { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
} ernten
pillars-spend-heart = { $card } für zwei weitere Aktionen opfern
pillars-spend-jack = { $card } opfern und { $target } zerstören
pillars-spend-queen = { $card } opfern und { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
} stehlen
pillars-spend-king = { $card } opfern und die { $battle }-Schlacht räumen
pillars-end = Zug beenden
pillars-side-after = { $worth }; deine { $mine ->
    [1] 1 Karte
   *[other] { $mine } Karten
} gegen { $theirs }
pillars-piles-after = { $piles }
pillars-piles-and-actions-after = { $piles }; noch { $left ->
    [1] 1 Aktion
   *[other] { $left } Aktionen
}

# Was auf dem Tisch ist.
pillars-actions-left = Aktionen übrig
pillars-deck-size = Karten im Nachziehstapel
pillars-dealer = Geber
pillars-limit = Limit
pillars-hand-size = Hand
pillars-battle = Schlacht um { $suit }
pillars-piles = Wertungsstapel
pillars-pile = { $pile } { $points }
pillars-pile-leads = { $pile } { $points }, vorn
pillars-deck = Nachziehstapel
pillars-discarded = Ablage
pillars-hand = Hand
pillars-stolen = gestohlen
pillars-known = { SEAT($other, you: "dir") } bekannt
pillars-does-destroy = zerstört
pillars-does-steal = stiehlt
pillars-does-clear = räumt
pillars-does-hasten = +2 Aktionen

# Warum nicht.
pillars-none-won = werten kannst du nur, wenn du in einer Schlacht mehr Karten hast als dein Gegner
pillars-not-scoring = eine Karte nimmst du nur beim Werten
pillars-not-in-battle = { $card } liegt nicht in der { $battle }-Schlacht
pillars-take-first = nimm erst eine Karte der { $battle }-Schlacht
pillars-not-in-hand = { $card } ist nicht auf deiner Hand
pillars-past-limit = deine Seite wäre { $value } wert, und dein Limit ist { $limit }
pillars-has-begun = die { $battle }-Schlacht hat begonnen: Verteidige dort
pillars-has-not-begun = die { $battle }-Schlacht hat noch nicht begonnen: Greif dort an
pillars-no-side = überziehen kannst du nur, wo du schon eine Karte hast, und in der { $battle }-Schlacht hast du keine
pillars-fits = { $card } passt noch unter dein Limit: Verteidige damit
pillars-no-clubs = zum Ernten brauchst du eine Karte im Kreuz-Stapel
pillars-nothing-to-harvest = der Nachziehstapel ist leer: Es gibt nichts zu ernten
pillars-not-scored = { $card } liegt nicht in deinen Wertungsstapeln
pillars-no-magic = mit { $suit } kann man nicht zaubern
pillars-not-scored-by-other = { $card } liegt nicht in den Wertungsstapeln deines Gegners
pillars-nothing-to-steal = dein Gegner hat keine Handkarten: Es gibt nichts zu stehlen
pillars-nothing-to-clear = in der { $battle }-Schlacht liegen keine Karten

# Ein Text, der kein Zug ist.
pillars-actions = es gibt `attack …`, `defend …`, `crawl …`, `score`, `take …`, `harvest`, `magic …` und `end`
pillars-card-form = bei einer Karte steht erst der Rang und dann die Farbe, wie in `9H` oder `TD`
pillars-card-twice = jede Karte kann nur einmal genannt werden
pillars-one-suit = die Karten eines Angriffs oder einer Verteidigung haben eine gemeinsame Farbe
pillars-battle-letter = ein König nennt eine Schlacht mit ihrem Buchstaben: H, S, D oder C
pillars-jack-target = ein Bube nennt eine Karte der Gegenseite, wie in `magic JS 9D`
pillars-king-target = ein König nennt eine Schlacht, wie in `magic KD H`
pillars-no-target = nur Buben und Könige haben ein Ziel

# Beim ersten Spiel.
pillars-hint-4 = Bring mehr Karten in eine Schlacht als dein Gegner, dann werte. Eine Seite darf höchstens 15 wert sein: Niedrige Karten kämpfen gut, hohe lohnen sich daheim.
pillars-hint-10 = Nimm eine Karte, egal von welcher Seite. Sie zählt in ihrem Stapel und arbeitet dort auch für dich: Was sie kann, steht unter ihr.
