# De pagina in de browser: alles wat noch het bestand van een spel, noch het gemeenschappelijke zegt.

# Namen en manieren
title-solo = SOLO
title-skipbo_masters = Skip-Bo Masters
title-level_8 = Level 8
title-i_go = I Go!
title-fifteen_go = 15GO!
title-none = Tafel
welcome = Vijf kaartspellen. Schuif aan!
about = Vijf kaartspellen voor het hele gezin aan één tafel. Niet verbonden aan een uitgever. Vrije software:
about-solo = Raak je kaarten kwijt op kleur of getal. Werp dezelfde kaart tussen, en zeg op tijd SOLO!
about-skipbo_masters = Bouw stapels van 1 tot en met 12 en werk je voorraadstapel weg, met munten die kaarten kopen en deuren openen.
about-level_8 = Acht levels te gaan: reeksen, gelijke getallen en kleuren. Wie legt het achtste als eerste uit?
about-i_go = Verzamel één slimme rij, houd je minpunten laag en roep dan: I Go!
about-fifteen_go = Omdraaien, aanleggen, doorschuiven: in het midden groeien rijtjes van 1 tot en met 15, tot je kaarten op zijn.
players-range = { $low }–{ $high } spelers
minutes-range = { $low }–{ $high } min
guest = Gast
you = Jij
games = Spellen

# De startpagina
play-now = Nu spelen
play-friends = Met vrienden
rules = Spelregels
join-title = Meedoen met een code
join = Meedoen
my-tables = Jouw tafels
my-matches = Gespeelde partijen
phase-gathering = wacht op spelers
phase-dealing = er wordt gedeeld
phase-playing = bezig
phase-over = afgelopen
won-by = gewonnen door { $player }
loading = Een ogenblik …
close = Sluiten
settings = Instellingen
to-start = Naar de startpagina

# Instellingen
your-name = Je naam
language = Taal
theme = Licht of donker
theme-auto = zoals het apparaat
theme-light = licht
theme-dark = donker
sorting = Mijn hand sorteren
sorting-colour = op kleur
sorting-number = op getal
sorting-parts = volgens mijn level
sounds = Geluiden
marks-playable = Laten zien wat ik kan spelen
notify-turn = Me een seintje geven als ik aan de beurt ben

# Voor het begint
who-plays = Wie er meedoen
invite = Vrienden uitnodigen
invite-words = Stuur deze link, of laat ze de code scannen.
how-to-play = Hoe jullie spelen
table-full = Alle plaatsen zijn bezet
sit-down = Ga zitten
fill-with-bots = Aanvullen met bots
start = Kaarten delen
dealing = Er wordt gedeeld …
i-am-ready = Ik ben klaar
not-ready-after-all = Toch nog niet klaar
stand-up = Opstaan
wait-for-players = Er zijn nog plaatsen vrij: nodig vrienden uit of voeg bots toe.
wait-for-ready = Wachten tot { $player } klaar is.
wait-for-host = Wachten tot de host de kaarten deelt.
host-watches = Je speelt niet mee: je kijkt toe.
seat-free = vrij
seat-n = Plaats { $n }
add-bot = Bot toevoegen
sit-here = Ga hier zitten
host = host
not-here = niet aanwezig
is-ready = klaar
level-of = Niveau van { $player }
level-easy = makkelijk
level-normal = normaal
level-hard = moeilijk
make-host = Host maken
take-off = { $player } van de tafel halen
link = Link naar deze tafel
copy-link = Link kopiëren
copied = De link is gekopieerd.
share = Delen
code-is = of de code
qr-code = QR-code van de link
n-seats = spelers
preset = variant
preset-own = je eigen mix
clock = tijd voor een beurt
clock-seconds = { $n ->
    [0] onbeperkt
   *[other] { $n } seconden
}
clock-days = { $n ->
    [one] een dag
   *[other] { $n } dagen
}
tempo = tempo van de bots
tempo-is = { $n ->
    [0.5] vlot
    [2] rustig
   *[other] normaal
}
allow-hints = tips zijn toegestaan
allow-chat = chatten is toegestaan
allow-watching = wie de link heeft, mag meekijken

