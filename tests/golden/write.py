"""Write everything golden anew: `make golden`. Read the difference before you commit it."""

from __future__ import annotations

import json

from tests.fair.cases import VECTORS, vectors
from tests.golden.cases import PERFT, cases, path_of, perft_counts, text_of
from tests.golden.deals import DEALS, deals_text
from tests.golden.declarations import DECLARATIONS, declarations_text
from tests.golden.pads import PADS, pads_text
from tests.golden.sentences import CASES, FOLDER, sentences_text

if __name__ == "__main__":
    for game, preset, n_players in cases():
        path_of(game, preset).write_text(text_of(game, preset, n_players), encoding="utf-8")
    PERFT.write_text(json.dumps(perft_counts(), indent=1) + "\n", encoding="utf-8")
    VECTORS.write_text(json.dumps(vectors(), indent=1) + "\n", encoding="utf-8")
    DEALS.write_text(deals_text(), encoding="utf-8")
    DECLARATIONS.write_text(declarations_text(), encoding="utf-8")
    PADS.write_text(pads_text(), encoding="utf-8")
    FOLDER.mkdir(exist_ok=True)
    for case in CASES:
        case.path.write_text(sentences_text(case), encoding="utf-8")
