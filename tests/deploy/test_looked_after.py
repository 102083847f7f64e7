"""What a process says of itself: lines without what was typed, and figures at an address of the host's own."""

import asyncio
import contextlib
import http.client
import http.server
import json
import re
import subprocess
import urllib.request

import pytest

from benchmarks.client import FailedRunError, Session
from deploy import connections, serve
from tests.deploy.processes import serving
from tests.e2e.app import ROOT, free_port

SECRET = "hunter2-0.8125"  # noqa: S105

APP = f"""
import sys, threading, time, warnings
sys.path.insert(0, {str(ROOT)!r})
import streamlit as st
from ui.session import runs, turns

def hold():
    place = st.empty()
    with turns.take(lambda before: place.caption(turns.notice(before))):
        while True:
            place.caption("at it")
            time.sleep(0.05)

def fails(text):
    raise ValueError(f"cannot read {{text}}")

def failing_callback():
    fails(st.session_state.called)

@runs.fragment()
def part():
    if text := st.text_input("part", key="part"):
        fails(text)

def page():
    text = st.text_input("typed", key="typed")
    st.text_input("called", key="called", on_change=failing_callback)
    if text.startswith("slow "):
        time.sleep(1.1)
    elif text.startswith("thread "):
        thread = threading.Thread(target=fails, args=[text])
        thread.start()
        thread.join()
    elif text.startswith("warn "):
        warnings.warn(f"odd: {{text}}")
    elif text == "hold":
        hold()
    elif text.startswith("late "):
        st.logger.get_logger("made.late").error("odd: %s", text)
    elif text:
        fails(text)
    if link := st.query_params.get("link"):
        open(link)
    part()

page = st.navigation([st.Page(page, default=True)])
with runs.measure():
    page.run()
"""

START = """
import sys
from deploy import log, serve
log.ROOT = serve.Path(sys.argv[1]).parent
serve.SCRIPT = serve.Path(sys.argv[1])
serve.SECTIONS = {}
serve.main()
"""


@contextlib.contextmanager
def served(folder, **environment):
    """A process with a small app; yields its port. What it writes is in a file `log`."""
    (folder / "static").mkdir()
    (folder / "app.py").write_text(APP)
    with (
        (folder / "log").open("w") as log,
        serving(port := free_port(), "-c", START, str(folder / "app.py"), log=log, **environment),
    ):
        yield port


@pytest.fixture(scope="module")
def walked(tmp_path_factory):
    """A process to which a secret was typed in every way, its log once it has stopped, and its figures before that."""
    folder, metrics = tmp_path_factory.mktemp("served"), free_port()
    with served(folder, METRICS_PORT=str(metrics)) as port:
        asyncio.run(type_everywhere(f"http://127.0.0.1:{port}"))
        figures = get(f"http://127.0.0.1:{metrics}/metrics")
    return (folder / "log").read_text(), figures


async def type_everywhere(address):
    async def given(key, text, query=""):
        session = await Session.open(address, query=query)
        with contextlib.suppress(FailedRunError):
            await session.run()
            parts = {message.delta.fragment_id for message in session.messages if message.delta.fragment_id}
            await session.run({key: text}, fragment=min(parts) if key == "part" else "")
        await session.close()

    for text in (SECRET, f"slow {SECRET}", f"thread {SECRET}", f"warn {SECRET}", f"late {SECRET}"):
        await given("typed", text)
    await given("part", SECRET)
    await given("called", SECRET)
    await given("typed", "", query=f"link={SECRET}")
    await asyncio.to_thread(hostile_requests, int(address.rsplit(":", 1)[1]))


def hostile_requests(port):
    """Uploads, long and malformed requests with the secret in their path, name, header and body."""
    for method, path, headers, body in (
        ("GET", f"/{SECRET}?q={SECRET}", {"Cookie": f"name={SECRET}"}, None),
        ("GET", f"/{'x' * 70_000}{SECRET}", {}, None),
        ("PUT", f"/_stcore/upload_file/{SECRET}/{SECRET}", {"Content-Type": "multipart/form-data; boundary=x"},
         f'--x\r\nContent-Disposition: form-data; name="{SECRET}"; filename="{SECRET}.ipynb"\r\n\r\n{SECRET}\r\n--x--'),
        ("GET", "/", {"Host": f"{SECRET}.example"}, None),
    ):  # fmt: skip
        with contextlib.suppress(http.client.HTTPException, OSError):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            connection.request(method, path, body, headers)
            connection.getresponse().read()


def get(address):
    with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310
        return answer.read().decode()


def lines(said):
    return [json.loads(line) for line in said.splitlines()]


def test_nothing_that_was_typed_is_in_the_log_whatever_became_of_it(walked):
    said, figures = walked
    assert SECRET not in said
    assert SECRET not in figures
    assert "hunter2" not in said


def test_a_slow_run_is_named_by_its_screen_and_time(walked):
    (slow,) = [line for line in lines(walked[0]) if line["event"] == "slow"]
    assert (slow["screen"], slow["kind"]) == ("/", "screen")
    assert 1.1 <= slow["seconds"] < 30


def test_an_exception_has_its_class_and_our_line_wherever_it_comes_from(walked):
    raised = [line for line in lines(walked[0]) if line.get("error") == "ValueError"]
    # typed in the page, in a thread, in a part, in a callback
    assert len(raised) == 4
    number = 1 + APP.splitlines().index('    raise ValueError(f"cannot read {text}")')
    assert {line["where"] for line in raised} == {f"app.py:{number}"}
    assert [line["event"] for line in raised].count("thread") == 1
    (missing,) = [line for line in lines(walked[0]) if line.get("error") == "FileNotFoundError"]
    assert missing["reason"] == "No such file or directory"


