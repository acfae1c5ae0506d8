"""Errors at a hosted match; `str(error)` may be shown to the person who asked."""

from __future__ import annotations

from timescoop.kernel import TimescoopError


class HostingError(TimescoopError):
    """The base class of these errors."""


class NoSuchMatch(HostingError):
    """No match has this id, or the person who asks may not know of it."""


class SetAside(HostingError):
    """The stored match cannot be played on; it stays in the store, and the others go on."""


class Stale(HostingError):
    """The table has changed since: get the newest snapshot, then answer."""


class Overtaken(Stale):
    """Another process answered first: this one must read the store again before anything else."""


class NotYours(HostingError):
    """The key opens no seat here, or the seat is not the one that may do this."""


class TooSoon(HostingError):
    """Somebody spoke or asked a moment ago."""


class CannotUndo(HostingError):
    """Nothing can be undone: somebody may have learned something since, or was asked."""


class Paused(HostingError):
    """The store could not save something: nothing has happened, and it may be tried again."""


class StillSecret(HostingError):
    """The record of a running match has everybody's secrets, and can be read only at the end."""
