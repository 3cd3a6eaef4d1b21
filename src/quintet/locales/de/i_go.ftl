# I Go!: alles, was die Engine in diesem Spiel zu sagen hat.

option-target = Punkte, mit denen man die Partie gewinnt

preset-standard = vier Punkte gewinnen
preset-short = zwei Punkte gewinnen

prompt-take = Nimm eine Karte: vom Nachziehstapel, vom Ablagestapel oder aus der Auslage.
prompt-lay = Leg eine Karte auf den Ablagestapel.
prompt-call = Ruf I Go! oder passe.
prompt-must-call = Du hast die letzte Karte des Nachziehstapels genommen: Ruf I Go!
prompt-row = Wähle die Farben deiner Reihe.

refusal-there-is-no-such-action = Das gibt es hier nicht.
refusal-it-is-not-your-turn = Du bist nicht an der Reihe.
refusal-you-have-taken-a-card-already = Du hast schon eine Karte genommen.
refusal-you-must-take-a-card-first = Du musst erst eine Karte nehmen.
refusal-you-have-laid-a-card-already = Du hast schon eine Karte abgelegt.
refusal-you-must-lay-a-card-first = Du musst erst eine Karte ablegen.
refusal-you-do-not-hold-that-card = Diese Karte hast du nicht.
refusal-that-card-was-just-taken-from-the-discard-pile = Diese Karte hast du gerade vom Ablagestapel genommen: Leg eine andere ab.
refusal-who-takes-the-last-stock-card-must-call = Wer die letzte Karte des Nachziehstapels nimmt, muss I Go! rufen.
refusal-you-must-call-first = Du musst erst I Go! rufen.
refusal-you-have-called-already = Du hast schon I Go! gerufen: Wähle die Farben deiner Reihe.
refusal-the-colour-of-the-display-cannot-be-in-the-row = Karten in der Farbe der Auslage zählen ohnehin nicht; in die Reihe können sie nicht.
refusal-you-hold-no-card-of-that-colour = Du hast keine Karte in dieser Farbe.
refusal-you-hold-a-card-for-a-row = Du hast eine Karte, die in eine Reihe kann.

declared-i-go = { $player } ruft I Go!
declared-group = { $player } legt { $detail } beiseite: die Farbe der Auslage.
declared-row = { $player } legt die Reihe { $detail }.
declared-added = { $player } fügt { $detail } zur Reihe des I-Go!-Spielers hinzu.
declared-rest = { $player } bleibt auf { $detail } sitzen.
declared-minus = { $detail ->
    [0] { $player } hat keine Minuspunkte.
    [one] { $player } hat einen Minuspunkt.
   *[other] { $player } hat { $detail } Minuspunkte.
}
declared-perfect = { $player } schafft ein perfektes I Go! und gewinnt die Partie.

scored-lowest = die wenigsten Minuspunkte
scored-not-above-the-caller = nicht mehr Minuspunkte als der I-Go!-Spieler
round-ended-i-go = Die Runde wird gewertet.
round-ended-perfect = { $player } hat keinen einzigen Minuspunkt.
round-ended-display-empty = Die letzte Karte der Auslage ist weg: Die Runde zählt nicht.
round-ended-stalemate = Seit 200 Zügen hat niemand I Go! gerufen: Die Runde zählt nicht.
round-ended-turn-limit = Die Höchstzahl der Züge ist erreicht.

# Wie man die Karten liest
legend = R7 ist eine rote 7. Die Farben: R rot, O orange, Y gelb, G grün, T türkis, B blau, V violett, P rosa, W weiß, K schwarz.

zone-stock = Nachziehstapel
zone-display = Auslage
zone-discard = Ablagestapel
zone-hand = Hand

hint-open-cards-bad = die offenen Karten helfen dir weniger als die meisten anderen
hint-free-card = sie zählt nichts, denn sie hat die Farbe der Auslage
hint-fits-row = sie passt in deine Reihe
hint-next-colour = die nächste Farbe der Auslage kommt dir mehr entgegen
hint-cheap-card = sie kostet weniger als die Karte, die sie ersetzt
hint-voids-round = dann zählt die Runde nicht
hint-dearest-card = es ist die teuerste Karte, die du nicht brauchst
hint-keeps-better-cards = was du behältst, kann noch passen
hint-gives-up-row = eine andere Reihe verspricht mehr
hint-hand-can-improve = jemand könnte weniger haben, und deine Hand kann noch besser werden
hint-few-points = die anderen dürften mehr Minuspunkte haben
hint-calls-first = die anderen hatten kaum Zeit, und wer ruft, beginnt die nächste Runde
hint-must-call = du hast die letzte Karte des Nachziehstapels genommen
hint-perfect = ohne Minuspunkte gewinnst du die Partie
hint-least-left = so bleiben dir die wenigsten Minuspunkte
hint-hard-to-add = an diese Reihe können die anderen kaum anlegen
