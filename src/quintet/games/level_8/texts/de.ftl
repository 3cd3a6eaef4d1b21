# Level 8: was nur dieses Spiel zu sagen hat. Was mehrere Spiele gleich sagen, steht in frame.ftl.

option-sheet = mit welcher Levelkarte gespielt wird
option-sheet-one_star = ein Stern: die leichteren Level
option-sheet-two_star = zwei Sterne: unsere schwereren Level, ab Level 5 darf man Karten behalten
option-master = mit den Sonderkarten „Nimm“, „Tausch“ und „Behalte“
option-double_deck = mit einem zweiten Satz Zahlen und neun Jokern, die nur für 1–5, 6–10 oder 11–15 stehen

preset-standard = ein Stern, die Karten aus der Schachtel
preset-hard = zwei Sterne
preset-master = ein Stern mit den Sonderkarten
preset-double_deck = ein Stern mit einem zweiten Satz Zahlen und Bereichsjokern
preset-everything = zwei Sterne, Sonderkarten, zweiter Satz Zahlen und Bereichsjoker

prompt-take = Zieh eine Karte, oder nimm die oberste eines Ablagestapels.
prompt-draw = Nimm die oberste Karte des Nachziehstapels.
prompt-play = Dein Level ist noch nicht komplett: Leg eine Karte ab.
prompt-add = Leg Karten an die ausliegenden Level an oder leg eine Karte ab.
prompt-nothing-to-add = Jetzt passt nichts zum Anlegen: Leg eine Karte ab.
prompt-last-card = Deine letzte Karte: Leg sie ab, und die Runde ist zu Ende.
prompt-lay-level = Dein Level ist komplett: Leg es aus, oder leg eine Karte ab.
prompt-name = Sag, was der nächste Teil deines Levels sein soll.
prompt-put = Leg die nächste Karte deines Levels.
prompt-show = „Nimm“ wurde gespielt: Zeig drei Karten deiner Wahl.
prompt-claim = Nimm dir eine der gezeigten Karten.
prompt-swap = „Tausch“: Leg bis zu drei Karten auf deinen Ablagestapel; du ziehst ebenso viele.
prompt-keep = Wähle die Karten, die du in die nächste Runde mitnimmst.

refusal-there-is-no-such-seat = Diesen Platz gibt es nicht.
refusal-the-draw-pile-is-empty = Der Nachziehstapel ist leer.
refusal-that-discard-pile-is-empty = Dieser Ablagestapel ist leer.
refusal-your-level-is-on-the-table-already = Dein Level liegt schon aus.
refusal-your-level-is-not-on-the-table-yet = Dein Level liegt noch nicht aus.
refusal-you-cannot-lay-your-level-now = Du kannst dein Level jetzt nicht auslegen.
refusal-you-are-not-laying-your-level = Du legst gerade kein Level aus.
refusal-you-must-finish-laying-your-level = Du musst dein Level erst fertig auslegen.
refusal-say-first-what-you-lay = Sag zuerst für jeden Teil deines Levels, was er sein soll.
refusal-you-must-put-a-card = Alle Teile sind genannt: Leg die nächste Karte.
refusal-that-does-not-lead-to-a-complete-level = So wird kein komplettes Level daraus.
refusal-that-card-comes-later = Diese Karte kommt später: Farben zuerst, Folgen von unten her, Zahlen aufsteigend, Joker zuletzt.
refusal-there-is-no-such-combination = Diese Kombination liegt nicht auf dem Tisch.
refusal-that-card-does-not-fit-there = Diese Karte passt dort nicht.
refusal-the-last-card-can-only-be-discarded = Die letzte Karte kannst du nur ablegen.
refusal-you-cannot-miss-your-own-turn = Dich selbst kannst du nicht aussetzen lassen.
refusal-that-player-misses-a-turn-already = Dieser Spieler muss schon aussetzen.
refusal-nobody-asks-you-to-do-that-now = Das ist jetzt nicht gefragt.
refusal-you-must-show-cards = Du musst Karten zeigen.
refusal-you-must-take-one-of-the-cards-shown = Du musst eine der gezeigten Karten nehmen.
refusal-that-card-is-not-shown = Dieser Spieler zeigt diese Karte nicht.
refusal-you-must-swap-cards = Wähle erst die Karten, die du tauschst.
refusal-you-must-swap-at-least-one-card = Du musst mindestens eine Karte tauschen.
refusal-you-choose-which-cards-to-keep = Du wählst, welche Karten du behältst.
refusal-you-may-keep-no-more-cards = Mehr Karten darfst du nicht behalten.
refusal-cards-are-chosen-in-the-order-of-their-kinds = Karten werden in der Reihenfolge ihrer Sorten gewählt.

