"""The ways of a step: each is one record, and nothing that a form can be is missing from the name of a file."""

from contextlib import suppress
from itertools import product

import numpy as np
import pytest

from core.graph import code
from core.graph.form import PLAIN, Form
from core.graph.in_words import Place
from core.graph.masking import CAUSAL, NO_MASK, sliding_window
from core.graph.nodes import EVERY_INPUT, EVERY_NODE, NODES, steps_of
from core.graph.ways import BY_ROOT, BY_SUM, SOFTMAX, UNSCALED, divided_by
from tests.as_before import assert_as_before

SCALINGS = (BY_ROOT, UNSCALED, divided_by(1.0), divided_by(2.5))
MASKS = (NO_MASK, CAUSAL, sliding_window(1), sliding_window(3))
X = np.random.default_rng(5).normal(size=(5, 3))
WINDOW = Form(learned=False, scaling=UNSCALED, mask=sliding_window(2))


def forms(heads=(1,)):
    flags = (True, False)
    names = ("learned", "scaling", "mask", "normalise", "positions", "cross", "heads")
    for fields in product(flags, SCALINGS, MASKS, (SOFTMAX, BY_SUM), flags, flags, heads):
        with suppress(ValueError):
            yield Form(**dict(zip(names, fields, strict=True)))


def test_files_of_different_forms_have_different_names():
    names = {form: (form.learned, *form.unusual()) for form in forms()}
    assert len(names) > 90
    assert len(set(names.values())) == len(names)
    assert all(part for _, *parts in names.values() for part in parts)


def test_what_is_written_of_every_node_in_every_form_is_as_before():
    words, said = [f"w{i}" for i in range(8)], [*EVERY_INPUT.values()]
    for form in forms(heads=(1, 2)):
        places = [
            Place(form=form, tokens=words, tokens_kv=words[::-1], d_k=3, row=row, column=column)
            for row, column in ((None, None), (5, None), (2, 3), (3, 2))
        ]
        for name in steps_of(form):
            node = EVERY_NODE[name]
            said += (node.one, node.many, node.apart(form), code.wording(name, form), code.needed_names([name], form))
            said += (code.beside_title(name, form), code.from_projections(name, form), *map(node.in_words, places))
            said += (code.snippet(name, library, form) for library in code.LIBRARIES)
    assert_as_before("written", said)


def test_ways_are_equal_if_their_steps_are():
    assert sliding_window(2) == sliding_window(2) != sliding_window(3)
    said = ["Each word attends to only itself.", "Each word attends to only the last 2 words, itself included."]
    assert [sliding_window(size).instruction for size in (1, 2)] == said
    assert len({divided_by(2.0), divided_by(2.0), BY_ROOT}) == 2


@pytest.mark.parametrize("mask", MASKS, ids=str)
def test_a_mask_hides_what_its_record_says_that_no_word_sees(mask):
    masked = mask.step(X @ X.T)
    sees = np.array([[mask.sees(i, j) for j in range(5)] for i in range(5)])
    assert np.array_equal(np.isneginf(masked), ~sees)
    assert np.array_equal(masked[sees], (X @ X.T)[sees])


def test_a_window_of_the_whole_sentence_is_the_causal_mask_in_torch_as_in_numpy():
    torch = pytest.importorskip("torch")
    S = X @ X.T
    assert np.array_equal(sliding_window(5).step(S), CAUSAL.step(S))
    assert np.array_equal(sliding_window(2).step(torch.tensor(S)).numpy(), sliding_window(2).step(S))


@pytest.mark.parametrize("count", range(2, 10))
def test_a_long_sum_leaves_out_words_between_the_second_and_the_last(count):
    words = [f"w{i}" for i in range(count)]
    whole = Place(form=PLAIN, tokens=words, tokens_kv=words, d_k=2, row=0, column=None)
    told = [word for word in words if rf"x_{{\text{{{word}}}}}" in NODES["context"].in_words(whole)]
    assert told == (words if len(words) < 7 else [*words[:2], words[-1]])


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"mask": sliding_window(2), "normalise": BY_SUM}, "cannot be divided by their sum"),
        ({"mask": sliding_window(2), "cross": True}, "nothing to mask"),
        ({"positions": True, "cross": True}, "the words of one sentence"),
        ({"heads": 2, "cross": True}, "two heads need weights of their own"),
        ({"heads": 2, "learned": False}, "two heads need weights of their own"),
    ],
)
def test_a_form_that_cannot_be_computed_is_refused(fields, why):
    with pytest.raises(ValueError, match=why):
        Form(**({"learned": True, "scaling": BY_ROOT} | fields))
