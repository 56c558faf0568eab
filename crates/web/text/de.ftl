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
web-theme-system = Wie im System
web-theme-dark = Dunkel
web-theme-light = Hell
web-bot-pause = Tempo der Bots
web-pause-none = sofort
web-pause-short = schnell
web-pause-usual = normal
web-pause-long = langsam
web-motion = Animationen
web-sound = Töne
web-notify = Sag mir Bescheid, wenn ich am Zug bin

# Die Spiele.
web-home-title = Kleine Spiele, ein Tisch
web-home-pitch = Spiel mit Freunden über einen gemeinsamen Link oder gegen Bots in diesem Browser. Ohne Konto, ohne Installation.
web-play-now = Gegen Bots spielen
web-make-table = Mit Freunden spielen
web-nowhere-title = Seite nicht gefunden
web-nowhere = Vielleicht ist die Adresse veraltet oder vertippt.
web-to-home = Alle Spiele
web-no-game = Dieses Spiel gibt es nicht.

# Über Parlour.
web-about-text = Mit Parlour kannst du Spiele kleiner Verlage spielen. Ein und dasselbe Programm kennt die Regeln: für Menschen, für Bots und für diese Seite.
web-about-credits = Wer die Spiele gemacht hat
web-about-credits-text = Wenn du eines dieser Spiele gemacht hast oder weißt, wer es war, sag es uns bitte.
web-about-fair = Ehrlich ausgeteilt
web-about-fair-text = An einem gemeinsamen Tisch ziehen der Server und der Browser jedes Spielers je eine geheime Zahl und legen sich vor dem Start mit deren SHA-256 darauf fest. Aus allen Zahlen zusammen wird ausgeteilt; niemand kann das allein bestimmen oder vorhersehen. Nach dem letzten Zug liegen die Zahlen offen: Dein Browser prüft das Austeilen, und alle anderen können es auch.
web-about-bots = Bots, die nicht schummeln können
web-about-bots-text = Ein Bot sieht, was man auf seinem Platz sehen darf, und sonst nichts. Er stellt sich die verdeckten Karten vor wie du, nur öfter.
web-about-offline = Offline spielen
web-about-offline-text = Das ganze Programm läuft in dieser Seite. Installiere sie über das Menü deines Browsers und spiel überall gegen Bots.
web-about-keyboard = Tastatur
web-about-keyboard-text = Mit den Pfeiltasten gehst du durch alles, was du wählen kannst, Enter wählt und bestätigt, Escape nimmt die Wahl zurück, H zeigt einen Tipp, L öffnet den Spielverlauf. Mit gedrückter Umschalttaste gehen die Pfeiltasten über alles auf dem Tisch, und I sagt, was es ist und tut. Alles, was geschieht, wird für Screenreader angesagt.
web-about-privacy = Datenschutz
web-about-privacy-text = Wir verfolgen dich nicht, und es gibt keine Konten. An einem gemeinsamen Tisch hält dir ein Cookie den Platz frei; deine Einstellungen bleiben in diesem Browser.

# Die Tische.
web-lobby-none = Gerade ist kein öffentlicher Tisch offen. Eröffne einen und teile seinen Link.
web-lobby-more = Weitere Tische zeigen
web-looking = Wird geladen …
web-game-missing = Das Spiel konnte nicht geladen werden.
web-retry = Noch einmal versuchen
web-sit-down = Mitspielen
web-watch = Zuschauen
web-table-playing = { $seats } Personen, im Spiel
web-table-gathering = { $free } von { $seats } Plätzen frei

