# I Go!: was nur dieses Spiel zu sagen hat. Was mehrere Spiele gleich sagen, steht in frame.ftl.

option-target = Punkte, mit denen man die Partie gewinnt
option-lay_back = die Karte, die man gerade vom Ablagestapel genommen hat, darf man sofort zurücklegen
option-call_from = wann man I Go! rufen darf
option-call_from-any = vom ersten Zug an
option-call_from-second = vom zweiten Zug an

preset-standard = mit vier Punkten gewinnt man
preset-short = mit zwei Punkten gewinnt man
preset-house = Hausregeln: nichts sofort zurücklegen, kein Ruf im ersten Zug

prompt-take = Nimm eine Karte: vom Nachziehstapel, vom Ablagestapel oder aus der Auslage.
prompt-lay = Leg eine Karte auf den Ablagestapel.
prompt-lay-with = Leg eine Karte ab. Ohne die { $card } { $n ->
    [0] bleibt nichts übrig.
    [one] bleibt nur ein Minuspunkt.
   *[other] bleiben die wenigsten Minuspunkte: { $n }.
}
prompt-call = Ruf I Go!, wenn alle anderen mehr Minuspunkte haben als du; sonst passe.
prompt-call-with = { $n ->
    [0] Nichts ist übrig: Ruf I Go! und gewinne die Partie.
    [one] Ruf nur I Go!, wenn alle anderen mehr als einen Minuspunkt haben; sonst passe.
   *[other] Ruf nur I Go!, wenn alle anderen mehr als { $n } Minuspunkte haben; sonst passe.
}
prompt-must-call = Du hast die letzte Karte des Nachziehstapels genommen: Ruf I Go!
prompt-row = Wähle die Farben deiner Reihe.

refusal-you-have-laid-a-card-already = Du hast schon eine Karte abgelegt.
refusal-you-must-lay-a-card-first = Du musst erst eine Karte ablegen.
refusal-that-card-was-just-taken-from-the-discard-pile = Diese Karte hast du gerade vom Ablagestapel genommen: Leg eine andere ab.
refusal-who-takes-the-last-stock-card-must-call = Wer die letzte Karte des Nachziehstapels nimmt, muss I Go! rufen.
refusal-nobody-calls-in-their-first-turn = Niemand ruft I Go! im eigenen ersten Zug einer Runde.
refusal-you-must-call-first = Du musst erst I Go! rufen.
refusal-you-have-called-already = Du hast schon I Go! gerufen: Wähle die Farben deiner Reihe.
refusal-the-colour-of-the-display-cannot-be-in-the-row = Karten in der Farbe der Auslage sind schon frei; in die Reihe kommen sie nicht.
refusal-you-hold-no-card-of-that-colour = Du hast keine Karte in dieser Farbe.
refusal-you-hold-a-card-for-a-row = Du hast eine Karte, die in eine Reihe kann: Leg eine Reihe.

declared-i-go = { $player_is ->
    [you] Du rufst
   *[other] { $player } ruft
} I Go!
declared-group = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { $detail } beiseite: die Farbe der Auslage.
declared-row = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} die Reihe { $detail }.
declared-added = { $player_is ->
    [you] Du fügst
   *[other] { $player } fügt
} { $detail } zur Reihe des I-Go!-Spielers hinzu.
declared-rest = { $player_is ->
    [you] Du bleibst
   *[other] { $player } bleibt
} auf { $detail } sitzen.
declared-minus = { $detail ->
    [0] { $player_is ->
        [you] Du hast
       *[other] { $player } hat
    } keine Minuspunkte.
    [one] { $player_is ->
        [you] Du hast
       *[other] { $player } hat
    } einen Minuspunkt.
   *[other] { $player_is ->
        [you] Du hast
       *[other] { $player } hat
    } { $detail } Minuspunkte.
}
declared-perfect = { $player_is ->
    [you] Du schaffst ein perfektes I Go! und gewinnst
   *[other] { $player } schafft ein perfektes I Go! und gewinnt
} die Partie.

scored-lowest = die wenigsten Minuspunkte
scored-not-above-the-caller = höchstens so viele Minuspunkte wie der I-Go!-Spieler
round-ended-i-go = Die Runde wird gewertet.
round-ended-perfect = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} keinen einzigen Minuspunkt.
round-ended-display-empty = Die letzte Karte der Auslage ist weg: Die Runde zählt nicht.
round-ended-stalemate = Seit 200 Zügen hat niemand I Go! gerufen: Die Runde zählt nicht.
round-ended-laid-back = Alle legen immer wieder dieselbe Karte zurück: Die Runde zählt nicht.
moment-declared-i-go-others = { $player } ruft I Go!
moment-declared-added-others = { $player } legt { $detail } an die Reihe an
moment-round-ended-i-go-player = Du bekommst einen Punkt!
moment-round-ended-i-go-others = Diesmal bekommst du keinen Punkt.
moment-round-ended-perfect-player = Ein perfektes I Go!: Du gewinnst die Partie!

