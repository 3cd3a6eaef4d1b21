# SOLO: was nur dieses Spiel zu sagen hat. Was mehrere Spiele gleich sagen, steht in frame.ftl.

option-hand = Karten für jeden Spieler
option-throw_in = wer genau die gleiche Karte hat, darf sie dazwischenwerfen
option-mixed_stack = ein Zieh 2 in der gewünschten Farbe darf auf ein Zieh 4
option-play_after_penalty = wer Strafkarten gezogen hat, spielt danach einen normalen Zug
option-solo_call = was passiert, wenn jemand vergisst, SOLO zu sagen
option-solo_call-strict = sofort zwei Strafkarten
option-solo_call-catch = zwei Strafkarten, wenn es jemand merkt
option-solo_call-off = nichts
option-call_received = SOLO auch dann sagen, wenn man beim Tausch nur eine Karte bekommt
option-last_penalty = ist die letzte Karte ein Zieh 2 oder Zieh 4, wird noch gezogen, bevor gezählt wird
option-scoring = wie die Runden gewertet werden
option-scoring-minus_500 = die Verlierer schreiben ihre Karten als Minuspunkte auf, über 500 ist Schluss
option-scoring-minus_300 = die Verlierer schreiben ihre Karten als Minuspunkte auf, über 300 ist Schluss
option-scoring-winner_600 = wer die Runde gewinnt, bekommt die Punkte der anderen; mit 600 ist die Partie gewonnen
option-scoring-round = eine einzige Runde

preset-standard = wie in der deutschen Ausgabe
preset-english = wer die Runde gewinnt, bekommt Punkte, gespielt wird bis 600; SOLO auch nach einem Tausch
preset-french = bis 300 Minuspunkte
preset-quick = eine einzige Runde
preset-children = fünf Karten, kein Zwischenwerfen, kein SOLO-Ruf, eine einzige Runde

prompt-turn = Leg eine passende Karte ab oder zieh eine.
prompt-drawn = Leg die gezogene Karte ab oder passe.
prompt-penalty = Gib die Strafe weiter oder zieh die Karten.
prompt-nothing-to-take = Leg eine passende Karte ab, wenn du eine hast; zu ziehen gibt es nichts mehr.
prompt-stuck-turn = Nichts passt: Zieh eine Karte.
prompt-stuck-drawn = Die gezogene Karte passt nicht: Passe.
prompt-stuck-penalty = Du kannst die Strafe nicht weitergeben: Zieh die Karten.
prompt-stuck-take-4 = Nur ein weiteres „Zieh 4“ gibt die Strafe weiter: Zieh die Karten.
prompt-stuck-pass = Nichts passt, und es gibt nichts zu ziehen: Passe.
prompt-race = Du kannst etwas tun, obwohl du nicht dran bist.
prompt-say-solo = Du hast nur eine einzige Karte bekommen: Sag SOLO!

refusal-you-have-nothing-to-call = Du hast jetzt nichts anzusagen.
refusal-nobody-can-be-caught-now = Gerade kann niemand erwischt werden.
refusal-you-cannot-catch-yourself = Dich selbst kannst du nicht erwischen.
refusal-throwing-in-is-switched-off = An diesem Tisch wird nicht dazwischengeworfen.
refusal-only-the-twin-of-the-top-card-may-be-thrown-in = Zwischenwerfen darfst du nur genau die Karte, die oben liegt.
refusal-only-a-card-that-passes-the-penalty-on-may-be-laid = Nur eine Karte, die die Strafe weitergibt, darf gelegt werden: ein „Zieh 2“ auf ein „Zieh 2“, ein „Zieh 4“ auf beide.
refusal-only-the-card-just-taken-may-be-laid = Du darfst nur die Karte ablegen, die du gerade gezogen hast.
refusal-SOLO-is-not-said-at-this-table = An diesem Tisch wird nicht SOLO gesagt.
refusal-SOLO-is-said-with-the-last-but-one-card-only = SOLO sagst du nur bei deiner vorletzten Karte.
refusal-you-cannot-swap-hands-with-that-player = Mit diesem Spieler kannst du nicht tauschen.
refusal-you-have-taken-a-card-already = Du hast schon eine Karte gezogen.
refusal-there-is-nothing-to-take = Es gibt nichts mehr zu ziehen.
refusal-that-card-does-not-fit = Diese Karte passt nicht: Sie braucht die geltende Farbe oder die Zahl oder das Symbol der obersten Karte.
refusal-you-must-take-or-lay-a-card-first = Du musst erst eine Karte ziehen oder ablegen.

