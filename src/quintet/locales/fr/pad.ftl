# Le carnet de points pour jouer avec de vraies cartes.
pad = Carnet de points
pad-about = Vous jouez avec de vraies cartes, et cette page compte pour vous. Une fois ouverte, elle marche aussi sans réseau.
pad-off = Ce serveur n’a pas de carnet de points.
pad-which = À quoi jouez-vous ?
pad-who = Qui joue ?
pad-seating = Dans l’ordre des places, dans le sens des aiguilles d’une montre.
pad-player-n = Joueur { $n }
pad-add = Ajouter quelqu’un
pad-remove = Retirer { $player }
pad-raise = Faire monter { $player }
pad-deals-first = Qui distribue en premier ?
pad-begins-first = Qui commence ?
pad-same-name = Deux joueurs ont le même nom.
pad-begin = C’est parti
pad-last = Reprendre le dernier carnet : { $game }, { $names }
pad-open = Ouvrir un carnet enregistré
pad-unreadable = Ce fichier n’est pas un carnet lisible ici. Rien n’a changé.
pad-refused = Le carnet de ce navigateur vient d’une autre version et n’est pas lisible ici. Rien n’est perdu : enregistre-le dans un fichier, puis commence un nouveau carnet.
pad-not-kept = Ce navigateur ne garde rien : ne ferme pas la page avant la fin.
pad-deals = { $player } distribue, { $next } commence
pad-begins = { $player } commence
pad-deals-short = distribue
pad-begins-short = commence
pad-level-is = Niveau { $n }
pad-all-levels = tous les niveaux posés
pad-undo = Annuler
pad-new = Nouveau carnet
pad-leave = Cette partie n’est pas terminée. Elle est mise de côté : tu pourras la reprendre plus tard.
pad-write = Noter
pad-correct = Corriger la manche { $n }
pad-write-correction = Corriger
pad-delete = Effacer la manche { $n }
pad-spare = Avec cette correction, la partie se termine après la manche { $n }. Les manches suivantes restent notées, mais ne comptent pas.
pad-rounds = Manches
pad-won = Parties déjà gagnées : { $names }
pad-after = après { $n ->
    [one] une manche
   *[other] { $n } manches
}
pad-as-picture = En image
pad-as-text = En texte
pad-as-file = Enregistrer dans un fichier
pad-copied = C’est copié.
pad-place = { $n ->
    [one] 1re
   *[other] { $n }e
} place : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pad-less = Un de moins pour { $player }
pad-more = Un de plus pour { $player }
pad-tap-cards = Touche les cartes ci-dessous.
pad-typed = { $n ->
    [one] { $n } point, saisi
   *[other] { $n } points, saisis
}
pad-or-type = ou saisis les points :
pad-none-left = Aucune carte restante
pad-next = Continuer avec { $player }
pad-take-back = Reprendre { $card }
pad-card-points = { $card } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
pad-ask-went-out = Qui n’a plus de cartes ?
pad-nobody-went-out = Personne : la manche est bloquée
pad-ask-cards-left = Quelles cartes reste-t-il aux autres ?
pad-ask-emptied-stock = Qui a vidé sa réserve ?
pad-nobody-emptied-stock = Personne : la manche est bloquée
pad-ask-stock-left = Combien de cartes reste-t-il dans les réserves ?
pad-ask-out = Dans quel ordre avez-vous fini vos cartes ? Touche les noms.
pad-ask-rows = Séries remportées, { $points } points chacune
pad-ask-coloured = Séries d’une seule couleur, { $points } points chacune
pad-ask-played-away = Qui n’a plus aucune carte ?
pad-nobody-played-away = Personne : la partie est bloquée
pad-ask-number-left = Combien de cartes reste-t-il aux autres ? (pour le classement seulement)
pad-ask-called = Qui a dit « I Go! » ?
pad-nobody-called = Personne : la manche ne compte pas
pad-ask-took-last = Qui a pris la dernière carte de la rivière ?
pad-nobody-took-last = Personne
pad-ask-minus = Quelles cartes restent et comptent en points de pénalité ?
pad-ask-ended = Qui a fini la manche, ou posé le niveau 8 ?
pad-nobody-ended = Personne : la manche est bloquée
pad-ask-laid = Qui a posé son niveau ?
pad-ask-laid-too = Qui d’autre a posé son niveau ?
pad-told-perfect = Un « I Go! » parfait : { $player } gagne tout de suite.
pad-told-keeps = { $player } peut garder jusqu’à { $n } cartes pour la manche suivante.
