"""The laboratory: many matches between bots, and what they tell."""
