"""A head of the trained model on a sentence: both are chosen here, and part of the link."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import streamlit as st

from core.graph.nodes import INPUTS
from core.graph.steps import Matrix
from core.graph.tex import emphasised, plain
from core.graph.trace import Trace
from core.lessons.trained import pizza
from core.models import minilm
from core.models.minilm import HEADS, LAYERS, Head, ModelFilesError, Run, SentenceError
from core.reading.names import distinct, number_names
from core.words.word_pieces import CONTINUED, UNKNOWN
from ui.fields import widgets
from ui.session import contents
from ui.session.keys import Key

_LONGEST = 1000
"""In letters."""

_USUAL_LAYER, _USUAL_HEAD = "4", "2"


@dataclass(frozen=True, kw_only=True, eq=False)
class ChosenHead:
    """A head on a sentence as it went through the model; ``text`` is the sentence."""

    text: str
    run: Run
    head: Head

    @cached_property
    def trace(self) -> Trace:
        """The graph of the head."""
        return self.run.head(*self.head)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The tokens, numbered where one occurs more than once."""
        return tuple(distinct(self.run.tokens))

    @property
    def matrices(self) -> Mapping[str, Matrix]:
        """X (n × 385) with a column of ones, and W_q, W_k and W_v (385 × 32) with biases as their last rows."""
        return {name: np.asarray(self.trace.matrices[name], dtype=np.float64) for name in INPUTS}

    @property
    def name(self) -> str:
        """What the names of its files begin with."""
        return f"layer-{self.head.layer}-head-{self.head.number}"

    @property
    def title(self) -> str:
        """Which head it is, in words."""
        return f"Layer {self.head.layer}, head {self.head.number}"


def is_ready() -> bool:
    """Load the model if nobody has yet, with a spinner; False after saying what to do if that cannot be done."""
    try:
        with st.spinner("Loading the trained model: 45 MB, a second or two"):
            minilm.load()
    except ModelFilesError as problem:
        st.error(f"{problem} Until then the other screens work as ever, and what you typed here is kept.")
        return False
    return True


MODEL_FIELDS = ("trained.sentence", "trained.layer", "trained.head")
"""The fields on the screens about the model."""

INPUT_FIELDS = (Key.HEAD_SENTENCE, Key.HEAD_LAYER, Key.HEAD_NUMBER)
"""The fields on the screens that compute: Streamlit takes those of the screen that one leaves out of the link."""


def take_pressed(head: tuple[int, int]) -> None:
    """Choose a head that was pressed in a figure, counted from 0; call it from a callback."""
    _, *fields = MODEL_FIELDS
    for field, number in zip(fields, head, strict=True):
        contents.change(field, str(number + 1))


def choose(fields: tuple[str, str, str] = MODEL_FIELDS, *, is_ready: bool, usual: str = "") -> ChosenHead | None:
    """Ask for a sentence, a layer and a head, in fields of these keys; None if the model is not there.

    While the sentence cannot be read, it is the ``usual`` one, by default that which a screen opens with.
    """
    usual = usual or pizza()
    with st.container():  # what is told moves nothing below it
        typed = _type_sentence(fields[0], usual)
        head = _choose_head(*fields[1:])
        if not is_ready:
            return None
        text, run = _read(typed, usual)
        return ChosenHead(text=text, run=run, head=head)


def choose_sentence(*, is_ready: bool) -> tuple[str, Run] | None:
    """Ask for a sentence, the same on all screens about the model; see `choose`."""
    with st.container():  # what is told moves nothing below it
        typed = _type_sentence(MODEL_FIELDS[0], pizza())
        return _read(typed, pizza()) if is_ready else None


def _type_sentence(key: str, usual: str) -> str:
    label = f"Your sentence, in English, up to {minilm.LONGEST} tokens"
    return widgets.text(label, key, usual=usual, max_chars=_LONGEST)


def _choose_head(layer_key: str, number_key: str) -> Head:
    with st.grid(2):
        layer = widgets.pick("Layer", number_names(LAYERS), _USUAL_LAYER, layer_key)
        number = widgets.pick("Head", number_names(HEADS), _USUAL_HEAD, number_key)
    return Head.at((layer, number))


def read(typed: str, usual: str) -> tuple[str, Run]:
    """The sentence that is read, and its run; says why the one that was typed cannot be, if so."""
    try:
        return typed, minilm.read(typed)
    except SentenceError as problem:
        st.warning(f"{plain(str(problem))} Showing “{plain(usual)}” for now.")
        return usual, minilm.read(usual)


def _read(typed: str, usual: str) -> tuple[str, Run]:
    text, run = read(typed, usual)
    if text == typed:
        _tell_pieces(run)
    return text, run


def _tell_pieces(run: Run) -> None:
    """Say what became of words that the model does not have."""
    told = [f"{len(run.tokens)} tokens; the model itself adds \\[CLS\\] at the beginning and \\[SEP\\] at the end."]
    if any(token.startswith(CONTINUED) for token in run.tokens):
        told.append(f"A token that begins with {plain(CONTINUED)} continues the word before it.")
    unknown = dict.fromkeys(word for token, word in zip(run.tokens, run.words, strict=True) if token == UNKNOWN)
    if unknown:
        words = ", ".join(emphasised(word[:20]) for word in unknown)
        told.append(f"The model has no token for {words} and reads {plain(UNKNOWN)} there.")
    st.caption(" ".join(told))
