# Das Blatt des Tages
daily = Blatt des Tages
daily-of = Blatt des Tages: { $game }
daily-about = Alle bekommen dieselben Karten, denselben Platz und { $bots ->
    [one] denselben Bot
   *[other] dieselben { $bots } Bots
}. Du hast einen Versuch, ohne Tipps. Du kannst später weiterspielen, auf jedem deiner Geräte.
daily-measure = Zuerst zählt der Platz in der Partie, dann die Punkte, dann, wer weniger Züge gebraucht hat.
daily-play = Spielen
daily-go-on = Weiterspielen
daily-tries = { $n ->
    [0] Noch hat es niemand versucht.
    [one] Eine Person hat es versucht. Die Ergebnisse siehst du, wenn du gespielt hast.
   *[other] { $n } Leute haben es versucht. Die Ergebnisse siehst du, wenn du gespielt hast.
}
daily-nobody = Niemand hat zu Ende gespielt.
daily-sealed = Den Rückblick gibt es, wenn der Tag vorbei ist: Andere spielen noch mit denselben Karten.
daily-rank = Rang
daily-name = Name
daily-place = Platz
daily-points = Punkte
daily-moves = Züge
daily-past = Frühere Tage
daily-today = Zum heutigen Blatt
daily-proof = Niemand hat die Karten ausgesucht
daily-proof-about = Der Server lost die Karten am Tag vorher aus und veröffentlicht ihren Fingerabdruck. Wenn der Tag vorbei ist, zeigt er, woraus der Fingerabdruck gemacht war. Dieser Browser merkt sich die Fingerabdrücke, die er gesehen hat.
daily-committed = Fingerabdruck für den { $day }, veröffentlicht am { $at }
daily-seed = Woraus er gemacht war
daily-proof-fits = Der Fingerabdruck stimmt: Dieser Browser hat nachgerechnet.
daily-proof-noted = Der Fingerabdruck stimmt, und er ist der, den sich dieser Browser vorher gemerkt hat.
daily-proof-broken = Der Fingerabdruck stimmt nicht. Wende dich an die Person, die diesen Server betreibt.
problem-no-such-day = An diesem Tag gab es kein Blatt.
