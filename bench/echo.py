"""The smallest server to try a load on: it sends what one of four clients says to all four.

It shows what the load itself can do, before a real server is blamed.

python -m bench.echo serve --port 8100
python -m bench.echo load --port 8100 --connections 10000 --rate 1000 --seconds 10
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections import defaultdict, deque
from typing import Any

import uvicorn
import uvloop

from bench.load import Handshake, Load, Message, Used

SEATS = 4
KEY_DIGITS = 12
PADDING = b" " * 88


# ---------------------------------------------------------------- the server
class Fours:
    """An ASGI application: /N is table N, and a message goes to everybody at the table."""

    def __init__(self) -> None:
        self.tables: defaultdict[str, list[Any]] = defaultdict(list)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        table = self.tables[scope["path"]]
        table.append(send)
        try:
            while (event := await receive())["type"] == "websocket.receive":
                for tell in list(table):
                    await tell({"type": "websocket.send", "bytes": None, "text": event["text"]})
        finally:
            table.remove(send)


def serve(port: int) -> None:
    uvicorn.run(
        Fours(), port=port, loop="uvloop", ws="websockets-sansio", ws_per_message_deflate=False,
        lifespan="off", log_level="warning", backlog=4096,
    )  # fmt: skip


# ---------------------------------------------------------------- the script
class Rounds:
    """At every table the clients take turns to speak; the next one speaks when all have heard the last."""

    def __init__(self, connections: int, playing: int) -> None:
        n_tables = connections // SEATS
        self.ready = deque(range(min(playing, n_tables)))
        self.turn = [0] * n_tables
        self.unheard = [0] * n_tables
        self.key = 0

    def connect(self, connection: int) -> Handshake:
        return Handshake(f"/{connection // SEATS}")

    def next_message(self) -> Message | None:
        if not self.ready:
            return None
        table = self.ready.popleft()
        seat = self.turn[table]
        self.turn[table] = (seat + 1) % SEATS
        self.unheard[table] = SEATS
        self.key += 1
        return Message(table * SEATS + seat, b"%0*d" % (KEY_DIGITS, self.key) + PADDING, self.key, SEATS)

    def on_message(self, connection: int, payload: bytes) -> int | None:
        table = connection // SEATS
        self.unheard[table] -= 1
        if self.unheard[table] == 0:
            self.ready.append(table)
        return int(payload[:KEY_DIGITS])


async def load(args: argparse.Namespace) -> dict[str, Any]:
    playing = args.playing or args.connections // SEATS
    found = Load(Rounds(args.connections, playing), args.host, args.port, args.connections)
    idle = Used.by(args.server_pid) if args.server_pid else None
    opening = await found.open()
    before = Used.by(args.server_pid) if args.server_pid else None
    report = {"opened_in": round(opening, 2)} | await found.run(args.rate, args.seconds, args.warm_up)
    if idle is not None and before is not None:
        after = Used.by(args.server_pid)
        cpu = after.cpu_seconds - before.cpu_seconds
        report["server_cpu"] = round(cpu / (args.seconds + args.warm_up), 2)
        waited = after.waited_seconds - before.waited_seconds
        report["server_kept_waiting"] = round(waited / (args.seconds + args.warm_up), 2)
        report["server_kb_per_connection"] = round(
            (before.resident_bytes - idle.resident_bytes) / 1000 / args.connections, 1
        )
    found.close()
    await asyncio.sleep(0.1)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description="An echo for tables of four, and a load on it.")
    parser.add_argument("what", choices=["serve", "load"])
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8100)
    parser.add_argument("--connections", type=int, default=400)
    parser.add_argument("--playing", type=int, default=0, help="tables that play; the others are idle (0: all play)")
    parser.add_argument("--rate", type=float, default=1000, help="messages a second; 0: as fast as answers come")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm-up", type=float, default=2)
    parser.add_argument("--server-pid", type=int, help="also report what the server uses")
    args = parser.parse_args()
    if args.what == "serve":
        serve(args.port)
    else:
        print(json.dumps(uvloop.run(load(args)), indent=1))


if __name__ == "__main__":
    main()
