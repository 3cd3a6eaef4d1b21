# L’aide d’un jeu : la feuille à table, et la page à part
help-how-to-win = Comment gagner
help-a-turn = Un tour
picture-whose = { $pile } ({ $isOwn ->
    [yes] à toi
   *[no] à quelqu’un d’autre
})
help-options = Options
help-options-here = Voici comment on joue à ta table.
help-options-usual = Qui ouvre une table peut changer ces options. D’habitude :
help-else = ou : { $words }
help-from-to = de { $low } à { $high }
help-all-rules = Toutes les règles, numérotées
ruling-means = une décision de notre part, là où la feuille imprimée laisse un point ouvert
quoted = « { $words } »
