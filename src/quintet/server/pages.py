"""The pages and files that a browser gets."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles


def page_routes() -> list[BaseRoute]:
    """The start page, the page of a table (`/t/ID`), and the files that they need."""
    folder = Path(str(files("quintet.server").joinpath("static")))

    async def page(request: Request) -> Response:
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    return [
        Route("/", page),
        Route("/t/{table}", page),
        Mount("/static", StaticFiles(directory=folder)),
    ]
