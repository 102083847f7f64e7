"""How well outputs of notebooks are matched to parts.

The notebooks of tests/core/uploads/notebooks have files beside them that say what answers which part.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from core import exercises
from core.uploads import files
from core.uploads.marks import mark
from core.uploads.matches import Match, Matching
from core.uploads.matching import Pick, match

NOTEBOOKS = Path(__file__).parent.parent / "tests" / "core" / "uploads" / "notebooks"


@dataclass(frozen=True, kw_only=True)
class Count:
    """What became of the answers in one notebook; ``cut`` are those that were named as cut when they were printed.

    ``sure`` and ``guessed`` are those that were matched.
    """

    sure: int = 0
    guessed: int = 0
    missed: tuple[str, ...] = ()
    mismatched: tuple[str, ...] = ()
    cut: int = 0


def count(file: Path, takes: Pick = "best") -> Count:
    """Match one notebook and compare with the file beside it, which says what answers which part."""
    known = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    exercise, answers = exercises.load(known["exercise"]), known["answers"]
    matching = match(exercise, files.outputs(file.name, file.read_bytes()), takes=takes)
    grade = mark(exercise, matching)
    verdicts = {
        part.id: _verdict(matching, matching.matches.get(part.id), answers.get(part.id), grade[part.id].status)
        for part in exercise.parts
    }
    return Count(
        sure=[*verdicts.values()].count("sure"),
        guessed=[*verdicts.values()].count("guessed"),
        missed=tuple(part for part, verdict in verdicts.items() if verdict == "missed"),
        mismatched=tuple(part for part, verdict in verdicts.items() if verdict == "mismatched"),
        cut=[*verdicts.values()].count("cut"),
    )


def _verdict(matching: Matching, found: Match | None, answer: Mapping[str, str] | None, status: str) -> str:
    if answer is None:
        return "" if found is None or status == "correct" else "mismatched"
    if found is None:
        return "cut" if answer["why"] == "elided" and matching.elided_outputs else "missed"
    output = matching.outputs[found.output]
    is_there = output.place.startswith((f"cell {answer['cell']},", f"cell {answer['cell']} "))
    begins = found.text.startswith(answer["begins"]) or output.text.startswith(answer["begins"])
    if (is_there and begins) or status == "correct":
        return "guessed" if found.is_guess else "sure"
    return "mismatched"
