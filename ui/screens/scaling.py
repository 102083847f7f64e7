"""The same scores divided and not, and the ways to look closer at what the division does."""

from collections.abc import Container
from dataclasses import replace
from functools import partial
from math import exp, sqrt

import numpy as np
import streamlit as st

from core.graph.form import LEARNED, Form
from core.graph.nodes import shown_nodes
from core.graph.ways import UNSCALED, divided_by
from core.homework.answer_cover import covered_divisors
from core.lessons import scaling as lesson
from core.lessons import softmax_in_blocks
from core.reading import divisors
from ui.charts import curves, tally
from ui.charts.tally import Block, Line, Tally
from ui.fields import editor, questions, widgets
from ui.fields.matrices import Inputs
from ui.frame import covered_answers, downloads, page, tables
from ui.frame.lesson import Lesson, LessonAnswers
from ui.machine import comparison
from ui.machine.picture import Dial, Picture, draw_matrices, places_of
from ui.screens import scaling_experiments as experiments
from ui.session import chosen_divisor, contents, runs


def ask_and_show(here: Lesson, given: Inputs, form: Form) -> None:
    """The scores, divided and not, and their weights in one picture, with the slider of the divisor, and their code.

    An option moves the divisor to where it says. Where weights are covered nothing can be tried, and nothing is asked.
    What smaller divisors make of the weights is veiled while the first question asks it.
    """
    d_k = given.evaluate(form).d_k
    choose = partial(chosen_divisor.choose, d_k)
    forms = (replace(form, scaling=divided_by(divisor)) for divisor in (sqrt(d_k), 1.0, divisors.largest(d_k)))
    weights = [given.evaluate(one).weights for one in forms]
    veils, told = not np.isnan(weights).any(), tuple[int, ...]()
    if veils:
        asked = here.ask(
            lesson.tasks(given.words, d_k, *weights),
            chosen={"tried": lambda _: choose(1), "even": lambda _: choose(divisors.largest(d_k))},
        )
        if asked.name == "spread":
            with here.figure:
                _show_spreads(asked, d_k)
            return
        veils = asked.name == "tried" and not asked.is_open("tried")
        told = (lesson.told_row(given.words),) * asked.marks[asked.name].is_answered
    with here.figure:
        *others, shown = (picture := _picture(given, form)).matrices
        picture = replace(picture, matrices=(*others, replace(shown, lit=told)))
        picture = comparison.cover_small_divisors(picture) if veils else picture
        editor.show(picture, given, key="machine", on={"divisor": choose})
    here.controls.caption(f"{given.about} Here $d_k$ = {d_k}; in code, $\\sqrt{{d_k}}$ is `d_k**0.5`.")
    downloads.show_code(shown_nodes(form, "compare", "weigh"), given.matrices, form)


def _show_spreads(asked: LessonAnswers, d_k: int) -> None:
    """Random scores divided by the root, and those of more numbers by what was answered: the same until then."""
    rows, usual = dict[str, lesson.Floats](), sqrt(d_k)
    for many, divisor in ((d_k, usual), (4 * d_k, asked.number(999) or usual)):
        scores = lesson.random_scores(many) / divisor
        rows[f"{many} numbers, ÷ {divisor:.3g}, spread {scores.std():.1f}"] = scores
    curves.draw_spreads("Scores of random numbers, divided", rows)


def _picture(given: Inputs, form: Form) -> Picture:
    """What the divisor moves, and no more, so that slider and weights are seen together; the rest is in the arithmetic.

    No number is explained before one is pointed at: both numbers of a weight would answer the screen's question.
    """
    words, nodes = tuple(given.words), shown_nodes(form, "compare", "weigh")
    trace, as_they_are = given.evaluate(form), replace(form, scaling=UNSCALED)
    made = draw_matrices(trace, form, words, (*shown_nodes(form, "place"), "Q", "K", *nodes))
    made = {name: M for name, M in made.items() if name != "W_v"}
    made["scaled_scores"] = replace(made["scaled_scores"], title="Divided scores", formula="scores ÷ divisor")
    divided, *after = places_of(made, nodes)["weigh"]
    picture = Picture(
        name="Scores divided, and as they are", words=words, matrices=tuple(made.values()), dial=_dial(given, form),
        opens_folded=True, places={"compare": (replace(divided, sign=""), *after)}, is_titled=False,
    )  # fmt: skip
    names = ("divided", "as they are")
    return comparison.compare(picture, trace, form, given.evaluate(as_they_are), as_they_are, names)


def _dial(given: Inputs, form: Form) -> Dial:
    d_k, unscaled = given.evaluate(form).d_k, replace(form, scaling=UNSCALED)
    most = divisors.largest(d_k)
    return Dial(
        value=form.scaling.account.divisor(d_k)[0], usual=sqrt(d_k), most=most, answers=("scaled_scores", "weights"),
        covered=covered_divisors(replace(given, exercise=None).evaluate(unscaled), given.cover, most),
    )  # fmt: skip


@runs.fragment()
def look_closer(given: Inputs, form: Form) -> None:
    """One of the ways to look closer, if asked for; redrawn on its own."""
    ways = {"why √dₖ": _show_why, "temperature": _temperature, "overflow": _overflow}
    if chosen := widgets.closer(tuple(ways)):
        ways[chosen](given, form)


