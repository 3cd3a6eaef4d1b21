"""What a table is between its moves: game, options, seats, host. Kept as one JSON document.

Every change is a pure function from a document to the next, or a `Refusal`. Nothing here waits, writes or tells.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec

from quintet.bots import LEVELS
from quintet.bots.named import names_for
from quintet.core.errors import BadOptions, UnknownGame
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.fair import Terms
from quintet.games import get_game
from quintet.server import protocol
from quintet.server.protocol import Code, Phase
from quintet.server.refusals import refuse
from quintet.server.store.interface import TableRow
from quintet.server.tables.writing import clean_line, outline

GATHERING: Final = "gathering"
DEALING: Final = "dealing"  # the server has committed itself, the players' contributions are awaited
PLAYING: Final = "playing"
OVER: Final = "over"

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: none is taken for another
_LONGEST_NAME = 24
_SHORTEST_CLOCK = 15
_LONGEST_QUICK_CLOCK = 300
_DAY = 86400
_SLOW_CLOCK = 3600
_MOST_BANNED = 200


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: free, a person's, or a bot's."""

    player: str = ""
    name: str = ""
    bot: str = ""
    is_ready: bool = False
    seal: str = ""  # of the contribution to the deal, sent with being ready
    contribution: str = ""
    has_left: bool = False  # the running match: a bot plays for them until they come back

    @property
    def is_free(self) -> bool:
        return not self.player and not self.bot


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody has fared at a table: a person, by their id, or a bot, by its name."""

    name: str
    player: str = ""
    n_played: int = 0
    n_won: int = 0


class TimeLeft(msgspec.Struct, frozen=True):
    """What was left of a turn when it was last kept. Not when it ends: somebody may set the clock."""

    turn: tuple[int, int, int]  # round, turn, seat
    milliseconds: int


class Handed(msgspec.Struct, frozen=True):
    """What is known only while a table is in memory, as it was handed over to another server: with it everything goes
    on as if it had stayed, unless somebody has acted since."""

    match: str
    n_actions: int
    versions: dict[int, int]  # by viewer: how far their sight of the match was numbered
    away: list[int]  # seats that a bot plays for until their player comes back


class Document(protocol.Setting, frozen=True, omit_defaults=True):
    """A table, apart from the match that is played on it."""

    id: str
    game: str
    host: str  # a player's id
    seats: list[Seat]
    created_at: int
    server_seed: str = ""  # of the deal: secret until the match is over
    options: dict[str, bool | int | str] = {}
    phase: Phase = GATHERING
    match: str = ""  # the running or last match
    n_matches: int = 0
    day: str = ""  # whose deal is played here, if it is a deal of the day
    banned: list[str] = []
    standings: list[Standing] = []  # of those who have played here; the last match's players come last
    n_dismissals: int = 0  # of all televisions: the keys that they had are void
    start: dict[str, Any] | None = None  # the position in which the next match begins instead of with a deal
    time_left: TimeLeft | None = None  # of the running turn, if a clock runs
    handed: Handed | None = None
    what_if: str = ""  # the match which that position is from; it stays while the new one is played

    def seat_of(self, player: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if player and seat.player == player:
                return number
        return None

    def is_company(self, player: str) -> bool:
        """Whether the match goes on for this person's sake: they play it, or are the host. Others only look on."""
        return player not in self.banned and (player == self.host or self.seat_of(player) is not None)

    @property
    def is_slow(self) -> bool:
        """Whether people take hours or days for a turn: nobody need be there, only the clock counts."""
        return self.clock >= _SLOW_CLOCK

    def n_won(self, seat: Seat) -> int:
        """Matches that whoever sits there has won at this table."""
        return next((each.n_won for each in self.standings if is_of(each, seat)), 0)

    @property
    def game_of(self) -> Game:
        return get_game(self.game)

    @property
    def has_start(self) -> bool:
        """Whether the next match begins in a position: only if nothing was changed since."""
        start = self.start
        return start is not None and start["options"] == self.options and start["players"] == len(self.seats)

    def options_of(self) -> Options:
        return self.game_of.options.from_json(self.options)

    def terms(self) -> Terms:
        """What is dealt next, or was dealt."""
        game = self.game_of
        name = daily_name(self.day) if self.day else self.match
        return Terms(name, game.id, game.rules_version, self.options, len(self.seats))


