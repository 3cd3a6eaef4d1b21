"""The cards of I Go! as text: a letter for the colour and the value 1-11.

R red, O orange, Y yellow, G green, T turquoise, B blue, V violet, P pink, W white, K black.
"""

from __future__ import annotations

from quintet.core.notation import Words
from quintet.games.i_go import cards

CARDS = Words("card", cards.CARD_TEXTS)
