"""Training of nets that play: `quintet train`. Needs the extra `train`, which is NumPy alone."""
