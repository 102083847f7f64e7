"""Later words hidden on the screens that compute."""

from tests.pages.pictures_sent import drawn, picture, send, titles
from tests.pages.test_screens import captions, screen

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


def test_a_masked_score_can_be_pinned_and_follows_from_a_mask():
    at = screen("learned", example="dog-tail", causal="true", matrix="Masked scores", row="dog", column="tail")
    masked = drawn(at, "Masked scores")
    assert picture(at)["pinned"] == {"node": "masked_scores", "row": 1, "column": 4}
    assert masked["step"]["kind"] == "mask"
    assert masked["values"][1][4] == "-inf"
    assert drawn(at, "Weights")["step"] == {"kind": "softmax", "reads": ["masked_scores"], "turned": False}