# Vor dem Spiel.
web-how-many = Personen
web-players = zu { $number ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $number }
}
web-who = Plätze
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
    [random] Zufalls-Bot: spielt irgendeinen erlaubten Zug
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
web-seats-and-options = Plätze und Regelvarianten
web-options = Regelvarianten
web-option = { $key ->
    [annex] Annexion
    [card_points] Punkte pro Karte
    [carry_pot] Pot mitnehmen
    [count] Anzahl der Karten
    [cycles] Züge pro Person
    [dealer] Geber
    [destruction] Zerstörung
    [expansions] Erweiterungen
    [lead] Wer zuerst ausspielen darf
    [one] 1 Punkt
    [open_aside] Die drei beiseitegelegten Karten zeigen
    [pile_points] Punkte pro Stapel
    [pips] Rang
    [random] Zufall
    [reshuffle] Ablage neu mischen
    [rotate] Links vom letzten Ausspieler
    [stars] Sterne
    [sum] Summe der Karten
    [vote] Abstimmung
    [winner] Wer zuletzt gewonnen hat
   *[other] { SENTENCE($name) }
}
web-make-table-what = Ein Tisch hat einen Link: Wer ihn öffnet, wählt einen Namen und einen Platz. Bots können die freien Plätze übernehmen.
web-people = Plätze
web-people-and-bots = { $bots ->
    [0] { $people } Personen
   *[other] { $people ->
        [1] 1 Person
       *[other] { $people } Personen
    } + { $bots ->
        [1] 1 Bot
       *[other] { $bots } Bots
    }
}
web-clock = Bedenkzeit
web-clock-none = unbegrenzt
web-clock-seconds = { $seconds } Sekunden pro Zug, danach zieht einmal ein Bot
web-clock-minutes = { $minutes ->
    [1] eine Minute
   *[other] { $minutes } Minuten
} pro Zug, danach zieht einmal ein Bot
web-public = Öffentlich anzeigen

# Der Server.
web-no-server = Der Server ist nicht erreichbar. Gegen Bots kannst du auch ohne ihn spielen.
web-status-missing = Das gibt es auf diesem Server nicht.
web-status-too-often = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
web-status = Auf dem Server ist etwas schiefgegangen ({ $status }).

# Platz nehmen.
web-your-name = Dein Name
web-no-name = Bitte gib einen Namen ein.
web-long-name = Bitte gib einen Namen mit höchstens { $letters } Zeichen ein.
web-start = Spiel starten
web-chairs-free = Das Spiel kann beginnen, wenn auf jedem Platz ein Mensch oder ein Bot sitzt.
web-chair = Platz { $number }
web-empty-chair = frei
web-yourself = { $name } (du)
web-sit = Hier hinsetzen
web-get-up = Platz verlassen
web-leave-game = Spiel verlassen
web-add-bot = Bot hinzufügen
web-remove-bot = Bot entfernen
web-level = Stärke
web-invite = Andere einladen
web-link = Link zu diesem Tisch
web-copy = Link kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-away = abwesend
web-stood-in = abwesend, ein Bot spielt
web-fair = Faires Austeilen
web-fair-proved = ✓ Fair ausgeteilt
web-fair-broken = ✗ Unfair ausgeteilt
web-fair-alone = Kein Spieler war beteiligt.
web-fair-server = Der Server
web-fair-promised = Vor dem Start zugesagt (SHA-256): { $commitment }
web-fair-noted = Dieser Browser hat sich die Zusage des Servers am { $time } gemerkt.
web-fair-noted-late = Dieser Browser hat sich die Zusage des Servers am { $time } gemerkt, als schon ausgeteilt wurde.
web-fair-no-promise = Keine Zusage und deshalb kein Beitrag zum Austeilen.
web-fair-own = Die Zahl dahinter hat dieser Browser gezogen.
web-fair-late = Die Zahl kam nicht rechtzeitig und ist am Austeilen nicht beteiligt.
web-fair-revealed = Offengelegt: { $number }
web-fair-check = So prüfst du es ohne diese Seite: Speichere die Aufzeichnung des Spiels und rufe auf:
web-deal-waiting = Es wird ausgeteilt … Es fehlen noch: { $seats }.
web-deal-anyway = Trotzdem beginnen

