faj-pitch = Sichere dir vier Bildkarten, kämpfe mit ihnen um die Zahlenkarten der Auslage und mach aus deiner Beute das beste Pokerblatt.
faj-facts = Für zwei bis vier Personen. Etwa eine halbe Stunde.
faj-credit = Das Regelheft von Faces, Aces & Jokers nennt niemanden.
faj-option-dealer = Wie der Geber bestimmt wird: "vote" lässt abstimmen, "random" überlässt es dem Zufall.

faj-red-joker = roter Joker
faj-black-joker = schwarzer Joker

# Pokerblätter.
faj-no-cards = keine Karten
faj-high-card = { $high } hoch
faj-pair = ein Paar { $high }
faj-two-pairs = zwei Paare, { $high } und { $low }
faj-three-of-a-kind = drei { $high }
faj-straight = Straße, { $high } hoch
faj-flush = Flush in { $suit }, { $high } hoch
faj-full-house = Full House, { $high } mit { $low }
faj-four-of-a-kind = vier { $high }
faj-straight-flush = Straight Flush in { $suit }, { $high } hoch
faj-rank = { $rank ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
   *[10] Zehn
}
faj-ranks = { $rank ->
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
    [9] Neunen
   *[10] Zehnen
}

# Was geschieht.
faj-chose = { DOES($seat, they: "hat", you: "hast") } gewählt.
faj-voted-for-self = { DOES($seat, they: "stimmt für sich selbst", you: "stimmst für dich selbst") }.
faj-voted = { DOES($seat, they: "stimmt", you: "stimmst") } für { SEAT($vote, you: "dich") }.
faj-drew = { DOES($seat, they: "zieht", you: "ziehst") } { $card } beim Auslosen des Gebers.
faj-deals = { DOES($seat, they: "gibt", you: "gibst") } in allen drei Runden.
faj-dealt = { DOES($dealer, they: "gibt", you: "gibst") } für Runde { $round } allen 4 Draftkarten.
faj-got-pack = { DOES($seat, they: "bekommt", you: "bekommst") } { $cards }.
faj-kept = { DOES($seat, they: "behält", you: "behältst") } { $card }.
faj-passed = Die Päckchen wandern nach rechts.
faj-kept-last = { DOES($seat, they: "behält", you: "behältst") } { $card }, die letzte Karte des Päckchens.
faj-turned-up = Stich { $trick }: { $cards } in der Auslage. { SENTENCE($trump) } ist Trumpf.
faj-turned-up-no-trump = Stich { $trick }: { $cards } in der Auslage. Es gibt keinen Trumpf.
faj-laid = { DOES($seat, they: "legt", you: "legst") } { $card } verdeckt hin.
faj-played = { DOES($seat, they: "spielt", you: "spielst") } { $card }.
faj-won = { $card } von { SEAT($seat, you: "dir") } gewinnt { $cards }{ $why }.
faj-as-rank = { " " }als höchste Karte: Niemand hat Trumpf gespielt
faj-as-trump = { " " }als höchster Trumpf
faj-as-joker = , weil kein Bube einer ausliegenden Farbe den Joker gefangen hat
faj-as-jack = { " " }und fängt den Joker: Die Farbe liegt aus
faj-with-rank = mit der höchsten Karte
faj-with-trump = mit dem höchsten Trumpf
faj-with-joker = mit einem Joker
faj-with-jack = mit einem Buben, der den Joker fängt
faj-final = { DOES($seat, they: "hat", you: "hast") } am Ende { $cards } ({ $hand }) und { YOU($seat) ->
    [yes] schlägst
   *[no] schlägt
} { $beaten ->
    [0] niemanden
    [1] 1 Spieler
   *[other] { $beaten } Spieler
}.
faj-final-no-cards = { DOES($seat, they: "hat", you: "hast") } am Ende keine Karten und { YOU($seat) ->
    [yes] schlägst
   *[no] schlägt
} niemanden.

