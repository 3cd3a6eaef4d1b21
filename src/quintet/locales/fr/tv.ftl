# La télé est la table, les téléphones sont les mains
tv-type-code = Tape le code
tv-where-code = Il s’affiche sur le téléphone des joueurs, sous « { $button } ».
tv-erase = Effacer le dernier chiffre
tv-join = Rejoindre
tv-turn = c’est son tour
tv-may-sleep = Cet écran peut s’éteindre au bout d’un moment : les navigateurs ne le gardent allumé qu’aux adresses en https.
tv-starts-in = Tout le monde est prêt. Distribution dans { $n } s.
tv-take-seat = Scannez le code et prenez place. L’hôte peut donner les places libres à des robots.
tv-press-ready = Appuyez sur « { $button } » sur vos téléphones.
tv-again = Encore une partie ? Appuyez sur « { $button } » sur vos téléphones.
tv-open = Ouvre cette adresse sur la télé :
tv-then-type = Puis tape ce code avec la télécommande :
tv-or-scan = Une tablette ou un ordinateur peut scanner ceci à la place.
tv-code-lasts = Le code est valable quelques minutes. La télé ne montre que ce que tout le monde peut voir, jamais la main de quelqu’un.
tv-shown = { $n ->
    [one] Une télé montre cette table.
   *[other] { $n } télés montrent cette table.
}
tv-dismiss = Déconnecter les télés
tv-off = Elles sont déconnectées. Il leur faudra un nouveau code pour revenir.
hand-look-up = La manche { $n } est finie. Regarde la télé.
hand-on-tv = La table est sur la télé.
hand-may-sleep = Ton téléphone peut s’éteindre pendant que tu attends : les navigateurs ne le gardent allumé qu’aux adresses en https.
hand-of = Les piles devant { $player }
