"""Running the server: uvicorn with what was measured to matter, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from types import FrameType

import uvicorn

from quintet import __version__
from quintet.core.errors import QuintetError
from quintet.server.app import Settings, make_app
from quintet.server.headers import SAFE_HEADERS
from quintet.server.http.wire import http_wire
from quintet.server.logs import about, set_up_logging
from quintet.server.protocol import MOST_BYTES
from quintet.server.sockets.line import SocketLine

log = logging.getLogger(__name__)

_PING_SECONDS = 20.0
_PATIENCE = 5  # seconds that an orderly end may take,
_LEAVING_SECONDS = 30.0  # and that it may take before that to hand all tables over to other servers
_BACKLOG = 4096
_N_PORTS = 20
USUAL_PORT = 8015


def listen(host: str, port: int | None, option: str = "--port") -> socket.socket:
    """The socket that the server listens on. Port 0 takes any free one; None takes the usual one, or the next."""
    if port is not None:
        return _listen(host, port, option)
    for number in range(USUAL_PORT, USUAL_PORT + _N_PORTS):
        try:
            return _listen(host, number)
        except PortInUse:
            continue
    raise PortInUse(f"ports {USUAL_PORT} to {number} are all in use; name another with --port")


class PortInUse(QuintetError):
    """Another program listens there."""


def _listen(host: str, port: int, option: str = "--port") -> socket.socket:
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if sys.platform != "win32":  # there it would share the port with another program
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(_BACKLOG)  # only now the port is ours
    except socket.gaierror:
        sock.close()
        raise QuintetError(f"cannot listen on {host!r}: there is no such address") from None
    except OSError as error:
        sock.close()
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(f"another program listens on port {port}; choose another with {option}") from None
        raise QuintetError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    sock.set_inheritable(False)
    return sock


class _Server(uvicorn.Server):
    """Says when it is ready, and stops when the store has failed."""

    def __init__(
        self, config: uvicorn.Config, port: int, on_ready: Callable[[], None], *, is_guest: bool = False
    ) -> None:
        super().__init__(config)
        self.port = port
        self.on_ready = on_ready
        self.is_guest = is_guest
        self.began = time.monotonic()
        self.has_failed = False

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A guest in another program leaves the signals to it."""
        if self.is_guest:
            yield
        else:
            with super().capture_signals():
                yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal is the usual way to end a server: it is not raised again after an orderly end, and the code is 0."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:
            if (refusal := _refusal(self.config)) is not None:
                raise refusal from None
            raise
        if self.should_exit:
            return
        if not self.is_guest:  # a program around it makes garbage of its own
            # Long-lived objects are many and cyclic garbage is little: full collections would pause every table.
            gc.collect()
            gc.freeze()
            gc.set_threshold(50_000, 50, 1000)
        self._watch = asyncio.create_task(self._stop_on_failure())
        took = round(1000 * (time.monotonic() - self.began))
        log.info("the server is ready", extra=about(version=__version__, port=self.port, milliseconds=took))
        self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("the server stops")
        leave = getattr(self.config.app.state, "leave", None)  # type: ignore[union-attr]
        if leave is not None and not self.has_failed:
            for server in self.servers:
                server.close()  # whoever comes from now on comes to another server
            for sock in sockets or []:
                sock.close()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_LEAVING_SECONDS):
                    await leave()
        await super().shutdown(sockets)
        log.info("the server has stopped", extra=about(up_seconds=round(time.monotonic() - self.began)))

    async def _stop_on_failure(self) -> None:
        await self.config.app.state.services.failed  # type: ignore[union-attr]
        self.has_failed = True
        log.critical("the store has failed: nothing can be kept, so the server stops")
        self.should_exit = True


def _refusal(config: uvicorn.Config) -> QuintetError | None:
    """Why the application could not start."""
    refusal: QuintetError | None = getattr(config.app.state, "refusal", None)  # type: ignore[union-attr]
    return refusal


def configuration(settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve the application."""
    return uvicorn.Config(
        make_app(settings),
        http=http_wire(0 if settings.is_behind_proxy else settings.limits.connections, SAFE_HEADERS),
        ws=SocketLine,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_PATIENCE,
        proxy_headers=False,
        lifespan="on",
        backlog=_BACKLOG,
    )


def serve(settings: Settings, sock: socket.socket, log_level: str, on_ready: Callable[[], None]) -> int:
    """Serve until a signal or a failure; return the exit code."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # a client that leaves is no reason to die
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: None)  # uvicorn ends in good order, then raises them again: that was all
    set_up_logging(log_level)
    config = configuration(settings)
    # One sentence says why it cannot start, instead of uvicorn's traceback.
    logging.getLogger("uvicorn.error").addFilter(lambda _: _refusal(config) is None)
    server = _Server(config, sock.getsockname()[1], on_ready)
    server.run(sockets=[sock])
    return 1 if server.has_failed or not server.started else 0


@contextlib.asynccontextmanager
async def serve_within(settings: Settings, sock: socket.socket) -> AsyncIterator[None]:
    """Serve within the event loop of another program, which keeps its signals and its logs."""
    ready = asyncio.Event()
    server = _Server(configuration(settings), sock.getsockname()[1], ready.set, is_guest=True)
    serving = asyncio.create_task(server.serve(sockets=[sock]))
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        waiting.cancel()
        serving.result()  # why it could not start
        raise QuintetError("the server could not start")
    try:
        yield
    finally:
        server.should_exit = True
        await serving