def _show_why(_given: Inputs, _form: Form) -> None:
    page.say(
        "A query and 8 keys are drawn at random: every component has mean 0 and variance 1. Their 8 scores go through "
        "the softmax as they are. Now let d_k grow from 1 to 64."
    )
    experiments.show_curves()


def _temperature(given: Inputs, form: Form) -> None:
    usual, words = given.evaluate(replace(form, scaling=LEARNED.scaling)), given.words
    page.say(
        "$\\operatorname{softmax}_{\\text{rows}}(\\text{scaled scores} / T)$: a low temperature T sharpens the "
        f"weights, a high one evens them out. T = 1 changes nothing, and T = 1/√d_k = {usual.d_k**-0.5:.4f} undoes the "
        "scaling: dividing by √d_k is itself a temperature."
    )
    focus = widgets.word(words)
    if not covered_answers.say_if_covered(usual.weights[focus]):
        experiments.temperature(words[focus], usual.scaled_scores[focus], words)


def _overflow(_given: Inputs, _form: Form) -> None:
    st.markdown(
        "Large scores have a second danger: exp(s) outgrows the largest number that a computer can hold, becomes "
        "infinite, and ∞/∞ is nan, *not a number*. The *naive* softmax computes exp(s)/Σ exp(s) as it stands. The "
        "*stable* one, as in `torch.softmax`, subtracts the largest score from all of them first, which changes no "
        "weight. Three words have the scores s, 0 and −s. Try 11, 12, 88, 89, 709, 710, 1e4 and 70000."
    )
    experiments.overflow()
    _ask_in_blocks()


_SUMS = ("first", "second", "third")
"""The questions for the sum after each block."""


def _ask_in_blocks() -> None:
    """Ask for the sum so far, block by block, and show what is found."""
    st.markdown(
        "#### In blocks: FlashAttention\n\nThe stable softmax needs the largest score of a row before it can begin, "
        "and all exponentials before it can divide. Yet a long row need not be held whole. Read block by block, it "
        "leaves three numbers, which each block renews:\n\n"
        "* $m' = \\max(m, s_1, s_2, …)$, the largest score so far\n"
        "* $l' = l \\cdot e^{m - m'} + \\sum_i e^{s_i - m'}$, the sum so far\n"
        "* $c' = c \\cdot e^{m - m'} + \\sum_i e^{s_i - m'} v_i$, the context so far"
    )
    tasks = softmax_in_blocks.tasks()
    show_all = bool(widgets.field(st.toggle, "Show everything", key="blocks.show", usual=False))
    answers = {name: task.mark(contents.text(f"blocks.{name}")) for name, task in tasks.items()}
    found = {name for name, mark in answers.items() if show_all or mark.status == "correct"}
    states = softmax_in_blocks.states()
    figure, beside = st.columns([3, 2], gap="medium")
    with figure:
        _draw_exponentials(found)
        tables.draw(
            {
                "block": ["1", "2", "3"],
                "m": [f"{state.maximum:g}" for state in states],
                "factor": ["", _spell("factor" in found, states[1].factor), _spell("third" in found, states[2].factor)],
                "l": [_spell(name in found, state.total) for name, state in zip(_SUMS, states, strict=True)],
                "c": [_spell(name in found, state.context) for name, state in zip(_SUMS, states, strict=True)],
            }
        )
        if "weight" in found:
            weights = ", ".join(f"{weight:.4f}" for weight in softmax_in_blocks.weights(states))
            st.caption(f"The weights of all six scores, exp(s − m)/l with the last m and l: {weights}.")
    waits = False  # each question comes once the one before it is answered
    with beside:
        for name, task in tasks.items():
            if not waits or answers[name].status != "blank":
                answers[name] = questions.ask_question(task, f"blocks.{name}")
            waits = answers[name].status == "blank" and not show_all
        questions.show_score(answers.values())


def _draw_exponentials(found: Container[str]) -> None:
    """A row after each block with exp(s − m) of the scores so far, once its sum is found; beneath them the values."""
    states, given = softmax_in_blocks.states(), softmax_in_blocks.load()
    rows = (
        Line(label=f"m = {state.maximum:g}", blocks=tuple(
            _exponential(s, state.maximum, is_read=at <= nth, is_found=name in found)
            for at, scores in enumerate(given.blocks) for s in scores
        ))
        for nth, (name, state) in enumerate(zip(_SUMS, states, strict=True))
    )  # fmt: skip
    values = tuple(
        Block(wide=1, high=3, cell=5, role="value", text=f"{v:g}", share=v / 3) for block in given.values for v in block
    )
    tally.draw(
        Tally(
            name="The scores of a row, block by block", lines=(*rows, Line(label="values", blocks=values)),
            told="Above, the scores. After each block, exp(s − m) of all so far: their sum is l.",
        ),
        key="threads of blocks", height=330,
    )  # fmt: skip


def _exponential(s: float, m: float, *, is_read: bool, is_found: bool) -> Block:
    share = exp(s - m) if is_read and is_found else 0.0
    return Block(
        label=f"{s:g}", wide=1, high=3, cell=5, role="weight", state="" if is_read else "ahead",
        text=f"{share:.2f}" if share else "?", share=share,
    )  # fmt: skip


def _spell(is_shown: bool, number: float) -> str:
    return f"{number:.4f}" if is_shown else "?"
