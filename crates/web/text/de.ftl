# Der Rahmen jeder Seite.
web-name = Parlour
web-skip = Zum Inhalt springen
web-pages = Seiten
web-lobby = Tische
web-about = Über Parlour
web-rules = Regeln
web-title = { $page } · Parlour
web-title-rules = { $game }: Regeln · Parlour
web-title-turn = Du bist am Zug · { $game }

# Einstellungen.
web-settings = Einstellungen
web-language = Sprache
web-language-match = wie im Browser
web-theme = Farben
web-theme-system = wie im System
web-theme-dark = dunkel
web-theme-light = hell
web-bot-pause = Bots überlegen
web-pause-none = gar nicht
web-pause-short = kurz
web-pause-usual = wie Menschen
web-pause-long = lange
web-motion = Animationen
web-notify = Sag mir Bescheid, wenn ich am Zug bin

# Die Spiele.
web-home-title = Fünf Spiele, ein Tisch
web-home-pitch = Spiel mit Freunden über einen gemeinsamen Link oder gegen Bots in diesem Browser. Ohne Konto, ohne Installation.
web-play-now = Gegen Bots spielen
web-make-table = Tisch eröffnen
web-nowhere-title = Diese Seite gibt es nicht
web-nowhere = Vielleicht ist die Adresse veraltet oder vertippt.
web-to-home = Zu den fünf Spielen
web-no-game = Dieses Spiel gibt es nicht.

# Über Parlour.
web-about-text = Mit Parlour kannst du fünf Spiele kleiner Verlage spielen. Ein und dasselbe Programm kennt die Regeln: für Menschen, für Bots und für diese Seite.
web-about-fair = Ehrlich ausgeteilt
web-about-fair-text = Jeder gemeinsame Tisch zeigt den SHA-256 seines Startwerts, bevor die erste Karte ausgeteilt wird, und nach dem letzten Zug den Startwert selbst: Alle können das Spiel noch einmal austeilen und vergleichen.
web-about-bots = Bots, die nicht schummeln können
web-about-bots-text = Ein Bot weiß, was man auf seinem Platz weiß, und sonst nichts. Er stellt sich die verdeckten Karten vor wie du, nur öfter.
web-about-offline = Ohne Netz
web-about-offline-text = Das ganze Programm läuft in dieser Seite. Installiere sie über das Menü deines Browsers und spiel überall gegen Bots.
web-about-keyboard = Mit der Tastatur
web-about-keyboard-text = Mit den Pfeiltasten gehst du durch alles, was du wählen kannst, Enter wählt und bestätigt, Escape nimmt die Wahl zurück, H zeigt einen Tipp, L öffnet den Spielverlauf. Alles, was geschieht, wird für Screenreader angesagt.
web-about-privacy = Wir wissen nichts über dich
web-about-privacy-text = Es gibt kein Konto, und niemand wird verfolgt. An einem gemeinsamen Tisch hält dir ein Cookie den Platz frei; deine Einstellungen bleiben in diesem Browser.

# Die Tische.
web-lobby-none = Gerade ist kein öffentlicher Tisch offen. Eröffne einen und verschick seinen Link.
web-looking = Einen Moment …
web-sit-down = Mitspielen
web-watch = Zuschauen
web-table-playing = { $seats } Plätze, im Spiel
web-table-gathering = { $free } von { $seats } Plätzen frei

