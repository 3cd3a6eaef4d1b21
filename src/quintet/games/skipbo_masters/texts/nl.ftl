# Skip-Bo Masters: wat alleen dit spel te zeggen heeft. Wat meer spellen hetzelfde zeggen, staat in frame.ftl.

option-stock = kaarten in elke voorraadstapel
option-tolls = getalkaarten die tol vragen
option-tolls-none = geen
option-tolls-standard = enkele: van elk getal kosten twee kaarten één munt en één kaart twee munten
option-tolls-heavy = veel: van elk getal kosten drie kaarten één munt en twee kaarten twee munten
option-must_play = wat gespeeld moet worden voordat een beurt mag eindigen
option-must_play-free = niets: je speelt wat je wilt
option-must_play-stock = de kaart op de voorraadstapel, als die past en geen tol vraagt
option-must_play-all = elke kaart die past en geen tol vraagt
option-target = waarmee je de partij wint
option-target-round = de eerste ronde
option-target-500 = 500 punten over meerdere rondes

preset-standard = voorraadstapel van 15 kaarten, één ronde
preset-short = voorraadstapel van 10 kaarten, één ronde
preset-five_hundred = meerdere rondes, tot 500 punten
preset-no_tolls = geen kaart vraagt tol

prompt-turn = Speel kaarten op de bouwstapels, of leg er een op een hulpstapel en beëindig je beurt.
prompt-turn-with = Speel je voorraadstapel leeg (nog { $n }): leg kaarten op de bouwstapels, of één op een hulpstapel.
prompt-must-play-stock = De kaart op je voorraadstapel past: speel die voordat je je beurt beëindigt.
prompt-must-play = Je hebt een kaart die past: speel die voordat je je beurt beëindigt.
prompt-empty-hand = Speel van je voorraadstapel en je hulpstapels, koop iets of beëindig je beurt.
prompt-only-discard = Niets past: leg een kaart op een hulpstapel en beëindig zo je beurt.
prompt-stuck-empty = Niets past: beëindig je beurt.
prompt-stand-in = Je munten vervangen een kaart: speel nu de kaart die volgt.
prompt-toll = Betaal de tol en speel verder. Anders blijft de kaart toch liggen, en is je beurt voorbij.

refusal-pay-the-toll-or-stop-first = Betaal eerst de tol of stop.
refusal-no-toll-is-due = Er hoeft geen tol te worden betaald.
refusal-you-must-discard-a-card-to-end-the-turn = Om je beurt te beëindigen moet je een kaart op een hulpstapel leggen.
refusal-you-must-play-your-stock-card-first = De kaart op je voorraadstapel past: speel die eerst.
refusal-you-must-play-every-card-that-fits-first = Je hebt een kaart die past en geen tol vraagt: speel die eerst.
refusal-a-new-pile-takes-the-first-free-place = Een nieuwe stapel komt op de eerste vrije plaats.
refusal-a-card-must-follow-the-stand-in-first = Na de munten moet eerst een kaart op dezelfde stapel volgen.
refusal-nobody-sits-there = Daar zit niemand.
refusal-you-cannot-buy-from-yourself = Van jezelf kun je niets kopen.
refusal-there-is-no-card = Daar ligt geen kaart.
refusal-you-have-too-few-coins = Je hebt te weinig munten.
refusal-nothing-could-follow-a-twelve = Op een twaalf kan niets volgen, daarom kun je die niet door munten vervangen.
refusal-no-card-could-follow-the-stand-in = Na de munten kun je geen kaart leggen.
refusal-that-card-does-not-fit = Die kaart past niet: elke stapel groeit getal voor getal van 1 tot en met 12.

declared-stop = { $player_is ->
    [you] Je betaalt de tol niet en beëindigt je
   *[other] { $player } betaalt de tol niet en beëindigt de
} beurt.
declared-cannot-pay = { $player_is ->
    [you] Je kunt de tol niet betalen: je
   *[other] { $player } kan de tol niet betalen: de
} beurt is voorbij.

