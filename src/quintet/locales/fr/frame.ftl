# Ce que tous les jeux partagent. Le fichier d’un jeu peut dire chacun de ces textes à sa façon.

option-starter = qui commence la première manche
option-starter-drawn = tirage au sort
option-starter-seat_0 = la première place
option-turn_limit = nombre de tours après lequel la partie s’arrête

refusal-the-match-is-over = La partie est terminée.
refusal-a-step-that-shows-a-card-ends-its-list = Une étape qui dévoile une carte doit être la dernière de sa liste.
refusal-nothing-is-arranged-now = Il n’y a rien à composer maintenant.
refusal-only-steps-of-a-compound-move-are-tried = Seules les étapes d’un coup plus long peuvent être essayées.
refusal-there-is-no-such-action = Cette action n’existe pas.
refusal-it-is-not-your-turn = Ce n’est pas ton tour.
refusal-you-do-not-hold-that-card = Tu n’as pas cette carte en main.
refusal-you-must-take-a-card-first = Tu dois d’abord prendre une carte.
refusal-you-have-taken-a-card-already = Tu as déjà pris une carte.

# Mots
list = { $first } et { $last }
you-listed = toi
the = la { $zone }
pile = { $zone } { $n }
cards = { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
on-top = { $cards }, { $card } sur le dessus

# Événements. $actor agit, $player possède la carte, la pièce ou le point, $other est l’autre joueur, s’il y en a un.
# Jamais « de » devant un nom : on dirait « d’Anna ».
# Chacun a encore une variable, comme $player_is : « you » si c’est toi, « with » pour toi et d’autres, sinon « other ».
event-declared = { $player_is ->
    [you] Toi
   *[other] { $player }
} : { $what }.
event-round-ended = La manche est terminée.
event-dealt = Les cartes sont distribuées.
event-taken = { $target_zone ->
    [hand] { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } { $card } { $source }.
   *[other] { $whose ->
        [own] { $player_is ->
            [you] Tu prends
           *[other] { $player } prend
        } { $card } { $source } pour jouer { $target }.
       *[other] { $actor_is ->
            [you] Tu prends
           *[other] { $actor } prend
        } { $card } { $source } pour jouer { $target } chez { $player_is ->
            [you] toi
           *[other] { $player }
        }.
    }
}
event-played = { $source_zone ->
    [hand] { $player_is ->
        [you] Tu poses
       *[other] { $player } pose
    } { $card } { $target }.
   *[other] { $player_is ->
        [you] Tu poses { $card } de ta { $source_name }
       *[other] { $player } pose { $card } de sa { $source_name }
    } { $target }.
}
event-played-for = { $actor_is ->
    [you] Tu poses
   *[other] { $actor } pose
} { $card } { $player_is ->
    [you] de ta { $source_name }
   *[other] { $source }, chez { $player },
} { $target }.
event-shifted = { $target_zone ->
    [hand] { $player_is ->
        [you] Tu reprends
       *[other] { $player } reprend
    } { $card } sur { $player_is ->
        [you] ta
       *[other] sa
    } { $source_name }.
   *[other] { $source_zone ->
        [hand] { $player_is ->
            [you] Tu poses
           *[other] { $player } pose
        } { $card } { $target }.
       *[other] { $player_is ->
            [you] Tu prends
           *[other] { $player } prend
        } { $card } { $source } pour jouer { $target }.
    }
}
event-given = { $target_zone ->
    [hand] { $source_zone ->
        [hand] { $player_is ->
            [you] { $other } te prend { $card }.
           *[other] { $other_is ->
                [you] Tu prends
               *[other] { $other } prend
            } { $card } à { $player }.
        }
       *[other] { $other_is ->
            [you] Tu prends
           *[other] { $other } prend
        } { $card } { $player_is ->
            [you] sur ta { $source_name }
           *[other] { $source } chez { $player }
        }.
    }
   *[other] { $player_is ->
        [you] Tu poses
       *[other] { $player } pose
    } { $card } { $other_is ->
        [you] sur ta { $target_name }
       *[other] { $target } chez { $other }
    }.
}
event-moved = On prend { $card } { $source } pour jouer { $target }.
event-moved-by = { $actor_is ->
    [you] Tu prends
   *[other] { $actor } prend
} { $card } { $source } pour jouer { $target }.
event-shuffled = { $player_is ->
    [you] Tu mélanges
   *[other] { $player } mélange
} { cards } ({ $place_name }).
event-shuffled-table = On mélange : { $place } compte maintenant { cards }.
event-revealed = { $place_zone ->
    [hand] { $player_is ->
        [you] Tu montres
       *[other] { $player } montre
    } { $cards }.
   *[other] { $player_is ->
        [you] Tu retournes
       *[other] { $player } retourne
    } { $cards } sur { $player_is ->
        [you] ta
       *[other] sa
    } { $place_name }.
}
event-revealed-table = On voit { $cards } sur { $place }.
explained = { $player } dit : « { $why } »
event-turn = C’est à { $player_is ->
    [you] toi
   *[other] { $player }
} de jouer.
event-paid = { $other_is ->
    [you] { $player } te paie { coins }.
   *[other] { $player_is ->
        [you] Tu paies
       *[other] { $player } paie
    } { coins } à { $other }.
}
event-paid-in = { $player_is ->
    [you] Tu paies
   *[other] { $player } paie
} { coins }.
event-received = { $player_is ->
    [you] Tu reçois
   *[other] { $player } reçoit
} { coins }.
coins = { $n ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $n } pièces
}
event-scored = { $player_is ->
    [you] Tu marques
   *[other] { $player } marque
} { points } : { $why }.
event-lost = { $player_is ->
    [you] Tu perds
   *[other] { $player } perd
} { points } : { $why }.
points = { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}
round-ended-turn-limit = La limite de tours est atteinte.

# Actions qui ne laissent pas de trace sur la table
did = { $player_is ->
    [you] Toi
   *[other] { $player }
} : { $action }.
did-pass = { $player_is ->
    [you] Tu passes
   *[other] { $player } passe
}.

# Une partie à lire
round = Manche { $n }
match-won = { $player_is ->
    [you] Tu as gagné !
    [with] Les gagnants : { $player } !
   *[other] { $n ->
        [one] { $player } gagne !
       *[other] { $player } gagnent !
    }
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
hint-searched = c’est ce qui réussit le mieux quand on joue la suite un grand nombre de fois
hint-wait = mieux vaut attendre

# Ce que les commandes affichent autour
demo-title = { $game }, { $n } joueurs qui jouent au hasard
demo-again = Pour la revoir : { $command }
demo-record = Pour lire son enregistrement : { $command }
replay-actions = { $options }, { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
replay-as = La partie vue par { $player }.
replay-as-spectator = La partie vue par un spectateur.
games-players = { $low } à { $high } joueurs
games-range = { $low } à { $high }
games-cards = Cartes : { $cards }
games-actions = Actions : { $actions }
games-more = Pour en savoir plus sur un jeu : { $one }. Ses règles : { $rules }.
head-preset = variante
head-option = option=défaut
our-ruling = notre décision
