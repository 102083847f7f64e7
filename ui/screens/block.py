"""The parts of a layer of the trained model: how much of a token's state each makes, and what changes without some."""

from collections.abc import Callable, Mapping
from functools import partial

import streamlit as st

from core.lessons import block, trained
from core.lessons.block import LeftOut
from core.models import minilm
from core.models.minilm import D_MODEL, PARTS
from ui.charts import dial, river
from ui.charts.dial import Dial
from ui.charts.river import Asks, River
from ui.frame.lesson import LessonAnswers
from ui.screens import head_picture
from ui.session.linked_value import LinkedValue

_OFF = LinkedValue[LeftOut](
    names=("block.switched",), read=block.read_left_out, written=lambda without: (block.spell_left_out(without),)
)
"""The parts that are switched off, kept in the link."""

_NAMES = ("held before", "attention", "feed-forward")

_ASKS: Mapping[str, Asks] = {"last": "share", "mostly": "word", "off": "switch"}
"""What a question asks of the figure."""

_OF_ALL = ("off", "alike")
"""The questions about all tokens together, beside whose number none of a single token stands in the figure."""


def show_figure(text: str, asked: LessonAnswers) -> None:
    """The way of each token's state through the layers, with switches; three questions are answered in it."""
    is_open, name = asked.is_open, asked.name
    without = _parts_off(asked)
    tokens = minilm.read(text).tokens
    is_usual = text == trained.pizza()
    answer, word = asked.text("last"), asked.text("mostly")
    is_word_told = name == "mostly" and is_usual and word in tokens
    has_switches = name in _OF_ALL or asked.shows_all or bool(without) or not is_usual
    river.draw(
        River(
            name=f"What each part of a layer adds to each token of: {text}", tokens=tokens, parts=_NAMES,
            rest="shifts of the norms", notes=tuple(
                f"{many:,} numbers a layer" if many else "no learned numbers" for many in block.numbers().values()
            ), shares=block.shares(text, without),
            focus=tokens.index(word) if is_word_told else head_picture.focus(tokens),
            off=frozenset((layer - 1, PARTS.index(part)) for layer, part in without),
            told="" if has_switches
            else "In %: each part’s share of a token’s state; dotted: the rest, which the norms add.",
            switches=has_switches,
            veiled=None if is_open("last") else block.LAST - 1,
            asks=_ASKS.get(name, "") if is_usual and not is_open(name) else "",
            predicted=block.RANGES.get(answer) if is_usual and not without and name == "last" else None,
        ),
        key="threads of the parts",
        on={
            "word": lambda word: asked.answer(minilm.read(text).tokens[word]) if name == "mostly" else None,
            "switch": partial(_switch, asked, without),
            "all": lambda part: _OFF.set(block.switch_everywhere(without, PARTS[part])),
            "share": lambda percent: asked.answer(block.range_of(percent), "last"),
        },
    )  # fmt: skip
    if has_switches:
        _show_angle(text, without, of_two=name == "alike", is_open=is_open(name if name in _OF_ALL else "off"))


def _show_angle(text: str, without: LeftOut, *, of_two: bool, is_open: bool) -> None:
    """How far the sentence's vector is turned, or two tokens' last states are apart: as the angle of their cosine."""
    what = (
        "Two tokens’ last states, by their mean cosine"
        if of_two
        else "The sentence’s vector, the mean of all last states"
    )
    if without and not is_open:
        return dial.show(Dial(degrees=None, label=""), f"{what}: what that switch does to it is covered.")
    if of_two:
        before, after = (block.mean_cosine(minilm.read(text, without=off)) for off in (frozenset(), without))
        told, marked = f"{what}: {minilm.angle(after):.1f}° apart. Tick: before.", [before]
    else:
        after, marked = block.cosine_without(text, without), [*block.without_each(text).values()]
        told = f"The sentence’s vector turns by {minilm.angle(after):.1f}°. Ticks: without each layer’s attention."
    if not without:
        told, marked = f"{what}. A part’s name switches all layers.", []
    degrees = minilm.angle(after)
    drawn = Dial(degrees=degrees, label=f"{degrees:.1f}°", marks=tuple(map(minilm.angle, marked)))
    return dial.show(drawn, f"{told} Dotted bars: the norms add it.".replace("-", "−"))


def _parts_off(asked: LessonAnswers) -> LeftOut:
    """What is switched off, but for what the question before has left so: there it is on again until it is pressed."""
    left = {(int(layer), PARTS[1]) for layer in [asked.text("off")] if layer}
    is_left = asked.name == "alike" and not asked.text() and left == {*_OFF.value()}
    return frozenset() if is_left else _OFF.value()


def _switch(asked: LessonAnswers, without: LeftOut, place: tuple[int, int]) -> None:
    """Switch a part; attention's switch answers the question that asks for it."""
    layer, part = place[0] + 1, PARTS[place[1]]
    _OFF.set(without ^ {(layer, part)})
    if asked.name == "off" and part == "attention" and not asked.text():
        asked.answer(str(layer))


SHOWN: Mapping[str, Callable[[str], None]] = {
    "off": lambda layer: _OFF.set(frozenset({(int(layer), PARTS[1])})),
    "alike": lambda _: _OFF.set(block.switch_everywhere(frozenset(), PARTS[0])),
}
"""What is switched off as a question is answered, given the option."""


def explain() -> None:
    """The formulas of a layer, and what a share is."""
    st.markdown(
        r"$X' = \text{norm}(X + \text{attention}(X))$"
        "\n\n"
        r"$\text{state} = \text{norm}(X' + \text{gelu}(X' W_1 + b_1)\, W_2 + b_2)$"
        "\n\n"
        r"$\text{norm}(x) = \dfrac{x - \text{mean}(x)}{\text{std}(x)} \cdot \text{gain} + \text{shift}$, token by token"
        f"\n\nWhat both are added to is called the *residual stream*. $W_1$ is {D_MODEL} × {4 * D_MODEL:,} and $W_2$ "
        f"{4 * D_MODEL:,} × {D_MODEL}: the feed-forward treats each token by itself, and only attention lets tokens "
        "read one another. Here, in *all-MiniLM-L6-v2*, each sum is normalised (*post-norm*); GPT-2 and most models "
        "since normalise what enters each part instead (*pre-norm*)."
    )
    st.caption(
        "How a share is measured: with the means and standard deviations held fixed, both norms are linear, so the "
        "state is the sum of what became of each part and of the norms’ shifts. The share of a part p of a state s is "
        "p · s / (s · s): the four add up to 100 %. It may be a little below 0, where a part points away from the sum; "
        "such a band is not drawn. What is switched off is 0 where the layer adds it up."
    )
