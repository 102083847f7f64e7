"""What speaks for an output being the answer to a part when its value does not tell: a few points for each reason.

Each function looks at one thing. The points are weighed against one another only in `core.uploads.guesses`.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from core.graph.nodes import EVERY_NODE, INPUTS, NODES, Input, Node
from core.homework.diagnosis import is_explained
from core.homework.exercise import Part
from core.reading.answers import Numbers
from core.reading.readings import quoted
from core.uploads.candidates import Candidate, without_ones
from core.uploads.outputs import Output, lines_of

NAMED, SAME_PLACE, KNOWN_SLIP, PARTLY_RIGHT, WORDS, SAME_QUESTION = 4.0, 4.0, 6.0, 8.0, 3.0, 3.0
LEARNED, OF_A_ROW, STACKED = 2.0, -1.0, -4.0
"""The points for each reason."""

_SHORTEST = 4
"""Letters of a word of the sentence that tells something if it is somebody else's; “the” may stand anywhere."""

_LEARNED = re.compile(r"(?P<no>\b(?:no|not|without)\W+|\bun)?\b(?:learn(?:ed|t|ing)|trained)\b", re.IGNORECASE)
"""What says that weights are learned, or that they are not: “learned”, “without learning”, “untrained”."""

_LIBRARIES = frozenset({"torch", "np", "numpy", "nn", "functional", "f", "self", "t"})
"""What stands in an expression without being a name of what it is."""


@dataclass(frozen=True, kw_only=True)
class Evidence:
    """Points for an output, or against it, and the reason in words; no reason needs to be told against it."""

    points: float = 0.0
    why: str = ""


NOTHING = Evidence()


def by_value(one: Candidate) -> Evidence:
    """Some of the numbers are right, or a known slip leads to all of them."""
    if one.part.kind == "choice":
        return NOTHING
    if one.result.credit >= 0.5:
        return Evidence(points=PARTLY_RIGHT * one.result.credit, why="most of it is right")
    if one.result.status == "imprecise":
        return Evidence(points=KNOWN_SLIP, why="it is right as far as it goes")
    if is_explained(one.exercise, one.part, one.result.answer):
        return Evidence(points=KNOWN_SLIP, why="a known slip leads to it")
    return Evidence(points=PARTLY_RIGHT * one.result.credit, why="some of it is right" if one.result.credit else "")


def by_name(one: Candidate) -> Evidence:
    """The variable, or the words beside the output, name the node of the part, or another one.

    A single number called by a letter, as in ``a``, may be any number; called ``q4`` it answers a question.
    """
    if not one.output.shape and re.fullmatch(r"[qQ]\d{1,2}", one.output.name):
        return NOTHING
    if one.part.node in EVERY_NODE.keys() - NODES.keys():  # what is said of one head may be said of the other as well
        return NOTHING
    said = names_in(one.output.name, is_code=True)
    where = f"it is named {quoted(one.output.name)}"
    if not said:
        said, where = names_in(_beside(one), is_code=False), f"it stands beside {quoted(_beside(one))}"
    if not said:
        return NOTHING
    if one.part.node not in said:
        return Evidence(points=-6.0)
    is_any = not one.output.shape and len(one.output.name) == 1
    return NOTHING if is_any else Evidence(points=NAMED, why=where)


def may_answer(part: Part, cut: Output) -> bool:
    """Whether an output that was cut when it was printed may be the answer to a part, as far as its name tells.

    If it has no name that tells, it has to have as many dimensions; its lengths are not known.
    """
    said = names_in(cut.name, is_code=True)
    is_alike = part.node in said if said else len(without_ones(cut.shape)) == len(without_ones(part.shape))
    return part.kind in ("vector", "matrix") and is_alike


def by_part(one: Candidate) -> Evidence:
    """The output is called as the part is in files of answers, such as q4-weight, or as another one is."""
    said = output_names(one.output)
    if _plain(one.part.id) in said:
        return Evidence(points=12.0, why=f"it is named {one.part.id}")
    is_other = any(_plain(part.id) in said for part in one.exercise.parts if "-" in part.id)
    return Evidence(points=-12.0) if is_other else NOTHING


def output_names(output: Output) -> frozenset[str]:
    """All that an output is called: its variable, and what stands beside it, with or without the output itself.

    >>> "q4-weight" in output_names(Output(text="0.7", place="cell 1", around="Q4_weight: 0.7"))
    True
    """
    beside = _plain(output.around.split("\n", 1)[0])
    return frozenset({_plain(output.name), beside, beside.removesuffix(_plain(output.text)).strip("-")})


def by_place(one: Candidate) -> Evidence:
    """The variable is followed by the row, or by the row and column, of the part; or by another one's."""
    indices = [int(index) for index in re.findall(r"-?\d+", ",".join(re.findall(r"\[([-\d\s,]*)\]", one.output.name)))]
    asked = [place for place in (one.part.row, one.part.column) if place is not None]
    if not indices or not asked or one.row is not None:
        return NOTHING
    is_there = indices[-len(asked) :] == asked
    why = f"it is named {quoted(one.output.name)}"
    return Evidence(points=SAME_PLACE, why=why) if is_there else Evidence(points=-4.0)


