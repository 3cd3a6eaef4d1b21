"""The laws, one function each. They raise LawBroken with a sentence that says which law broke and how."""

from __future__ import annotations

import json
from collections.abc import Callable

from quintet.core.bits import nth_bit
from quintet.core.events import Moved, drain
from quintet.core.game import Game
from quintet.core.layout import MOST, Layout, may_wait
from quintet.core.match import Match
from quintet.core.options import Options
from quintet.core.position import read_position, write_position
from quintet.core.record import Record
from quintet.core.rng import Rng
from quintet.core.showing import view_of
from quintet.core.sink import Sink
from quintet.core.state import State
from quintet.core.view import View
from quintet.core.zones import ALL_SEATS, SPECTATOR, Place, spot_of

Viewer = Callable[[Game, State, int, dict[str, bool | int | str]], View]

_MANY_ACTIONS = 400  # tables up to this size are checked whole, larger ones by sample
_LOOKAHEAD = 30
_ATTEMPTS = 12
_FEW_KINDS = 2  # a pile of no more may come back in its true order by chance
_RECALL_EVERY = 4
_SMALL_SEEDS = (1 << 60) - 1


class LawBroken(AssertionError):
    """A game does not obey a law of the test kit."""


def _demand(holds: bool, law: str, detail: object) -> None:
    if not holds:
        raise LawBroken(f"{law}: {detail}")


def fingerprint(game: Game, state: State, options: Options) -> str:
    """Everything about a state, as text: equal states have equal fingerprints."""
    return json.dumps([write_position(game, state, options), state.is_over, state.scores(), state.ranking()])


def views(game: Game, state: State, options: Options, viewers: list[int], view: Viewer = view_of) -> list[object]:
    """The JSON of what some viewers see."""
    return [view(game, state, viewer, options.to_json()).to_json() for viewer in viewers]


# ---------------------------------------------------------------- laws of a game
def check_words(game: Game) -> None:
    """Notation round-trips: every card and action has one text, and it parses back."""
    for words in (game.cards, game.actions):
        for number in range(len(words)):
            text = words.format(number)
            _demand(words.parse(text) == number, "notation law", f"{text!r} is not {number}")
            _demand(words.parse(f"  {text.upper()} ") == number, "notation law", f"{text!r} depends on case or blanks")


# ---------------------------------------------------------------- laws of a state
def check_conservation(game: Game, state: State, options: Options) -> None:
    """No card is ever lost or doubled."""
    cards = sorted(card for pile in game.piles(state) for card in pile.cards)
    deck = sorted(game.deck(options, int(state.n_players)))
    _demand(cards == deck, "conservation law", f"{len(cards)} cards on the table, {len(deck)} in the deck, or others")


def check_agreement(game: Game, state: State, rng: Rng) -> None:
    """legal_actions, why_illegal and actors say the same."""
    actors = int(state.actors())
    for seat in range(int(state.n_players)):
        legal = state.legal_actions(seat)
        _demand(len(set(legal)) == len(legal), "agreement law", f"seat {seat} has an action twice")
        _demand(bool(legal) == bool(actors >> seat & 1), "agreement law", f"actors() is wrong about seat {seat}")
        n = len(game.actions)
        asked = range(n) if n <= _MANY_ACTIONS else {*legal, *(int(rng.below(n)) for _ in range(_MANY_ACTIONS))}
        allowed = set(legal)
        for action in asked:
            key = state.why_illegal(seat, action)
            if (key == "") != (action in allowed):
                shown = game.actions.format(action)
                raise LawBroken(f"agreement law: seat {seat}, {shown!r}: why_illegal says {key!r}")
    _demand(actors != 0 or state.is_over, "agreement law", "nobody can act, but the match is not over")


