"""The pages and files that a browser gets."""

from __future__ import annotations

import asyncio
import gzip
import subprocess
import sys
from pathlib import Path

import httpx
from starlette.applications import Starlette

from quintet.server.http.pages import page_routes
from tests.server.running import PATIENCE

PLAIN = "the plain page"
BUILT = "the built page"
SCRIPT = "// page"


def folder_with(path: Path, is_built: bool) -> Path:
    (path / "index.html").write_text(PLAIN)
    if is_built:
        (path / "app" / "assets").mkdir(parents=True)
        (path / "app" / "index.html").write_text(BUILT)
        (path / "app" / "sw.js").write_text("// worker")
        (path / "app" / "icon.svg").write_text("<svg/>")
        (path / "app" / "assets" / "index-abc123.js").write_text(SCRIPT)
        (path / "app" / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    return path


def get(folder: Path, path: str, **headers: str) -> httpx.Response:
    app = Starlette(routes=page_routes(folder))

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


def test_every_address_of_the_page_gives_it_and_it_is_asked_for_anew(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, is_built=True)
    for path in ("/", "/t/k7fm-q2xd-9wpt", "/help/solo", "/match/abc"):
        answer = get(folder, path)
        assert answer.text == BUILT
        assert answer.headers["cache-control"] == "no-cache"


def test_files_named_by_their_content_are_kept_for_ever_and_others_are_not(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, is_built=True)
    assert "immutable" in get(folder, "/static/app/assets/index-abc123.js").headers["cache-control"]
    assert get(folder, "/static/app/icon.svg").headers["cache-control"] == "no-cache"
    assert get(folder, "/sw.js").status_code == 200


def test_files_come_compressed_to_whoever_likes_that(tmp_path: Path) -> None:
    folder, script = folder_with(tmp_path, is_built=True), "/static/app/assets/index-abc123.js"
    answer = get(folder, script, **{"accept-encoding": "gzip, deflate"})
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text == SCRIPT
    again = get(folder, script, **{"accept-encoding": "gzip", "if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    for accepted in ("identity", "br"):
        plain = get(folder, script, **{"accept-encoding": accepted})
        assert "content-encoding" not in plain.headers
        assert plain.text == SCRIPT
    assert get(folder, "/static/app/assets/nothing.js", **{"accept-encoding": "gzip"}).status_code == 404


def test_a_plain_page_stands_in_where_none_was_built(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, is_built=False)
    assert get(folder, "/t/k7fm-q2xd-9wpt").text == PLAIN
    assert get(folder, "/sw.js").status_code == 404


_START = """
import asyncio, mimetypes, sys
from pathlib import Path
from quintet.server.app import Settings, make_app
from quintet.server.http.pages import LOADED_LATE

async def start():
    app = make_app(Settings(Path(sys.argv[1]), n_workers=1))
    async with app.router.lifespan_context(app):
        while not mimetypes.inited or set(LOADED_LATE) - set(sys.modules):
            await asyncio.sleep(0.01)

asyncio.run(start())
"""


def test_what_the_first_file_needs_is_loaded_before_anybody_asks(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", _START, str(tmp_path / "q.db")], check=True, timeout=PATIENCE)
