# L’aiuto di un gioco: il foglio al tavolo, e la pagina a parte
help-how-to-win = Come si vince
help-a-turn = Un turno
picture-whose = { $pile } ({ $isOwn ->
    [yes] davanti a te
   *[no] davanti a un altro giocatore
})
help-options = Opzioni
help-options-here = Al tuo tavolo si gioca così.
help-options-usual = Chi apre un tavolo può cambiare queste opzioni. Di solito:
help-else = oppure: { $words }
help-from-to = da { $low } a { $high }
help-all-rules = Tutte le regole, numerate
ruling-means = una decisione nostra dove il foglio stampato lascia un punto aperto
quoted = «{ $words }»
