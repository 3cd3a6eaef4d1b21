# De tafel in de terminal: wat noch het bestand van een spel, noch het kader, noch de pagina zegt.

terminal-menu = Wat wil je spelen?
terminal-waits = Je partij wacht op je. Zo ga je verder: { $command }
terminal-leave = De tafel verlaten
notice-free = vrije kleur: { $colour }
terminal-linked = De verbinding is er weer.
terminal-small = Deze terminal heeft { $columns } kolommen en { $lines } regels. De tafel heeft er { $needed_columns } bij { $needed_lines } nodig: maak het venster groter, of gebruik { $command }.

# Regels en nummers
plain-table = { $game }. Aan tafel: { $names }. ? en Enter leggen meer uit.
plain-ask = Typ een nummer en druk op Enter. ? legt meer uit.
plain-other = Dat is geen van de keuzes: typ een nummer van 1 tot { $n }.
plain-changed = De keuzes zijn veranderd.
plain-nothing = Er is nu niets te kiezen.
plain-rules = Typ r en een nummer om een deel te lezen, zoals r 2.
plain-back = Terug
plain-help-number = Een nummer kiest wat erachter staat. Met alleen Enter komen de keuzes nog eens.
plain-help-keys = t: de tafel. c: je kaarten. h: een tip. l: de laatste zetten. p: de punten. r: de regels. o: hoe jullie spelen. s met woorden erachter: iets zeggen. e: reacties. q: de tafel verlaten; de partij wacht op je, met ‘quintet play --plain’ gaat ze verder.
plain-hand = Je hand: { $cards }.
plain-empty = leeg
plain-pile = { $pile }: { $cards }.
plain-of = { $player }, { $pile }: { $cards }.
plain-top = { $cards }, bovenop { $card }
plain-points = { $player }: { $score }
plain-waiting = Wachten op de anderen.
plain-watching = Je kijkt toe.
plain-go-on = Druk op Enter om verder te gaan.

# Het scherm
terminal-keys =
    { $talk ->
        [yes] ? toetsen  h tip  l zetten  r regels  t praten  e reageren  o opties  q weg
       *[no] ? toetsen  h tip  l zetten  r regels  o opties  s sorteren  q weg
    }
terminal-replay-keys = ← → een zet  Shift+← → een ronde  Enter speelt en pauzeert  q terug
terminal-first = Met de pijlen en Enter, of met de muis: kies een kaart, en dan waar hij heen gaat. Wat tussen haken staat, heeft een nummer. h geeft een tip, ? toont alle toetsen.
terminal-whose = { $pile } van { $player }
terminal-close = Enter of Esc sluit dit
terminal-more = ↓ hieronder staat meer
terminal-rules-foot = ← → of 1 tot { $n }: naar een deel · Enter of Esc sluit dit
terminal-specials = Speciale kaarten
terminal-take-apart = Weer opbreken (Esc)
terminal-touch-again = { $card }: kies deze kaart nog eens.
chance-let-go = Laten gaan
terminal-cards = Zo lees je de kaarten en de tafel
signs-needs = →5 nu komt er een 5 · ¢4 vier munten ernaast · ×7 zeven kaarten in de stapel
legend-piles = ▒5 vijf kaarten die niemand ziet, ×2 twee kaarten in een stapel
legend-needs = →5 nu komt er een 5, ¢4 naast de stapel liggen vier munten
legend-frames = dikke rand of onderstreept: kun je aanraken; dubbele rand of » «: daar kan heen wat je vasthoudt
terminal-key-walk = Pijlen, Tab, Home, End: van het een naar het ander
terminal-key-touch = Enter, spatie, muis: kiezen; kies dan waar het heen gaat, of kies nog eens hetzelfde
terminal-key-let-go = Esc: loslaten, terugnemen
terminal-key-number = 1 tot en met 9: wat onderaan tussen haken staat
terminal-key-hint = h: wat een sterke speler zou doen
terminal-key-log = l: de partij tot nu toe
terminal-key-rules = r: de regels
terminal-key-talk = t: iets tegen de anderen zeggen
terminal-key-emote = e: reacties
terminal-key-options = o: hoe jullie spelen
terminal-key-sort = s: je hand op getal of op kleur sorteren
terminal-key-leave = q, Ctrl-C: de tafel verlaten; je partij wacht op je, met ‘quintet play’ gaat ze verder

# Level 8: een level, deel voor deel
notice-laying = Je stelt level { $n } samen
laying-part = { $is_named ->
    [yes] { $shape ->
        [run] reeks { $first }–{ $last }
       *[set] { $part } ({ $first })
    }
   *[no] { $part }
}{ $there ->
    [0] {""}
   *[other] {": "}{ $cards }
}{ $missing ->
    [0] {""}
    [one] , er ontbreekt er één
   *[other] , er ontbreken er { $missing }
}
combination-is = { $shape ->
    [run] reeks { $first }–{ $last }
    [set] enkel { $first }
   *[colour] { $is_known ->
        [yes] enkel { $colour }
       *[no] één kleur
    }
}
prompt-name-part = Deel { $nth } van { $of }, { $part }: { $shape ->
    [run] waar begint ze?
    [set] welk getal?
   *[colour] welke kleur?
}{ $is_first ->
    [yes] {" "}Begin met het laagste.
   *[no] {""}
}
many-run-from = Reeks vanaf …
many-set-of = Getal …
many-colour = Kleur …
split-add = aangelegd bij levels op tafel: { $cards }
split-show = getoond: { $cards }
split-keep = gehouden: { $cards }
split-swap = geruild: { $cards }
split-stay = { $n ->
    [0] er blijft niets in je hand
    [one] blijft in je hand: { $cards }
   *[other] blijven in je hand: { $cards }
}
