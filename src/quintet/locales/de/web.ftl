# Die Seite im Browser: alles, was weder die Datei eines Spiels noch der Rahmen sagt.

# Namen und Anrede
title-solo = SOLO
title-skipbo_masters = Skip-Bo Masters
title-level_8 = Level 8
title-i_go = I Go!
title-fifteen_go = 15GO!
title-none = Tisch
welcome = Fünf Kartenspiele. Setz dich dazu!
about = Fünf Kartenspiele für die ganze Familie an einem Tisch. Mit keinem Verlag verbunden. Freie Software:
about-solo = Werde deine Karten nach Farbe oder Zahl los. Wirf Zwillinge dazwischen und sag rechtzeitig SOLO!
about-skipbo_masters = Bau Stapel von 1 bis 12 und leer deinen Spielerstapel, mit Münzen, die Karten kaufen und Wege öffnen.
about-level_8 = Acht Level wollen geschafft sein: Folgen, gleiche Zahlen und Farben. Wer legt zuerst das achte aus?
about-i_go = Sammle eine kluge Reihe, halte deine Minuspunkte klein und ruf dann: I Go!
about-fifteen_go = Umdrehen, anlegen, weitergeben: In der Mitte wachsen Reihen von 1 bis 15, bis deine Karten weg sind.
players-range = { $low }–{ $high } Spieler
minutes-range = { $low }–{ $high } Min.
guest = Gast
you = Du
games = Spiele

# Die Startseite
play-now = Gleich spielen
play-friends = Mit Freunden
rules = Regeln
join-title = Mit einem Code mitspielen
join = Mitspielen
my-tables = Deine Tische
my-matches = Beendete Partien
phase-gathering = wartet auf Spieler
phase-dealing = es wird gegeben
phase-playing = läuft
phase-over = vorbei
won-by = Sieg für { $player }
loading = Einen Moment …
close = Schließen
settings = Einstellungen
to-start = Zur Startseite

# Einstellungen
your-name = Dein Name
language = Sprache
theme = Hell oder dunkel
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
sorting = Meine Hand sortieren
sorting-colour = nach Farbe
sorting-number = nach Zahl
sorting-parts = nach meinem Level
sounds = Töne
marks-playable = Zeigen, was spielbar ist
notify-turn = Mir Bescheid geben, wenn ich an der Reihe bin

# Vor der Partie
who-plays = Wer mitspielt
invite = Freunde einladen
invite-words = Schick ihnen diesen Link oder lass sie den Code scannen.
how-to-play = Wie ihr spielt
table-full = Alle Plätze sind besetzt
sit-down = Hinsetzen
fill-with-bots = Mit Bots auffüllen
start = Karten geben
dealing = Karten werden gegeben …
i-am-ready = Ich bin bereit
not-ready-after-all = Doch noch nicht bereit
stand-up = Aufstehen
wait-for-players = Es sind noch Plätze frei: Lade Freunde ein oder nimm Bots dazu.
wait-for-ready = Wir warten noch auf { $player }.
wait-for-host = Gleich gibt der Gastgeber die Karten.
host-watches = Du spielst nicht mit, du schaust zu.
seat-free = frei
seat-n = Platz { $n }
add-bot = Bot dazunehmen
sit-here = Hier hinsetzen
host = Gastgeber
not-here = nicht da
is-ready = bereit
level-of = Spielstärke von { $player }
level-easy = leicht
level-normal = mittel
level-hard = schwer
make-host = Zum Gastgeber machen
take-off = { $player } vom Tisch nehmen
link = Link zu diesem Tisch
copy-link = Link kopieren
copied = Der Link ist kopiert.
share = Teilen
code-is = oder der Code
qr-code = QR-Code des Links
n-seats = Spieler
preset = Spielweise
preset-own = eigene Mischung
clock = Zeit für einen Zug
clock-seconds = { $n ->
    [0] unbegrenzt
   *[other] { $n } Sekunden
}
clock-days = { $n ->
    [one] ein Tag
   *[other] { $n } Tage
}
tempo = Tempo der Bots
tempo-is = { $n ->
    [0.5] flott
    [2] gemütlich
   *[other] normal
}
allow-hints = Tipps sind erlaubt
allow-chat = Chat ist erlaubt
allow-watching = wer den Link hat, darf zuschauen

