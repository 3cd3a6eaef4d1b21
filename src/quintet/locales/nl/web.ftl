# De pagina in de browser: alles wat noch het bestand van een spel, noch het gemeenschappelijke zegt.

# Namen en manieren
welcome = { $n ->
    [0] Kaartspellen. Schuif aan!
    [5] Vijf kaartspellen. Schuif aan!
   *[other] { $n } kaartspellen. Schuif aan!
}
imprint = Vijf kaartspellen voor het hele gezin aan één tafel. Niet verbonden aan een uitgever. Vrije software:
pad-link = Scoreblok voor echte kaarten
players-range = { $low }–{ $high } spelers
minutes-range = { $low }–{ $high } min
friendly-names = Otter, Vos, Uil, Das, Egel, Eekhoorn, Bever, Zwaluw, Merel, Roodborst
labelled = { $label }: { $words }
yes = ja
no = nee
you = Jij
games = Spellen

# De startpagina
play-now = Nu spelen
play-settings = { $hasLength ->
    [yes] Niveau, tempo en lengte
   *[no] Niveau en tempo
}
bots-level = niveau van de bots
match-length = lengte van een partij
length-short = kort
length-normal = normaal
length-long = lang
play-friends = Met vrienden
rules = Spelregels
join-title = Meedoen met een code
join = Meedoen
code-wrong = Dat is geen code van een tafel: zo’n code heeft twaalf letters en cijfers, zoals k7fm-q2xd-9wpt.
code-missing = Typ hier de code van de tafel of plak de link.
my-tables = Jouw tafels
my-turns = { $n ->
    [one] Aan één tafel ben jij aan de beurt
   *[other] Aan { $n } tafels ben jij aan de beurt
}
turn-of = { $player } is aan de beurt
left-days = { $n ->
    [one] nog een dag
   *[other] nog { $n } dagen
}
left-hours = { $n ->
    [one] nog een uur
   *[other] nog { $n } uur
}
left-minutes = { $n ->
    [one] nog een minuut
   *[other] nog { $n } minuten
}
all-tables = Alle { $n } tafels tonen
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
cancel = Annuleren
ask-name = Hoe heet je?
ask-name-why = De anderen zien je naam aan tafel. Je kunt hem altijd veranderen in de instellingen.
play = Spelen

# Instellingen
your-name = Je naam
language = Taal
theme = Licht of donker
theme-auto = zoals het apparaat
theme-light = licht
theme-dark = donker
letters = Grote letters
letters-auto = op een tv, op volledig scherm
letters-large = altijd
letters-usual = nooit
sort = Sorteer
sorting = Sorteer mijn hand
sorting-colour = op kleur
sorting-number = op getal
sorting-parts = op wat bij elkaar hoort
sounds = Geluiden
marks-playable = Laten zien wat ik kan spelen
asks-first = Vragen vóór zetten waar je snel spijt van hebt
automatic-on = Dit gebeurt nu vanzelf, tot je het hier of in de instellingen uitzet.
keys = Toetsen aan tafel
keys-walk = langs alles wat je kunt kiezen
keys-touch = kiezen (ook de spatiebalk)
keys-let-go = loslaten, terug
keys-take = een kaart pakken of omdraaien
keys-call = roepen, in een spel waarin dat kan
keys-cards = de kaarten in je hand, vanaf links
keys-letters = Ook met letters en cijfers spelen
notify-turn = Me een seintje geven als ik aan de beurt ben
tell-title = Zullen we je een seintje geven als je aan de beurt bent?
tell-off = Je browser kan je een seintje geven als je aan de beurt bent aan een tafel waar men de tijd neemt, ook als deze pagina gesloten is.
tell-on = Je krijgt een seintje als je aan de beurt bent, ook als deze pagina gesloten is.
tell-stop = Geen seintje meer
tell-later = Nu niet
tell-denied = Je browser blokkeert berichten van deze pagina. In de instellingen van je browser kun je ze voor deze pagina toestaan.
tell-insecure = Je browser neemt alleen berichten aan van veilige pagina’s, en deze kwam via gewoon http. Het helpt als de server achter https wordt gezet (de handleiding van de server zegt hoe), of als je localhost opent op het apparaat waarop hij draait. Zolang deze pagina open is, kan er wel een belletje klinken.
tell-install = Zet deze pagina eerst op je beginscherm (Deel, dan ‘Zet op beginscherm’) en open hem daar. Tot die tijd kan er een belletje klinken zolang deze pagina open is.
tell-none = Je browser kan je geen seintje geven als deze pagina gesloten is. Zolang de pagina open is, kan er wel een belletje klinken.
tell-ring = Belletje als ik aan de beurt ben
tell-rings = Het belletje staat nu aan, en ook de titel van de pagina zegt het.
told-turn = Jij bent aan de beurt bij { $game }
told-soon = { $game }: nog maar weinig tijd voor je beurt
told-over = { $game }: de partij is afgelopen

