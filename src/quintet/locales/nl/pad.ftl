# Het scoreblok voor wie met echte kaarten speelt.
pad = Scoreblok
pad-about = Jullie spelen met echte kaarten, en deze pagina telt voor jullie. Is hij één keer geopend, dan werkt hij ook zonder netwerk.
pad-off = Op deze server is geen scoreblok.
pad-which = Wat spelen jullie?
pad-who = Wie spelen er mee?
pad-seating = In de volgorde waarin jullie zitten, met de klok mee.
pad-player-n = Speler { $n }
pad-add = Nog iemand erbij
pad-remove = { $player } weghalen
pad-raise = { $player } omhoog
pad-deals-first = Wie deelt het eerst?
pad-begins-first = Wie begint?
pad-same-name = Twee spelers hebben dezelfde naam.
pad-begin = Beginnen
pad-last = Verder met het laatste blok: { $game }, { $names }
pad-open = Bewaard blok openen
pad-unreadable = Dit bestand is geen blok dat hier gelezen kan worden. Er is niets veranderd.
pad-refused = Het blok in deze browser komt uit een andere versie en kan hier niet gelezen worden. Er gaat niets verloren: bewaar het als bestand en begin dan een nieuw blok.
pad-not-kept = Deze browser onthoudt niets: sluit de pagina pas als jullie klaar zijn.
pad-deals = { $player } deelt, { $next } begint
pad-begins = { $player } begint
pad-deals-short = deelt
pad-begins-short = begint
pad-level-is = Level { $n }
pad-all-levels = alle levels uitgelegd
pad-undo = Ongedaan maken
pad-new = Nieuw blok
pad-leave = Deze partij is nog niet afgelopen. Hij wordt bewaard, en jullie kunnen er later mee verdergaan.
pad-write = Opschrijven
pad-correct = Ronde { $n } verbeteren
pad-write-correction = Verbeteren
pad-delete = Ronde { $n } wissen
pad-spare = Met deze verbetering eindigt de partij na ronde { $n }. De latere rondes blijven staan, maar tellen niet mee.
pad-rounds = Rondes
pad-won = Eerder gewonnen partijen: { $names }
pad-after = na { $n ->
    [one] één ronde
   *[other] { $n } rondes
}
pad-as-picture = Als afbeelding
pad-as-text = Als tekst
pad-as-file = Als bestand bewaren
pad-copied = Gekopieerd.
pad-place = { $n }e plaats: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
pad-less = Eén minder voor { $player }
pad-more = Eén meer voor { $player }
pad-tap-cards = Tik hieronder op de kaarten.
pad-typed = { $n ->
    [one] Eén punt, ingetypt
   *[other] { $n } punten, ingetypt
}
pad-or-type = of typ de punten:
pad-none-left = Geen kaart over
pad-next = Verder met { $player }
pad-take-back = { $card } terugnemen
pad-card-points = { $card }: { $n ->
    [one] één punt
   *[other] { $n } punten
}
pad-ask-went-out = Wie is uit?
pad-nobody-went-out = Niemand: het spel zit vast
pad-ask-cards-left = Welke kaarten hebben de anderen nog?
pad-ask-emptied-stock = Wie heeft een lege voorraadstapel?
pad-nobody-emptied-stock = Niemand: het spel zit vast
pad-ask-stock-left = Hoeveel kaarten liggen er nog in de voorraadstapels?
pad-ask-out = In welke volgorde waren jullie je kaarten kwijt? Tik op de namen.
pad-ask-rows = Gewonnen rijtjes, elk { $points } punten
pad-ask-coloured = Rijtjes in één kleur, elk { $points } punten
pad-ask-played-away = Wie heeft geen kaart meer?
pad-nobody-played-away = Niemand: het spel zit vast
pad-ask-number-left = Hoeveel kaarten hebben de anderen nog? (alleen voor de rangschikking)
pad-ask-called = Wie riep “I Go!”?
pad-nobody-called = Niemand: de ronde telt niet
pad-ask-took-last = Wie nam de laatste kaart van het aanbod?
pad-nobody-took-last = Niemand
pad-ask-minus = Welke kaarten blijven over en tellen als minpunten?
pad-ask-ended = Wie heeft de ronde beëindigd of level 8 uitgelegd?
pad-nobody-ended = Niemand: het spel zit vast
pad-ask-laid = Bij wie ligt het level op tafel?
pad-ask-laid-too = Bij wie ligt het level ook op tafel?
pad-told-perfect = Een perfecte “I Go!”: { $player } wint meteen.
pad-told-keeps = { $player } mag tot { $n } kaarten houden voor de volgende ronde.