declared-throw-in = { $whose ->
    [own] { $player_is ->
        [you] Du bist dran und legst die gleiche Karte noch einmal.
       *[other] { $player } ist dran und legt die gleiche Karte noch einmal.
    }
   *[other] { $player_is ->
        [you] Du wirfst
       *[other] { $player } wirft
    } dazwischen!
}
declared-colour = { $player_is ->
    [you] Du wünschst dir
   *[other] { $player } wünscht sich
} { $detail ->
    [red] Rot
    [green] Grün
    [blue] Blau
   *[yellow] Gelb
}.
declared-solo = { $player_is ->
    [you] Du sagst
   *[other] { $player } sagt
} SOLO!
declared-forgot-solo = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} vergessen, SOLO zu sagen.
declared-caught = { $player_is ->
    [you] Du erwischst
   *[other] { $player } erwischt
} { $other_is ->
    [you] dich
   *[other] { $other }
}.
declared-wrong-catch = { $player_is ->
    [you] Du verdächtigst
   *[other] { $player } verdächtigt
} { $other_is ->
    [you] dich
   *[other] { $other }
} zu Unrecht.
declared-swap = { $player_is ->
    [you] Du tauschst
   *[other] { $player } tauscht
} alle Karten mit { $other_is ->
    [you] dir
   *[other] { $other }
}.
declared-all-round = Alle geben ihre Karten an den Nächsten weiter.
declared-miss = { $player_is ->
    [you] Du setzt aus.
   *[other] { $player } setzt aus.
}

moved-hand-discard = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { $card }.
moved-hand-discard-throw-in = { moved-hand-discard }
moved-pack-hand = { $player_is ->
    [you] Du ziehst
   *[other] { $player } zieht
} { $card }.

scored-cards = übrige Handkarten
event-lost = { $player_is ->
    [you] Du schreibst
   *[other] { $player } schreibt
} { $points ->
    [one] einen Minuspunkt
   *[other] { $points } Minuspunkte
} auf: { $why }.
round-ended-out = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} alle Karten abgelegt.
round-ended-stalemate = Niemand kann mehr legen oder ziehen: Die Runde ist zu Ende.
moment-declared-miss-player = Du setzt aus
moment-declared-forgot-solo-player = SOLO vergessen: 2 Karten
moment-moved-hand-discard-throw-in-others = { $player } hat { $card } dazwischengeworfen: Es geht nach { $player } weiter
moment-declared-caught-other = Erwischt! { $player } hat gemerkt, dass du nicht SOLO gesagt hast: 2 Karten
moment-declared-caught-player = Erwischt! { $other } zieht 2 Karten
moment-declared-wrong-catch-player = Falsch: { $other } hat SOLO gesagt. Du ziehst eine Karte
moment-declared-solo-others = { $player } sagt SOLO!
moment-declared-swap-other = { $player } tauscht mit dir: Jeder hat jetzt die Karten des anderen
moment-declared-all-round-each = Alle Karten wandern weiter: { $to } hat jetzt deine, du hast die von { $of }.
moment-round-ended-out-player = Du gewinnst die Runde!
moment-round-ended-out-others = { $player } gewinnt die Runde.

# Wie man die Karten liest
legend = R7 ist eine rote 7; R: rot, G: grün, B: blau, Y: gelb. M: Aussetzen, C: Richtungswechsel, +2: Zieh 2, S: Kartentausch. CC: Farbenwahl, +4: Zieh 4, AR: Kartentausch reihum.

zone-pack = Kartenstock
zone-discard = Ablegestapel
zone-hand = Hand

