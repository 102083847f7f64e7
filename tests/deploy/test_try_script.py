"""deploy/try.sh for real: two processes behind HAProxy, a browser in front of them, and one of the two killed."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect

from deploy import drain
from tests.deploy.processes import wait_for
from tests.e2e.app import CHROMIUM, ROOT, browser, free_port, wait_until_run

HAPROXY = shutil.which("haproxy", path=os.environ["PATH"] + ":/usr/sbin")

pytestmark = [
    pytest.mark.e2e, pytest.mark.slow,
    pytest.mark.skipif(HAPROXY is None, reason="no HAProxy: install Debian's package haproxy"),
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium: install Debian's package chromium"),
]  # fmt: skip

expect.set_options(timeout=30_000)

SCRIPT = ROOT / "deploy" / "try.sh"
ENVIRONMENT = {**os.environ, "PYTHON": sys.executable}


@dataclass(frozen=True, kw_only=True)
class Site:
    """What try.sh has started."""

    script: "subprocess.Popen[str]"
    port: int
    socket: str

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def processes(self) -> dict[str, int]:
        """The ids of the processes of the app that run, by name."""
        found = {}
        for child in (kept for keeper in children(self.script.pid) for kept in children(keeper)):
            environment = Path(f"/proc/{child}/environ").read_bytes().decode().split("\0")
            ports = [line.removeprefix("PORT=") for line in environment if line.startswith("PORT=")]
            if ports:
                found[f"app{int(ports[0]) - self.port}"] = child
        return found

    def drain(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "deploy/drain.py", *arguments], cwd=ROOT, capture_output=True, text=True, check=False,
            env={**os.environ, "ADMIN_SOCKET": self.socket},
        )  # fmt: skip


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextlib.contextmanager
def tried(processes: int) -> Iterator[Site]:
    """Run try.sh as in a terminal: a process group of its own, to which Ctrl-C is sent at the end."""
    port = free_port()
    script = subprocess.Popen(
        [str(SCRIPT), str(processes), str(port)], env=ENVIRONMENT, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
    )  # fmt: skip
    try:
        said = ""
        while "ADMIN_SOCKET=" not in said:
            line = script.stdout.readline()
            assert line, f"try.sh ended: {said}"
            said += line
        assert f"http://localhost:{port}" in said
        yield Site(script=script, port=port, socket=re.search(r"ADMIN_SOCKET=(\S+)", said)[1])
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(script.pid, signal.SIGINT)
        script.wait(timeout=30)


@pytest.fixture(scope="module")
def site():
    with tried(2) as site:
        yield site


@pytest.fixture(scope="module")
def chromium():
    with browser() as chromium:
        yield chromium


@pytest.fixture
def visitor(chromium):
    """A browser without cookies."""
    context = chromium.new_context()
    yield context.new_page()
    context.close()


def server_of(page):
    """The process that a visitor has been given, as the proxy's cookie names it."""
    return next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "server")


def answer(page, text):
    field = page.locator(".stTextInput input").first
    field.fill(text)
    field.press("Enter")
    wait_until_run(page)
    return field


def comes_back(site, visitor, monkeypatch, text, leave):
    """Type an answer, end the process with what ``leave`` does to it by name, and see the answer on another one."""
    visitor.goto(f"{site.address}/quiz")
    wait_until_run(visitor)
    answer(visitor, text)
    expect(visitor).to_have_url(re.compile("0.125"))
    before = server_of(visitor)
    monkeypatch.setenv("ADMIN_SOCKET", site.socket)
    name = next(name for name, known in drain.processes().items() if known["cookie"] == before)
    leave(name)
    wait_for(lambda: server_of(visitor) != before)
    wait_until_run(visitor)
    expect(visitor.locator(".stTextInput input").first).to_have_value(text)
    expect(answer(visitor, "0.375")).to_have_value("0.375")
    return name


def test_those_who_are_on_a_process_that_is_let_go_come_back_on_another_with_their_answers(site, visitor, monkeypatch):
    def let_go(name):
        said = site.drain(name, "--minutes", "0.02").stdout
        assert said.startswith(f"{name} can be stopped: ")
        assert "were sent to others" in said

    name = comes_back(site, visitor, monkeypatch, "0.125 0.25 0.5", let_go)
    assert site.drain(name, "--back").stdout == f"{name} is back.\n"


@pytest.mark.nightly
def test_ctrl_c_and_a_polite_end_leave_nothing_behind():
    for end in (signal.SIGINT, signal.SIGTERM):
        with tried(1) as site:
            running = [*children(site.script.pid), *site.processes().values()]
            assert len(running) == 3
            os.kill(site.script.pid, end)
            assert site.script.wait(timeout=30) == 0
            assert not [pid for pid in running if Path(f"/proc/{pid}").exists()]
            assert not Path(site.socket).parent.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["none"], "Say how many processes, from 1 to 99: deploy/try.sh 4"),
        (["2", "80"], "Say a port from 1024 to 65533: deploy/try.sh 2 8500"),
    ],
)
def test_it_fails_with_one_sentence(arguments, sentence):
    run = subprocess.run([str(SCRIPT), *arguments], env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr.strip(), run.stdout) == (1, sentence, "")


def test_it_says_which_port_is_in_use(site):
    run = subprocess.run(
        [str(SCRIPT), "1", str(site.port)], env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    again = f"deploy/try.sh 1 {site.port + 100}"
    assert run.stderr == f"Port {site.port} is in use: say another one, as in {again}\n"


def test_a_killed_process_loses_nothing_that_is_in_the_link_and_the_next_answer_is_marked(site, visitor, monkeypatch):
    """The last of these: another process opens every screen in place of the killed one, for which nobody waits."""

    def kill(name):
        visitor.reload()  # of a run of the whole screen: by itself Streamlit would ask the new session for nothing
        wait_until_run(visitor)
        os.kill(site.processes()[name], signal.SIGKILL)

    comes_back(site, visitor, monkeypatch, "0.5 0.25 0.125", kill)
    expect(visitor.locator(".stMarkdownBadge").first).to_contain_text("not right")
