"""Figures for Prometheus, at an address of their own that the proxy does not know.

The package prometheus-client is an extra (`deploy/requirements.txt`): without it, a process serves without figures.
"""

from collections.abc import Iterator

from prometheus_client import Histogram, start_http_server
from prometheus_client.core import REGISTRY, CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from deploy import log
from deploy.connections import Connections
from ui.session import runs, turns

_BOUNDS = (0.005, 0.01, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 2, 5, 10, 30, 60, 120, 300)
"""Seconds that runs are sorted into; finer where p95 is promised."""


def serve(port: int, address: str, connections: Connections) -> None:
    """Answer with the figures from now on.

    Raises:
        OSError: the port is in use.
        OverflowError: there is no such port.
    """
    start_http_server(port, address)
    REGISTRY.register(_Figures(connections))
    seconds = Histogram("attention_run_seconds", "How long runs of screens took", ["kind"], buckets=_BOUNDS)
    of_kind = {kind: seconds.labels(kind) for kind in ("screen", "part", "heavy")}
    runs.observe(lambda run: of_kind[run.kind].observe(run.seconds))


class _Figures(Collector):
    """What others count anyway, read when it is asked for."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def collect(self) -> Iterator[Metric]:
        """Sessions, those who wait for heavy work, exceptions and websockets that have ended."""
        yield GaugeMetricFamily("attention_sessions", "Open websockets", value=self._connections.now)
        yield GaugeMetricFamily("attention_heavy_waiting", "Students waiting their turn", value=turns.count_waiting())
        exceptions = CounterMetricFamily("attention_exceptions", "Exceptions in the log", labels=["error"])
        for error, count in log.exceptions().items():
            exceptions.add_metric([error], count)
        yield exceptions
        ended = CounterMetricFamily("attention_disconnects", "Websockets that have ended, by code", labels=["code"])
        for code, count in dict(self._connections.ended).items():
            ended.add_metric([code], count)
        yield ended
