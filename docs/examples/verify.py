"""A program that checks a fair deal of Quintet: the hashes, the seed, and every card of the first deal.

    python verify.py match.quintet.json [COMMITMENT [CONTRIBUTION]]

COMMITMENT and CONTRIBUTION are what your own client noted when the match was dealt. The program prints what was dealt,
to be compared with what you saw, and ends with the code 1 if the record does not fit. It is written from
docs/fair-deals.md and docs/records.md alone, and needs nothing of Quintet.
"""

import hashlib
import json
import sys
from itertools import count

MASK = 0xFFFFFFFF
TURNS = ((10, 26, 11, 21, 13, 27, 23, 5), (6, 20, 17, 11, 25, 10, 18, 20))


# ---------------------------------------------------------------- the hashes
def hashed(*parts: object) -> str:
    text = json.dumps(parts, ensure_ascii=True, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def seal(contribution: str) -> str:
    return hashed("quintet-fair-seal-1", contribution) if contribution else ""


# ---------------------------------------------------------------- chance
class Chance:
    """The chance of a match: its k-th use draws words from Threefry-4x32-20 at the counters (block, k, 0, 0)."""

    def __init__(self, seed: str, n_uses: int = 0) -> None:
        self.key = [int(seed, 16) >> shift & MASK for shift in (0, 32, 64, 96)]
        self.n_uses = n_uses

    def words(self):
        use, self.n_uses = self.n_uses, self.n_uses + 1
        for block in count():
            yield from self.threefry([block, use, 0, 0])

    def threefry(self, x: list[int]) -> list[int]:
        key = [*self.key, 0x1BD11BDA ^ self.key[0] ^ self.key[1] ^ self.key[2] ^ self.key[3]]
        x = [(x[i] + key[i]) & MASK for i in range(4)]
        for step in range(1, 6):
            turns = TURNS[step % 2 == 0]
            for i in range(4):  # four rounds, by turns of the pairs 0-1, 2-3 and 0-3, 2-1
                for at, (a, b) in enumerate([(0, 1), (2, 3)] if i % 2 == 0 else [(0, 3), (2, 1)]):
                    left = turns[2 * i + at]
                    x[a] = (x[a] + x[b]) & MASK
                    x[b] = ((x[b] << left | x[b] >> (32 - left)) & MASK) ^ x[a]
            x = [(x[i] + key[(step + i) % 5] + (step if i == 3 else 0)) & MASK for i in range(4)]
        return x

    def below(self, n: int) -> int:
        return next(self.words()) * n >> 32

    def shuffled(self, pack: list[str]) -> list[str]:
        pack, words, left = list(pack), self.words(), 0
        for i in range(len(pack), 1, -1):
            is_new = (len(pack) - i) % 2 == 0  # a word places two cards
            product = (next(words) if is_new else left) * i
            place, left = product >> 32, product & MASK
            pack[i - 1], pack[place] = pack[place], pack[i - 1]
        return pack


# ---------------------------------------------------------------- the games
def taken(pack: list[str], n: int) -> list[str]:
    """The top n cards, one after the other: the top of a pack is its end."""
    return [pack.pop() for _ in range(n)]


def fifteen_go(chance, starter, n_seats, options, kept):
    n_colours = int(options.get("colours", "8"))
    colours = sorted(i % n_colours for i in range(options.get("sets", 8)))
    pack = chance.shuffled([f"{'RBGYOVPT'[colour]}{number}" for number in range(1, 16) for colour in colours])
    dealt = {f"closed/{seat}": [] for seat in range(n_seats)}
    for i in range(len(pack)):
        dealt[f"closed/{(starter + i) % n_seats}"].append(pack.pop())
    return dealt


def skipbo_masters(chance, starter, n_seats, options, kept):
    copies = {"none": (12, 0, 0), "standard": (9, 2, 1), "heavy": (7, 3, 2)}[options.get("tolls", "standard")]
    deck = [f"{n}{'*' * coins}" for n in range(1, 13) for coins in range(3) for _ in range(copies[coins])]
    pack = chance.shuffled(deck + ["SB"] * 24)
    order = [(starter + i) % n_seats for i in range(n_seats)]
    return {f"stock/{seat}": taken(pack, options.get("stock", 15)) for seat in order}


def i_go(chance, starter, n_seats, options, kept):
    pack = chance.shuffled([f"{colour}{value}" for colour in "ROYGTBVPWK" for value in range(1, 12)])
    dealt = {f"hand/{seat}": taken(pack, 12) for seat in range(n_seats)}
    return {**dealt, "display": taken(pack, 5 + n_seats), "discard": taken(pack, 1)}


def level_8(chance, starter, n_seats, options, kept):
    is_double, n_special = options.get("double_deck", False), 3 if options.get("master", False) else 0
    deck = [f"{c}{n}" for c in "ROYGBP" for n in range(1, 16) for _ in range(2 if is_double else 1)]
    deck += [joker for joker in ("J1-5", "J6-10", "J11-15") for _ in range(3 if is_double else 0)]
    deck += ["J"] * 7 + ["MISS"] * 4
    deck += [card for card in ("TAKE", "SWAP", "KEEP") for _ in range(n_special)]
    for cards in kept.values():
        for card in cards:
            deck.remove(card)
    pack = chance.shuffled(deck)
    dealt = {f"hand/{seat}": taken(pack, 10 - len(kept.get(f"hand/{seat}", []))) for seat in range(n_seats)}
    return {**dealt, f"discard/{(starter - 1) % n_seats}": taken(pack, 1)}


def solo(chance, starter, n_seats, options, kept):
    symbols = [*"123456789", "M", "C", "+2", "S"]
    deck = [colour + symbol for colour in "RGBY" for symbol in symbols for _ in range(1 if symbol == "S" else 2)]
    black = ["CC", "+4", "AR"]
    deck += [card for card in black for _ in range(4)]
    while True:
        pack = chance.shuffled(deck)
        order = [(starter + i) % n_seats for i in range(n_seats)]
        dealt = {f"hand/{seat}": taken(pack, options.get("hand", 8)) for seat in order}
        if all(card in black for card in pack):
            continue
        while pack[-1] in black:
            pack = chance.shuffled(pack)
        return {**dealt, "discard": taken(pack, 1)}


GAMES = {each.__name__: each for each in (fifteen_go, skipbo_masters, i_go, level_8, solo)}


def first_deal(game: str, options: dict, n_seats: int, seed: str) -> tuple[int, dict[str, list[str]]]:
    """Who begins, and the cards of the first deal by place, in the order in which they were dealt."""
    chance = Chance(seed)
    starter = 0 if options.get("starter") == "seat_0" else chance.below(n_seats)
    return starter, GAMES[game](chance, starter, n_seats, options, {})


def later_deal(game: str, options: dict, n_seats: int, seed: str, n_uses: int, starter: int, kept: dict):
    """The cards of a later round, before which chance was used so many times, by the seat that begins it."""
    return GAMES[game](Chance(seed, n_uses), starter, n_seats, options, kept)


# ---------------------------------------------------------------- the record
def problems(record: dict, commitment: str = "", contribution: str = "") -> list[str]:
    """What does not fit; empty if the deal is proved."""
    fair, n_seats = record.get("fair"), len(record["seats"])
    if not fair:
        return ["the record has no proof"]
    if len(fair["contributions"]) != n_seats:
        return ["the record does not have one contribution, or none, for every seat"]
    terms = [fair["match"], record["game"], record["rules_version"], record["options"], n_seats]
    seals = [seal(each) for each in fair["contributions"]]
    found = []
    if hashed("quintet-fair-commitment-1", *terms, seals, fair["server_seed"]) != fair["commitment"]:
        found.append("the commitment is not that of these terms, seals and server seed")
    seed = hashed("quintet-fair-deal-1", *terms, fair["contributions"], fair["server_seed"])[:32]
    if record.get("start") is not None:
        found.append("the match did not begin with a deal")
    elif seed != record["seed"]:
        found.append("the seed does not follow from the contributions and the server seed")
    if commitment and commitment != fair["commitment"]:
        found.append("the commitment is not the one that you noted")
    if contribution and contribution not in fair["contributions"]:
        found.append("the contribution that you noted is not in the record")
    return found


def main(path: str, commitment: str = "", contribution: str = "") -> int:
    with open(path, encoding="utf-8") as file:
        record = json.load(file)
    found = problems(record, commitment, contribution)
    for problem in found:
        print(f"NOT PROVED: {problem}")
    if not found:
        starter, dealt = first_deal(record["game"], record["options"], len(record["seats"]), record["seed"])
        print(f"proved: nobody could choose this deal. {record['seats'][starter]} (seat {starter}) begins; dealt were")
        for place, cards in sorted(dealt.items()):
            print(f"  {place}: {' '.join(cards)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