advise-lay = { $card } auf den Ablegestapel legen{ $colour ->
    [none] {""}
   *[other] , { $colour } wünschen
}{ $seat ->
    [none] {""}
   *[other] , mit { $seat } tauschen
}{ $call ->
    [none] {""}
   *[other] {" "}und SOLO! sagen
}
advise-throw-in = { $card } dazwischenwerfen{ $colour ->
    [none] {""}
   *[other] , { $colour } wünschen
}{ $seat ->
    [none] {""}
   *[other] , mit { $seat } tauschen
}{ $call ->
    [none] {""}
   *[other] {" "}und SOLO! sagen
}

hint-says-solo = du musst es jetzt sagen
hint-catches = jemand hat vergessen, SOLO zu sagen
hint-takes-penalty = du hast nichts Gutes, um die Strafe weiterzugeben
hint-takes-penalty-here = was die { $n } Karten weitergeben könnte, behältst du besser
hint-must-take-penalty = keine deiner Karten gibt die Strafe weiter
hint-must-take-penalty-here = keine deiner Karten gibt die { $n } Karten weiter
hint-keeps-cards = was du legen könntest, ist später mehr wert
hint-nothing-fits = keine deiner Karten passt
hint-nothing-fits-here = keine deiner Karten passt auf { $card }
hint-still-nothing-fits = auch die gezogene Karte passt nicht
hint-wins-round = damit gewinnst du die Runde
hint-smaller-hand = so hast du danach weniger Karten
hint-smaller-hand-here = du bekommst { cards } statt { $left }
hint-sheds = eine Karte weniger
hint-sheds-here = { $n ->
    [one] dann hast du noch eine Karte
   *[other] dann hast du noch { $n } Karten
}
hint-hits-next = das trifft jemanden, der fast fertig ist
hint-hits-next-here = es trifft { $player }: dort sind nur noch { cards }
hint-sheds-dear = so wirst du teure Karten los, bevor jemand fertig ist
hint-sheds-dear-here = sie würde dich { $points } Punkte kosten, und { $player } hat nur noch { cards }
hint-keeps-playable = so bleibt deine Hand spielbar
hint-keeps-playable-here = { $n ->
    [one] von deinen restlichen { $left } Karten passt eine darauf
   *[other] von deinen restlichen { $left } Karten passen { $n } darauf
}

