# Het spel van de dag
daily = Spel van de dag
daily-of = Spel van de dag: { $game }
daily-about = Iedereen krijgt dezelfde kaarten, dezelfde plaats en dezelfde { $bots ->
    [one] bot
   *[other] { $bots } bots
}. Je hebt één poging, zonder tips. Je kunt later verder spelen, op al je apparaten.
daily-measure = Eerst telt de plaats in de partij, dan de punten, dan wie minder zetten nodig had.
daily-play = Spelen
daily-go-on = Verder spelen
daily-tries = { $n ->
    [0] Nog niemand heeft het geprobeerd.
    [one] Eén persoon heeft het geprobeerd. Je ziet de uitslag als je hebt gespeeld.
   *[other] { $n } mensen hebben het geprobeerd. Je ziet de uitslag als je hebt gespeeld.
}
daily-nobody = Niemand heeft het uitgespeeld.
daily-sealed = Terugkijken kan zodra de dag voorbij is: anderen spelen nog met dezelfde kaarten.
daily-rank = Rang
daily-name = Naam
daily-place = Plaats
daily-points = Punten
daily-moves = Zetten
daily-past = Eerdere dagen
daily-today = Naar het spel van vandaag
daily-proof = Niemand heeft de kaarten gekozen
daily-proof-about = De server loot de kaarten een dag eerder en maakt de vingerafdruk ervan bekend. Als de dag voorbij is, laat hij zien waarvan de vingerafdruk gemaakt was. Deze browser bewaart de vingerafdrukken die hij heeft gezien.
daily-committed = Vingerafdruk voor { $day }, bekendgemaakt op { $at }
daily-seed = Waarvan hij gemaakt was
daily-proof-fits = De vingerafdruk klopt: deze browser heeft het nagerekend.
daily-proof-noted = De vingerafdruk klopt, en het is dezelfde die deze browser eerder heeft bewaard.
daily-proof-broken = De vingerafdruk klopt niet. Vraag het aan degene die deze server beheert.
problem-no-such-day = Die dag was er geen spel.
