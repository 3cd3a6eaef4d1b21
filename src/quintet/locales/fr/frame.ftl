# Ce que tous les jeux partagent. Le fichier d’un jeu peut dire chacun de ces textes à sa façon.

option-starter = qui commence la première manche
option-starter-drawn = tiré au sort par la donne
option-starter-seat_0 = la première place
option-turn_limit = nombre de tours après lequel la partie s’arrête

refusal-the-match-is-over = La partie est terminée.
refusal-a-step-that-shows-a-card-ends-its-list = Une étape qui dévoile une carte doit être la dernière de sa liste.

# Mots
list = { $first } et { $last }
the = la { $zone }
pile = { $zone } { $n }
cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
on-top = { $cards }, sur le dessus { $card }

# Événements. $actor agit, $player possède la carte, la pièce ou le point, $other est l’autre joueur, s’il y en a un.
# Jamais « de » devant un nom : on dirait « d’Anna ».
event-dealt = { $player }, { $place } : { $cards }
event-dealt-table = { $place } : { $cards }
event-taken = { $into ->
    [hand] { $player } prend { $card } { $source }.
   *[other] { $whose ->
        [own] { $player } prend { $card } { $source } pour poser { $target }.
       *[other] { $actor } prend { $card } { $source } pour poser { $target } chez { $player }.
    }
}
event-played = { $from ->
    [hand] { $player } pose { $card } { $target }.
   *[other] { $player } pose { $card } { $source } { $target }.
}
event-played-for = Chez { $player }, { $actor } prend { $card } { $source } pour jouer { $target }.
event-shifted = { $into ->
    [hand] { $player } reprend { $card } sur sa { $source_name }.
   *[other] { $from ->
        [hand] { $player } pose { $card } { $target }.
       *[other] { $player } prend { $card } { $source } pour poser { $target }.
    }
}
event-given = { $into ->
    [hand] { $from ->
        [hand] { $other } prend { $card } à { $player }.
       *[other] { $other } prend { $card } { $source } chez { $player }.
    }
   *[other] { $player } pose { $card } { $target } chez { $other }.
}
event-moved = On prend { $card } { $source } pour poser { $target }.
event-moved-by = { $actor } prend { $card } { $source } pour poser { $target }.
event-shuffled = { $player } mélange { cards } ({ $place }).
event-shuffled-table = On mélange : { $place } reçoit { cards }.
event-revealed = { $zone ->
    [hand] { $player } montre { $cards }.
   *[other] { $player } retourne { $cards } sur sa { $place }.
}
event-revealed-table = On voit { $cards } sur { $place }.
event-turn = C’est à { $player } de jouer.
event-paid = { $player } paie { coins } à { $other }.
event-paid-in = { $player } paie { coins }.
event-received = { $player } reçoit { coins }.
coins = { $n ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $n } pièces
}
event-scored = { $player } marque { points } : { $why }.
event-lost = { $player } perd { points } : { $why }.
points = { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}

# Actions qui ne laissent pas de trace sur la table
did = { $player } : { $action }.
did-pass = { $player } passe.

# Une partie à lire
round = Manche { $n }
match-won = { $n ->
    [one] { $player } gagne !
   *[other] { $player } gagnent !
}
match-unfinished = { $n ->
    [one] Partie inachevée : voici où elle en est après { $n } action
   *[other] Partie inachevée : voici où elle en est après { $n } actions
}
head-player = joueur
head-round = cette manche
head-score = score
head-why = pourquoi
head-showed = cartes montrées

# Conseils : pourquoi un robot jouerait ainsi
hint-searched = c’est ce qui a donné le mieux en calculant la suite
hint-wait = mieux vaut attendre

# Ce que les commandes affichent autour
demo-title = { $game }, { $n } joueurs qui jouent au hasard
demo-again = Pour la revoir : { $command }
demo-record = Pour lire son enregistrement : { $command }
replay-actions = { $options }, { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
replay-as = Comme { $player } l’a vue.
replay-as-spectator = Comme un spectateur l’a vue.
games-players = { $low } à { $high } joueurs
games-range = { $low } à { $high }
games-cards = Cartes : { $cards }
games-actions = Actions : { $actions }
games-more = Pour en savoir plus sur un jeu : { $one }. Ses règles : { $rules }.
head-preset = réglage
head-option = option=défaut
our-ruling = notre décision