def test_the_figures_count_what_was_done(walked):
    figures = dict(re.findall(r"^(attention_\S+|process_\S+) (\S+)$", walked[1], re.MULTILINE))
    assert float(figures['attention_run_seconds_count{kind="screen"}']) == 13
    assert float(figures['attention_run_seconds_count{kind="part"}']) == 1
    assert float(figures['attention_exceptions_total{error="ValueError"}']) == 4
    assert sum(float(value) for name, value in figures.items() if name.startswith("attention_disconnects_total")) == 8
    assert float(figures["attention_sessions"]) == 0
    assert float(figures["attention_heavy_waiting"]) == 0
    assert float(figures["process_resident_memory_bytes"]) > 50_000_000
    assert float(figures["process_cpu_seconds_total"]) > 0


@pytest.mark.nightly
def test_the_figures_are_at_an_address_that_only_the_host_reaches(tmp_path):
    """Wherever the app itself listens."""
    metrics = free_port()
    with served(tmp_path, METRICS_PORT=str(metrics), ADDRESS="127.0.0.2", SITE="") as port:
        assert "attention_sessions" in get(f"http://127.0.0.1:{metrics}/metrics")
        listening = subprocess.run(["ss", "-Hltn"], capture_output=True, text=True, check=True).stdout
        addresses = {line.split()[3] for line in listening.splitlines()}
        assert f"127.0.0.2:{port}" in addresses
        assert {one for one in addresses if one.endswith(f":{metrics}")} == {f"127.0.0.1:{metrics}"}


def test_whoever_leaves_gives_up_the_turn_and_the_place_in_the_queue(tmp_path):
    metrics = free_port()

    async def waiting():
        text = await asyncio.to_thread(get, f"http://127.0.0.1:{metrics}/metrics")
        return float(re.search(r"^attention_heavy_waiting (\S+)$", text, re.MULTILINE)[1])

    async def until_waiting(count):
        async with asyncio.timeout(30):
            while await waiting() != count:
                await asyncio.sleep(0.05)

    async def come_and_go(address):
        sessions, held = [await Session.open(address) for _ in range(4)], []
        for i, session in enumerate(sessions):
            await session.run()
            held.append(asyncio.create_task(session.run({"typed": "hold"})))
            await until_waiting(i)
        await sessions[2].close()  # who waits
        await until_waiting(2)
        await sessions[0].close()  # whose turn it is
        await until_waiting(1)
        await asyncio.gather(*(session.close() for session in sessions))
        await until_waiting(0)
        await asyncio.gather(*held, return_exceptions=True)

    with served(tmp_path, METRICS_PORT=str(metrics)) as port:
        asyncio.run(come_and_go(f"http://127.0.0.1:{port}"))


@pytest.mark.nightly
@pytest.mark.parametrize(("metrics", "said"), [("0", []), ("70000", ["OverflowError"]), ("taken", ["OSError"])])
def test_without_figures_a_process_serves_as_ever(tmp_path, metrics, said):
    with http_server() as taken, served(tmp_path, METRICS_PORT=metrics.replace("taken", str(taken))) as port:
        assert get(f"http://127.0.0.1:{port}/_stcore/health") == "ok"
    found = [line["error"] for line in lines((tmp_path / "log").read_text()) if line["event"] == "no figures"]
    assert found == said


@contextlib.contextmanager
def http_server():
    server = http.server.HTTPServer(("127.0.0.1", 0), http.server.BaseHTTPRequestHandler)
    try:
        yield server.server_port
    finally:
        server.server_close()


@pytest.mark.parametrize(
    ("path", "status"),
    [("/static/js/index.OLD.js", 404), ("/app/static/none.js", 404), ("/static/media/none", 404), ("/quiz", 200)],
)
def test_a_file_that_is_no_longer_there_is_not_answered_with_a_page(path, status):
    async def application(_scope, _receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": [(b"Content-Type", b"text/html")]})
        await send({"type": "http.response.body", "body": b"<html>", "more_body": False})

    sent = []

    async def send(event):
        sent.append(event)

    asyncio.run(connections.without_missing_files(application)({"type": "http", "path": path}, None, send))
    assert sent[0]["status"] == status
    assert (sent[1]["body"] == b"") == (status == 404)


@pytest.mark.parametrize(
    ("environment", "ends", "said"),
    [
        ({}, False, ["no cookie secret", "no site"]),
        ({"site": "attention.example.org"}, True, ["no cookie secret"]),
        ({"address": "0.0.0.0"}, True, ["no cookie secret"]),  # noqa: S104
        ({"secret": "1" * 64}, False, ["no site"]),
        ({"secret": "1" * 64, "site": "attention.example.org"}, False, []),
    ],
)
def test_what_is_missing_in_the_environment_is_said_and_behind_a_proxy_the_process_ends(
    environment, ends, said, monkeypatch
):
    events = []
    monkeypatch.setattr(serve.log, "note", lambda event, **_: events.append(event))
    given = {"site": "", "address": "127.0.0.1", "secret": "", **environment}
    with pytest.raises(SystemExit) if ends else contextlib.nullcontext():
        serve.check(**given)
    assert events == said
