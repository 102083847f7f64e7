"""A process listens only once all of its screens have been opened, and never if one of them is broken."""

import json
import os
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.deploy.processes import SETTINGS, serving
from tests.e2e.app import ROOT, free_port

APP = """
import streamlit as st

def good():
    with open("opened", "a") as file:
        file.write("good ")

def broken():
    raise ValueError("boom")

st.navigation([st.Page(good, default=True), st.Page(broken), st.Page(good, title="last", url_path="last")]).run()
"""

START = """
import asyncio
from contextlib import asynccontextmanager
import streamlit as st
from deploy import log
from deploy.warm import open_screens

log.begin()

@asynccontextmanager
async def warmed(app):
    await open_screens(app, ["", "broken", "last"])
    yield

async def main():
    to_app, from_app = asyncio.Queue(), asyncio.Queue()
    app = st.App("app.py", lifespan=warmed)
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {"version": "3.0"}}, to_app.get, from_app.put))
    to_app.put_nowait({"type": "lifespan.startup"})
    print((await from_app.get())["type"])
    life.cancel()

asyncio.run(main())
"""


def test_all_are_opened_before_the_server_starts_and_what_fails_is_said(tmp_path):
    (tmp_path / "app.py").write_text(APP)
    (tmp_path / "start.py").write_text(START)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "start.py"]
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60, check=True)
    assert (tmp_path / "opened").read_text().split() == ["good", "good"]
    said = [json.loads(line) for line in run.stderr.splitlines() if "does not open" in line]
    assert [(line["event"], line["screen"]) for line in said] == [("does not open", "/broken")]
    assert "lifespan.startup.failed" in run.stdout


def test_a_port_that_is_taken_is_said_before_a_screen_is_opened():
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        run = subprocess.run(
            [sys.executable, "-m", "deploy.serve"], cwd=ROOT, env={**os.environ, **SETTINGS, "PORT": str(port)},
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
    (said,) = map(json.loads, run.stderr.splitlines())
    assert (said["event"], said["port"], said["reason"]) == ("no port", port, "Address already in use")
    assert run.returncode == 1


@pytest.mark.nightly
def test_who_comes_first_pays_for_no_import():
    """Torch alone has more than 200 MB: a process that listens holds it."""
    with serving(port := free_port(), "-m", "deploy.serve") as server:
        status = Path(f"/proc/{server.pid}/status").read_text()
        held = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
        assert held > 350_000
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/_stcore/health", timeout=5) as answer:
            assert answer.read() == b"ok"
    assert server.returncode in (0, -15)
