# Level 8: wat alleen dit spel te zeggen heeft. Wat meer spellen hetzelfde zeggen, staat in frame.ftl.

option-sheet = met welke levelkaart er wordt gespeeld
option-sheet-one_star = één ster: de makkelijkere levels
option-sheet-two_star = twee sterren: onze moeilijkere levels, vanaf level 5 mag je kaarten houden
option-master = met de speciale kaarten “Pak”, “Ruil” en “Houd”
option-double_deck = met een tweede stel getallen en negen jokers die alleen voor 1–5, 6–10 of 11–15 staan

preset-standard = één ster, de kaarten uit de doos
preset-hard = twee sterren
preset-master = één ster met de speciale kaarten
preset-double_deck = één ster met een tweede stel getallen en bereikjokers
preset-everything = twee sterren, speciale kaarten, tweede stel getallen en bereikjokers

prompt-take = Pak de bovenste kaart van de trekstapel of van een aflegstapel.
prompt-draw = Pak de bovenste kaart van de trekstapel.
prompt-play = Je level is nog niet compleet: leg een kaart af.
prompt-add = Leg kaarten aan bij de levels op tafel, of leg een kaart af.
prompt-nothing-to-add = Je kunt nu niets aanleggen: leg een kaart af.
prompt-last-card = Je laatste kaart: leg die af en de ronde is voorbij.
prompt-lay-level = Je level is compleet: leg het uit, of leg een kaart af.
prompt-name = Zeg wat het volgende deel van je level moet zijn.
prompt-put = Leg de volgende kaart van je level.
prompt-show = “Pak” is gespeeld: laat drie kaarten naar keuze zien.
prompt-claim = Pak een van de getoonde kaarten.
prompt-swap = “Ruil”: leg hoogstens drie kaarten op je aflegstapel; je trekt er evenveel.
prompt-keep = Kies de kaarten die je meeneemt naar de volgende ronde.

refusal-there-is-no-such-seat = Die plaats is er niet.
refusal-you-must-take-a-card-first = Je moet eerst een kaart pakken.
refusal-you-have-taken-a-card-already = Je hebt al een kaart gepakt.
refusal-the-draw-pile-is-empty = De trekstapel is leeg.
refusal-that-discard-pile-is-empty = Die aflegstapel is leeg.
refusal-your-level-is-on-the-table-already = Je level ligt al op tafel.
refusal-your-level-is-not-on-the-table-yet = Je level ligt nog niet op tafel.
refusal-you-cannot-lay-your-level-now = Je kunt je level nu niet uitleggen.
refusal-you-are-not-laying-your-level = Je bent je level niet aan het uitleggen.
refusal-you-must-finish-laying-your-level = Je moet je level eerst helemaal uitleggen.
refusal-say-first-what-you-lay = Zeg eerst van elk deel van je level wat het moet zijn.
refusal-you-must-put-a-card = Alle delen zijn genoemd: leg de volgende kaart.
refusal-that-does-not-lead-to-a-complete-level = Zo wordt het geen volledig level.
refusal-that-card-comes-later = Die kaart komt later: eerst de kleuren, reeksen van laag naar hoog, getallen oplopend, jokers het laatst.
refusal-there-is-no-such-combination = Die combinatie ligt niet op tafel.
refusal-that-card-does-not-fit-there = Die kaart past daar niet.
refusal-the-last-card-can-only-be-discarded = De laatste kaart kun je alleen afleggen.
refusal-you-cannot-miss-your-own-turn = Je kunt jezelf geen beurt laten overslaan.
refusal-that-player-misses-a-turn-already = Die speler moet al een beurt overslaan.
refusal-nobody-asks-you-to-do-that-now = Dat wordt nu niet van je gevraagd.
refusal-you-must-show-cards = Je moet kaarten laten zien.
refusal-you-must-take-one-of-the-cards-shown = Je moet een van de getoonde kaarten pakken.
refusal-that-card-is-not-shown = Die speler laat die kaart niet zien.
refusal-you-must-swap-cards = Kies eerst de kaarten die je wilt ruilen.
refusal-you-must-swap-at-least-one-card = Je moet ten minste één kaart ruilen.
refusal-you-choose-which-cards-to-keep = Jij kiest welke kaarten je houdt.
refusal-you-may-keep-no-more-cards = Meer kaarten mag je niet houden.
refusal-cards-are-chosen-in-the-order-of-their-kinds = Kaarten worden gekozen in de volgorde van hun soorten.