declared-level = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} Level { $detail } aus.

event-scored = { $player_is ->
    [you] Du steigst
   *[other] { $player } steigt
} um { $points ->
    [one] ein Level
   *[other] { $points } Level
} auf: { $why }.
scored-level = Level ausgelegt
scored-bonus = Level ausgelegt und zuerst fertig
round-ended-out = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} keine Karten mehr.
round-ended-level-8 = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} Level 8 ausgelegt.
round-ended-stalemate = Alle hatten sechzig Züge: Die Runde ist zu Ende.
round-ended-no-cards = Es gibt keine Karte mehr zu nehmen: Die Runde ist zu Ende.
match-ends = Wer Level 8 auslegt oder eine Runde mit ausgelegtem Level 7 beendet, gewinnt die Partie.
moment-moved-hand-front-other = { $actor } lässt dich aussetzen
moment-moved-front-under-player = Du setzt aus
moment-event-given-player = { $other } nimmt dir { $card } weg
moment-declared-level-others = { $player } legt Level { $detail } aus
moment-declared-level-player = Dein Level { $detail } liegt auf dem Tisch
moment-round-ended-out-player = Du gewinnst die Runde!
moment-round-ended-out-others = { $player } gewinnt die Runde.
moment-round-ended-level-8-player = Du hast Level 8 geschafft!

moved-hand-front = { $whose ->
    [own] { $player_is ->
        [you] Du legst { $card } vor dich
       *[other] { $player } legt { $card } vor sich
    } hin.
   *[other] { $player_is ->
        [you] Du legst
       *[other] { $player } legt
    } { $card } vor { $other_is ->
        [you] dich
       *[other] { $other }
    } hin.
}
moved-front-under = { $player_is ->
    [you] Du hast ausgesetzt und schiebst
   *[other] { $player } hat ausgesetzt und schiebt
} { $card } unter den Nachziehstapel.
moved-hand-under = { $player_is ->
    [you] Du spielst
   *[other] { $player } spielt
} { $card }.
moved-hand-discard-play-swap = { $player_is ->
    [you] Du spielst
   *[other] { $player } spielt
} { $card }, um Karten zu tauschen.
moved-hand-discard-swap = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { $card } zum Tausch ab.

# Wie man die Karten liest
legend = R7 ist eine rote 7; die Farben sind R rot, O orange, Y gelb, G grün, B blau, P violett. J ist ein Joker; J1-5, J6-10 und J11-15 sind Joker nur für diese Zahlen. MISS lässt jemand anderen aussetzen. Die Sonderkarten: Mit TAKE (Nimm) bekommst du eine Karte, die jemand anders zeigt, mit SWAP (Tausch) tauschst du bis zu drei Karten gegen neue, mit KEEP (Behalte) darfst du bis zu drei Karten in die nächste Runde mitnehmen, wenn dein Level nicht ausliegt.

zone-draw = Nachziehstapel
zone-under = unter dem Nachziehstapel
zone-discard = Ablagestapel
zone-hand = Hand
zone-level = Kombination
zone-front = am Platz

advise-take-from = { $card } { $seat_is ->
    [you] von deinem eigenen Ablagestapel
   *[other] vom Ablagestapel von { $seat }
} nehmen
advise-claim = { $card } von { $seat } nehmen
advise-lay-level = Dein Level auslegen
advise-colour = { $colour } wählen
advise-miss = { $seat } aussetzen lassen
advise-add = { $end ->
    [low] { $card } unten an
    [high] { $card } oben an
   *[none] { $card } an
} { $seat_is ->
    [you] eine deiner Kombinationen
   *[other] eine Kombination von { $seat }
} anlegen