def check_meaning(game: Game, state: State) -> None:
    """What a seat may do means what its declaration says: who may do it, which card goes where, whose turn is over."""
    zones = {zone.name for zone in game.zones}
    for seat in range(int(state.n_players)):
        for action in state.legal_actions(seat):
            meaning, text = game.actions.meanings[action], game.actions.format(action)
            verb = meaning.verb
            _demand(seat == state.turn or verb.out_of_turn, "meaning law", f"{text!r} is done out of turn")
            sources = [meaning.place(spot, seat) for spot in verb.sources]
            after = state.copy()
            after.sink = Sink()
            after.apply(seat, action)
            is_next = after.is_over or after.n_turns > state.n_turns
            _demand(is_next or not verb.ends_turn, "meaning law", f"{text!r} does not end the turn")
            target = meaning.place(verb.target, seat)
            if sources and all(spot.partition("/")[0] in zones for spot in (*sources, target)):
                card = game.actions.card(action)
                moves = [event for event in drain(after.sink, game.zones, game.cards) if isinstance(event, Moved)]
                ways = [(spot_of(event.source), spot_of(event.target)) for event in moves if card in ("", event.card)]
                is_moved = any((source, target) in ways for source in sources)
                _demand(is_moved, "meaning law", f"{text!r} moves nothing from {sources} to {target}")


def check_copy(game: Game, state: State, options: Options, seed: int) -> None:
    """A copy is equal, plays on equally, and never touches the original."""
    before = fingerprint(game, state, options)
    copy = state.copy()
    _demand(fingerprint(game, copy, options) == before, "copy law", "the copy differs")
    twin = state.blank()
    twin.copy_from(state)
    _play_on(copy, seed)
    _demand(fingerprint(game, state, options) == before, "copy law", "playing on the copy changed the original")
    _play_on(twin, seed)
    after = fingerprint(game, copy, options)
    _demand(fingerprint(game, twin, options) == after, "lockstep law", "two copies went apart")
    twin.copy_from(state)
    _demand(fingerprint(game, twin, options) == before, "copy law", "copy_from leaves something of the old state")


def _play_on(state: State, seed: int) -> None:
    rng = Rng(seed)
    for _ in range(_LOOKAHEAD):
        if state.is_over:
            return
        state.apply(*random_action(state, rng))


def random_action(state: State, rng: Rng) -> tuple[int, int]:
    """A random legal action of a random seat among those that have one."""
    seats = int(state.actors())
    seat = int(nth_bit(seats, rng.below(seats.bit_count())))
    legal = state.legal_actions(seat)
    _demand(bool(legal), "agreement law", f"actors() names seat {seat}, which has no legal action")
    return seat, legal[int(rng.below(len(legal)))]


def check_position(game: Game, state: State, options: Options, seed: int) -> None:
    """Written out and set up again, a running match is the same match and goes on the same."""
    position = json.loads(json.dumps(write_position(game, state, options)))
    twin, twin_options = read_position(game, position)
    _demand(twin_options == options, "position law", "the options differ")
    _demand(fingerprint(game, twin, options) == fingerprint(game, state, options), "position law", "set up, it differs")
    copy = state.copy()
    _play_on(copy, seed)
    _play_on(twin, seed)
    _demand(
        fingerprint(game, twin, options) == fingerprint(game, copy, options), "position law", "set up, it goes on apart"
    )


def _viewers(state: State) -> list[int]:
    """All viewers of a redeal; whoever knows more comes later."""
    return [SPECTATOR, *range(int(state.n_players)), ALL_SEATS]


def _eyes(state: State, viewer: int) -> list[int]:
    """The viewers through whose eyes a viewer sees."""
    return list(range(int(state.n_players))) if viewer == ALL_SEATS else [viewer]


def _knows_all_of(viewer: int, other: int) -> bool:
    """Whether a viewer of a redeal knows whatever another one knows."""
    return viewer == other or viewer == ALL_SEATS or other == SPECTATOR


def check_resample(game: Game, state: State, options: Options, seed: int, view: Viewer = view_of) -> None:
    """A redeal changes nothing that its viewer can see or do, and keeps nothing that they cannot know.

    The second half: redealing the truth and redealing a redeal, with the same dice, give the same state. So whoever
    decides by redealt states decides the same in all situations that they cannot tell apart. The second redeal may be
    for anybody who knows no more than the first viewer. So a card that a viewer has seen is not dealt anew even where
    their view shows a back.
    """
    redeals: dict[int, str] = {}  # of the truth
    for viewer in _viewers(state):
        dealt = state.copy()
        dealt.resample(viewer, Rng(seed))
        check_conservation(game, dealt, options)
        eyes = _eyes(state, viewer)
        seen = views(game, state, options, eyes, view)
        _demand(views(game, dealt, options, eyes, view) == seen, "resample law", f"viewer {viewer} sees a change")
        for seat in eyes:
            same = seat == SPECTATOR or dealt.legal_actions(seat) == state.legal_actions(seat)
            _demand(same, "resample law", f"seat {seat} may do other things")
        fresh = dealt.chance.seed != state.chance.seed
        _demand(fresh, "resample law", f"viewer {viewer} gets the true chance of all shuffles to come")
        redeals[viewer] = _redealt(game, state, options, viewer, seed + 1)
        left = f"something that viewer {viewer} cannot know is left in the redeal"
        for other, redealt in redeals.items():
            if _knows_all_of(viewer, other):
                same = _redealt(game, dealt, options, other, seed + 1) == redealt
                changed = f"a redeal for viewer {viewer} changes what viewer {other} knows"
                _demand(same, "resample law", left if other == viewer else changed)


