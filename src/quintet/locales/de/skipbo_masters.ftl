# Skip-Bo Masters: alles, was die Engine in diesem Spiel zu sagen hat.

option-stock = Karten im Spielerstapel
option-tolls = wie viele Zahlenkarten eine Gebühr kosten
option-tolls-none = keine
option-tolls-standard = drei von je zwölf: zwei kosten eine Münze, eine kostet zwei
option-tolls-heavy = fünf von je zwölf: drei kosten eine Münze, zwei kosten zwei
option-target = womit man die Partie gewinnt
option-target-round = die erste Runde
option-target-500 = 500 Punkte über mehrere Runden

preset-standard = Spielerstapel mit 15 Karten, eine Runde
preset-short = Spielerstapel mit 10 Karten, eine Runde
preset-five_hundred = mehrere Runden, bis 500 Punkte
preset-no_tolls = keine Karte kostet eine Gebühr

prompt-turn = Spiel Karten auf die Ablagestapel oder beende deinen Zug mit einer Karte auf einen Hilfsstapel.
prompt-empty-hand = Spiel vom Spielerstapel und von den Hilfsstapeln, kauf etwas oder beende deinen Zug.
prompt-stand-in = Spiel die Karte, die auf deine Münzen folgt.
prompt-toll = Zahl die Gebühr und spiel weiter oder beende hier deinen Zug.

refusal-there-is-no-such-action = Das gibt es hier nicht.
refusal-it-is-not-your-turn = Du bist nicht an der Reihe.
refusal-pay-the-toll-or-stop-first = Zahl erst die Gebühr oder hör auf.
refusal-no-toll-is-due = Es ist keine Gebühr fällig.
refusal-you-must-discard-a-card-to-end-the-turn = Um den Zug zu beenden, musst du eine Karte auf einen Hilfsstapel legen.
refusal-you-do-not-hold-that-card = Diese Karte hast du nicht.
refusal-a-new-pile-takes-the-first-free-place = Ein neuer Stapel kommt auf den ersten freien Platz.
refusal-a-card-must-follow-the-stand-in-first = Auf die Münzen muss erst eine Karte auf demselben Stapel folgen.
refusal-nobody-sits-there = Da sitzt niemand.
refusal-you-cannot-buy-from-yourself = Von dir selbst kannst du nichts kaufen.
refusal-there-is-no-card = Da liegt keine Karte.
refusal-you-have-too-few-coins = Du hast zu wenige Münzen.
refusal-that-card-does-not-fit = Diese Karte passt nicht.
refusal-nothing-could-follow-a-twelve = Auf eine Zwölf kann nichts folgen, darum lässt sie sich nicht durch Münzen ersetzen.
refusal-no-card-could-follow-the-stand-in = Auf die Münzen könnte keine Karte folgen.

declared-stop = { $player } zahlt die Gebühr nicht und beendet den Zug.
declared-cannot-pay = { $player } kann die Gebühr nicht zahlen: Der Zug ist zu Ende.

paid-stand-in = { $player } ersetzt eine Karte durch { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
}.
paid-toll = { $player } zahlt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
} Gebühr.
paid-buy = { $player } kauft eine Karte von { $other }.
paid-share = { $player } bekommt { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
} vom fertigen Stapel.

scored-stocks = die Runde und die Karten in den anderen Spielerstapeln
round-ended-stock-empty = { $player } ist den Spielerstapel los.
round-ended-stalemate = Niemand kommt weiter: Der kleinste Spielerstapel gewinnt die Runde.
round-ended-turn-limit = Die Höchstzahl der Züge ist erreicht.

did-end = { $player } beendet den Zug.

moved-building-finished = Der Stapel ist voll und kommt weg.

# Wie man die Karten liest
legend = 7 ist eine Sieben; 7* kostet eine Münze Gebühr, 7** zwei. SB ist die Skip-Bo-Karte, der Joker.

zone-draw = Nachziehstapel
zone-stock = Spielerstapel
zone-hand = Hand
zone-help = Hilfsstapel
zone-building = Ablagestapel
zone-finished = fertige Stapel

hint-wins-round = das gewinnt die Runde
hint-lays-stock = so wirst du eine Karte deines Spielerstapels los
hint-leads-to-stock = das macht den Weg frei für deinen Spielerstapel
hint-nearer-to-stock = so kommt ein Stapel der Karte auf deinem Spielerstapel näher
hint-draws-five = wer keine Handkarte mehr hat, zieht gleich fünf neue
hint-shares-coins = der fertige Stapel schüttet seine Münzen aus
hint-blocks = so kann ein anderer seinen Spielerstapel nicht abbauen
hint-makes-room = so wird ein Platz für einen Hilfsstapel frei
hint-uncovers = darunter liegt eine Karte, die du brauchen kannst
hint-new-card = du ziehst dann eine Karte mehr
hint-pays-to-go-on = dein Zug geht weiter
hint-saves-coins = deine Münzen sind später mehr wert
hint-nothing-to-gain = weiterzuspielen bringt dir nichts
hint-gives-nothing = was du spielen könntest, würde einem anderen den Spielerstapel öffnen
hint-free-place = sie verdeckt keine Karte
hint-same-number = sie liegt auf der gleichen Zahl, so wird nichts verschüttet
hint-keeps-order = beide kommen später der Reihe nach weg
hint-keeps-wild = du behältst deine Skip-Bo-Karte
hint-needed-least = es ist die Karte, die du am wenigsten brauchst
