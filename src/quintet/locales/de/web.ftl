# Die Seite im Browser: alles, was weder die Datei eines Spiels noch der Rahmen sagt.

# Namen und Anrede
welcome = { $n ->
    [0] Kartenspiele. Setz dich dazu!
    [5] Fünf Kartenspiele. Setz dich dazu!
   *[other] { $n } Kartenspiele. Setz dich dazu!
}
imprint = Fünf Kartenspiele für die ganze Familie an einem Tisch. Mit keinem Verlag verbunden. Freie Software:
pad-link = Punkteblock für echte Karten
players-range = { $low }–{ $high } Spieler
minutes-range = { $low }–{ $high } Min.
friendly-names = Otter, Fuchs, Eule, Dachs, Igel, Eichhorn, Biber, Schwalbe, Amsel, Maus
labelled = { $label }: { $words }
yes = ja
no = nein
you = Du
games = Spiele

# Die Startseite
play-now = Jetzt spielen
play-settings = { $hasLength ->
    [yes] Stärke, Tempo und Länge
   *[no] Stärke und Tempo
}
bots-level = Stärke der Bots
match-length = Länge einer Partie
length-short = kurz
length-normal = normal
length-long = lang
play-friends = Mit Freunden
rules = Regeln
join-title = Mit einem Code mitspielen
join = Mitspielen
code-wrong = Das ist kein Code eines Tisches: So ein Code hat zwölf Buchstaben und Ziffern, wie k7fm-q2xd-9wpt.
code-missing = Schreib den Code des Tisches hierher oder füge seinen Link ein.
my-tables = Deine Tische
my-turns = { $n ->
    [one] An einem Tisch bist du dran
   *[other] An { $n } Tischen bist du dran
}
turn-of = { $player } ist dran
left-days = { $n ->
    [one] noch ein Tag
   *[other] noch { $n } Tage
}
left-hours = { $n ->
    [one] noch eine Stunde
   *[other] noch { $n } Stunden
}
left-minutes = { $n ->
    [one] noch eine Minute
   *[other] noch { $n } Minuten
}
all-tables = Alle { $n } Tische zeigen
my-matches = Beendete Partien
phase-gathering = wartet auf Spieler
phase-dealing = Karten werden gegeben
phase-playing = läuft
phase-over = vorbei
won-by = Sieg für { $player }
loading = Einen Moment …
close = Schließen
settings = Einstellungen
to-start = Zur Startseite
cancel = Abbrechen
ask-name = Wie heißt du?
ask-name-why = Die anderen sehen den Namen am Tisch. Du kannst ihn jederzeit in den Einstellungen ändern.
play = Spielen

# Einstellungen
your-name = Dein Name
language = Sprache
theme = Hell oder dunkel
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
letters = Große Buchstaben
letters-auto = am Fernseher, im Vollbild
letters-large = immer
letters-usual = nie
sort = Ordnen
sorting = Meine Hand ordnen
sorting-colour = nach Farbe
sorting-number = nach Zahl
sorting-parts = nach dem, was zusammengehört
sounds = Töne
marks-playable = Zeigen, was spielbar ist
asks-first = Vor Zügen nachfragen, die man leicht bereut
automatic-on = Das geschieht ab jetzt von selbst, bis du es hier oder in den Einstellungen abstellst.
keys = Tasten am Tisch
keys-walk = durch alles, was man antippen kann
keys-touch = antippen (auch die Leertaste)
keys-let-go = loslassen, zurück
keys-take = eine Karte nehmen oder aufdecken
keys-call = rufen, in Spielen mit einem Ruf
keys-cards = die Karten deiner Hand, von links
keys-letters = Auch mit Buchstaben und Ziffern spielen
notify-turn = Mir Bescheid geben, wenn ich dran bin
tell-title = Sollen wir dir Bescheid geben, wenn du dran bist?
tell-off = Dein Browser kann dir Bescheid geben, wenn du an einem Tisch dran bist, an dem man sich Zeit lässt, auch wenn diese Seite geschlossen ist.
tell-on = Du bekommst Bescheid, wenn du dran bist, auch wenn diese Seite geschlossen ist.
tell-stop = Keinen Bescheid mehr geben
tell-later = Jetzt nicht
tell-denied = Dein Browser sperrt Nachrichten dieser Seite. In seinen Einstellungen kannst du sie für diese Seite erlauben.
tell-insecure = Dein Browser nimmt Nachrichten nur von sicheren Seiten an, und diese kam über einfaches http. Es hilft, wenn der Server hinter https gestellt wird (seine Anleitung sagt, wie), oder wenn du auf dem Gerät, auf dem er läuft, localhost öffnest. Hier kann diese Seite klingeln, solange sie offen ist.
tell-install = Lege diese Seite erst auf deinen Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) und öffne sie von dort. Bis dahin kann diese Seite klingeln, solange sie offen ist.
tell-none = Dein Browser kann dir nicht Bescheid geben, wenn diese Seite geschlossen ist. Sie kann klingeln, solange sie offen ist.
tell-ring = Klingeln, wenn ich dran bin
tell-rings = Es klingelt jetzt, und auch der Titel der Seite sagt es.
told-turn = Du bist dran bei { $game }
told-soon = { $game }: nur noch wenig Zeit für deinen Zug
told-over = { $game }: Die Partie ist zu Ende

