"""Firefox, and WebKit, which is Safari's engine, without a display: what Debian has of them, driven by Selenium."""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from selenium.webdriver import FirefoxOptions, Remote, WebKitGTK, WebKitGTKOptions
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.service import Service

from tests.e2e.app import running

FIREFOX = shutil.which("firefox-esr")
MINI_BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)

MISSING = {
    "firefox": None if FIREFOX else "no Firefox: install Debian's package firefox-esr",
    "webkit": None
    if MINI_BROWSER and shutil.which("WebKitWebDriver") and shutil.which("Xvfb")
    else "no WebKit: install Debian's packages webkit2gtk-driver and xvfb",
}
"""Why a browser cannot be had, by its name."""

WIDE = 1280, 900

SILENT = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}

_IN_FIREFOX = {
    Command.NEW_SESSION: "NewSession", Command.QUIT: "DeleteSession", Command.GET: "Navigate", Command.REFRESH: "Refresh",
    Command.SET_WINDOW_RECT: "SetWindowRect", Command.W3C_EXECUTE_SCRIPT: "ExecuteScript",
    Command.SEND_KEYS_TO_ELEMENT: "ElementSendKeys", Command.GET_ELEMENT_RECT: "GetElementRect",
    Command.W3C_ACTIONS: "PerformActions",
}  # fmt: skip
"""What Firefox calls the commands that are used here, after `WebDriver:`."""


@contextlib.contextmanager
def opened(name: str, folder: Path) -> Iterator[WebDriver]:
    """A browser by its name; the folder is for its profile."""
    with {"firefox": _firefox, "webkit": _webkit}[name](folder) as driver:
        driver.set_window_size(*WIDE)
        yield driver


class Marionette:
    """Sends Selenium's commands to Firefox itself, as geckodriver does, which Debian has no package of.

    A message is its length, a colon, and JSON.
    """

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port))
        self._stream = self._socket.makefile("rwb")
        self._received()  # who it is

    def execute(self, command: str, parameters: dict[str, Any]) -> dict[str, Any]:
        """Selenium's answer to a command of Selenium's."""
        if command == Command.NEW_SESSION:
            parameters = parameters["capabilities"]["alwaysMatch"]
        message = json.dumps([0, 1, f"WebDriver:{_IN_FIREFOX[command]}", parameters]).encode()
        self._stream.write(b"%d:%s" % (len(message), message))
        self._stream.flush()
        _, _, error, value = self._received()
        if error:
            return {"status": 500, "value": json.dumps({"value": error})}
        return {"value": value.get("value", value)}

    def close(self) -> None:
        """Hang up."""
        self._stream.close()
        self._socket.close()

    def _received(self) -> Any:
        digits = b"".join(iter(lambda: self._stream.read(1), b":"))
        return json.loads(self._stream.read(int(digits)))


@contextlib.contextmanager
def _firefox(profile: Path) -> Iterator[WebDriver]:
    (profile / "user.js").write_text('user_pref("marionette.port", 0);', "utf-8")  # a free one, which it writes down
    command = [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
    with running(command, **SILENT) as firefox:
        port = profile / "MarionetteActivePort"
        while not (port.exists() and port.read_text("utf-8")):
            assert firefox.poll() is None, "Firefox did not start"
            time.sleep(0.1)
        options = FirefoxOptions()
        options.page_load_strategy = "eager"
        with Remote(Marionette(int(port.read_text("utf-8"))), options=options) as driver:
            yield driver


@contextlib.contextmanager
def _webkit(folder: Path) -> Iterator[WebDriver]:
    options = (
        WebKitGTKOptions()
    )  # it waits for the whole page: a script that WebKit is given before that is never answered
    options.binary_location = str(MINI_BROWSER)
    options.add_argument("--automation")
    readable, writable = os.pipe()
    command = ["Xvfb", "-displayfd", str(writable), "-screen", "0", "{}x{}x24".format(*WIDE), "-nolisten", "tcp"]
    with running(command, pass_fds=[writable], **SILENT), os.fdopen(readable, encoding="utf-8") as told:
        os.close(writable)
        environment = {**os.environ, "DISPLAY": f":{told.readline().strip()}", "HOME": str(folder)}
        with WebKitGTK(options, Service(env=environment)) as driver:
            yield driver
