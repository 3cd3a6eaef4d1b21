# Skip-Bo Masters: was nur dieses Spiel zu sagen hat. Was mehrere Spiele gleich sagen, steht in frame.ftl.

option-stock = Karten im Spielerstapel
option-tolls = Zahlenkarten, die eine Gebühr kosten
option-tolls-none = keine
option-tolls-standard = einige: Von jeder Zahl kosten zwei Karten eine Münze und eine Karte zwei Münzen
option-tolls-heavy = viele: Von jeder Zahl kosten drei Karten eine Münze und zwei Karten zwei Münzen
option-must_play = was gespielt werden muss, bevor ein Zug enden darf
option-must_play-free = nichts: alle spielen, wie sie wollen
option-must_play-stock = die Karte auf dem Spielerstapel, wenn sie passt und keine Gebühr kostet
option-must_play-all = jede Karte, die passt und keine Gebühr kostet
option-target = womit man die Partie gewinnt
option-target-round = die erste Runde
option-target-500 = 500 Punkte über mehrere Runden

preset-standard = Spielerstapel mit 15 Karten, eine Runde
preset-short = Spielerstapel mit 10 Karten, eine Runde
preset-five_hundred = mehrere Runden, bis 500 Punkte
preset-no_tolls = keine Karte kostet eine Gebühr

prompt-turn = Spiel Karten auf die Ablagestapel, oder leg eine auf einen Hilfsstapel und beende so deinen Zug.
prompt-turn-with = Spiel deinen Spielerstapel leer (noch { $n }): Leg Karten auf die Ablagestapel, oder eine auf einen Hilfsstapel.
prompt-must-play-stock = Die Karte auf deinem Spielerstapel passt: Spiel sie, bevor du deinen Zug beendest.
prompt-must-play = Du hast eine Karte, die passt: Spiel sie, bevor du deinen Zug beendest.
prompt-empty-hand = Spiel vom Spielerstapel und von den Hilfsstapeln, kauf etwas oder beende deinen Zug.
prompt-only-discard = Nichts passt: Leg eine Karte auf einen Hilfsstapel und beende so deinen Zug.
prompt-stuck-empty = Nichts passt: Beende deinen Zug.
prompt-stand-in = Deine Münzen ersetzen eine Karte: Spiel jetzt die, die darauf folgt.
prompt-toll = Zahl die Gebühr und spiel weiter. Sonst bleibt die Karte trotzdem liegen, und dein Zug ist zu Ende.

refusal-pay-the-toll-or-stop-first = Bezahl erst die Gebühr oder hör auf.
refusal-no-toll-is-due = Es ist keine Gebühr fällig.
refusal-you-must-discard-a-card-to-end-the-turn = Um den Zug zu beenden, musst du eine Karte auf einen Hilfsstapel legen.
refusal-you-must-play-your-stock-card-first = Die Karte auf deinem Spielerstapel passt: Spiel sie zuerst.
refusal-you-must-play-every-card-that-fits-first = Du hast eine Karte, die passt und keine Gebühr kostet: Spiel sie zuerst.
refusal-a-new-pile-takes-the-first-free-place = Ein neuer Stapel kommt auf den ersten freien Platz.
refusal-a-card-must-follow-the-stand-in-first = Auf die Münzen muss erst eine Karte auf demselben Stapel folgen.
refusal-nobody-sits-there = Da sitzt niemand.
refusal-you-cannot-buy-from-yourself = Von dir selbst kannst du nichts kaufen.
refusal-there-is-no-card = Da liegt keine Karte.
refusal-you-have-too-few-coins = Du hast zu wenige Münzen.
refusal-nothing-could-follow-a-twelve = Auf eine Zwölf kann nichts folgen, darum lässt sie sich nicht durch Münzen ersetzen.
refusal-no-card-could-follow-the-stand-in = Nach den Münzen könntest du keine Karte spielen.
refusal-that-card-does-not-fit = Diese Karte passt nicht: Jeder Stapel wächst Zahl für Zahl von 1 bis 12.

declared-stop = { $player_is ->
    [you] Du zahlst die Gebühr nicht und beendest deinen
   *[other] { $player } zahlt die Gebühr nicht und beendet den
} Zug.
declared-cannot-pay = { $player_is ->
    [you] Du kannst die Gebühr nicht zahlen: Dein
   *[other] { $player } kann die Gebühr nicht zahlen: Der
} Zug ist zu Ende.

