"""The screen: touches and their answers, dialogs, a window that is too small. Its server is a real one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Static

from quintet.core.match import Match
from quintet.games import get_game
from quintet.terminal.actions import Thing
from quintet.terminal.arriving import Wish, arrive
from quintet.terminal.connection import Unreachable
from quintet.terminal.lobby import Choice
from quintet.terminal.painting import Painter
from quintet.terminal.plain import PlainTable
from quintet.terminal.rulebook import book
from quintet.terminal.screens.app import TableApp
from quintet.terminal.screens.board import Board
from quintet.terminal.screens.dialogs import Choosing, Dialog, Reading, Writing
from quintet.terminal.screens.replay import ReplayScreen
from quintet.terminal.screens.report import report_of
from quintet.terminal.speech import Speech
from quintet.terminal.table import RoundEnd
from tests.terminal.scenes import declared, plainly, views

PATIENCE = 180.0  # seconds until a test gives up
HINTED = (
    "better than this: ",
    "This looks about as good: ",
    "There is nothing else you can do now.",
)  # as the deal is


def on_screen(folder: Path, what: Callable[[TableApp, Pilot[None]], object], **wishes: object) -> None:
    """Play at a table on a screen of 80 × 24 cells, without pauses."""

    async def run() -> None:
        folder.mkdir(exist_ok=True)
        usual = {"language": "en", "game": "solo", "n_players": 2, "tempo": 0}
        wish = Wish(folder=folder, name="Ann", **{**usual, **wishes})  # type: ignore[arg-type]
        async with arrive(wish) as session:
            session.games_known.add(wish.game)  # nothing is explained to them
            app = TableApp(session, wish)
            async with app.run_test(size=(80, 24)) as pilot:
                await asyncio.wait_for(what(app, pilot), PATIENCE)  # type: ignore[arg-type]

    asyncio.run(run())


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    while not is_so():
        await pilot.pause(0.02)


def test_a_card_that_does_not_fit_is_answered_by_the_rule(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves) and app.board.is_drawn)
        playable = {move.card for move in app.session.moves}
        scene = app.board.scene
        assert scene is not None
        for touchable in list(scene.touchables):
            thing = touchable.thing
            if not isinstance(thing, int) and thing.card and thing.card not in playable:
                app.board.point(thing)
                await pilot.press("enter")
                await until(pilot, lambda: bool(app.message))
                is_due = app.session.view["facts"]["due"]
                assert ("passes the penalty on" if is_due else "does not fit") in app.message
                return

    on_screen(tmp_path / "ann", play, options={"throw_in": False})  # else the bot may be quicker


def shown_on(app: TableApp) -> str:
    """What can be read on the screen, dialogs too."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


@pytest.mark.parametrize("size", [(80, 24), (120, 35)])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["i_go", "skipbo_masters"])
def test_the_rules_can_be_read_to_their_end_by_keys(
    tmp_path: Path, game: str, language: str, size: tuple[int, int]
) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(*size)
        await until(pilot, lambda: app.session.speech is not None)
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        parts = book(app.speech)
        first = f"1 {parts[0].title}"
        await until(pilot, lambda: first in shown_on(app))
        await until(pilot, lambda: app.frame.say("terminal-more") in shown_on(app))
        await pilot.press("pagedown")
        await until(pilot, lambda: first not in shown_on(app))
        await pilot.press("end")
        last = parts[-1].paragraphs[-1].split()[-1]
        await until(pilot, lambda: last in shown_on(app))
        await pilot.press("home")
        await until(pilot, lambda: first in shown_on(app))
        await pilot.press("4")
        await until(pilot, lambda: f"4 {parts[3].title}" in shown_on(app))
        await until(pilot, lambda: first not in shown_on(app))
        await pilot.press("right")
        await until(pilot, lambda: f"5 {parts[4].title}" in shown_on(app))
        await pilot.press("home", "right")
        await until(pilot, lambda: first not in shown_on(app) and f"2 {parts[1].title}" in shown_on(app))
        await pilot.press("left")
        await until(pilot, lambda: first in shown_on(app))

    on_screen(tmp_path / "ann", play, game=game, language=language)


