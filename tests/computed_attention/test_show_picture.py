"""``show``: a live picture whose edits come back to Python, the heads of a model, and one sentence for what cannot be."""

import json
import sys

import numpy as np
import pytest
import torch

from computed_attention import UsageError, attend, show
from core.graph.steps import divided_by_sum
from tests.hostile_values import HALF, TYPED

RNG = np.random.default_rng(7)
X, W = RNG.random((3, 2)), RNG.random((2, 2))
HEADS = RNG.dirichlet(np.ones(4), size=(2, 3, 4))


def sent(widget):
    return json.loads(widget.given)


def matrix(widget, name):
    return next(M for M in sent(widget)["chain"] if M["name"] == name)


def test_what_is_typed_over_a_number_comes_back_to_python():
    trace = attend(X, W, W, W)
    widget = show(trace, "it sat down")
    assert widget.trace is trace
    widget.edited = {"X": [[0, 1, "3/4"]], "W_q": []}
    changed = np.array(X)
    changed[0, 1] = 0.75
    assert np.array_equal(widget.inputs["X"], changed)
    assert np.allclose(widget.trace.context, attend(changed, W, W, W).context)
    assert np.allclose(matrix(widget, "context")["values"], widget.trace.context)
    assert matrix(widget, "X")["typed"] == [[0, 1, "3/4"]]
    widget.edited = {}
    assert widget.trace is trace


def test_a_cell_that_is_no_number_keeps_the_last_one_it_had_and_is_told():
    widget = show(attend(X))
    widget.edited = {"X": [[0, 0, "2"]]}
    widget.edited = {"X": [[0, 0, "two"]]}
    assert widget.trace.X[0, 0] == 2
    (told,) = sent(widget)["told"]
    assert "“two” is not a number" in told


def test_a_number_typed_over_the_divisor_comes_back_to_python_and_goes_again():
    trace = attend(X, W, W, W)
    widget = show(trace)
    widget.edited = {"divisor": [[0, 0, "5/2"]]}
    assert np.allclose(widget.trace.scaled_scores, trace.scores / 2.5)
    assert matrix(widget, "scaled_scores")["step"]["divisor"] == 2.5
    assert sent(widget)["divisor"]["typed"] == "5/2"
    widget.hidden = True
    assert np.allclose(widget.trace.scaled_scores, trace.scores / 2.5)
    widget.hidden = False
    widget.edited = {"divisor": [[0, 0, "0"]]}
    assert np.allclose(widget.trace.scaled_scores, trace.scores / 2.5)
    assert "“0” is out of range" in sent(widget)["divisor"]["problem"]
    assert sent(widget)["told"][0].endswith("The picture keeps the last divisor it had.")
    widget.edited = {"divisor": []}
    assert widget.trace is trace


def test_only_a_division_by_the_root_offers_its_divisor():
    own = attend(X, W, W, W, replace={"scaled_scores": lambda scores: scores / 3})
    for trace in (attend(X), attend(X, W, W, W, scale=False), own):
        widget = show(trace)
        assert sent(widget)["divisor"] is None
        widget.edited = {"divisor": [[0, 0, "2"]]}
        assert widget.trace is trace


@pytest.mark.parametrize(
    "anything", [None, 5, "X", {"X": 3, "Y": []}, {"X": [[9, 9, "1"], [0], [0, 0, 1]]}, {"divisor": 7}]
)
def test_a_front_end_may_send_anything(anything):
    widget = show(attend(X, scale=True))
    widget.edited = anything
    assert widget.trace.X is X


def test_later_words_are_hidden_and_shown_again():
    widget = show(attend(X))
    widget.hidden = True
    assert widget.trace.weights[0].tolist() == [1, 0, 0]
    assert sent(widget)["hidesLater"] is True
    widget.hidden = False
    assert np.allclose(widget.trace.weights, attend(X).weights)
    assert sent(show(attend(X, X_kv=X[:2])))["hidesLater"] is None


def test_tensors_with_gradients_are_shown_and_edited_as_tensors_of_their_kind():
    given = torch.tensor(X, dtype=torch.float32, requires_grad=True)
    widget = show(attend(given))
    widget.edited = {"X": [[0, 0, "0.5"]]}
    assert widget.trace.X.dtype == torch.float32
    assert widget.trace.X[0, 0] == 0.5
    assert show([torch.tensor(HEADS[:1], dtype=torch.bfloat16)]).packed


def test_a_step_of_ones_own_is_shown_as_one_and_left_to_python():
    usual, own = show(attend(X)), show(attend(X, replace={"weights": lambda scores: scores / 2}))
    assert sent(usual)["previewed"]
    assert not sent(own)["previewed"]
    assert matrix(own, "weights")["formula"] == "a step of your own"
    own.edited = {"X": [[0, 0, "0"]]}
    assert np.allclose(own.trace.weights, own.trace.scores / 2)
    known = show(attend(X, replace={"weights": divided_by_sum}))
    assert sent(known)["previewed"]


def test_a_trace_is_compared_with_another():
    widget = show(attend(X, W, W, W), compare=attend(X))
    assert sent(widget)["comparison"]
    assert "other" in matrix(widget, "weights")
    assert sent(show(attend(X), compare=attend(np.hstack([X, X]))))["comparison"]


