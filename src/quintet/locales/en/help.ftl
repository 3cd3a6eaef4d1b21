# Help for a game: the sheet at the table, and the page of its own
help-how-to-win = How to win
help-a-turn = A turn
picture-whose = { $pile } ({ $isOwn ->
    [yes] yours
   *[no] another player’s
})
help-options = Options
help-options-here = This is how your table plays.
help-options-usual = Whoever opens a table can change these. This is what is usual:
help-else = or: { $words }
help-from-to = { $low } to { $high }
help-all-rules = All rules, numbered
ruling-means = a decision of ours where the printed sheet leaves a point open
quoted = “{ $words }”
