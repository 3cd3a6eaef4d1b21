# Skip-Bo Masters: alles wat de engine bij dit spel te zeggen heeft.

option-stock = kaarten in elke voorraadstapel
option-tolls = hoeveel getalkaarten tol vragen
option-tolls-none = geen
option-tolls-standard = drie van elke twaalf: twee vragen één munt, één vraagt er twee
option-tolls-heavy = vijf van elke twaalf: drie vragen één munt, twee vragen er twee
option-target = waarmee je de partij wint
option-target-round = de eerste ronde
option-target-500 = 500 punten over meerdere rondes

preset-standard = voorraadstapel van 15 kaarten, één ronde
preset-short = voorraadstapel van 10 kaarten, één ronde
preset-five_hundred = meerdere rondes, tot 500 punten
preset-no_tolls = geen kaart vraagt tol

prompt-turn = Speel kaarten op de bouwstapels, of leg er een op een hulpstapel en beëindig je beurt.
prompt-empty-hand = Speel van je voorraadstapel en je hulpstapels, koop iets of beëindig je beurt.
prompt-stand-in = Speel de kaart die op je munten volgt.
prompt-toll = Betaal de tol en speel door, of beëindig hier je beurt.

refusal-there-is-no-such-action = Dat bestaat hier niet.
refusal-it-is-not-your-turn = Je bent niet aan de beurt.
refusal-pay-the-toll-or-stop-first = Betaal eerst de tol of stop.
refusal-no-toll-is-due = Er hoeft geen tol te worden betaald.
refusal-you-must-discard-a-card-to-end-the-turn = Om je beurt te beëindigen moet je een kaart op een hulpstapel leggen.
refusal-you-do-not-hold-that-card = Die kaart heb je niet.
refusal-a-new-pile-takes-the-first-free-place = Een nieuwe stapel komt op de eerste vrije plaats.
refusal-a-card-must-follow-the-stand-in-first = Op de munten moet eerst een kaart op dezelfde stapel volgen.
refusal-nobody-sits-there = Daar zit niemand.
refusal-you-cannot-buy-from-yourself = Van jezelf kun je niets kopen.
refusal-there-is-no-card = Daar ligt geen kaart.
refusal-you-have-too-few-coins = Je hebt te weinig munten.
refusal-that-card-does-not-fit = Die kaart past niet.
refusal-nothing-could-follow-a-twelve = Op een twaalf kan niets volgen, daarom kun je die niet door munten vervangen.
refusal-no-card-could-follow-the-stand-in = Op de munten zou geen kaart kunnen volgen.

declared-stop = { $player } betaalt de tol niet en beëindigt de beurt.
declared-cannot-pay = { $player } kan de tol niet betalen: de beurt is voorbij.

paid-stand-in = { $player } vervangt een kaart door { $n ->
    [one] één munt
   *[other] { $n } munten
}.
paid-toll = { $player } betaalt { $n ->
    [one] één munt
   *[other] { $n } munten
} tol.
paid-buy = { $player } koopt een kaart van { $other }.
paid-share = { $player } krijgt { $n ->
    [one] één munt
   *[other] { $n } munten
} van de volle stapel.

scored-stocks = de ronde en de kaarten in de andere voorraadstapels
round-ended-stock-empty = { $player } is door de voorraadstapel heen.
round-ended-stalemate = Niemand kan verder: de kleinste voorraadstapel wint de ronde.
round-ended-turn-limit = Het hoogste aantal beurten is bereikt.

did-end = { $player } beëindigt de beurt.

moved-building-finished = De stapel is vol en gaat weg.

# Hoe je de kaarten leest
legend = 7 is een zeven; 7* vraagt één munt tol, 7** twee. SB is de Skip-Bo-kaart, de joker.

zone-draw = trekstapel
zone-stock = voorraadstapel
zone-hand = hand
zone-help = hulpstapel
zone-building = bouwstapel
zone-finished = volle stapels

hint-wins-round = het wint de ronde
hint-lays-stock = zo raak je een kaart van je voorraadstapel kwijt
hint-leads-to-stock = het maakt de weg vrij voor je voorraadstapel
hint-nearer-to-stock = het brengt een stapel dichter bij de kaart op je voorraadstapel
hint-draws-five = wie geen handkaart meer heeft, trekt meteen vijf nieuwe
hint-shares-coins = de volle stapel deelt zijn munten uit
hint-blocks = zo kan een ander niet van de voorraadstapel spelen
hint-makes-room = zo komt er plaats vrij voor een hulpstapel
hint-uncovers = eronder ligt een kaart waar je iets aan hebt
hint-new-card = dan trek je een kaart meer
hint-pays-to-go-on = je beurt gaat door
hint-saves-coins = je munten zijn later meer waard
hint-nothing-to-gain = doorspelen levert je niets op
hint-gives-nothing = wat je zou kunnen spelen, helpt een ander aan zijn voorraadstapel
hint-free-place = die bedekt geen kaart
hint-same-number = die ligt op hetzelfde getal: zo wordt er niets bedolven
hint-keeps-order = beide komen later op volgorde weg
hint-keeps-wild = je houdt je Skip-Bo-kaart
hint-needed-least = het is de kaart die je het minst nodig hebt