# Meine Seite: Name, Statistik, andere Geräte
my-page = Meine Seite
name-everywhere = Ein neuer Name erscheint sofort an allen deinen Tischen.
other-device = Auf einem anderen Gerät spielen
other-device-about = Mit einem Link oder QR-Code spielst du auch auf einem anderen Gerät: gleicher Name, gleiche Plätze, gleiche Statistik. Er gilt einmal und zehn Minuten lang.
pass-show = Link zeigen
pass-hide = Link verbergen
pass-words = Scanne das mit dem anderen Gerät oder öffne dort den Link.
pass-link = Link für dein anderes Gerät
pass-secret = Behalte ihn für dich: Wer ihn in den nächsten zehn Minuten öffnet, spielt von da an unter deinem Namen.
pass-ask = Auch auf diesem Gerät { $player } sein?
pass-means = Dieses Gerät spielt dann als { $player }: gleicher Name, gleiche Plätze, gleiche Statistik. Sag nur ja, wenn du { $player } bist.
pass-loss = Bisher spielt dieses Gerät als { $player }. Die Plätze und die Statistik von { $player } sind von hier aus dann nicht mehr zu erreichen.
pass-yes = Ja, ich bin { $player }
pass-own = Dieses Gerät spielt schon als { $player }.
pass-void = Dieser Link gilt nicht mehr.
pass-void-about = Er gilt einmal und zehn Minuten lang. Hol dir auf deinem anderen Gerät einen neuen: „Meine Seite“, dann „Auf einem anderen Gerät spielen“.
statistics = Meine Statistik
statistics-none = Du hast noch keine Partie zu Ende gespielt.
by-game = Nach Spielen
by-opponents = Nach Gegnern
all-games = alle Spiele
against-people = gegen Menschen
against-bots = gegen Bots
against-mixed = gegen Menschen und Bots
n-matches = Partien
n-won = gewonnen
share-won = Anteil
streak-is = { $n ->
    [0] Deine letzte Partie hast du nicht gewonnen.
    [one] Deine letzte Partie hast du gewonnen.
   *[other] Du hast { $n } Partien hintereinander gewonnen.
}
longest-streak-is = { $n ->
    [0] { "" }
    [one] Deine längste Serie ist eine Partie.
   *[other] Deine längste Serie sind { $n } Partien.
}

