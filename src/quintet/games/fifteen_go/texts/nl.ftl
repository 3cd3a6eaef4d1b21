# 15GO!: wat alleen dit spel te zeggen heeft. Wat meer spellen hetzelfde zeggen, staat in frame.ftl.

option-sets = aantal reeksen van de kaarten 1 tot en met 15
option-colours = kleuren van de kaarten
option-colours-8 = acht: elke reeks heeft een eigen kleur
option-colours-4 = vier: telkens twee reeksen delen er een
option-turning = na het aanleggen
option-turning-choice = nog een kaart omdraaien of de beurt beëindigen
option-turning-always = de volgende kaart wordt vanzelf omgedraaid
option-play_open = vóór het omdraaien mag je van je eigen open stapel spelen
option-build_own = een omgedraaide kaart die past, mag op de eigen open stapel
option-borrow = voor een rijtje mag je open kaarten van de anderen lenen
option-points = om punten spelen tot alle kaarten weg zijn

preset-basic = het basisspel
preset-advanced = alle vier de regels voor gevorderden
preset-two_players = het basisspel met 60 kaarten
preset-three_players = het basisspel met 90 kaarten
preset-by_itself = het basisspel, de volgende kaart wordt vanzelf omgedraaid

prompt-turn = Draai je bovenste kaart om.
prompt-turn-over = Je gesloten stapel is op: draai de open stapel om. De bovenste kaart blijft liggen.
prompt-turn-over-or-end = Je gesloten stapel is op: draai de open stapel om, of beëindig je beurt.
prompt-pick-up = Je hebt nog één kaart: pak hem op en kijk waar hij past.
prompt-pick-up-or-end = Je hebt nog één kaart: pak hem op en kijk waar hij past, of beëindig je beurt.
prompt-open = Speel de bovenste kaart van je open stapel of draai een kaart om.
prompt-place = Leg hem waar hij past, of houd hem.
prompt-put-down = Hij past nergens: houd hem op je open stapel. Daarmee eindigt je beurt.
prompt-go-on = Draai nog een kaart om, of beëindig je beurt: je volgende kaart blijft dan dicht.
prompt-chain = Maak het rijtje af met je eigen kaart.

refusal-the-borrowed-cards-must-be-followed-by-your-own = Op de geleende kaarten moet je eigen kaart volgen.
refusal-you-have-turned-a-card-already = Je hebt al een kaart omgedraaid.
refusal-you-must-turn-a-card-first = Je moet eerst een kaart omdraaien.
refusal-the-turned-card-must-be-laid-first = Leg eerst de omgedraaide kaart waar hij past, of houd hem.
refusal-turn-another-card-or-stop = Draai eerst nog een kaart om, of beëindig je beurt.
refusal-the-next-card-is-turned-by-itself = Aan deze tafel wordt de volgende kaart vanzelf omgedraaid.
refusal-the-open-pile-is-played-before-turning = Van je open stapel speel je alleen voordat je de eerste kaart omdraait.
refusal-your-open-pile-is-empty = Je open stapel is leeg.
refusal-building-on-the-own-pile-is-switched-off = Aan deze tafel blijven de kaarten op je eigen open stapel liggen tot je gesloten stapel op is.
refusal-that-card-does-not-fit = Die kaart past niet: op een rijtje komt het volgende getal, op een open stapel het volgende of het vorige.
refusal-borrowing-is-switched-off = Aan deze tafel wordt niet geleend.
refusal-there-is-no-such-row = Dat rijtje is er niet.
refusal-there-is-no-such-player = Die speler is er niet.
refusal-nothing-can-be-laid-on-an-empty-open-pile = Op een lege open stapel kun je niets leggen.
refusal-you-give-to-others-only = Kaarten geven doe je alleen aan anderen.
refusal-you-borrow-from-others-only = Lenen doe je alleen van anderen.
refusal-there-is-nothing-to-borrow = Daar valt niets te lenen.
refusal-your-own-card-could-not-follow = Je eigen kaart zou er niet op kunnen volgen.

declared-turned-over = { $player_is ->
    [you] Je draait je
   *[other] { $player } draait de eigen
} open stapel om.
declared-stop = { $player_is ->
    [you] Je beëindigt je
   *[other] { $player } beëindigt de
} beurt.
declared-out = { $player_is ->
    [you] Je hebt
   *[other] { $player } heeft
} geen kaart meer.

