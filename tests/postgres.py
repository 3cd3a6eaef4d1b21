"""A real PostgreSQL server in a folder of its own, for the tests: the programs come with the package `pgserver`."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Self

PATIENCE = 60.0  # seconds until a test gives up; nothing is measured by it

_OWNER = "quintet"
_NOBODY = 65534  # PostgreSQL does not run as root


class Postgres:
    """A server with any number of databases. `guest` needs the password `secret`, its owner none.

    One that `follows` another is its synchronous standby: whatever is committed there is here, too.
    """

    def __init__(self, is_synced: bool = False, follows: Postgres | None = None, port: int = 0) -> None:
        self._is_synced = is_synced  # what is committed survives the end of the machine, too
        self._follows = follows
        self._port = port  # where it listens, too, for programs that know no sockets in folders
        self._folder = Path(tempfile.mkdtemp(prefix="quintet-postgres-"))
        self._programs = _programs(self._folder)
        self._data = self._folder / "data"
        self.place = self._folder / "place"  # the folder where it is reached
        for each in (self._data, self.place):
            each.mkdir(mode=0o700)
        self._as: dict[str, Any] = {}
        if sys.platform != "win32" and os.geteuid() == 0:
            self._as = {"user": _NOBODY, "group": _NOBODY, "extra_groups": []}
            self._folder.chmod(0o755)
            for each in (self._data, self.place):
                os.chown(each, _NOBODY, _NOBODY)
        self._numbers = itertools.count(1)
        self.process: subprocess.Popen[Any] | None = None

    @property
    def socket(self) -> Path:
        return self.place / f".s.PGSQL.{self._port or 5432}"

    def __enter__(self) -> Self:
        if self._follows is not None:
            self._follow(self._follows)
            return self
        self._run("initdb", "--username", _OWNER, "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
        rules = "local all guest scram-sha-256\nlocal all all trust\nlocal replication all trust\n"
        rules += "host all all 127.0.0.1/32 trust\n"
        (self._data / "pg_hba.conf").write_text(rules)
        self.start()
        self.sql("CREATE ROLE guest LOGIN PASSWORD 'secret'", "postgres")
        return self

    def _follow(self, first: Postgres) -> None:
        source = ("--host", str(first.place), "--username", _OWNER)
        self._run("pg_basebackup", *source, "--write-recovery-conf", "--checkpoint=fast", "--no-sync")
        self.start()
        first.sql("ALTER SYSTEM SET synchronous_standby_names = '*'", "postgres")
        first.sql("SELECT pg_reload_conf()", "postgres")
        deadline = time.monotonic() + PATIENCE
        while first.sql("SELECT sync_state FROM pg_stat_replication", "postgres") != "sync":
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def start(self) -> None:
        settings = [f"unix_socket_directories={self.place}", "max_connections=200"]
        settings += ["listen_addresses=127.0.0.1", f"port={self._port}"] if self._port else ["listen_addresses="]
        settings += [] if self._is_synced else ["fsync=off"]
        command = [f"{self._programs}/postgres", "-D", str(self._data)]
        for each in settings:
            command += ["-c", each]
        with (self._folder / "log").open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, **self._as)
        self.process = process
        deadline = time.monotonic() + PATIENCE
        is_ready = [f"{self._programs}/pg_isready", "-q", "-h", str(self.place), "-p", str(self._port or 5432)]
        while subprocess.run(is_ready, check=False).returncode:
            assert process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def stop(self) -> None:
        """End it at once, as if its power had failed; the next start recovers."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(PATIENCE)
            self.process = None

    def new_database(self, options: str = "") -> str:
        """An empty database; its address."""
        name = f"test{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name} {options}", "postgres")
        return self.address(name)

    def address(self, database: str, user: str = _OWNER) -> str:
        if self._port:
            return f"postgresql://{user}@127.0.0.1:{self._port}/{database}"
        return f"postgresql://{user}@/{database}?host={self.place}"

    def sql(self, text: str, address: str) -> str:
        """What psql answers; the address of a database or its name."""
        where = address if "://" in address else self.address(address)
        command = [f"{self._programs}/psql", "-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-c", text, where]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr
        answer: str = done.stdout.strip()
        return answer

    def _run(self, program: str, *arguments: str) -> None:
        command = [f"{self._programs}/{program}", "-D", str(self._data), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, **self._as)


def _programs(folder: Path) -> Path:
    """The folder of the programs, where whoever runs them can read them: root's own folders are not for others."""
    package = find_spec("pgserver")
    assert package is not None
    assert package.origin is not None
    installed = Path(package.origin).parent / "pginstall"
    is_open = all(each.stat().st_mode & stat.S_IXOTH for each in (installed, *installed.resolve().parents))
    if sys.platform == "win32" or os.geteuid() != 0 or is_open:
        return installed / "bin"
    shutil.copytree(installed, folder / "programs")
    return folder / "programs" / "bin"