# Mijn pagina: naam, statistieken, andere apparaten
my-page = Mijn pagina
name-everywhere = Een nieuwe naam staat meteen aan al je tafels.
other-device = Op een ander apparaat spelen
other-device-about = Met een link of QR-code speel je ook op een ander apparaat: dezelfde naam, dezelfde plaatsen, dezelfde statistieken. Hij werkt één keer, tien minuten lang.
pass-show = Link tonen
pass-hide = Link verbergen
pass-words = Scan dit met het andere apparaat, of open daar de link.
pass-link = Link voor je andere apparaat
pass-secret = Houd hem voor jezelf: wie hem binnen tien minuten opent, speelt voortaan onder jouw naam.
pass-ask = Ook op dit apparaat { $player } zijn?
pass-means = Dit apparaat speelt dan als { $player }: dezelfde naam, dezelfde plaatsen, dezelfde statistieken. Zeg alleen ja als jij { $player } bent.
pass-loss = Nu speelt dit apparaat nog als { $player }. Bij die plaatsen en statistieken kun je dan van hieruit niet meer komen.
pass-yes = Ja, ik ben { $player }
pass-own = Dit apparaat speelt al als { $player }.
pass-void = Deze link werkt niet meer.
pass-void-about = Hij werkt één keer en tien minuten lang. Haal een nieuwe op je andere apparaat: “Mijn pagina”, dan “Op een ander apparaat spelen”.
statistics = Mijn statistieken
statistics-none = Je hebt nog geen partij uitgespeeld.
by-game = Per spel
by-opponents = Per tegenstander
all-games = alle spellen
against-people = tegen mensen
against-bots = tegen bots
against-mixed = tegen mensen en bots
n-matches = partijen
n-won = gewonnen
share-won = aandeel
streak-is = { $n ->
    [0] Je laatste partij heb je niet gewonnen.
    [one] Je laatste partij heb je gewonnen.
   *[other] Je hebt { $n } partijen op rij gewonnen.
}
longest-streak-is = { $n ->
    [0] { "" }
    [one] Je langste reeks is één partij.
   *[other] Je langste reeks is { $n } partijen.
}

# Voor het begint
who-plays = Wie doen er mee?
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
wait-for-ready = Nog niet klaar: { $player }.
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
level-expert = expert
make-host = Host maken
take-off = { $player } wegsturen
take-off-ask = { $player } wegsturen?
free-seat = Deze plaats vrijmaken
free-seat-about = { $player } staat op en mag weer gaan zitten.
ban = Voorgoed wegsturen
ban-about = { $player } krijgt dat te horen en kan nooit meer aan deze tafel zitten.
ban-about-playing = { $player } krijgt dat te horen en kan nooit meer aan deze tafel zitten. Een bot speelt de partij uit.
seat-freed = De host heeft je plaats vrijgemaakt. Je mag weer gaan zitten.
link = Link naar deze tafel
copy-link = Link kopiëren
copied = De link is gekopieerd.
share = Delen
code-is = of de code
show-on-tv = Op tv tonen
hand-only = Alleen mijn hand tonen
whole-table = De hele tafel tonen
invite-local = Dit adres werkt alleen op deze computer. Start de server zo dat anderen hem bereiken: quintet serve --host 0.0.0.0
qr-code = QR-code van de link
n-seats = spelers
game-of-table = spel
preset = variant
preset-own = je eigen mix
clock = tijd per beurt
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
    [0.6] vlot
    [1.5] rustig
   *[other] normaal
}
report-seconds = tijd om het einde van een ronde te bekijken
report-seconds-are = { $n ->
    [0] geen: meteen verder
   *[other] { $n } seconden
}
allow-hints = tips zijn toegestaan
allow-chat = chatten is toegestaan
allow-watchers-chat = wie toekijkt, mag ook chatten
allow-watching = wie de link heeft, mag meekijken
shows-all-after = na afloop mag iedereen alle handen zien
bot-for-absent = bot voor wie weg is
is-listed = vreemden kunnen de tafel vinden
changed-by = { $player } heeft veranderd:
changed-by-host = De host heeft veranderd:
changed-is = { $what }: { $before } → { $after }
changed-more = en nog { $n }
in-force = De opties van deze partij: { $game }
standings = Deze avond
standing-is = { $won } van { $played } gewonnen

