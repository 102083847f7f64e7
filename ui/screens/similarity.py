"""The chain without learning, and one query followed step by step through it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial

import numpy as np
import streamlit as st

from core.attention import Trace
from core.graph.form import Form
from core.graph.one_query import OneQuery, one_query
from core.graph.steps import Matrix, divided_by_sum
from core.graph.tex import emphasised, plain
from core.lessons import similarity
from core.lessons.schema import Facts
from ui.charts import attention_lines, bars
from ui.fields import widgets
from ui.fields.matrices import Inputs
from ui.frame import covered_answers, page, tables
from ui.frame.lesson import Lesson
from ui.machine import screen
from ui.screens import whole_chain
from ui.screens.typed_over import TypedOver
from ui.session import runs

_ASKED_OF = {"longer": "scores", "tried": "scores", "shared": "weights", "mixed": "context"}
"""The matrix that a question is asked of."""


def ask(here: Lesson, given: Inputs, form: Form) -> Callable[..., None]:
    """Ask of the picture unless its scores are covered, where nothing can be tried; returns what draws the picture.

    The matrix that is asked of is marked in it, and once that is found, the mirror image of a score or weight.
    """
    if np.isnan(given.evaluate(form).scores).any():
        with here.beside:
            page.say("Column j of Xᵀ is row j of X, so column j of X Xᵀ is also its row j.")
        return partial(whole_chain.show, mirrored="" if form.is_masked else "scores")
    words, (place, halved) = given.words, _halving(given, form)
    trace, after = halved.before.evaluate(form), halved.after.evaluate(form)
    tasks = similarity.tasks(words, trace, place, after, is_masked=form.is_masked)
    press = {name: partial(_press, words, halved, name, task.facts) for name, task in tasks.items()}
    asked = here.ask(
        tasks, chosen=press | {"tried": partial(_press_score, words)}, turned=halved.take_back,
        then=lambda name: halved.tell(here.screen.name) if name == "longer" else None,
    )  # fmt: skip
    node, is_right = _ASKED_OF[asked.name], asked.marks[asked.name].status == "correct"
    mirrored = node if asked.name in {"tried", "shared"} and is_right and not form.is_masked else ""
    marked = _rows_asked_of(words, tasks[asked.name].facts, node, asked.name)
    return partial(whole_chain.show, marked=marked, mirrored=mirrored, opens_on=node)


def _rows_asked_of(words: Sequence[str], facts: Facts, node: str, name: str) -> Mapping[str, Collection[int]]:
    """The rows of its two words, of which one may be halved; none stands for all."""
    if name == "longer":
        return {node: (words.index(facts["word"]),), "X": (words.index(facts["other"]),)}
    if name == "shared":
        both = (words.index(facts["word"]), words.index(facts["other"]))
        return {"scores": both, node: both}
    return {node: ()}


def _halving(given: Inputs, form: Form) -> tuple[tuple[int, int] | None, TypedOver]:
    """A word and the one that outscores it, whose numbers are then halved: the ones at first, or the student's."""
    for one in (replace(given, matrices=given.at_first), given):
        X = one.matrices["X"]
        is_short = X.shape[1] <= _FEW
        place = similarity.outscored(one.evaluate(form).scores, screen.usual_row(one.words)) if is_short else None
        cells = {(place[1], j): f"{x / 2:.6g}" for j, x in enumerate(X[place[1]]) if x} if place else {}
        halved = TypedOver(given=given, matrix="X", cells=cells)
        if given.typed["X"] in ({}, cells):
            break
    return place, halved


_FEW = 8
"""So many numbers of a word may be typed over with an answer."""


def _press(words: Sequence[str], halved: TypedOver, name: str, facts: Facts, option: str) -> None:
    """Press the number that a question is about, and type over what it says."""
    if name == "longer":
        halved.enter()
    word = facts.get("word", words[screen.usual_row(words)])
    seen = "winner" if option == facts.get("key") else "other" if "other" in facts else "column"
    screen.PINNED.set((_ASKED_OF[name], word, f"{facts[seen]}"))


def _press_score(words: Sequence[str], option: str) -> None:
    """Press the score that an option names: of the one that is pressed, or of the first that is explained."""
    node, *names = screen.PINNED.held() or ("", "", "")
    row, column = names if node == "scores" and {*names} <= {*words} else (words[-2], words[1])
    task = similarity.load().questions["tried"]
    if option != task.options[-1]:  # none
        after = words[(words.index(column) + 1) % len(words)]
        screen.PINNED.set(("scores", *((column, row) if option == task.key else (row, after))))


def warn_where_nothing_is_mixed(given: Inputs, form: Form) -> None:
    """Name the words that keep nearly all of their attention for themselves."""
    trace, words = given.evaluate(form), given.words
    kept = {
        word: weight for word, weight in zip(words, trace.weights.diagonal().tolist(), strict=True) if weight > _ALL
    }
    rows = "In at least" if np.isnan(trace.weights).any() else "In"
    if kept:
        names = ", ".join(f"{emphasised(word)} {weight:.7f}" for word, weight in list(kept.items())[:_NAMED])
        st.info(
            f"{rows} {len(kept)} of the {len(words)} rows the word keeps nearly all of its attention for itself: "
            f"{names}{' …' if len(kept) > _NAMED else ''}. Its new vector is hardly different from the old one, and "
            "says next to nothing about the sentence.",
            icon=":material/warning:",
        )


