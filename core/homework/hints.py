"""Three hints per part: where to look, the formula, and the formula with the words filled in. Never the answer."""

from core.graph.code import from_projections
from core.graph.in_words import Place
from core.graph.nodes import NODES
from core.homework.exercise import Exercise, Part


def screen_of(exercise: Exercise, part: Part) -> str:
    """The screen that computes what a part asks for."""
    return "learned" if exercise.graphs[part.graph].learned else "similarity"


def hints(exercise: Exercise, part: Part) -> tuple[str, str, str]:
    """The hints for a part, from vague to explicit, in Markdown with TeX."""
    form, node = exercise.graphs[part.graph], NODES[part.node]
    screen = "Learned queries, keys, values" if form.learned else "Similarity without learning"
    place = Place(
        form=form, tokens=exercise.tokens, d_k=exercise.traces[part.graph].d_k,
        row=part.row, column=part.column if node.is_square else None,
    )  # fmt: skip
    formula = f"${from_projections(part.node, form)}$"
    return (
        f"You are asked for {node.about}. The screen *{screen}* computes them step by step.",
        f"Here {part.threshold}. Compare the weight with that." if part.kind == "choice" else formula,
        f"${node.in_words(place)}$",
    )
