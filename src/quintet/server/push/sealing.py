"""Messages that only one browser can read (RFC 8291), and the signature that shows who sends them (RFC 8292).

`cryptography` has the algorithms; what is here is how the two standards put them together. This module is imported when
the first key is asked for or the first message sealed: most servers in a home never do either.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE: Final = ec.SECP256R1()
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
_RECORD: Final = 4096  # bytes, as push services expect it; a message is one record
_LENGTH: Final = 512  # of every text before it is sealed: its length tells nothing about it
_LAST: Final = b"\x02"  # stands behind the text of the last record
_SIGNED_FOR: Final = 12 * 3600  # seconds; at most a day is allowed
_TOPIC: Final = 32  # letters at most


class BadKey(ValueError):
    """It is no point of the curve: no browser has such a key."""


def to_text(data: bytes) -> str:
    """The form of bytes in all of this: base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def seal(
    text: bytes,
    browser_key: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    length: int = _LENGTH,
) -> bytes:
    """A text that only the browser with that key can read; what is drawn by chance is given by tests alone."""
    own = ec.generate_private_key(_CURVE) if own is None else own
    salt = os.urandom(16) if salt is None else salt
    public = _public_bytes(own)
    shared = own.exchange(ec.ECDH(), browser_point(browser_key))
    secret = _derive(shared, auth, b"WebPush: info\0" + browser_key + public, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    padded = text + _LAST + bytes(max(0, length - len(text)))
    head = salt + _RECORD.to_bytes(4) + len(public).to_bytes(1) + public
    return head + AESGCM(key).encrypt(nonce, padded, None)


def browser_point(key: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's public key; raises BadKey if it is none."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, key)
    except (ValueError, InvalidKey) as error:
        raise BadKey("that is no key of a browser") from error


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class ServerKey:
    """The key pair that a server has for life: browsers take messages only from whoever has it."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        number = int.from_bytes(HKDF(hashes.SHA256(), 48, None, b"quintet push key").derive(secret))
        self._key = ec.derive_private_key(number % (_ORDER - 1) + 1, _CURVE)
        self.public = to_text(_public_bytes(self._key))

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """The header that shows a push service who sends; `now` is in seconds."""
        service = urlsplit(endpoint)
        claims = {
            "aud": f"{service.scheme}://{service.netloc.removesuffix(':443')}",
            "exp": now + _SIGNED_FOR,
            "sub": contact,
        }
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{to_text(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"

    def topic(self, player: str, table: str) -> str:
        """The name under which a push service keeps only the latest message. It tells nothing: a table's id is the
        right to join it, and the header with the topic is not sealed."""
        name = hmac.new(self._secret, f"{player} {table}".encode(), hashlib.sha256)
        return to_text(name.digest())[:_TOPIC]
