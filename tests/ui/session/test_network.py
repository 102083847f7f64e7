"""Small messages are sent at once."""

import asyncio
import socket

import pytest

from ui.session import network


@pytest.fixture(autouse=True)
def as_before(monkeypatch):
    monkeypatch.setattr(asyncio.base_events, "_set_nodelay", asyncio.base_events._set_nodelay)
    network.send_at_once.cache_clear()


async def delayed(listening, *, open_before):
    """Whether Nagle's algorithm is on for a connection to a listening socket."""
    if not open_before:
        network.send_at_once()
    accepted = asyncio.get_running_loop().create_future()
    server = await asyncio.start_server(lambda _, writer: accepted.set_result(writer), sock=listening)
    _, client = await asyncio.open_connection(*listening.getsockname())
    writer = await accepted
    if open_before:
        network.send_at_once()
    on = writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) == 0
    for end in (writer, client):
        end.close()
        await end.wait_closed()
    server.close()
    return on


def listening():
    """A socket as Streamlit makes it: of no protocol in particular."""
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM, 0)
    made.bind(("127.0.0.1", 0))
    made.listen()
    return made


@pytest.mark.parametrize("open_before", [True, False])
def test_connections_there_are_and_those_to_come_send_at_once(open_before):
    assert not asyncio.run(delayed(listening(), open_before=open_before))