def daily_name(day: str) -> str:
    """What stands in the place of a match's id in the terms of a deal of the day: all who try it are dealt the same."""
    return f"daily-{day}"


def is_of(standing: Standing, seat: Seat) -> bool:
    if standing.player or seat.player:
        return standing.player == seat.player
    return bool(seat.bot) and standing.name == seat.name


def new_id() -> str:
    """An id that cannot be guessed, 60 bits, and can be read out loud: `k7fm-q2xd-9wpt`."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(12))
    return f"{letters[:4]}-{letters[4:8]}-{letters[8:]}"


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, no invisible letters, not empty."""
    text = clean_line(name)[:_LONGEST_NAME].strip()
    if not text:
        refuse(Code.BAD_NAME, "a name has at least one letter")
    return text


def check_setting(document: Document) -> Document:
    """The document, if its game can be played so; options that are their default are left out."""
    clock = document.clock
    if clock and not (_SHORTEST_CLOCK <= clock <= _LONGEST_QUICK_CLOCK or clock % _DAY == 0):
        refuse(
            Code.BAD_OPTIONS,
            f"a turn takes {_SHORTEST_CLOCK} to {_LONGEST_QUICK_CLOCK} seconds, whole days, or for 0 any time",
        )
    try:
        options = document.options_of()
        document.game_of.check(options, len(document.seats))
    except BadOptions as error:
        refuse(Code.BAD_OPTIONS, str(error))
    return msgspec.structs.replace(document, options=options.to_json())


def must_be_bot(document: Document, level: str) -> None:
    """Refuse what is neither a level nor one of this server's own bots."""
    offered = [*LEVELS, *names_for(document.game_of)]
    if level not in offered:
        refuse(Code.BAD_MESSAGE, f"there is no such bot: there are {', '.join(offered)}")


def with_seat(document: Document, number: int, seat: Seat) -> Document:
    """The document with somebody else on a seat."""
    seats = [*document.seats]
    seats[number] = seat
    return msgspec.structs.replace(document, seats=seats)


def must_be(document: Document, phase: str) -> None:
    if document.phase != phase:
        refuse(Code.NOT_NOW, f"the table is {document.phase}")


def must_host(document: Document, player: str) -> None:
    if player != document.host:
        refuse(Code.NOT_HOST, "only the host may do that")


def must_sit(document: Document, player: str) -> int:
    """The player's seat."""
    if player in document.banned:
        refuse(Code.BANNED, "the host has taken you off this table")
    seat = document.seat_of(player)
    if seat is None:
        refuse(Code.NOT_SEATED, "only people who sit at the table may do that")
    return seat


def must_be_welcome(document: Document, player: str) -> None:
    """Refuse somebody that the host has taken off."""
    if player in document.banned:
        refuse(Code.BANNED, "the host has taken you off this table")


def _existing(document: Document, number: int) -> Seat:
    if number >= len(document.seats):
        refuse(Code.NO_SEAT, f"the table has {len(document.seats)} seats")
    return document.seats[number]


def table_row(document: Document, now: int) -> TableRow:
    """What the store keeps of a table."""
    listed = document.is_listed and document.phase == GATHERING
    people = [seat.player for seat in document.seats if seat.player]
    return TableRow(document.id, msgspec.json.encode(document), listed, document.phase == PLAYING, now, people)