paid-stand-in = { $player_is ->
    [you] Du ersetzt
   *[other] { $player } ersetzt
} eine Karte durch { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
}.
paid-toll = { $player_is ->
    [you] Du zahlst
   *[other] { $player } zahlt
} { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
} Gebühr.
paid-buy = { $player_is ->
    [you] Du kaufst
   *[other] { $player } kauft
} eine Karte von { $other_is ->
    [you] dir
   *[other] { $other }
}.
paid-share = { $player_is ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
} vom fertigen Stapel.

scored-stocks = gewonnene Runde und Karten in den anderen Spielerstapeln
round-ended-stock-empty = { $player_is ->
    [you] Du bist deinen
   *[other] { $player } ist den
} Spielerstapel los.
round-ended-stalemate = Niemand kommt weiter: Der kleinste Spielerstapel gewinnt die Runde.
moment-event-played-for-player = { $actor } hat deine { $card } gekauft
moment-paid-share-player = Ein Stapel ist fertig: Von seinen Münzen bekommst du { $n ->
    [one] eine
   *[other] { $n }
}
moment-moved-draw-hand-play-actor = Neue Karten { $card }: Spiel weiter!
moment-moved-draw-hand-pay-actor = { moment-moved-draw-hand-play-actor }
moment-declared-cannot-pay-player = Du kannst die Gebühr nicht zahlen: Dein Zug ist zu Ende
moment-round-ended-stock-empty-player = Du gewinnst die Runde!
moment-round-ended-stock-empty-others = { $player } gewinnt die Runde.
moment-round-ended-stalemate-player = Du gewinnst die Runde!
moment-round-ended-stalemate-others = { $player } gewinnt die Runde.

did-end = { $player_is ->
    [you] Du beendest deinen
   *[other] { $player } beendet den
} Zug.

moved-building-finished = Der Stapel ist fertig und kommt weg: Ein neuer kann beginnen.
moved-hand-help = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { $card } auf { $target } ab.
brief-moved-hand-help = { $player } legt { $card } ab.
moved-draw-hand = { $player_is ->
    [you] Neu auf deiner Hand: { $card }
   *[other] { $player } zieht { $card }
}.
moved-draw-hand-play = { $player_is ->
    [you] Deine Hand war leer. Neu darauf: { $card }
   *[other] { $player } zieht mitten im Zug { $card }: Die Hand war leer
}.
moved-draw-hand-pay = { moved-draw-hand-play }

# Wie man die Karten liest
legend = 7 ist eine Sieben; 7* kostet eine Münze Gebühr, 7** zwei. SB ist die Skip-Bo-Karte, der Joker.

zone-draw = Nachziehstapel
zone-stock = Spielerstapel
zone-hand = Hand
zone-help = Hilfsstapel
zone-building = Ablagestapel
zone-finished = fertige Stapel

advise-play-stock = { $card } von deinem Spielerstapel auf Stapel { $pile } legen
advise-play-help = { $card } von deinem Hilfsstapel { $help } auf Stapel { $pile } legen
advise-buy-stock = { $card } von { $seat } für Stapel { $pile } kaufen
advise-buy-help = { $card } von { $seat } für Stapel { $pile } kaufen
advise-stand-in = Münzen statt { $price ->
    [0] einer Karte
   *[other] der { $price }
} auf Stapel { $pile } zahlen