moved-hand-discard = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { $card } ab.

# Wie man die Karten liest
legend = R7 ist eine rote 7. Die Farben: R rot, O orange, Y gelb, G grün, T türkis, B blau, V violett, P rosa, W weiß, K schwarz.

zone-stock = Nachziehstapel
zone-display = Auslage
zone-discard = Ablagestapel
zone-hand = Hand

advise-take-discard = { $card } vom Ablagestapel nehmen
advise-take-display = { $card } aus der Auslage nehmen
advise-i-go = I Go! rufen

hint-open-cards-bad = die offenen Karten helfen dir weniger als die meisten anderen
hint-open-cards-bad-here = { $n } der { $all } Karten, die du nicht gesehen hast, helfen dir mehr als die offenen
hint-open-cards-useless = keine der offenen Karten hilft dir
hint-open-cards-useless-here = weder { $discard } noch { $display } senkt deine { $n } Minuspunkte
hint-forces-call = es ist die letzte, dann musst du I Go! rufen
hint-free-card = sie kostet nichts, denn sie hat die Farbe der Auslage
hint-free-card-here = die Auslage zeigt dann { $colour }: sie kostet nichts
hint-fits-row = sie passt in deine Reihe
hint-fits-row-here = sie passt in deine Reihe in { $first } und { $second }
hint-next-colour = die nächste Farbe der Auslage kommt dir mehr entgegen
hint-next-colour-here = { $colour } wird frei: { $n } Minuspunkte statt { $now }
hint-cheap-card = sie kostet weniger als die Karte, die sie ersetzt
hint-cheap-card-here = nach dem Ablegen hast du { $n } Minuspunkte statt { $now }
hint-can-go-back = du darfst sie zurücklegen und deine Hand behalten, wie sie ist
hint-voids-round = dann zählt die Runde nicht
hint-dearest-card = von den Karten, die du nicht brauchst, ist sie die teuerste
hint-dearest-card-here = von den Karten, die du nicht brauchst, kostet sie am meisten: { $n }; es bleiben { $left } Minuspunkte
hint-keeps-better-cards = was du behältst, kann noch passen
hint-keeps-better-cards-here = deine Reihe in { $first } und { $second } kann mit dem, was du behältst, noch wachsen
hint-gives-up-row = eine andere Reihe verspricht mehr
hint-gives-up-row-here = eine Reihe in { $first } und { $second } verspricht mehr
hint-goes-back = deine Hand war vorher besser
hint-goes-back-here = ohne sie ist deine Hand besser: { $n } Minuspunkte
hint-hand-can-improve = jemand könnte weniger Minuspunkte haben, und deine Hand kann noch besser werden
hint-hand-can-improve-here = du hast { $n } Minuspunkte, und jetzt gewinnen meist nur { $enough } oder weniger
hint-few-points = die anderen dürften mehr Minuspunkte haben
hint-few-points-here = du hast { $n } Minuspunkte, und jetzt gewinnen meist { $enough } oder weniger
hint-calls-first = die anderen hatten kaum Zeit, und wer ruft, beginnt die nächste Runde
hint-must-call = du hast die letzte Karte des Nachziehstapels genommen
hint-perfect = ohne Minuspunkte gewinnst du die Partie
hint-least-left = so bleiben dir die wenigsten Minuspunkte
hint-least-left-here = so bleiben dir { $n } Minuspunkte, weniger geht nicht
hint-hard-to-add = zu dieser Reihe können die anderen kaum etwas hinzufügen

