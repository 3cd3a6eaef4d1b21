"""Every game at three sizes looks as it did: `make golden` writes the pictures anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from syrupy.location import PyTestLocation
from syrupy.types import SnapshotIndex

from tests.terminal.comparison import write_comparison
from tests.terminal.pictures import CASES, Case, picture_of

FOLDER = Path(__file__).parent.parent / "golden" / "boards"
# Syrupy would have the test's name in that of every file.
pytestmark = pytest.mark.filterwarnings("ignore:\\s*Can not relate")


class Text(SingleFileSnapshotExtension):
    """A picture in a file of its name; the pages of the documentation show some of them."""

    file_extension = "txt"
    _write_mode = WriteMode.TEXT

    @classmethod
    def dirname(cls, *, test_location: PyTestLocation) -> str:
        return str(FOLDER)

    @classmethod
    def get_snapshot_name(cls, *, test_location: PyTestLocation, index: SnapshotIndex = 0) -> str:
        return str(index)


class Screenshot(Text):
    file_extension = "svg"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_screen_looks_as_it_did(case: Case, snapshot: SnapshotAssertion, tmp_path: Path) -> None:
    picture = picture_of(case, tmp_path)
    golden = FOLDER / f"{case.name}.svg"
    before = golden.read_text(encoding="utf-8") if golden.exists() else ""
    is_same_text = picture.text == snapshot(name=case.name, extension_class=Text)
    is_same = picture.svg == snapshot(name=case.name, extension_class=Screenshot)
    if not (is_same_text and is_same):
        page = write_comparison(case.name, before, picture.svg)
        assert picture.text == (FOLDER / f"{case.name}.txt").read_text(encoding="utf-8"), f"both are in {page}"
        pytest.fail(f"the colours are others: both pictures are in {page}")


def test_every_picture_is_of_a_game() -> None:
    wanted = {f"{case.name}.{end}" for case in CASES for end in ("txt", "svg")}
    assert {each.name for each in FOLDER.iterdir()} == wanted
