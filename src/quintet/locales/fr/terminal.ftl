# La table dans le terminal : ce que ne disent ni le fichier d’un jeu, ni le cadre, ni la page.

terminal-menu = À quoi veux-tu jouer ?
terminal-waits = Ta partie t’attend. Pour continuer : { $command }
terminal-leave = Quitter la table
terminal-linked = La connexion est rétablie.
terminal-small = Ce terminal a { $columns } colonnes et { $lines } lignes. Il faut { $needed_columns } sur { $needed_lines } à la table : agrandis la fenêtre, ou prends { $command }.

# Lignes et numéros
plain-ask = Tape un numéro puis Entrée. ? en dit plus.
plain-other = Ce n’est pas un des choix : tape un numéro de 1 à { $n }.
plain-back = Retour
plain-help-number = Un numéro choisit ce qui le suit. Entrée seule redit les choix.
plain-help-keys = t : la table. c : tes cartes. h : un conseil. l : les derniers coups. p : les points. r : les règles. o : comment vous jouez. s et quelques mots : les dire. e : réactions. q : quitter la table ; la partie t’attend.
plain-hand = Ta main : { $cards }.
plain-empty = vide
plain-pile = { $pile } : { $cards }.
plain-of = { $player }, { $pile } : { $cards }.
plain-top = { $cards }, dessus { $card }
plain-points = { $player } : { $score }
plain-waiting = On attend les autres.
plain-watching = Tu regardes.
plain-go-on = Appuie sur Entrée pour continuer.

# L’écran
terminal-keys = ? touches  h conseil  l coups  r règles  t parler  e réactions  o options  q fin
terminal-replay-keys = ← → un coup  Maj+← → une manche  Entrée joue et s’arrête  q retour
terminal-close = Entrée ou Échap ferme ceci
terminal-key-walk = Flèches, Tab : d’une chose à l’autre
terminal-key-touch = Entrée, espace, souris : toucher ; puis toucher où elle va, ou la même chose encore
terminal-key-let-go = Échap : lâcher, reprendre
terminal-key-number = 1 à 9 : ce qui est entre crochets en bas
terminal-key-hint = h : ce que ferait un bon joueur
terminal-key-log = l : la partie jusqu’ici
terminal-key-rules = r : les règles, et comment lire les cartes
terminal-key-talk = t : dire quelque chose aux autres
terminal-key-emote = e : réactions
terminal-key-options = o : comment vous jouez
terminal-key-sort = s : trier ta main par nombre ou par couleur
terminal-key-leave = q, Ctrl-C : quitter la table ; ta partie t’attend
