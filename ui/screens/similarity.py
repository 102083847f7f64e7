"""The chain without learning, and one query followed step by step through it."""

from collections.abc import Mapping, Sequence
from functools import partial

import numpy as np
import streamlit as st

from core.attention import Trace
from core.graph.form import Form
from core.graph.one_query import OneQuery, one_query
from core.graph.steps import Matrix, divided_by_sum
from core.graph.tex import emphasised, plain
from core.lessons import learned
from ui.charts import attention_lines, bars
from ui.fields import widgets
from ui.fields.matrices import Inputs
from ui.frame import covered_answers, page, tables
from ui.frame.lesson import Lesson
from ui.machine import screen
from ui.screens import whole_chain
from ui.session import runs


def ask(here: Lesson, given: Inputs, form: Form) -> bool:
    """Ask of the scores unless some are covered, where nothing can be tried; whether its answer may be told."""
    task = learned.mirrored_task()
    if np.isnan(given.evaluate(form).scores).any():
        with here.beside:
            page.say("Column j of Xᵀ is row j of X, so column j of X Xᵀ is also its row j.")
        return True
    return here.ask({"tried": task}, chosen={"tried": partial(_press, given.words)}).marks["tried"].status == "correct"


def _press(words: Sequence[str], option: str) -> None:
    """Press the score that an option names: of the one that is pressed, or of the first that is explained."""
    node, *names = screen.PINNED.held() or ("", "", "")
    row, column = names if node == "scores" and {*names} <= {*words} else (words[-2], words[1])
    task = learned.mirrored_task()
    if option != task.options[-1]:  # none
        after = words[(words.index(column) + 1) % len(words)]
        screen.PINNED.set(("scores", *((column, row) if option == task.key else (row, after))))


def show_steps(given: Inputs, form: Form, above: st.delta_generator.DeltaGenerator, *, is_right: bool) -> None:
    """The whole chain, ``above``, its scores marked while they are asked of, and a warning where nothing is mixed."""
    mirrored = "scores" if is_right and not form.is_masked else ""
    whole_chain.show(given, form, above, marked=() if is_right else ("scores",), mirrored=mirrored)
    _warn_where_nothing_is_mixed(given.evaluate(form), given.words)


def _warn_where_nothing_is_mixed(trace: Trace, words: Sequence[str]) -> None:
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
    st.caption(
        f"How much {emphasised(words[focus])} attends to each word. {page.evenly(words, focus, form)}"
        + _outscored(trace.masked_scores[focus], focus, words)
    )
    step_by_step = st.expander(
        f"Step by step for “{plain(words[focus])}”: from the scores to the context",
        icon=":material/footprint:", key="step by step", on_change="rerun",
    )  # fmt: skip
    if step_by_step.open:
        with step_by_step:
            if not covered_answers.say_if_covered(_covered_numbers(given, trace, focus)):
                _follow(trace, focus, words)


def _outscored(scores: Matrix, focus: int, words: Sequence[str]) -> str:
    """With which word the query scores higher than with itself, as far as its scores are not covered."""
    higher = np.flatnonzero(scores > scores[focus])
    if not higher.size:
        return ""
    highest = higher[scores[higher].argmax()]
    word, other = emphasised(words[focus]), f"{scores[highest]:.4f} with {emphasised(words[highest])}"
    return f" {word} scores higher with others, {other}, than with itself, {scores[focus]:.4f}: they are longer."


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
        _COSINE: query.cosines, "score": query.scores, "score / Σ scores": query.by_sum,
        _EXPONENTIAL: query.exponentials, "exp / Σ exp": query.by_exponentials, "stable softmax": query.stable,
    }  # fmt: skip
    _table(words, "Σ", ways)
    st.markdown(_remark(query, words))
    st.markdown(f"**Context of {word}**: each word’s vector times its weight, added up number by number.")
    numbered = {str(j): column for j, column in enumerate(query.contributions.T, start=1)}
    _table(words, "Σ&nbsp;=&nbsp;context", {"weight": trace.weights[row], **numbered})
    if np.isfinite(query.context_by_sum).all():
        naive = ", ".join(f"{number:z.4f}" for number in query.context_by_sum[:_SHOWN])
        more = " …" if len(query.context_by_sum) > _SHOWN else ""
        st.caption(f"With the shares score / Σ scores as weights, the context would be {naive}{more}")


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
