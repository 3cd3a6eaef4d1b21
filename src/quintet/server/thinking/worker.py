"""One worker process and its supervision: questions wait in line, a worker that dies or hangs is replaced.

Restarts are at once, but not without end: a worker that dies again and again rests between its starts, and whoever asks
meanwhile is told so at once.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from quintet.server.store.interface import MatchLog
from quintet.server.thinking.decisions import Asking, Header
from quintet.server.thinking.process import LENGTH, MOST_MATCHES, Answer, Question
from quintet.server.thinking.replay import Sought

logger = logging.getLogger(__name__)

_MOST_SECONDS: Final = 60.0  # whatever is asked for: until then a worker that hangs goes unnoticed
_STARTING: Final = 20.0  # seconds that a new process may take until it is ready
_MOST_TRIES: Final = 2
_MOST_SENT: Final = 8  # questions that a process has been sent: it need not wait for the next one to be sent
_FREE_STARTS: Final = 3  # in _MEMORY seconds; then rests begin, each twice as long as the last
_FIRST_REST: Final = 0.5
_LONGEST_REST: Final = 30.0
_MEMORY: Final = 60.0

Log = Sequence[tuple[int, int]]
"""The actions of a match so far, each with its seat. It may grow while a question about it is on its way."""


class Job:
    """A question and its future answer; None if no worker could answer it."""

    def __init__(
        self,
        match: str,
        header: Header,
        log: Log,
        askings: list[Asking],
        is_hint: bool,
        seconds: float,
        sought: Sought | None = None,
        told: MatchLog | None = None,
    ) -> None:
        self.match = match
        self.header = header
        self.log = log
        self.n_actions = len(log)
        self.askings = askings
        self.is_hint = is_hint
        self.sought = sought
        self.told = told  # the log of a match that is looked back at, for a process that does not know it
        self.until = time.monotonic() + min(_MOST_SECONDS, seconds)
        self.n_tries = 0
        self.is_told_again = False
        self.answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()

    @property
    def seconds(self) -> float:
        """The time that is left for it."""
        return max(0.0, self.until - time.monotonic())

    def resolve(self, answer: Answer | None) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def question(self, n_known: int | None) -> Question:
        """What to send to a process that knows so many actions, or None of the match."""
        if self.sought is not None:
            header = self.header if self.told is not None else None
            return Question(self.match, header, 0, [], [], False, self.until, self.sought, self.told)
        header = self.header if n_known is None else None
        first = n_known or 0
        actions = list(self.log[first : self.n_actions])
        return Question(self.match, header, first, actions, self.askings, self.is_hint, self.until)


class _Pipe(asyncio.Protocol):
    """The messages of a process, and the news of its end."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self.messages: deque[bytes] = deque()
        self.has_ended = False
        self._tell = tell
        self._data = bytearray()

    def data_received(self, data: bytes) -> None:
        self._data += data
        while len(self._data) >= LENGTH.size:
            end = LENGTH.size + LENGTH.unpack_from(self._data)[0]
            if len(self._data) < end:
                return
            self.messages.append(bytes(self._data[LENGTH.size : end]))
            del self._data[:end]
            self._tell()

    def connection_lost(self, exc: Exception | None) -> None:
        self.has_ended = True
        self._tell()


