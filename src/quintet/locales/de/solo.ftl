# SOLO: alles, was die Engine in diesem Spiel zu sagen hat.

option-hand = Karten für jeden Spieler
option-throw_in = wer genau die gleiche Karte hat, darf sie zwischenwerfen
option-mixed_stack = ein Zieh 2 in der gewünschten Farbe darf ein Zieh 4 verlängern
option-play_after_penalty = wer Strafkarten gezogen hat, spielt danach einen normalen Zug
option-solo_call = was passiert, wenn jemand vergisst, SOLO zu sagen
option-solo_call-strict = zieht sofort zwei Karten
option-solo_call-catch = zieht zwei Karten, wenn ein anderer es merkt
option-solo_call-off = nichts
option-scoring = wie die Runden gewertet werden
option-scoring-minus_500 = die Verlierer schreiben ihre Karten auf, über 500 ist Schluss
option-scoring-minus_300 = die Verlierer schreiben ihre Karten auf, über 300 ist Schluss
option-scoring-winner_600 = wer gewinnt, bekommt die Karten der anderen, 600 gewinnen
option-scoring-round = eine einzige Runde

preset-standard = wie in der deutschen Ausgabe
preset-english = wer gewinnt, bekommt Punkte, 600 gewinnen
preset-french = bis 300 Minuspunkte
preset-quick = eine einzige Runde
preset-children = fünf Karten, kein Zwischenwerfen, kein SOLO-Ruf, eine einzige Runde

prompt-turn = Leg eine passende Karte ab oder zieh eine.
prompt-drawn = Leg die gezogene Karte ab oder passe.
prompt-penalty = Verlängere oder zieh die Strafkarten.
prompt-nothing-to-take = Leg eine passende Karte ab, wenn du eine hast; zu ziehen gibt es nichts mehr.
prompt-race = Du kannst etwas tun, ohne an der Reihe zu sein.

refusal-there-is-no-such-action = Das gibt es hier nicht.
refusal-it-is-not-your-turn = Du bist nicht an der Reihe.
refusal-you-have-nothing-to-call = Du hast nichts anzusagen.
refusal-nobody-can-be-caught-now = Gerade kann niemand erwischt werden.
refusal-you-cannot-catch-yourself = Dich selbst kannst du nicht erwischen.
refusal-throwing-in-is-switched-off = An diesem Tisch wird nicht zwischengeworfen.
refusal-you-do-not-hold-that-card = Diese Karte hast du nicht.
refusal-only-the-twin-of-the-top-card-may-be-thrown-in = Zwischenwerfen darfst du nur genau die Karte, die oben liegt.
refusal-only-a-card-that-passes-the-penalty-on-may-be-laid = Jetzt passt nur eine Karte, die verlängert.
refusal-only-the-card-just-taken-may-be-laid = Du darfst nur die Karte ablegen, die du gerade gezogen hast.
refusal-that-card-does-not-fit = Diese Karte passt nicht.
refusal-SOLO-is-not-said-at-this-table = An diesem Tisch wird nicht SOLO gesagt.
refusal-SOLO-is-said-with-the-last-but-one-card-only = SOLO sagst du nur bei deiner vorletzten Karte.
refusal-you-cannot-swap-hands-with-that-player = Mit diesem Spieler kannst du nicht tauschen.
refusal-you-have-taken-a-card-already = Du hast schon eine Karte gezogen.
refusal-there-is-nothing-to-take = Es gibt nichts mehr zu ziehen.
refusal-you-must-take-or-lay-a-card-first = Du musst erst eine Karte ziehen oder ablegen.

declared-throw-in = { $player } wirft dazwischen!
declared-colour = { $player } wünscht sich { $detail ->
    [red] Rot
    [green] Grün
    [blue] Blau
   *[yellow] Gelb
}.
declared-solo = { $player } sagt SOLO!
declared-forgot-solo = { $player } hat vergessen, SOLO zu sagen.
declared-caught = { $player } erwischt { $other }.
declared-wrong-catch = { $player } verdächtigt { $other } zu Unrecht.
declared-swap = { $player } tauscht alle Karten mit { $other }.
declared-all-round = Alle geben ihre Karten reihum weiter.

moved-hand-discard = { $player } legt { $card }.
moved-pack-hand = { $player } zieht { $card }.

scored-cards = übrige Handkarten
round-ended-out = { $player } hat alle Karten abgelegt.
round-ended-stalemate = Niemand kann mehr legen oder ziehen: Die Runde ist zu Ende.
round-ended-turn-limit = Die Höchstzahl der Züge ist erreicht.

# Wie man die Karten liest
legend = R7 ist eine rote 7; R: rot, G: grün, B: blau, Y: gelb. M: Aussetzen, C: Richtungswechsel, +2: Zieh 2, S: Kartentausch. CC: Farbenwahl, +4: Zieh 4, AR: Kartentausch reihum.

zone-pack = Kartenstock
zone-discard = Ablegestapel
zone-hand = Hand

hint-says-solo = du musst es jetzt sagen
hint-catches = jemand hat vergessen, SOLO zu sagen
hint-takes-penalty = du hast nichts Gutes zum Verlängern
hint-keeps-cards = was du legen könntest, ist später mehr wert
hint-wins-round = das gewinnt die Runde
hint-smaller-hand = so kommst du zu weniger Karten
hint-sheds = eine Karte weniger
hint-hits-next = es trifft einen Spieler, der fast fertig ist
hint-sheds-dear = so wirst du teure Karten los, bevor jemand fertig ist
hint-keeps-playable = so bleibt deine Hand spielbar
