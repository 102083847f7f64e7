"""Where a slip begins: which steps before an answer were printed too, and are right."""

from collections.abc import Sequence

from core.graph.nodes import ancestors, shown_nodes
from core.graph.steps import Matrix
from core.homework.exercise import Exercise, Part
from core.reading import answers
from core.reading.verdicts import Verdict, compare
from core.uploads.candidates import without_ones
from core.uploads.outputs import Output


def steps_before(exercise: Exercise, part: Part) -> dict[str, Matrix]:
    """The matrices that are computed on the way to an answer, each as it should be, in the order of computing.

    >>> from core.homework.bank import load
    >>> list(steps_before(load("bank-interest"), load("bank-interest").part("q3-weights")))
    ['Q', 'K', 'scores', 'scaled_scores']
    """
    made, before = exercise.traces[part.graph].matrices, ancestors(part.node) - {part.node}
    return {name: made[name] for name in shown_nodes(exercise.graphs[part.graph]) if name in before}


def right_steps(exercise: Exercise, part: Part, outputs: Sequence[Output]) -> tuple[str, ...]:
    """Of these the last ones that were printed and are right: none of which another of them is made."""
    steps = steps_before(exercise, part)
    right = [name for name, M in steps.items() if any(_is_right(M, one, part) for one in outputs)]
    return tuple(name for name in right if not any(name in ancestors(later) - {later} for later in right))


def _is_right(M: Matrix, output: Output, part: Part) -> bool:
    if without_ones(output.shape) != without_ones(M.shape):
        return False
    reading = answers.numbers(output.text, M.shape)
    return isinstance(reading, answers.Numbers) and all(
        compare(cell, key, part) is not Verdict.WRONG for cell, key in zip(reading.cells, M.flat, strict=True) if cell
    )