# Vor der Partie
who-plays = Wer mitspielt
invite = Freunde einladen
invite-words = Schick ihnen diesen Link oder lass sie den Code scannen.
how-to-play = Wie ihr spielt
table-full = Alle Plätze sind besetzt
sit-down = Hinsetzen
fill-with-bots = Mit Bots auffüllen
start = Karten geben
dealing = Karten werden gegeben …
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
level-expert = Experte
make-host = Zum Gastgeber machen
take-off = { $player } wegschicken
take-off-ask = { $player } wegschicken?
free-seat = Diesen Platz frei machen
free-seat-about = { $player } steht auf und darf sich wieder hinsetzen.
ban = Für immer wegschicken
ban-about = { $player } erfährt es und kann sich nie wieder an diesen Tisch setzen.
ban-about-playing = { $player } erfährt es und kann sich nie wieder an diesen Tisch setzen. Ein Bot spielt die Partie zu Ende.
seat-freed = Der Gastgeber hat deinen Platz frei gemacht. Du darfst dich wieder hinsetzen.
link = Link zu diesem Tisch
copy-link = Link kopieren
copied = Der Link ist kopiert.
share = Teilen
code-is = oder der Code
show-on-tv = Auf dem Fernseher zeigen
hand-only = Nur meine Hand zeigen
whole-table = Den ganzen Tisch zeigen
invite-local = Diese Adresse gilt nur auf diesem Rechner. Starte den Server so, dass andere ihn erreichen: quintet serve --host 0.0.0.0
qr-code = QR-Code des Links
n-seats = Spieler
game-of-table = Spiel
preset = Spielweise
preset-own = eigene Mischung
clock = Zeit pro Zug
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
    [0.6] flott
    [1.5] gemütlich
   *[other] normal
}
report-seconds = Zeit, um das Ende einer Runde anzusehen
report-seconds-are = { $n ->
    [0] keine: sofort weiter
   *[other] { $n } Sekunden
}
allow-hints = Tipps sind erlaubt
allow-chat = Chat ist erlaubt
allow-watchers-chat = wer zuschaut, darf auch chatten
allow-watching = wer den Link hat, darf zuschauen
shows-all-after = nach dem Ende dürfen alle sämtliche Karten sehen
bot-for-absent = Bot für alle, die weg sind
is-listed = Fremde können den Tisch finden
changed-by = { $player } hat geändert:
changed-by-host = Der Gastgeber hat geändert:
changed-is = { $what }: { $before } → { $after }
changed-more = und noch { $n }
in-force = Die Optionen dieser Partie: { $game }
standings = An diesem Abend
standing-is = { $won } von { $played } gewonnen

# Der Tisch
choose = Wähle
risk-go = Ja
risk-back = Noch nicht
choose-one = Auswählen …
choose-colour = Welche Farbe?
choose-seat = { $player } ({ cards })
your-hand = Deine Hand, { cards }
one-of-equals = { $name }, { $n } von { $all }
your-place = Dein Platz
the-others = die anderen
your-turn = Du bist dran
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
end-low = am unteren Ende
end-high = am oberen Ende
take-back = Zurücknehmen
stood-in = ein Bot springt ein
pile-needs = { $pile }, als Nächstes kommt { $n }
watching = { $n ->
    [one] jemand schaut zu
   *[other] { $n } schauen zu
}
score = Stand
leads = führt
goal-is = Ziel: { $n }
goal-is-minus = Ende über { $n } Minuspunkten
goal-told = Mit { $n } Punkten endet die Partie, und die meisten gewinnen.
goal-told-minus = Über { $n } Minuspunkten endet die Partie, und die wenigsten gewinnen.
score-is = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
score-of = { $n } von { $goal }
reconnecting = Die Verbindung ist weg. Neuer Versuch …
catching-breath = Der Server schöpft kurz Atem. Gleich geht es von selbst weiter.
match-over = Die Partie ist vorbei.
back-to-table = Zurück zum Tisch
only-the-last = Nur die letzte Karte kann man nehmen.
stays-for-now = Diese Karten bleiben vorerst liegen.
touch-card-first = Tippe zuerst eine Karte an, dann, wohin sie soll.
touch-again = { $card }: { $what } Tippe sie noch einmal an, um sie zu spielen.
touch-target = { $card }: Tippe an, wohin sie soll.
see-result = Ergebnis ansehen
look-at-table = Den Tisch ansehen
back-to-report = Runde { $n } ist zu Ende: zurück zum Bericht
clock-left = noch { $n } s
log = Der Verlauf
log-open = Den Verlauf öffnen
log-empty = Noch ist nichts geschehen.
log-newest-first = das Neueste zuerst
recap = Während du gewartet hast
recap-more = { $n } mehr
recap-earlier = Frühere Züge
brief-taken = { $player } nimmt { $card }.
brief-laid = { $player } legt { $card }.
brief-explained = „{ $why }“
thinking = { $player } denkt nach
hint = Tipp
hint-says = { $what }: { $why }.
hint-only = Etwas anderes geht gerade nicht.
hint-behind = Du liegst zurück, und so bleibt am meisten von deiner Chance.
hint-beside = { $lead ->
    [clear] Das ist deutlich besser als dies
    [little] Das ist etwas besser als dies
   *[none] Etwa genauso gut scheint dies
}: { $next }.
hint-numbers = Chance, die { $of ->
    [round] Runde
   *[match] Partie
} zu gewinnen: { $chance } %.
hint-numbers-beside = Chance, die { $of ->
    [round] Runde
   *[match] Partie
} zu gewinnen: { $chance } %, mit der nächstbesten Wahl { $other } %.
hint-show-numbers = Die Chancen zeigen
hint-then = { $first }, dann: { $then }
hint-move-of = { $move }: { $parts }
hint-do-nothing = Abwarten
proposals = Vorschläge …
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
emotes-and-chat = Reaktionen und Chat
emotes-unread = { $n ->
    [one] Reaktionen und Chat, eine neue Zeile
   *[other] Reaktionen und Chat, { $n } neue Zeilen
}
chat-title = Chat
chat-lines = Was gesagt wurde
chat-none = Noch hat niemand etwas gesagt.
chat-watching = schaut zu
chat = Sag etwas
send = Senden
understood = Alles klar

