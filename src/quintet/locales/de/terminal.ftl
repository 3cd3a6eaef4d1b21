# Der Tisch im Terminal: was weder die Datei eines Spiels noch der Rahmen noch die Seite sagt.

terminal-menu = Was möchtest du spielen?
terminal-waits = Deine Partie wartet auf dich. So geht es weiter: { $command }
terminal-leave = Den Tisch verlassen
notice-free = freie Farbe: { $colour }
terminal-linked = Die Verbindung ist wieder da.
terminal-small = Dieses Terminal hat { $columns } Spalten und { $lines } Zeilen. Der Tisch braucht { $needed_columns } mal { $needed_lines }: Mach das Fenster größer, oder nimm { $command }.

# Zeilen und Zahlen
plain-table = { $game }. Am Tisch: { $names }. ? und die Eingabetaste erklären mehr.
plain-ask = Tippe eine Zahl und drücke die Eingabetaste. ? erklärt mehr.
plain-other = Das steht nicht zur Wahl: Tippe eine Zahl von 1 bis { $n }.
plain-changed = Die Auswahl hat sich geändert.
plain-nothing = Gerade gibt es nichts zu wählen.
plain-rules = Tippe r und eine Zahl, um einen Teil zu lesen, etwa r 2.
plain-back = Zurück
plain-help-number = Eine Zahl wählt, was hinter ihr steht. Die Eingabetaste allein sagt die Auswahl noch einmal an.
plain-help-keys = t: der Tisch. c: deine Karten. h: ein Tipp. l: die letzten Züge. p: die Punkte. r: die Regeln. o: wie ihr spielt. s und ein paar Worte: sie den anderen sagen. e: Reaktionen. q: den Tisch verlassen; die Partie wartet auf dich, weiter geht es mit „quintet play --plain“.
plain-hand = Deine Hand: { $cards }.
plain-empty = leer
plain-pile = { $pile }: { $cards }.
plain-of = { $player }, { $pile }: { $cards }.
plain-top = { $cards }, oben { $card }
plain-points = { $player }: { $score }
plain-waiting = Warten auf die anderen.
plain-watching = Du siehst zu.
plain-go-on = Weiter mit der Eingabetaste.

# Der Bildschirm
terminal-keys =
    { $talk ->
        [yes] ? Tasten  h Tipp  l Züge  r Regeln  t reden  e reagieren  o Optionen  q Ende
       *[no] ? Tasten  h Tipp  l Züge  r Regeln  o Optionen  s ordnen  q Ende
    }
terminal-replay-keys = ← → ein Schritt  Umschalt+← → eine Runde  Eingabe spielt und hält an  q zurück
terminal-first = Mit Pfeilen und Eingabetaste oder mit der Maus: Berühre eine Karte, dann das Ziel. Was in Klammern steht, wählst du mit einer Zahl. h gibt einen Tipp, ? zeigt alle Tasten.
terminal-whose = { $pile } von { $player }
terminal-close = Eingabe oder Esc schließt das
terminal-more = ↓ unten geht es weiter
terminal-rules-foot = ← → oder 1 bis { $n }: zu einem Teil · Eingabe oder Esc schließt
terminal-specials = Sonderkarten
terminal-take-apart = Wieder auflösen (Esc)
terminal-touch-again = { $card }: Berühre die Karte noch einmal.
chance-let-go = Verstreichen lassen
terminal-cards = So liest man die Karten und den Tisch
signs-needs = →5 als Nächstes eine 5 · ¢4 vier Münzen daneben · ×7 sieben Karten darauf
legend-piles = ▒5 fünf Karten, die niemand sieht, ×2 zwei Karten auf einem Stapel
legend-needs = →5 als Nächstes kommt eine 5, ¢4 vier Münzen liegen neben dem Stapel
legend-frames = dicker Rahmen oder unterstrichen: lässt sich berühren; doppelter Rahmen oder » «: dorthin kann, was du hältst
terminal-key-walk = Pfeile, Tab, Pos1, Ende: von einem zum nächsten
terminal-key-touch = Eingabe, Leertaste, Maus: berühren; dann das Ziel berühren, oder noch einmal dasselbe
terminal-key-let-go = Esc: loslassen, zurücknehmen
terminal-key-number = 1 bis 9: was unten in Klammern steht
terminal-key-hint = h: was ein starker Spieler täte
terminal-key-log = l: die Partie bisher
terminal-key-rules = r: die Regeln
terminal-key-talk = t: den anderen etwas sagen
terminal-key-emote = e: Reaktionen
terminal-key-options = o: wie ihr spielt
terminal-key-sort = s: die Hand nach Zahl oder Farbe ordnen
terminal-key-leave = q, Strg-C: den Tisch verlassen; deine Partie wartet auf dich, weiter geht es mit „quintet play“

# Level 8: ein Level, Teil für Teil
notice-laying = Du stellst Level { $n } zusammen
laying-part = { $is_named ->
    [yes] { $shape ->
        [run] Folge { $first }–{ $last }
       *[set] { $part } ({ $first }er)
    }
   *[no] { $part }
}{ $there ->
    [0] {""}
   *[other] {": "}{ $cards }
}{ $missing ->
    [0] {""}
    [one] , es fehlt eine
   *[other] , es fehlen { $missing }
}
combination-is = { $shape ->
    [run] Folge { $first }–{ $last }
    [set] { $first }er
   *[colour] { $is_known ->
        [yes] nur { $colour }
       *[no] eine Farbe
    }
}
prompt-name-part = Teil { $nth } von { $of }, { $part }: { $shape ->
    [run] Wo beginnt sie?
    [set] Welche Zahl?
   *[colour] Welche Farbe?
}{ $is_first ->
    [yes] {" "}Beginne mit dem kleinsten Teil.
   *[no] {""}
}
many-run-from = Folge ab …
many-set-of = Zahl …
many-colour = Farbe …
split-add = an ausgelegte Level angelegt: { $cards }
split-show = gezeigt: { $cards }
split-keep = behalten: { $cards }
split-swap = getauscht: { $cards }
split-stay = { $n ->
    [0] nichts bleibt auf der Hand
    [one] bleibt auf der Hand: { $cards }
   *[other] bleiben auf der Hand: { $cards }
}