# Der Tisch
choose = Wähle
your-hand = Deine Hand, { cards }
your-place = Dein Platz
your-turn = Du bist an der Reihe
seat-label = { $player }, { cards } auf der Hand
look-closer = Was vor { $player } liegt
pile-label = { $hasOwner ->
    [yes] { $owner }: { $pile }
   *[no] { $pile }
}, { $n ->
    [0] leer
   *[other] { cards }
}{ $top ->
    [none] { "" }
   *[other] , { $top }
}
stood-in = ein Bot spielt
watching = { $n ->
    [one] einer schaut zu
   *[other] { $n } schauen zu
}
score = Stand
score-is = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
cards-left = { $n ->
    [0] keine Karte mehr
   *[other] noch { cards }
}
stock-left = { $n ->
    [0] Spielerstapel leer
   *[other] { cards } im Spielerstapel
}
reconnecting = Die Verbindung ist weg. Neuer Versuch …
match-over = Die Partie ist vorbei.
see-result = Ergebnis ansehen
clock-left = noch { $n } s
pay-with-coins = Münzen auf einen Stapel
race-throw-in = Genau die gleiche Karte: schnell zwischenwerfen!
log = Was bisher geschah
log-empty = Noch ist nichts geschehen.
log-dealt = Die Karten sind ausgeteilt.
hint = Tipp
hint-says = { $what }: { $why }.
hint-do-nothing = Abwarten
mute = Ton aus
emotes = Reaktionen
emote-cheer = Juhu!
emote-clap = Bravo!
emote-laugh = Haha
emote-wow = Wow!
emote-oops = Hoppla
emote-hurry = Mach schon
emote-thanks = Danke
emote-well_played = Gut gespielt
chat = Sag etwas
send = Senden
understood = Alles klar
row-another = Eine andere Reihe wählen
proposal-added = angelegt
row-own = Deine eigene Reihe: Tippe eine oder zwei Farben an
row-lay = Diese Reihe legen

# Zum ersten Mal bei einem Spiel
first-solo = Tippe eine leuchtende Karte an, um sie abzulegen, oder zieh eine. Sag SOLO! bei deiner vorletzten Karte: Drück vorher den roten Knopf.
first-skipbo_masters = Werde deinen Spielerstapel los. Tippe eine Karte an, dann den Stapel, auf den sie soll. Eine Karte auf einem Hilfsstapel beendet deinen Zug.
first-level_8 = Nimm eine Karte, leg dein Level aus, wenn du kannst, und leg dann eine ab: Tippe eine Karte an, dann deinen Ablagestapel.
first-i_go = Nimm eine Karte, leg eine ab und ruf I Go!, wenn du nur noch wenige Minuspunkte hast.
first-fifteen_go = Dreh deine oberste Karte um und tippe dann eine Reihe oder einen offenen Stapel an, wo es leuchtet.

# Schildchen in der Mitte
notice-colour = { $colour ->
    [red] Rot gilt
    [green] Grün gilt
    [blue] Blau gilt
   *[yellow] Gelb gilt
}
notice-direction = { $direction ->
    [clockwise] ↻ im Uhrzeigersinn
   *[other] ↺ gegen den Uhrzeigersinn
}
notice-due = { $n } Karten ziehen!
notice-free-colour = die Farbe der Auslage zählt nicht
notice-minus = { $n ->
    [one] zurzeit ein Minuspunkt
   *[other] zurzeit { $n } Minuspunkte
}
notice-level-laid = Dein Level { $n } liegt aus
notice-part = { $shape ->
    [run] Folge aus { $n }
    [set] { $n } gleiche Zahlen
   *[colour] { $n } einer Farbe
}
notice-lacking = { $n ->
    [0] vollständig!
    [one] eine Karte fehlt
   *[other] { $n } Karten fehlen
}
tag-said-solo = SOLO!
tag-coins = { $n }
tag-level = Level { $n }

