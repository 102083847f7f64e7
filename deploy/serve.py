"""One process of the app behind a proxy: ``python -m deploy.serve``, from the root of the checkout.

It listens only once it is warm: whatever asks for /_stcore/health learns whether its first visitor has to wait.

Streamlit reads STREAMLIT_SERVER_COOKIE_SECRET, the same for all processes, by itself. Of the environment we take:

- PORT, where it listens (8501), and ADDRESS, on which of the machine's addresses (127.0.0.1: for a proxy beside it).
- SITE, the host names by which visitors come, separated by spaces; none: all are accepted, and the log says so.
- FORWARDED_ALLOW_IPS, the addresses of the proxy, from which alone X-Forwarded-For and -Proto are taken (127.0.0.1).
- METRICS_PORT, where figures for Prometheus are (PORT + 1000; 0: nowhere), and METRICS_ADDRESS (127.0.0.1).
"""

import os
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_address
from pathlib import Path

import streamlit as st
import uvicorn
from streamlit.web import bootstrap

from deploy import log, pulse
from deploy.connections import Connections, without_missing_files
from deploy.warm import open_screens
from ui.frame import front_page
from ui.frame.sections import SECTIONS
from ui.session import runs

SCRIPT = Path(__file__).parents[1] / "streamlit_app.py"

HEAD = 65_536
"""Bytes of a request's head: answers are in the link, which is asked for when a page is reloaded."""

MESSAGE = 4_000_000
"""Bytes of a message from a browser: the content of all fields of a screen. Files come by another way."""

PING, GRACE = 30, 5
"""Seconds between signs of life of a websocket, and those that a run has to end when the process is to stop."""

SLOW = 1.0
"""Seconds of a run from which it gets a line of its own in the log."""


def options(site: str) -> dict[str, object]:
    """Streamlit's options for a process behind a proxy, over those of .streamlit/config.toml.

    Protection against pages of other sites stays on: the proxy hands on the Host that the browser asked for, so the
    page's own address is recognised. With files watched, each session would look through all modules of the process;
    one that Streamlit has put by and takes up again does so even if none are watched, while everybody waits. So none
    is put by: who was cut off gets a new one, filled from the link and the fields, as after the end of a process.
    """
    hosts = site.split()
    return {
        "server.enableCORS": True,
        "server.enableXsrfProtection": True,
        "server.allowedHosts": hosts,
        "server.fileWatcherType": "none",
        "server.disconnectedSessionTTL": 0,
        "server.enableWebsocketCompression": False,
        **log.OPTIONS,
        **({"browser.serverAddress": hosts[0]} if hosts else {}),
    }


def configure(site: str) -> None:
    """Set Streamlit's options for this process."""
    bootstrap.load_config_options(options(site))


def check(site: str, address: str, secret: str) -> None:
    """Say what is missing in the environment, and end where it matters.

    Behind a proxy, or where others reach it, each process would sign cookies that no other one reads.
    """
    is_alone = not site and ip_address(address).is_loopback
    if not secret:
        log.note("no cookie secret", said=_UNSIGNED, serves=is_alone)
        if not is_alone:
            sys.exit(1)
    if not site:
        log.note("no site", said=_UNNAMED)


_UNSIGNED = "STREAMLIT_SERVER_COOKIE_SECRET is not set; say 64 random digits, the same everywhere: openssl rand -hex 32"
_UNNAMED = "SITE is not set, so the app is served under any name: say those by which visitors come."


@asynccontextmanager
async def warm_up(app: st.App, connections: Connections, ours: socket.socket) -> AsyncIterator[None]:
    """Open every screen before the server listens; where one fails, the process ends in place of serving the others.

    A release with a broken screen then never takes over from one without, nor does a process without memory.
    """
    begun = time.monotonic()
    try:
        await open_screens(app, [screen.address for screens in SECTIONS.values() for screen in screens])
    except Exception:
        log.note("not ready", seconds=round(time.monotonic() - begun, 1))
        raise
    log.note("ready", seconds=round(time.monotonic() - begun, 1))
    pulse.begin(ours.getsockname())
    runs.observe(note_slow)
    show_figures(connections)
    yield
    log.note("stop", seconds=round(time.monotonic() - begun), disconnected=dict(connections.ended))


def note_slow(run: runs.Run) -> None:
    """Write a line about a run that took long."""
    if run.seconds >= SLOW:
        log.note("slow", screen=f"/{run.screen}", kind=run.kind, seconds=round(run.seconds, 2))


def _port() -> int:
    return int(os.environ.get("PORT", "8501"))


def show_figures(connections: Connections) -> None:
    """Answer with figures for Prometheus, if its package is installed and the port is free; a line says why not."""
    if not (port := int(os.environ.get("METRICS_PORT", _port() + 1000))):
        return
    try:
        from deploy import figures  # an extra

        figures.serve(port, os.environ.get("METRICS_ADDRESS", "127.0.0.1"), connections)
    except (ImportError, OSError, OverflowError) as problem:
        log.note("no figures", port=port, **log.describe(problem, problem.__traceback__))


def bind(address: str, port: int) -> socket.socket:
    """A socket that has its port and does not listen yet; if the port is taken, that is said before anything else."""
    ours = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        ours.bind((address, port))
    except OSError as problem:
        log.note("no port", port=port, address=address, reason=problem.strerror)
        sys.exit(1)
    return ours


def main() -> None:
    """Serve until the process is told to stop."""
    log.begin()
    site, address, port = os.environ.get("SITE", ""), os.environ.get("ADDRESS", "127.0.0.1"), _port()
    check(site, address, os.environ.get("STREAMLIT_SERVER_COOKIE_SECRET", ""))
    configure(site)
    ours = bind(address, port)
    connections = Connections()
    app = st.App(SCRIPT, routes=front_page.routes(), lifespan=lambda app: warm_up(app, connections, ours))
    log.note("start", port=port, process=os.getpid(), streamlit=st.__version__)
    settings = uvicorn.Config(
        connections.count(without_missing_files(app)),
        h11_max_incomplete_event_size=HEAD,
        ws="websockets-sansio",
        ws_max_size=MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    server = uvicorn.Server(settings)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[ours])
    sys.exit(not server.started)


if __name__ == "__main__":
    main()
