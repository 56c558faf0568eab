# Was die Dinge auf dem Tisch sind und tun.
pillars-about-battle = Eine Schlacht. Wer hier mehr Karten hat, kann werten: eine Karte von einer der beiden Seiten nehmen; der Rest wird abgelegt.
pillars-about-piles = Die fünf Wertungsstapel. Wer in einem mehr Punkte hat, hat dort die Mehrheit; die meisten Mehrheiten gewinnen.
pillars-about-deck = Am Ende deines Zuges ziehst du eine Karte davon. Ist er dann leer, ist das Spiel vorbei.
pillars-about-discarded = Abgelegte Karten. Sie kommen nie zurück.
pillars-about-hand = Handkarten. Am Ende zählen sie nicht: Spiel sie in Schlachten.
pillars-about-pile = { SENTENCE($pile) }: im Moment { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}. Wer in einem Stapel mehr Punkte hat, hat dort die Mehrheit.
pillars-about-spades = Jede Karte hier erhöht das Limit in Schlachten um eins.
pillars-about-clubs = Ernten zieht für jede Karte hier eine Karte.
pillars-about-diamonds = Bei gleich vielen Mehrheiten entscheidet am Ende Karo.
pillars-about-hearts = Gib eine Karte von hier für zwei weitere Aktionen in diesem Zug.
pillars-about-faces = Buben, Damen und Könige. Gib eine Karte für ihre Magie.
pillars-about-side = { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
} gegen { $theirs }: Mehr Karten gewinnen die Schlacht, was immer sie wert sind.
pillars-about-worth = Die Seite ist { $value } wert, und ihr Limit ist { $limit }. Darüber geht es nur durch Überziehen, eine Karte auf einmal.
pillars-about-number = Zählt { $value } bis zum Limit ihrer Seite. Eine Schlacht gewinnt, wer mehr Karten hat.
pillars-about-face = In einer Schlacht so viel wert wie die höchste Zahl auf ihrer Seite.
pillars-about-fights = Sie kämpft in der Schlacht um { $suit }.
pillars-about-in-battle = Wer diese Schlacht gewinnt, darf sie nehmen.
pillars-about-scored = Sie zählt im Stapel { $pile }.
pillars-about-spade = In deinem Pikstapel erhöht sie dein Limit um eins.
pillars-about-club = In deinem Kreuzstapel bringt sie bei jeder Ernte eine Karte mehr.
pillars-about-diamond = Karo entscheidet am Ende bei Gleichstand.
pillars-about-heart = Aus deinem Herzstapel kannst du sie für zwei weitere Aktionen geben.
pillars-about-jack = Aus deinem Bilderstapel kannst du ihn geben, um eine Karte in den Stapeln des Gegners zu zerstören.
pillars-about-queen = Aus deinem Bilderstapel kannst du sie geben, um drei Karten aus der Hand des Gegners zu stehlen, ungesehen.
pillars-about-king = Aus deinem Bilderstapel kannst du ihn geben, um alle Karten einer Schlacht abzulegen.
pillars-about-actions-left = Angreifen, Verteidigen, Überziehen, Werten, Ernten und Magie kosten je eine Aktion.
pillars-about-deck-size = Das Spiel endet, wenn ein Zug mit leerem Nachziehstapel endet.
pillars-about-limit = So viel darf eine Seite dieses Spielers wert sein: 15, und eins mehr für jede Karte in seinem Pikstapel.
pillars-about-hand-size = So viele Karten sind auf dieser Hand.
pillars-about-stolen = Karten auf dieser Hand, die eine Dame gestohlen hat. Beide kennen sie.
pillars-about-dealer = Hat gegeben. Den ersten Zug hatte die andere Seite.