# Vor dem Spiel.
web-how-many = Wie viele
web-players = zu { $number ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $number }
}
web-who = Wer sitzt wo
web-you = Du
web-level-of = Stärke des Bots auf Platz { $chair }
web-bot = { $level ->
    [random] Zufalls-Bot
    [explorer] Entdecker-Bot
    [greedy] Gieriger Bot
    [easy] Leichter Bot
    [medium] Mittlerer Bot
    [hard] Schwerer Bot
   *[expert] Experten-Bot
}
web-bot-with-pitch = { $level ->
    [random] Zufalls-Bot: spielt irgendetwas Erlaubtes
    [explorer] Entdecker-Bot: probiert jede Art von Zug aus
    [greedy] Gieriger Bot: nimmt, was auf den ersten Blick am besten aussieht
    [easy] Leichter Bot: überlegt kurz und macht Fehler
    [medium] Mittlerer Bot: überlegt einen Augenblick
    [hard] Schwerer Bot: überlegt bis zu einer Sekunde
   *[expert] Experten-Bot: überlegt bis zu fünf Sekunden
}
web-bot-level = { $level ->
    [random] zufällig
    [explorer] entdeckend
    [greedy] gierig
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[expert] Experte
}
web-options = Regelvarianten
web-option = { $key ->
    [annex] Annexion
    [card_points] Kartenpunkte
    [carry_pot] Pot mitnehmen
    [count] Anzahl
    [cycles] Zyklen
    [dealer] Geber
    [destruction] Zerstörung
    [expansions] Erweiterungen
    [lead] Ausspielen
    [one] Eins
    [open_aside] Beiseitegelegte Karten offen
    [pile_points] Stapelpunkte
    [pips] Kartenwert
    [random] Zufall
    [reshuffle] Neu mischen
    [rotate] Reihum
    [stars] Sterne
    [sum] Summe
    [vote] Abstimmung
    [winner] Wer gewonnen hat
   *[other] { SENTENCE($name) }
}
web-shared = An einem gemeinsamen Tisch
web-make-table-what = Ein Tisch hat einen Link: Wer ihn öffnet, wählt einen Namen und einen Platz. Bots können die freien Plätze übernehmen.
web-people = Plätze
web-people-and-bots = { $bots ->
    [0] alle für Menschen
    [1] { $people } für Menschen, der letzte für den Bot
   *[other] { $people } für Menschen, die letzten { $bots } für die Bots
}
web-clock = Bedenkzeit
web-clock-none = keine: überlegt, so lange ihr wollt
web-clock-seconds = { $seconds } Sekunden pro Zug, danach zieht einmal ein Bot
web-clock-minutes = { $minutes ->
    [1] eine Minute
   *[other] { $minutes } Minuten
} pro Zug, danach zieht einmal ein Bot
web-public = in der Liste der Tische

# Der Server.
web-no-server = Der Server ist nicht erreichbar. Gegen Bots kannst du auch ohne ihn spielen.
web-status-missing = Das gibt es auf diesem Server nicht.
web-status-too-often = Das war zu oft. Warte einen Moment und versuch es noch einmal.
web-status = Das konnte der Server nicht tun ({ $status }).

# Platz nehmen.
web-your-name = Dein Name
web-no-name = So kannst du nicht heißen: Der Name braucht mindestens einen sichtbaren Buchstaben.
web-long-name = So kannst du nicht heißen: Der Name darf höchstens { $letters } Zeichen lang sein.
web-start = Spiel starten
web-chairs-free = Das Spiel beginnt, wenn auf jedem Platz ein Mensch oder ein Bot sitzt.
web-chair = Platz { $number }
web-empty-chair = frei
web-yourself = { $name } (du)
web-sit = Hier hinsetzen
web-get-up = Aufstehen
web-add-bot = Bot hinsetzen
web-remove-bot = Bot wegschicken
web-level = Stärke
web-invite = Andere einladen
web-link = Der Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-qr = Derselbe Link als Code für die Handykamera
web-away = abwesend
web-stood-in = abwesend, ein Bot spielt
web-fair = Ehrlich ausgeteilt
web-fair-commitment = Der SHA-256 des Startwerts, festgelegt vor der ersten Karte: { $commitment }
web-fair-seed = Der Startwert: { $seed }. Mit der Aufzeichnung teilt `parlour verify --fair` das Spiel noch einmal aus und vergleicht.

# Reden und sich einigen.
web-chat = Chat
web-send = Senden
web-mute = Stummschalten
web-unmute = { $name } wieder hören
web-asks-take-back = { SENTENCE($name) } möchte den letzten Zug zurücknehmen.
web-agree = Einverstanden
web-refuse = Nein
web-rematch = Revanche
web-to-rematch = Zur Revanche

