"""Whatever becomes of a process, another one takes its place, and none is left when all is to end."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.processes import wait_for
from tests.e2e.app import ROOT

PROCESS = """
import os, signal, sys, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from deploy import pulse

fault = sys.argv[1]
with open("started", "a+") as file:
    file.write(f"{os.getpid()}\\n")
    file.seek(0)
    is_first = len(file.readlines()) == 1
pulse.PATIENCE = 1.0
asked = 0

class Health(BaseHTTPRequestHandler):
    def do_GET(self):
        global asked
        asked += 1
        open("asked", "w").close()
        if is_first and asked > 2:
            if fault == "ends":
                os._exit(3)
            if fault == "is stopped":
                os.kill(os.getpid(), signal.SIGSTOP)
            if fault == "answers nobody":
                time.sleep(60)
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()
    def log_message(self, *_):
        pass

if fault == "is deaf":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
server = ThreadingHTTPServer(("127.0.0.1", 0), Health)
if not (is_first and fault == "is never warm"):
    pulse.begin(server.server_address)
server.serve_forever()
"""

KEEP = """
import sys
from deploy import keep, log
log.begin()
keep.PAUSE = 0
keep.keep([sys.executable, "process.py", sys.argv[1]], silence=2, warming=4, ending=1)
"""


def started(folder: Path) -> list[int]:
    """The processes that there have been, the last of them at work."""
    file = folder / "started"
    return [int(line) for line in file.read_text().split()] if file.exists() else []


@contextlib.contextmanager
def keeping(folder: Path, fault: str) -> Iterator["subprocess.Popen[str]"]:
    """Keep a process that has a fault at its first start."""
    (folder / "process.py").write_text(PROCESS)
    keeper = subprocess.Popen(
        [sys.executable, "-c", KEEP, fault], cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        yield keeper
    finally:
        keeper.kill()
        for pid in started(folder):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("ends", "it has ended with 3"),
        pytest.param("is stopped", "no sign of life", marks=pytest.mark.nightly),
        pytest.param("answers nobody", "no sign of life", marks=pytest.mark.nightly),
        pytest.param("is never warm", "not warm in time", marks=pytest.mark.nightly),
    ],
)
def test_a_process_that_fails_is_replaced_and_that_is_said(fault, reason, tmp_path):
    with keeping(tmp_path, fault) as keeper:
        wait_for(lambda: len(started(tmp_path)) > 1, seconds=60)
        keeper.terminate()
        _, said = keeper.communicate(timeout=30)
        assert keeper.returncode == 0
        first = json.loads(said.splitlines()[0])
        assert (first["event"], first["reason"]) == ("replaced", reason)
        assert not [pid for pid in started(tmp_path) if Path(f"/proc/{pid}").exists()]


@pytest.mark.parametrize("end", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.nightly)])
def test_a_process_that_does_not_end_when_it_is_told_to_is_killed(end, tmp_path):
    with keeping(tmp_path, "is deaf") as keeper:
        wait_for((tmp_path / "asked").exists, seconds=60)
        keeper.send_signal(end)
        keeper.communicate(timeout=30)
        assert keeper.returncode == 0
        assert not [pid for pid in started(tmp_path) if Path(f"/proc/{pid}").exists()]
