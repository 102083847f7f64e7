"""Let a process go, or take it back, without anybody losing a word: ``python deploy/drain.py app2 [--minutes 5]``.

HAProxy sends nobody new to it. Who is there stays, until they leave or the time is up; then their websockets are cut,
and their browsers come back by themselves, to another process, with what the link and the browser hold. Afterwards the
process may be stopped, and once its successor listens: ``python deploy/drain.py app2 --back``.

ADMIN_SOCKET says where HAProxy listens for this, as in deploy/haproxy/site.cfg.
"""

import argparse
import csv
import os
import socket
import sys
import time

BACKEND = "apps"


def ask(command: str) -> str:
    """HAProxy's answer to a command.

    Raises:
        OSError: HAProxy does not listen there.
    """
    with socket.socket(socket.AF_UNIX) as admin:
        admin.connect(os.environ["ADMIN_SOCKET"])
        admin.sendall(f"{command}\n".encode())
        return b"".join(iter(lambda: admin.recv(65_536), b"")).decode().strip()


def connections() -> dict[str, int]:
    """How many connections each process has, by name; a websocket is one."""
    rows = csv.DictReader(ask("show stat").removeprefix("# ").splitlines())
    return {
        row["svname"]: int(row["scur"])
        for row in rows
        if row["pxname"] == BACKEND and row["svname"] not in ("FRONTEND", "BACKEND")
    }


def set_state(name: str, state: str) -> None:
    """Put a process into a state of HAProxy's: ready, drain or maint."""
    if problem := ask(f"set server {BACKEND}/{name} state {state}"):
        sys.exit(problem)


def let_go(name: str, seconds: float) -> None:
    """Send nobody new, wait until all have left or the time is up, then send away who is still there."""
    set_state(name, "drain")
    until = time.monotonic() + seconds
    while (there := connections()[name]) and time.monotonic() < until:
        time.sleep(0.5)
    set_state(name, "maint")
    ask(f"shutdown sessions server {BACKEND}/{name}")
    print(f"{name} can be stopped: " + (f"{there} were sent to others." if there else "nobody is there."))


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
        if given.name not in (names := connections()):
            sys.exit(f"There is no {given.name}. There are {', '.join(names)}.")
        if given.back:
            set_state(given.name, "ready")
            print(f"{given.name} is back.")
        else:
            let_go(given.name, 60 * given.minutes)
    except OSError as problem:
        sys.exit(f"HAProxy does not answer at {os.environ['ADMIN_SOCKET']}: {problem.strerror}.")


if __name__ == "__main__":
    main()
