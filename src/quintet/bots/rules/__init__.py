"""The rules players: one readable file a game, each heuristic with a line on why."""