def test_numbers_that_are_python_objects_are_read_as_numbers():
    assert show(attend(X.astype(object))).trace.weights.dtype == float


@pytest.mark.parametrize(
    "several",
    [HEADS, list(HEADS[:, None]), tuple(HEADS), HEADS[:, None], type("Output", (), {"attentions": list(HEADS)})],
    ids=["array", "layers of a batch of one", "layers", "array with a batch of one", "what a model returns"],
)  # fmt: skip
def test_the_weights_of_a_model_are_taken_in_any_form(several):
    packed = show(several, list("abcd")).packed
    length = int.from_bytes(packed[:4], "little")
    header = json.loads(packed[4 : 4 + length])
    assert (header["layers"], header["heads"], header["tokens"]) == (2, 3, list("abcd"))
    weights = np.frombuffer(packed[4 + length :], dtype="<u2").reshape(HEADS.shape) / 65534
    assert np.allclose(weights, HEADS, atol=1e-5)


def test_of_a_long_text_the_largest_weights_of_each_word_are_sent_with_their_places():
    W = RNG.dirichlet(np.full(512, 0.05), size=(2, 8, 512))
    packed = show(W).packed
    length = int.from_bytes(packed[:4], "little")
    header, body = json.loads(packed[4 : 4 + length]), packed[4 + length :]
    count, many = header["largest"], 2 * 8 * 512 * header["largest"]
    assert len(body) == 4 * many + 2 * 8 * header["side"] ** 2
    shares, places = np.frombuffer(body[: 4 * many], dtype="<u2").reshape(2, -1, count)
    order = np.argsort(W, axis=-1)[..., -count:].reshape(-1, count)
    assert all(set(one) == set(other) for one, other in zip(places.tolist(), order.tolist(), strict=True))
    assert np.allclose(shares / 65534, np.take_along_axis(W.reshape(-1, 512), places.astype(int), axis=-1), atol=1e-5)


REFUSED = {
    "three dimensions": (lambda: show(attend(HEADS[0])), "one sentence"),
    "nan": (lambda: show(attend([[np.nan, 1.0]])), "NaN"),
    "a million numbers": (lambda: show(attend(np.ones((1000, 1000)))), "at most 250,000"),
    "no numbers": (lambda: show(attend(np.ones((3, 0)))), "nothing to show"),
    "tokens": (lambda: show(attend(X), ["a", "b"]), "2 tokens for 3 rows"),
    "a number of tokens": (lambda: show(attend(X), 3), "a list of words"),
    "python objects": (lambda: show(attend(np.full((2, 2), None))), "NaN"),
    "a tensor without numbers": (lambda: show(attend(torch.empty(3, 2, device="meta"))), "X could not be turned into"),
    "heads without numbers": (lambda: show(torch.empty(1, 1, 3, 3, device="meta")), "numbers in an array"),
    "no trace": (lambda: show(attend(X), compare=X), "another trace"),
    "objects": (lambda: show(np.array([[{}]], dtype=object)), "numbers in an array"),
    "text": (lambda: show("it"), "numbers in an array"),
    "ragged": (lambda: show([[1.0], [1.0, 0.0]]), "numbers in an array"),
    "scores": (lambda: show(HEADS * 9 - 1), "between 0 and 1"),
    "weights with nan": (lambda: show(HEADS * np.nan), "NaN"),
    "no attention": (lambda: show((None, None)), "output_attentions=True"),
    "a batch": (lambda: show([HEADS, HEADS]), "2 sentences in the batch"),
    "different layers": (lambda: show([HEADS[0], HEADS[0, :2]]), "differ"),
    "too many words": (lambda: show(np.ones((1, 1, 513, 513)) / 513), "513 tokens"),
    "two sentences": (lambda: show(HEADS[..., :3] / 2), "name those too"),
    "one number": (lambda: show(5), "expected (layers, heads, n, n)"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_shown_is_told_in_one_sentence(what):
    attempt, part = REFUSED[what]
    with pytest.raises(UsageError) as refused:
        attempt()
    assert part in str(refused.value)
    assert "\n" not in str(refused.value)


def test_front_ends_without_widgets_are_given_a_still_of_the_same():
    data, _ = show(attend(X), "it sat down")._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert "sat" in data["text/html"]
    assert "Here it is still." in data["text/html"]


def test_without_anywidget_it_is_a_still_that_says_how_to_get_more(monkeypatch):
    monkeypatch.setitem(sys.modules, "anywidget", None)
    monkeypatch.delitem(sys.modules, "computed_attention.live_widgets", raising=False)
    shown = show(attend(X))._repr_mimebundle_()
    assert "pip install anywidget" in shown["text/plain"]
    assert "<table" in shown["text/html"]


def test_any_words_are_shown_and_are_only_words_in_a_still():
    words = [*TYPED, HALF, "</td><b>", 7]
    widget = show(attend(np.ones((len(words), 1))), words)
    assert len(sent(widget)["words"]) == len(words)
    for some in ("<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</td><b>"):
        shown, _ = show(attend(X[:1]), [some])._repr_mimebundle_()
        assert not any(tag in shown["text/html"] for tag in ("<script", "<img", "<b>")), some
