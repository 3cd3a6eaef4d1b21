# SOLO: wat alleen dit spel te zeggen heeft. Wat meer spellen hetzelfde zeggen, staat in frame.ftl.

option-hand = kaarten voor elke speler
option-throw_in = wie precies dezelfde kaart heeft, mag die ertussen gooien
option-mixed_stack = een neem 2 in de gekozen kleur mag op een neem 4
option-play_after_penalty = wie strafkaarten heeft genomen, speelt daarna een gewone beurt
option-solo_call = wat er gebeurt met wie vergeet SOLO te roepen
option-solo_call-strict = neemt meteen twee kaarten
option-solo_call-catch = neemt twee kaarten als iemand het merkt
option-solo_call-off = niets
option-call_received = ook SOLO roepen als je bij een ruil maar één kaart krijgt
option-last_penalty = een neem 2 of neem 4 als laatste kaart wordt nog genomen voordat er geteld wordt
option-scoring = hoe de rondes worden geteld
option-scoring-minus_500 = de verliezers schrijven hun kaarten op als minpunten, boven 500 is het afgelopen
option-scoring-minus_300 = de verliezers schrijven hun kaarten op als minpunten, boven 300 is het afgelopen
option-scoring-winner_600 = de winnaar van de ronde krijgt de punten van de anderen; met 600 win je de partij
option-scoring-round = één enkele ronde

preset-standard = zoals in de Duitse uitgave
preset-english = de winnaar van de ronde krijgt punten, er wordt tot 600 gespeeld; SOLO ook na een ruil
preset-french = tot 300 minpunten
preset-quick = één enkele ronde
preset-children = vijf kaarten, niet ertussen gooien, geen SOLO roepen, één enkele ronde

prompt-turn = Leg een passende kaart af of neem er een.
prompt-drawn = Leg de kaart die je nam af, of pas.
prompt-penalty = Geef de straf door of neem de kaarten.
prompt-nothing-to-take = Leg een passende kaart af als je die hebt; er valt niets meer te nemen.
prompt-stuck-turn = Niets past: neem een kaart.
prompt-stuck-drawn = De genomen kaart past niet: pas.
prompt-stuck-penalty = Je kunt de straf niet doorgeven: neem de kaarten.
prompt-stuck-take-4 = Alleen een “neem 4” geeft ze door: neem de kaarten.
prompt-stuck-pass = Niets past, en er is niets te nemen: pas.
prompt-race = Je kunt iets doen, ook al ben je niet aan de beurt.
prompt-say-solo = Je hebt maar één kaart gekregen: roep SOLO!

refusal-you-have-nothing-to-call = Je hebt niets te roepen.
refusal-nobody-can-be-caught-now = Er kan nu niemand worden betrapt.
refusal-you-cannot-catch-yourself = Je kunt jezelf niet betrappen.
refusal-throwing-in-is-switched-off = Aan deze tafel wordt niet tussengeworpen.
refusal-only-the-twin-of-the-top-card-may-be-thrown-in = Je mag alleen precies de kaart ertussen gooien die bovenop ligt.
refusal-only-a-card-that-passes-the-penalty-on-may-be-laid = Je mag alleen een kaart leggen die de straf doorgeeft: een “neem 2” op een “neem 2”, een “neem 4” op allebei.
refusal-only-the-card-just-taken-may-be-laid = Je mag alleen de kaart afleggen die je net hebt genomen.
refusal-SOLO-is-not-said-at-this-table = Aan deze tafel wordt geen SOLO geroepen.
refusal-SOLO-is-said-with-the-last-but-one-card-only = SOLO roep je alleen bij je voorlaatste kaart.
refusal-you-cannot-swap-hands-with-that-player = Met die speler kun je niet ruilen.
refusal-there-is-nothing-to-take = Er valt niets meer te nemen.
refusal-that-card-does-not-fit = Die kaart past niet: hij moet de geldende kleur hebben, of het getal of symbool van de bovenste kaart.
refusal-you-must-take-or-lay-a-card-first = Je moet eerst een kaart nemen of afleggen.

