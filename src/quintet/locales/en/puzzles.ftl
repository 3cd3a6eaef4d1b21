# Puzzles: find the move
puzzles-of = { $game }: find the move
puzzle-ask = Which move gives you the best chance to win?
puzzle-ask-hard = Which move gives you the best chance to win? Think twice.
puzzle-right = Right!
puzzle-wrong = Not the best move.
puzzle-best = { $what }: { $why }.
puzzle-gain = It wins { $chance } matches in 100, { $gain } more than the next best move (almost surely { $low } to { $high }).
puzzle-own = Your move wins { $own } matches in 100, the best one { $best }.
puzzle-own-unknown = Your move is clearly worse than the best one.
puzzle-next = Next
puzzle-streak = { $n } in a row
puzzle-progress-is = { $found } of { $all } found, { $streak } in a row
puzzles-all-found = You have found every move!
puzzles-none = There are no puzzles for this game yet.
puzzles-longest = { $n ->
    [one] Your longest run: one move.
   *[other] Your longest run: { $n } moves in a row.
}
puzzles-again = Start over
problem-unfit-puzzles = These puzzles were made for other rules than those of this server.