# De tafel
choose = Kies
risk-go = Ja
risk-back = Nog niet
choose-one = Kiezen …
choose-colour = Welke kleur?
choose-seat = { $player } ({ cards })
your-hand = Je hand, { cards }
one-of-equals = { $name }, { $n } van { $all }
your-place = Jouw plaats
the-others = de anderen
your-turn = Jij bent aan de beurt
seat-label = { $player }, { cards } in de hand
look-closer = Wat er bij { $player } ligt
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
end-low = aan de lage kant
end-high = aan de hoge kant
take-back = Terugnemen
stood-in = een bot valt in
pile-needs = { $pile }, daarna komt { $n }
watching = { $n ->
    [one] er kijkt iemand mee
   *[other] er kijken { $n } mensen mee
}
score = Stand
leads = ligt voor
goal-is = Doel: { $n }
goal-is-minus = Einde boven { $n } minpunten
goal-told = De partij eindigt bij { $n } punten, en de meeste winnen.
goal-told-minus = De partij eindigt boven { $n } minpunten, en de minste winnen.
score-is = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
score-of = { $n } van { $goal }
reconnecting = De verbinding is weg. Nieuwe poging …
catching-breath = De server komt even op adem. Zo meteen gaat het vanzelf verder.
match-over = De partij is afgelopen.
back-to-table = Terug naar de tafel
only-the-last = Je kunt alleen de laatste kaart nemen.
stays-for-now = Deze kaarten blijven voorlopig liggen.
touch-card-first = Tik eerst op een kaart, dan op waar hij heen moet.
touch-again = { $card }: { $what } Raak hem nog eens aan om hem te spelen.
touch-target = { $card }: tik aan waar hij heen moet.
see-result = Bekijk de uitslag
look-at-table = De tafel bekijken
back-to-report = Ronde { $n } is voorbij: terug naar het overzicht
clock-left = nog { $n } s
log = Het verloop
log-open = Het verloop openen
log-empty = Er is nog niets gebeurd.
log-newest-first = het nieuwste eerst
recap = Terwijl je wachtte
recap-more = nog { $n }
recap-earlier = Eerdere zetten
brief-taken = { $player } neemt { $card }.
brief-laid = { $player } legt { $card }.
brief-explained = “{ $why }”
thinking = { $player } denkt na
hint = Tip
hint-says = { $what }: { $why }.
hint-only = Iets anders kan nu niet.
hint-behind = Je staat achter, en zo blijft er het meest van je kans over.
hint-beside = { $lead ->
    [clear] Dat is duidelijk beter dan dit
    [little] Dat is iets beter dan dit
   *[none] Dit lijkt ongeveer even goed
}: { $next }.
hint-numbers = Kans om de { $of ->
    [round] ronde
   *[match] partij
} te winnen: { $chance }%.
hint-numbers-beside = Kans om de { $of ->
    [round] ronde
   *[match] partij
} te winnen: { $chance }%, met de op een na beste keuze { $other }%.
hint-show-numbers = De kansen laten zien
hint-then = { $first }, dan: { $then }
hint-move-of = { $move }: { $parts }
hint-do-nothing = Wachten
proposals = Suggesties …
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
emotes-and-chat = Reacties en chat
emotes-unread = { $n ->
    [one] Reacties en chat, één nieuwe regel
   *[other] Reacties en chat, { $n } nieuwe regels
}
chat-title = Chat
chat-lines = Wat er gezegd is
chat-none = Er heeft nog niemand iets gezegd.
chat-watching = kijkt toe
chat = Zeg iets
send = Versturen
understood = Begrepen

