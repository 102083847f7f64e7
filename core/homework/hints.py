"""Three hints per part: where to look, the formula, and the formula with the words filled in. Never the answer."""

from collections.abc import Iterable

from core.graph.code import from_projections
from core.graph.in_words import Place
from core.graph.nodes import NODES
from core.homework.exercise import Exercise, Part
from core.homework.mistakes import MISTAKES


def screen_of(exercise: Exercise, part: Part) -> str:
    """The id of the screen that computes what a part asks for."""
    form = exercise.graphs[part.graph]
    return "two-sentences" if form.cross else "learned" if form.learned else "similarity"


def screens_of(exercise: Exercise, part: Part, mistakes: Iterable[str]) -> tuple[str, ...]:
    """The screens that show how it is done right, each once; none for a slip of the pen."""
    screens = dict.fromkeys(MISTAKES[mistake].screen or screen_of(exercise, part) for mistake in mistakes)
    return tuple(screen for screen in screens if screen != "quiz")


def hints(exercise: Exercise, part: Part) -> tuple[str, str, str]:
    """The hints for a part, from vague to explicit, in Markdown with TeX."""
    form, node = exercise.graphs[part.graph], NODES[part.node]
    place = Place(
        form=form, tokens=part.tokens, tokens_kv=part.columns, d_k=exercise.traces[part.graph].d_k,
        row=part.row, column=part.column if node.is_pairwise else None,
    )  # fmt: skip
    formula = f"${from_projections(part.node, form)}$"
    return (
        f"You are asked for {node.about}.",
        f"Here {part.threshold}. Compare the weight with that." if part.kind == "choice" else formula,
        f"${node.in_words(place)}$",
    )