# Knöpfe: was ein Zug sagt
do-lay = { $card } ablegen
do-lay-with = Tauschen mit …
do-lay-with-nobody = niemandem
do-throw-in = { $card } zwischenwerfen
do-take = { $n ->
    [one] Eine Karte ziehen
   *[other] { $n } Karten ziehen
}
do-pass = Passen
do-say-SOLO = SOLO!
do-catch = Erwischt!
do-play = { $card } auf Stapel { $pile } spielen
do-play-stock = Vom Spielerstapel auf Stapel { $pile } spielen
do-play-help = Vom Hilfsstapel auf Stapel { $pile } spielen
do-buy = Von { $player } für Stapel { $pile } kaufen
do-stand-in = Auf Stapel { $pile } eine Karte durch Münzen ersetzen
do-discard-help = { $card } auf Hilfsstapel { $pile } legen
do-pay = Gebühr zahlen
do-stop = Nicht zahlen, hier aufhören
do-end = Zug beenden
do-turn = Karte umdrehen
do-put-down = Ablegen
do-build = Auf dem eigenen Stapel anlegen
do-row = Auf Reihe { $n }
do-give = An { $player }
do-borrow = Von { $player } leihen für Reihe { $n }
do-take-stock = Vom Nachziehstapel nehmen
do-take-discard = Vom Ablagestapel nehmen
do-take-display = Aus der Auslage nehmen
do-discard = { $card } ablegen
do-i-go = I Go!
do-no-row = Keine Reihe
do-draw = Karte ziehen
do-take-from = Vom Ablagestapel von { $player } nehmen
do-claim = Von { $player } nehmen
do-lay-level = Selbst zusammenstellen
do-run = Folge ab { $n }
do-set = Lauter { $n }er
do-colour = Diese Farbe
do-put = { $card } legen
do-add = { $end ->
    [low] { $card } unten anlegen
    [high] { $card } oben anlegen
   *[none] { $card } dort anlegen
}
do-miss = { $player } setzt aus
do-play-take = „Nimm“ spielen
do-play-swap = „Tausch“ spielen
do-play-keep = „Behalte“ spielen
do-show = { $card } zeigen
do-swap = { $card } tauschen
do-keep = { $card } behalten
do-done = Fertig
proposals-level_8 = Mein Level auslegen
proposals-level_8-add = Karten anlegen …
proposals-level_8-show = Diese zeigen …
proposals-level_8-keep = Diese behalten …
proposals-level_8-swap = Diese tauschen …
proposals-i_go = I Go!
proposals-skipbo_masters = Münzen statt Karte …
proposals-fifteen_go = Leihen …

# Karten in Worten
card-hidden = verdeckte Karte
card-coloured = { $what } in { $colour }
card-toll = { $n } mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
} Gebühr
colour-R = Rot
colour-O = Orange
colour-Y = Gelb
colour-G = Grün
colour-T = Türkis
colour-B = Blau
colour-V = Violett
colour-P = Rosa
colour-W = Weiß
colour-K = Schwarz
sign-miss = Aussetzen
sign-turn-round = Richtungswechsel
sign-swap = Tausch
sign-choose = Farbenwahl
sign-all-round = Kartentausch reihum
sign-joker = Joker
sign-take = Nimm
sign-keep = Behalte
sign-wild = Skip-Bo

