# Der Punkteblock für alle, die mit echten Karten spielen.
pad = Punkteblock
pad-about = Ihr spielt mit echten Karten, und diese Seite zählt für euch. War sie einmal geöffnet, geht sie auch ohne Netz.
pad-off = Auf diesem Server gibt es keinen Punkteblock.
pad-which = Was spielt ihr?
pad-who = Wer spielt mit?
pad-seating = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
pad-player-n = Person { $n }
pad-add = Noch jemand
pad-remove = { $player } entfernen
pad-raise = { $player } nach oben
pad-deals-first = Wer gibt zuerst?
pad-begins-first = Wer beginnt?
pad-same-name = Zwei von euch haben denselben Namen.
pad-begin = Los geht’s
pad-last = Den letzten Block weiterführen: { $game }, { $names }
pad-open = Gespeicherten Block öffnen
pad-unreadable = Diese Datei ist kein Block, der sich hier lesen lässt. Es hat sich nichts geändert.
pad-refused = Der Block in diesem Browser stammt aus einer anderen Version und lässt sich hier nicht lesen. Es geht nichts verloren: Speichere ihn als Datei und fang dann einen neuen an.
pad-not-kept = Dieser Browser merkt sich nichts: Schließ die Seite erst, wenn ihr fertig seid.
pad-deals = { $player } gibt, { $next } beginnt
pad-begins = { $player } beginnt
pad-deals-short = gibt
pad-begins-short = beginnt
pad-level-is = Level { $n }
pad-all-levels = alle Level ausgelegt
pad-undo = Rückgängig
pad-new = Neuer Block
pad-leave = Diese Partie ist noch nicht zu Ende. Sie wird weggelegt, und ihr könnt später weitermachen.
pad-write = Aufschreiben
pad-correct = Runde { $n } berichtigen
pad-write-correction = Berichtigen
pad-delete = Runde { $n } löschen
pad-spare = Mit dieser Berichtigung endet die Partie nach Runde { $n }. Die späteren Runden bleiben stehen, zählen aber nicht.
pad-rounds = Runden
pad-won = Vorher gewonnene Partien: { $names }
pad-after = nach { $n ->
    [one] einer Runde
   *[other] { $n } Runden
}
pad-as-picture = Als Bild
pad-as-text = Als Text
pad-as-file = Als Datei speichern
pad-copied = Kopiert.
pad-place = Platz { $n }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pad-less = Eins weniger für { $player }
pad-more = Eins mehr für { $player }
pad-tap-cards = Tippe unten auf die Karten.
pad-typed = { $n ->
    [one] Ein Punkt, eingetippt
   *[other] { $n } Punkte, eingetippt
}
pad-or-type = oder Punkte eintippen:
pad-none-left = Keine Karte übrig
pad-next = Weiter mit { $player }
pad-take-back = { $card } zurücknehmen
pad-card-points = { $card }: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
pad-ask-went-out = Wer ist alle Karten los?
pad-nobody-went-out = Niemand: Es geht nicht weiter
pad-ask-cards-left = Welche Karten haben die anderen noch?
pad-ask-emptied-stock = Wessen Spielerstapel ist leer?
pad-nobody-emptied-stock = Keiner: Es geht nicht weiter
pad-ask-stock-left = Wie viele Karten liegen noch in den Spielerstapeln?
pad-ask-out = In welcher Reihenfolge seid ihr eure Karten losgeworden? Tippe die Namen an.
pad-ask-rows = Gewonnene Reihen, je { $points } Punkte
pad-ask-coloured = Einfarbige Reihen, je { $points } Punkte
pad-ask-played-away = Wer hat keine Karte mehr?
pad-nobody-played-away = Niemand: Es geht nicht weiter
pad-ask-number-left = Wie viele Karten haben die anderen noch? (nur für die Rangfolge)
pad-ask-called = Wer hat „I Go!“ gerufen?
pad-nobody-called = Niemand: Die Runde zählt nicht
pad-ask-took-last = Wer hat die letzte Karte der Auslage genommen?
pad-nobody-took-last = Niemand
pad-ask-minus = Welche Karten sind übrig und zählen minus?
pad-ask-ended = Wer hat die Runde beendet oder Level 8 ausgelegt?
pad-nobody-ended = Niemand: Es geht nicht weiter
pad-ask-laid = Wer hat sein Level ausgelegt?
pad-ask-laid-too = Wer hat sonst noch sein Level ausgelegt?
pad-told-perfect = Ein perfektes „I Go!“: { $player } gewinnt sofort.
pad-told-keeps = { $player } darf bis zu { $n } Karten für die nächste Runde behalten.