def _redealt(game: Game, state: State, options: Options, viewer: int, seed: int) -> str:
    """The fingerprint of a redeal."""
    dealt = state.copy()
    dealt.resample(viewer, Rng(seed))
    return fingerprint(game, dealt, options)


def check_observation(state: State, seed: int, layout: Layout) -> None:
    """A redeal of everything that a seat cannot know leaves its observation, and what it may do, as they are."""
    for seat in range(int(state.n_players)):
        dealt = state.copy()
        dealt.resample(seat, Rng(seed))
        row, after = layout.observe(state, seat), layout.observe(dealt, seat)
        _demand(len(row) == layout.n_bytes, "observation law", f"a row has {len(row)} bytes, not {layout.n_bytes}")
        _demand(max(row) <= MOST, "observation law", f"seat {seat} is given a byte over {MOST}")
        changed = [byte for byte in range(len(row)) if row[byte] != after[byte]]
        names = {field.name for field in layout.fields for byte in changed if 0 <= byte - field.first < field.size}
        _demand(not changed, "observation law", f"seat {seat} is given what it cannot know: {', '.join(sorted(names))}")
        same = _choices(dealt, seat) == _choices(state, seat)
        _demand(same, "observation law", f"what seat {seat} may do depends on what it cannot know")


def _choices(state: State, seat: int) -> tuple[list[int], bool]:
    return state.legal_actions(seat), may_wait(state, seat)


def check_redeal(game: Game, state: State, options: Options, seed: int) -> None:
    """Right after the deal nobody knows more than they see: a redeal changes every pile that is hidden."""
    for viewer in _viewers(state):
        truth = _hidden_piles(game, state, viewer)
        same = [
            place
            for place, cards in truth.items()
            if len(truth) > 1 or (place.zone.ordered and len(set(cards)) > _FEW_KINDS)
        ]
        for attempt in range(_ATTEMPTS):
            dealt = state.copy()
            dealt.resample(viewer, Rng(seed + attempt))
            now = _hidden_piles(game, dealt, viewer)
            same = [place for place in same if now[place] == truth[place]]
        shown = ", ".join(f"{place.zone.name} {'' if place.seat is None else place.seat}" for place in same)
        _demand(not same, "resample law", f"viewer {viewer} gets the true {shown} in every redeal")


def _hidden_piles(game: Game, state: State, viewer: int) -> dict[Place, list[int]]:
    """The cards that a viewer cannot see, by place; sorted where a place has no order."""
    hidden: dict[Place, list[int]] = {}
    for pile in game.piles(state):
        cards = pile.cards if pile.place.zone.ordered else sorted(pile.cards)
        sights = [pile.seen_by(eye) for eye in _eyes(state, viewer)]
        unseen = [card for i, card in enumerate(cards) if all(sight[i] is None for sight in sights)]
        if unseen:
            hidden[pile.place] = unseen
    return hidden


