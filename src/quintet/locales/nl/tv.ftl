# De televisie is de tafel, telefoons zijn de handen
tv-type-code = Typ de code
tv-where-code = Wie aan tafel zit, vindt hem op de telefoon onder “{ $button }”.
tv-erase = Laatste cijfer wissen
tv-join = Doe mee
tv-turn = is aan de beurt
tv-may-sleep = Dit scherm gaat na een tijdje misschien uit: browsers houden het alleen wakker bij adressen met https.
tv-starts-in = Iedereen is klaar. Over { $n } s wordt er gedeeld.
tv-take-seat = Scan de code en ga zitten. De host kan vrije plaatsen aan bots geven.
tv-press-ready = Druk op je telefoon op “{ $button }”.
tv-again = Nog een partij? Druk op je telefoon op “{ $button }”.
tv-open = Open dit adres op de televisie:
tv-then-type = Typ dan met de afstandsbediening deze code:
tv-or-scan = Een tablet of laptop kan in plaats daarvan dit scannen.
tv-code-lasts = De code werkt een paar minuten. De televisie toont alleen wat iedereen mag zien, en nooit een hand.
tv-shown = { $n ->
    [one] Eén televisie toont deze tafel.
   *[other] { $n } televisies tonen deze tafel.
}
tv-dismiss = Televisies loskoppelen
tv-off = Ze zijn losgekoppeld. Met een nieuwe code komen ze terug.
hand-look-up = Ronde { $n } is voorbij. Kijk naar de televisie.
hand-on-tv = De tafel staat op de televisie.
hand-may-sleep = Je telefoon gaat tijdens het wachten misschien uit: browsers houden hem alleen wakker bij adressen met https.
hand-of = Stapels van { $player }