@runs.fragment()
def look_closer(given: Inputs, form: Form) -> None:
    """What one word attends to, or all of them; redrawn on its own."""
    trace, words = given.evaluate(form), given.words
    looked = widgets.closer(("one word", widgets.WHO_TO_WHOM))
    if not looked:
        return
    focus = widgets.word(words)
    if looked == "one word":
        _show_one_word(given, trace, form, focus)
    else:
        lines = widgets.whose_lines(focus)
        covered_answers.say_if_covered(trace.weights)
        attention_lines.draw("Attention without learning", trace.weights, words, lines)


def _show_one_word(given: Inputs, trace: Trace, form: Form, focus: int) -> None:
    words = given.words
    weights = covered_answers.visible({"weights": trace.weights[focus]})
    bars.draw(f"Attention weights of {words[focus]}", weights, words)
    st.caption(f"How much {emphasised(words[focus])} attends to each word. {page.evenly(words, focus, form)}")
    step_by_step = st.expander(
        f"Step by step for “{plain(words[focus])}”: from the scores to the context",
        icon=":material/footprint:", key="step by step", on_change="rerun",
    )  # fmt: skip
    if step_by_step.open:
        with step_by_step:
            if not covered_answers.say_if_covered(_covered_numbers(given, trace, focus)):
                _follow(trace, focus, words)


def _covered_numbers(given: Inputs, trace: Trace, row: int) -> Matrix:
    """The numbers that the steps of one query show which may be covered."""
    by_sum = given.cover.without_answers(divided_by_sum(trace.scores), shares=True)
    context_by_sum = given.cover.without_answers(by_sum @ trace.V)
    return np.concatenate([M[row] for M in (trace.scores, trace.weights, trace.context, by_sum, context_by_sum)])


def _follow(trace: Trace, row: int, words: Sequence[str]) -> None:
    """Follow the query of one word from its scores to its context vector."""
    query, word = one_query(trace, row), emphasised(words[row])
    st.markdown(
        f"**Scores of {word}**, one after another: its vector times each word’s. A dot product is large where "
        "two vectors point the same way, and also where they are merely long; the cosine leaves the lengths out."
        + _extremes(query.scores, words)
        + (
            " A later word scores −∞: the mask hides it, and the sums leave it out."
            if np.isneginf(query.scores).any()
            else ""
        )
    )
    ways = {
        _COSINE: query.cosines, "score": query.scores, "score / sum": query.by_sum,
        _EXPONENTIAL: query.exponentials, "exp / sum": query.by_exponentials, "stable softmax": query.stable,
    }  # fmt: skip
    _table(words, "sum", ways)
    st.markdown(_remark(query, words))
    st.markdown(f"**Context of {word}**: each word’s vector times its weight, added up number by number.")
    numbered = {str(j): column for j, column in enumerate(query.contributions.T, start=1)}
    _table(words, "sum&nbsp;=&nbsp;context", {"weight": trace.weights[row], **numbered})
    if np.isfinite(query.context_by_sum).all():
        naive = ", ".join(f"{number:z.4f}" for number in query.context_by_sum[:_SHOWN])
        more = " …" if len(query.context_by_sum) > _SHOWN else ""
        st.caption(f"With the shares score / sum as weights, the context would be {naive}{more}")


def _extremes(scores: Matrix, words: Sequence[str]) -> str:
    """With which of the words that are not hidden the query scores highest, and with which lowest."""
    visible = np.flatnonzero(scores > -np.inf)
    highest, lowest = visible[scores[visible].argmax()], visible[scores[visible].argmin()]
    if scores[highest] == scores[lowest]:
        return ""
    most, least = emphasised(words[highest]), emphasised(words[lowest])
    return f" The highest score here is that with {most}, the lowest that with {least}."


_COSINE, _EXPONENTIAL = "cosine", "exp(score)"

_ALL = 0.99
"""A weight from which a word's context is practically one value."""

_SHOWN = 8
"""How many numbers of a context are written in a sentence at most."""

_NAMED = 6
"""How many words are named at most."""


def _remark(query: OneQuery, words: Sequence[str]) -> str:
    """What the three ways have to do with each other here."""
    negative = [words[j] for j, score in enumerate(query.scores) if -np.inf < score < 0]
    if negative:
        names = ", ".join(map(emphasised, negative))
        return (
            f"Here dividing by the sum breaks down: a score is negative ({names}), and a share below 0 is no share. "
            "Exponentials are never negative."
        )
    return (
        "All three columns of shares sum to 1. The softmax depends on the differences between the scores, division by "
        "their sum on their ratios, and either may be the sharper of the two: here the shares run from "
        f"{_range(query.by_sum)} if divided by the sum, and from {_range(query.stable)} by the softmax. Exponentials "
        "are never negative; the stable softmax subtracts the largest score first, which changes nothing but keeps "
        "them from overflowing."
    )


def _range(shares: Matrix) -> str:
    visible = shares[shares > 0]
    return f"{visible.min():.3f} to {visible.max():.3f}"


def _table(words: Sequence[str], sum_: str, columns: Mapping[str, Matrix]) -> None:
    """Columns of n numbers, one row per word, with the sum of each column but the cosines."""
    figures = dict[str, list[str]]()
    for name, numbers in columns.items():
        last = np.nan if name == _COSINE else np.nansum(numbers, where=numbers > -np.inf)
        form = ".6g" if name == _EXPONENTIAL else "z.4f"
        figures[name] = [_figure(number, form) for number in (*numbers.tolist(), float(last))]
    tables.draw({"*word*": [*map(emphasised, words), f"**{sum_}**"], **figures})


def _figure(number: float, form: str) -> str:
    if np.isnan(number):
        return ""
    return "−∞" if number == -np.inf else format(number, form)