# Am Tisch: wie ein Zug heißt und was dort zu sehen ist
about = Sammle eine kluge Reihe, halte deine Minuspunkte klein und ruf dann: I Go!
length-is = { $target } Punkte zum Sieg
proposals-or-i-go = Jetzt rufen und die Farben selbst wählen
proposals-how = Tippe die Reihe an, die du legen willst: Damit rufst du sofort I Go! Die anderen dürfen Karten in den Farben deiner Reihe hinzufügen: Wähle also Farben, die sie kaum haben.
row-own = Deine eigene Reihe: Tippe eine oder zwei Farben an
row-lay = Diese Reihe legen
risky-last-display = Das ist die letzte Karte der Auslage: Die Runde endet sofort, und niemand bekommt einen Punkt. Trotzdem nehmen?
risky-last-stock = Das ist die letzte Karte des Nachziehstapels: Du musst in diesem Zug I Go! rufen. Trotzdem nehmen?
risky-many-minus = Mit so vielen Minuspunkten gewinnt ein Ruf selten. Trotzdem I Go! rufen?
first = Sammle eine Reihe: zwei Farben, keine Zahl doppelt. Ihre Karten kosten nichts. Frei sind auch Karten in der Farbe der letzten Auslagekarte. Der Rest zählt minus. Nimm eine Karte, leg eine ab und ruf I Go!, wenn wenig übrig bleibt.
help-win = Ruf „I Go!“, wenn alle anderen mehr Minuspunkte haben als du: Das bringt einen Punkt. Wer ebenso wenige oder weniger hat, bekommt ihn an deiner Stelle. Ganz ohne Minuspunkte gewinnst du sofort die Partie.
help-turn = Nimm eine Karte und leg dann eine ab, sodass du wieder 12 hast. Danach darfst du „I Go!“ rufen.
picture-take = Nimm die oberste Karte des Nachziehstapels, die offene Karte des Ablagestapels oder die letzte Karte der Auslage.
picture-groups = Die letzte Karte der Auslage ist grün, also sind deine grünen Karten frei: Sie kosten nichts. Orange und Rosa bilden deine Reihe: höchstens zwei Farben, keine Zahl doppelt, Lücken machen nichts. Was übrig bleibt, zählt als Minuspunkte: die blaue 1.
picture-discard = Leg ab, was dich am meisten kostet: Die schwarze 10 ist weder frei noch in deiner Reihe.
lesson-row = Wer die wenigsten Minuspunkte hat, gewinnt. Deine Reihe kostet keine: ein oder zwei Farben, jede Zahl einmal. Tippe dafür die rosa 4 an.
lesson-row-done = Die 4 liegt jetzt in deiner Reihe. Eine Reihe darf Zahlen überspringen.
lesson-lay = Eine Karte nehmen, eine ablegen: Das ist ein Zug. Tippe die schwarze 11 an, dann den Ablagestapel.
lesson-lay-done = Was übrig bleibt, kostet: 19 Minuspunkte.
lesson-wait = Ruf „{ do-i-go }“, wenn wohl alle anderen mehr Minuspunkte haben, sonst gewinnen sie. Mit 19 ist das ein Wagnis: Tippe diesmal „{ do-pass }“ an.
lesson-display = Die Farbe am Ende der Auslage ist frei: Sie kostet nichts. Tippe die grüne 5 an: Dann ist Weiß frei.
lesson-display-done = Deine drei weißen Karten liegen jetzt bei „{ part-free }“.
lesson-drop = Jetzt kostet Grün: Tippe die 5 an, dann den Ablagestapel.
lesson-call = Nur die blaue 1 bleibt übrig. Tippe „{ do-i-go }“ an, dann die vorgeschlagene Reihe.
lesson-call-done = Andere dürfen in den Farben deiner Reihe anlegen. Trotzdem haben alle mehr: Der Punkt gehört dir! Ganz ohne Minuspunkte gewinnst du sofort die Partie.
notice-free-colour = die Farbe der Auslage ist frei
notice-minus = { $n ->
    [one] ein Minuspunkt
   *[other] { $n } Minuspunkte
}
notice-minus-after = { $n ->
    [one] ein Minuspunkt nach dem Ablegen
   *[other] { $n } Minuspunkte nach dem Ablegen
}
notice-groups = { $free } frei, { $row } in der Reihe, { $rest } übrig
notice-groups-after = nach dem Ablegen: { $free } frei, { $row } in der Reihe, { $rest } übrig
notice-enough = Zug { $turn }: I Go! gewinnt meist mit { $n } oder weniger{ $from ->
    [0] { "" }
   *[other] ; ab Zug { $from } erst mit weniger
}
part-free = frei
part-row = Reihe
part-rest = übrig: −{ $n }
part-discard = eine zu viel
do-pass = Passen
do-take-stock = Karte nachziehen
do-take-discard = Vom Ablagestapel nehmen
do-take-display = Aus der Auslage nehmen
do-discard = { $card } ablegen
do-i-go = I Go!
do-no-row = Keine Reihe
do-row = { $other ->
    [none] Reihe in { $colour } legen
   *[other] Reihe in { $colour } und { $other } legen
}
proposals = I Go!
show-group = frei: die Farbe der Auslage
show-row = eigene Reihe
show-added = zur Reihe des I-Go!-Spielers hinzugefügt
show-rest = bleibt übrig
show-minus = −{ $n }

# Was ein erklärender Bot zu seinem Zug sagt: Nichts davon hängt von verdeckten Karten ab
explain-take-stock = Ich versuche es mit einer unbekannten Karte. Niemand sieht, was ich bekomme.
explain-take-display = Ich nehme sie, und jetzt bestimmt die nächste Karte, welche Farbe frei ist.
explain-take-discard = Ich kann sie brauchen, auch wenn alle sehen, was ich nehme.
explain-free-card = Sie hat die Farbe der Auslage: Sie kostet mich nichts.
explain-low-card = Ich brauche sie nicht, und was übrig bleibt, kostet.
explain-pass = Ich rufe noch nicht: Jemand hat vielleicht weniger Minuspunkte.
explain-high-card = Eine hohe Karte, die übrig bleibt, kostet viele Minuspunkte.
explain-laid-back = Ich kann sie nicht brauchen und lege sie zurück.
explain-i-go = Ich glaube, alle anderen haben mehr Minuspunkte.
