"""From one student's minute to 100,000 students: ``python -m benchmarks.paper [--write]``.

Prints the tables of docs/scaling.md; ``--write`` puts them there, between their markers. All is computed from
benchmarks/student_minute.json, benchmarks/at_scale.json, the files in deploy/ and the assumptions below. Prices are
assumptions too: say your own with ``--core-hour``, ``--gigabyte-hour`` and ``--gigabyte-out``.
"""

import argparse
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from benchmarks import simulation, student_minute
from benchmarks.student_minute import LESSON, PER_MINUTE, Action, minute
from tests.e2e.app import ROOT

DOCUMENT = ROOT / "docs/scaling.md"

AT_ONCE = (500, 2_000, 10_000, 100_000)
THINK = 60 / sum(PER_MINUTE.values())
"""Seconds between two actions of a student."""

LIMIT = 0.4
"""Seconds that 95 of 100 answers may take."""

HEADROOM = 0.5
"""The share of what a process can carry that is planned for: students are not spread evenly, the first minute of a
lesson asks for more, and one process in a few may be on its way out."""

WORSE_DAY, WORSE_CPU = 308, 1.5
"""Students on one process, and CPU in proportion to what is kept, by the worse of the measurements on one rented machine:
2026-11-23, an hour before the one that is kept. It is what is planned for."""

OPENING_TOGETHER = (250, 9.4, 11.8)
"""Students who opened /quiz at once on one process, and the seconds that they waited: least and most, measured."""

HARD_FILES = 524_288
"""Files that a service may have open at most under systemd's defaults (DefaultLimitNOFILE=1024:524288)."""

SERVICE = ROOT / "deploy/self-attention@.service"


@dataclass(frozen=True, kw_only=True)
class Prices:
    """What a host asks, in any currency. Assumptions: nobody's price list."""

    core_hour: float = 0.05
    gigabyte_hour: float = 0.005
    gigabyte_out: float = 0.1


@dataclass(frozen=True, kw_only=True)
class Size:
    """What so many students at once need: whole processes; cores in use, GB, Gbit/s."""

    students: int
    processes: int
    app_cores: float
    proxy_cores: float
    memory: float
    egress: float
    opening: float
    """GB that the browsers fetch which have not been there before."""


@lru_cache
def kept() -> Mapping[str, Any]:
    """What was measured."""
    return student_minute.measured()


@lru_cache
def one_minute() -> student_minute.Minute:
    """A student's minute."""
    return minute([Action(**one) for one in kept()["actions"]])


@lru_cache
def most_on_one() -> int:
    """Students at once that one process with a core of its own carries within the limit, simulated."""
    return simulation.most_sessions(student_minute.service_times(kept()), THINK, LIMIT)


def planned_on_one() -> int:
    """Students at once to plan one process for, on a bad day."""
    return int(HEADROOM * min(WORSE_DAY, most_on_one()))


def memory_of(sessions: float) -> float:
    """MB of one process with sessions."""
    return float(kept()["process_mb"] + sessions * kept()["session_mb"])


def size(students: int) -> Size:
    """What students at once need."""
    processes = max(2, math.ceil(students / planned_on_one()))
    runs = students * one_minute().runs / 60
    return Size(
        students=students, processes=processes,
        app_cores=WORSE_CPU * students * one_minute().cpu / 60_000,
        proxy_cores=WORSE_CPU * runs * kept()["proxy_cpu_per_run"] / 1000,
        memory=processes * memory_of(students / processes) / 1000,
        egress=students * one_minute().sent * 8 / 60 / 1e6,
        opening=students * kept()["first_visit_kb"] / 1e6,
    )  # fmt: skip