def check_recall(game: Game, state: State, options: Options, seed: int) -> None:
    """As long as a random viewer cannot tell a match from a redeal of it, both give that viewer the same redeals.

    So what a redeal leaves in its place never depends on what others have seen and the viewer has not.
    """
    rng = Rng(seed)
    viewers = _viewers(state)
    viewer = viewers[int(rng.below(len(viewers)))]
    eyes = _eyes(state, viewer)
    truth = state.copy()
    other = state.copy()
    other.resample(viewer, rng)
    for n_steps in range(_LOOKAHEAD):
        truth.sink, other.sink = Sink(), Sink()
        if truth.is_over or not _step_both(truth, other, rng):
            return
        events = [drain(sink, game.zones, game.cards) for sink in (truth.sink, other.sink)]
        told = [[event.seen_by(eye) for event in each for eye in eyes] for each in events]
        seen = [views(game, each, options, eyes) for each in (truth, other)]
        if told[0] != told[1] or seen[0] != seen[1]:
            return
        if n_steps % _RECALL_EVERY:
            continue
        redeals = [_redealt(game, each, options, viewer, seed + n_steps) for each in (truth, other)]
        same = redeals[0] == redeals[1]
        _demand(same, "recall law", f"{n_steps + 1} steps on, viewer {viewer} is dealt what they cannot know")


def _step_both(truth: State, other: State, rng: Rng) -> bool:
    """One random action that is legal in both states; False if none is found soon."""
    for _ in range(_ATTEMPTS):
        seat, action = random_action(truth, rng)
        if action in other.legal_actions(seat):
            truth.apply(seat, action)
            other.apply(seat, action)
            return True
    return False


def check_proposals(game: Game, match: Match) -> None:
    """Every proposal can be played to its end; the best of each seat also as one list."""
    for seat in range(match.n_players):
        proposals = game.proposals(match.state, seat)
        if proposals:
            Match.from_position(game, match.position()).play_all(seat, proposals[0])
        for steps in proposals:
            state = match.state.copy()
            for i, action in enumerate(steps):
                key = state.why_illegal(seat, action)
                shown = game.actions.format_all(steps)
                _demand(key == "", "proposal law", f"seat {seat}, step {i + 1} of {shown}: {key}")
                state.apply(seat, action)


def check_replay(game: Game, match: Match) -> None:
    """The record's text gives the same match again, byte for byte."""
    text = match.record().dumps()
    replayed = Record.loads(text).replay(game)
    _demand(replayed.record().dumps() == text, "replay law", "the replay's record differs")
    before = fingerprint(game, match.state, match.options)
    _demand(fingerprint(game, replayed.state, match.options) == before, "replay law", "the replay's state differs")


# ---------------------------------------------------------------- all laws along a random match
def check_game(game: Game, options: Options, n_players: int, seed: int, *, n_actions: int = 300, every: int = 7) -> int:
    """Play at random, check all laws at every `every`-th state, then check that it ends; return the actions played."""
    match = Match(game, n_players, options, seed)
    seed &= _SMALL_SEEDS
    rng = Rng(seed)
    check_redeal(game, match.state, options, seed)
    played = 0
    while played < n_actions and not match.is_over:
        if played % every == 0:
            _check_state(game, match, options, seed + played)
        seat, action = random_action(match.state, rng)
        trial = match.state.copy()
        trial.apply(seat, action)
        match.play(seat, action)
        same = fingerprint(game, trial, options) == fingerprint(game, match.state, options)
        _demand(same, "lockstep law", "apply with a sink and without do not agree")
        played += 1
    check_conservation(game, match.state, options)
    check_replay(game, match)
    return played + match.state.copy().playout(rng)


def _check_state(game: Game, match: Match, options: Options, seed: int) -> None:
    state = match.state
    check_conservation(game, state, options)
    check_agreement(game, state, Rng(seed))
    check_copy(game, state, options, seed)
    check_meaning(game, state)
    check_position(game, state, options, seed)
    check_resample(game, state, options, seed)
    check_recall(game, state, options, seed)
    check_observation(state, seed, game.layout(options, int(state.n_players)))
    check_proposals(game, match)
    _check_json(game, match)


def _check_json(game: Game, match: Match) -> None:
    """Views are plain JSON, and a spectator sees no more than every seat does."""
    public = match.view(None)
    _demand(not public.legal and not public.prompt, "view law", "a spectator is asked to act")
    for viewer in (None, *range(match.n_players)):
        view = match.view(viewer)
        data = view.to_json()
        _demand(json.loads(json.dumps(data)) == data, "view law", f"the view of {viewer} is not plain JSON")
        zones = all(seen.items() <= own.items() for seen, own in zip(public.zones, view.zones, strict=True))
        facts = public.facts.keys() <= view.facts.keys()
        _demand(zones and facts, "view law", f"a spectator sees what seat {viewer} does not")