declared-throw-in = { $whose ->
    [own] { $player_is ->
        [you] Je bent aan de beurt en legt precies dezelfde kaart.
       *[other] { $player } is aan de beurt en legt precies dezelfde kaart.
    }
   *[other] { $player_is ->
        [you] Je
       *[other] { $player }
    } gooit er een kaart tussen!
}
declared-colour = { $player_is ->
    [you] Je
   *[other] { $player }
} kiest { $detail ->
    [red] rood
    [green] groen
    [blue] blauw
   *[yellow] geel
}.
declared-solo = { $player_is ->
    [you] Je
   *[other] { $player }
} roept SOLO!
declared-forgot-solo = { $player_is ->
    [you] Je bent
   *[other] { $player } is
} vergeten SOLO te roepen.
declared-caught = { $player_is ->
    [you] Je
   *[other] { $player }
} betrapt { $other_is ->
    [you] jou
   *[other] { $other }
}.
declared-wrong-catch = { $player_is ->
    [you] Je
   *[other] { $player }
} verdenkt { $other_is ->
    [you] jou
   *[other] { $other }
} ten onrechte.
declared-swap = { $player_is ->
    [you] Je
   *[other] { $player }
} ruilt alle kaarten met { $other_is ->
    [you] jou
   *[other] { $other }
}.
declared-all-round = Iedereen geeft de kaarten door aan de volgende.
declared-miss = { $player_is ->
    [you] Je slaat een beurt over.
   *[other] { $player } slaat een beurt over.
}

moved-hand-discard = { $player_is ->
    [you] Je
   *[other] { $player }
} legt { $card }.
moved-hand-discard-throw-in = { moved-hand-discard }
moved-pack-hand = { $player_is ->
    [you] Je
   *[other] { $player }
} neemt { $card }.

scored-cards = kaarten die over zijn
event-lost = { $player_is ->
    [you] Je schrijft
   *[other] { $player } schrijft
} { $points ->
    [one] een minpunt
   *[other] { $points } minpunten
} op: { $why }.
round-ended-out = { $player_is ->
    [you] Je hebt
   *[other] { $player } heeft
} alle kaarten afgelegd.
round-ended-stalemate = Niemand kan nog leggen of nemen: de ronde is afgelopen.
moment-declared-miss-player = Jij slaat een beurt over
moment-declared-forgot-solo-player = SOLO vergeten: 2 kaarten
moment-moved-hand-discard-throw-in-others = { $player } wierp { $card } tussen: het spel gaat na { $player } verder
moment-declared-caught-other = Betrapt! { $player } merkte dat je geen SOLO riep: 2 kaarten
moment-declared-caught-player = Betrapt! { $other } neemt 2 kaarten
moment-declared-wrong-catch-player = Mis: { $other } heeft SOLO geroepen. Je neemt een kaart
moment-declared-solo-others = { $player } roept SOLO!
moment-declared-swap-other = { $player } ruilt alle kaarten met jou: ieder heeft nu de kaarten van de ander
moment-declared-all-round-each = Alle handen schuiven door: { $to } heeft nu die van jou, jij hebt die van { $of }.
moment-round-ended-out-player = Jij wint de ronde!
moment-round-ended-out-others = { $player } wint de ronde.

# Hoe je de kaarten leest
legend = R7 is een rode 7; R: rood, G: groen, B: blauw, Y: geel. M: sla beurt over, C: keer om, +2: neem 2, S: kaartenruil. CC: bepaal kleur, +4: neem 4, AR: kaartenruil voor alle spelers.

zone-pack = stok
zone-discard = aflegstapel
zone-hand = hand