# Am Tisch: wie ein Zug heißt und was dort zu sehen ist
about = Werde deine Karten nach Farbe oder Zahl los. Wirf genau gleiche dazwischen und sag rechtzeitig SOLO!
length-is = { $scoring ->
    [round] eine einzige Runde
    [minus_300] bis 300 Minuspunkte
    [minus_500] bis 500 Minuspunkte
   *[winner_600] 600 Punkte zum Sieg
}
race-throw-in = Du hast genau die gleiche Karte: Wirf sie schnell dazwischen!
alone-pass = Die gezogene Karte passt nicht: Dein Zug endet gleich.
automatic-pass = Auto: passen
risky-no-solo = Du hast nicht SOLO! gesagt. Das kostet zwei Karten. Trotzdem legen?
first = Tippe eine helle Karte an, um sie abzulegen, oder zieh eine. Hast du genau die Karte, die oben liegt, darfst du sie jederzeit dazwischenwerfen. Erscheint SOLO!, drück darauf, bevor du deine vorletzte Karte legst.
help-win = Werde vor allen anderen deine Karten los. Dann ist die Runde zu Ende, und was die anderen noch auf der Hand haben, zählt gegen sie: Zahlen, wie sie dastehen, alle anderen Karten 10 bis 50 Punkte.
help-turn = Wenn du dran bist, legst du eine Karte ab oder ziehst eine. Dann ist der Nächste dran, im Uhrzeigersinn.
picture-match = Oben liegt die rote 7. Die rote 2 passt wegen der Farbe, die grüne 7 wegen der Zahl. Die beiden anderen passen nicht.
picture-take = Nichts passt: Zieh eine Karte vom Kartenstock. Passt sie, darfst du sie gleich ablegen.
picture-pass-on = Du müsstest 2 Karten ziehen. Leg selbst ein „Zieh 2“, dann muss der Nächste 4 ziehen.
picture-throw-in = Du bist nicht dran, hast aber genau die Karte, die oben liegt. Wirf sie dazwischen, bevor jemand eine andere ablegt: Dann geht es nach dir weiter.
picture-call = Du legst deine vorletzte Karte ab: Sag dazu SOLO!, sonst ziehst du 2 Karten.
lesson-colour = Wer zuerst alle Karten los ist, gewinnt. Die gleiche Farbe passt: Leg deine rote 2 ab.
lesson-throw-in = Du bist nicht dran, hast aber die gleiche Karte noch einmal: Wirf sie schnell dazwischen!
lesson-pass-on = Du müsstest 2 Karten ziehen. Leg dein „Zieh 2“ darauf, dann zieht der Nächste alle 4.
lesson-take = Keine deiner Karten passt. Tippe den Kartenstock an, um eine zu ziehen.
lesson-choose = Diese Karte passt auf alles, auch sofort. Tippe sie an und wähl Grün.
lesson-number = Auch die gleiche Zahl passt: Leg deine blaue 7 ab.
lesson-miss = Karten mit Zeichen tun etwas: Leg „Aussetzen“ ab, dann setzt der Nächste aus.
lesson-call = Du bist gleich wieder dran. Vor der vorletzten Karte sagst du SOLO! Tippe darauf, dann leg die blaue 4 ab.
lesson-win = Leg deine letzte Karte ab.
lesson-win-done = Die Runde gehört dir! Karten, die andere noch haben, zählen gegen sie.
special-take-2 = Der Nächste zieht 2 Karten oder gibt sie mit einem weiteren „Zieh 2“ oder mit „Zieh 4“ weiter.
special-miss = Der Nächste setzt aus.
special-turn-round = Es geht andersherum weiter.
special-swap = Du darfst deine ganze Hand mit jemandem tauschen.
special-choose = Passt auf alles. Du wählst die Farbe.
special-take-4 = Passt auf alles. Du wählst die Farbe, und der Nächste zieht 4 Karten oder gibt sie weiter.
special-all-round = Passt auf alles. Alle geben ihre Karten an den Nächsten weiter; die Farbe bleibt.
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
notice-direction-of-two = ⇄ Zu zweit ändert ein Richtungswechsel nichts
notice-due = { $n } Strafkarten fällig!
tag-said-solo = SOLO!
do-lay = { $card } ablegen
do-lay-with = Karten tauschen mit …
do-lay-with-nobody = niemandem
do-throw-in = { $card } dazwischenwerfen
do-take = { $due ->
    [0] Eine Karte ziehen
    [one] Eine Karte ziehen
   *[other] { $due } Karten ziehen
}
do-pass = Passen
do-say-solo = SOLO!
do-catch = Erwischt!
card-miss = „Aussetzen“
card-turn-round = „Richtungswechsel“
card-swap = „Kartentausch“
card-choose = „Farbenwahl“
card-all-round = „Kartentausch reihum“
card-take-2 = „Zieh 2“
card-take-4 = „Zieh 4“

# Was ein erklärender Bot zu seinem Zug sagt: Nichts davon hängt von verdeckten Karten ab
explain-same-colour = Sie hat die Farbe, die gilt.
explain-same-sign = Sie hat dieselbe Zahl oder dasselbe Symbol wie die Karte darunter.
explain-smaller-hand = Ich bekomme weniger Karten, als ich sonst noch hätte.
explain-black = Eine schwarze Karte passt auf alles.
explain-passes-on = Ich gebe die Strafe weiter, also ziehe ich keine Karten.
explain-last-card = Das war meine letzte Karte.
explain-penalty = Ich gebe die Strafe nicht weiter, also ziehe ich die Karten.
explain-take = Wer keine Karte legt, nimmt eine.
explain-pass = Ich behalte die Karte, die ich gezogen habe.
explain-throw-in = Ich hatte genau die gleiche Karte, darum durfte ich sie dazwischenwerfen.
