# I Go!: wat alleen dit spel te zeggen heeft. Wat meer spellen hetzelfde zeggen, staat in frame.ftl.

option-target = punten waarmee je de partij wint
option-lay_back = de kaart die je net van de aflegstapel nam, mag je meteen terugleggen
option-call_from = wanneer je I Go! mag roepen
option-call_from-any = vanaf de eerste beurt
option-call_from-second = vanaf de tweede beurt

preset-standard = met vier punten win je
preset-short = met twee punten win je
preset-house = huisregels: niets meteen terugleggen, niet roepen in de eerste beurt

prompt-take = Neem een kaart: van de trekstapel, van de aflegstapel of uit het aanbod.
prompt-lay = Leg een kaart op de aflegstapel.
prompt-lay-with = Leg een kaart. Zonder de { $card } { $n ->
    [0] blijft er niets over.
    [one] blijft er maar één minpunt over.
   *[other] blijven de minste minpunten over: { $n }.
}
prompt-call = Roep I Go! als alle anderen meer minpunten hebben dan jij. Anders pas je.
prompt-call-with = { $n ->
    [0] Je houdt niets over: roep I Go! en win de partij.
    [one] Roep alleen I Go! als alle anderen meer dan één minpunt hebben. Anders pas je.
   *[other] Roep alleen I Go! als alle anderen meer dan { $n } minpunten hebben. Anders pas je.
}
prompt-must-call = Je hebt de laatste kaart van de trekstapel genomen: roep I Go!
prompt-row = Kies de kleuren van je rij.

refusal-you-have-laid-a-card-already = Je hebt al een kaart afgelegd.
refusal-you-must-lay-a-card-first = Je moet eerst een kaart afleggen.
refusal-that-card-was-just-taken-from-the-discard-pile = Die kaart heb je net van de aflegstapel genomen: leg een andere af.
refusal-who-takes-the-last-stock-card-must-call = Wie de laatste kaart van de trekstapel neemt, moet I Go! roepen.
refusal-nobody-calls-in-their-first-turn = Niemand roept I Go! in de eigen eerste beurt van een ronde.
refusal-you-must-call-first = Je moet eerst I Go! roepen.
refusal-you-have-called-already = Je hebt al I Go! geroepen: kies de kleuren van je rij.
refusal-the-colour-of-the-display-cannot-be-in-the-row = Kaarten in de kleur van het aanbod zijn al gratis; in de rij kunnen ze niet.
refusal-you-hold-no-card-of-that-colour = Je hebt geen kaart in die kleur.
refusal-you-hold-a-card-for-a-row = Je hebt een kaart die in een rij kan: leg een rij.

declared-i-go = { $player_is ->
    [you] Je
   *[other] { $player }
} roept I Go!
declared-group = { $player_is ->
    [you] Je
   *[other] { $player }
} legt { $detail } opzij: de kleur van het aanbod.
declared-row = { $player_is ->
    [you] Je
   *[other] { $player }
} legt de rij { $detail }.
declared-added = { $player_is ->
    [you] Je
   *[other] { $player }
} legt { $detail } aan bij de rij van de roeper.
declared-rest = { $player_is ->
    [you] Je
   *[other] { $player }
} blijft zitten met { $detail }.
declared-minus = { $detail ->
    [0] { $player_is ->
        [you] Je hebt
       *[other] { $player } heeft
    } geen minpunten.
    [one] { $player_is ->
        [you] Je hebt
       *[other] { $player } heeft
    } één minpunt.
   *[other] { $player_is ->
        [you] Je hebt
       *[other] { $player } heeft
    } { $detail } minpunten.
}
declared-perfect = { $player_is ->
    [you] Je
   *[other] { $player }
} maakt een perfecte I Go! en wint de partij.

scored-lowest = de minste minpunten
scored-not-above-the-caller = evenveel of minder minpunten dan de roeper
round-ended-i-go = De punten van deze ronde worden geteld.
round-ended-perfect = { $player_is ->
    [you] Je hebt
   *[other] { $player } heeft
} geen enkel minpunt.
round-ended-display-empty = De laatste kaart uit het aanbod is weg: de ronde telt niet.
round-ended-stalemate = Al 200 beurten heeft niemand I Go! geroepen: de ronde telt niet.
round-ended-laid-back = Iedereen legt steeds dezelfde kaart terug: de ronde telt niet.
moment-declared-i-go-others = { $player } roept I Go!
moment-declared-added-others = { $player } legt { $detail } aan bij de rij
moment-round-ended-i-go-player = Jij krijgt een punt!
moment-round-ended-i-go-others = Deze keer krijg je geen punt.
moment-round-ended-perfect-player = Een perfecte I Go!: jij wint de partij!

