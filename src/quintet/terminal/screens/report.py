"""The end of a round on the screen: why it ended, what everybody had left, and how it stands."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from quintet.terminal.painting import Painter
from quintet.terminal.speech import Speech
from quintet.terminal.table import RoundEnd, seats_in


def report_of(report: RoundEnd, speech: Speech, painter: Painter) -> Text:
    """The report, line by line."""
    lines: list[Text] = []
    if report.view["is_over"]:
        lines.append(painter.text(speech.won(report.view)))
    if report.reason is not None:
        lines.append(painter.text(speech.sentence(report.reason)))
    lines.append(Text())
    room = max((len(name) for name in speech.names), default=0)
    told = [each for each in report.sentences if each["key"] == speech.shown.reported]
    for seat, name in enumerate(speech.names):
        line = Text(f"{name:<{room}}  ", Style(bold=seat == report.view["viewer"]))
        line.append(speech.score(report.view, seat))
        if told and seat in seats_in(told[0]) and speech.shown.first_reported:
            line.append(f" · {speech.say(speech.shown.first_reported)}")
        lines.append(line)
        if parts := report.said_of(seat, speech.shown.split):
            names = [speech.say(speech.shown.split[part]) for part, _ in parts]
            widest = max(map(len, names))
            for name_of_part, (_, cards) in zip(names, parts, strict=True):
                lines.append(Text(f"  {name_of_part:<{widest}} ") + _cards(cards, speech, painter))
        elif left := report.shown(seat, "hand"):
            lines.append(Text("  ") + _cards(left, speech, painter))
        of_seat = [each for each in told if seat in seats_in(each)][-1:]
        lines += [Text("  ") + painter.text(speech.sentence(said)) for said in [*of_seat, *report.scored(seat)]]
    return Text("\n").join(lines)


def _cards(cards: list[str], speech: Speech, painter: Painter) -> Text:
    """Cards in a row, in the order of a hand."""
    shown = Text()
    for card in speech.faces.sorted(cards):
        shown.append(f" {painter.label(card)} ", painter.style(card))
        shown.append(" ")
    return shown
