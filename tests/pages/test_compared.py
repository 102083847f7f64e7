"""What a picture is compared with, a mask among it: chains of Python's numbers, and no answer in any."""

import json
from dataclasses import replace

import numpy as np
import pytest

from core import exercises
from core.attention import attend
from core.graph.form import LEARNED, PLAIN
from core.graph.masking import CAUSAL
from core.graph.nodes import NODES, steps_of
from core.graph.ways import BY_ROOT, UNSCALED
from core.homework import answer_cover, wrong_traces
from core.homework.mistakes import MISTAKES
from tests.pages.pictures_sent import picture, send, titles
from tests.pages.test_given_away import answers_of, leaves_of
from tests.pages.test_screens import captions, screen
from ui.fields.matrices import Inputs
from ui.machine import payload
from ui.machine import picture as pictures
from ui.machine.comparison import compare

DOG = exercises.load("dog-tail").inputs
MASKED = replace(LEARNED, mask=CAUSAL)
CHOICES = {
    "without learning": (("learned", "without learning"), LEARNED, PLAIN),
    "not divided": (("divided by √d_k", "not divided"), LEARNED, replace(LEARNED, scaling=UNSCALED)),
    "later words hidden": (("nothing hidden", "later words hidden"), LEARNED, MASKED),
}


def matrices(sent):
    """The matrices of a picture by name."""
    return {M["name"]: M for M in sent["chain"]}


def numbers(M):
    """The numbers of a matrix, with nan for those that are covered."""
    return np.array([[np.nan if value is None else float(value) for value in row] for row in M["values"]])


def evaluated(form, inputs=DOG):
    used = inputs.values() if form.learned else [inputs["X"]]
    return attend(*used, replace=steps_of(form))


def choose_other(at, chosen):
    at.selectbox(key="compare").set_value(chosen).run()
    return at


def agree(M, right):
    return np.allclose(numbers(M), right, rtol=1e-9)


@pytest.mark.parametrize("chosen", CHOICES)
def test_both_chains_are_those_that_python_computes(chosen):
    names, form, other_form = CHOICES[chosen]
    sent = picture(choose_other(screen("learned", example="dog-tail"), chosen))
    here, there = evaluated(form), evaluated(other_form)
    assert tuple(sent["comparison"]) == names
    differing = set()
    for name, M in matrices(sent).items():
        assert agree(M, here.matrices[name]), name
        if "other" in M:
            assert agree(M["other"], there.matrices[name]), name
        if name in NODES and not np.array_equal(here.matrices[name], there.matrices[name]):
            differing.add(name)
    assert differing
    assert differing <= {name for name, M in matrices(sent).items() if "other" in M}


def test_masked_scores_stand_in_the_picture_where_only_the_other_chain_has_them():
    sent = picture(choose_other(screen("learned", example="dog-tail"), "later words hidden"))
    M = matrices(sent)["masked_scores"]
    assert M["step"] == {"kind": "copy", "reads": ["scaled_scores"], "turned": False}
    assert M["other"]["step"]["kind"] == "mask"
    assert [place["below"] for station in sent["stations"] for place in station["columns"]].count("masked_scores") == 1


def test_matrices_of_another_shape_are_not_compared():
    at = screen("learned", example="dog-tail", weights="random", seed="4", d_k="2", d_v="5")
    sent = picture(choose_other(at, "without learning"))
    assert {name for name, M in matrices(sent).items() if "other" in M} == {"scores", "scaled_scores", "weights"}
    assert matrices(sent)["scores"]["other"]["step"]["reads"] == ["X", "X"], "what it says it came from is there"
    assert agree(matrices(sent)["weights"]["other"], evaluated(PLAIN).weights)


def test_before_the_edits_is_offered_once_there_are_any():
    assert "before the edits" not in screen("learned", example="dog-tail").selectbox(key="compare").options
    at = screen("learned", example="dog-tail", W_q="M1AwUNA11jfhMlIwVDDSMQUA")
    sent = matrices(picture(choose_other(at, "before the edits")))
    assert agree(sent["W_q"]["other"], DOG["W_q"])
    assert not agree(sent["W_q"], DOG["W_q"])
    assert agree(sent["context"]["other"], evaluated(LEARNED).context)
    assert "other" not in sent["W_k"]


@pytest.mark.parametrize(
    "mistake",
    [
        pytest.param(mistake, id=mistake.id, marks=pytest.mark.nightly if i else ())
        for i, mistake in enumerate(wrong_traces.possible_mistakes(LEARNED, DOG))
    ],
)
def test_every_possible_mistake_is_offered_by_its_title_and_evaluated(mistake):
    at = screen("learned", example="dog-tail", compare="a known mistake", mistake=mistake.id)
    sent = picture(at)
    assert sent["comparison"] == ["correct", mistake.title]
    wrong = wrong_traces.with_mistake(LEARNED, DOG, mistake)
    others = {name: M["other"] for name, M in matrices(sent).items() if "other" in M}
    assert others
    for name, M in others.items():
        assert agree(M, wrong.matrices[name]), name
        assert M["step"]["kind"] != "given" or M["note"] == mistake.why or name not in NODES


