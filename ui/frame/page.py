"""What every screen has in common: its start, what each word means, and the way on."""

import threading
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from types import MappingProxyType

import streamlit as st

from core.graph.code import beside_title
from core.graph.form import LEARNED, Form
from core.graph.masking import CAUSAL
from core.graph.nodes import EVERY_NODE, shown_nodes
from core.graph.tex import emphasised, in_prose
from ui.charts import drawing
from ui.frame import background, navigation
from ui.session import beyond_link, going_back, kept_answers, kept_progress

_LEAD = 800
"""Pixels of the sentences at the top."""


def begin(
    title: str, lead: str, *, numbers: Mapping[str, str] = MappingProxyType({})
) -> st.delta_generator.DeltaGenerator:
    """Start a screen: its title, and what it is for in a sentence or two; returns the line of its title.

    ``numbers`` are the fields that choose the numbers of which its questions ask, with what they usually hold.
    """
    line = begin_with_picture(title)
    say(lead)
    kept_answers.bring_back_lesson(numbers)
    return line


def begin_with_picture(title: str) -> st.delta_generator.DeltaGenerator:
    """Start a screen that goes on with its picture; returns the line of its title, which has room for more."""
    navigation.ensure()
    put_links_in(None)
    drawing.begin()
    going_back.begin_run()
    line = st.container(horizontal=True, vertical_alignment="bottom", key="title")
    with line:
        st.title(title, anchor=False)
        offer_words()
        beyond_link.bring_back()  # it has no height: here it moves nothing
    navigation.show_parts()
    return line


def place(key: str) -> st.delta_generator.DeltaGenerator:
    """A place for what is drawn later than what stands below it; the styles of its key keep its height until then."""
    kept = st.container(key=key)
    kept.empty()  # Streamlit leaves out a place with nothing in it
    return kept


class _Run(threading.local):
    """Where the run of a thread puts the links at the end of its screen; None: there."""

    links: st.delta_generator.DeltaGenerator | None = None


_run = _Run()


def put_links_in(place: st.delta_generator.DeltaGenerator | None) -> None:
    """Have the links at the end of this screen, and what to take away, stand in a place."""
    _run.links = place


def links() -> AbstractContextManager[object]:
    """Where the links at the end of this screen stand."""
    return _run.links or nullcontext()


def say(sentences: str) -> None:
    """Sentences in lines that are not too long to read."""
    st.markdown(in_prose(sentences), width=_LEAD)


def offer_words() -> None:
    """Offer what each word means."""
    # Not filled only once it is open: a link that is followed while it is would be lost to the run that closes it.
    st.popover("The words", icon=":material/dictionary:", type="tertiary", key="glossary").markdown(glossary())


def needs(package: str) -> None:
    """Say so and stop where a package is not installed that this screen cannot do without."""
    if find_spec(package) is None:
        st.info(f"This screen needs {package}, which is not installed here. On your own computer: see the README.")
        st.stop()


def evenly(words: Sequence[str], focus: int, form: Form) -> str:
    """What each word would have of the attention of one of them, if it were evenly spread."""
    many = sum(form.mask.sees(focus, j) for j in range(len(words)))
    over = f" over the words up to {emphasised(words[focus])}" if form.is_masked else ""
    return f"Spread evenly{over}, each weight would be 1/{many} = {1 / many:.4f}."


def end(step: str = "") -> None:
    """The end of what a student can choose on a screen; ``step`` is the one that it shows, if it has some."""
    going_back.rerun_if_lost()
    beyond_link.keep()
    background.draw(step)
    going_back.note_drawn()


def next_screen(*names: str, step: str = "") -> None:
    """The end of a screen: what to take away, the next screen of the road, and where else one may go; see `end`."""
    end(step)
    with links():
        if remember := navigation.take_away():
            st.markdown(f"**To take away:** {in_prose(remember)}", width=_LEAD)
        if following := navigation.next_stop():
            with st.container(key="following", width="content"):
                navigation.link_along(following)
        for name in names:
            if not following or name != following.name:
                navigation.link(name)
    kept_progress.keep()


_WHOLE_CHAIN = replace(LEARNED, mask=CAUSAL, positions=True)

_WORDS = """
| name | what it is |
|---|---|
| attention | each word takes in the values of all words, in shares that queries and keys decide |
| token | a word of the sentence, a piece of a word, or a mark such as a comma; there are n of them |
| embedding | the vector of numbers that stands for a token: a row of X (n × d_model), a column of Xᵀ |
| W_q, W_k, W_v | weight matrices that turn an embedding into a query, a key and a value |
| Q, K, V | queries (what a token looks for), keys (what it offers), values (what it passes on) |
| d_model, d_k, d_v | how many numbers an embedding, a query or key, and a value have |
| dot product, cosine | two vectors multiplied number by number, and added up; that, divided by both lengths |
| softmax | raise e = 2.718… to the power of each number of a row, then divide each by the sum of the row’s powers |
| head | one attention with its own W_q, W_k and W_v |
| layer, transformer | heads side by side, and a small network after them; many layers, each fed by the one before |
| training | W_q, W_k and W_v start at random, and are moved a little, again and again, so that guesses get better |
| sharpness β | what similarities are multiplied by before the softmax: at 0 all weights are equal |
| mask | which words each word may attend to; the scores of the others become −∞ |
| batch, padding | sentences computed at once; marks that fill up the shorter ones, behind a mask |
| <EOS>, [CLS], [SEP] | marks: <EOS> ends a sentence; some models put [CLS] before it and [SEP] after it |
| X_kv | of two sentences, the embeddings (n_kv × d_model) of the one from which keys and values come |
"""

_NOTE = """
Small numbers under a word, as in the₅, tell repeated words apart by their place in the sentence.
"""


@cache
def glossary() -> str:
    """A table of the words in Markdown; what is computed by the graph stands in it as in its record."""
    rows = map(_word, shown_nodes(_WHOLE_CHAIN, "place", "compare", "weigh", "mix"))
    return in_prose("\n".join([_WORDS.strip(), *rows, _NOTE.rstrip()]))


def _word(node: str) -> str:
    record = EVERY_NODE[node]
    # The mask's formula says what its letters are, and is too wide for the table on a phone.
    formula = f"${beside_title(node, LEARNED)}$: " if node in shown_nodes(LEARNED) else ""
    meaning = record.about.split(": ", 1)[-1]
    return f"| {record.title.lower()} | {formula}{meaning}. {record.note}".rstrip() + " |"