# Das Ende einer Runde und einer Partie
round-over = Runde { $n }
show-group = zählt nicht: die Farbe der Auslage
show-row = eigene Reihe
show-added = an die Reihe des I-Go!-Spielers angelegt
show-rest = bleibt übrig: Minuspunkte
show-hand = noch auf der Hand
show-minus = −{ $n }
go-on = Weiter
you-win = Du gewinnst!
rematch = Noch einmal spielen
look-back = Rückblick
rank = Platz
n-actions = { $n ->
    [one] Es wurde ein Zug gemacht.
   *[other] Es wurden { $n } Züge gemacht.
}
download = Aufzeichnung herunterladen
verify = Kartengeben nachprüfen
verify-title = Ging es beim Geben fair zu?
verify-none = Diese Aufzeichnung enthält keinen Nachweis.
verify-about = Dein Browser kann selbst noch einmal mischen und geben, ohne den Server zu fragen, und vergleichen.
verify-more = Hier nachgewiesen: die zu Beginn jeder Runde gegebenen Karten, mit dem Mischen, das die Wiedergabe zeigt. Dass jedes Mischen fällig war, jede gezogene Karte und jeder Zug den Regeln folgte, wer anfangen musste und wie es ausging, das weist quintet verify DATEI mit der heruntergeladenen Aufzeichnung nach: Es spielt die ganze Partie noch einmal.
verify-some = Nur { $n } von { $all } Runden konnten geladen und noch einmal gegeben werden.
verdict-proved = Niemand konnte sich diese Karten aussuchen, weder der Server noch irgendein Spieler: Der Zufallsteil deines Browsers steckt darin, und noch einmal gemischt ergaben sich genau die Karten, die gegeben wurden.
verdict-fits = Alles passt zusammen. Aber dein Browser hat sich vor diesem Geben nichts notiert; du verlässt dich also auf die, die dabei waren.
verdict-broken = Etwas passt nicht. Vertrau diesen Karten nicht.
claim-commitment = { $isProved ->
    [yes] Der Server hatte sich auf seinen Teil festgelegt, bevor er deinen kannte.
   *[no] Der Teil des Servers passt nicht zu dem, worauf er sich festgelegt hatte.
}
claim-seed = { $isProved ->
    [yes] Die Kartenverteilung folgt aus dem Teil des Servers und den Teilen aller Spieler.
   *[no] Die Kartenverteilung folgt nicht aus den Teilen in der Aufzeichnung.
}
claim-deal = { $isProved ->
    [yes] { $n ->
        [one] Dein Browser hat noch einmal gemischt, und jede gegebene Karte lag da, wo sie liegen muss.
       *[other] Dein Browser hat für jede der { $n } Runden noch einmal gemischt, und jede gegebene Karte lag da, wo sie liegen muss.
    }
   *[no] Dein Browser hat noch einmal gemischt und in Runde { $round } andere Karten bekommen als die, die gegeben wurden.
}
claim-noted_commitment = { $isProved ->
    [yes] Es ist die Festlegung, die dein Browser vor dem Geben notiert hat.
   *[no] Es ist nicht die Festlegung, die dein Browser vor dem Geben notiert hat.
}
claim-noted_contribution = { $isProved ->
    [yes] Der eigene Zufallsteil deines Browsers steckt mit drin.
   *[no] Der eigene Zufallsteil deines Browsers fehlt.
}
ruling-means = eine Festlegung von uns, wo die gedruckte Anleitung etwas offen lässt

# Der Rückblick: die Partie noch einmal, und wie die Chancen standen
round = Runde
move = Zug
move-n = Zug { $n } von { $most }
percent = { $n } %
as-table = Als Tabelle
scores-by-round = Punkte Runde für Runde
replay = Die Partie noch einmal
replay-view = Gesehen von
replay-open = alle Karten offen
replay-watcher = Zuschauern
replay-deal = Das Geben
replay-dealt = Die Karten werden gegeben.
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-round-back = Vorige Runde
replay-round-on = Nächste Runde
replay-speed = Tempo
replay-speed-is = { $n } ×
replay-keys = Die Tasten ← und → gehen Zug um Zug, mit Umschalt Runde um Runde. Die Leertaste spielt ab und hält an.
chance-title = Gewinnchancen
chance-about = Wie gut alle nach jedem Zug standen, beurteilt mit offenen Karten: Der Computer hat von dort aus viele Male weitergespielt.
chance-working = Die Chancen werden gerade ausgerechnet …
chance-none = Die Chancen lassen sich im Moment nicht ausrechnen.
turning-points = Wendepunkte
turning-none = Kein einzelner Zug hat diese Partie gedreht.
turning-is = { $player }: { $before } → { $after }

# Wenn etwas nicht klappt
problem-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
problem-offline = Der Server ist nicht zu erreichen. Läuft er?
problem-no-such-page = Diese Seite gibt es nicht.
problem-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Code vertippt, oder der Tisch wurde abgeräumt.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-seat-taken = Jemand war schneller: Der Platz ist besetzt.
problem-not-seated = Setz dich erst hin.
problem-not-host = Das darf nur der Gastgeber.
problem-taken-off-this-table = Der Gastgeber hat dich von diesem Tisch genommen.
problem-bad-name = Bitte wähle einen anderen Namen.
problem-bad-options = So lässt sich das Spiel nicht spielen.
problem-not-now = Das geht gerade nicht.
problem-not-ready = Es sind noch nicht alle bereit.
problem-stale = Jemand war schneller. Schau noch einmal hin.
problem-illegal = Das ist jetzt nicht erlaubt.
problem-not-allowed-here = Das hat der Gastgeber ausgeschaltet.
problem-too-fast = Bitte nicht so schnell.
problem-too-many = Das ist zu viel auf einmal.
problem-closed = Dieser Tisch wurde abgeräumt.
