"""Signs of life of a process for whoever looks after it: systemd, or `deploy.keep`, which speaks as systemd does.

Both say in NOTIFY_SOCKET where they listen, and in WATCHDOG_USEC how long they wait for a sign. The protocol is that of
sd_notify(3): a datagram for each.
"""

import os
import socket
import threading
import time
from contextlib import suppress
from http.client import HTTPConnection, HTTPException

PATIENCE = 30.0
"""Seconds in which the process must have answered somebody who asks for its health: a class that acts at once keeps it
busy for twelve."""


def tell(sign: str) -> None:
    """Tell who looks after us, if anybody does."""
    if address := os.environ.get("NOTIFY_SOCKET"):
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ours:
            ours.sendto(sign.encode(), address.replace("@", "\0", 1))


def begin(at: tuple[str, int]) -> None:
    """If somebody looks after us, say once that the process listens, and from then on that it lives.

    A thread says it, since it gets its turn among others even while the server has a queue; and only while the server
    answers, since a server without memory may turn in a circle with all of its threads at work.
    """
    if "NOTIFY_SOCKET" not in os.environ:
        return
    interval = int(os.environ.get("WATCHDOG_USEC", "4000000")) / 4e6
    threading.Thread(target=_Health(at).watch, args=[interval], name="health", daemon=True).start()


class _Health:
    """When the server at an address has last said that it is well."""

    def __init__(self, at: tuple[str, int]) -> None:
        host, self.port = at[:2]
        self.host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104
        self.seen = 0.0

    def watch(self, interval: float) -> None:
        """Ask for ever; from the first answer on, somebody is told."""
        while True:
            with suppress(OSError, HTTPException, MemoryError):
                if self._is_well():
                    self.seen, is_first = time.monotonic(), not self.seen
                    if is_first:
                        tell("READY=1")
                        threading.Thread(target=_beat, args=[self, interval], name="pulse", daemon=True).start()
            time.sleep(interval)

    def _is_well(self) -> bool:
        connection = HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/_stcore/health", headers={"Connection": "close"})
            return connection.getresponse().status == 200
        finally:
            connection.close()


def _beat(health: _Health, interval: float) -> None:
    while time.monotonic() - health.seen < PATIENCE:
        tell("WATCHDOG=1")
        time.sleep(interval)