scored-row = een rijtje volgemaakt
scored-one-colour-row = een rijtje in één kleur volgemaakt
scored-place = alle kaarten weggespeeld
round-ended-out = { $player_is ->
    [you] Je hebt
   *[other] { $player } heeft
} alle kaarten weggespeeld.
round-ended-all-out = Alle kaarten zijn weg.
round-ended-stalemate = Er komt geen kaart meer in het midden: de partij is afgelopen.
moment-moved-turned-open-player = { $actor } geeft jou { $card }
moment-moved-open-open-other = { $player } geeft jou { $card }
moment-moved-open-row-player = { $actor } leent jouw { $card }
moment-declared-out-player = Je hebt geen kaart meer!
moment-declared-out-others = { $player } heeft geen kaart meer
moment-round-ended-out-player = Je hebt al je kaarten weggespeeld!

moved-closed-turned = { $player_is ->
    [you] Je
   *[other] { $player }
} draait { $card } om.
moved-open-turned = { $player_is ->
    [you] Je
   *[other] { $player }
} pakt { $card } weer op.
moved-turned-row = { $actor_is ->
    [you] Je
   *[other] { $actor }
} legt { $card } op { $target }.
moved-turned-open = { $whose ->
    [own] { $player_is ->
        [you] Je houdt { $card } op je
       *[other] { $player } houdt { $card } op de
    } eigen open stapel.
   *[other] { $actor_is ->
        [you] Je
       *[other] { $actor }
    } legt { $card } op { $player_is ->
        [you] je open stapel
       *[other] de open stapel van { $player }
    }.
}
brief-moved-turned-open = { $player } { $whose ->
    [own] houdt
   *[other] legt
} { $card }.
brief-moved-turned-row = { $player } legt { $card }.
brief-moved-open-row = { $player } legt { $card }.
brief-moved-open-closed = { "" }
moved-turned-open-build = { $player_is ->
    [you] Je bouwt met { $card } verder op je
   *[other] { $player } bouwt met { $card } verder op de
} eigen open stapel.
moved-open-row = { $whose ->
    [own] { $player_is ->
        [you] Je speelt { $card } van je
       *[other] { $player } speelt { $card } van de
    } open stapel naar { $target }.
   *[other] { $actor_is ->
        [you] Je
       *[other] { $actor }
    } leent { $card } van { $player_is ->
        [you] jou
       *[other] { $player }
    } voor { $target }.
}
moved-open-open = { $player_is ->
    [you] Je speelt { $card } van je
   *[other] { $player } speelt { $card } van de
} open stapel naar die van { $other_is ->
    [you] jou
   *[other] { $other }
}.
moved-open-closed = { $player_is ->
    [you] Jouw open stapel is weer je
   *[other] De open stapel van { $player } is weer de
} gesloten stapel: { $card }.
moved-row-finished = Het rijtje is vol en gaat weg.
moved-row-taken = { $player_is ->
    [you] Je
   *[other] { $player }
} pakt het volle rijtje.

# Hoe je de kaarten leest
legend = R7 is een rode 7. De kleuren: R rood, B blauw, G groen, Y geel, O oranje, V violet, P roze, T turquoise.

# Waarom de regelspeler het zou doen
advise-row = Leg de { $card } op rijtje { $row }
advise-give = Geef de { $card } aan { $seat }
advise-build = Leg de { $card } aan op je eigen open stapel
advise-put-down = Houd de { $card } op je eigen open stapel

hint-starts-turn = daarmee begint een beurt
hint-one-more = nog een kaart kan een plek vinden
hint-next-has-place = je volgende kaart heeft een plek
hint-next-sooner = die maakt plaats voor de kaarten erachter
hint-keeps-next = je volgende kaart past nu nergens, maar misschien wel in je volgende beurt
hint-keeps-pile = je open stapel blijft zoals hij is
hint-fits-nowhere = die past nergens
hint-keeps-high = wie de 15 legt, krijgt het rijtje: houd die kaart nog even
hint-keeps-open-card = je open kaart is meer waard waar hij ligt
hint-helps-others = de anderen zouden er meer aan hebben dan jij
hint-turn-goes-on = je beurt gaat door
hint-makes-room = geleende kaarten maken plaats voor je eigen kaart
hint-last-card = het is je laatste kaart
hint-takes-row = daarmee krijg je het rijtje
hint-next-fits = je volgende kaart past erop
hint-sheds = een kaart minder, en niemand krijgt die erbij
hint-hits-leader = die gaat naar de speler met de minste kaarten
hint-gives = jij een kaart minder, een ander een kaart erbij

zone-closed = gesloten stapel
zone-open = open stapel
zone-turned = omgedraaide kaart
zone-row = rijtje
zone-finished = volle rijtjes
zone-taken = gewonnen rijtjes

