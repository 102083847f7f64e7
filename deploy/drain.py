"""Let a process go, or take it back, without anybody losing a word: ``python deploy/drain.py app2 [--minutes 5]``.

HAProxy sends nobody new to it. Who is there stays, until they leave or the time is up; then their websockets are cut,
and their browsers come back by themselves, to another process, with what the link and the browser hold. Afterwards the
process may be stopped and started anew; ``python deploy/drain.py app2 --back`` waits until it listens.

In containers: ``docker compose --file deploy/compose.yaml run --rm drain app2``.

ADMIN_SOCKET says where HAProxy listens for this, as in deploy/haproxy/site.cfg.
"""

import argparse
import csv
import os
import socket
import sys
import time

BACKEND = "apps"

PATIENCE = 120
"""Seconds in which a process must be warm."""


def ask(command: str) -> str:
    """HAProxy's answer to a command.

    Raises:
        OSError: HAProxy does not listen there.
    """
    with socket.socket(socket.AF_UNIX) as admin:
        admin.connect(os.environ["ADMIN_SOCKET"])
        admin.sendall(f"{command}\n".encode())
        return b"".join(iter(lambda: admin.recv(65_536), b"")).decode().strip()


def processes() -> dict[str, dict[str, str]]:
    """What HAProxy knows of each process, by name: among it `addr`, and `scur`, the connections that it has now."""
    rows = csv.DictReader(ask("show stat").removeprefix("# ").splitlines())
    return {row["svname"]: row for row in rows if row["pxname"] == BACKEND and row["svname"] != "BACKEND"}


def set_state(name: str, state: str) -> None:
    """Put a process into a state of HAProxy's: ready, drain or maint."""
    if problem := ask(f"set server {BACKEND}/{name} state {state}"):
        sys.exit(problem)


def let_go(name: str, seconds: float) -> None:
    """Send nobody new, wait until all have left or the time is up, then send away who is still there."""
    set_state(name, "drain")
    until, address = time.monotonic() + seconds, processes()[name]["addr"]
    while (there := int(processes()[name]["scur"])) and time.monotonic() < until:
        time.sleep(0.5)
    set_state(name, "maint")
    ask(f"shutdown sessions server {BACKEND}/{name}")
    print(f"{name} can be stopped: " + (f"{there} were sent to others." if there else "nobody is there."))
    print(f"It listens at {address}.")


def take_back(name: str) -> None:
    """Send people to a process again, once it listens."""
    host, _, port = processes()[name]["addr"].rpartition(":")
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection((host, int(port)), timeout=1).close()
            break
        except OSError:
            if time.monotonic() > until:
                sys.exit(f"{name} does not listen at {host}:{port}.")
            time.sleep(0.5)
    set_state(name, "ready")
    print(f"{name} is back.")


def main() -> None:
    """Read the command line and do it."""
    parser = argparse.ArgumentParser(description="Let a process behind HAProxy go, or take it back.")
    parser.add_argument("name", help="its name in HAProxy's list, such as app2")
    parser.add_argument("--minutes", type=float, default=5.0, help="how long those who are there may stay (5)")
    parser.add_argument("--back", action="store_true", help="send people to it again")
    given = parser.parse_args()
    if "ADMIN_SOCKET" not in os.environ:
        sys.exit("Say in ADMIN_SOCKET where HAProxy listens, such as /run/haproxy/admin.sock.")
    try:
        if given.name not in (names := processes()):
            sys.exit(f"There is no {given.name}. There are {', '.join(names)}.")
        if given.back:
            take_back(given.name)
        else:
            let_go(given.name, 60 * given.minutes)
    except OSError as problem:
        sys.exit(f"HAProxy does not answer at {os.environ['ADMIN_SOCKET']}: {problem.strerror}.")


if __name__ == "__main__":
    main()
