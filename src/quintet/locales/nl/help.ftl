# De hulp bij een spel: het blad aan tafel, en de pagina apart
help-how-to-win = Zo win je
help-a-turn = Een beurt
picture-whose = { $pile } ({ $isOwn ->
    [yes] van jou
   *[no] van iemand anders
})
help-options = Opties
help-options-here = Zo wordt er aan jouw tafel gespeeld.
help-options-usual = Wie een tafel opent, kan dit veranderen. Gebruikelijk is:
help-else = of: { $words }
help-from-to = { $low } tot en met { $high }
help-all-rules = Alle regels, genummerd
ruling-means = een keuze van ons waar de gedrukte spelregels iets openlaten
quoted = ‘{ $words }’