# Ordnung halten.
web-host = Gastgeber
web-order = Spieler
web-kick = Entfernen
web-ban = Endgültig entfernen
web-vote-out = Abstimmung: entfernen
web-mute-for-all = Für alle stummschalten
web-unmute-for-all = Stummschaltung für alle aufheben
web-watchers-away = Für Zuschauer schließen
web-watchers-welcome = Für Zuschauer öffnen
web-nudge = Anstupsen
web-nudge-time = Anstupsen
web-nudge-never = kein Anstupsen
web-nudge-seconds = nach dem Anstupsen { $seconds } Sekunden, danach zieht einmal ein Bot
web-nudge-minutes = nach dem Anstupsen { $minutes ->
    [1] eine Minute
   *[other] { $minutes } Minuten
}, danach zieht einmal ein Bot
web-nudged = Die anderen warten auf dich. Zieh innerhalb von { $seconds } Sekunden, sonst macht ein Bot diesen Zug.
web-vote = Abstimmung
web-vote-remove = { YOU($seat) ->
    [yes] Du möchtest { SEAT($player) } durch einen Bot ersetzen.
   *[no] { SENTENCE(SEAT($seat)) } möchte { SEAT($player, you: "dich") } durch einen Bot ersetzen.
}
web-vote-bot = { YOU($seat) ->
    [yes] Du möchtest auf Platz { $chair } einen anderen Bot: { $bot }.
   *[no] { SENTENCE(SEAT($seat)) } möchte auf Platz { $chair } einen anderen Bot: { $bot }.
}
web-vote-count = { $agreed } von { $needed } nötigen Stimmen.
web-vote-yes = Dafür
web-vote-no = Dagegen

# Reden und sich einigen.
web-chat = Chat
web-send = Senden
web-mute = Stummschalten
web-unmute = Stummschaltung von { $name } aufheben
web-asks-take-back = { YOU($seat) ->
    [yes] Warten auf { $waiting }: Darfst du den Zug zurücknehmen?
   *[no] { SENTENCE(SEAT($seat)) } möchte den letzten Zug zurücknehmen.
}
web-agree = Erlauben
web-refuse = Ablehnen
web-rematch = Revanche
web-to-rematch = Zur Revanche

# Am Tisch.
web-table = Tisch
web-beside = Seitenleiste
web-close = Schließen
web-opening = Der Tisch wird geöffnet …
web-no-worker = Die Bots spielen nicht weiter. Lade die Seite neu.
web-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
web-log = Verlauf
web-take-back = Zurücknehmen
web-new-game = Neues Spiel
web-again = Noch einmal spielen
web-replay = Wiederholung
web-seconds = { $seconds } s
web-note = Tipp für dein erstes Spiel
web-note-seen = Verstanden

# Ein Zug.
web-decision = Dein Zug
web-refused = { SENTENCE($why) }.
web-pick = { $kind ->
    [card] Wähle eine Karte
    [codex] Wähle einen Kodex
    [token] Wähle einen Stein
    [player] Wähle jemanden
   *[move] Du bist am Zug
}
web-pick-more = Wähle noch etwas
web-put-back = Abbrechen
web-hint = Tipp
web-hint-what = Geschätzte Gewinnchance jedes Zugs. Klick auf einen, um ihn auszuwählen.
web-hint-none = Du bist nicht am Zug.
web-hint-thinking = Überlegt …

# Das Ende.
web-result = Ergebnis
web-wins = { DOES($seat, they: "gewinnt", you: "gewinnst") }.
web-share-the-win = Gemeinsamer Sieg: { $seats }.

# Was auf dem Tisch liegt.
web-winning = gewinnt gerade
web-trump = Trumpf
web-led = ausgespielt
web-active = aktiv
web-loose = lose aktiv
web-chosen = gewählt
web-tied = gleichauf
web-destroyed = zerstört
web-scoring = punktet
web-waking = gerade erwacht
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
web-spread = Karten ansehen
web-stack = Karten stapeln