# Kaarten in woorden
card-hidden = een gesloten kaart
card-coloured = { $colour ->
    [rood] rode
    [geel] gele
    [groen] groene
    [blauw] blauwe
    [violet] violette
    [wit] witte
    [zwart] zwarte
   *[other] { $colour }
} { $what }
colour-R = rood
colour-O = oranje
colour-Y = geel
colour-G = groen
colour-T = turquoise
colour-B = blauw
colour-V = violet
colour-P = roze
colour-W = wit
colour-K = zwart

# Het einde van een ronde en van een partij
round-over = Ronde { $n }
show-hand = nog in de hand
show-counts = { $n } { $n ->
    [one] punt
   *[other] punten
}
go-on = Verder
table-what-if = Deze partij begint midden in een andere. Het is maar een probeersel: er is geen bewijs dat er eerlijk is gedeeld, en het telt niet mee in de statistieken.
last-round = Dat was de laatste ronde: de partij is afgelopen.
onward-in = De volgende ronde begint over { $n } s.
onward-awaited = Wachten op { $player } …
rematch = Nog een keer spelen
another-game = Een ander spel kiezen
watch-next = De volgende partij bekijken
wants-rematch = { $n ->
    [one] { $player } wil nog een keer spelen.
   *[other] { $player } willen nog een keer spelen.
}
look-back = Terugkijken
rank = rang
n-actions = { $n ->
    [one] Er is één zet gedaan.
   *[other] Er zijn { $n } zetten gedaan.
}
download = Verslag downloaden
verify = Is er eerlijk gedeeld?
verify-title = Zijn de kaarten eerlijk gedeeld?
verify-none = In dit verslag staat geen bewijs.
verify-about = Je browser kan zelf opnieuw schudden en delen, zonder de server iets te vragen, en vergelijken.
verify-more = Hier bewezen: de kaarten die aan het begin van elke ronde zijn gedeeld, samen met het schudden dat je bij het terugkijken ziet. Dat er telkens terecht is geschud, dat elke getrokken kaart en elke zet de regels volgde, wie moest beginnen en de uitslag: dat bewijst quintet verify BESTAND met het gedownloade verslag. Daarbij wordt de hele partij opnieuw gespeeld.
verify-undealt = Hier niet bewezen: dat de kaarten uit deze bijdragen volgen. Dat, elke zet en de uitslag bewijst quintet verify BESTAND met het gedownloade verslag. Daarbij wordt de hele partij opnieuw gespeeld.
verify-some = Slechts { $n } van de { $all } rondes konden worden geladen en opnieuw gedeeld.
verdict-proved = Niemand kon deze kaarten kiezen, de server niet en geen enkele speler: de willekeurige bijdrage van je browser zit erin, en opnieuw schudden gaf precies de kaarten die zijn gedeeld.
verdict-undealt = Niemand kon het toeval sturen waaruit deze kaarten komen, de server niet en geen enkele speler: de willekeurige bijdrage van je browser zit erin. Of de kaarten eruit volgen, is hier niet nagegaan: deze pagina weet niet hoe de kaarten in dit spel worden gedeeld.
verdict-fits = Alles klopt met elkaar. Maar je browser heeft vóór het delen niets genoteerd, dus je moet vertrouwen op wie erbij waren.
verdict-broken = Er klopt iets niet. Vertrouw deze kaarten niet.
claim-commitment = { $isProved ->
    [yes] De server had zijn bijdrage al vastgelegd voordat hij die van jou kende.
   *[no] De bijdrage van de server klopt niet met wat hij had vastgelegd.
}
claim-seed = { $isProved ->
    [yes] Hoe er gedeeld is, volgt uit de bijdragen van de server en van alle spelers.
   *[no] Hoe er gedeeld is, volgt niet uit de bijdragen in het verslag.
}
claim-deal = { $isProved ->
    [yes] { $n ->
        [one] Je browser heeft opnieuw geschud, en elke gedeelde kaart lag waar hij hoort.
       *[other] Je browser heeft voor elk van de { $n } rondes opnieuw geschud, en elke gedeelde kaart lag waar hij hoort.
    }
   *[no] Je browser heeft opnieuw geschud en kreeg in ronde { $round } andere kaarten dan er zijn gedeeld.
}
claim-noted_commitment = { $isProved ->
    [yes] De server had precies dat vastgelegd wat je browser vóór het delen heeft genoteerd.
   *[no] De server had iets anders vastgelegd dan je browser vóór het delen heeft genoteerd.
}
claim-noted_contribution = { $isProved ->
    [yes] De willekeurige bijdrage van je eigen browser zit erin.
   *[no] De willekeurige bijdrage van je eigen browser ontbreekt.
}
help-special = Bijzondere kaarten
round = ronde
percent = { $n }%

