"""Three hints for every part: where to look, the formula, the formula with the words filled in. Never a number."""

from collections.abc import Callable, Sequence

from core.graph.steps import WORD_BY_WORD
from core.homework.exercise import Exercise, Part

_WHERE = {
    "Q": "a row of the queries: what a word looks for",
    "K": "a row of the keys: what a word offers",
    "V": "a row of the values: what a word passes on",
    "scores": "scores: how well two words match, before anything is scaled or normalised",
    "scaled_scores": "scaled scores: the scores after the division by √d_k",
    "weights": "attention weights: a share for every word, each row summing to 1",
    "context": "context vectors: the values, mixed by the attention weights",
}

MOST_TERMS = 6
"""Terms of a sum that are written out; of more only the first two and the last are."""


def hints(exercise: Exercise, part: Part) -> tuple[str, str, str]:
    """The hints for a part, from faint to plain, in Markdown with TeX."""
    form = exercise.graphs[part.graph]
    screen = "Learned queries, keys, values" if form.learned else "Similarity without learning"
    return (
        f"You are asked for {_WHERE[part.node]}. The screen *{screen}* computes them step by step.",
        f"${_formula(part, form.learned, form.normalise == 'sum')}$",
        f"${_with_words(exercise, part)}$",
    )


def _formula(part: Part, learned: bool, by_sum: bool) -> str:
    scores = r"\frac{Q K^\top}{\sqrt{d_k}}" if learned else r"X X^\top"
    weights = rf"\operatorname{{softmax}}_{{\text{{rows}}}}\left({scores}\right)"
    formulas = {
        "Q": "Q = X W_q",
        "K": "K = X W_k",
        "V": "V = X W_v",
        "scores": r"\text{scores} = " + (r"Q K^\top" if learned else r"X X^\top"),
        "scaled_scores": rf"\text{{scaled scores}} = {scores}",
        "weights": rf"\text{{weights}} = {weights}",
        "context": rf"\text{{context}} = {weights}\, {'V' if learned else 'X'}",
    }
    if by_sum and part.node == "weights":
        return r"\text{weights} = \frac{\text{scores}}{\sum_{\text{row}} \text{scores}}"
    return formulas[part.node]


def _with_words(exercise: Exercise, part: Part) -> str:
    form, tokens = exercise.graphs[part.graph], exercise.tokens
    row = "i" if part.row is None else rf"\text{{{tokens[part.row]}}}"
    words = part.node in WORD_BY_WORD
    column = rf"\text{{{tokens[part.column]}}}" if words and part.column is not None else "j"
    query, key, value = ("q", "k", "v") if form.learned else ("x", "x", "x")
    score = rf"{query}_{{{row}}} \cdot {key}_{{{column}}}"
    divided = rf"{score} / \sqrt{{{exercise.traces[part.graph].d_k}}}" if form.scaled else score
    weight = rf"w_{{{row},{column}}}"
    sum_of = _sum_over(tokens, lambda word: rf"s_{{{row},{word}}}")
    sum_of_exponentials = _sum_over(tokens, lambda word: rf"e^{{s_{{{row},{word}}}}}")
    match part.node:
        case "Q" | "K" | "V":
            letter = part.node.lower()
            return rf"{letter}_{{{row}}} = x_{{{row}}} W_{letter}"
        case "scores":
            return rf"s_{{{row},{column}}} = {score}"
        case "scaled_scores":
            return rf"s_{{{row},{column}}} = {divided}"
        case "weights" if form.normalise == "sum":
            return rf"{weight} = \frac{{s_{{{row},{column}}}}}{{{sum_of}}},\quad s_{{{row},{column}}} = {divided}"
        case "weights":
            fraction = rf"\frac{{e^{{s_{{{row},{column}}}}}}}{{{sum_of_exponentials}}}"
            return rf"{weight} = {fraction},\quad s_{{{row},{column}}} = {divided}"
        case "context":
            terms = _sum_over(tokens, lambda word: rf"w_{{{row},{word}}}\, {value}_{{{word}}}")
            return rf"c_{{{row}}} = {terms}"


def _sum_over(tokens: Sequence[str], term: Callable[[str], str]) -> str:
    """A sum with a term for each word, the middle left out where there are many."""
    terms = [term(rf"\text{{{token}}}") for token in tokens]
    shown = terms if len(terms) <= MOST_TERMS else [*terms[:2], r"\dots", terms[-1]]
    return " + ".join(shown)
