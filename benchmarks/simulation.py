"""A simulated site: ``python -m benchmarks.simulation [--processes N] [--cores C] [--sessions S] [--think SECONDS]``.

Each process of the app runs Python in one thread at a time, which it changes every 5 ms if others wait; each needs a
core as well. The students' programs and the proxy may stand on the same cores, as on the machine that was measured.
How much processor time a run takes is drawn from the runs that benchmarks/student_minute.json has.

A test (tests/benchmarks) holds it against what was measured with 1, 2 and 4 processes, benchmarks/at_scale.json.
"""

import argparse
import random
import statistics
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import simpy

Process: TypeAlias = Generator[simpy.Event, Any, None]

SLICE = 0.005
"""Seconds after which Python lets another thread run (sys.getswitchinterval), and about what Linux lets one core do."""

WARM_UP = 0.2
"""The share of the time, from the start, that is not counted."""


@dataclass(frozen=True, kw_only=True)
class Site:
    """What is simulated: processes, the cores they share, and who works there.

    ``app``: CPU seconds of runs, one of which is drawn for each. ``client``, ``proxy``: CPU seconds for each run of
    the students' program and of the proxy, on the same cores; 0 if they have their own. ``think``: seconds, on
    average, between a finished run and the next. ``others``: programs that have nothing to do with it and always want
    a core.
    """

    processes: int
    cores: int
    sessions: int
    app: Sequence[float]
    client: float = 0.0
    proxy: float = 0.0
    think: float = 0.0
    others: int = 0


@dataclass(frozen=True, kw_only=True)
class Answered:
    """What came out: runs per second, and the seconds that each took."""

    speed: float
    waits: list[float] = field(repr=False)

    @property
    def p95(self) -> float:
        """Seconds that 95 of 100 runs do not exceed."""
        return statistics.quantiles(self.waits, n=20)[-1]


@dataclass(kw_only=True, eq=False)
class World:
    """A site while it is simulated: what is shared, and the waits so far."""

    site: Site
    start: float
    chance: random.Random
    time: simpy.Environment = field(default_factory=simpy.Environment)
    waits: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Open the cores, a lock for each process, the students' program and the proxy."""
        self.cores = simpy.Resource(self.time, self.site.cores)
        self.locks = [simpy.Resource(self.time) for _ in range(self.site.processes)]
        self.client = simpy.Resource(self.time)
        self.proxy = simpy.Resource(self.time, self.site.cores)

    def work(self, lock: simpy.Resource, left: float) -> Process:
        """Use a core for some time, a slice at a time, under a lock."""
        while left > 0:
            with lock.request() as turn:
                yield turn
                yield from self.core(min(left, SLICE))
            left -= SLICE

    def core(self, seconds: float) -> Process:
        """Use a core without a pause."""
        with self.cores.request() as core:
            yield core
            yield self.time.timeout(seconds)

    def student(self, lock: simpy.Resource) -> Process:
        """Ask, wait, think, and ask again."""
        yield self.time.timeout(self.chance.uniform(0, self.site.think))
        while True:
            asked = self.time.now
            yield from self.work(self.proxy, self.site.proxy)
            yield from self.work(lock, self.chance.choice(self.site.app))
            yield from self.work(self.client, self.site.client)
            if asked >= self.start:
                self.waits.append(self.time.now - asked)
            yield self.time.timeout(self.chance.uniform(0.75, 1.25) * self.site.think)

    def other(self) -> Process:
        """A program that always wants a core."""
        while True:
            yield from self.core(SLICE)


def simulate(site: Site, *, seconds: float = 60.0, seed: int = 1) -> Answered:
    """Let the sessions work for some time."""
    world = World(site=site, start=WARM_UP * seconds, chance=random.Random(seed))  # noqa: S311
    for _ in range(site.others):
        world.time.process(world.other())
    for number in range(site.sessions):
        world.time.process(world.student(world.locks[number % site.processes]))
    world.time.run(until=seconds)
    return Answered(speed=len(world.waits) / (seconds - world.start), waits=world.waits)


def sites_at_scale(kept: Mapping[str, Any], sample: Sequence[float]) -> Iterator[tuple[Mapping[str, Any], Site]]:
    """What benchmarks/at_scale.json has measured, and the sites to simulate for it: the same CPU for each run."""
    for scale in kept["scales"]:
        yield (
            scale,
            Site(
                processes=scale["processes"], cores=kept["cores"], sessions=kept["answering"],
                app=scaled(sample, scale["app_cpu_ms_per_run"] / 1000),
                proxy=scale["proxy_cpu_ms_per_run"] / 1000, client=scale["client_cpu_ms_per_run"] / 1000,
            ),
        )  # fmt: skip


def scaled(sample: Sequence[float], mean: float) -> list[float]:
    """The same distribution around another mean."""
    return [one * mean / statistics.mean(sample) for one in sample]


def most_sessions(app: Sequence[float], think: float, limit: float) -> int:
    """How many sessions a process with a core of its own has while 95 of 100 runs end within a limit, in seconds."""
    fits, too_many = 1, 4096
    while too_many - fits > 4:
        sessions = (fits + too_many) // 2
        site = Site(processes=1, cores=1, sessions=sessions, app=app, think=think)
        if simulate(site, seconds=120).p95 <= limit:
            fits = sessions
        else:
            too_many = sessions
    return fits


def main() -> None:
    """Print what one site answers."""
    from benchmarks.student_minute import service_times

    parser = argparse.ArgumentParser(description="A simulated site.")
    parser.add_argument("--processes", type=int, default=4, help="processes of the app (4)")
    parser.add_argument("--cores", type=int, default=4, help="cores that they share (4)")
    parser.add_argument("--sessions", type=int, default=500, help="sessions that are open at once (500)")
    parser.add_argument("--think", type=float, default=8.0, help="seconds between two actions of a student (8)")
    options = parser.parse_args()
    answered = simulate(Site(app=service_times(), **vars(options)))
    print(f"{answered.speed:.1f} runs/s; 95 of 100 within {1000 * answered.p95:.0f} ms")


if __name__ == "__main__":
    main()
