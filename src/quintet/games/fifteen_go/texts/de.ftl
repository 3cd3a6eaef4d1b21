# 15GO!: was nur dieses Spiel zu sagen hat. Was mehrere Spiele gleich sagen, steht in frame.ftl.

option-sets = Zahl der Sätze mit den Karten 1 bis 15
option-colours = Farben der Karten
option-colours-8 = acht: jeder Satz hat seine eigene
option-colours-4 = vier: je zwei Sätze teilen sich eine
option-turning = nach dem Anlegen
option-turning-choice = noch eine Karte umdrehen oder den Zug beenden
option-turning-always = die nächste Karte wird von selbst umgedreht
option-play_open = vor dem Umdrehen darf man vom eigenen offenen Stapel spielen
option-build_own = eine umgedrehte Karte, die passt, darf auf den eigenen offenen Stapel
option-borrow = für eine Reihe darf man sich offene Karten der anderen leihen
option-points = um Punkte spielen, bis alle Karten weg sind

preset-basic = das Grundspiel
preset-advanced = alle vier Regeln für Fortgeschrittene
preset-two_players = das Grundspiel mit 60 Karten
preset-three_players = das Grundspiel mit 90 Karten
preset-by_itself = das Grundspiel, die nächste Karte wird von selbst umgedreht

prompt-turn = Dreh deine oberste Karte um.
prompt-turn-over = Dein geschlossener Stapel ist leer: Dreh den offenen um. Seine oberste Karte bleibt liegen.
prompt-turn-over-or-end = Dein geschlossener Stapel ist leer: Dreh den offenen um, oder beende deinen Zug.
prompt-pick-up = Du hast noch eine Karte: Nimm sie auf und sieh, wo sie passt.
prompt-pick-up-or-end = Du hast noch eine Karte: Nimm sie auf und sieh, wo sie passt, oder beende deinen Zug.
prompt-open = Spiel die oberste Karte deines offenen Stapels oder dreh eine Karte um.
prompt-place = Leg sie an, wo sie passt, oder behalte sie.
prompt-put-down = Sie passt nirgends: Behalte sie auf deinem offenen Stapel. Das beendet deinen Zug.
prompt-go-on = Dreh noch eine Karte um, oder beende deinen Zug: Deine nächste Karte bleibt dann verdeckt.
prompt-chain = Setz die Reihe mit deiner eigenen Karte fort.

refusal-the-borrowed-cards-must-be-followed-by-your-own = Auf die geliehenen Karten muss deine eigene folgen.
refusal-you-have-turned-a-card-already = Du hast schon eine Karte umgedreht.
refusal-you-must-turn-a-card-first = Du musst erst eine Karte umdrehen.
refusal-the-turned-card-must-be-laid-first = Leg erst die umgedrehte Karte an, wo sie passt, oder behalte sie.
refusal-turn-another-card-or-stop = Dreh erst noch eine Karte um, oder beende deinen Zug.
refusal-the-next-card-is-turned-by-itself = An diesem Tisch wird die nächste Karte von selbst umgedreht.
refusal-the-open-pile-is-played-before-turning = Vom offenen Stapel spielst du nur, bevor du die erste Karte umdrehst.
refusal-your-open-pile-is-empty = Dein offener Stapel ist leer.
refusal-building-on-the-own-pile-is-switched-off = An diesem Tisch bleiben die Karten auf deinem offenen Stapel liegen, bis dein geschlossener leer ist.
refusal-that-card-does-not-fit = Diese Karte passt nicht: Auf eine Reihe kommt die nächsthöhere Zahl, auf einen offenen Stapel die nächsthöhere oder nächstniedrigere.
refusal-borrowing-is-switched-off = An diesem Tisch wird nicht geliehen.
refusal-there-is-no-such-row = Diese Reihe gibt es nicht.
refusal-there-is-no-such-player = Diesen Spieler gibt es nicht.
refusal-nothing-can-be-laid-on-an-empty-open-pile = Auf einen leeren offenen Stapel kann man nichts legen.
refusal-you-give-to-others-only = Karten geben kannst du nur den anderen.
refusal-you-borrow-from-others-only = Leihen kannst du nur von den anderen.
refusal-there-is-nothing-to-borrow = Da gibt es nichts zu leihen.
refusal-your-own-card-could-not-follow = Deine eigene Karte könnte nicht darauf folgen.

declared-turned-over = { $player_is ->
    [you] Du drehst deinen
   *[other] { $player } dreht den eigenen
} offenen Stapel um.
declared-stop = { $player_is ->
    [you] Du beendest deinen
   *[other] { $player } beendet den
} Zug.
declared-out = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} keine Karte mehr.

