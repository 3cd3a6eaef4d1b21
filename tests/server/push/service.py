"""A push service and its browsers, on this machine: it takes messages, checks who sends them, and opens them."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from types import TracebackType
from typing import Any, Self

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.running import PATIENCE

CURVE = ec.SECP256R1()


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser that is told by push: its keys, and its address at the service."""

    def __init__(self, service: PushService, name: str) -> None:
        self.endpoint = f"{service.url}/push/{name}"
        self.path = f"/push/{name}"
        self._key = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en") -> dict[str, Any]:
        keys = {"p256dh": to_text(self.public), "auth": to_text(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def open(self, body: bytes) -> bytes:
        """The text of a message, as RFC 8291 has it; raises if it is not for this browser, or was changed."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert len(record) <= size == 4096
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = _derive(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert padded[-1:] == b"\x02"
        return padded[:-1]


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Message:
    """What a push service was sent."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def signed(self, url: str) -> dict[str, Any]:
        """What the sender claims, once its signature is checked; with `k`, the sender's key."""
        scheme, _, parts = self.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        fields = dict(part.strip().split("=", 1) for part in parts.split(","))
        head, claims, signature = fields["t"].split(".")
        raw = from_text(signature)
        assert len(raw) == 64
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(fields["k"]))
        der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        assert json.loads(from_text(head)) == {"typ": "JWT", "alg": "ES256"}
        told: dict[str, Any] = json.loads(from_text(claims))
        assert told["aud"] == url
        assert time.time() < told["exp"] <= time.time() + 86400
        return {**told, "k": fields["k"]}


class PushService:
    """A push service on a port of its own."""

    def __init__(self) -> None:
        self.messages: Queue[Message] = Queue()
        self.answers: dict[str, list[int]] = {}  # by path: what it answers next; else 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.messages.put(Message(self.path, headers, body))
                waiting = service.answers.get(self.path, [])
                self.send_response(waiting.pop(0) if waiting else 201)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()

    def browser(self, name: str = "ann") -> Browser:
        return Browser(self, name)

    def next(self) -> Message:
        """The next message that comes."""
        return self.messages.get(timeout=PATIENCE)

    @property
    def is_quiet(self) -> bool:
        """Whether nothing has come that was not looked at."""
        try:
            self.messages.put(self.messages.get_nowait())
        except Empty:
            return True
        return False