# Karten in Worten
card-hidden = verdeckte Karte
card-coloured = { $what } in { $colour }
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

# Das Ende einer Runde und einer Partie
round-over = Runde { $n }
show-hand = noch auf der Hand
show-counts = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
go-on = Weiter
table-what-if = Diese Partie beginnt mitten in einer anderen. Sie ist nur ein Versuch: Für das Geben gibt es keinen Nachweis, und sie zählt in keiner Statistik.
last-round = Das war die letzte Runde: Die Partie ist vorbei.
onward-in = Die nächste Runde beginnt in { $n } s.
onward-awaited = Warten auf { $player } …
rematch = Noch einmal spielen
another-game = Anderes Spiel wählen
watch-next = Die nächste Partie ansehen
wants-rematch = { $n ->
    [one] { $player } möchte noch einmal spielen.
   *[other] { $player } möchten noch einmal spielen.
}
look-back = Rückblick
rank = Rang
n-actions = { $n ->
    [one] Das war ein einziger Schritt.
   *[other] Das waren { $n } Schritte.
}
download = Aufzeichnung speichern
verify = Kartengeben nachprüfen
verify-title = Ging es beim Geben fair zu?
verify-none = Diese Aufzeichnung enthält keinen Nachweis.
verify-about = Ohne den Server zu fragen, kann dein Browser selbst noch einmal mischen, geben und vergleichen.
verify-more = Hier nachgewiesen: die zu Beginn jeder Runde gegebenen Karten, samt allem Mischen, das der Rückblick zeigt. Dass jedes Mal zu Recht gemischt wurde, dass jede gezogene Karte und jeder Zug den Regeln entsprach, wer anfangen musste und wie die Partie ausging: Das weist quintet verify DATEI mit der gespeicherten Aufzeichnung nach. Dabei wird die ganze Partie noch einmal gespielt.
verify-undealt = Hier nicht nachgewiesen: dass sich die Karten aus diesen Teilen ergeben. Das, jeden Zug und das Ergebnis weist quintet verify DATEI mit der gespeicherten Aufzeichnung nach. Dabei wird die ganze Partie noch einmal gespielt.
verify-some = Nur { $n } von { $all } Runden konnten geladen und noch einmal gegeben werden.
verdict-proved = Niemand konnte sich diese Karten aussuchen, weder der Server noch irgendein Spieler: Der Zufallsteil deines Browsers steckt darin, und beim erneuten Mischen kamen genau die Karten heraus, die gegeben wurden.
verdict-undealt = Niemand konnte sich den Zufall aussuchen, aus dem diese Karten kommen, weder der Server noch irgendein Spieler: Der Zufallsteil deines Browsers steckt darin. Ob sich die Karten daraus ergeben, wurde hier nicht geprüft: Diese Seite weiß nicht, wie in diesem Spiel die Karten gegeben werden.
verdict-fits = Alles passt zusammen. Aber dein Browser hat sich vor dem Geben nichts notiert; du musst also denen vertrauen, die dabei waren.
verdict-broken = Etwas passt nicht. Vertrau diesen Karten nicht.
claim-commitment = { $isProved ->
    [yes] Der Server hatte sich auf seinen Teil festgelegt, bevor er deinen kannte.
   *[no] Der Teil des Servers passt nicht zu dem, worauf er sich festgelegt hatte.
}
claim-seed = { $isProved ->
    [yes] Die Kartenverteilung ergibt sich aus dem Teil des Servers und den Teilen aller Spieler.
   *[no] Die Kartenverteilung ergibt sich nicht aus den Teilen in der Aufzeichnung.
}
claim-deal = { $isProved ->
    [yes] { $n ->
        [one] Dein Browser hat noch einmal gemischt, und jede gegebene Karte lag da, wo sie liegen muss.
       *[other] Dein Browser hat für jede der { $n } Runden noch einmal gemischt, und jede gegebene Karte lag da, wo sie liegen muss.
    }
   *[no] Dein Browser hat noch einmal gemischt und in Runde { $round } andere Karten bekommen als die, die gegeben wurden.
}
claim-noted_commitment = { $isProved ->
    [yes] Es ist dieselbe Festlegung, die dein Browser vor dem Geben notiert hat.
   *[no] Es ist nicht dieselbe Festlegung, die dein Browser vor dem Geben notiert hat.
}
claim-noted_contribution = { $isProved ->
    [yes] Der eigene Zufallsteil deines Browsers steckt mit drin.
   *[no] Der eigene Zufallsteil deines Browsers fehlt.
}
help-special = Besondere Karten
round = Runde
percent = { $n } %

