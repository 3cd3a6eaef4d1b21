"""Write docs/protocol.md and the page's types anew from the messages' classes: python -m scripts.protocol"""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any, get_args

import msgspec

from quintet.server import protocol
from scripts import typescript

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"
_STRUCTURES = (
    protocol.TableShown,
    protocol.SeatShown,
    protocol.StandingShown,
    protocol.RemarkShown,
    protocol.ChangeShown,
)
_MARK = re.compile(r"(<!-- (\w+): made by scripts/protocol.py -->\n).*?(<!-- end -->)", re.DOTALL)


def page(text: str) -> str:
    """The text of the page, with its tables written anew."""
    parts = {"commands": _commands, "tellings": _tellings, "structures": _structures}
    return _MARK.sub(lambda found: f"{found[1]}{parts[found[2]]()}{found[3]}", text)


def _commands() -> str:
    every = get_args(protocol.AnyCommand)
    return "".join(_section(each, "do", hidden=("id", "table")) for each in every)


def _tellings() -> str:
    return "".join(_section(each, "tell") for each in protocol.Telling.__subclasses__())


def _structures() -> str:
    return "".join(_section(each, "") for each in _STRUCTURES)


def _section(message: type[msgspec.Struct], tag: str, hidden: tuple[str, ...] = ()) -> str:
    name = message.__struct_config__.tag if tag else message.__name__
    doc = " ".join((message.__doc__ or "").split())
    rows = [f"- {_entry(message, field)}\n" for field in msgspec.structs.fields(message) if field.name not in hidden]
    return f"### `{name}`\n\n{doc}\n\n{''.join(rows)}{chr(10) if rows else ''}"


def _entry(message: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> str:
    """One entry: its name, type, default and what its comment says."""
    kind = _kind(message, field.name).removesuffix(" or null") if field.default is None else _kind(message, field.name)
    if not field.required:
        default = "" if field.default is None else f", else `{msgspec.json.encode(field.default).decode()}`"
        kind = f"{kind}; optional{default}"
    classes = (each for each in message.__mro__ if each.__module__.startswith(protocol.__name__))
    source = "".join(map(inspect.getsource, classes))
    found = re.search(rf"^    {field.name}: [^#\n]*  # (.*)$", source, re.MULTILINE)
    return f"`{field.name}`: {kind}" + (f" — {found[1]}" if found else "")


def _kind(message: type[msgspec.Struct], name: str) -> str:
    (schema,), components = msgspec.json.schema_components([message], ref_template="{name}")
    return _words(components[schema["$ref"]]["properties"][name])


def _words(schema: dict[str, Any]) -> str:
    """A JSON schema in a few words."""
    if "$ref" in schema:
        return f"[`{schema['$ref']}`](#{schema['$ref'].lower()})"
    if "anyOf" in schema:
        return " or ".join(_words(each) for each in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    kind = schema.get("type", "JSON")
    if kind == "array":
        items = _words(schema["items"]) if schema.get("items") else "JSON"
        most = f", at most {schema['maxItems']}" if "maxItems" in schema else ""
        return f"list of {items}{most}"
    if kind in ("integer", "number") and "minimum" in schema:
        return f"{kind}, {schema['minimum']} to {schema['maximum']}"
    if kind == "string" and "pattern" in schema:
        return f"string `{schema['pattern']}`"
    if kind == "string" and "maxLength" in schema:
        return f"string, at most {schema['maxLength']} letters"
    return str(kind)


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    typescript.FILE.write_text(typescript.script(), encoding="utf-8")


if __name__ == "__main__":
    main()