scored-row = eine Reihe vollendet
scored-one-colour-row = eine einfarbige Reihe vollendet
scored-place = alle Karten losgeworden
round-ended-out = { $player_is ->
    [you] Du bist
   *[other] { $player } ist
} alle Karten los.
round-ended-all-out = Alle Karten sind weg.
round-ended-stalemate = Keine Karte findet mehr in die Mitte: Die Partie ist zu Ende.
moment-moved-turned-open-player = { $actor } gibt dir { $card }
moment-moved-open-open-other = { $player } gibt dir { $card }
moment-moved-open-row-player = { $actor } leiht sich deine { $card }
moment-declared-out-player = Du hast keine Karte mehr!
moment-declared-out-others = { $player } hat keine Karte mehr
moment-round-ended-out-player = Du bist alle Karten los!

moved-closed-turned = { $player_is ->
    [you] Du drehst
   *[other] { $player } dreht
} { $card } um.
moved-open-turned = { $player_is ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $card } wieder auf.
moved-turned-row = { $actor_is ->
    [you] Du legst
   *[other] { $actor } legt
} { $card } auf { $target }.
moved-turned-open = { $whose ->
    [own] { $player_is ->
        [you] Du behältst
       *[other] { $player } behält
    } { $card } auf { $player_is ->
        [you] deinem
       *[other] dem
    } eigenen offenen Stapel.
   *[other] { $actor_is ->
        [you] Du legst
       *[other] { $actor } legt
    } { $card } auf { $player_is ->
        [you] deinen offenen Stapel
       *[other] den offenen Stapel von { $player }
    }.
}
brief-moved-turned-open = { $player } { $whose ->
    [own] behält
   *[other] legt
} { $card }.
brief-moved-turned-row = { $player } legt { $card }.
brief-moved-open-row = { $player } legt { $card }.
brief-moved-open-closed = { "" }
moved-turned-open-build = { $player_is ->
    [you] Du baust
   *[other] { $player } baut
} mit { $card } am eigenen offenen Stapel weiter.
moved-open-row = { $whose ->
    [own] { $player_is ->
        [you] Du spielst
       *[other] { $player } spielt
    } { $card } vom offenen Stapel auf { $target }.
   *[other] { $actor_is ->
        [you] Du leihst dir
       *[other] { $actor } leiht sich
    } { $card } von { $player_is ->
        [you] dir
       *[other] { $player }
    } für { $target }.
}
moved-open-open = { $player_is ->
    [you] Du spielst
   *[other] { $player } spielt
} { $card } vom offenen Stapel auf { $other_is ->
    [you] deinen
   *[other] den von { $other }
}.
moved-open-closed = { $player_is ->
    [you] Dein offener Stapel ist wieder dein
   *[other] Der offene Stapel von { $player } ist wieder der
} geschlossene: { $card }.
moved-row-finished = Die Reihe ist vollständig und kommt weg.
moved-row-taken = { $player_is ->
    [you] Du nimmst dir
   *[other] { $player } nimmt sich
} die vollständige Reihe.

# Wie man die Karten liest
legend = R7 ist eine rote 7. Die Farben: R rot, B blau, G grün, Y gelb, O orange, V violett, P rosa, T türkis.

# Warum der Regelspieler es täte
advise-row = { $card } auf Reihe { $row } legen
advise-give = { $card } an { $seat } geben
advise-build = { $card } auf deinem eigenen offenen Stapel anlegen
advise-put-down = { $card } auf deinem offenen Stapel behalten

hint-starts-turn = damit beginnt ein Zug
hint-one-more = noch eine Karte könnte ihren Platz finden
hint-next-has-place = deine nächste Karte hat einen Platz
hint-next-sooner = sie macht Platz für die Karten dahinter
hint-keeps-next = deine nächste Karte passt jetzt nirgends, aber vielleicht in deinem nächsten Zug
hint-keeps-pile = dein offener Stapel bleibt, wie er ist
hint-fits-nowhere = sie passt nirgends
hint-keeps-high = wer die 15 legt, bekommt die Reihe, also heb dir die Karte auf
hint-keeps-open-card = deine offene Karte ist da, wo sie liegt, mehr wert
hint-helps-others = sie zu legen, würde den anderen mehr helfen
hint-turn-goes-on = dein Zug geht weiter
hint-makes-room = geliehene Karten machen Platz für deine eigene
hint-last-card = es ist deine letzte Karte
hint-takes-row = damit bekommst du die Reihe
hint-next-fits = deine nächste Karte passt darauf
hint-sheds = eine Karte weniger, und niemand sonst bekommt sie
hint-hits-leader = sie geht an den Spieler mit den wenigsten Karten
hint-gives = für dich eine Karte weniger, für jemand anderen eine mehr

zone-closed = geschlossener Stapel
zone-open = offener Stapel
zone-turned = umgedrehte Karte
zone-row = Reihe
zone-finished = fertige Reihen
zone-taken = gewonnene Reihen