# De tafel
choose = Kies
your-hand = Je hand, { cards }
your-place = Jouw plaats
your-turn = Jij bent aan de beurt
seat-label = { $player }, { cards } in de hand
look-closer = Wat voor { $player } ligt
pile-label = { $hasOwner ->
    [yes] { $owner }: { $pile }
   *[no] { $pile }
}, { $n ->
    [0] leeg
   *[other] { cards }
}{ $top ->
    [none] { "" }
   *[other] , { $top }
}
stood-in = een bot speelt
watching = { $n ->
    [one] er kijkt iemand mee
   *[other] er kijken { $n } mensen mee
}
score = Stand
score-is = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
cards-left = { $n ->
    [0] geen kaart meer
    [one] nog één kaart
   *[other] nog { cards }
}
stock-left = { $n ->
    [0] voorraadstapel leeg
   *[other] { cards } in de voorraadstapel
}
reconnecting = De verbinding is weg. Nieuwe poging …
match-over = De partij is afgelopen.
see-result = Bekijk de uitslag
clock-left = nog { $n } s
pay-with-coins = Munten op een stapel
race-throw-in = Precies dezelfde kaart: snel tussenwerpen!
log = Wat er gebeurde
log-empty = Er is nog niets gebeurd.
log-dealt = De kaarten zijn gedeeld.
hint = Tip
hint-says = { $what }: { $why }.
hint-do-nothing = Wachten
mute = Geluid uit
emotes = Reacties
emote-cheer = Hoera!
emote-clap = Bravo!
emote-laugh = Haha
emote-wow = Wauw!
emote-oops = Oeps
emote-hurry = Schiet eens op
emote-thanks = Dank je wel
emote-well_played = Goed gespeeld
chat = Zeg iets
send = Versturen
understood = Begrepen
row-another = Een andere rij kiezen
proposal-added = aangelegd
row-own = Je eigen rij: tik op een of twee kleuren
row-lay = Deze rij leggen

# De eerste keer bij een spel
first-solo = Tik op een kaart die oplicht om hem af te leggen, of neem er een. Zeg SOLO! bij je voorlaatste kaart: druk eerst op de rode knop.
first-skipbo_masters = Werk je voorraadstapel weg. Tik op een kaart en dan op de stapel waar hij heen moet. Leg je een kaart op een hulpstapel, dan is je beurt voorbij.
first-level_8 = Pak een kaart, leg je level uit zodra je kunt en leg dan een kaart af: tik op een kaart en dan op je aflegstapel.
first-i_go = Neem een kaart, leg er een af en roep I Go! als je weinig minpunten hebt.
first-fifteen_go = Draai je bovenste kaart om en tik dan op een rijtje of op een open stapel van een ander die oplicht.

# Fiches in het midden
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
notice-due = { $n } kaarten te nemen!
notice-free-colour = de kleur van het aanbod telt niet mee
notice-minus = { $n ->
    [one] nu één minpunt
   *[other] nu { $n } minpunten
}
notice-level-laid = Jouw level { $n } ligt op tafel
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
notice-lacking = { $n ->
    [0] compleet!
    [one] er ontbreekt één kaart
   *[other] er ontbreken { $n } kaarten
}
tag-said-solo = SOLO!
tag-coins = { $n }
tag-level = Level { $n }