def test_a_wrong_step_is_written_out_where_it_is_a_plain_one():
    at = screen("learned", example="dog-tail", compare="a known mistake")
    for id, node, step in (
        ("divided-by-d-k", "scaled_scores", {"kind": "quotient", "reads": ["scores"], "divisor": 3.0}),
        ("queries-for-keys", "K", {"kind": "product", "reads": ["X", "W_q"]}),
        ("keys-for-values", "V", {"kind": "copy", "reads": ["K"]}),
        ("softmax-over-columns", "weights", {"kind": "given"}),
    ):
        at.selectbox(key="mistake").set_value(id).run()
        sent = matrices(picture(at))[node]["other"]["step"]
        assert {**sent, **step} == sent


def test_the_link_holds_the_id_of_a_mistake_and_an_older_one_its_title():
    at = screen("learned", example="dog-tail", compare="a known mistake", mistake=MISTAKES["keys-for-values"].title)
    assert picture(at)["comparison"][1] == MISTAKES["keys-for-values"].title
    assert at.query_params["mistake"] == "keys-for-values"
    at.selectbox(key="mistake").set_value("queries-for-keys").run()
    assert at.query_params["mistake"] == "queries-for-keys"


def test_what_is_not_offered_compares_nothing():
    sent = picture(screen("learned", example="dog-tail", compare="before the edits", mistake="none of these"))
    assert sent["comparison"] is None
    assert not any("other" in M for M in sent["chain"])


def test_the_choice_is_in_the_link_and_a_mistake_that_is_not_possible_any_more_is_replaced():
    at = screen("learned", example="dog-tail", compare="a known mistake", mistake="mask-not-asked")
    send(at, "hidden", True)
    chosen = at.selectbox(key="mistake").value
    assert chosen != "mask-not-asked"
    assert picture(at)["comparison"][1] == MISTAKES[chosen].title
    assert at.query_params["compare"] == "a known mistake"


def given_away(drawn, exercise):
    """The answers among the numbers that travel, and what is sent."""
    sent = json.loads(payload.to_json(payload.of(drawn)))
    values = np.array([one for one in leaves_of(sent) if isinstance(one, float)])
    return {answer for answer in answers_of(exercise) if (np.abs(values - answer) < 1e-9).any()}, sent


def compared_with_each(exercise, earned=frozenset()):
    """The picture of an exercise, compared with everything that is offered."""
    given = Inputs(
        name="", title="", tokens=exercise.tokens, exercise=exercise, earned=earned,
        matrices=exercise.inputs,
    )  # fmt: skip
    form = LEARNED if "W_q" in exercise.inputs else PLAIN
    trace = given.evaluate(form)
    base = pictures.of(trace, form, given.words)
    for other in (PLAIN, replace(form, scaling=UNSCALED), replace(form, mask=CAUSAL), replace(form, scaling=BY_ROOT)):
        yield compare(base, trace, form, given.evaluate(other), other, ("", ""))
    for mistake in wrong_traces.possible_mistakes(form, exercise.inputs):
        wrong = answer_cover.covered_trace(wrong_traces.with_mistake(form, exercise.inputs, mistake), given.cover)
        yield compare(base, trace, form, wrong, form, ("", ""), mistake.why)


@pytest.mark.parametrize("example", exercises.graded_ids())
def test_no_answer_is_in_either_chain_nor_in_their_difference(example):
    exercise = exercises.load(example)
    many = 0
    for made in compared_with_each(exercise):
        many += 1
        found, sent = given_away(made, exercise)
        assert found == set()
        for M in sent["chain"]:
            if "other" in M:
                here, there = numbers(M), numbers(M["other"])
                assert (np.isnan(here) == np.isnan(there)).all(), M["name"]
    assert many > 10


def test_the_search_finds_the_answers_once_they_are_earned():
    exercise = exercises.load("bank-interest")
    earned = frozenset(part.id for part in exercise.parts)
    found, _ = given_away(next(iter(compared_with_each(exercise, earned))), exercise)
    assert len(found) > 10


@pytest.mark.parametrize(("filled", "typed"), [("0.1 _ 1/3 | x", []), ("1.1 0.2 0.3\n" * 5, ["1.1"])])
def test_a_link_fills_in_what_it_holds_and_nothing_if_that_is_no_matrix(filled, typed):
    sent = picture(screen("learned", example="dog-tail", fill="Q", filled=filled))
    boxes = next(M["boxes"] for M in sent["chain"] if M["name"] == "Q")
    assert sorted({box["text"] for box in boxes if box["column"] == 0} - {""}) == typed


SENTENCE = "later words are hidden from each word"


def test_nothing_is_hidden_until_it_is_asked_for_and_then_on_the_next_screen_too():
    at = screen("learned")
    assert picture(at)["hidesLater"] is False
    assert "causal" not in at.query_params
    assert "Masked scores" not in titles(at)
    assert SENTENCE not in captions(at)
    send(at, "hidden", True)
    assert picture(at)["hidesLater"] is True
    assert at.query_params["causal"] == "true"
    assert SENTENCE in captions(at)
    at.switch_page("pages/similarity.py").run()
    assert picture(at)["hidesLater"] is True
    assert "Masked scores" in titles(at)
    for value in (False, "nonsense"):
        send(at, "hidden", value)
        assert "Masked scores" not in titles(at)
        assert "causal" not in at.query_params
