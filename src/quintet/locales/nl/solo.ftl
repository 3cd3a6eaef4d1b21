# SOLO: alles wat de engine bij dit spel te zeggen heeft.

option-hand = kaarten voor elke speler
option-throw_in = wie precies dezelfde kaart heeft, mag die tussenwerpen
option-mixed_stack = een neem 2 in de gekozen kleur mag een neem 4 verlengen
option-play_after_penalty = wie strafkaarten heeft genomen, speelt daarna een gewone beurt
option-solo_call = wat er gebeurt met wie vergeet SOLO te zeggen
option-solo_call-strict = neemt meteen twee kaarten
option-solo_call-catch = neemt twee kaarten als een ander het merkt
option-solo_call-off = niets
option-scoring = hoe de rondes worden geteld
option-scoring-minus_500 = de verliezers schrijven hun kaarten op, boven 500 is het afgelopen
option-scoring-minus_300 = de verliezers schrijven hun kaarten op, boven 300 is het afgelopen
option-scoring-winner_600 = de winnaar krijgt de kaarten van de anderen, 600 wint
option-scoring-round = één enkele ronde

preset-standard = zoals in de Duitse uitgave
preset-english = de winnaar krijgt punten, 600 wint
preset-french = tot 300 minpunten
preset-quick = één enkele ronde
preset-children = vijf kaarten, niet tussenwerpen, geen SOLO roepen, één enkele ronde

prompt-turn = Leg een passende kaart af of neem er een.
prompt-drawn = Leg de kaart die je nam af, of pas.
prompt-penalty = Verleng of neem de strafkaarten.
prompt-nothing-to-take = Leg een passende kaart af als je die hebt; er valt niets meer te nemen.
prompt-race = Je kunt iets doen zonder aan de beurt te zijn.

refusal-there-is-no-such-action = Dat bestaat hier niet.
refusal-it-is-not-your-turn = Je bent niet aan de beurt.
refusal-you-have-nothing-to-call = Je hebt niets te roepen.
refusal-nobody-can-be-caught-now = Er kan nu niemand worden betrapt.
refusal-you-cannot-catch-yourself = Je kunt jezelf niet betrappen.
refusal-throwing-in-is-switched-off = Aan deze tafel wordt niet tussengeworpen.
refusal-you-do-not-hold-that-card = Die kaart heb je niet.
refusal-only-the-twin-of-the-top-card-may-be-thrown-in = Je mag alleen precies de kaart tussenwerpen die bovenop ligt.
refusal-only-a-card-that-passes-the-penalty-on-may-be-laid = Nu past alleen een kaart die verlengt.
refusal-only-the-card-just-taken-may-be-laid = Je mag alleen de kaart afleggen die je net hebt genomen.
refusal-that-card-does-not-fit = Die kaart past niet.
refusal-SOLO-is-not-said-at-this-table = Aan deze tafel wordt geen SOLO gezegd.
refusal-SOLO-is-said-with-the-last-but-one-card-only = SOLO zeg je alleen bij je voorlaatste kaart.
refusal-you-cannot-swap-hands-with-that-player = Met die speler kun je niet ruilen.
refusal-you-have-taken-a-card-already = Je hebt al een kaart genomen.
refusal-there-is-nothing-to-take = Er valt niets meer te nemen.
refusal-you-must-take-or-lay-a-card-first = Je moet eerst een kaart nemen of afleggen.

declared-throw-in = { $player } werpt tussen!
declared-colour = { $player } kiest { $detail ->
    [red] rood
    [green] groen
    [blue] blauw
   *[yellow] geel
}.
declared-solo = { $player } zegt SOLO!
declared-forgot-solo = { $player } is vergeten SOLO te zeggen.
declared-caught = { $player } betrapt { $other }.
declared-wrong-catch = { $player } verdenkt { $other } ten onrechte.
declared-swap = { $player } ruilt alle kaarten met { $other }.
declared-all-round = Iedereen geeft zijn kaarten door.

moved-hand-discard = { $player } legt { $card }.
moved-pack-hand = { $player } neemt { $card }.

scored-cards = kaarten die over zijn
round-ended-out = { $player } heeft alle kaarten afgelegd.
round-ended-stalemate = Niemand kan nog leggen of nemen: de ronde is afgelopen.
round-ended-turn-limit = Het hoogste aantal beurten is bereikt.

# Hoe je de kaarten leest
legend = R7 is een rode 7; R: rood, G: groen, B: blauw, Y: geel. M: sla beurt over, C: keer om, +2: neem 2, S: kaartenruil. CC: bepaal kleur, +4: neem 4, AR: kaartenruil voor alle spelers.

zone-pack = stok
zone-discard = aflegstapel
zone-hand = hand

hint-says-solo = je moet het nu zeggen
hint-catches = iemand is vergeten SOLO te zeggen
hint-takes-penalty = je hebt niets goeds om mee te verlengen
hint-keeps-cards = wat je zou kunnen leggen, is later meer waard
hint-wins-round = het wint de ronde
hint-smaller-hand = zo kom je aan minder kaarten
hint-sheds = een kaart minder
hint-hits-next = het treft een speler die bijna uit is
hint-sheds-dear = zo raak je dure kaarten kwijt voordat iemand uit is
hint-keeps-playable = zo houd je een hand waarmee je verder kunt
