"""One process as it is served, and visitors who send what no browser sends: it refuses, and others are served."""

import asyncio
import http.client

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.client import Session, is_end
from deploy.serve import MESSAGE
from tests.deploy.processes import WITHOUT_SCREENS, serving
from tests.e2e.app import free_port
from ui.session.streamlit_internals import BackMsg, ForwardMsg, WidgetState

pytestmark = pytest.mark.slow

HOSTILE_FRAMES = {
    "no message": b"\xff" * 1000,
    "half a message": BackMsg(clear_cache=True).SerializeToString()[:-1],
    "empty": b"", "text": "rerun",
}  # fmt: skip


@pytest.fixture(scope="module")
def port():
    """The port of a process behind no proxy, that visitors reach as 127.0.0.1."""
    with serving(port := free_port(), "-c", WITHOUT_SCREENS):
        yield port


def served(port):
    """Whether an honest visitor gets the first screen."""

    async def visit():
        session = await Session.open(f"http://127.0.0.1:{port}")
        await session.run()
        await session.close()
        return bool(session.elements())

    return asyncio.run(visit())


def status(port, path="/", **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.putrequest("GET", path, skip_host="Host" in headers)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    return answer.status, answer.read()


async def sent(port, frame, seconds=2, **options):
    """Send a frame and wait for what comes; returns what came until a run or the time was over, or the connection."""
    received = []
    async with connect(f"ws://127.0.0.1:{port}/_stcore/stream", max_size=None, compression=None, **options) as socket:
        try:
            await socket.send(frame)
            async with asyncio.timeout(seconds):
                while not (received and is_end(received[-1])):
                    received.append(await socket.recv(decode=False))
        except (ConnectionClosed, TimeoutError):
            pass
    return received


@pytest.mark.parametrize("frame", HOSTILE_FRAMES.values(), ids=HOSTILE_FRAMES)
def test_a_frame_that_is_no_message_stops_nobody(port, frame):
    asyncio.run(sent(port, frame))
    assert served(port)


def test_a_message_that_is_too_long_is_not_taken(port):
    assert asyncio.run(sent(port, b"\0" * (MESSAGE + 1))) == []
    assert served(port)


@pytest.mark.parametrize("page", ["../../etc/passwd", "/etc/passwd", "no-such-screen", "\0", "%2e%2e", "x" * 10_000])
def test_a_screen_that_there_is_not_opens_the_first_one_and_no_file(port, page):
    message = BackMsg()
    message.rerun_script.page_name = page
    received = [ForwardMsg.FromString(one) for one in asyncio.run(sent(port, message.SerializeToString(), 30))]
    assert not any(one.delta.new_element.WhichOneof("type") == "exception" for one in received)
    assert any(one.HasField("script_finished") for one in received)
    assert b"root:" not in b"".join(one.SerializeToString() for one in received)


def test_fields_that_the_screen_does_not_have_are_passed_over(port):
    message = BackMsg()
    message.rerun_script.widget_states.widgets.extend(
        [
            WidgetState(id="no such field", string_value="7"), WidgetState(id="$$ID-0-q1-weight", bytes_value=b"\xff"),
            WidgetState(id="", json_value="{"),
            WidgetState(id="memory", json_trigger_value="[[[[" * 1000),
        ]
    )  # fmt: skip
    received = [ForwardMsg.FromString(one) for one in asyncio.run(sent(port, message.SerializeToString()))]
    assert any(one.HasField("script_finished") for one in received)
    assert not any(one.delta.new_element.WhichOneof("type") == "exception" for one in received)


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "file://"])
def test_a_page_of_another_site_opens_no_session(port, origin):
    with pytest.raises(InvalidStatus):
        asyncio.run(sent(port, b"", origin=origin))


@pytest.mark.parametrize("host", ["elsewhere.example", "127.0.0.1.elsewhere.example", "[::1", ""])
def test_under_another_name_no_session_opens(port, host):
    with pytest.raises(InvalidStatus):
        asyncio.run(sent(port, b"", additional_headers={"Host": host}))


@pytest.mark.parametrize(
    "path",
    ["/app/static/../streamlit_app.py", "/app/static/%2e%2e/streamlit_app.py", "/static/..%2f..%2f..%2fetc%2fpasswd",
     "/app/static/%00", "//etc/passwd", "/media/../../etc/passwd", "/_stcore/upload_file/x/y", "/.streamlit/config.toml"],
)  # fmt: skip
def test_no_file_but_those_of_the_page_is_served(port, path):
    _, body = status(port, path)
    assert b"navigation" not in body
    assert b"root:" not in body
    assert b"gatherUsageStats" not in body


def test_odd_cookies_are_passed_over(port):
    assert status(port, Cookie="self-attention.masks=; _streamlit_user=x; _streamlit_xsrf=\xff; =;;")[0] == 200


def test_a_file_cannot_be_sent_without_the_token_of_the_page(port):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request("PUT", "/_stcore/upload_file/session/file", body=b"x", headers={"Content-Type": "text/plain"})
    assert connection.getresponse().status in (400, 403)