def by_words(one: Candidate) -> Evidence:
    """The words of the part, such as “bank” and “interest”, stand beside the output, or those of others do."""
    part = one.part
    if part.row is None or one.row is not None:
        return NOTHING
    asked = [part.tokens[part.row], *([part.columns[part.column]] if part.column is not None else [])]
    said = _words(_name_and_beside(one))
    for word in _words(one.text) if part.kind == "ranking" else ():
        if word in said:
            said.remove(word)  # it is the answer, not what the answer is called
    places = [said.index(word.casefold()) if word.casefold() in said else -1 for word in asked]
    if min(places) >= 0:
        in_order = 0.0 if places == sorted(places) else -1.0
        words = " and ".join(f"“{word}”" for word in asked)
        return Evidence(points=WORDS + len(asked) - 1 + in_order, why=f"it stands beside {words}")
    others = {word.casefold() for word in one.exercise.tokens if len(word) >= _SHORTEST} - {w.casefold() for w in asked}
    return Evidence(points=-3.0) if others.intersection(said) else NOTHING


def by_question(one: Candidate) -> Evidence:
    """The number of a question stands above the output or beside it."""
    numbers = re.findall(
        r"\b(?:question|task|exercise|problem|part|step|aufgabe|frage)\s{0,3}#?(\d{1,2})\b|^#+\s{0,3}Q?(\d{1,2})\b"
        r"|\bq(\d{1,2})\b(?!\s*[=@\[])",
        one.output.around,
        re.IGNORECASE | re.MULTILINE,
    )
    if not numbers:
        return NOTHING
    number = one.exercise.questions.index(one.exercise.question_of(one.part)) + 1
    said = {int(digits) for groups in numbers for digits in groups if digits}
    why = f"it stands under question {number}"
    return Evidence(points=SAME_QUESTION, why=why) if number in said else Evidence(points=-2.0)


def by_sum(one: Candidate) -> Evidence:
    """Shares of attention lie between 0 and 1, and those of a word sum to 1."""
    answer = one.result.answer
    if not isinstance(answer, Numbers) or answer.values is None or not EVERY_NODE[one.part.node].is_share:
        return NOTHING
    values = np.reshape(answer.values, one.part.shape)
    if (values < -0.001).any() or (values > 1.001).any():
        return Evidence(points=-2.0)
    if one.part.shape and (abs(values.sum(axis=-1) - 1) < 0.01).all():
        return Evidence(points=1.0, why="its rows sum to 1" if one.part.kind == "matrix" else "it sums to 1")
    return NOTHING


def by_row(one: Candidate) -> Evidence:
    """A vector of its own is likelier than the row of a matrix."""
    return NOTHING if one.row is None else Evidence(points=OF_A_ROW)


def by_stack(one: Candidate) -> Evidence:
    """Single numbers on lines of their own, which nothing names together, are seldom meant to be a vector."""
    is_stacked = len(one.output.shape) == 1 and bool(lines_of(one.output)) and not one.output.name
    return Evidence(points=STACKED) if is_stacked and one.part.kind == "vector" else NOTHING


def by_learning(one: Candidate) -> Evidence:
    """The name says whether it is with learned weights or without, such as S_learned."""
    if not (learned := _LEARNED.search(_name_and_beside(one))):
        return NOTHING
    is_there = one.exercise.graphs[one.part.graph].learned != bool(learned["no"])
    return Evidence(points=LEARNED if is_there else -LEARNED)


REASONS: Mapping[str, Callable[[Candidate], Evidence]] = {
    "part": by_part, "name": by_name, "place": by_place, "words": by_words, "question": by_question, "sums": by_sum,
    "row": by_row, "stack": by_stack, "learning": by_learning,
}  # fmt: skip
"""All that speaks for an output whatever its value is."""


def is_given(one: Candidate) -> bool:
    """Whether these are only numbers that the exercise gives, printed again."""
    answer = one.result.answer
    if not isinstance(answer, Numbers) or answer.values is None or len(answer.values) == 1:
        return False
    values = np.array(answer.values)
    matrices = [M for M in one.exercise.inputs.values() if M.size >= values.size]
    return any(
        np.allclose(values, M.ravel(), atol=1e-6)
        if M.size == values.size
        else M.shape[1] == values.size and (abs(M - values) < 1e-6).all(axis=1).any()
        for M in matrices
    )


def _beside(one: Candidate) -> str:
    """The words nearest to an output: the first of what stands around it."""
    return one.output.around.split("\n", 1)[0]


def _name_and_beside(one: Candidate) -> str:
    """All that an output is called, in words: its variable, and the words nearest to it."""
    return f"{one.output.name} {_beside(one)}".replace("_", " ")


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.casefold())


def _plain(name: str) -> str:
    return re.sub(r"[\W_]+", "-", name.casefold()).strip("-")


@lru_cache(maxsize=4096)
def names_in(text: str, *, is_code: bool) -> frozenset[str]:
    """The nodes and inputs that a variable or some words name: those with the most words in common.

    A single letter is a name only in code.

    >>> sorted(names_in("attn_weights_2[1, 3]", is_code=True)), sorted(names_in("W_query", is_code=True))
    (['weights'], ['W_q'])
    >>> sorted(names_in("a query", is_code=False))
    ['Q']
    """
    text = re.sub(r"\[[^\[\]]*\]", " ", text[:200])
    if is_code:
        text = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", text.split("(")[0])
        text = "" if re.search(r"[@*/+]", text) else text
    words = {word for word in _words(text) if is_code or len(word) > 1} - _LIBRARIES
    longest: dict[str, int] = {}
    for name, spellings in _spellings().items():
        longest[name] = max((len(one) for one in spellings if one <= words), default=0)
    most = max(longest.values())
    return frozenset(name for name, count in longest.items() if count == most) if most else frozenset()


@lru_cache(maxsize=1)
def _spellings() -> Mapping[str, tuple[frozenset[str], ...]]:
    """All that a node or an input is called, each as the set of its words."""
    records: list[Input | Node] = [*INPUTS.values(), *NODES.values()]
    return {
        record.name: tuple(frozenset(_words(spelling)) for spelling in (record.name, record.title, *record.synonyms))
        for record in records
    }