hint-wins-round = damit gewinnst du die Runde
hint-lays-stock = so wirst du eine Karte deines Spielerstapels los
hint-lays-stock-here = dann hat dein Spielerstapel nur noch { cards }
hint-leads-to-stock = das macht den Weg frei für deinen Spielerstapel
hint-leads-to-stock-here = so wird auf diesem Stapel der Weg frei für { $card } von deinem Spielerstapel
hint-nearer-to-stock = so kommt ein Stapel der Karte auf deinem Spielerstapel näher
hint-nearer-to-stock-here = der Stapel braucht dann eine { $n }, auf dem Weg zu { $card } auf deinem Spielerstapel
hint-draws-five = wer keine Handkarte mehr hat, zieht gleich fünf neue
hint-shares-coins = der fertige Stapel schüttet seine Münzen aus
hint-shares-coins-here = der Stapel ist dann fertig und schüttet { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
} aus, die erste an dich
hint-blocks = so kann jemand anders nicht vom Spielerstapel legen
hint-blocks-here = sonst könnte { $player } dort { $card } vom Spielerstapel legen
hint-must-play = sie passt, also musst du sie spielen
hint-makes-room = so wird ein Platz für einen Hilfsstapel frei
hint-uncovers = darunter liegt eine Karte, die du brauchen kannst
hint-uncovers-here = darunter liegt { $card }, und das kannst du spielen
hint-new-card = du ziehst dann eine Karte mehr
hint-pays-to-go-on = dein Zug geht weiter
hint-pays-to-go-on-here = dein Zug geht weiter, und du behältst { $n ->
    [0] keine Münze
    [one] eine Münze
   *[other] { $n } Münzen
}
hint-saves-coins = deine Münzen sind später mehr wert
hint-saves-coins-here = du behältst { $n ->
    [one] deine Münze
   *[other] deine { $n } Münzen
} für später
hint-nothing-to-gain = weiterzuspielen bringt dir nichts
hint-gives-nothing = was du spielen könntest, würde nur anderen mit ihrem Spielerstapel weiterhelfen
hint-free-place = sie verdeckt keine Karte
hint-same-number = sie liegt dann auf der gleichen Zahl und verdeckt nichts Neues
hint-same-number-here = darunter liegt { $card }, die gleiche Zahl: nichts Neues wird verdeckt
hint-keeps-order = beide kommen später der Reihe nach weg
hint-keeps-order-here = darunter liegt { $card }: beide kommen später der Reihe nach weg
hint-keeps-wild = du behältst deine Skip-Bo-Karte
hint-needed-least = es ist die Karte, die du am wenigsten brauchst