paid-stand-in = { $player_is ->
    [you] Je
   *[other] { $player }
} vervangt een kaart door { $n ->
    [one] één munt
   *[other] { $n } munten
}.
paid-toll = { $player_is ->
    [you] Je
   *[other] { $player }
} betaalt { $n ->
    [one] één munt
   *[other] { $n } munten
} tol.
paid-buy = { $player_is ->
    [you] Je
   *[other] { $player }
} koopt een kaart van { $other_is ->
    [you] jou
   *[other] { $other }
}.
paid-share = { $player_is ->
    [you] Je
   *[other] { $player }
} krijgt { $n ->
    [one] één munt
   *[other] { $n } munten
} van de volle stapel.

scored-stocks = voor de ronde en de kaarten in de andere voorraadstapels
round-ended-stock-empty = { $player_is ->
    [you] Je hebt je
   *[other] { $player } heeft de
} voorraadstapel leeggespeeld.
round-ended-stalemate = Niemand kan verder: de kleinste voorraadstapel wint de ronde.
moment-event-played-for-player = { $actor } heeft jouw { $card } gekocht
moment-paid-share-player = Een stapel is vol: van de munten ervan krijg jij er { $n ->
    [one] één
   *[other] { $n }
}
moment-moved-draw-hand-play-actor = Nieuwe kaarten { $card }: speel verder!
moment-moved-draw-hand-pay-actor = { moment-moved-draw-hand-play-actor }
moment-declared-cannot-pay-player = Je kunt de tol niet betalen: je beurt is voorbij
moment-round-ended-stock-empty-player = Jij wint de ronde!
moment-round-ended-stock-empty-others = { $player } wint de ronde.
moment-round-ended-stalemate-player = Jij wint de ronde!
moment-round-ended-stalemate-others = { $player } wint de ronde.

did-end = { $player_is ->
    [you] Je beëindigt je
   *[other] { $player } beëindigt de
} beurt.

moved-building-finished = De stapel is vol en gaat weg: er kan een nieuwe beginnen.
moved-hand-help = { $player_is ->
    [you] Je legt
   *[other] { $player } legt
} { $card } af op { $target }.
brief-moved-hand-help = { $player } legt { $card } af.
moved-draw-hand = { $player_is ->
    [you] Nieuw in je hand: { $card }
   *[other] { $player } trekt { $card }
}.
moved-draw-hand-play = { $player_is ->
    [you] Je hand was leeg. Nieuw erin: { $card }
   *[other] { $player } trekt midden in de beurt { $card }: de hand was leeg
}.
moved-draw-hand-pay = { moved-draw-hand-play }

# Hoe je de kaarten leest
legend = 7 is een zeven; 7* vraagt één munt tol, 7** twee. SB is de Skip-Bo-kaart, de joker.

zone-draw = trekstapel
zone-stock = voorraadstapel
zone-hand = hand
zone-help = hulpstapel
zone-building = bouwstapel
zone-finished = volle stapels

advise-play-stock = Leg de { $card } van je voorraadstapel op stapel { $pile }
advise-play-help = Leg de { $card } van je hulpstapel { $help } op stapel { $pile }
advise-buy-stock = Koop de { $card } van { $seat } voor stapel { $pile }
advise-buy-help = Koop de { $card } van { $seat } voor stapel { $pile }
advise-stand-in = Betaal munten in plaats van { $price ->
    [0] een kaart
   *[other] de { $price }
} op stapel { $pile }