# Knoppen: wat een zet zegt
do-lay = Leg { $card }
do-lay-with = Ruilen met …
do-lay-with-nobody = niemand
do-throw-in = Werp { $card } tussen
do-take = { $n ->
    [one] Neem een kaart
   *[other] Neem { $n } kaarten
}
do-pass = Pas
do-say-SOLO = SOLO!
do-catch = Betrapt!
do-play = Speel { $card } op stapel { $pile }
do-play-stock = Speel van de voorraadstapel op stapel { $pile }
do-play-help = Speel van de hulpstapel op stapel { $pile }
do-buy = Koop van { $player } voor stapel { $pile }
do-stand-in = Vervang een kaart door munten op stapel { $pile }
do-discard-help = Leg { $card } op hulpstapel { $pile }
do-pay = Betaal de tol
do-stop = Niet betalen, hier stoppen
do-end = Beëindig je beurt
do-turn = Draai een kaart om
do-put-down = Leg op mijn open stapel
do-build = Leg aan op mijn eigen stapel
do-row = Naar rijtje { $n }
do-give = Naar { $player }
do-borrow = Leen van { $player } voor rijtje { $n }
do-take-stock = Neem van de trekstapel
do-take-discard = Neem van de aflegstapel
do-take-display = Neem uit het aanbod
do-discard = Leg { $card } af
do-i-go = I Go!
do-no-row = Geen rij
do-draw = Pak van de trekstapel
do-take-from = Pak van de aflegstapel van { $player }
do-claim = Pak die van { $player }
do-lay-level = Zelf samenstellen
do-run = Reeks vanaf { $n }
do-set = Gelijke getallen: { $n }
do-colour = Deze kleur
do-put = Leg { $card }
do-add = { $end ->
    [low] Leg { $card } aan de lage kant aan
    [high] Leg { $card } aan de hoge kant aan
   *[none] Leg { $card } daar aan
}
do-miss = { $player } slaat een beurt over
do-play-take = Speel Pak
do-play-swap = Speel Ruil
do-play-keep = Speel Houd
do-show = Laat { $card } zien
do-swap = Ruil { $card }
do-keep = Houd { $card }
do-done = Klaar
proposals-level_8 = Mijn level uitleggen
proposals-level_8-add = Kaarten aanleggen …
proposals-level_8-show = Deze tonen …
proposals-level_8-keep = Deze houden …
proposals-level_8-swap = Deze ruilen …
proposals-i_go = I Go!
proposals-skipbo_masters = Munten in plaats van een kaart …
proposals-fifteen_go = Lenen …

# Kaarten in woorden
card-hidden = een gesloten kaart
card-coloured = { $colour ->
    [rood] rode
    [geel] gele
    [groen] groene
    [turkoois] turkooizen
    [blauw] blauwe
    [violet] violette
    [wit] witte
    [zwart] zwarte
   *[other] { $colour }
} { $what }
card-toll = { $n } met { $coins ->
    [one] één munt
   *[other] { $coins } munten
} tol
colour-R = rood
colour-O = oranje
colour-Y = geel
colour-G = groen
colour-T = turkoois
colour-B = blauw
colour-V = violet
colour-P = roze
colour-W = wit
colour-K = zwart
sign-miss = sla beurt over
sign-turn-round = keer om
sign-swap = ruil
sign-choose = bepaal kleur
sign-all-round = kaartenruil voor alle spelers
sign-joker = joker
sign-take = pak
sign-keep = houd
sign-wild = Skip-Bo

