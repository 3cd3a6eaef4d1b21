# 15GO!: alles, was die Engine in diesem Spiel zu sagen hat.

option-sets = so viele Sätze der Karten 1 bis 15
option-colours = Farben der Karten
option-colours-8 = acht, eine je Satz
option-colours-4 = vier, zwei Sätze je Farbe
option-play_open = vor dem Umdrehen darf man vom eigenen offenen Stapel spielen
option-build_own = eine umgedrehte Karte, die passt, darf auf den eigenen offenen Stapel
option-borrow = für eine Reihe darf man offene Karten der anderen mitbenutzen
option-points = um Punkte spielen, bis alle Karten weg sind

preset-basic = das Grundspiel
preset-advanced = alle vier Regeln für Fortgeschrittene
preset-two_players = das Grundspiel mit 60 Karten
preset-three_players = das Grundspiel mit 90 Karten

prompt-turn = Dreh deine oberste Karte um.
prompt-open = Spiel die oberste Karte deines offenen Stapels oder dreh eine Karte um.
prompt-place = Leg die umgedrehte Karte an, oder leg sie auf deinen offenen Stapel.
prompt-put-down = Die Karte passt nirgends: Leg sie auf deinen offenen Stapel.
prompt-chain = Setz die Reihe mit deiner eigenen Karte fort.

refusal-there-is-no-such-action = Das gibt es hier nicht.
refusal-it-is-not-your-turn = Du bist nicht an der Reihe.
refusal-the-borrowed-cards-must-be-followed-by-your-own = Auf die geliehenen Karten muss deine eigene folgen.
refusal-you-have-turned-a-card-already = Du hast schon eine Karte umgedreht.
refusal-you-must-turn-a-card-first = Du musst erst eine Karte umdrehen.
refusal-your-open-pile-is-empty = Dein offener Stapel ist leer.
refusal-building-on-the-own-pile-is-switched-off = An diesem Tisch wird nicht auf dem eigenen Stapel angelegt.
refusal-borrowing-is-switched-off = An diesem Tisch wird nicht geliehen.
refusal-that-card-does-not-fit = Diese Karte passt nicht.
refusal-there-is-no-such-row = Diese Reihe gibt es nicht.
refusal-there-is-no-such-player = Diesen Spieler gibt es nicht.
refusal-nothing-can-be-laid-on-an-empty-open-pile = Auf einen leeren offenen Stapel kann man nichts legen.
refusal-you-give-to-others-only = Karten geben kannst du nur den anderen.
refusal-you-borrow-from-others-only = Leihen kannst du nur von den anderen.
refusal-there-is-nothing-to-borrow = Da gibt es nichts zu leihen.
refusal-your-own-card-could-not-follow = Deine eigene Karte könnte nicht darauf folgen.

declared-turned-over = { $player } dreht den offenen Stapel um.
declared-out = { $player } hat keine Karte mehr.

scored-row = eine Reihe vollendet
scored-one-colour-row = eine einfarbige Reihe vollendet
scored-place = alle Karten abgelegt
round-ended-out = { $player } hat alle Karten abgelegt.
round-ended-all-out = Alle Karten sind weg.
round-ended-stalemate = Keine Karte findet mehr in die Mitte: Die Partie ist zu Ende.
round-ended-turn-limit = Die Höchstzahl der Züge ist erreicht.

moved-closed-turned = { $player } dreht { $card } um.
moved-open-turned = { $player } nimmt { $card } wieder auf.
moved-turned-row = { $actor } legt { $card } auf { $target }.
moved-turned-open = { $whose ->
    [own] { $player } legt { $card } auf den eigenen offenen Stapel.
   *[other] { $actor } legt { $card } auf den offenen Stapel von { $player }.
}
moved-open-row = { $whose ->
    [own] { $player } spielt { $card } vom offenen Stapel auf { $target }.
   *[other] { $actor } leiht sich { $card } von { $player } für { $target }.
}
moved-open-open = { $player } spielt { $card } vom offenen Stapel auf den von { $other }.
moved-open-closed = Daraus wird wieder der geschlossene Stapel: { $card }.
moved-row-finished = Die Reihe ist vollständig und kommt weg.
moved-row-taken = { $player } nimmt sich die vollständige Reihe.

# Wie man die Karten liest
legend = R7 ist eine rote 7. Die Farben: R rot, B blau, G grün, Y gelb, O orange, V violett, P rosa, T türkis.

# Warum der Regelspieler es täte
hint-starts-turn = damit beginnt ein Zug
hint-fits-nowhere = sie passt nirgends
hint-keeps-high = wer die 15 legt, bekommt die Reihe: heb sie dir auf
hint-keeps-open-card = deine offene Karte ist mehr wert, wo sie liegt
hint-helps-others = sie zu legen, würde den anderen mehr helfen
hint-turn-goes-on = dein Zug geht weiter
hint-makes-room = geliehene Karten machen Platz für deine eigene
hint-last-card = es ist deine letzte Karte
hint-takes-row = damit bekommst du die Reihe
hint-next-fits = deine nächste Karte passt darauf
hint-sheds = eine Karte weniger, und niemand bekommt sie dazu
hint-hits-leader = sie geht an den Spieler mit den wenigsten Karten
hint-gives = für dich eine Karte weniger, für einen anderen eine mehr

zone-closed = geschlossener Stapel
zone-open = offener Stapel
zone-turned = umgedrehte Karte
zone-row = Reihe
zone-finished = fertige Reihen
zone-taken = gewonnene Reihen
