# Level 8: alles, was die Engine in diesem Spiel zu sagen hat.

option-sheet = welche Levelkarte gespielt wird
option-sheet-one_star = ein Stern: die leichteren Level
option-sheet-two_star = zwei Sterne: unsere schwereren Level, ab Level 5 darf man Karten behalten
option-master = mit den Sonderkarten Nimm, Tausch und Behalte
option-double_deck = mit einem zweiten Satz Zahlen und neun Bereichsjokern

preset-standard = ein Stern, die Karten der Schachtel
preset-hard = zwei Sterne
preset-master = ein Stern mit den Sonderkarten
preset-double_deck = ein Stern mit einem zweiten Satz Zahlen und Bereichsjokern
preset-everything = zwei Sterne, Sonderkarten, zweiter Satz Zahlen und Bereichsjoker

prompt-take = Nimm die oberste Karte des Nachziehstapels oder eines Ablagestapels.
prompt-play = Leg dein Level aus, wenn du kannst, oder leg eine Karte ab.
prompt-add = Leg Karten an die ausliegenden Level an oder leg eine Karte ab.
prompt-name = Sag, was der nächste Teil deines Levels ist.
prompt-put = Leg die nächste Karte deines Levels.
prompt-show = Wähle drei Karten, die du zeigst.
prompt-claim = Nimm eine der gezeigten Karten.
prompt-swap = Leg bis zu drei Karten weg; du ziehst ebenso viele.
prompt-keep = Wähle die Karten, die du in die nächste Runde mitnimmst.

refusal-there-is-no-such-action = Das gibt es hier nicht.
refusal-there-is-no-such-seat = Diesen Platz gibt es nicht.
refusal-it-is-not-your-turn = Du bist nicht an der Reihe.
refusal-you-must-take-a-card-first = Du musst erst eine Karte nehmen.
refusal-you-have-taken-a-card-already = Du hast schon eine Karte genommen.
refusal-the-draw-pile-is-empty = Der Nachziehstapel ist leer.
refusal-that-discard-pile-is-empty = Dieser Ablagestapel ist leer.
refusal-you-do-not-hold-that-card = Diese Karte hast du nicht.
refusal-your-level-lies-already = Dein Level liegt schon aus.
refusal-your-level-does-not-lie-yet = Dein Level liegt noch nicht aus.
refusal-you-cannot-lay-your-level-now = Du kannst dein Level jetzt nicht auslegen.
refusal-you-are-not-laying-your-level = Du legst gerade kein Level aus.
refusal-you-must-finish-laying-your-level = Du musst dein Level erst fertig auslegen.
refusal-say-first-what-you-lay = Sag zuerst, was alle Teile deines Levels sind.
refusal-you-must-put-a-card = Alle Teile sind genannt: Leg die nächste Karte.
refusal-that-does-not-lead-to-a-complete-level = So wird kein vollständiges Level daraus.
refusal-that-card-comes-later = Diese Karte kommt später: Farben zuerst, Reihen von unten her, Zahlen aufsteigend, Joker zuletzt.
refusal-there-is-no-such-combination = Diese Kombination liegt nicht auf dem Tisch.
refusal-that-card-does-not-fit-there = Diese Karte passt dort nicht.
refusal-the-last-card-can-only-be-discarded = Die letzte Karte kannst du nur ablegen.
refusal-you-cannot-miss-your-own-turn = Dich selbst kannst du nicht aussetzen lassen.
refusal-that-player-misses-a-turn-already = Dieser Spieler muss schon aussetzen.
refusal-nobody-asks-you-to-do-that-now = Das ist jetzt nicht gefragt.
refusal-you-must-show-cards = Du musst Karten zeigen.
refusal-you-must-take-one-of-the-cards-shown = Du musst eine der gezeigten Karten nehmen.
refusal-that-card-is-not-shown = Diese Karte zeigt dieser Spieler nicht.
refusal-you-must-swap-cards = Du musst Karten zum Tauschen weglegen.
refusal-you-must-swap-at-least-one-card = Du musst mindestens eine Karte tauschen.
refusal-you-choose-which-cards-to-keep = Du wählst, welche Karten du behältst.
refusal-you-may-keep-no-more-cards = Mehr Karten darfst du nicht behalten.
refusal-cards-are-chosen-in-the-order-of-their-kinds = Karten werden in der Reihenfolge ihrer Sorten gewählt.

declared-level = { $player } legt Level { $detail } aus.

event-scored = { $player } steigt { $points ->
    [one] ein Level
   *[other] { $points } Level
} auf: { $why }.
scored-level = Level ausgelegt
scored-bonus = Level ausgelegt und zuerst fertig
round-ended-out = { $player } hat keine Karten mehr.
round-ended-level-8 = { $player } hat Level 8 ausgelegt.
round-ended-stalemate = Nach je sechzig Zügen endet die Runde.
round-ended-no-cards = Es gibt keine Karte mehr zu nehmen: Die Runde ist zu Ende.
round-ended-turn-limit = Die Höchstzahl der Züge ist erreicht.

moved-hand-front = { $whose ->
    [own] { $player } legt { $card } vor sich hin.
   *[other] { $player } legt { $card } vor { $other } hin.
}
moved-front-under = { $player } schiebt { $card } unter den Nachziehstapel.
moved-hand-under = { $player } spielt { $card }.

# Wie man die Karten liest
legend = R7 ist eine rote 7; die Farben sind R rot, O orange, Y gelb, G grün, B blau, P lila. J ist ein Joker, J1-5 einer nur für 1 bis 5, MISS lässt einen Spieler aussetzen; TAKE, SWAP und KEEP sind die Sonderkarten Nimm, Tausch und Behalte.

zone-draw = Nachziehstapel
zone-under = unter dem Nachziehstapel
zone-discard = Ablagestapel
zone-hand = Hand
zone-level = Kombination
zone-front = vor sich

hint-draws = keine offene Karte verspricht mehr als eine unbekannte
hint-takes-special = damit kannst du andere aufhalten oder stören
hint-can-be-added = sie lässt sich an ein Level auf dem Tisch anlegen
hint-completes = damit ist dein Level vollständig
hint-lacks-less = deinem Level fehlt dann eine Karte weniger
hint-more-would-help = danach würden dir mehr Karten helfen
hint-wins = das gewinnt die Partie
hint-lays = dann liegt dein Level aus, egal wer die Runde beendet
hint-lays-later = dein Level kann warten, und so lange legt niemand daran an
hint-lays-well = das spart Joker, und du kannst am meisten anlegen
hint-adds = eine Karte weniger, und das Ende der Runde rückt näher
hint-ends-round = das beendet die Runde und bringt dich zwei Level weiter
hint-fits-nowhere = sie lässt sich nirgends anlegen
hint-sheds = eine Karte weniger
hint-not-needed = dein Level braucht sie nicht
hint-rest-is-needed = die anderen brauchst du
hint-plays-again = du bist gleich noch einmal an der Reihe
hint-stops = dieser Spieler muss aussetzen
hint-stops-leader = wer vorn liegt, muss aussetzen
hint-stops-who-is-nearly-out = dieser Spieler könnte die Runde bald beenden
hint-asks-for-cards = du bekommst das Beste von dem, was die anderen zeigen müssen
hint-swaps = neue Karten für die, die dir nicht helfen
hint-may-keep = du darfst Karten in die nächste Runde mitnehmen
hint-helps-most = sie hilft dir am meisten
hint-goes-together = sie passt zu anderen, die du behältst
hint-keeps-no-more = keine andere Karte lohnt das Behalten
