"""Keeps a process of the app running where systemd does not, as in containers: ``python -m deploy.keep``.

It starts ``python -m deploy.serve`` and replaces it when it has ended, is not warm in time, or gives no sign of life
(`deploy.pulse`): a process without memory, or one that is stopped, neither answers nor ends when it is told to.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from deploy import log

SILENCE = 8.0
"""Seconds without a sign of life after which a process is replaced."""

WARMING = 300.0
"""Seconds in which it must be warm."""

ENDING = 12.0
"""Seconds that it has to end once it is told to."""

PAUSE = 1.0
"""Seconds before the next one is started."""


def keep(command: Sequence[str], *, silence: float = SILENCE, warming: float = WARMING, ending: float = ENDING) -> None:
    """Run a command again and again, until we are told to stop; it has ended when we have."""
    told: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda number, _: told.append(number))
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as signs:
        address = str(Path(folder) / "signs")
        signs.bind(address)
        environment = {**os.environ, "NOTIFY_SOCKET": address, "WATCHDOG_USEC": str(int(silence * 1e6))}
        while not told:
            kept = _KeptProcess(subprocess.Popen(command, env=environment), signs)  # noqa: S603  our own
            if why := kept.wait_for_failure(told, silence, warming):
                log.note("replaced", reason=why)
                kept.kill()
                time.sleep(PAUSE)
            else:
                kept.end(ending)


class _KeptProcess:
    """A process, and what is heard from it."""

    def __init__(self, process: "subprocess.Popen[bytes]", signs: socket.socket) -> None:
        self.process, self.signs = process, signs
        self.is_warm = False

    def wait_for_failure(self, told: Sequence[int], silence: float, warming: float) -> str:
        """Wait; why it is to be replaced, or "" if we are told to stop."""
        until = time.monotonic() + warming
        self.signs.settimeout(min(0.5, silence / 4))
        while time.monotonic() < until:
            if told:
                return ""
            if self.process.poll() is not None:
                return f"it has ended with {self.process.returncode}"
            with suppress(TimeoutError):
                self.is_warm = b"READY=1" in self.signs.recv(4096) or self.is_warm
                if self.is_warm:
                    until = time.monotonic() + silence
        return "no sign of life" if self.is_warm else "not warm in time"

    def end(self, ending: float) -> None:
        """Let it end by itself, but at once if it is not warm: then nobody is there."""
        with suppress(subprocess.TimeoutExpired):
            if self.is_warm:
                self.process.terminate()
                self.process.wait(ending)
        self.kill()

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()


def main() -> None:
    """Keep `deploy.serve` running."""
    log.begin()
    keep([sys.executable, "-m", "deploy.serve"])


if __name__ == "__main__":
    main()
