"""The pages and files that a browser gets."""

from __future__ import annotations

import mimetypes
import os
from http import HTTPStatus
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from quintet.server.http.answers import encodings_in

LOADED_LATE = ("anyio._backends._asyncio", "anyio._core._fileio")  # by the library that sends files
_FOR_EVER = "public, max-age=31536000, immutable"  # files whose names change with what is in them
_ASK_FIRST = "no-cache"
_COMPRESSED = {"br": ".br", "gzip": ".gz"}  # copies that the page's build puts beside its files, best first
_PAGES = (
    "/",
    "/t/{table}",
    "/help/{game}",
    "/learn/{game}",
    "/puzzles/{game}",
    "/daily",
    "/daily/{day}",
    "/match/{match}",
    "/me",
    "/device",
    "/tv",
    "/tv/{table}",
    "/pad",
    "/pad/{game}",
)


def load_ahead() -> None:
    """Load what the first file that is sent would have to wait for, and everybody at the tables with it."""
    for part in LOADED_LATE:
        import_module(part)
    mimetypes.init()


class _Files(StaticFiles):
    """Files with the right time to keep them, compressed where there is such a copy and the browser likes it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        plain = await super().get_response(path, scope)
        accepted = encodings_in(Headers(scope=scope))
        for encoding, ending in _COMPRESSED.items():
            if encoding in accepted and plain.status_code == HTTPStatus.OK and self.lookup_path(path + ending)[1]:
                response = await super().get_response(path + ending, scope)
                response.headers["content-type"] = plain.headers["content-type"]
                response.headers["content-encoding"] = encoding
                return response
        return plain

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        is_named_by_content = Path(full_path).parent.name == "assets"
        response.headers["cache-control"] = _FOR_EVER if is_named_by_content else _ASK_FIRST
        response.headers["vary"] = "accept-encoding"
        return response


def page_routes(folder: Path | None = None) -> list[BaseRoute]:
    """The page for every address that it draws, and the files that it needs.

    Where the page has not been built a plain one says so; programs can play all the same.
    """
    folder = Path(str(files("quintet.server").joinpath("static"))) if folder is None else folder
    built = folder / "app"
    home = built if (built / "index.html").is_file() else folder

    async def page(request: Request) -> Response:
        return FileResponse(home / "index.html", headers={"cache-control": _ASK_FIRST})

    async def worker(request: Request) -> Response:
        return FileResponse(built / "sw.js", headers={"cache-control": _ASK_FIRST})

    async def without_slash(request: Request) -> Response:
        """Redirect within the host: the server behind a proxy does not know what the visitor calls it."""
        path: bytes = request.scope["raw_path"]
        return Response(status_code=HTTPStatus.PERMANENT_REDIRECT, headers={"location": path.rstrip(b"/").decode()})

    routes: list[BaseRoute] = [Route(path, page) for path in _PAGES]
    routes.extend(Route(f"{path}/", without_slash) for path in _PAGES if path != "/")
    if home is built:
        routes.append(Route("/sw.js", worker))  # it must lie at the top to serve all pages
    return [*routes, Mount("/static", _Files(directory=folder))]