hint-draws = keine offene Karte verspricht mehr als eine unbekannte
hint-takes-special = damit kannst du andere aufhalten oder stören
hint-can-be-added = sie lässt sich an ein Level auf dem Tisch anlegen
hint-completes = damit ist dein Level komplett
hint-lacks-less = deinem Level fehlt dann eine Karte weniger
hint-more-would-help = danach würden dir mehr Karten helfen
hint-wins = damit gewinnst du die Partie
hint-lays = dann liegt dein Level aus, egal wer die Runde beendet
hint-lays-later = dein Level kann warten, und so lange legt niemand daran an
hint-lays-well = das spart Joker, und du kannst am meisten anlegen
hint-adds = eine Karte weniger, und das Ende der Runde rückt näher
hint-ends-round = damit endet die Runde, und du steigst um zwei Level auf
hint-fits-nowhere = sie lässt sich nirgends anlegen
hint-sheds = eine Karte weniger
hint-not-needed = dein Level braucht sie nicht
hint-needed-least = du brauchst sie am wenigsten
hint-rest-is-needed = die anderen brauchst du
hint-plays-again = du bist gleich noch einmal dran
hint-stops = dieser Spieler muss aussetzen
hint-stops-leader = wer vorn liegt, muss aussetzen
hint-stops-who-is-nearly-out = dieser Spieler könnte die Runde bald beenden
hint-asks-for-cards = du bekommst das Beste von dem, was die anderen zeigen müssen
hint-swaps = neue Karten für die, die dir nicht helfen
hint-may-keep = du darfst Karten in die nächste Runde mitnehmen
hint-helps-most = sie hilft dir am meisten
hint-goes-together = sie passt zu anderen, die du behältst
hint-keeps-no-more = es lohnt sich nicht, noch eine Karte zu behalten

