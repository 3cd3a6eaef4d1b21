# Ein Fernseher ist der Tisch, Handys sind die Hände
tv-type-code = Code eingeben
tv-where-code = Wer am Tisch sitzt, findet ihn auf dem Handy unter „{ $button }“.
tv-erase = Letzte Ziffer löschen
tv-join = Mitspielen
tv-turn = ist dran
tv-may-sleep = Dieser Bildschirm geht vielleicht nach einer Weile aus: Browser halten ihn nur bei Adressen mit https wach.
tv-starts-in = Alle sind bereit. In { $n } s wird gegeben.
tv-take-seat = Scannt den Code und setzt euch. Der Gastgeber kann freie Plätze an Bots geben.
tv-press-ready = Drückt auf euren Handys „{ $button }“.
tv-again = Noch eine Partie? Drückt auf euren Handys „{ $button }“.
tv-open = Öffne auf dem Fernseher diese Adresse:
tv-then-type = Gib dann mit der Fernbedienung diesen Code ein:
tv-or-scan = Ein Tablet oder Laptop kann stattdessen das hier scannen.
tv-code-lasts = Der Code gilt ein paar Minuten. Der Fernseher zeigt nur, was alle sehen dürfen, und nie eine Hand.
tv-shown = { $n ->
    [one] Ein Fernseher zeigt diesen Tisch.
   *[other] { $n } Fernseher zeigen diesen Tisch.
}
tv-dismiss = Fernseher trennen
tv-off = Die Fernseher sind getrennt. Mit einem neuen Code kommen sie zurück.
hand-look-up = Runde { $n } ist vorbei. Schau auf den Fernseher.
hand-on-tv = Der Tisch ist auf dem Fernseher.
hand-may-sleep = Dein Handy geht beim Warten vielleicht aus: Browser halten es nur bei Adressen mit https wach.
hand-of = Stapel von { $player }