def opened_together(site: Size) -> float:
    """Seconds that the last student waits if all open /quiz at once, each process taking one after the other."""
    students, _, most = OPENING_TOGETHER
    return most * site.students / site.processes / students


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; all columns but the first hold numbers."""
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def minutes_table() -> str:
    """What one minute of one student costs."""
    one, more = one_minute(), kept()
    rows = [
        ("actions", f"{one.runs:.1f}"),
        ("CPU of the process", f"{one.cpu:.0f} ms"),
        ("CPU of HAProxy", f"{one.runs * more['proxy_cpu_per_run']:.1f} ms"),
        ("bytes to the browser", f"{one.sent:.0f} kB"),
        ("memory of an open session", f"{more['session_mb']:.2f} MB"),
        ("memory of a warm process", f"{more['process_mb']:.0f} MB"),
        ("first visit to four screens, packed", f"{more['first_visit_kb'] / 1000:.1f} MB"),
    ]
    return table(("one student, one minute", "measured"), rows)


def sizes_table() -> str:
    """From 500 to 100,000 students at once."""
    sizes = [size(students) for students in AT_ONCE]
    rows = [
        ("processes, planned", *(f"{one.processes:,}" for one in sizes)),
        ("cores in use by the app", *(_rounded(one.app_cores) for one in sizes)),
        ("cores in use by HAProxy", *(_rounded(one.proxy_cores) for one in sizes)),
        ("memory of the processes", *(f"{_rounded(one.memory)} GB" for one in sizes)),
        ("to the browsers", *(f"{one.egress:,.2f} Gbit/s" for one in sizes)),
        ("all open `/quiz` at once: the last waits", *(f"{opened_together(one):.0f} s" for one in sizes)),
        ("first visits of all in five minutes", *(f"{one.opening * 8 / 300:,.2f} Gbit/s" for one in sizes)),
    ]
    return table(("students at once", *(f"{one.students:,}" for one in sizes)), rows)


def limits_table() -> str:
    """What breaks first: each limit, and at how many students at once it is reached."""
    planned, one, more = planned_on_one(), one_minute(), kept()
    unit, files = _number(SERVICE, r"^MemoryMax=(\d+)G$") * 1024**3 / 1e6, _number(SERVICE, r"^LimitNOFILE=(\d+)$")
    containers = _number(ROOT / "deploy/haproxy/containers.cfg", r"server-template app (\d+) ")
    on_one = {
        f"CPU: 95 of 100 answers within {LIMIT:g} s, simulated": min(WORSE_DAY, most_on_one()),
        f"memory: MemoryMax of the unit, {unit:,.0f} MB": (unit - more["process_mb"]) / more["session_mb"],
        f"open files: LimitNOFILE of the unit, {files:,.0f}": files / more["app_descriptors_per_websocket"],
    }
    per_site = {
        f"processes in `deploy/haproxy/containers.cfg`, {containers:.0f}": containers * planned,
        "a network card of 1 Gbit/s, once all have the app": 1e6 * 60 / 8 / one.sent,
        "a network card of 1 Gbit/s, all new in five minutes": 300e6 / 8 / more["first_visit_kb"],
        f"one HAProxy's open files, {HARD_FILES:,}": HARD_FILES / more["proxy_descriptors_per_websocket"],
        "one core of HAProxy": 60_000 / (WORSE_CPU * one.runs * more["proxy_cpu_per_run"]),
    }  # fmt: skip
    return (
        f"{_limits('one process, with students on it', on_one)}\n\n{_limits('a site, with students at once', per_site)}"
    )


def _limits(of: str, limits: Mapping[str, float]) -> str:
    rows = [(what, _rounded(most)) for what, most in sorted(limits.items(), key=lambda limit: limit[1])]
    return table((f"what limits {of}", "reached at"), rows)


def _number(file: Path, pattern: str) -> float:
    (found,) = re.findall(pattern, file.read_text(encoding="utf-8"), re.MULTILINE)
    return float(found)


def _rounded(number: float) -> str:
    """A number with the two digits that count."""
    rounded = float(f"{number:.2g}")
    return f"{rounded:,.0f}" if rounded >= 10 else f"{rounded:g}"


def costs_table(prices: Prices) -> str:
    """What 1,000 students cost for a lesson in which all are there at once."""
    one, hours, students = size(1_000), LESSON / 60, 1_000
    amounts = [
        ("cores, one for each process", "core-hour", one.processes * hours, prices.core_hour),
        ("cores for HAProxy, one at least", "core-hour", max(1, math.ceil(one.proxy_cores)) * hours, prices.core_hour),
        ("memory", "GB-hour", one.memory * hours, prices.gigabyte_hour),
        ("sent while they work", "GB", students * LESSON * one_minute().sent / 1e6, prices.gigabyte_out),
        ("sent at a first visit", "GB", one.opening, prices.gigabyte_out),
    ]
    rows = [
        f"| {what} | {amount:.1f} {unit}{'s' if 'hour' in unit else ''} | {price:g} per {unit} | {amount * price:.2f} |"
        for what, unit, amount, price in amounts
    ]
    total = sum(amount * price for *_, amount, price in amounts)
    head = "| for 1,000 students, one lesson | amount | at a price of | makes |\n|---|---:|---:|---:|"
    return "\n".join([head, *rows, f"| **together** | | | **{total:.2f}** |"])


def assumptions() -> str:
    """What a process is planned for, in a sentence."""
    when = kept()["measured"]["on"]
    together, least, most = OPENING_TOGETHER
    return (
        f"Plan one process, on a core of its own, for {planned_on_one()} students at once: 2,000 students are "
        f"{size(2_000).processes} processes. That is half of the {WORSE_DAY} that it carried on the worse of two occasions before "
        f"5 in 100 answers took longer than {LIMIT:g} s; on the better one it was {most_on_one()} ({when} UTC, "
        f"{kept()['measured']['cores']} cores). {together} who open `/quiz` at once on one process wait {least:g} to {most:g} s."
    )


def tables(prices: Prices) -> dict[str, str]:
    """All tables, by the name of their marker."""
    return {
        "minute": minutes_table(), "planned": assumptions(), "sizes": sizes_table(),
        "limits": limits_table(), "costs": costs_table(prices),
    }  # fmt: skip


def written(text: str, made: Mapping[str, str]) -> str:
    """A document with what stands between its markers replaced."""

    def replace(marker: re.Match[str]) -> str:
        return f"{marker[1]}\n{made[marker[2]]}\n{marker[4]}"

    return re.sub(r"(<!-- computed: (\w+) -->)\n(.*?)\n?(<!-- end -->)", replace, text, flags=re.DOTALL)


def main() -> None:
    """Print the tables, or write them into the document."""
    parser = argparse.ArgumentParser(description="From one student's minute to 100,000 students.")
    usual = Prices()
    parser.add_argument("--core-hour", type=float, default=usual.core_hour, help=f"price ({usual.core_hour:g})")
    parser.add_argument("--gigabyte-hour", type=float, default=usual.gigabyte_hour, help=f"({usual.gigabyte_hour:g})")
    parser.add_argument("--gigabyte-out", type=float, default=usual.gigabyte_out, help=f"({usual.gigabyte_out:g})")
    parser.add_argument("--write", action="store_true", help="put them into the document, at the usual prices")
    options = parser.parse_args()
    if options.write:
        made = tables(usual)
        DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), made), encoding="utf-8")
        return
    prices = Prices(core_hour=options.core_hour, gigabyte_hour=options.gigabyte_hour, gigabyte_out=options.gigabyte_out)
    for name, made in tables(prices).items():
        print(f"{name}\n\n{made}\n")


if __name__ == "__main__":
    main()