# Problemen
problem-failed = Dat is niet gelukt. Probeer het nog eens.
problem-offline = De server is niet te bereiken. Draait hij wel?
problem-no-such-thing = Die pagina is er niet.
problem-no-such-table = Die tafel is er niet. Misschien zit er een tikfout in de code, of de tafel bestaat niet meer.
problem-no-such-seat = Die plaats is er niet.
problem-seat-taken = Iemand was je voor: die plaats is bezet.
problem-not-seated = Ga eerst zitten.
problem-not-host = Dat mag alleen de host.
problem-taken-off-this-table = De host heeft je van deze tafel weggestuurd.
problem-bad-name = Kies een andere naam.
problem-bad-options = Zo kan het spel niet worden gespeeld.
problem-not-now = Dat kan nu niet.
problem-not-ready = Nog niet iedereen is klaar.
problem-stale = Iemand was je voor. Kijk nog eens.
problem-illegal = Dat mag nu niet.
problem-not-allowed-here = Dat staat hier uit.
problem-too-fast = Iets rustiger aan, graag.
problem-too-many = Dat is te veel tegelijk.
problem-busy = De server denkt nog na. Vraag het zo nog eens.
problem-no-such-pass = Deze link werkt niet meer.
problem-no-such-screen = Deze code is fout of te oud. De juiste staat op de telefoon.
problem-catching-breath = De server komt even op adem. Zo meteen gaat het vanzelf verder.

# Lessen
learn = Leren
learn-game = { $game } leren
lesson-offer = Ken je dit spel nog niet? Een paar kleine zetten laten zien hoe het gaat. Het duurt ongeveer een minuut.
lesson-begin = Laat zien
lesson-just-play = Meteen spelen
lesson-skip = Les verlaten
lesson-step = Stap { $n } van { $all }
lesson-over = Dat was de les: je kent het spel!
lesson-finish = Klaar
lesson-none = Voor dit spel is er nog geen les.
lesson-now-play = Probeer het nu in een korte partij ({ $length }) tegen makkelijke bots die hun zetten uitleggen.
lesson-play = { $hasLength ->
    [yes] Korte partij spelen
   *[no] Partij spelen
}
lesson-again = Nog eens vanaf het begin
lesson-other = Dat mag ook. Maar probeer eens wat oplicht.

# De regel op de startpagina, en het spel van de dag aan tafel
today = Vandaag
today-daily = Spel van de dag: { $game }
today-daily-on = Verder met het spel van de dag: { $game }
today-daily-over = Spel van de dag: de uitslag
today-puzzle = Puzzels: { $game }
today-daily-brief = Spel van de dag
today-puzzle-brief = Puzzels
today-lesson-brief = Les
daily-results = Uitslag van de dag
problem-sealed = Anderen spelen nog met dezelfde kaarten. Terugkijken kan zodra de dag voorbij is.
problem-not-over = Deze partij is nog niet afgelopen: alleen afgelopen partijen kun je terugkijken.
problem-other-rules = Deze partij is met andere regels gespeeld dan deze server nu heeft.