declared-level = { $player_is ->
    [you] Je
   *[other] { $player }
} legt level { $detail } uit.

event-scored = { $player_is ->
    [you] Je
   *[other] { $player }
} gaat { $points ->
    [one] een level
   *[other] { $points } levels
} vooruit: { $why }.
scored-level = level uitgelegd
scored-bonus = level uitgelegd en als eerste uit
round-ended-out = { $player_is ->
    [you] Je hebt
   *[other] { $player } heeft
} geen kaarten meer.
round-ended-level-8 = { $player_is ->
    [you] Je hebt
   *[other] { $player } heeft
} level 8 uitgelegd.
round-ended-stalemate = Iedereen heeft zestig beurten gehad: de ronde is afgelopen.
round-ended-no-cards = Er is geen kaart meer om te pakken: de ronde is afgelopen.
match-ends = Wie level 8 uitlegt, of een ronde beëindigt met level 7 op tafel, wint de partij.
moment-moved-hand-front-other = { $actor } laat jou een beurt overslaan
moment-moved-front-under-player = Jij slaat een beurt over
moment-event-given-player = { $other } pakt { $card } van jou
moment-declared-level-others = { $player } legt level { $detail } uit
moment-declared-level-player = Jouw level { $detail } ligt op tafel
moment-round-ended-out-player = Jij wint de ronde!
moment-round-ended-out-others = { $player } wint de ronde.
moment-round-ended-level-8-player = Jij hebt level 8 uitgelegd!

moved-hand-front = { $whose ->
    [own] { $player_is ->
        [you] Je legt { $card } voor je
       *[other] { $player } legt { $card } voor zich
    } neer.
   *[other] { $player_is ->
        [you] Je
       *[other] { $player }
    } legt { $card } voor { $other_is ->
        [you] jou
       *[other] { $other }
    } neer.
}
moved-front-under = { $player_is ->
    [you] Je hebt een beurt overgeslagen en schuift
   *[other] { $player } heeft een beurt overgeslagen en schuift
} { $card } onder de trekstapel.
moved-hand-under = { $player_is ->
    [you] Je
   *[other] { $player }
} speelt { $card }.
moved-hand-discard-play-swap = { $player_is ->
    [you] Je
   *[other] { $player }
} speelt { $card } om kaarten te ruilen.
moved-hand-discard-swap = { $player_is ->
    [you] Je
   *[other] { $player }
} legt { $card } af om te ruilen.

# Hoe je de kaarten leest
legend = R7 is een rode 7; de kleuren zijn R rood, O oranje, Y geel, G groen, B blauw, P violet. J is een joker; J1-5, J6-10 en J11-15 zijn jokers voor alleen die getallen. MISS laat een andere speler een beurt overslaan. De speciale kaarten: met TAKE (Pak) krijg je een kaart die een ander laat zien, met SWAP (Ruil) ruil je hoogstens drie kaarten voor nieuwe, met KEEP (Houd) mag je hoogstens drie kaarten meenemen naar de volgende ronde als je level niet op tafel ligt.

zone-draw = trekstapel
zone-under = onder de trekstapel
zone-discard = aflegstapel
zone-hand = hand
zone-level = combinatie
zone-front = voor de speler

advise-take-from = Pak de { $card } van { $seat_is ->
    [you] je eigen aflegstapel
   *[other] de aflegstapel van { $seat }
}
advise-claim = Pak de { $card } van { $seat }
advise-lay-level = Leg je level uit
advise-colour = Kies { $colour }
advise-miss = Laat { $seat } een beurt overslaan
advise-add = { $end ->
    [low] Leg de { $card } aan de lage kant aan bij
    [high] Leg de { $card } aan de hoge kant aan bij
   *[none] Leg de { $card } aan bij
} { $seat_is ->
    [you] een van je eigen combinaties
   *[other] een combinatie van { $seat }
}

