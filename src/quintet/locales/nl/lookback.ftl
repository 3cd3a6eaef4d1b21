# Terugkijken: de partij nog eens, en ieders kansen
move = zet
move-n = Zet { $n } van { $most }
as-table = Als tabel
scores-by-round = De punten per ronde
replay = De partij nog eens
replay-view = Weergave
replay-open = alle handen open
replay-watcher = toeschouwer
replay-deal = Het delen
replay-play = Afspelen
replay-pause = Pauzeren
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-round-back = Vorige ronde
replay-round-on = Volgende ronde
replay-speed = Snelheid
replay-speed-is = { $n } ×
replay-keys = Met ← en → ga je zet voor zet, met Shift erbij ronde voor ronde. De spatiebalk speelt af en pauzeert.
report-round = Ronde { $n } als verslag
chance-title = Winstkansen
chance-about = Hoe groot ieders kans was na elke zet{ $hasHands ->
    [yes] , beoordeeld met open handen
   *[no] {""}
}: de computer speelde van daaruit heel vaak verder.
chance-working = De kansen worden uitgerekend …
chance-none = De kansen kunnen nu niet worden uitgerekend.
turning-points = Keerpunten
turning-none = Geen enkele zet gaf op zichzelf de doorslag.
turning-is = { $player }: { $before } → { $after }

# De analyse: hoe iedereen heeft gekozen
analysis = Analyse
analysis-about = Elke keuze wordt beoordeeld naar wat je op dat moment kon weten: de verborgen kaarten worden heel vaak opnieuw gedeeld en uitgespeeld. Alleen wat geen toeval kan zijn, krijgt een teken.
analysis-begin = Deze partij analyseren
analysis-working = De keuzes worden beoordeeld: { $percent }
analysis-nobody = Hier speelden alleen bots: er is niemand te beoordelen.
judged-summary = { $decisions ->
    [0] Niets te kiezen.
    [one] Eén keuze: { judged-counts }
   *[other] { $decisions } keuzes: { judged-counts }
}
judged-counts =
    { $mistakes ->
        [0] geen fout
        [one] 1 fout
       *[other] { $mistakes } fouten
    }, { $slips ->
        [0] geen foutje
        [one] 1 foutje
       *[other] { $slips } foutjes
    }, { $finds ->
        [0] geen bijzondere vondst
        [one] 1 goede vondst
       *[other] { $finds } goede vondsten
    }.
judged-dearest = De duurste was zet { $n }: { $move } (dat kostte { $lost } winstkans).
judged-in-time = Buiten de beurt: { $n } van { $all } kansen op tijd gegrepen.
judged-luck = De eigen keuzes kostten samen { $lost } winstkans. { $way ->
        [took] De kaarten en de anderen kostten { $luck }.
       *[gave] De kaarten en de anderen leverden { $luck } op.
    }
judged-is = { $mark ->
        [find] Goede vondst
        [slip] Foutje
       *[mistake] Fout
    } (zet { $n })
judged-better = { $played } ({ $chance }). Beter ({ $best }): { $better }. Waarom: { $why }.
judged-found = { $played } ({ $chance }): het beste dat er was, en niet makkelijk te zien. Waarom: { $why }.
quiz = Quiz over mijn fouten
quiz-begin = { $n ->
        [one] Alleen mijn fout: vind de betere zet
       *[other] Alleen mijn { $n } fouten: vind de betere zetten
    }
quiz-step = { $n } van { $all }:
quiz-ask = Er is hier een betere zet dan die van jou. Vind hem!
quiz-played = Dat heb je gespeeld: { $move }. Er is iets beters.
quiz-other = { $move }: er is iets beters.
quiz-better = Beter is: { $better } ({ $best } in plaats van { $chance }). Waarom: { $why }.
quiz-right = Goed! { $better } ({ $best } in plaats van { $chance }). Waarom: { $why }.
quiz-hidden = { $played } ({ $chance }). Er was iets beters ({ $best }): tik hierop om het te zien, of vind het in de quiz.
quiz-show = Laat zien
quiz-wait = Niets doen
quiz-over = Klaar
quiz-leave = Quiz verlaten
what-if = Wat als …?
what-if-ask = Wat moet { $player } in plaats daarvan doen?
what-if-about = Je speelt van daaruit verder tegen bots, met de kaarten zoals ze waren. Het is maar een probeersel: er is geen bewijs dat er eerlijk is gedeeld, en het telt niet mee in de statistieken.
what-if-nothing = { $player } heeft hier niets te kiezen.
what-if-was = Deze partij begon midden in een andere. Het was maar een probeersel: er is geen bewijs dat er eerlijk is gedeeld, en het telt niet mee in de statistieken.
link-to-move = Link naar deze zet
link-in-address = De adresbalk leidt nu naar deze zet.