# Am Tisch: wie ein Zug heißt und was dort zu sehen ist
about = Acht Level wollen geschafft sein: Folgen, gleiche Zahlen und Farben. Wer legt zuerst das achte aus?
length-is = bis jemand Level 8 auslegt, meist vier bis sieben Runden
proposal-added = an ausgelegte Level angelegt
proposal-left = bleiben übrig
proposal-worth = { $left ->
    [one] Eine Karte bleibt übrig
   *[other] { $left } Karten bleiben übrig
}, { $jokers ->
    [0] kein Joker verbraucht
    [one] ein Joker verbraucht
   *[other] { $jokers } Joker verbraucht
}
risky-can-lay = Dein Level ist komplett: Du könntest es jetzt auslegen. Trotzdem eine Karte ablegen?
risky-joker = Ein Joker passt überall, und andere können ihn von deinem Stapel nehmen. Trotzdem ablegen?
risky-fits = Diese Karte könntest du besser brauchen, als sie abzulegen. Trotzdem ablegen?
first = Nimm eine Karte, leg dein Level aus, wenn du kannst, und leg dann eine ab: Tippe eine Karte an, dann deinen Ablagestapel.
help-stages = Alle acht Level
help-win = Acht Level sind auszulegen, höchstens eines pro Runde. Wer Level 8 auslegt oder mit ausgelegtem Level 7 eine Runde beendet, gewinnt die Partie.
help-turn = Nimm eine Karte. Wenn du kannst, leg dein ganzes Level auf einmal aus; von da an darfst du an alle ausliegenden Level anlegen. Zum Schluss legst du eine Karte ab. Wer die letzte ablegt, beendet die Runde und steigt um zwei Level auf. Alle anderen, deren Level ausliegt, steigen um eines auf.
picture-take = Nimm die oberste Karte des Nachziehstapels oder eines beliebigen Ablagestapels.
picture-lay = Level 1 verlangt zwei Folgen aus drei Karten: hier 4, 5, 6 und 8, Joker, 10. In einer Folge sind die Farben egal. Leg beide zusammen aus.
picture-add = Dein Level liegt aus. Jetzt kommt die 7 an die Folge 4, 5, 6 und die 11 an die Folge, die mit 10 endet.
lesson-open = Wer zuerst Level 8 auslegt, gewinnt. Level 1 verlangt zwei Folgen aus drei Karten: Tippe die 11 an, die dir fehlt.
lesson-open-done = Nimm von irgendeinem Ablagestapel oder vom Nachziehstapel.
lesson-lay = Der Joker steht für die 5. Tippe „{ proposals }“ an, dann die beiden Folgen.
lesson-lay-done = Werde jetzt deine übrigen Karten los.
lesson-miss = Statt abzulegen, kannst du mit „Aussetzen“ enden. Tippe die Karte an, dann den anderen Spieler.
lesson-draw = Damit bist du gleich wieder dran. Tippe den Nachziehstapel an.
lesson-add = Du darfst an jedes ausgelegte Level anlegen. Tippe deine 13 an, dann die Folge 10, 11, 12.
lesson-out = Die meisten Züge enden mit dem Ablegen. Tippe deine letzte Karte an, dann deinen Ablagestapel.
lesson-out-done = Du hast die Runde beendet und steigst zwei Level auf; wer sonst ausgelegt hat, eines.
special-joker = Steht für jede Zahl und Farbe.
special-range-joker = Steht für eine der Zahlen { $index }.
special-miss = Statt abzulegen, lässt du jemand anderen aussetzen.
special-take = Alle zeigen drei Karten, und du nimmst eine davon.
special-swap = Tausch bis zu drei deiner Karten gegen neue.
special-keep = Liegt dein Level am Ende der Runde nicht aus, behältst du bis zu drei Karten.
notice-level-laid = Level { $n } ist ausgelegt
notice-part = { $shape ->
    [run] Folge aus { $n }
    [set] { $n ->
        [2] Zwilling
        [3] Drilling
        [4] Vierling
       *[other] { $n } gleiche Zahlen
    }
   *[colour] { $n } in einer Farbe
}
part-collected = { notice-part }: { $there }/{ $n }
part-rest = übrig
notice-missing = { $n ->
    [0] komplett!
    [one] es fehlt eine Karte
   *[other] es fehlen { $n } Karten
}
tag-level = Level { $n }/8
tag-level-short = Lev. { $n }/8
level-asks-for = Level { $n }: { $parts }
do-discard = { $card } ablegen
do-draw = Karte ziehen
do-take-from = { $seat_is ->
    [you] Meine Karte zurücknehmen
   *[other] Karte von { $seat } nehmen
}
do-claim = Von { $seat } nehmen
do-lay-level = Selbst zusammenstellen
finish-lay-level = Auslegen
lay-how = Tippe eine Karte an, um sie dorthin zu legen, und dort noch einmal, um sie zurückzunehmen.
lay-wasteful = Ein Joker liegt da, wo auch deine { $card } passt.
lay-take-back = { $card } zurücknehmen
do-run-from = Folge ab { $value }
do-set-of = Lauter { $value }er
do-colour = Diese Farbe
do-put = { $card } legen
do-add = { $end ->
    [low] { $card } unten anlegen
    [high] { $card } oben anlegen
   *[none] { $card } dort anlegen
}
do-miss = { $seat } setzt aus
do-play-take = „Nimm“ spielen
do-play-swap = „Tausch“ spielen
do-play-keep = „Behalte“ spielen
do-show = { $card } zeigen
do-swap = { $card } tauschen
do-keep = { $card } behalten
do-done = Fertig
proposals = Mein Level auslegen
proposals-add = Karten anlegen …
proposals-show = Diese zeigen …
proposals-keep = Diese behalten …
proposals-swap = Diese tauschen …
proposals-how = Tippe eine Möglichkeit an: Sie wird sofort ausgeführt.
card-miss = „Aussetzen“
card-swap = „Tausch“
card-joker = Joker
card-range-joker = Joker { $index }
card-take = „Nimm“
card-keep = „Behalte“

# Was ein erklärender Bot zu seinem Zug sagt: Nichts davon hängt von verdeckten Karten ab
explain-put = Mein Level ist komplett, darum darf ich es auslegen.
explain-add = Sie passt dort, und ich habe eine Karte weniger.
explain-discard = Jeder Zug endet mit einer abgelegten Karte.
explain-draw = Ich nehme lieber eine unbekannte Karte als eine offene.
explain-take-from = Diese Karte hilft mir mehr als eine unbekannte.
explain-not-needed = Ich brauche sie für mein Level am wenigsten.
explain-fits-nowhere = Sie lässt sich auf dem Tisch nirgends anlegen.
explain-miss = Wer aussetzt, kann nichts auslegen.