# Het einde van een ronde en van een partij
round-over = Ronde { $n }
show-group = telt niet mee: de kleur van het aanbod
show-row = eigen rij
show-added = aangelegd bij de rij van de I Go!-speler
show-rest = blijft over: minpunten
show-hand = nog in de hand
show-minus = −{ $n }
go-on = Verder
you-win = Je wint!
rematch = Nog een keer spelen
look-back = Terugkijken
rank = rang
n-actions = { $n ->
    [one] Er is één zet gedaan.
   *[other] Er zijn { $n } zetten gedaan.
}
download = Verslag downloaden
verify = Controleer het delen
verify-title = Zijn de kaarten eerlijk gedeeld?
verify-none = In dit verslag staat geen bewijs.
verify-about = Je browser kan zelf opnieuw schudden en delen, zonder de server iets te vragen, en vergelijken.
verify-more = Hier bewezen: de kaarten die aan het begin van elke ronde zijn gedeeld, met het schudden dat de herhaling laat zien. Dat er telkens geschud moest worden, dat elke getrokken kaart en elke zet de regels volgde, wie moest beginnen en de uitslag: dat bewijst quintet verify BESTAND met het gedownloade verslag. Het speelt de hele partij opnieuw.
verify-some = Maar { $n } van { $all } rondes konden worden geladen en opnieuw gedeeld.
verdict-proved = Niemand kon deze kaarten kiezen, de server niet en geen enkele speler: het toevallige deel van je browser zit erin, en opnieuw schudden gaf precies de kaarten die zijn gedeeld.
verdict-fits = Alles klopt met elkaar. Maar je browser heeft vóór dit delen niets genoteerd, dus je vertrouwt op wie erbij waren.
verdict-broken = Er klopt iets niet. Vertrouw deze kaarten niet.
claim-commitment = { $isProved ->
    [yes] De server had zijn deel al vastgelegd voordat hij dat van jullie kende.
   *[no] Het deel van de server klopt niet met wat hij had vastgelegd.
}
claim-seed = { $isProved ->
    [yes] Hoe er gedeeld is, volgt uit het deel van de server en de delen van alle spelers.
   *[no] Hoe er gedeeld is, volgt niet uit de delen in het verslag.
}
claim-deal = { $isProved ->
    [yes] { $n ->
        [one] Je browser heeft opnieuw geschud, en elke gedeelde kaart lag waar ze hoort.
       *[other] Je browser heeft voor elk van de { $n } rondes opnieuw geschud, en elke gedeelde kaart lag waar ze hoort.
    }
   *[no] Je browser heeft opnieuw geschud en kreeg in ronde { $round } andere kaarten dan er zijn gedeeld.
}
claim-noted_commitment = { $isProved ->
    [yes] Het is precies wat je browser vóór het delen als vastgelegd heeft genoteerd.
   *[no] Het is niet wat je browser vóór het delen als vastgelegd heeft genoteerd.
}
claim-noted_contribution = { $isProved ->
    [yes] Het toevallige deel van je eigen browser zit erin.
   *[no] Het toevallige deel van je eigen browser ontbreekt.
}
ruling-means = een keuze van ons waar de gedrukte spelregels iets openlaten

# Terugkijken: de partij nog eens, en ieders kansen
round = ronde
move = zet
move-n = Zet { $n } van { $most }
percent = { $n } %
as-table = Als tabel
scores-by-round = De punten per ronde
replay = De partij nog eens
replay-view = Gezien door
replay-open = alle handen open
replay-watcher = een toeschouwer
replay-deal = Het delen
replay-dealt = De kaarten worden gedeeld.
replay-play = Afspelen
replay-pause = Pauzeren
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-round-back = Vorige ronde
replay-round-on = Volgende ronde
replay-speed = Snelheid
replay-speed-is = { $n } ×
replay-keys = Met ← en → ga je zet voor zet, met Shift erbij ronde voor ronde. De spatiebalk speelt af en pauzeert.
chance-title = Winstkansen
chance-about = Hoe iedereen er na elke zet voor stond, beoordeeld met open handen: de computer speelde van daaruit vele malen verder.
chance-working = De kansen worden uitgerekend …
chance-none = De kansen kunnen nu niet worden uitgerekend.
turning-points = Keerpunten
turning-none = Geen enkele zet heeft deze partij op zichzelf gekeerd.
turning-is = { $player }: { $before } → { $after }

# Problemen
problem-failed = Dat is niet gelukt. Probeer het nog eens.
problem-offline = De server is niet te bereiken. Draait hij wel?
problem-no-such-page = Die pagina is er niet.
problem-no-such-table = Die tafel is er niet. Misschien zit er een tikfout in de code, of is de tafel opgeruimd.
problem-no-such-seat = Die plaats is er niet.
problem-seat-taken = Iemand was je voor: die plaats is bezet.
problem-not-seated = Ga eerst zitten.
problem-not-host = Dat mag alleen de host.
problem-taken-off-this-table = De host heeft je van deze tafel gehaald.
problem-bad-name = Kies een andere naam.
problem-bad-options = Zo kan het spel niet worden gespeeld.
problem-not-now = Dat kan nu niet.
problem-not-ready = Nog niet iedereen is klaar.
problem-stale = Iemand was je voor. Kijk nog eens.
problem-illegal = Dat mag nu niet.
problem-not-allowed-here = De host heeft dat uitgezet.
problem-too-fast = Iets rustiger aan, graag.
problem-too-many = Dat is te veel tegelijk.
problem-closed = Deze tafel is opgeruimd.
