"""The table in which a benchmark prints what it has measured, and its options."""

import argparse
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf

COLLAPSE = 4.0
"""How many times worse than required a speed or a time must be for ``--check`` to fail: a busy machine makes it two or
three times worse, recomputing what should be remembered makes it ten times worse."""

WORSE = 1.5
"""The same for a size, which does not depend on how busy the machine is."""


@dataclass(frozen=True, kw_only=True)
class Figure:
    """A row of the table: what was measured, with the largest acceptable value."""

    what: str
    most: float = inf
    measured: float
    unit: str = ""

    def __str__(self) -> str:
        most = "" if self.most == inf else self._written(self.most)
        short = "**" if self.measured > self.most else ""
        return f"| {self.what} | {most} | {short}{self._written(self.measured)}{short} |"

    def _written(self, value: float) -> str:
        return f"{value:.3g} {self.unit}".rstrip()

    @property
    def passes(self) -> bool:
        """Whether it has not collapsed."""
        return self.measured <= self.most * (WORSE if self.unit == "MB" else COLLAPSE)


def main(about: str, measure: Callable[[argparse.Namespace], Iterable[Figure]], **choices: Iterable[str]) -> None:
    """Measure, and print a row for each figure as soon as it is there; an option may choose what is measured."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--short", action="store_true", help="for a shorter time, or less often")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a figure has collapsed")
    for name, offered in choices.items():
        parser.add_argument(f"--{name}", choices=offered, action="append", help="one of them; default: all")
    options, passes = parser.parse_args(), True
    print("| what | at most | measured |\n|---|---|---|")
    for figure in measure(options):
        print(figure, flush=True)
        passes &= figure.passes
    sys.exit(options.check and not passes)
