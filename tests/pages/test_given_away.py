"""No screen gives the answers of the homework away: not in what is drawn, read aloud, copied or downloaded."""

import json
import re
from collections.abc import Iterator
from decimal import Decimal
from itertools import chain

import numpy as np
import pyarrow as pa
import pytest

from core import exercises
from core.reading.matrix_edits import pack
from tests.pages.pictures_sent import components, picture, send, threads
from tests.pages.test_links import opened
from ui.frame import downloads
from ui.session import keys

COMPUTE = ("similarity", "learned", "scaling")
GRADED = exercises.graded_ids()
COMPUTED = tuple(name for name in GRADED if name in exercises.ids_of_one_sentence())
"""The homework that the screens for computing show."""

SHOWN = tuple(
    (name, example) for name in COMPUTE for example in COMPUTED
    if name != "scaling" or "W_q" in exercises.load(example).inputs
)  # fmt: skip
"""Without weights of its own, all that /scaling shows of an exercise comes from random ones."""

ASKED = (*((*one, None) for one in SHOWN), *((name, "bank-interest", 3) for name in COMPUTE))
"""What is opened, with the variant. Of others a share agrees with an answer to the decimals of a sentence, by chance."""

BY_DAY = {("learned", name) for name in COMPUTED} | {(name, "bank-interest") for name in COMPUTE}
"""The screen with the most numbers for every exercise, and the others for one: the rest waits for the night."""

FOLDED = re.compile(r"-(take |code |step by step)")
FULL = re.compile(r"\$\$|array|tensor|bmatrix|,d1|_?=|^,")
LONG = re.compile(r"-?\d+\.\d{5,}")
NUMBER = re.compile(r"-?\d+\.\d{3,}")

EVERYTHING = {
    "similarity": [{"closer": "one word"}, {"closer": "which word looks at which"}],
    "learned": [{"closer": "one word"}, {"closer": "which word looks at which", "blend": "1.0"}],
    "scaling": [{"closer": "temperature"}, {"divisor-3": "1.0", "divisor-2": "1.0"}],
}
"""All that can be looked at on a screen, by the parameters of its link."""


def parameters(exercise, **others):
    variant = {} if exercise.variant is None else {"variant": str(exercise.variant)}
    return {"example": exercise.id, **variant, **others}


def answers_of(exercise):
    """The numbers that a student has to find, without those that may stand anywhere: short ones, and what is given.

    Where a weight is nearly 1, a context vector is nearly a row of X, which everybody may see.
    """
    given = np.concatenate([np.ravel(M) for M in exercise.inputs.values()])
    answers = chain.from_iterable(
        [weight for _, weight in answer] if isinstance(answer, tuple) else np.ravel(answer)
        for answer in exercise.answers.values()
        if not isinstance(answer, str)
    )
    return {
        float(value) for value in answers
        if abs(value - round(float(value), 3)) > 1e-9 and abs(value) > 0.001 and np.abs(given - value).min() > 1e-4
    }  # fmt: skip


def texts_of(proto) -> Iterator[str | float]:
    """Every text that is sent to the browser, at any depth, the rows of every table and the data of every picture."""
    for field, value in proto.ListFields():
        for one in value if field.is_repeated else [value]:
            if field.message_type is not None and not field.message_type.GetOptions().map_entry:
                yield from texts_of(one)
            elif isinstance(one, bytes):
                yield from rows_of(one)
            else:
                yield str(one)


def rows_of(data):
    if data.startswith(b"{"):  # a picture of the chain
        yield from leaves_of(json.loads(data))
        return
    if data[4:5] == b"{":  # threads: what follows are the weights of a trained model, of which no homework asks
        yield from leaves_of(json.loads(data[4 : 4 + int.from_bytes(data[:4], "little")]))
        return
    try:
        table = pa.ipc.open_stream(data).read_all()
    except pa.ArrowInvalid:
        yield from leaves_of(json.loads(data))
        return
    yield from (value for column in table.to_pydict().values() for value in column if isinstance(value, str | float))


def leaves_of(data):
    """Every text and number in the data of a picture."""
    if isinstance(data, dict | list):
        for one in data.values() if isinstance(data, dict) else data:
            yield from leaves_of(one)
    elif isinstance(data, str | float):
        yield data


def sent(at):
    """Every text and number that has been sent to the browser for a screen."""
    return [text for element in at.main if element.proto is not None for text in texts_of(element.proto)]


def given_away(sent, exercise):
    """The answers among the numbers of charts, and among those in texts that have three decimals or more.

    A number in a text may be another that is rounded to the same: one that is given, or in a chart. Arithmetic and
    files are full of others, but have so many digits that hardly two are the same.
    """
    answers = answers_of(exercise)
    given = {float(value) for M in exercise.inputs.values() for value in np.ravel(M)}
    drawn = {one for one in sent if isinstance(one, float)}
    leaked = {answer for answer in answers for number in drawn if abs(number - answer) < 1e-9}
    texts = [text for text in sent if isinstance(text, str)]
    for number in {
        Decimal(number) for text in texts for number in (LONG if FULL.search(text) else NUMBER).findall(text)
    }:
        half = 0.5 * 10.0 ** number.as_tuple().exponent + 1e-12
        if not any(abs(float(number) - one) <= half for one in given | drawn - leaked):
            leaked |= {answer for answer in answers if abs(float(number) - answer) <= half}
    return leaked