hint-wins-round = daarmee win je de ronde
hint-lays-stock = zo raak je een kaart van je voorraadstapel kwijt
hint-lays-stock-here = dan heeft je voorraadstapel nog maar { cards }
hint-leads-to-stock = het maakt de weg vrij voor je voorraadstapel
hint-leads-to-stock-here = het maakt op deze stapel de weg vrij voor { $card } van je voorraadstapel
hint-nearer-to-stock = het brengt een stapel dichter bij de kaart op je voorraadstapel
hint-nearer-to-stock-here = de stapel heeft dan een { $n } nodig, op weg naar { $card } op je voorraadstapel
hint-draws-five = wie geen handkaart meer heeft, trekt meteen vijf nieuwe
hint-shares-coins = de volle stapel deelt zijn munten uit
hint-shares-coins-here = de stapel is dan vol en deelt { $n ->
    [one] een munt
   *[other] { $n } munten
} uit, de eerste aan jou
hint-blocks = zo kan een ander niet van de voorraadstapel spelen
hint-blocks-here = anders kan { $player } daar { $card } van de voorraadstapel spelen
hint-must-play = die past, dus moet je die spelen
hint-makes-room = zo komt er plaats vrij voor een hulpstapel
hint-uncovers = eronder ligt een kaart waar je iets aan hebt
hint-uncovers-here = eronder ligt { $card }, en die kun je spelen
hint-new-card = dan trek je een kaart meer
hint-pays-to-go-on = je beurt gaat door
hint-pays-to-go-on-here = je beurt gaat door, en je houdt { $n ->
    [0] geen munt
    [one] één munt
   *[other] { $n } munten
} over
hint-saves-coins = je munten zijn later meer waard
hint-saves-coins-here = je houdt je { $n ->
    [one] munt
   *[other] { $n } munten
} voor later
hint-nothing-to-gain = doorspelen levert je niets op
hint-gives-nothing = wat je zou kunnen spelen, helpt alleen de voorraadstapel van een ander vooruit
hint-free-place = die bedekt geen kaart
hint-same-number = die ligt dan op hetzelfde getal en bedekt niets nieuws
hint-same-number-here = eronder ligt { $card }, hetzelfde getal: niets nieuws wordt bedekt
hint-keeps-order = zo kun je beide later op volgorde spelen
hint-keeps-order-here = eronder ligt { $card }: beide kunnen later op volgorde weg
hint-keeps-wild = je houdt je Skip-Bo-kaart
hint-needed-least = het is de kaart die je het minst nodig hebt

