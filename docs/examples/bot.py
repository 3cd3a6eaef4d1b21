"""A program that plays at a table of a Quintet server: any legal action, at random.

    python bot.py ws://localhost:8015/api/socket k7fm-q2xd-9wpt Robot

It needs `pip install websockets` and nothing of Quintet. All messages are described in docs/protocol.md.
"""

import asyncio
import itertools
import json
import random
import sys

from websockets.asyncio.client import connect


async def play(url: str, table: str, name: str) -> None:
    """Sit down, play one match, leave."""
    async with connect(url, compression=None) as socket:
        ids = itertools.count(1)

        async def do(what: str, **arguments: object) -> None:
            await socket.send(json.dumps({"do": what, "id": next(ids), "table": table, **arguments}))

        await do("watch")
        await do("sit", name=name)
        await do("ready")
        async for text in socket:
            told = json.loads(text)
            if told["tell"] == "refused" and told["code"] not in ("stale", "illegal"):
                sys.exit(f"refused: {told['code']} {told.get('detail', '')}")  # else somebody was quicker: look again
            if told["tell"] == "interval" and told["awaited"]:
                await do("onward")  # a round is over, and it may be waited for
            if told["tell"] not in ("view", "update"):
                continue
            view = told["view"]
            if view["is_over"]:
                print(f"{name} came in on rank {view['ranking'][view['viewer']]}")
                return
            if view["legal"]:
                move = random.choice(view["legal"])
                await do("act", match=told["match"], version=told["version"], actions=[move])


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