advise-lay = Leg de { $card } op de aflegstapel{ $colour ->
    [none] {""}
   *[other] , kies { $colour }
}{ $seat ->
    [none] {""}
   *[other] , ruil met { $seat }
}{ $call ->
    [none] {""}
   *[other] , en roep SOLO!
}
advise-throw-in = Werp de { $card } tussen op de aflegstapel{ $colour ->
    [none] {""}
   *[other] , kies { $colour }
}{ $seat ->
    [none] {""}
   *[other] , ruil met { $seat }
}{ $call ->
    [none] {""}
   *[other] , en roep SOLO!
}

hint-says-solo = je moet het nu roepen
hint-catches = iemand is vergeten SOLO te roepen
hint-takes-penalty = je hebt niets goeds om de straf mee door te geven
hint-takes-penalty-here = wat de { $n } kaarten zou doorgeven, houd je beter
hint-must-take-penalty = geen van je kaarten geeft de straf door
hint-must-take-penalty-here = geen van je kaarten geeft de { $n } kaarten door
hint-keeps-cards = wat je zou kunnen leggen, is later meer waard
hint-nothing-fits = geen van je kaarten past
hint-nothing-fits-here = geen van je kaarten past op { $card }
hint-still-nothing-fits = de kaart die je nam, past ook niet
hint-wins-round = daarmee win je de ronde
hint-smaller-hand = zo heb je daarna minder kaarten
hint-smaller-hand-here = je krijgt { cards } in plaats van { $left }
hint-sheds = een kaart minder
hint-sheds-here = { $n ->
    [one] dan heb je nog één kaart
   *[other] dan heb je nog { $n } kaarten
}
hint-hits-next = het treft iemand die bijna uit is
hint-hits-next-here = het treft { $player }, die nog maar { cards } heeft
hint-sheds-dear = zo raak je dure kaarten kwijt voordat iemand uit is
hint-sheds-dear-here = die zou je { $points } punten kosten, en { $player } heeft nog maar { cards }
hint-keeps-playable = zo houd je een hand waarmee je verder kunt
hint-keeps-playable-here = { $n ->
    [one] van de { $left } kaarten die je overhoudt, past er één op
   *[other] van de { $left } kaarten die je overhoudt, passen er { $n } op
}

