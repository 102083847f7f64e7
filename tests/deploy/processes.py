"""A process of the app as it is deployed, for the tests."""

import contextlib
import os
import subprocess
import sys
import time

from tests.e2e import app
from tests.e2e.app import ROOT, free_port

SETTINGS = {"SITE": "127.0.0.1", "STREAMLIT_SERVER_COOKIE_SECRET": "0" * 64}

WITHOUT_SCREENS = "from deploy import serve; serve.SECTIONS = {}; serve.main()"
"""The process as it is served, but for its opening every screen first: test_warm.py holds that."""


def wait_for(true, seconds=30):
    """Wait until something is true."""
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


@contextlib.contextmanager
def serving(port, *command, log=subprocess.DEVNULL, **environment):
    """Run Python with a command that serves at a port, once it answers; end it at the end."""
    settings = {**SETTINGS, "PORT": str(port), "METRICS_PORT": str(free_port()), **environment}
    command, environ = [sys.executable, *command], {**os.environ, **settings}
    with app.running(command, cwd=ROOT, env=environ, stdout=log, stderr=log) as server:
        app.wait_for(f"http://{environment.get('ADDRESS', '127.0.0.1')}:{port}/_stcore/health", server)
        yield server
