"""Heavy work while others go on: ``python -m benchmarks.heavy [train] [export] [heads] [model] [--students N] [--short]``.

Twenty students press *Train* at once, each with another seed; or twenty have a chart of 5 × 5 weights drawn as a PNG, try
all 72 heads of the trained model, or have it read a sentence, each another one. Meanwhile ten others go on with their
work, one action a second each. The others' waits are compared with those before, in the same run.
"""

import argparse
import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable

from benchmarks.client import Session
from benchmarks.memory import CHANCE, CHANGES, Change, Figure, megabytes, open_session, report, running
from core.reading.matrix_edits import pack
from tests.e2e.app import free_port

OTHERS = 10
INTERVAL = 1.0
"""Seconds between two actions of another student, on average."""

MOST = 0.5
"""Seconds that 95 of 100 actions of others may take."""

EXPORTED = "take bank-interest-learned"


async def prepare_training(port: int, i: int, *, short: bool) -> Session:
    """A student about to press *Train*."""
    session = await open_session(port, "train", f"train.seed={i + 1}&train.epochs={20 if short else 200}")
    await session.run()
    return session


async def prepare_export(port: int, i: int, **_: bool) -> Session:
    """A student with a matrix of their own, and the list of downloads open."""
    session = await open_session(port, "learned", f"X={pack({(0, 0): f'0.{i + 1}'})}")
    await session.run()
    session.open_expander(EXPORTED)
    await session.run()
    return session


async def prepare_heads(port: int, i: int, **_: bool) -> Session:
    """A student with a sentence of their own, about to try all heads on it."""
    session = await open_session(port, "head-off", f"head-off.show=true&trained.sentence={sentence_of(i)}")
    await session.run()
    return session


async def prepare_model(port: int, i: int, **_: bool) -> Session:
    """A student about to type another sentence for the trained model."""
    session = await open_session(port, "trained", f"trained.sentence={sentence_of(i)}")
    await session.run()
    return session


def sentence_of(student: int) -> str:
    """A sentence of 16 tokens that nobody else has."""
    return f"The {student} animals did not cross the street because they were too tired."


HEAVY: dict[str, tuple[Callable[..., Awaitable[Session]], Callable[[Session, int], Awaitable[float]]]] = {
    "train": (prepare_training, lambda session, _: session.press("Train")),
    "export": (prepare_export, lambda session, _: session.press("PNG")),
    "heads": (prepare_heads, lambda session, _: session.run({"head-off.all": True})),
    "model": (prepare_model, lambda session, i: session.run({"trained.sentence": sentence_of(1000 + i)})),
}
"""How a student gets ready, and what they do then."""


async def prepare_other(port: int) -> tuple[Session, Change]:
    """Another student, and what they do."""
    change = CHANCE.choice(CHANGES)
    session = await open_session(port, change.page, change.query)
    await session.run()
    return session, change


async def work(session: Session, change: Change, ended: asyncio.Event, waits: list[float]) -> None:
    """Go on with something else."""
    while not ended.is_set():
        await asyncio.sleep(CHANCE.uniform(0.5, 1.5) * INTERVAL)
        waits.append(await session.run({change.widget: change.value()}))
    await session.close()


async def among_others(port: int, heavy: Callable[[], Awaitable[list[float]]]) -> tuple[list[float], list[float]]:
    """Do something heavy while others work; returns its waits, and those of the others."""
    ended, waits = asyncio.Event(), list[float]()
    ready = await asyncio.gather(*(prepare_other(port) for _ in range(OTHERS)))
    others = [asyncio.create_task(work(*one, ended, waits)) for one in ready]
    done = await heavy()
    ended.set()
    await asyncio.gather(*others)
    return done, waits


async def rest(seconds: float) -> list[float]:
    """Nothing heavy at all."""
    await asyncio.sleep(seconds)
    return []


async def measure(name: str, students: int, *, short: bool) -> list[Figure]:
    """Both runs, with and without heavy work."""
    prepare, act = HEAVY[name]
    with running(port := free_port(), preloaded=["torch"]) as pid:
        _, before = await among_others(port, lambda: rest(5 if short else 20))
        sessions = [await prepare(port, i, short=short) for i in range(students)]
        started = time.perf_counter()
        waits, others = await among_others(
            port, lambda: asyncio.gather(*(act(session, i) for i, session in enumerate(sessions)))
        )
        seconds, size = time.perf_counter() - started, megabytes(pid, "VmHWM")
    return [
        Figure(what=f"{name}: others’ wait before, 95th percentile", measured=percentile(before), unit="s"),
        Figure(what=f"{name}: others’ wait, median", measured=statistics.median(others), unit="s"),
        Figure(what=f"{name}: others’ wait, 95th percentile", most=MOST, measured=percentile(others), unit="s"),
        Figure(what=f"{name}: others’ wait, longest of {len(others)}", measured=max(others), unit="s"),
        Figure(what=f"{name}: {students} students’ wait, median", measured=statistics.median(waits), unit="s"),
        Figure(what=f"{name}: until all {students} had theirs", measured=seconds, unit="s"),
        Figure(what=f"{name}: largest resident size of the server", measured=size, unit="MB"),
    ]


def percentile(waits: list[float]) -> float:
    """The wait that 95 of 100 do not exceed."""
    return statistics.quantiles(waits, n=20)[-1]


async def main() -> None:
    """Print one row per figure."""
    parser = argparse.ArgumentParser(description="Heavy work while others go on.")
    parser.add_argument(
        "which", nargs="*", choices=[[], *HEAVY], default=[], help="train, export, heads or model (all)"
    )
    parser.add_argument("--students", type=int, default=20, help="how many ask for heavy work at once (20)")
    parser.add_argument("--short", action="store_true", help="shorter trainings")
    parser.add_argument("--check", action="store_true", help="exit with 1 if something has collapsed")
    options = parser.parse_args()
    figures = [await measure(name, options.students, short=options.short) for name in options.which or HEAVY]
    report([figure for one in figures for figure in one], check=options.check)


if __name__ == "__main__":
    asyncio.run(main())
