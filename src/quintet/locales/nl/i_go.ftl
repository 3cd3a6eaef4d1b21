# I Go!: alles wat de engine bij dit spel te zeggen heeft.

option-target = punten waarmee je de partij wint

preset-standard = vier punten winnen
preset-short = twee punten winnen

prompt-take = Neem een kaart: van de trekstapel, van de aflegstapel of uit het aanbod.
prompt-lay = Leg een kaart op de aflegstapel.
prompt-call = Roep I Go! of pas.
prompt-must-call = Je hebt de laatste kaart van de trekstapel genomen: roep I Go!
prompt-row = Kies de kleuren van je rij.

refusal-there-is-no-such-action = Dat bestaat hier niet.
refusal-it-is-not-your-turn = Je bent niet aan de beurt.
refusal-you-have-taken-a-card-already = Je hebt al een kaart genomen.
refusal-you-must-take-a-card-first = Je moet eerst een kaart nemen.
refusal-you-have-laid-a-card-already = Je hebt al een kaart afgelegd.
refusal-you-must-lay-a-card-first = Je moet eerst een kaart afleggen.
refusal-you-do-not-hold-that-card = Die kaart heb je niet.
refusal-that-card-was-just-taken-from-the-discard-pile = Die kaart heb je net van de aflegstapel genomen: leg een andere af.
refusal-who-takes-the-last-stock-card-must-call = Wie de laatste kaart van de trekstapel neemt, moet I Go! roepen.
refusal-you-must-call-first = Je moet eerst I Go! roepen.
refusal-you-have-called-already = Je hebt al I Go! geroepen: kies de kleuren van je rij.
refusal-the-colour-of-the-display-cannot-be-in-the-row = Kaarten in de kleur van het aanbod tellen toch al niet mee; in de rij kunnen ze niet.
refusal-you-hold-no-card-of-that-colour = Je hebt geen kaart in die kleur.
refusal-you-hold-a-card-for-a-row = Je hebt een kaart die in een rij kan.

declared-i-go = { $player } roept I Go!
declared-group = { $player } legt { $detail } opzij: de kleur van het aanbod.
declared-row = { $player } legt de rij { $detail }.
declared-added = { $player } legt { $detail } aan bij de rij van de I Go!-speler.
declared-rest = { $player } blijft zitten met { $detail }.
declared-minus = { $detail ->
    [0] { $player } heeft geen minpunten.
    [one] { $player } heeft één minpunt.
   *[other] { $player } heeft { $detail } minpunten.
}
declared-perfect = { $player } maakt een perfecte I Go! en wint de partij.

scored-lowest = de minste minpunten
scored-not-above-the-caller = niet meer minpunten dan de I Go!-speler
round-ended-i-go = De ronde wordt geteld.
round-ended-perfect = { $player } heeft geen enkel minpunt.
round-ended-display-empty = De laatste kaart uit het aanbod is weg: de ronde telt niet.
round-ended-stalemate = Al 200 beurten heeft niemand I Go! geroepen: de ronde telt niet.
round-ended-turn-limit = Het hoogste aantal beurten is bereikt.

# Hoe je de kaarten leest
legend = R7 is een rode 7. De kleuren: R rood, O oranje, Y geel, G groen, T turkoois, B blauw, V violet, P roze, W wit, K zwart.

zone-stock = trekstapel
zone-display = aanbod
zone-discard = aflegstapel
zone-hand = hand

hint-open-cards-bad = aan de open kaarten heb je minder dan aan de meeste andere
hint-free-card = die telt niet mee: het is de kleur van het aanbod
hint-fits-row = die past in je rij
hint-next-colour = de volgende kleur van het aanbod komt je beter uit
hint-cheap-card = die kost minder dan de kaart die ervoor weggaat
hint-voids-round = dan telt de ronde niet
hint-dearest-card = het is de duurste kaart waar je niets aan hebt
hint-keeps-better-cards = wat je houdt, kan nog passen
hint-gives-up-row = een andere rij belooft meer
hint-hand-can-improve = iemand kan minder hebben, en je hand kan nog beter worden
hint-few-points = de anderen hebben waarschijnlijk meer minpunten
hint-calls-first = de anderen hadden nauwelijks tijd, en wie roept, begint de volgende ronde
hint-must-call = je hebt de laatste kaart van de trekstapel genomen
hint-perfect = zonder minpunten win je de partij
hint-least-left = zo houd je de minste minpunten over
hint-hard-to-add = bij deze rij kunnen de anderen bijna niets aanleggen
