# High Card: ciò che dice solo questo gioco.
about = Tutti giocano una carta, la più alta fa la presa. Cinque prese, ed è finita.
first = Tocca una carta per giocarla. Chi gioca la più alta fa la presa e comincia la successiva.
legend = Su una carta c’è solo il suo numero.
preset-standard = cinque carte a testa
option-hand = carte a testa
zone-hand = mano
zone-laid = carta
zone-away = mazzetto delle prese
    .the = il mazzetto delle prese
    .source = dal mazzetto delle prese
    .target = sul mazzetto delle prese
zone-pack = mazzo
    .the = il mazzo
    .source = dal mazzo
    .target = sul mazzo
prompt-turn = Gioca una carta.
do-lay = Gioca { $card }
moved-hand-laid = { $player_is ->
    [you] Hai giocato
   *[other] { $player } gioca
} { $card }.
moved-laid-away = { $card } viene messa da parte.
scored-trick = per la carta più alta