class Worker:
    """A process that thinks about one question after the other, and is replaced when it fails."""

    def __init__(
        self,
        command: Sequence[str],
        margin: float,
        most_waiting: int,
        counts: Counter[str],
        after: asyncio.Event | None = None,
    ) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self._command = command
        self._margin = margin
        self._most_waiting = most_waiting
        self._counts = counts
        self._after = after  # which the first process is started
        self._waiting: deque[Job] = deque()
        self._sent: deque[Job] = deque()  # the first of them is being thought about
        self._deadline = 0.0  # for its answer
        self._news = asyncio.Event()  # a question, an answer, or the end of the process
        self._known: OrderedDict[str, int] = OrderedDict()  # how many actions of each match the process knows
        self._starts: deque[float] = deque()
        self._is_resting = False
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(Answer)
        self._task = asyncio.create_task(self._supervise())

    @property
    def n_waiting(self) -> int:
        return len(self._waiting)

    def submit(self, job: Job) -> bool:
        """Put a question in line; False if there is no room or nobody to answer it."""
        if self._is_resting or self._task.done():
            self._counts["no_worker"] += 1
            return False
        if len(self._waiting) >= self._most_waiting:
            self._waiting = deque(waiting for waiting in self._waiting if not waiting.answer.done())
            if len(self._waiting) >= self._most_waiting:
                self._counts["full"] += 1
                return False
        self._waiting.append(job)
        self._news.set()
        return True

    async def close(self) -> None:
        """End the process; whoever waits is told that there is no answer."""
        self._task.cancel()
        await asyncio.wait([self._task])
        self._give_up()

    # ------------------------------------------------------------ supervision
    async def _supervise(self) -> None:
        if self._after is not None:
            await self._after.wait()
        while True:
            await self._rest()
            try:
                await self._live()
            except TimeoutError:
                self._fail("gave no answer in time")
            except EOFError:
                self._fail("died")
            except (OSError, msgspec.MsgspecError) as error:
                self._fail(f"cannot be used ({type(error).__name__})")
            except Exception:
                logger.exception("the supervision of a bot worker failed")
                self._fail("was given up")

    async def _rest(self) -> None:
        """Wait before a start if there were too many of late."""
        now = asyncio.get_running_loop().time()
        while self._starts and self._starts[0] < now - _MEMORY:
            self._starts.popleft()
        n_too_many = len(self._starts) - _FREE_STARTS
        if n_too_many >= 0:
            self._is_resting = True
            self._give_up()
            await asyncio.sleep(min(_LONGEST_REST, _FIRST_REST * 2**n_too_many))
            self._is_resting = False
        self._starts.append(asyncio.get_running_loop().time())

    def _fail(self, how: str) -> None:
        """Keep the questions for the next process, but not one that was being thought about for the last time."""
        self._counts["restarts"] += 1
        code = None if self.process is None else self.process.returncode
        logger.warning("a bot worker %s (exit code %s) and is started again", how, code)
        if self._sent:
            self._sent[0].n_tries += 1
            if self._sent[0].n_tries >= _MOST_TRIES:
                self._counts["lost"] += 1
                self._sent.popleft().resolve(None)
        while self._sent:
            self._waiting.appendleft(self._sent.pop())

    def _give_up(self) -> None:
        for job in (*self._sent, *self._waiting):
            if not job.answer.done():
                self._counts["no_worker"] += 1
                job.resolve(None)
        self._sent.clear()
        self._waiting.clear()

    # ------------------------------------------------------------ one process
    async def _live(self) -> None:
        """Start a process and let it answer questions until it fails. It is gone when this returns."""
        loop = asyncio.get_running_loop()
        # A session of its own keeps Ctrl-C at the terminal away from it.
        self.process = process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=True, start_new_session=True
        )
        transports: list[asyncio.BaseTransport] = []
        try:
            reading, pipe = await loop.connect_read_pipe(lambda: _Pipe(self._news.set), process.stdout)
            transports.append(reading)
            writing, _ = await loop.connect_write_pipe(asyncio.BaseProtocol, process.stdin)
            transports.append(writing)
            await self._ready(pipe)
            await self._serve(pipe, writing)
        finally:
            for transport in transports:
                transport.close()
            process.kill()
            await asyncio.to_thread(process.wait)

    async def _ready(self, pipe: _Pipe) -> None:
        self._known.clear()
        async with asyncio.timeout(_STARTING):
            while not pipe.messages and not pipe.has_ended:
                self._news.clear()
                await self._news.wait()
        if pipe.messages:
            pipe.messages.popleft()

    async def _serve(self, pipe: _Pipe, writing: asyncio.WriteTransport) -> None:
        """Send questions and pass answers on; raise EOFError when the process ends, TimeoutError when it hangs."""
        while True:
            self._news.clear()
            while pipe.messages:
                self._arrived(self._decoder.decode(pipe.messages.popleft()))
            if pipe.has_ended:
                raise EOFError
            while self._waiting and len(self._sent) < _MOST_SENT:
                if not (job := self._waiting.popleft()).answer.done():
                    self._send(job, writing)
            async with asyncio.timeout_at(self._deadline if self._sent else None):
                await self._news.wait()

    def _send(self, job: Job, writing: asyncio.WriteTransport) -> None:
        message = self._encoder.encode(job.question(self._follow(job)))
        writing.write(LENGTH.pack(len(message)) + message)
        self._sent.append(job)
        if len(self._sent) == 1:
            self._set_deadline()

    def _follow(self, job: Job) -> int | None:
        """How much of the match the process knows; with the question it will know all of it."""
        if job.sought is not None:
            return None  # it says by itself whether it knows one that is looked back at
        n_known = self._known.pop(job.match, None)
        if job.is_told_again or (n_known is not None and n_known > job.n_actions):
            n_known = None
        self._known[job.match] = job.n_actions
        if len(self._known) > MOST_MATCHES:
            self._known.popitem(last=False)
        return n_known

    def _set_deadline(self) -> None:
        self._deadline = asyncio.get_running_loop().time() + self._sent[0].seconds + self._margin

    def _arrived(self, answer: Answer) -> None:
        job = self._sent.popleft()
        if self._sent:
            self._set_deadline()
        if job.sought is not None and answer.is_lost and job.told is None:
            job.resolve(answer)
            return
        if answer.is_lost or answer.trouble:
            self._known.pop(job.match, None)
        if answer.is_lost and not job.is_told_again:
            self._counts["told_again"] += 1
            job.is_told_again = True
            self._waiting.appendleft(job)
        elif answer.is_lost or answer.trouble:
            self._counts["failed"] += 1
            bots = ", ".join(sorted({asking.bot for asking in job.askings}))
            what, how = ("a look back at a match", job.sought.what) if job.sought else ("a bot", bots)
            logger.error("%s of %s (%s) failed: %s", what, job.header.game, how, answer.trouble)
            job.resolve(None)
        else:
            job.resolve(answer)
