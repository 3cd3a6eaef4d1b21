"""A certificate that a server makes for itself, so that what other servers say to it can be read by it alone.

This module is imported when a server wants one: `cryptography` takes its time to load.
"""

from __future__ import annotations

import datetime
import ssl
import tempfile
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

_DAYS = 3650  # servers trust the fingerprint, whatever the date


class Certificate:
    """A key of this process alone, and what others know it by."""

    def __init__(self, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name[:64])])
        now = datetime.datetime.now(datetime.UTC)
        self._certificate = (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(subject)
            .public_key(self._key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=_DAYS))
            .sign(self._key, hashes.SHA256())
        )

    @property
    def fingerprint(self) -> str:
        return self._certificate.fingerprint(hashes.SHA256()).hex()

    def context(self) -> ssl.SSLContext:
        """For a server that listens. Python reads keys from files only: this one is gone at once."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        key = self._key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        with tempfile.TemporaryDirectory(prefix="quintet-") as folder:  # for its owner's eyes only
            path = Path(folder) / "key.pem"
            path.write_bytes(key + self._certificate.public_bytes(serialization.Encoding.PEM))
            context.load_cert_chain(path)
        return context
