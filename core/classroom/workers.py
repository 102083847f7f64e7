"""Who marks the partitions of a class: this process, several on this machine, or those of a Dask scheduler.

All of them give the results in the order of the partitions, and take in only a few more than they have given back.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from core.classroom.reports import BatchError

_NOT_FOUND = "its workers or it cannot find this project; start them in a copy of its folder, with PYTHONPATH=."

if TYPE_CHECKING:
    from distributed import Client

_In = TypeVar("_In")
_Out = TypeVar("_Out")


class Mapper(Protocol):
    """Calls a function with each of some items, as `map` does."""

    def __call__(self, function: Callable[[_In], _Out], items: Iterable[_In], /) -> Iterator[_Out]:
        """The results, in the order of the items."""


Workers: TypeAlias = Callable[[], AbstractContextManager[Mapper]]
"""Gets the workers ready, and lets them go at the end."""

MOST_AHEAD = 4
"""Partitions that wait for each worker or are being marked by it, so that none has to wait for the reading."""

SECONDS_TO_ANSWER = 10
"""Seconds in which a scheduler has to answer, and have a worker."""

SECONDS_TO_RETURN = 60
"""Seconds for which a scheduler may have no worker at all before the marking is given up."""


@contextlib.contextmanager
def this_process() -> Iterator[Mapper]:
    """This process."""
    yield map


def processes(jobs: int) -> Workers:
    """Some processes on this machine. One of them that is killed ends the marking."""

    @contextlib.contextmanager
    def opened() -> Iterator[Mapper]:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_follow_parent)
        try:
            yield map_in_order(pool, MOST_AHEAD * jobs, Future.result)
        except BrokenProcessPool as error:
            raise BatchError(
                "A process that was marking has been ended, perhaps for want of memory; no results were written."
            ) from error
        finally:
            pool.shutdown(cancel_futures=True)

    return opened


def _follow_parent() -> None:
    """Leave Ctrl-C, and a closed terminal, to the process that reads and writes; end with it, however it ends."""
    for name in ("SIGINT", "SIGHUP"):
        if hasattr(signal, name):  # Windows has one of them
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


def scheduler(address: str) -> Workers:
    """The workers of a Dask scheduler. What one of them has not given back when it is killed, another one marks."""

    @contextlib.contextmanager
    def opened() -> Iterator[Mapper]:
        try:
            from distributed import Client, KilledWorker
        except ImportError as error:
            raise BatchError("--scheduler needs Dask: pip install -r requirements-scheduler.txt") from error
        for name in [name for name in logging.root.manager.loggerDict if name.partition(".")[0] == "distributed"]:
            logging.getLogger(name).setLevel(logging.CRITICAL)  # its troubles are told here, in a sentence
        _check_answers(address)
        client = Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)
        try:
            _wait_for_workers(client, address)
            threads = sum(client.nthreads().values())
            pool = client.get_executor(pure=False)
            yield map_in_order(pool, MOST_AHEAD * threads, lambda future: _wait_for_result(future, client, address))
        except (KilledWorker, CancelledError) as error:
            raise BatchError(f"{address}: the scheduler is gone, or its workers are killed again and again") from error
        finally:
            client.close()

    return opened


def _check_answers(address: str) -> None:
    """Make sure that somebody answers: a client that finds nobody tries again as it is thrown away, for 20 seconds."""
    from distributed.comm import connect

    async def connect_once() -> None:
        await (await connect(address, timeout=SECONDS_TO_ANSWER)).close()

    try:
        asyncio.run(asyncio.wait_for(connect_once(), SECONDS_TO_ANSWER))
    except (OSError, ValueError, TypeError) as error:  # TypeError: an address of tls, without a certificate
        raise BatchError(f"{address}: no Dask scheduler answers at this address") from error


def _wait_for_workers(client: "Client", address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=SECONDS_TO_ANSWER)
    except TimeoutError as error:
        raise BatchError(f"{address}: the scheduler has no workers") from error


def _wait_for_result(future: Future[_Out], client: "Client", address: str) -> _Out:
    """What a worker gives back, as long as there are workers, or are again before long."""
    while True:
        done, _ = wait([future], timeout=SECONDS_TO_RETURN)
        if done:
            try:
                return future.result()
            except (ImportError, RuntimeError) as error:
                if isinstance(error, ImportError) or "deserialization" in str(error):
                    raise BatchError(f"{address}: {_NOT_FOUND}") from error
                raise
        if not client.nthreads():
            raise BatchError(
                f"{address}: the scheduler has lost its workers, and no others have come; what they wrote says why"
            )


def map_in_order(pool: Executor, ahead: int, result: Callable[[Future[Any]], Any]) -> Mapper:
    """Calls a function in other processes; not more than ``ahead`` items are taken whose results were not given."""

    def map_items(function: Callable[[_In], _Out], items: Iterable[_In]) -> Iterator[_Out]:
        waiting: deque[Future[_Out]] = deque()
        for item in items:
            waiting.append(pool.submit(function, item))
            if len(waiting) == ahead:
                yield result(waiting.popleft())
        while waiting:
            yield result(waiting.popleft())

    return map_items
