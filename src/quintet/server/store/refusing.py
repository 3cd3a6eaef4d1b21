"""The sentences with which a store refuses a write: the same in every database."""

from __future__ import annotations

from quintet.server.store.interface import Conflict, Lease, StaleOwner


def stale(lease: Lease) -> StaleOwner:
    return StaleOwner(f"table {lease.table} has another owner by now, or is gone; nothing was written")


def not_running(lease: Lease, match: str) -> Conflict:
    return Conflict(f"match {match} is not running at table {lease.table}")


def not_next(match: str, expected: int, first: int) -> Conflict:
    return Conflict(f"the next move of match {match} is number {expected}, not {first}")


def other_table(lease: Lease, table: str) -> Conflict:
    return Conflict(f"a lease of table {lease.table} does not save table {table}")


def other_seats(match: str, n_chairs: int) -> Conflict:
    return Conflict(f"match {match} has {n_chairs} seats, its outcome has not")