# Aan tafel: hoe een zet heet en wat er te zien is
about = Speel je kaarten weg op kleur of getal. Gooi precies dezelfde kaart ertussen, en roep op tijd SOLO!
length-is = { $scoring ->
    [round] één enkele ronde
    [minus_300] tot 300 minpunten
    [minus_500] tot 500 minpunten
   *[winner_600] winst met 600 punten
}
race-throw-in = Je hebt precies dezelfde kaart: gooi hem er snel tussen!
alone-pass = De genomen kaart past niet: je beurt is zo voorbij.
automatic-pass = Auto: passen
risky-no-solo = Je hebt geen SOLO! geroepen. Dat kost twee kaarten. Toch leggen?
first = Tik op een kaart die oplicht om hem af te leggen, of neem er een. Heb je precies de bovenste kaart, dan mag je hem er altijd tussen gooien. Verschijnt SOLO!, druk erop voordat je je voorlaatste kaart legt.
help-win = Raak als eerste al je kaarten kwijt. Dan is de ronde voorbij, en wat de anderen nog in hun hand hebben telt tegen hen: getallen zoals ze er staan, alle andere kaarten 10 tot 50 punten.
help-turn = Als je aan de beurt bent, leg je een kaart af of neem je er een. Daarna is de volgende aan de beurt, met de klok mee.
picture-match = De rode 7 ligt bovenop. De rode 2 past op kleur, de groene 7 op getal. De andere twee passen niet.
picture-take = Niets past: neem een kaart van de stok. Past hij, dan mag je hem meteen afleggen.
picture-pass-on = Je zou 2 kaarten moeten nemen. Leg zelf een “neem 2”, dan moet de volgende er 4 nemen.
picture-throw-in = Je bent niet aan de beurt, maar je hebt precies de kaart die bovenop ligt. Werp hem tussen voordat iemand een andere aflegt: het spel gaat na jou verder.
picture-call = Je legt je voorlaatste kaart af: roep daarbij SOLO!, anders neem je 2 kaarten.
lesson-colour = Wie als eerste alle kaarten kwijt is, wint. Dezelfde kleur past: leg je rode 2 af.
lesson-throw-in = Niet jouw beurt, maar je hebt dezelfde kaart nog eens: gooi hem er snel tussen!
lesson-pass-on = Je zou 2 kaarten moeten nemen. Leg je “neem 2”, dan neemt de volgende ze alle 4.
lesson-take = Geen van je kaarten past. Tik op de stok om er een te nemen.
lesson-choose = Deze kaart past op alles, ook meteen. Tik erop en kies groen.
lesson-number = Hetzelfde getal past ook: leg je blauwe 7 af.
lesson-miss = Kaarten met een teken doen iets: leg “sla beurt over”, dan slaat de volgende een beurt over.
lesson-call = Weer jouw beurt. Vóór je voorlaatste kaart zeg je SOLO! Tik daarop, leg dan de blauwe 4 af.
lesson-win = Leg je laatste kaart af.
lesson-win-done = De ronde is voor jou! Kaarten die anderen nog hebben, tellen als minpunten voor hen.
special-take-2 = De volgende neemt 2 kaarten, of geeft ze met nog een “neem 2” of een “neem 4” door.
special-miss = De volgende slaat een beurt over.
special-turn-round = Er wordt de andere kant op gespeeld.
special-swap = Je mag je hele hand met een speler ruilen.
special-choose = Past op alles. Jij kiest de kleur.
special-take-4 = Past op alles. Jij kiest de kleur, en de volgende neemt 4 kaarten of geeft ze door.
special-all-round = Past op alles. Iedereen geeft alle kaarten door aan de volgende; de kleur blijft.
notice-colour = { $colour ->
    [red] rood geldt
    [green] groen geldt
    [blue] blauw geldt
   *[yellow] geel geldt
}
notice-direction = { $direction ->
    [clockwise] ↻ met de klok mee
   *[other] ↺ tegen de klok in
}
notice-direction-of-two = ⇄ Met zijn tweeën verandert “keer om” niets
notice-due = { $n } strafkaarten te nemen!
tag-said-solo = SOLO!
do-lay = Leg { $card }
do-lay-with = Kaarten ruilen met …
do-lay-with-nobody = niemand
do-throw-in = Werp { $card } tussen
do-take = { $due ->
    [0] Neem een kaart
    [one] Neem een kaart
   *[other] Neem { $due } kaarten
}
do-pass = Pas
do-say-solo = SOLO!
do-catch = Betrapt!
card-miss = “sla beurt over”
card-turn-round = “keer om”
card-swap = “kaartenruil”
card-choose = “bepaal kleur”
card-all-round = “kaartenruil voor alle spelers”
card-take-2 = “neem 2”
card-take-4 = “neem 4”

# Wat een uitleggende bot over zijn zet zegt: niets daarvan hangt af van verborgen kaarten
explain-same-colour = Hij heeft de kleur die geldt.
explain-same-sign = Hij heeft hetzelfde getal of symbool als de kaart eronder.
explain-smaller-hand = Ik krijg minder kaarten dan ik zou overhouden.
explain-black = Een zwarte kaart past op alles.
explain-passes-on = Ik geef de straf door, dus neem ik niets.
explain-last-card = Dat was mijn laatste kaart.
explain-penalty = Ik geef de straf niet door, dus neem ik de kaarten.
explain-take = Wie geen kaart legt, neemt er een.
explain-pass = Ik houd de kaart die ik nam.
explain-throw-in = Ik had precies dezelfde kaart, dus mocht ik die ertussen gooien.
