"""Mistakes with what scores are divided by, other than √d_k left out."""

from core.graph.form import Form
from core.homework.exercise import Exercise, Part
from core.homework.mistake import Mistake


def _are_other_than_d_k(form: Form, part: Part, exercise: Exercise) -> bool:
    """Whether there are more or fewer words than columns of K; where they agree, √n is right and n is d_k."""
    return form.is_scaled and exercise.traces[part.graph].d_k != len(part.columns) if part.columns else form.is_scaled


WRONG_DIVISORS: tuple[Mistake, ...] = (
    Mistake(
        id="power-before-division", screen="scaling", when=lambda form, *_: form.is_scaled,
        changes=(
            {"scaled_scores": lambda scores, K: scores / (K.shape[-1] / 2)},
            {"scaled_scores": lambda scores, K: scores / K.shape[-1] / 2},
        ),
        title="d_k**1/2 without brackets",
        why="A power comes before a division, so d_k**1/2 is half of d_k, not its square root.",
        hint="Put the exponent in brackets, d_k ** (1 / 2), or take the square root.",
    ),
    Mistake(
        id="divided-by-sqrt-n", screen="scaling", when=_are_other_than_d_k,
        changes=(
            {"scaled_scores": lambda scores: scores / scores.shape[-1] ** 0.5},
            {"scaled_scores": lambda scores: scores / scores.shape[-1]},
        ),
        title="Divided by √n or n instead of √d_k",
        why="A score adds up d_k products, however many words there are; n is the number of words.",
        hint="Count the columns of K, not its rows: scaled_scores = Q Kᵀ / √d_k.",
    ),
)  # fmt: skip