# Am Tisch.
web-table = Tisch
web-beside = Neben dem Tisch
web-close = Schließen
web-opening = Der Tisch wird geöffnet …
web-no-worker = Die Bots an diesem Tisch können in diesem Browser nicht weiterspielen. Lade die Seite neu.
web-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
web-log = Verlauf
web-take-back = Zurücknehmen
web-new-game = Neues Spiel
web-again = Noch einmal spielen
web-replay = Wiederholung
web-seconds = { $seconds } s
web-note = Ein Hinweis für dein erstes Spiel
web-note-seen = Verstanden

# Ein Zug.
web-decision = Dein Zug
web-pick = Wähle etwas aus
web-pick-more = Wähle noch mehr
web-put-back = Abbrechen
web-hint = Tipp
web-hint-what = Die geschätzte Gewinnchance nach jedem Zug. Klick auf einen, um ihn auszuwählen.
web-hint-none = Du bist nicht am Zug.
web-hint-thinking = Überlegt …
web-percent = { $percent } %

# Das Ende.
web-result = Ergebnis
web-wins = { DOES($seat, they: "gewinnt", you: "gewinnst") }.
web-share-the-win = Gemeinsamer Sieg: { $seats }.

# Was auf dem Tisch liegt.
web-winning = gewinnt gerade
web-trump = Trumpf
web-led = ausgespielt
web-active = aktiv
web-loose = passt, wenn man Lücken weglässt
web-chosen = gewählt
web-tied = gleichauf
web-destroyed = zerstört
web-scoring = punktet
web-card = { $suit } { $rank }
web-starred-card = { $suit } { $rank }, { $stars ->
    [1] 1 Stern
   *[other] { $stars } Sterne
}
web-token = Stein von { $god }
web-codex = { $id } +{ $points } { $kind }: { $pattern }
web-codex-place = { $place } { $god }
web-zone-of = { $zone }, { $name }
web-wakes = { $codices ->
    [1] weckt einen deiner Kodizes
   *[other] weckt { $codices } deiner Kodizes
}
web-spread = ansehen
web-stack = stapeln
web-beats = Papier schlägt Stein, Schere schlägt Papier, Stein schlägt Schere.
web-king = König
web-king-power = +1 für jede erbeutete Karte seiner Farbe: Rot oder Schwarz
web-queen = Dame
web-queen-power = +1 für jede erbeutete Karte ihrer Farbe
web-jack = Bube
web-jack-power = deine Karten seiner Farbe zählen 1 mehr
web-short-king-red = +1 für Rot
web-short-king-black = +1 für Schwarz
web-short-queen = +1 für { $suit }
web-short-jack = { $suit } zählt 1 mehr
web-short-demiurge = kann eine Farbe stoppen

# Beendete Spiele.
web-no-record = In diesem Browser ist kein beendetes Spiel gespeichert.
web-first = Zum Anfang
web-back = Einen Schritt zurück
web-forward = Einen Schritt weiter
web-last = Zum Ende
web-run = Abspielen
web-pause = Pause
web-moment = Zeitpunkt
web-speed = Tempo
web-eyes = Wessen Sicht
web-all-open = Alle Karten offen
web-knowledge-of = Sicht von { $name }
web-copy-moment = Link zu dieser Stelle kopieren
web-download = Aufzeichnung herunterladen
web-analysis = Analyse
web-analyse = Spiel analysieren
web-looked-at = { $done } von { $all } Zügen analysiert
web-course-of = Die geschätzte Gewinnchance von { $name }, nach dem, was man auf diesem Platz wusste.
web-graph = Die Gewinnchance vom ersten Zug bis zum letzten; Punkte sind Züge, die etwas gekostet haben
web-no-slip = Keine klaren Fehler gefunden.
web-slip = „{ $played }“: { $share } Gewinnchance. Besser war „{ $best }“: { $best-share }.
web-show = Zeigen
web-try-again = Noch einmal gegen Bots versuchen

# Hinweise für ein erstes Spiel, nach ihren Regeln.