# Wenn etwas nicht klappt
problem-failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
problem-offline = Der Server ist nicht zu erreichen. Läuft er?
problem-no-such-thing = Diese Seite gibt es nicht.
problem-no-such-table = Diesen Tisch gibt es nicht. Vielleicht hast du dich beim Code vertippt, oder es gibt den Tisch nicht mehr.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-seat-taken = Jemand war schneller: Der Platz ist besetzt.
problem-not-seated = Setz dich erst hin.
problem-not-host = Das darf nur der Gastgeber.
problem-taken-off-this-table = Der Gastgeber hat dich von diesem Tisch weggeschickt.
problem-bad-name = Bitte wähle einen anderen Namen.
problem-bad-options = So lässt sich das Spiel nicht spielen.
problem-not-now = Das geht gerade nicht.
problem-not-ready = Es sind noch nicht alle bereit.
problem-stale = Jemand war schneller. Schau noch einmal hin.
problem-illegal = Das ist jetzt nicht erlaubt.
problem-not-allowed-here = Das ist hier ausgeschaltet.
problem-too-fast = Bitte nicht so schnell.
problem-too-many = Das ist zu viel auf einmal.
problem-busy = Der Server denkt gerade noch nach. Frag gleich noch einmal.
problem-no-such-pass = Dieser Link gilt nicht mehr.
problem-no-such-screen = Dieser Code ist falsch oder zu alt. Der richtige steht auf dem Handy.
problem-catching-breath = Der Server schöpft kurz Atem. Gleich geht es von selbst weiter.

# Lessons
learn = Lernen
learn-game = { $game } lernen
lesson-offer = Neu in diesem Spiel? Ein paar kleine Züge zeigen dir, wie es geht. Das dauert etwa eine Minute.
lesson-begin = Zeig es mir
lesson-just-play = Gleich spielen
lesson-skip = Lektion verlassen
lesson-step = Schritt { $n } von { $all }
lesson-over = Das war die Lektion: Jetzt kannst du es!
lesson-finish = Fertig
lesson-none = Für dieses Spiel gibt es noch keine Einführung.
lesson-now-play = Probier es jetzt in einer kurzen Partie ({ $length }) gegen leichte Bots, die ihre Züge erklären.
lesson-play = { $hasLength ->
    [yes] Kurze Partie spielen
   *[no] Partie spielen
}
lesson-again = Noch einmal von vorn
lesson-other = Das ist auch erlaubt. Probier aber, was leuchtet.

# Die Zeile auf der Startseite und das Blatt des Tages am Tisch
today = Heute
today-daily = Blatt des Tages: { $game }
today-daily-on = Blatt des Tages weiterspielen: { $game }
today-daily-over = Blatt des Tages: die Ergebnisse
today-puzzle = Rätsel: { $game }
today-daily-brief = Blatt des Tages
today-puzzle-brief = Rätsel
today-lesson-brief = Lektion
daily-results = Ergebnisse des Tages
problem-sealed = Andere spielen noch mit denselben Karten. Den Rückblick gibt es, sobald der Tag vorbei ist.
problem-not-over = Diese Partie ist noch nicht zu Ende: Ansehen kann man nur beendete.
problem-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server jetzt hat.