moved-hand-discard = { $player_is ->
    [you] Je
   *[other] { $player }
} legt { $card } af.

# Hoe je de kaarten leest
legend = R7 is een rode 7. De kleuren: R rood, O oranje, Y geel, G groen, T turquoise, B blauw, V violet, P roze, W wit, K zwart.

zone-stock = trekstapel
zone-display = aanbod
zone-discard = aflegstapel
zone-hand = hand

advise-take-discard = Neem de { $card } van de aflegstapel
advise-take-display = Neem de { $card } uit het aanbod
advise-i-go = Roep I Go!

hint-open-cards-bad = aan de open kaarten heb je minder dan aan de meeste andere
hint-open-cards-bad-here = { $n } van de { $all } kaarten die je niet hebt gezien, helpen je meer dan de open kaarten
hint-open-cards-useless = geen van de open kaarten helpt je
hint-open-cards-useless-here = met { $discard } of { $display } houd je evenveel minpunten: { $n }
hint-forces-call = het is de laatste: dan moet je I Go! roepen
hint-free-card = die kost niets: het is de kleur van het aanbod
hint-free-card-here = de kleur van het aanbod is dan { $colour }: die kost niets
hint-fits-row = die past in je rij
hint-fits-row-here = die past in je rij in { $first } en { $second }
hint-next-colour = de volgende kleur van het aanbod komt je beter uit
hint-next-colour-here = { $colour } wordt gratis: { $n } minpunten in plaats van { $now }
hint-cheap-card = die kost minder dan de kaart die ervoor weggaat
hint-cheap-card-here = na het afleggen heb je { $n } minpunten in plaats van { $now }
hint-can-go-back = je mag hem terugleggen en je hand houden zoals die is
hint-voids-round = dan telt de ronde niet
hint-dearest-card = van de kaarten waar je niets aan hebt, is dit de duurste
hint-dearest-card-here = van de kaarten waar je niets aan hebt, kost deze het meest: { $n }; er blijven { $left } minpunten
hint-keeps-better-cards = wat je houdt, kan nog passen
hint-keeps-better-cards-here = je rij in { $first } en { $second } kan met wat je houdt nog groeien
hint-gives-up-row = een andere rij belooft meer
hint-gives-up-row-here = een rij in { $first } en { $second } belooft meer
hint-goes-back = je hand was daarvoor beter
hint-goes-back-here = zonder die kaart is je hand beter: { $n } minpunten
hint-hand-can-improve = iemand kan minder minpunten hebben, en je hand kan nog beter worden
hint-hand-can-improve-here = je hebt { $n } minpunten, en nu winnen meestal alleen { $enough } of minder
hint-few-points = de anderen hebben waarschijnlijk meer minpunten
hint-few-points-here = je hebt { $n } minpunten, en nu winnen { $enough } of minder meestal
hint-calls-first = de anderen hadden nauwelijks tijd, en wie roept, begint de volgende ronde
hint-must-call = je hebt de laatste kaart van de trekstapel genomen
hint-perfect = zonder minpunten win je de partij
hint-least-left = zo houd je de minste minpunten over
hint-least-left-here = zo houd je { $n } minpunten over, minder kan niet
hint-hard-to-add = bij deze rij kunnen de anderen bijna niets aanleggen

