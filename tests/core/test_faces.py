"""What is printed on cards: every game declares it once, and clients need no more to draw, sort and name them."""

from __future__ import annotations

import pytest

from quintet import Game, all_games, get_game
from quintet.core.faces import Face, faces_by_text

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@each_game
def test_every_card_has_a_face_of_its_own(game: Game) -> None:
    faces = game.faces()
    assert len(faces) == len(game.cards)
    seen = {(face.colour or face.tint, face.index, face.sign, face.coins) for face in faces}
    written = {(face.colour, face.written or face.index) for face in faces}
    assert len(seen) == len(written) == len(faces)
    assert all(bool(face.colour) != bool(face.tint) for face in faces)
    assert all(face.index or (face.sign and face.written) for face in faces)


@each_game
def test_what_is_written_of_a_card_is_in_its_text(game: Game) -> None:
    """A card without a colour is written as its text; one with a colour has a letter before it."""
    for text, face in zip(game.cards.texts, game.faces(), strict=True):
        written = face.written or face.index
        assert (text[1:] if face.colour else text) == written


def test_special_cards() -> None:
    solo = dict(zip(get_game("solo").cards.texts, get_game("solo").faces(), strict=True))
    assert solo["R7"] == Face(colour="red", index="7", rank=7)
    assert solo["BM"] == Face(colour="blue", sign="miss", written="M", rank=11, name="card-miss")
    assert solo["+4"] == Face(tint="all", index="+4", rank=solo["R+2"].rank + 1, name="card-take-4")
    toll = get_game("skipbo_masters").faces()[-2]
    assert toll == Face(tint="orange", index="12", coins=2, written="12**", rank=12, name="card-toll")
    ranged = get_game("level_8").faces()[get_game("level_8").cards.parse("J6-10")]
    assert (ranged.sign, ranged.index, ranged.name) == ("joker", "6-10", "card-range-joker")


def test_a_game_without_faces_gets_them_by_the_texts_of_its_cards() -> None:
    assert faces_by_text(["R1", "B1", "RX", "Z"], {"R": "red", "B": "blue"}) == [
        Face(colour="red", index="1", rank=1),
        Face(colour="blue", index="1", rank=1),
        Face(tint="black", index="RX", rank=7),
        Face(tint="black", index="Z", rank=8),
    ]
    tints = [face.tint for face in faces_by_text([str(n) for n in range(1, 10)], {})]
    assert tints == ["teal"] * 3 + ["violet"] * 3 + ["orange"] * 3
