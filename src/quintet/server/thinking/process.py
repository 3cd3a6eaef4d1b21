"""A worker process in which bots think: `python -m quintet.server.thinking.process`, started by `worker`.

It reads questions from standard input and writes the answers to standard output in the same order; each message is
its length (four bytes, big end first) and msgpack. The first answer, before any question, says that it is ready.
It follows the matches that it is asked about, so that a question carries only the actions since the last one. It
keeps fewer of those that somebody looks back at, apart from the others, each with its whole log: a question about one
carries it only after the process has answered that it does not know it.
It lives as long as its standard input is open.
"""

from __future__ import annotations

import gc
import os
import signal
import struct
import sys
import time
import traceback
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from quintet.bots import LEVELS, get_bot
from quintet.bots.hints import Hint
from quintet.games import all_games
from quintet.server.store.interface import MatchLog
from quintet.server.thinking.decisions import Asking, Decision, Followed, Header, decide, hint
from quintet.server.thinking.replay import Found, Replay, Sought

MOST_MATCHES = 1000  # that are followed; the one asked about longest ago is let go
MOST_REPLAYS = 4  # that are kept, in the same way
LENGTH = struct.Struct(">I")
_NICENESS = 10  # tables come first
_GRACE = 10.0  # seconds beyond its time after which a thought is taken to be without end


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What seats of a match do, or, for a hint, what the first of them could do."""

    match: str
    header: Header | None  # None: the match is known up to `n_known` actions
    n_known: int
    actions: list[tuple[int, int]]  # the rest of the log
    askings: list[Asking]
    is_hint: bool
    until: float  # the moment, by `time.monotonic`, when it should be answered: waiting costs thinking time
    sought: Sought | None = None  # instead of a decision: what somebody wants to know who looks back at the whole match
    told: MatchLog | None = None  # that match, if it is not known


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What was asked for; or that the match must be told from its beginning; or what went wrong."""

    decisions: list[Decision] = []
    hints: list[Hint] = []
    is_lost: bool = False
    trouble: str = ""
    found: Found | None = None


class WorkerProcess:
    """Answers questions, and remembers the matches that they are about."""

    def __init__(self, most_matches: int = MOST_MATCHES) -> None:
        self._most = most_matches
        self._matches: OrderedDict[str, Followed] = OrderedDict()
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        if question.sought is not None:
            return self._look_back(question, question.sought)
        match = self._matches.pop(question.match, None)
        if question.header is None and (match is None or match.n_actions != question.n_known):
            return Answer(is_lost=True)
        seconds = max(0.0, question.until - time.monotonic())
        try:
            if question.header is not None or match is None:
                assert question.header is not None
                match = Followed(question.header)
            match.follow(question.actions)
            if question.is_hint:
                answer = Answer(hints=hint(match, question.askings[0], seconds))
            else:
                answer = Answer(decisions=decide(match, question.askings, seconds))
        except Exception as error:  # whatever a bot does, the next question is answered
            return Answer(trouble=_where(error))
        self._matches[question.match] = match
        if len(self._matches) > self._most:
            self._matches.popitem(last=False)
        return answer

    def _look_back(self, question: Question, sought: Sought) -> Answer:
        replay = self._replays.pop(question.match, None)
        if replay is None and question.told is None:
            return Answer(is_lost=True)
        try:
            if question.header is not None and question.told is not None:
                replay = Replay.of(question.header, question.told)
            assert replay is not None
            found = replay.look_back(sought)
        except Exception as error:
            return Answer(trouble=_where(error))
        self._replays[question.match] = replay
        if len(self._replays) > MOST_REPLAYS:
            self._replays.popitem(last=False)
        return Answer(found=found)


def _where(error: Exception) -> str:
    """The kind of an error and the lines it came through. Not its message: that might name a hidden card."""
    places = [f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in traceback.extract_tb(error.__traceback__)]
    return f"{type(error).__name__} in {', '.join(places)}"


def serve(process: WorkerProcess, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    decoder = msgspec.msgpack.Decoder(Question)
    encoder = msgspec.msgpack.Encoder()

    def send(answer: Answer) -> None:
        message = encoder.encode(answer)
        answers.write(LENGTH.pack(len(message)) + message)
        answers.flush()

    send(Answer())
    while len(prefix := questions.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(prefix)
        message = questions.read(length)
        if len(message) < length:
            return
        question = decoder.decode(message)
        _limit(max(0.0, question.until - time.monotonic()) + _GRACE)
        answer = process.answer(question)
        _limit(0)
        send(answer)


def _limit(seconds: float) -> None:
    """Be ended by the system after so many seconds (0: not at all), even inside compiled code and with no server left.

    The server would notice earlier, but a thought without end must not outlive it.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _settle() -> None:
    """Leave the processor to the server, and the decision when to end as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a supervisor ends the server: the pipe tells
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        os.nice(_NICENESS)
    with suppress(OSError):  # Linux weighs sessions before processes, and a worker has its own
        Path("/proc/self/autogroup").write_text(str(_NICENESS), encoding="ascii")


def main() -> None:
    _settle()
    with suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as answers:  # broken: the server is gone
        os.dup2(2, 1)  # whatever prints must not get among the answers
        for game in all_games():
            for level in LEVELS:
                get_bot(game, level)
        gc.collect()
        gc.freeze()
        serve(WorkerProcess(), sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