# ------------------------------------------------------------ the changes
def sit(document: Document, player: str, command: protocol.Sit) -> Document:
    """Take or change a seat. Whoever changes it is not ready any more."""
    must_be_welcome(document, player)
    must_be(document, GATHERING)
    old = document.seat_of(player)
    name = command.name if command.name or old is None else document.seats[old].name
    number = command.seat
    if number is None and old is not None:
        number = old
    if number is None:
        free = [i for i, seat in enumerate(document.seats) if seat.is_free]
        if not free:
            refuse(Code.SEAT_TAKEN, "all seats are taken")
        number = free[0]
    there = _existing(document, number)
    if not there.is_free and there.player != player:
        refuse(Code.SEAT_TAKEN, "somebody sits there")
    if old is not None and old != number:
        document = with_seat(document, old, Seat())
    name = distinct(document, player, clean_name(name))
    document = with_seat(document, number, Seat(player=player, name=name))
    return document if document.host else msgspec.structs.replace(document, host=player)


def rename(document: Document, player: str, name: str) -> Document:
    """The document with another name of somebody who sits there; the same if nothing changes."""
    number = document.seat_of(player)
    if number is None:
        return document
    found = distinct(document, player, name)
    seat = document.seats[number]
    return document if seat.name == found else with_seat(document, number, msgspec.structs.replace(seat, name=found))


def with_names(document: Document, names: dict[str, str]) -> Document:
    """The document with the names that people have by now."""
    for player, name in names.items():
        document = rename(document, player, name)
    return document


def distinct(document: Document, player: str, name: str) -> str:
    """The name with a number, if another at the table has it already, or one that looks much the same."""
    taken = {outline(seat.name) for seat in document.seats if seat.player != player}
    n = 2
    found = name
    while outline(found) in taken:
        found = f"{name[: _LONGEST_NAME - 3].rstrip()} {n}"
        n += 1
    return found


def stand(document: Document, player: str) -> Document:
    """Leave one's seat between matches; the host's right goes to another person.

    If nobody else sits there they stay the host: they may want to watch the bots. The last to leave a finished match
    opens the table for others.
    """
    number = must_sit(document, player)
    document = with_seat(document, number, Seat())
    if document.host == player:
        document = msgspec.structs.replace(document, host=next_host(document) or player)
    is_left = not any(seat.player for seat in document.seats)
    return reopened(document) if document.phase == OVER and is_left else document


def reopened(document: Document) -> Document:
    """The document for the next match. Whoever was taken off during the last one leaves their seat now. After a deal of
    the day it is a table like any other."""
    seats = [Seat() if seat.player in document.banned else seat for seat in document.seats]
    return msgspec.structs.replace(document, phase=GATHERING, seats=seats, what_if="", day="", server_seed="")


def next_host(document: Document, present: frozenset[str] | None = None) -> str:
    """The first seated person, of those who are present if any is; "" if nobody sits there."""
    people = [seat.player for seat in document.seats if seat.player and seat.player not in document.banned]
    here = [player for player in people if present is None or player in present]
    return (here or people or [""])[0]


def ready(document: Document, player: str, command: protocol.Ready) -> Document:
    must_be(document, GATHERING)
    number = must_sit(document, player)
    seat = document.seats[number]
    sealed = command.seal if command.is_ready else ""
    seat = msgspec.structs.replace(seat, is_ready=command.is_ready, seal=sealed, contribution="")
    return with_seat(document, number, seat)


def put_bot(document: Document, player: str, command: protocol.Bot) -> Document:
    must_host(document, player)
    must_be(document, GATHERING)
    seat = _existing(document, command.seat)
    if seat.player:
        refuse(Code.SEAT_TAKEN, "a person sits there")
    must_be_bot(document, command.level)
    bot = Seat(bot=command.level, name=distinct(with_seat(document, command.seat, Seat()), "", BOT_NAMES[command.seat]))
    return with_seat(document, command.seat, bot)


BOT_NAMES = ("Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix", "Grace", "Hugo", "Ida", "Jules")


def leave_match(document: Document, player: str, *, has_left: bool) -> Document:
    """Leave a running match, or come back to it: the seat is kept."""
    number = must_sit(document, player)
    if document.day and has_left:
        refuse(Code.NOT_NOW, "no bot plays the deal of the day for anybody")
    return with_seat(document, number, msgspec.structs.replace(document.seats[number], has_left=has_left))