# Aan tafel: hoe een zet heet en wat er te zien is
about = Omdraaien, aanleggen, doorschuiven: in het midden groeien rijtjes van 1 tot en met 15, tot je kaarten op zijn.
length-is = { $sets } reeksen van 1 tot en met 15
cards-left = { $n ->
    [0] geen kaart meer
    [one] nog één kaart
   *[other] nog { cards }
}
tag-cards = { cards }
tag-cards-short = { $n }
risky-fits = Deze kaart past ergens. Toch houden?
alone-put-down = Hij past nergens: zo meteen houd je hem, en je beurt eindigt.
alone-turn = Zo meteen wordt je bovenste kaart omgedraaid.
automatic-turn = Auto: omdraaien
automatic-put-down = Auto: houden
first = Raak je kaarten kwijt; kleuren tellen niet. Draai je bovenste kaart om en tik dan aan waar hij heen moet: een rijtje neemt het volgende getal, de open stapel van een ander het volgende of vorige. Een 1 begint vanzelf een rijtje.
help-win = Raak als eerste al je kaarten kwijt: op de rijtjes in het midden, die van 1 tot en met 15 groeien, of op de open stapels van de anderen.
help-turn = Draai de bovenste kaart van je gesloten stapel om en leg hem op een rijtje of op de open stapel van een ander. Elke keer dat een kaart zijn plek heeft gevonden, mag je de volgende omdraaien, of je beurt beëindigen: dan blijft dat je volgende kaart. Een kaart die nergens past, houd je: hij gaat op je eigen open stapel, en je beurt is voorbij. De kaarten van je open stapel komen pas terug als je gesloten stapel op is.
picture-row = Je hebt een 5 omgedraaid, en een rijtje eindigt met 4: daar hoort de 5.
picture-give = Je hebt een 8 omgedraaid, en op de open stapel van een ander ligt een 9. Eén lager past, en één hoger zou ook passen: geef je kaart aan die speler.
picture-put-down = De 14 past nergens: je houdt hem op je eigen open stapel, en je beurt is voorbij.
picture-again = Je 5 heeft zijn plek gevonden. Draai nog een kaart om, of beëindig je beurt en bewaar hem voor later.
lesson-turn = Wie als eerste alle kaarten kwijt is, wint. Tik op je gesloten stapel om er een om te draaien.
lesson-row = Elke 1 begint een rijtje. Het groeit met één, tot 15, in elke kleur. Tik op het rijtje dat met 4 eindigt.
lesson-again = Je 5 paste: je mag er nog een omdraaien. Of je beëindigt je beurt, dan wacht de volgende. Tik op je gesloten stapel.
lesson-put-down = De 15 past nergens: je houdt hem, en je beurt is voorbij. Tik op je open stapel.
lesson-turn-over = Je gesloten stapel is op. Tik op je open stapel: alles behalve de bovenste kaart wordt weer je gesloten stapel.
lesson-give = Op open stapels van anderen past het volgende getal omhoog of omlaag. Tik voor je 8 op de 9.
lesson-last = Je 8 paste: je beurt gaat door. Alleen de 15 is er nog. Tik op je open stapel om hem op te pakken.
lesson-win = Tik op het rijtje dat met 14 eindigt.
lesson-win-done = Al je kaarten zijn weg: je hebt gewonnen!
do-turn = Draai een kaart om
do-stop = Beëindig je beurt
do-put-down = Houd hem
do-build = Leg hem aan bij mezelf
do-row = Naar rijtje { $row }
do-give = Naar { $seat }
do-borrow = Leen van { $seat } voor rijtje { $row }
proposals = Lenen …

# Wat een uitleggende bot over zijn zet zegt: niets daarvan hangt af van verborgen kaarten
explain-row = Dat is het volgende getal van dit rijtje.
explain-row-rather = Op het rijtje is hij voorgoed weg: niemand krijgt hem.
explain-takes-row = Wie de 15 legt, krijgt het rijtje.
explain-give = Het is het volgende getal omhoog of omlaag: hij past daar.
explain-give-leader = Hij past daar, en die speler heeft de minste kaarten.
explain-last-card = Dat was mijn laatste kaart.
explain-borrow = Geleende kaarten maken op het rijtje plaats voor de mijne.
explain-stop = Ik ken mijn volgende kaart: die past nu nergens.
explain-fits-nowhere = Hij past nergens: ik houd hem.
explain-overlooked = Oeps, ik zag niet waar hij past.
explain-keeps-high = Wie de 15 legt, krijgt het rijtje: daarom houd ik hem.
explain-helps-others = Hij zou passen, maar dat helpt de anderen meer.
explain-build = Hij past op mijn eigen open stapel, dus gaat mijn beurt verder.
