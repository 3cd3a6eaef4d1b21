"""What lies in deploy/ fits the program: its options, its files, its ports."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from typer.main import get_command

from quintet.cli.app import make_app
from tests.server.running import PATIENCE, RunningServer

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
VARIABLES = {option.envvar for option in get_command(make_app()).commands["serve"].params}  # type: ignore[attr-defined]


def test_the_unit_is_sound(tmp_path: Path) -> None:
    text = (DEPLOY / "quintet.service").read_text(encoding="utf-8")
    settings = dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.MULTILINE))
    assert settings.keys() <= VARIABLES
    assert settings["QUINTET_HOST"] == "127.0.0.1"
    for line in ("DynamicUser=yes", "StateDirectory=quintet", "ProtectSystem=strict", "NoNewPrivileges=yes"):
        assert f"\n{line}\n" in text
    if shutil.which("systemd-analyze"):
        unit = tmp_path / "quintet.service"
        unit.write_text(text.replace("/opt/quintet/bin/quintet serve", "/bin/true"), encoding="utf-8")
        done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_the_container_has_all_it_copies() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    copied = [name for line in re.findall(r"^COPY ([^-].*) \S+$", text, re.MULTILINE) for name in line.split()]
    assert "src" in copied
    allowed = re.findall(r"^!(.*)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(copied) == sorted(allowed)
    assert all((ROOT / name).exists() for name in copied)
    assert set(re.findall(r"(QUINTET_\w+)=", text)) <= VARIABLES
    assert text.index("\nUSER quintet") < text.index("\nENTRYPOINT")
    for page in (text, (ROOT / "docs" / "server.md").read_text(encoding="utf-8")):  # else Podman drops the health check
        assert re.findall(r"podman build (--\w+ \w+)", page) == ["--format docker"]


def test_the_containers_check_of_its_health(tmp_path: Path) -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    found = re.search(r"HEALTHCHECK.*\n +CMD (\[.*\])", text)
    assert found is not None
    _, *arguments = json.loads(found[1])
    with RunningServer(tmp_path) as server:
        environment = {**os.environ, "QUINTET_PORT": str(server.port)}
        check = [sys.executable, *arguments]
        assert subprocess.run(check, env=environment, timeout=PATIENCE, check=False).returncode == 0
        server.stop()
        assert (
            subprocess.run(check, env=environment, capture_output=True, timeout=PATIENCE, check=False).returncode == 1
        )


def test_proxies_lead_to_the_port_of_the_unit() -> None:
    unit = (DEPLOY / "quintet.service").read_text(encoding="utf-8")
    found = re.search(r"QUINTET_PORT=(\d+)", unit)
    assert found is not None
    for name in ("Caddyfile", "nginx.conf"):
        assert f"127.0.0.1:{found[1]}" in (DEPLOY / name).read_text(encoding="utf-8")


def test_the_servers_of_the_compose_file_find_each_other_and_the_proxy_finds_them() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    proxy = (DEPLOY / "compose.Caddyfile").read_text(encoding="utf-8")
    assert set(re.findall(r"(QUINTET_\w+):", text)) - {"QUINTET_PASSWORD"} <= VARIABLES
    ports = re.findall(r'QUINTET_PEER_PORT: "(\d+)"', text)
    names = re.findall(r"QUINTET_NODE: (\w+)", text)
    assert len(names) == 2
    for name in names:
        assert f"\n  {name}:\n" in text
        assert f"QUINTET_PEER_ADDRESS: {name}:{ports[0]}\n" in text
        assert f"{name}:8015" in proxy
    assert f"EXPOSE 8015 {ports[0]}" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert "compose.Caddyfile:/etc/caddy/Caddyfile" in text