def everything_open(at):
    """The screen with all that can be folded out."""
    for element in at.main:
        if FOLDED.search(identity := getattr(element.proto, "id", "")):
            at.session_state[identity.split("-", 2)[-1]] = True
    at.run()
    return at


@pytest.fixture
def downloaded(monkeypatch):
    """The text of every file that is offered."""
    texts = []

    def record(_heading, files):
        texts.extend(file.content.decode("utf-8-sig") for file in files)

    monkeypatch.setattr(downloads, "_row", record)
    return texts


@pytest.mark.parametrize(
    ("name", "example", "variant"),
    [one if one[:2] in BY_DAY else pytest.param(*one, marks=pytest.mark.nightly) for one in ASKED],
)
def test_no_answer_is_on_a_screen_before_it_is_found(name, example, variant, downloaded):
    exercise = exercises.load(example, variant)
    assert answers_of(exercise)
    for others in EVERYTHING[name]:
        at = everything_open(opened(name, parameters(exercise, **others)))
        assert given_away([*sent(at), *downloaded], exercise) == set()
    assert downloaded


def test_nothing_that_is_chosen_in_the_picture_brings_an_answer():
    exercise = exercises.load("bank-interest")
    at = opened("scaling", parameters(exercise))
    places = [place for station in picture(at)["stations"] for place in station["columns"]]
    drawn = {name for place in places for name in (place["below"], place["above"]) if name}
    pinned = [("pinned", {"node": name, "row": 1, "column": 1}) for name in drawn]
    divisors = [("divisor", divisor) for divisor in (1.0, picture(at)["dial"]["usual"])]
    for event, value in [*pinned, *divisors]:
        send(at, event, value)
        if event == "pinned":
            assert picture(at)["pinned"] == value
        assert given_away(sent(at), exercise) == set()


@pytest.mark.parametrize("example", ["bank-interest", "river-bank"])
def test_the_search_finds_answers_once_the_solutions_are_shown(example):
    """What looks for answers can find them: else the tests above could not fail. Masked ones are on no such screen."""
    exercise = exercises.load(example)
    shown = " ".join(keys.answer_key(exercise, part) for part in exercise.parts)
    name = "learned" if "W_q" in exercise.inputs else "similarity"
    at = everything_open(opened(name, parameters(exercise, shown=shown, closer="one word")))
    assert len(given_away(sent(at), exercise)) >= 10


def test_a_covered_number_says_what_is_so_that_anyone_can_compute_it():
    """Typed in as one's own, the same numbers show every answer: covering them promises no secret."""
    exercise = exercises.load("bank-interest")
    covered = sent(opened("learned", parameters(exercise)))
    assert any("so that you can try first; anyone can compute it from these" in text for text in written(covered))
    typed = {name: pack({cell: str(value) for cell, value in np.ndenumerate(M)}) for name, M in exercise.inputs.items()}
    sizes = {"words": " ".join(exercise.tokens), "d_model": str(exercise.inputs["X"].shape[1])}
    own = sent(opened("learned", {"example": "your own numbers", **sizes, **typed}))
    assert given_away(own, exercise)
    assert not any("anyone can compute it" in text for text in written(own))


def drawn_of(sent, answers):
    """The answers among the numbers of pictures and charts, torch's in single precision too."""
    drawn = {one for one in sent if isinstance(one, float) and one != round(one)}
    return {answer for answer in answers for number in drawn if abs(number - answer) < 2e-7}


def threaded(at, answers):
    """The answers among the weights of threads, as near as two bytes can tell."""
    figures = [threads(one) for one in components(at, "threads")]
    drawn = {two * header["most"] / 65_534 for header, weights in figures for two in np.ravel(weights) if two < 65_535}
    return {answer for answer in answers for number in drawn if abs(number - answer) < 0.5 / 65_534}


def written(sent):
    return [text for text in sent if isinstance(text, str)]


@pytest.mark.parametrize(
    ("name", "link"),
    [
        (
            "seeds",
            {
                "module.order": "W_k",
                "module.transposed": "the transpose of the other’s",
                "question": "module.transposed",
            },
        ),
        ("torch-mask", {"module.repaired": "those of masked before", "module.times": "1.0"}),
        ("dropout", {"module.p": "0.0", "module.eval": "nothing"}),
    ],
)
def test_a_screen_on_torch_covers_the_answers_of_the_homework(name, link):
    exercise = exercises.load("journey")
    shown = " ".join(keys.answer_key(exercise, part) for part in exercise.parts)
    at = opened(name, link)
    texts = sent(at)
    assert drawn_of(texts, answers_of(exercise)) | threaded(at, answers_of(exercise)) == set()
    assert not any("0.2264" in text for text in written(texts))
    assert any(text.startswith(":material/visibility_off:") for text in written(texts))
    at = opened(name, {**link, "shown": shown})
    assert drawn_of(sent(at), answers_of(exercise)) | threaded(at, answers_of(exercise))


def test_an_older_link_to_a_part_uncovers_nothing():
    exercise = exercises.load("journey")
    texts = sent(opened("module", {"module.part": "Mask", "module.row-sum": "0.54", "module.copy": "W_q.T"}))
    assert drawn_of(texts, answers_of(exercise)) == set()
    assert any(text.startswith(":material/visibility_off:") for text in written(texts))