# Aan tafel: hoe een zet heet en wat er te zien is
about = Bouw stapels van 1 tot en met 12 en werk je voorraadstapel weg. Met munten koop je kaarten en vul je gaten.
length-is = { $stock } kaarten in de voorraadstapel
stock-left = { $n ->
    [0] voorraadstapel leeg
   *[other] { cards } in de voorraadstapel
}
risky-stock-fits = De kaart op je voorraadstapel past, en een kaart op een hulpstapel beëindigt je beurt. Toch daar leggen?
risky-wild = Een Skip-Bo past overal. Toch op een hulpstapel leggen?
risky-toll = Je kunt de tol van deze kaart niet betalen: je beurt zou voorbij zijn. Toch spelen?
risky-own-card = Je hebt zelf een kaart met dit getal. Toch munten betalen?
risky-own-wild = Je Skip-Bo past daar ook, zonder munten. Toch munten betalen?
first = Werk je voorraadstapel weg. Tik op een kaart en dan op de stapel waar hij heen moet. Munten op een kaart zijn tol: betaal die, anders is je beurt voorbij. Een kaart op een hulpstapel beëindigt je beurt ook.
hand-empty = Je krijgt je kaarten aan het begin van je beurt.
help-win = Werk als eerste je voorraadstapel weg. Alleen de bovenste kaart ervan is open.
help-turn = Je begint met 5 kaarten in je hand. Speel er zoveel je wilt op de bouwstapels: van je voorraadstapel, uit je hand en van je hulpstapels. Leg daarna een kaart op een hulpstapel, en je beurt is voorbij.
picture-stock = Een stapel is tot 4 gekomen, en op je voorraadstapel ligt een 5: speel hem, en je voorraadstapel is één kaart kleiner.
picture-hand = De 5 gaat op de stapel die tot 4 is gekomen, een 1 begint een nieuwe stapel, en een Skip-Bo staat voor elk getal: hier voor de 3.
picture-discard = Er valt niets meer te spelen: leg een kaart op een van je vier hulpstapels. De bovenste kaart ervan kun je later spelen.
picture-coins = De stapel heeft een 4 nodig, en jij hebt er geen. Betaal in plaats daarvan 4 munten, en je 5 past.
picture-buy = De stapel heeft een 4 nodig, en op de voorraadstapel van een ander ligt er een: koop hem voor 1 munt en speel hem meteen. Die stapel wordt daar wel kleiner van.
lesson-stock = Wie als eerste de eigen voorraadstapel leegt, wint. Een stapel heeft een 5 nodig: tik op die van jou.
lesson-stock-done = Een kaart minder. De stapels in het midden groeien van 1 tot 12.
lesson-wild = Je 7 heeft eerst een 6 nodig. Een Skip-Bo is elk getal: tik erop, dan op die stapel.
lesson-again = Nu past je 7: tik erop.
lesson-help = Ook de 8 op je hulpstapel past: tik erop.
lesson-toll = De munt op de 8 is tol. Betaal je niet, dan is je beurt voorbij en blijft de 8 liggen. Tik op “{ do-pay }”.
lesson-toll-done = Is een stapel vol, dan worden de munten verdeeld: de eerste voor wie hem vol maakt.
lesson-discard = Verder past er niets. Tik op een 12 in je hand, dan op een hulpstapel: dat beëindigt je beurt.
lesson-coins = Voor je 4 ontbreekt een 3. Drie munten vervangen die: tik op “{ proposals }”, dan op de eerste suggestie.
lesson-coins-done = Je voorraadstapel is leeg: je hebt gewonnen! Met munten koop je ook open kaarten van anderen.
special-joker = Staat voor elk getal.
special-toll = Wie hem speelt, betaalt één munt, anders is de beurt voorbij.
special-tolls = Wie hem speelt, betaalt twee munten, anders is de beurt voorbij.
tag-coins = { $n }
do-play = Speel { $card } op stapel { $pile }
do-play-stock = Van voorraadstapel op stapel { $pile }
do-play-help = Van hulpstapel op stapel { $pile }
do-buy-stock = Koop van { $seat } voor stapel { $pile }
do-buy-help = Koop van { $seat } voor stapel { $pile }
do-stand-in = Munten op stapel { $pile }
do-discard = Leg { $card } op hulpstapel { $help }
do-pay = Betaal de tol
do-stop = Niet betalen, stoppen
do-end = Beëindig je beurt
touch-buy-stock = Koop de { $card } voor één munt: tik op de stapel die hem nodig heeft.
touch-buy-help = { touch-buy-stock }
proposals = Munten …
proposals-title = Wat je nu met munten kunt
proposals-how = Munten voor een ontbrekende kaart of als tol liggen naast hun stapel. Is die vol, dan worden ze één voor één uitgedeeld: de eerste aan wie hem vol maakte.
card-toll = { $index } met { $coins ->
    [one] één munt
   *[other] { $coins } munten
} tol
card-joker = Skip-Bo

# Wat een uitleggende bot over zijn zet zegt: niets daarvan hangt af van verborgen kaarten
explain-play = Dat is het getal dat deze stapel nodig heeft.
explain-draws-five = Mijn hand is nu leeg, dus trek ik vijf nieuwe kaarten.
explain-shares-coins = Ik maak de stapel vol: de eerste munt is voor mij.
explain-blocks = Anders kan iemand daar zijn voorraadkaart leggen.
explain-nearer-to-stock = Zo komt de stapel dichter bij mijn voorraadkaart.
explain-same-number = Eronder ligt hetzelfde getal: zo bedek ik niets nieuws.
explain-keeps-order = Eronder ligt het volgende getal: later kunnen ze beide weg.
explain-play-stock = Wie als eerste een lege voorraadstapel heeft, wint: daarom speel ik daarvan.
explain-play-help = Dat is het getal dat deze stapel nodig heeft, en het geeft ruimte op mijn hulpstapel.
explain-buy-stock = Dat is het getal dat deze stapel nodig heeft. Voor een munt mag ik die kaart van een ander kopen.
explain-stand-in = Munten mogen een kaart vervangen.
explain-pay = Ik betaal, dus gaat mijn beurt verder.
explain-stop = Ik betaal niet, dus is mijn beurt voorbij.
explain-discard = Ik leg een kaart op een hulpstapel: daarmee is mijn beurt voorbij.
explain-buy-help = { explain-buy-stock }
