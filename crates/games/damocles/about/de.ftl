# Was die Dinge auf dem Tisch sind und tun.
damocles-about-ring = Der Ring, den alle teilen. Ein Kodex ist aktiv, wenn sein Muster auf den Ring passt, wie man ihn auch dreht.
damocles-about-bank = Steine, die nicht auf dem Ring sind. Beim Tauschen kannst du einen davon gegen einen des Rings tauschen.
damocles-about-drawn = Die Kodizes, die ein Orakel gezogen hat. Einige werden abgelegt, die anderen kommen auf die Hand.
damocles-about-in-front = Gespielte Kodizes, die bleiben. Sie haben gezählt und können in späteren Zügen wieder gepaart werden.
damocles-about-deck = Kodizes, die noch gezogen werden. Ist der Stapel leer, werden die abgelegten zu einem neuen gemischt.
damocles-about-deck-once = Kodizes, die noch gezogen werden. Ist der Stapel leer, zieht niemand mehr.
damocles-about-discards = Abgelegte Kodizes, verdeckt. Du siehst nur, was du selbst abgelegt hast.
damocles-about-returned = Kodizes, die du abgelegt hast, die wieder im Stapel sind und seither nicht zu sehen waren.
damocles-about-gone = Verbrauchte, zerstörte und geopferte Kodizes. Sie sind aus dem Spiel.
damocles-about-hand = Kodizes auf der Hand. Spiel sie, wenn sie aktiv sind; jeder zählt einmal.
damocles-about-open-position = Position { $spot } des Rings. Reihum kommt ein Stein auf eine leere Position.
damocles-about-position = Position { $spot } des Rings. Tausche ihren Stein mit einem anderen des Rings oder einem der Bank.
damocles-about-in-bank = { $left ->
    [0] In der Bank ist kein Stein von { $god } mehr.
    [1] In der Bank ist noch 1 Stein von { $god }.
   *[other] In der Bank sind noch { $left } Steine von { $god }.
} Von jedem Gott gibt es vier.
damocles-about-token = Ein Gott auf dem Ring weckt Kodizes, die ihn an der richtigen Stelle zeigen.
damocles-about-token-moves = Ein Tausch vertauscht zwei verschiedene Steine: zwei auf dem Ring, oder einen auf dem Ring und einen in der Bank.
damocles-about-generate = Paare ihn mit einer Zahl: Du ziehst so viele Kodizes, wie sie sagt.
damocles-about-combust = Paare ihn mit einer Zahl: Du ziehst einen Kodex mehr, als sie sagt.
damocles-about-oracle = Paare es mit einer Zahl: Du ziehst zwei Kodizes mehr, als sie sagt, und legst dann zwei davon ab.
damocles-about-reflex = Gibt dir eine Ladung: Ein Kodex darf in diesem Zug seine Lücken ignorieren.
damocles-about-haste = Spiel sie vor dem ersten Tausch, und du tauschst in diesem Zug zweimal.
damocles-about-one = Die Zahl 1. Paare sie mit Generate, Combust oder Oracle, um Kodizes zu ziehen.
damocles-about-two = Die Zahl 2. Paare sie mit Generate, Combust oder Oracle, um Kodizes zu ziehen.
damocles-about-three = Die Zahl 3. Paare sie mit Generate, Combust oder Oracle, um Kodizes zu ziehen.
damocles-about-annex-codex = Für ein Paar in diesem Zug darfst du einen Kodex vor einem Gegner benutzen.
damocles-about-lyse = Jeder Gegner verliert einen gespielten Kodex deiner Wahl.
damocles-about-sacrifice = Gib einen deiner gespielten Kodizes auf, und jeder Gegner verliert zwei deiner Wahl.
damocles-about-eviscerate = Jeder Gegner verliert zwei gespielte Kodizes deiner Wahl.
damocles-about-active = Er ist aktiv: Sein Muster passt auf den Ring.
damocles-about-loose = Er ist lose aktiv: Seine Götter stehen in der richtigen Reihenfolge, nur die Lücken passen nicht. Mit einer Ladung kannst du ihn nutzen.
damocles-about-asleep = Er ist nicht aktiv: Wie man ihn auch dreht, sein Muster passt nicht auf den Ring.
damocles-about-has-scored = Er hat gezählt und bleibt hier, um wieder gepaart zu werden.
damocles-about-stays = Von der Hand gespielt zählt er einmal { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} und bleibt vor dir liegen.
damocles-about-is-spent = Von der Hand gespielt zählt er { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} und ist dann aus dem Spiel.
damocles-about-cycle = In jeder Runde haben alle einen Zug.
damocles-about-turn-number = Der laufende Zug dieser Runde.
damocles-about-swaps-left = So oft wird noch getauscht, bevor Kodizes gespielt werden.
damocles-about-charges = Mit jeder darf ein Kodex in diesem Zug seine Lücken ignorieren.
damocles-about-annex = Bis zum Ende des Zuges darf ein Paar einen gespielten Kodex eines Gegners benutzen.
damocles-about-in-hand = So viele Kodizes sind auf dieser Hand.
damocles-about-first = Hat angefangen. Alle haben gleich viele Züge.
damocles-about-turn = Ist am Zug: tauschen, dann Kodizes spielen.
