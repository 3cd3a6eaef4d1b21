# La TV è il tavolo, i telefoni sono le mani
tv-type-code = Scrivi il codice
tv-where-code = Chi è seduto al tavolo lo trova sul telefono, sotto «{ $button }».
tv-erase = Cancella l’ultima cifra
tv-join = Gioca anche tu
tv-turn = sta giocando
tv-may-sleep = Questo schermo può spegnersi dopo un po’: i browser lo tengono acceso solo agli indirizzi con https.
tv-starts-in = Sono tutti pronti. Si danno le carte tra { $n } s.
tv-take-seat = Inquadrate il codice e sedetevi. L’host può dare i posti liberi ai bot.
tv-press-ready = Premete «{ $button }» sui telefoni.
tv-again = Un’altra partita? Premete «{ $button }» sui telefoni.
tv-open = Apri questo indirizzo sulla TV:
tv-then-type = Poi scrivi questo codice con il telecomando:
tv-or-scan = Oppure inquadra questo codice con un tablet o un portatile.
tv-code-lasts = Il codice vale per qualche minuto. La TV mostra solo ciò che tutti possono vedere, e mai le carte in mano.
tv-shown = { $n ->
    [one] Una TV mostra questo tavolo.
   *[other] { $n } TV mostrano questo tavolo.
}
tv-dismiss = Scollega le TV
tv-off = Sono scollegate. Con un nuovo codice possono tornare.
hand-look-up = La mano { $n } è finita. Guarda la TV.
hand-on-tv = Il tavolo è sulla TV.
hand-may-sleep = Il telefono può spegnersi mentre aspetti: i browser lo tengono acceso solo agli indirizzi con https.
hand-of = Le pile di { $player }