# Beendete Spiele.
web-no-record = In diesem Browser ist kein beendetes Spiel gespeichert.
web-first = Zum Anfang
web-back = Einen Schritt zurück
web-forward = Einen Schritt weiter
web-last = Zum Ende
web-run = Abspielen
web-pause = Pause
web-moment = Stelle im Spiel
web-speed = Tempo
web-eyes = Sicht
web-all-open = Alle Karten offen
web-knowledge-of = { $name }
web-copy-moment = Link zu dieser Stelle kopieren
web-download = Aufzeichnung herunterladen
web-analysis = Analyse
web-analyse = Spiel analysieren
web-looked-at = { $done } von { $all } Zügen analysiert
web-course-of = { YOU($seat) ->
    [yes] Deine geschätzte Gewinnchance, nach dem, was du sehen konntest.
   *[no] Geschätzte Gewinnchance von { SEAT($seat) }, nach dem, was man auf diesem Platz sehen konnte.
}
web-graph = Geschätzte Gewinnchance vom ersten Zug bis zum letzten; Punkte markieren Fehler
web-no-slip = Keine klaren Fehler gefunden.
web-slip = { SENTENCE($played) } ({ $share }). Besser: { $best } ({ $best-share }).
web-show = Zeigen
web-try-again = Noch einmal gegen Bots versuchen

# Hinweise für ein erstes Spiel, nach ihren Regeln.

# Lektionen.
web-lesson = Lektion
web-lesson-step = Schritt { $number } von { $count }
web-lesson-next = Weiter
web-lesson-move = Du bist am Zug
web-lesson-play = Ein Spiel spielen
web-link-of = { $link }: { $game }
web-learn = Lernen
web-learn-on = Lektion fortsetzen
web-lesson-again = Von vorn
web-lesson-leave = Lektion verlassen

# Kämpfe.
web-pieces = { $number ->
    [1] 1 Karte
   *[other] { $number } Karten
}
web-side-worth = Wert

# Gehen und wiederkommen.
web-menu = Menü
web-leave-really = Dieses Spiel verlassen?
web-leave-what = Ein Bot spielt für dich weiter. Öffne den Link dieses Tischs noch einmal, um deinen Platz wieder einzunehmen.
web-stay = Weiterspielen
web-left = Du hast dieses Spiel verlassen, und ein Bot spielt für dich.
web-sit-again = Platz wieder einnehmen

# Vergessen werden.
web-forget = Hier vergessen werden
web-forget-really = An diesem Tisch vergessen werden?
web-forget-what = Dein Name und deine Nachrichten werden hier endgültig gelöscht. Das Spiel bleibt, ohne deinen Namen. Spielst du gerade, übernimmt ein Bot deinen Platz, und du bekommst ihn nicht zurück.
web-forget-everywhere = Um an allen Tischen dieses Servers vergessen zu werden, schick dies an den Betreiber: { $person }
web-forget-not = Abbrechen
web-seated-again = Willkommen zurück. Du hast deinen Platz wieder.
web-somebody = Gast
web-declined-take-back = { DOES($seat, they: "hat", you: "hast") } abgelehnt. Dein Zug bleibt stehen.
web-rename = Namen ändern
web-no-table-title = Diesen Tisch gibt es nicht
web-no-table = Vielleicht ist der Link unvollständig oder vertippt. Lass ihn dir noch einmal geben oder eröffne selbst einen Tisch.
web-to-lobby = Offene Tische
web-chat-players-only = Hier können nur Mitspielende schreiben.
web-hints-taken = { $number ->
    [1] 1 Tipp
   *[other] { $number } Tipps
}
web-hints-allowed = An diesem Tisch sind Tipps erlaubt. Alle sehen, wie viele jeder holt.
web-hints-for-all = Tipps für alle erlauben; alle sehen, wer fragt
web-create-table = Tisch eröffnen
web-bots = Bots

# Spiele, die liegen geblieben sind.
web-continue = Weiterspielen
web-unfinished = Du hast ein angefangenes Spiel.
web-unfinished-replaced = Du hast ein angefangenes Spiel. Ein neues ersetzt es.
web-finished-here = Dein letztes Spiel ist zu Ende.
web-elsewhere-title = Dieses Spiel ist in einem anderen Tab offen
web-elsewhere = Du kannst es nur in einem Tab spielen.
web-take-over = Hier spielen
web-link-damaged = Dieser Link ist beschädigt: Ein Teil des Spiels fehlt darin. Lass ihn dir noch einmal geben.
