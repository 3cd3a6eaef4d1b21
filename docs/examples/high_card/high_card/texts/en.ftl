# High Card: what only this game says.
about = Everybody lays a card, the highest takes the trick. Five tricks, and it is over.
first = Touch a card to lay it. Whoever lays the highest takes the trick and begins the next.
legend = The number is all that there is on a card.
preset-standard = five cards each
option-hand = cards for each player
zone-hand = hand
zone-laid = card
zone-away = pile of tricks
zone-pack = pack
prompt-turn = Lay a card.
do-lay = Lay { $card }
moved-hand-laid = { $player_is ->
    [you] You lay
   *[other] { $player } lays
} { $card }.
moved-laid-away = { $card } is put aside.
scored-trick = for the highest card
