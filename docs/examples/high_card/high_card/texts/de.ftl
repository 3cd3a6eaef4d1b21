# High Card: was nur dieses Spiel sagt.
about = Alle legen eine Karte, die höchste macht den Stich. Fünf Stiche, dann ist es vorbei.
first = Tippe eine Karte an, um sie zu legen. Wer die höchste legt, macht den Stich und spielt als Nächstes aus.
legend = Auf einer Karte steht nur ihre Zahl.
preset-standard = fünf Karten für jeden
option-hand = Karten für jeden
zone-hand = Hand
zone-laid = Karte
zone-away = Stapel der Stiche
zone-pack = Kartenstock
prompt-turn = Leg eine Karte.
do-lay = { $card } legen
moved-hand-laid = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { $card }.
moved-laid-away = { $card } kommt zur Seite.
scored-trick = für die höchste Karte