def clear(document: Document, player: str, command: protocol.Clear) -> Document:
    """Free a seat; a person who is banned may not come back to this table.

    In a running match the seat keeps their name, for the record, until the next match is prepared.
    """
    must_host(document, player)
    seat = _existing(document, command.seat)
    if seat.player == player:
        refuse(Code.NOT_NOW, "the host stands up instead")
    if document.phase != PLAYING:
        must_be(document, GATHERING)
        document = with_seat(document, command.seat, Seat())
    elif not seat.player:
        refuse(Code.NOT_NOW, "a bot stays to the end of the match")
    elif not command.is_ban:
        refuse(Code.NOT_NOW, "a seat is freed between matches")
    if seat.player and command.is_ban and seat.player not in document.banned:
        banned = [*document.banned, seat.player][-_MOST_BANNED:]
        document = msgspec.structs.replace(document, banned=banned)
    return document


def hand_over(document: Document, player: str, command: protocol.Handover) -> Document:
    must_host(document, player)
    seat = _existing(document, command.seat)
    if not seat.player or seat.player in document.banned:
        refuse(Code.NO_SEAT, "no person sits there")
    return msgspec.structs.replace(document, host=seat.player)


def dismiss(document: Document, player: str) -> Document:
    """Take all televisions off."""
    must_host(document, player)
    return msgspec.structs.replace(document, n_dismissals=document.n_dismissals + 1)


def change(document: Document, player: str, command: protocol.Change) -> Document:
    """Change how the table plays. Nobody is ready any more: it is another game than the one agreed to."""
    must_host(document, player)
    must_be(document, GATHERING)
    given = {
        name: value
        for name in ("options", *protocol.Setting.__struct_fields__)
        if (value := getattr(command, name)) is not None
    }
    seats = [msgspec.structs.replace(seat, is_ready=False, seal="") for seat in document.seats]
    if command.game is not None and command.game != document.game:
        game = _known_game(command.game)
        given = {"options": {}, **given, "game": game.id}
        seats = _fitting(seats, game)
    if command.n_seats is not None:
        if any(not seat.is_free for seat in seats[command.n_seats :]):
            refuse(Code.SEAT_TAKEN, "somebody sits on a seat that would go")
        seats = seats[: command.n_seats] + [Seat() for _ in range(len(seats), command.n_seats)]
    changed = check_setting(msgspec.structs.replace(document, seats=seats, **given))
    if command.stand_in is not None:
        must_be_bot(changed, command.stand_in)
    return changed


def _known_game(game: str) -> Game:
    try:
        return get_game(game)
    except UnknownGame as error:
        refuse(Code.BAD_OPTIONS, str(error))


def _fitting(seats: list[Seat], game: Game) -> list[Seat]:
    """As many seats as the game can have: free ones are added, and free ones go first, then bots, from the end."""
    seats = seats + [Seat() for _ in range(len(seats), game.min_players)]
    for is_needless in (lambda seat: seat.is_free, lambda seat: bool(seat.bot)):
        for number in reversed(range(len(seats))):
            if len(seats) > game.max_players and is_needless(seats[number]):
                del seats[number]
    if len(seats) > game.max_players:
        refuse(Code.SEAT_TAKEN, f"at most {game.max_players} play that game")
    return seats


def changes(before: Document, after: Document) -> list[protocol.ChangeShown]:
    """What has changed, by the names of options and of the table's entries. Every game has options of its own."""
    pairs: list[tuple[str, bool | int | float | str, bool | int | float | str]] = [
        ("game", before.game, after.game),
        ("n_seats", len(before.seats), len(after.seats)),
        *((name, getattr(before, name), getattr(after, name)) for name in protocol.Setting.__struct_fields__),
    ]
    if before.game == after.game:
        old, new = before.options_of(), after.options_of()
        pairs += [(name, getattr(old, name), getattr(new, name)) for name in old.kinds()]
    return [protocol.ChangeShown(name, was, now) for name, was, now in pairs if was != now]