hint-draws = geen open kaart belooft meer dan een onbekende
hint-takes-special = daarmee kun je anderen tegenhouden of hinderen
hint-can-be-added = die kun je aanleggen bij een level op tafel
hint-completes = daarmee is je level compleet
hint-lacks-less = dan mist je level een kaart minder
hint-more-would-help = zo zijn er daarna meer kaarten die je helpen
hint-wins = daarmee win je de partij
hint-lays = dan ligt je level op tafel, wie de ronde ook beëindigt
hint-lays-later = je level kan wachten, en intussen legt niemand erbij aan
hint-lays-well = dat spaart jokers, en zo kun je daarna het meeste aanleggen
hint-adds = een kaart minder, en dichter bij het einde van de ronde
hint-ends-round = daarmee is de ronde afgelopen, en je gaat twee levels vooruit
hint-fits-nowhere = die kun je nergens aanleggen
hint-sheds = een kaart minder
hint-not-needed = je level heeft die niet nodig
hint-needed-least = die heb je het minst nodig
hint-rest-is-needed = de andere heb je nodig
hint-plays-again = je bent meteen weer aan de beurt
hint-stops = die speler slaat een beurt over
hint-stops-leader = wie voorop ligt, slaat een beurt over
hint-stops-who-is-nearly-out = die speler zou de ronde gauw kunnen beëindigen
hint-asks-for-cards = je krijgt het beste van wat de anderen moeten laten zien
hint-swaps = nieuwe kaarten voor kaarten waar je niets aan hebt
hint-may-keep = je mag kaarten houden voor de volgende ronde
hint-helps-most = aan die heb je het meest
hint-goes-together = die past bij andere die je houdt
hint-keeps-no-more = nog een kaart houden heeft geen zin

