# High Card: wat alleen dit spel zegt.
about = Iedereen legt een kaart, de hoogste wint de slag. Vijf slagen, en het is voorbij.
first = Tik een kaart aan om die te leggen. Wie de hoogste legt, wint de slag en begint de volgende.
legend = Op een kaart staat alleen een getal.
preset-standard = elk vijf kaarten
option-hand = kaarten per speler
zone-hand = hand
zone-laid = kaart
zone-away = stapel slagen
    .the = de stapel slagen
    .source = van de stapel slagen
    .target = op de stapel slagen
zone-pack = pak
    .the = het pak
    .source = van het pak
    .target = op het pak
prompt-turn = Leg een kaart.
do-lay = { $card } leggen
moved-hand-laid = { $player_is ->
    [you] Je legt
   *[other] { $player } legt
} { $card }.
moved-laid-away = { $card } gaat opzij.
scored-trick = voor de hoogste kaart