@pytest.mark.parametrize("game", ["skipbo_masters", "level_8"])
def test_help_tells_the_keys_and_the_signs(tmp_path: Path, game: str) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.session.speech is not None)
        await pilot.press("?")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        await until(pilot, lambda: app.frame.say("terminal-key-walk") in shown_on(app))
        await pilot.press("end")
        await until(pilot, lambda: app.speech.signs()[-1].split()[-1] in shown_on(app))

    on_screen(tmp_path / "ann", play, game=game)


def test_the_window_and_the_lines_have_the_same_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the same numbers, from the first word to the last."""
    seen: list[str] = []
    told: list[list[str]] = []
    printed: list[str] = []
    monkeypatch.setattr("quintet.terminal.plain.tell", printed.append)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves))
        await pilot.press("r")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        seen.extend(str(part.content).strip() for part in app.screen.query("VerticalScroll Static").results(Static))
        lines = PlainTable(app.session, app.wish)
        for n in range(1, len(seen) + 1):
            printed.clear()
            await lines._obey(f"r {n}")
            told.append(list(printed))
        printed.clear()
        await lines._obey("r")
        assert sum(line.startswith("r ") for line in printed) == len(seen)

    on_screen(tmp_path / "ann", play, options={"throw_in": False})
    assert len(seen) > 6
    for n, (window, part) in enumerate(zip(seen, told, strict=True), 1):
        assert window.split() == [str(n), *" ".join(part).split()]


def test_dialogs_open_and_close(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves))
        for key in ("l", "r", "o", "?"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, Reading))
            await pilot.press("escape")
            await until(pilot, lambda: not isinstance(app.screen, Reading))
        await pilot.press("e")
        await until(pilot, lambda: isinstance(app.screen, Choosing))
        await pilot.press("1")
        await until(pilot, lambda: any(remark.emote for remark in app.session.table.talk))
        await pilot.press("h")
        await until(pilot, lambda: any(words in app.message for words in HINTED))

    on_screen(tmp_path / "ann", play, options={"throw_in": False})  # nobody does anything meanwhile


@pytest.mark.parametrize("is_left", [False, True])
@pytest.mark.parametrize(
    "make",
    [lambda: Reading("A", ["b"], "c", "d"), lambda: Choosing("A", ["b"]), lambda: Writing("A", 9)],
    ids=["r", "c", "w"],
)
def test_what_is_closed_or_left_before_it_is_there_is_no_failure(
    make: Callable[[], Dialog[Any]], is_left: bool, tmp_path: Path
) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves))
        dialog = make()
        app.push_screen(dialog)
        if is_left:
            app.exit()
        else:
            dialog.action_leave()  # type: ignore[attr-defined]
            await pilot.pause()

    on_screen(tmp_path / "ann", play, options={"throw_in": False})


def test_looking_back_survives_a_cut_line(tmp_path: Path) -> None:
    class Cut:
        """A line that is cut for the first questions."""

        n_asked = 0

        async def rounds(self) -> dict[str, Any]:
            return {}

        async def steps(self, first: int) -> list[dict[str, Any]]:
            self.n_asked += 1
            if self.n_asked == 1:
                raise Unreachable("away")
            return [{"view": plainly(Match("solo", 2, seed=1).view(0).to_json()), "sentences": []}] * 2

        async def chances(self) -> dict[str, Any]:
            return {"is_done": True, "places": []}

        async def declared(self, game: str) -> dict[str, Any]:
            return declared(game)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        told = {"game": "solo", "chairs": [{"name": "Ann"}, {"name": "Bob"}], "seat": 0, "n_steps": 1, "rounds": []}
        source = Cut()
        screen = ReplayScreen("SOLO", told, source, "en")
        app.push_screen(screen)
        await until(pilot, lambda: bool(source.n_asked))
        await until(pilot, lambda: app.screen is screen and screen.is_mounted)
        assert app.is_running
        await pilot.press("end")
        await until(pilot, lambda: "Move 1 of 1" in screen.query_one(Board).text())

    on_screen(tmp_path / "ann", play, options={"throw_in": False})


def test_a_key_that_was_meant_for_the_table_does_not_close_what_opens_by_itself(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves) and app.board.is_drawn)
        app.session.table.report = RoundEnd(1, app.session.table.view, [], [])
        app.show()
        while not isinstance(app.screen, Reading):
            await asyncio.sleep(0)
        report = app.screen
        app.post_message(events.Key("q", "q"))  # before anything of it can be seen
        await pilot.pause()
        assert app.screen is report
        assert app.is_running
        foot = report.query_one(".foot")
        await until(pilot, lambda: foot.visible)
        await pilot.press("q")
        await until(pilot, lambda: app.screen is not report)

    on_screen(tmp_path / "ann", play, options={"throw_in": False})


def test_what_mattered_is_told_until_something_else_does(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves))
        table = app.session.table
        table.moment = {"key": "moment-declared-miss-player", "args": {}}
        app.show()
        assert app.message == "You miss a turn"
        table.moment = None
        app.show()
        assert not app.message

    on_screen(tmp_path / "ann", play, options={"throw_in": False})


def test_among_proposals_stands_what_else_can_be_done(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        session = app.session
        while not session.view.get("proposals"):
            await until(pilot, lambda: bool(session.moves))
            await session.play([session.moves[0].action])
            await until(pilot, lambda: bool(session.moves))
        session.view["risky"] = {}  # nothing is asked twice
        words = [choice.words for choice in app._offered()]
        assert words == ["I Go!", "Pass"]
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, Choosing))
        assert isinstance(app.screen, Choosing)
        await pilot.press(str(len(session.view["proposals"]) + 1))
        await until(pilot, lambda: session.view["prompt"] == "prompt-row")

    on_screen(tmp_path / "ann", play, game="i_go")


async def hinted(app: TableApp, action: str, *rest: str) -> None:
    """A hint as the server tells it."""
    hint = {"action": action, "rest": list(rest), "reason": "hint-few-points", "particulars": {}, "chance": 0.5}
    app.session.table.hints = [{**hint, "of": "match", "is_only": False}]
    app.show()
    app.point_at_hint()


def test_enter_does_what_the_hint_says(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        session = app.session
        sent: list[list[str]] = []
        while not session.view.get("proposals"):
            await until(pilot, lambda: bool(session.moves))
            await session.play([session.moves[0].action])
            await until(pilot, lambda: bool(session.moves))
        session.view["risky"] = {}  # nothing is asked twice

        async def keep(steps: Any) -> None:
            sent.append(list(steps))

        session.play = keep  # type: ignore[method-assign]
        app.board.point(0)
        await hinted(app, "pass")
        assert app._choices[app.board.cursor].words == "Pass"  # type: ignore[index]
        await pilot.press("enter")
        await until(pilot, lambda: sent == [["pass"]])
        best = session.view["proposals"][-1]
        await hinted(app, *best)
        assert app.board.cursor == 0
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Choosing))
        await pilot.press("enter")
        await until(pilot, lambda: sent[1:] == [best])

    on_screen(tmp_path / "ann", play, game="i_go")


def test_a_card_that_is_hinted_goes_where_the_hint_says(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves) and app.board.is_drawn)
        view = app.session.table.view
        hand = next(zone["cards"] for zone in view["zones"] if zone["zone"] == "hand" and zone.get("cards"))
        cards = sorted(set(hand))[:2]
        legal = [f"discard {card} to {n}" for card in cards for n in (1, 2, 3)]
        app.session.table.view = {**view, "legal": legal, "proposals": []}
        move = app.session.moves[1]
        assert move.target
        await hinted(app, move.action)
        assert app.board.cursor == Thing(move.source, move.card)
        await pilot.press("enter")
        await until(pilot, lambda: app.held is not None)
        assert app.board.cursor == Thing(move.target)

    on_screen(tmp_path / "ann", play, game="skipbo_masters")


def test_the_cursor_goes_to_where_a_card_fits_before_it_is_put_aside(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves) and app.board.is_drawn)
        view = app.session.table.view
        me, other = view["viewer"], 1 - view["viewer"]
        zones = {f"{zone['zone']}/{zone.get('seat', '')}": zone for zone in view["zones"]}
        zones["turned/"].update(n=1, top="R5", cards=["R5"])
        zones[f"open/{other}"].update(n=1, top="R6", cards=["R6"])
        zones[f"open/{me}"].update(n=1, top="R9", cards=["R9"])
        legal = ["put down", f"give {other}"]
        app.session.table.view = {**view, "turn": me, "legal": legal, "prompt": "prompt-place"}
        app.board.cursor = None
        app.show()
        assert app._first_thing() == Thing(f"open/{other}")

    on_screen(tmp_path / "ann", play, game="fifteen_go")


def test_arrows_stay_in_their_row(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves) and app.board.is_drawn)
        board = app.board
        assert board.scene is not None
        lines = {each.thing: each.region for each in board.scene.touchables}
        cards = [thing for thing in lines if isinstance(thing, Thing) and thing.card]
        board.point(cards[0])
        for key in ("right",) * 12 + ("left",) * 24 + ("end", "home"):
            await pilot.press(key)
            region = lines[board.cursor]  # type: ignore[index]
            assert region.y < lines[cards[0]].y + lines[cards[0]].height
            assert lines[cards[0]].y < region.y + region.height
        await pilot.press("end")
        assert board.cursor == max(cards, key=lambda card: lines[card].x)

    on_screen(tmp_path / "ann", play, game="skipbo_masters")


def test_the_report_of_i_go_shows_how_hands_were_split() -> None:
    view = next(views(get_game("i_go"), 2, 1))
    speech = Speech("en", declared("i_go"), ["Ann", "Bob"], view["viewer"])

    def part(key: str, seat: int, *cards: str) -> Any:
        return {"key": f"declared-{key}", "args": {"player": {"seats": [seat]}, "detail": {"cards": list(cards)}}}

    told = [part("group", 0, "R1"), part("row", 0, "B2", "B3"), part("rest", 0, "G5"), part("added", 1, "B4")]
    text = report_of(RoundEnd(1, view, [], told), speech, Painter(speech.faces, speech.names)).plain
    ann, bob = text.split("Bob  ")
    lines = [line.split() for line in ann.split("\n")]
    assert ["own", "row", "●2", "●3"] in lines
    assert ["left", "over", "♣5"] in lines
    assert "free: the display’s colour  ♥1" in ann
    assert "added to the caller’s row  ●4" in bob


def test_the_report_of_i_go_tells_who_has_called_and_what_everybody_had() -> None:
    game = get_game("i_go")
    view = next(views(game, 2, 1))
    speech = Speech("en", declared("i_go"), ["Ann", "Bob"], view["viewer"])
    had = [(1, 7), (0, 12), (0, 9)]  # Ann has added a card to Bob's row
    told: Any = [{"key": "declared-minus", "args": {"player": {"seats": [seat]}, "detail": n}} for seat, n in had]
    text = report_of(RoundEnd(1, view, [], told), speech, Painter(speech.faces, speech.names)).plain
    assert text.count("I Go!") == 1
    ann, bob = text.split("Bob  ")
    assert "9 minus points." in ann
    assert "12" not in ann
    assert bob.startswith("0 of 4 · I Go!\n")
    assert "7 minus points." in bob


def test_whoever_is_new_is_told_how_it_goes_as_soon_as_there_is_room(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.session.moves) and app.board.is_drawn)
        app.session.games_known.clear()
        app.board.post_message(events.Resize(app.board.size, app.board.size))
        await until(pilot, lambda: isinstance(app.screen, Reading))

    on_screen(tmp_path / "ann", play, options={"throw_in": False})


def test_a_small_window_says_what_it_needs(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: "discard pile" in app.board.text())
        await pilot.resize_terminal(40, 10)
        await until(pilot, lambda: "40 columns and 10 lines" in app.board.text().replace("\n", " "))
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "discard pile" in app.board.text())

    on_screen(tmp_path / "ann", play)


def test_a_number_does_not_go_to_a_list_that_has_just_come(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app._choices) and app.board.is_drawn)
        done: list[str] = []

        def offer(words: str) -> list[Choice]:
            async def note() -> None:
                done.append(words)

            return [Choice(words, note)]

        app._offered = lambda: offer("Throw in red 7")  # type: ignore[method-assign]
        app.show()
        app._offered = lambda: offer("Take a card")  # type: ignore[method-assign]
        app.session.table.version += 1  # somebody else has done something
        app.session.table.is_own = False
        app.show()
        await pilot.press("1")
        await until(pilot, lambda: "have changed" in app.message)
        assert done == []
        await pilot.press("1")
        await until(pilot, lambda: done == ["Take a card"])

    on_screen(tmp_path / "ann", play, options={"throw_in": False})