# Am Tisch: wie ein Zug heißt und was dort zu sehen ist
about = Umdrehen, anlegen, weitergeben: In der Mitte wachsen Reihen von 1 bis 15, bis deine Karten weg sind.
length-is = { $sets } Sätze der Karten 1 bis 15
cards-left = { $n ->
    [0] keine Karte mehr
   *[other] noch { cards }
}
tag-cards = { cards }
tag-cards-short = { $n }
risky-fits = Diese Karte könntest du anlegen. Trotzdem behalten?
alone-put-down = Sie passt nirgends: Gleich behältst du sie, und dein Zug endet.
alone-turn = Gleich wird deine oberste Karte umgedreht.
automatic-turn = Auto: umdrehen
automatic-put-down = Auto: behalten
first = Werde deine Karten los; Farben sind egal. Dreh deine oberste Karte um und tippe dann an, wohin sie soll: Eine Reihe nimmt die nächsthöhere Zahl, der offene Stapel eines anderen die nächsthöhere oder nächstniedrigere. Eine 1 beginnt von selbst eine Reihe.
help-win = Werde vor allen anderen deine Karten los: auf die Reihen in der Mitte, die von 1 bis 15 wachsen, oder auf die offenen Stapel der anderen.
help-turn = Dreh die oberste Karte deines geschlossenen Stapels um und leg sie auf eine Reihe oder den offenen Stapel eines anderen. Hat sie ihren Platz gefunden, darfst du die nächste umdrehen oder deinen Zug beenden: Dann bleibt sie deine nächste Karte. Eine Karte, die nirgends passt, behältst du: Sie kommt auf deinen eigenen offenen Stapel, und dein Zug ist zu Ende. Die Karten dort kommen erst wieder, wenn dein geschlossener Stapel leer ist.
picture-row = Du hast eine 5 umgedreht, und eine Reihe endet mit 4: Dort kommt die 5 hin.
picture-give = Du hast eine 8 umgedreht, und auf einem fremden offenen Stapel liegt eine 9. Um eins niedriger passt, um eins höher würde auch passen: Gib deine Karte dorthin.
picture-put-down = Die 14 passt nirgends: Du behältst sie auf deinem offenen Stapel, und dein Zug ist zu Ende.
picture-again = Deine 5 hat ihren Platz gefunden. Dreh die nächste Karte um, oder beende deinen Zug und heb sie dir für später auf.
lesson-turn = Wer zuerst alle Karten los ist, gewinnt. Tippe deinen geschlossenen Stapel an, um eine umzudrehen.
lesson-row = Jede 1 beginnt eine Reihe. Reihen wachsen um eins bis 15, in jeder Farbe. Tippe die an, die mit 4 endet.
lesson-again = Deine 5 hat gepasst: Du darfst noch eine umdrehen. Oder du beendest den Zug, und die nächste wartet. Tippe deinen geschlossenen Stapel an.
lesson-put-down = Die 15 passt nirgends: Du behältst sie, und dein Zug endet. Tippe deinen offenen Stapel an.
lesson-turn-over = Dein geschlossener Stapel ist leer. Tippe den offenen an: Alles außer der obersten Karte wird wieder dein geschlossener Stapel.
lesson-give = Auf offene Stapel anderer passt die nächste Zahl nach oben oder unten. Tippe für deine 8 die 9 an.
lesson-last = Deine 8 hat gepasst: Dein Zug geht weiter. Nur die 15 ist noch da. Tippe deinen offenen Stapel an, um sie aufzunehmen.
lesson-win = Tippe die Reihe an, die mit 14 endet.
lesson-win-done = Alle deine Karten sind weg: Du hast gewonnen!
do-turn = Karte umdrehen
do-stop = Zug beenden
do-put-down = Behalten
do-build = Bei mir anlegen
do-row = Auf Reihe { $row }
do-give = An { $seat }
do-borrow = Von { $seat } für Reihe { $row } leihen
proposals = Leihen …

# Was ein erklärender Bot zu seinem Zug sagt: Nichts davon hängt von verdeckten Karten ab
explain-row = Das ist die nächste Zahl dieser Reihe.
explain-row-rather = In der Reihe ist sie endgültig weg: Niemand bekommt sie.
explain-takes-row = Wer die 15 legt, bekommt die Reihe.
explain-give = Es ist die nächste Zahl nach oben oder unten: Sie passt dort.
explain-give-leader = Sie passt dort, und dieser Spieler hat die wenigsten Karten.
explain-last-card = Das war meine letzte Karte.
explain-borrow = Geliehene Karten machen in der Reihe Platz für meine.
explain-stop = Ich kenne meine nächste Karte: Sie passt jetzt nirgends.
explain-fits-nowhere = Sie passt nirgends: Ich behalte sie.
explain-overlooked = Hoppla, ich habe übersehen, wo sie passt.
explain-keeps-high = Wer die 15 legt, bekommt die Reihe: Darum behalte ich sie.
explain-helps-others = Sie würde passen, aber das hülfe den anderen mehr.
explain-build = Sie passt auf meinen offenen Stapel, darum geht mein Zug weiter.