# Aan tafel: hoe een zet heet en wat er te zien is
about = Acht levels te gaan: reeksen, gelijke getallen en kleuren. Wie legt het achtste als eerste uit?
length-is = tot iemand level 8 uitlegt, meestal vier tot zeven rondes
proposal-added = aangelegd bij levels op tafel
proposal-left = over
proposal-worth = { $left ->
    [one] Eén kaart over
   *[other] { $left } kaarten over
}, { $jokers ->
    [0] geen joker gebruikt
    [one] één joker gebruikt
   *[other] { $jokers } jokers gebruikt
}
risky-can-lay = Je level is compleet: je kunt het nu uitleggen. Toch een kaart afleggen?
risky-joker = Een joker past overal, en anderen kunnen hem van je stapel pakken. Toch afleggen?
risky-fits = Met deze kaart kun je meer dan haar afleggen. Toch afleggen?
first = Pak een kaart, leg je level uit zodra je kunt en leg dan een kaart af: tik op een kaart en dan op je aflegstapel.
help-stages = Alle acht levels
help-win = Er zijn acht levels uit te leggen, hoogstens één per ronde. Wie level 8 uitlegt, of met level 7 op tafel een ronde beëindigt, wint de partij.
help-turn = Pak een kaart. Als je kunt, leg je je hele level in één keer uit; vanaf dan mag je bij alle levels op tafel aanleggen. Leg ten slotte een kaart af. Wie de laatste handkaart aflegt, beëindigt de ronde en gaat twee levels vooruit. Alle anderen die hun level hebben uitgelegd, gaan er één vooruit.
picture-take = Pak de bovenste kaart van de trekstapel of van een aflegstapel naar keuze.
picture-lay = Level 1 vraagt om twee reeksen van drie: hier 4, 5, 6 en 8, joker, 10. In een reeks doen kleuren er niet toe. Leg ze samen uit.
picture-add = Je level ligt op tafel. Nu past de 7 bij de reeks 4, 5, 6 en de 11 bij de reeks die met 10 eindigt.
lesson-open = Wie level 8 als eerste uitlegt, wint. Level 1 vraagt om twee reeksen van drie: tik op de 11 die je mist.
lesson-open-done = Neem van een aflegstapel naar keuze, of van de trekstapel.
lesson-lay = De joker staat voor de 5. Tik op “{ proposals }”, dan op de twee reeksen.
lesson-lay-done = Raak nu je andere kaarten kwijt.
lesson-miss = In plaats van af te leggen mag je eindigen met “beurt overslaan”. Tik erop, dan op de andere speler.
lesson-draw = Zo ben jij meteen weer aan de beurt. Tik op de trekstapel.
lesson-add = Je mag bij elk level op tafel aanleggen. Tik op je 13, dan op de reeks 10, 11, 12.
lesson-out = De meeste beurten eindigen met afleggen. Tik op je laatste kaart, dan op je aflegstapel.
lesson-out-done = Je beëindigt de ronde en gaat twee levels vooruit; anderen die uitlegden, één.
special-joker = Staat voor elk getal en elke kleur.
special-range-joker = Staat voor een van de getallen { $index }.
special-miss = In plaats van af te leggen laat je een ander een beurt overslaan.
special-take = Iedereen toont drie kaarten, en jij pakt er een van.
special-swap = Ruil hoogstens drie van je kaarten voor nieuwe.
special-keep = Ligt je level aan het eind van de ronde niet op tafel, dan mag je hoogstens drie kaarten houden.
notice-level-laid = Level { $n } ligt op tafel
notice-part = { $shape ->
    [run] reeks van { $n }
    [set] { $n ->
        [2] tweeling
        [3] drieling
        [4] vierling
       *[other] { $n } gelijke getallen
    }
   *[colour] { $n } van één kleur
}
part-collected = { notice-part }: { $there }/{ $n }
part-rest = over
notice-missing = { $n ->
    [0] compleet!
    [one] er ontbreekt één kaart
   *[other] er ontbreken { $n } kaarten
}
tag-level = Level { $n }/8
tag-level-short = Lev. { $n }/8
level-asks-for = Level { $n }: { $parts }
do-discard = Leg { $card } af
do-draw = Pak van de trekstapel
do-take-from = { $seat_is ->
    [you] Pak mijn eigen kaart
   *[other] Pak de kaart van { $seat }
}
do-claim = Pak die van { $seat }
do-lay-level = Zelf samenstellen
finish-lay-level = Uitleggen
lay-how = Tik op een kaart om hem daar te leggen, en tik hem daar aan om hem terug te nemen.
lay-wasteful = Er ligt een joker waar je { $card } ook past.
lay-take-back = { $card } terugnemen
do-run-from = Reeks vanaf { $value }
do-set-of = Gelijke getallen: { $value }
do-colour = Deze kleur
do-put = Leg { $card }
do-add = { $end ->
    [low] Leg { $card } aan de lage kant aan
    [high] Leg { $card } aan de hoge kant aan
   *[none] Leg { $card } daar aan
}
do-miss = { $seat } slaat een beurt over
do-play-take = Speel “Pak”
do-play-swap = Speel “Ruil”
do-play-keep = Speel “Houd”
do-show = Laat { $card } zien
do-swap = Ruil { $card }
do-keep = Houd { $card }
do-done = Klaar
proposals = Mijn level uitleggen
proposals-add = Kaarten aanleggen …
proposals-show = Deze tonen …
proposals-keep = Deze houden …
proposals-swap = Deze ruilen …
proposals-how = Tik er een aan: die wordt meteen uitgevoerd.
card-miss = “beurt overslaan”
card-swap = “Ruil”
card-joker = joker
card-range-joker = joker { $index }
card-take = “Pak”
card-keep = “Houd”

# Wat een uitleggende bot over zijn zet zegt: niets daarvan hangt af van verborgen kaarten
explain-put = Mijn level is compleet, dus mag ik het uitleggen.
explain-add = Hij past daar, en ik heb een kaart minder.
explain-discard = Elke beurt eindigt met een afgelegde kaart.
explain-draw = Ik heb liever een onbekende kaart dan een open kaart.
explain-take-from = Deze kaart helpt me meer dan een onbekende.
explain-not-needed = Ik heb hem voor mijn level het minst nodig.
explain-fits-nowhere = Hij kan nergens op tafel worden aangelegd.
explain-miss = Die speler slaat een beurt over en kan niets leggen.
