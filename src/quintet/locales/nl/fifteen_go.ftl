# 15GO!: alles wat de engine bij dit spel te zeggen heeft.

option-sets = zoveel reeksen van de kaarten 1 tot en met 15
option-colours = kleuren van de kaarten
option-colours-8 = acht, één per reeks
option-colours-4 = vier, twee reeksen per kleur
option-play_open = vóór het omdraaien mag je van je eigen open stapel spelen
option-build_own = een omgedraaide kaart die past, mag op de eigen open stapel
option-borrow = voor een rijtje mag je open kaarten van de anderen gebruiken
option-points = om punten spelen tot alle kaarten weg zijn

preset-basic = het basisspel
preset-advanced = alle vier de regels voor gevorderden
preset-two_players = het basisspel met 60 kaarten
preset-three_players = het basisspel met 90 kaarten

prompt-turn = Draai je bovenste kaart om.
prompt-open = Speel de bovenste kaart van je open stapel of draai een kaart om.
prompt-place = Leg de omgedraaide kaart aan, of leg hem op je open stapel.
prompt-put-down = De kaart past nergens: leg hem op je open stapel.
prompt-chain = Maak het rijtje af met je eigen kaart.

refusal-there-is-no-such-action = Dat bestaat hier niet.
refusal-it-is-not-your-turn = Je bent niet aan de beurt.
refusal-the-borrowed-cards-must-be-followed-by-your-own = Op de geleende kaarten moet je eigen kaart volgen.
refusal-you-have-turned-a-card-already = Je hebt al een kaart omgedraaid.
refusal-you-must-turn-a-card-first = Je moet eerst een kaart omdraaien.
refusal-your-open-pile-is-empty = Je open stapel is leeg.
refusal-building-on-the-own-pile-is-switched-off = Aan deze tafel wordt niet bij jezelf aangelegd.
refusal-borrowing-is-switched-off = Aan deze tafel wordt niet geleend.
refusal-that-card-does-not-fit = Die kaart past niet.
refusal-there-is-no-such-row = Dat rijtje is er niet.
refusal-there-is-no-such-player = Die speler is er niet.
refusal-nothing-can-be-laid-on-an-empty-open-pile = Op een lege open stapel kun je niets leggen.
refusal-you-give-to-others-only = Kaarten geven doe je alleen aan anderen.
refusal-you-borrow-from-others-only = Lenen doe je alleen van anderen.
refusal-there-is-nothing-to-borrow = Daar valt niets te lenen.
refusal-your-own-card-could-not-follow = Je eigen kaart zou er niet op kunnen volgen.

declared-turned-over = { $player } draait de open stapel om.
declared-out = { $player } heeft geen kaart meer.

scored-row = een rijtje volgemaakt
scored-one-colour-row = een rijtje in één kleur volgemaakt
scored-place = alle kaarten weggespeeld
round-ended-out = { $player } heeft alle kaarten weggespeeld.
round-ended-all-out = Alle kaarten zijn weg.
round-ended-stalemate = Er komt geen kaart meer in het midden: de partij is afgelopen.
round-ended-turn-limit = Het hoogste aantal beurten is bereikt.

moved-closed-turned = { $player } draait { $card } om.
moved-open-turned = { $player } pakt { $card } weer op.
moved-turned-row = { $actor } legt { $card } op { $target }.
moved-turned-open = { $whose ->
    [own] { $player } legt { $card } op de eigen open stapel.
   *[other] { $actor } legt { $card } op de open stapel van { $player }.
}
moved-open-row = { $whose ->
    [own] { $player } speelt { $card } van de open stapel naar { $target }.
   *[other] { $actor } leent { $card } van { $player } voor { $target }.
}
moved-open-open = { $player } speelt { $card } van de open stapel naar die van { $other }.
moved-open-closed = Dit wordt weer de gesloten stapel: { $card }.
moved-row-finished = Het rijtje is vol en gaat weg.
moved-row-taken = { $player } pakt het volle rijtje.

# Hoe je de kaarten leest
legend = R7 is een rode 7. De kleuren: R rood, B blauw, G groen, Y geel, O oranje, V violet, P roze, T turkoois.

# Waarom de regelspeler het zou doen
hint-starts-turn = daarmee begint een beurt
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
hint-gives = voor jou een kaart minder, voor een ander een meer

zone-closed = gesloten stapel
zone-open = open stapel
zone-turned = omgedraaide kaart
zone-row = rijtje
zone-finished = volle rijtjes
zone-taken = gewonnen rijtjes