# Was zu tun ist.
faj-choose-dealer = Wähle, wer in allen drei Runden gibt.
faj-choose-keep = Behalte eine Karte. Die anderen { $more } gehen an { SEAT($right, you: "dich") } zu deiner Rechten.
faj-choose-last-keep = Behalte eine der beiden Karten. Die andere geht an { SEAT($right, you: "dich") } zu deiner Rechten, und die Karte, die du bekommst, behältst du auch.
faj-choose-play = Spiel eine Karte um { $cards ->
    [1] die Karte
   *[other] die { $cards } Karten
} der Auslage. { SENTENCE($trump) } ist Trumpf.
faj-choose-play-no-trump = Spiel eine Karte um { $cards ->
    [1] die Karte
   *[other] die { $cards } Karten
} der Auslage. Es gibt keinen Trumpf.
faj-you-voted-for-self = Du hast für dich selbst gestimmt.
faj-you-voted = Du hast für { SEAT($vote, you: "dich") } gestimmt.
faj-you-keep = Du behältst { $card }.
faj-you-play = Du spielst { $card }.
faj-waiting-for-votes = Es fehlt noch die Stimme von { $seats }.
faj-waiting-for-keeps = Es fehlt noch die Wahl von { $seats }.
faj-waiting-for-plays = Es fehlt noch die Karte von { $seats }.
faj-chosen-and-waiting = { $chosen } { $waiting }
faj-wins = { DOES($seat, they: "gewinnt", you: "gewinnst") } mit dem besten Blatt: { $hand }.
faj-vote-for-self = Für dich selbst stimmen
faj-vote-for = Für { SEAT($seat, you: "dich") } stimmen
faj-keep = { $card } behalten
faj-play = { $card } spielen

# Was eine Karte kann.
faj-can-black-joker = gewinnt, wenn ihn kein Bube einer ausliegenden Farbe fängt
faj-can-red-joker = gewinnt, wenn weder der schwarze Joker noch ein Bube einer ausliegenden Farbe gespielt wird
faj-can-trump-jack = Trumpf und fängt jeden Joker
faj-can-jack = fängt einen Joker
faj-can-trump = Trumpf
faj-can-other-suit = kein Trumpf
faj-can-rank = zählt nach Rang, dann nach Farbe

# Was auf dem Tisch ist.
faj-round = Runde
faj-trick-number = Stich
faj-draft = Draft
faj-draft-card = Karte { $number } von { $all }
faj-dealer = Geber
faj-won-count = gewonnen
faj-best-hand = bestes Blatt
faj-votes = Stimmen
faj-drawn = gezogen
faj-card = { $card }
faj-hand-ahead = { $hand } ({ $cards }), besser als { $others }
faj-hand-behind = { $hand } ({ $cards })
faj-board = Auslage
faj-trump = Trumpf
faj-no-trump = keiner
faj-past-trick = Stich { $number } in Runde { $round }
faj-won-how = gewonnen
faj-pack = Päckchen
faj-laid-down = Gelegte Karte
faj-kept-cards = Behalten
faj-won-cards = Gewonnen
faj-won-rest = Rest
faj-trick-pile = Stichstapel
faj-draft-pile = Draftstapel

# Warum nicht.
faj-no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }
faj-dealer-settled = es steht schon fest, wer gibt
faj-not-in-pack = { $card } ist nicht in deinem Päckchen
faj-not-kept = { $card } ist keine der Karten, die du behalten hast
faj-vote-first = erst stimmen alle ab, wer gibt
faj-draft-over = der Draft dieser Runde ist vorbei
faj-keep-first = behalte erst eine Karte aus deinem Päckchen

# Ein Text, der kein Zug ist.
faj-actions = es gibt `vote 2`, `keep KS` und `play KS`

# Beim ersten Spiel.
faj-hint-2 = Wer gibt, hat davon keinen Vorteil. Wähle irgendwen, und das Spiel beginnt.
faj-hint-6 = Behalte eine Karte und gib die anderen weiter. Joker gewinnen die meisten Stiche, aber ein Bube fängt sie, wenn seine Farbe ausliegt.
faj-hint-9 = Ihr kämpft um die Karten in der Mitte. Am Ende zählt nur dein bestes Pokerblatt: Nimm also, was zu deiner Beute passt.
