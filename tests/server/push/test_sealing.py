"""Messages are sealed as RFC 8291 says, and signed as RFC 8292 says."""

from __future__ import annotations

import json
import time

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from quintet.server.push.sealing import BadKey, ServerKey, browser_point, seal
from tests.server.push.service import CURVE, Message, PushService, from_text, to_text

SECRET = bytes(range(32))


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    own = ec.derive_private_key(int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        from_text(browser),
        from_text("BTBZMqHH6r4Tts7J_aSIgg"),
        own,
        from_text("DGv6ra1nlYgDCS1FRnbzlw"),
        length=0,
    )
    assert to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_can_read_it_and_its_length_tells_nothing() -> None:
    browser, other = (PushService().browser(name) for name in ("ann", "bob"))
    texts = [b"", b"x", b"y" * 400]
    sealed = [seal(text, browser.public, browser.auth) for text in texts]
    assert [browser.open(body) for body in sealed] == texts
    assert len({len(body) for body in sealed}) == 1
    assert len({body[:16] for body in sealed}) == 3  # a salt is never used twice
    with pytest.raises(InvalidTag):
        other.open(sealed[1])
    with pytest.raises(InvalidTag):
        browser.open(sealed[1][:-1] + bytes([sealed[1][-1] ^ 1]))


@pytest.mark.parametrize("key", [b"", b"\x04" + bytes(64), b"\x05" * 65, bytes(65)])
def test_what_is_no_key_is_refused(key: bytes) -> None:
    with pytest.raises(BadKey):
        browser_point(key)


def test_the_signature_shows_who_sends_to_whom() -> None:
    key = ServerKey(SECRET)
    assert ServerKey(SECRET).public == key.public != ServerKey(bytes(32)).public
    header = key.authorization("https://push.example.org:443/abc?d", "https://cards.example.org", 1_000_000)
    token = header.removeprefix("vapid t=").split(",")[0]
    claims = json.loads(from_text(token.split(".")[1]))
    assert claims == {"aud": "https://push.example.org", "exp": 1_043_200, "sub": "https://cards.example.org"}


def test_a_signature_is_checked_by_the_service_of_the_tests() -> None:
    key = ServerKey(SECRET)
    header = key.authorization("http://127.0.0.1:5/x", "mailto:a@b", int(time.time()))
    assert Message("/x", {"authorization": header}, b"").signed("http://127.0.0.1:5")["k"] == key.public
    forged = header.replace("k=" + key.public, "k=" + ServerKey(bytes(32)).public)
    with pytest.raises(InvalidSignature):
        Message("/x", {"authorization": forged}, b"").signed("http://127.0.0.1:5")


def test_a_topic_tells_nothing_of_its_table() -> None:
    key = ServerKey(SECRET)
    topics = {key.topic(player, table) for player in ("ann", "bob") for table in ("k7fm-q2xd-9wpt", "3hb8-znte-50ya")}
    assert len(topics) == 4
    assert all(len(topic) == 32 and "k7fm" not in topic for topic in topics)
    assert key.topic("ann", "k7fm-q2xd-9wpt") in topics
