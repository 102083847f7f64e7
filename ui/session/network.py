"""Small messages sent at once.

Streamlit's listening socket does not say that it is TCP, so that asyncio leaves Nagle's algorithm on: of several small
messages all but the first wait for the browser's delayed acknowledgement, 40 ms.
"""

import asyncio.base_events as events
import gc
import socket
from asyncio import Transport
from functools import cache


@cache
def send_at_once() -> None:
    """Turn Nagle's algorithm off for the TCP connections there are, and for those that asyncio accepts from now on."""
    if not hasattr(events, "_set_nodelay"):
        return
    events._set_nodelay = _no_delay
    for transport in (one for one in gc.get_objects() if issubclass(type(one), Transport)):
        if (connection := transport.get_extra_info("socket")) is not None:
            _no_delay(connection)


def _no_delay(connection: socket.socket) -> None:
    is_tcp = connection.family in (socket.AF_INET, socket.AF_INET6) and connection.type == socket.SOCK_STREAM
    if is_tcp and connection.fileno() >= 0:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