# Aan tafel: hoe een zet heet en wat er te zien is
about = Verzamel één slimme rij, houd je minpunten laag en roep dan: I Go!
length-is = winst met { $target } punten
proposals-or-i-go = Nu roepen en zelf de kleuren kiezen
proposals-how = Tik op de rij die je uitlegt: daarmee roep je meteen I Go! De anderen mogen kaarten in die kleuren aanleggen: kies kleuren die zij nauwelijks hebben.
row-own = Je eigen rij: tik op een of twee kleuren
row-lay = Deze rij leggen
risky-last-display = Dit is de laatste kaart van het aanbod: de ronde stopt meteen en niemand krijgt punten. Toch nemen?
risky-last-stock = Dit is de laatste kaart van de trekstapel: je moet deze beurt I Go! roepen. Toch nemen?
risky-many-minus = Met zoveel minpunten wint de roeper zelden. Toch I Go! roepen?
first = Verzamel een rij: twee kleuren, geen getal dubbel. Kaarten in de kleur van de laatste kaart van het aanbod zijn gratis, alle andere kosten minpunten. Neem een kaart, leg er een af en roep I Go! als er weinig overblijft.
help-win = Roep “I Go!” als alle anderen meer minpunten hebben dan jij: dat levert een punt op. Wie er evenveel of minder heeft, krijgt het punt in jouw plaats. Zonder minpunten win je meteen de partij.
help-turn = Neem een kaart en leg er dan een af, zodat je er weer 12 hebt. Daarna mag je “I Go!” roepen.
picture-take = Neem de bovenste kaart van de trekstapel, de open kaart van de aflegstapel, of de laatste kaart van het aanbod.
picture-groups = De laatste kaart van het aanbod is groen, dus je groene kaarten zijn gratis. Oranje en roze vormen je rij: hoogstens twee kleuren, geen getal dubbel, gaten geven niet. Wat overblijft, telt als minpunten: de blauwe 1.
picture-discard = Leg af wat je het meest kost: de zwarte 10 is niet gratis en past niet in je rij.
lesson-row = De minste minpunten winnen. Je rij kost er geen: een of twee kleuren, elk getal één keer. Tik op de roze 4.
lesson-row-done = De 4 ligt nu in je rij. Een rij mag getallen overslaan.
lesson-lay = Een kaart nemen, een afleggen: dat is een beurt. Tik op de zwarte 11, dan op de aflegstapel.
lesson-lay-done = Wat overblijft, kost 19 minpunten.
lesson-wait = Roep “{ do-i-go }” als je denkt dat alle anderen meer minpunten hebben; anders winnen zij. Met 19 is dat een gok: tik deze keer op “{ do-pass }”.
lesson-display = De kleur aan het eind van het aanbod is gratis. Tik op de groene 5: dan wordt dat wit.
lesson-display-done = Je drie witte kaarten liggen nu bij “{ part-free }”.
lesson-drop = Nu kost groen: tik op de 5, dan op de aflegstapel.
lesson-call = Alleen de blauwe 1 blijft over. Tik op “{ do-i-go }”, dan op de voorgestelde rij.
lesson-call-done = Anderen mogen in de kleuren van je rij aanleggen. Toch hebben ze allemaal meer: het punt is voor jou! Zonder minpunten win je meteen de partij.
notice-free-colour = de kleur van het aanbod is gratis
notice-minus = { $n ->
    [one] één minpunt
   *[other] { $n } minpunten
}
notice-minus-after = { $n ->
    [one] één minpunt na het afleggen
   *[other] { $n } minpunten na het afleggen
}
notice-groups = { $free } gratis, { $row } in de rij, { $rest } over
notice-groups-after = na het afleggen: { $free } gratis, { $row } in de rij, { $rest } over
notice-enough = beurt { $turn }: I Go! wint meestal met { $n } of minder{ $from ->
    [0] { "" }
   *[other] ; vanaf beurt { $from } zijn er minder nodig
}
part-free = gratis
part-row = rij
part-rest = over: −{ $n }
part-discard = een te veel
do-pass = Pas
do-take-stock = Neem van de trekstapel
do-take-discard = Neem van de aflegstapel
do-take-display = Neem uit het aanbod
do-discard = Leg { $card } af
do-i-go = I Go!
do-no-row = Geen rij
do-row = { $other ->
    [none] Een rij leggen in { $colour }
   *[other] Een rij leggen in { $colour } en { $other }
}
proposals = I Go!
show-group = gratis: de kleur van het aanbod
show-row = eigen rij
show-added = aangelegd bij de rij van de roeper
show-rest = blijft over
show-minus = −{ $n }

# Wat een uitleggende bot over zijn zet zegt: niets daarvan hangt af van verborgen kaarten
explain-take-stock = Ik probeer een onbekende kaart. Niemand ziet wat ik krijg.
explain-take-display = Ik neem hem, en nu zegt de volgende kaart welke kleur gratis is.
explain-take-discard = Ik kan hem gebruiken, al ziet iedereen wat ik neem.
explain-free-card = Hij heeft de kleur van het aanbod: hij kost me niets.
explain-low-card = Ik heb hem niet nodig, en wat overblijft kost punten.
explain-pass = Ik roep nog niet: misschien heeft iemand minder minpunten.
explain-high-card = Een hoge kaart die overblijft, kost veel minpunten.
explain-laid-back = Ik heb er niets aan en leg hem terug.
explain-i-go = Ik denk dat alle anderen meer minpunten hebben.
