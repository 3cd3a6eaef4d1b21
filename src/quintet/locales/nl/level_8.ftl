# Level 8: alles wat de engine bij dit spel te zeggen heeft.

option-sheet = welke levelkaart wordt gespeeld
option-sheet-one_star = één ster: de makkelijkere levels
option-sheet-two_star = twee sterren: onze moeilijkere levels, vanaf level 5 mag je kaarten houden
option-master = met de speciale kaarten Pak, Ruil en Houd
option-double_deck = met een tweede stel getallen en negen bereikjokers

preset-standard = één ster, de kaarten uit de doos
preset-hard = twee sterren
preset-master = één ster met de speciale kaarten
preset-double_deck = één ster met een tweede stel getallen en bereikjokers
preset-everything = twee sterren, speciale kaarten, tweede stel getallen en bereikjokers

prompt-take = Pak de bovenste kaart van de trekstapel of van een aflegstapel.
prompt-play = Leg je level uit als je kunt, of leg een kaart af.
prompt-add = Leg kaarten aan bij de levels op tafel, of leg een kaart af.
prompt-name = Zeg wat het volgende deel van je level is.
prompt-put = Leg de volgende kaart van je level.
prompt-show = Kies drie kaarten die je laat zien.
prompt-claim = Pak een van de getoonde kaarten.
prompt-swap = Leg hoogstens drie kaarten weg; je pakt er evenveel.
prompt-keep = Kies de kaarten die je meeneemt naar de volgende ronde.

refusal-there-is-no-such-action = Dat bestaat hier niet.
refusal-there-is-no-such-seat = Die plaats is er niet.
refusal-it-is-not-your-turn = Je bent niet aan de beurt.
refusal-you-must-take-a-card-first = Je moet eerst een kaart pakken.
refusal-you-have-taken-a-card-already = Je hebt al een kaart gepakt.
refusal-the-draw-pile-is-empty = De trekstapel is leeg.
refusal-that-discard-pile-is-empty = Die aflegstapel is leeg.
refusal-you-do-not-hold-that-card = Die kaart heb je niet.
refusal-your-level-lies-already = Je level ligt al op tafel.
refusal-your-level-does-not-lie-yet = Je level ligt nog niet op tafel.
refusal-you-cannot-lay-your-level-now = Je kunt je level nu niet uitleggen.
refusal-you-are-not-laying-your-level = Je bent je level niet aan het uitleggen.
refusal-you-must-finish-laying-your-level = Je moet je level eerst helemaal uitleggen.
refusal-say-first-what-you-lay = Zeg eerst wat alle delen van je level zijn.
refusal-you-must-put-a-card = Alle delen zijn genoemd: leg de volgende kaart.
refusal-that-does-not-lead-to-a-complete-level = Zo wordt het geen volledig level.
refusal-that-card-comes-later = Die kaart komt later: eerst de kleuren, reeksen van onder af, getallen oplopend, jokers het laatst.
refusal-there-is-no-such-combination = Die combinatie ligt niet op tafel.
refusal-that-card-does-not-fit-there = Die kaart past daar niet.
refusal-the-last-card-can-only-be-discarded = De laatste kaart kun je alleen afleggen.
refusal-you-cannot-miss-your-own-turn = Je kunt jezelf geen beurt laten overslaan.
refusal-that-player-misses-a-turn-already = Die speler moet al een beurt overslaan.
refusal-nobody-asks-you-to-do-that-now = Dat wordt nu niet van je gevraagd.
refusal-you-must-show-cards = Je moet kaarten laten zien.
refusal-you-must-take-one-of-the-cards-shown = Je moet een van de getoonde kaarten pakken.
refusal-that-card-is-not-shown = Die kaart laat die speler niet zien.
refusal-you-must-swap-cards = Je moet kaarten wegleggen om te ruilen.
refusal-you-must-swap-at-least-one-card = Je moet ten minste één kaart ruilen.
refusal-you-choose-which-cards-to-keep = Jij kiest welke kaarten je houdt.
refusal-you-may-keep-no-more-cards = Meer kaarten mag je niet houden.
refusal-cards-are-chosen-in-the-order-of-their-kinds = Kaarten worden gekozen in de volgorde van hun soorten.

declared-level = { $player } legt level { $detail } uit.

event-scored = { $player } stijgt { $points ->
    [one] een level
   *[other] { $points } levels
}: { $why }.
scored-level = level uitgelegd
scored-bonus = level uitgelegd en als eerste uit
round-ended-out = { $player } is uit.
round-ended-level-8 = { $player } heeft level 8 uitgelegd.
round-ended-stalemate = Na zestig beurten elk is de ronde afgelopen.
round-ended-no-cards = Er is geen kaart meer om te pakken: de ronde is afgelopen.
round-ended-turn-limit = Het hoogste aantal beurten is bereikt.

moved-hand-front = { $whose ->
    [own] { $player } legt { $card } voor zich neer.
   *[other] { $player } legt { $card } voor { $other } neer.
}
moved-front-under = { $player } schuift { $card } onder de trekstapel.
moved-hand-under = { $player } speelt { $card }.

# Hoe je de kaarten leest
legend = R7 is een rode 7; de kleuren zijn R rood, O oranje, Y geel, G groen, B blauw, P paars. J is een joker, J1-5 een alleen voor 1 tot en met 5, MISS laat een speler een beurt overslaan; TAKE, SWAP en KEEP zijn de speciale kaarten Pak, Ruil en Houd.

zone-draw = trekstapel
zone-under = onder de trekstapel
zone-discard = aflegstapel
zone-hand = hand
zone-level = combinatie
zone-front = voor zich

hint-draws = geen open kaart belooft meer dan een onbekende
hint-takes-special = daarmee kun je anderen tegenhouden of hinderen
hint-can-be-added = die kun je aanleggen bij een level op tafel
hint-completes = daarmee is je level compleet
hint-lacks-less = dan mist je level een kaart minder
hint-more-would-help = zo zijn er daarna meer kaarten die je helpen
hint-wins = het wint de partij
hint-lays = dan ligt je level, wie de ronde ook beëindigt
hint-lays-later = je level kan wachten, en intussen legt niemand erbij aan
hint-lays-well = dat spaart jokers, en zo kun je daarna het meeste aanleggen
hint-adds = een kaart minder, en dichter bij het einde van de ronde
hint-ends-round = het beëindigt de ronde en brengt je twee levels vooruit
hint-fits-nowhere = die kun je nergens aanleggen
hint-sheds = een kaart minder
hint-not-needed = je level heeft die niet nodig
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
hint-keeps-no-more = geen andere kaart is het houden waard