# Am Tisch: wie ein Zug heißt und was dort zu sehen ist
about = Bau Stapel von 1 bis 12 und werde deinen Spielerstapel los. Mit Münzen kaufst du Karten und füllst Lücken.
length-is = { $stock } Karten im Spielerstapel
stock-left = { $n ->
    [0] Spielerstapel leer
   *[other] { cards } im Spielerstapel
}
risky-stock-fits = Die Karte auf deinem Spielerstapel passt. Legst du eine Karte auf einen Hilfsstapel, ist dein Zug zu Ende. Trotzdem dorthin legen?
risky-wild = Eine Skip-Bo-Karte passt überall. Trotzdem auf einen Hilfsstapel legen?
risky-toll = Die Gebühr dieser Karte kannst du nicht zahlen: Dein Zug wäre zu Ende. Trotzdem spielen?
risky-own-card = Eine Karte mit dieser Zahl hast du selbst. Trotzdem Münzen zahlen?
risky-own-wild = Deine Skip-Bo-Karte kannst du dort ohne Münzen legen. Trotzdem Münzen zahlen?
first = Werde deinen Spielerstapel los. Tippe eine Karte an, dann den Stapel, auf den sie soll. Münzen auf einer Karte sind eine Gebühr: Zahl sie, sonst ist dein Zug zu Ende. Legst du eine Karte auf einen Hilfsstapel, ist er auch zu Ende.
hand-empty = Deine Karten bekommst du zu Beginn deines Zugs.
help-win = Werde vor allen anderen deinen Spielerstapel los. Nur seine oberste Karte ist offen.
help-turn = Du beginnst mit 5 Karten auf der Hand. Leg so viele du willst auf die Ablagestapel: vom Spielerstapel, aus der Hand und von deinen Hilfsstapeln. Dann legst du eine Karte auf einen Hilfsstapel, und dein Zug ist zu Ende.
picture-stock = Ein Stapel ist bei 4, und dein Spielerstapel zeigt eine 5: Leg sie, und dein Spielerstapel ist um eine Karte kleiner.
picture-hand = Die 5 kommt auf den Stapel, der bei 4 ist, eine 1 beginnt einen neuen, und eine Skip-Bo-Karte steht für jede Zahl: hier für die 3.
picture-discard = Es gibt nichts mehr zu legen: Leg eine Karte auf einen deiner vier Hilfsstapel. Seine oberste Karte kannst du später spielen.
picture-coins = Der Stapel braucht eine 4, und du hast keine. Zahl dafür 4 Münzen, dann passt deine 5.
picture-buy = Der Stapel braucht eine 4, und ein fremder Spielerstapel zeigt eine: Kauf sie für 1 Münze und leg sie gleich. Allerdings wird der fremde Stapel dadurch kleiner.
lesson-stock = Wer zuerst den eigenen Spielerstapel leert, gewinnt. Ein Stapel braucht eine 5: Tippe die 5 auf deinem an.
lesson-stock-done = Eine Karte weniger. Die Stapel in der Mitte wachsen von 1 bis 12.
lesson-wild = Deine 7 braucht erst eine 6. Skip-Bo ist jede Zahl: Tippe es an, dann den Stapel.
lesson-again = Jetzt passt deine 7: Tippe sie an.
lesson-help = Auch die 8 auf deinem Hilfsstapel passt: Tippe sie an.
lesson-toll = Die Münze auf der 8 ist eine Gebühr. Wer nicht zahlt, beendet den Zug, und die 8 bleibt liegen. Tippe „{ do-pay }“ an.
lesson-toll-done = Ist ein Stapel voll, werden seine Münzen verteilt: die erste an den, der ihn füllt.
lesson-discard = Sonst passt nichts. Tippe eine 12 auf deiner Hand an, dann einen Hilfsstapel: Das beendet deinen Zug.
lesson-coins = Für deine 4 fehlt eine 3. Drei Münzen ersetzen sie: Tippe „{ proposals }“ an, dann den ersten Vorschlag.
lesson-coins-done = Dein Spielerstapel ist leer: Du hast gewonnen! Mit Münzen kaufst du auch offene Karten der anderen.
special-joker = Steht für jede Zahl.
special-toll = Wer sie spielt, zahlt eine Münze, sonst ist der Zug zu Ende.
special-tolls = Wer sie spielt, zahlt zwei Münzen, sonst ist der Zug zu Ende.
tag-coins = { $n }
do-play = { $card } auf Stapel { $pile }
do-play-stock = Vom Spielerstapel auf Stapel { $pile }
do-play-help = Vom Hilfsstapel auf Stapel { $pile }
do-buy-stock = Von { $seat } für Stapel { $pile } kaufen
do-buy-help = Von { $seat } für Stapel { $pile } kaufen
do-stand-in = Münzen auf Stapel { $pile }
do-discard = { $card } auf Hilfsstapel { $help }
do-pay = Gebühr zahlen
do-stop = Aufhören, nicht zahlen
do-end = Zug beenden
touch-buy-stock = { $card } für eine Münze kaufen: Tippe den Stapel an, der sie braucht.
touch-buy-help = { touch-buy-stock }
proposals = Münzen …
proposals-title = Was du mit Münzen tun kannst
proposals-how = Münzen für eine fehlende Karte und für Gebühren liegen neben ihrem Stapel. Ist er voll, werden sie einzeln verteilt: die erste an den, der ihn voll gemacht hat.
card-toll = { $index } mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
} Gebühr
card-joker = Skip-Bo

# Was ein erklärender Bot zu seinem Zug sagt: Nichts davon hängt von verdeckten Karten ab
explain-play = Das ist die Zahl, die dieser Stapel braucht.
explain-draws-five = Jetzt ist meine Hand leer, darum ziehe ich fünf neue Karten.
explain-shares-coins = Ich mache den Stapel voll: Seine erste Münze gehört mir.
explain-blocks = Sonst könnte jemand dort seine Karte vom Spielerstapel legen.
explain-nearer-to-stock = So kommt der Stapel meiner Karte vom Spielerstapel näher.
explain-same-number = Darunter liegt dieselbe Zahl: So wird nichts Neues verdeckt.
explain-keeps-order = Darunter liegt die nächste Zahl: Später können beide weg.
explain-play-stock = Wer seinen Spielerstapel zuerst leert, gewinnt: Darum spiele ich von dort.
explain-play-help = Das ist die Zahl, die dieser Stapel braucht, und auf meinem Hilfsstapel wird Platz.
explain-buy-stock = Das ist die Zahl, die dieser Stapel braucht. Für eine Münze darf ich sie von anderen nehmen.
explain-stand-in = Münzen dürfen eine Karte ersetzen.
explain-pay = Ich zahle, darum geht mein Zug weiter.
explain-stop = Ich zahle nicht, darum ist mein Zug vorbei.
explain-discard = Ich lege eine Karte auf einen Hilfsstapel: Damit endet mein Zug.
explain-buy-help = { explain-buy-stock }
