"""Sentences on the screens: their figures, computed, and what they used to say and must not."""

import re
from pathlib import Path

import numpy as np

from core import exercises
from core.attention import attend
from core.words import sources
from tests.pages.test_screens import ROOT, screen, uncovered

WORDINGS = [
    path
    for folder in ("core", "ui", "pages", "data")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".toml")
]


def text_of(path: Path) -> str:
    """A file with its string literals joined as Python joins them."""
    return re.sub(r"\s+", " ", re.sub(r"\"\s*\n\s*f?r?\"", "", path.read_text(encoding="utf-8"))).casefold()


def test_no_word_is_said_to_look_at_another():
    texts = [text_of(path).replace('"which word looks at which"', "") for path in WORDINGS]  # an option of older links
    assert len(texts) > 100
    assert [found for text in texts if (found := re.search(LOOKS, text))] == []


LOOKS = r"looks? (most )?at (\*|which (?!numbers)|itself|themselves|every word)|words? (that )?looks? at|may (not )?look at|looked at"


def remark(at):
    (told,) = (m.value for m in at.markdown if "three columns of shares" in m.value)
    return told


def followed(**query):
    """/similarity with one word followed step by step."""
    at = screen("similarity", closer="one word", **query)
    at.session_state["step by step"] = True
    at.run()
    return at


def ranges(X, i):
    scores = X @ X[i]
    exponentials = np.exp(scores - scores.max())
    return [
        f"{share.min():.3f} to {share.max():.3f}"
        for share in (scores / scores.sum(), exponentials / exponentials.sum())
    ]


def test_the_context_with_weights_by_the_sum_is_told_but_not_as_long_as_it_is_homework():
    known = uncovered("journey")
    but_one = " ".join(key for key in known["shown"].split() if "sum-context" not in key)
    for shown, expected in (("", 0), (but_one, 0), (known["shown"], 1)):
        at = followed(word="journey", example="journey", shown=shown)
        told = [c.value for c in at.caption if "as weights" in c.value]
        assert len(told) == expected
    assert "the context would be 0.4355, 0.6451, 0.5680" in told[0]


def test_either_the_sum_or_the_softmax_may_be_sharper_and_the_figures_say_which():
    by_sum, by_softmax = ranges(exercises.load("bank-interest").inputs["X"], 1)
    assert (by_sum, by_softmax) == ("0.093 to 0.273", "0.163 to 0.227")
    told = remark(followed(word="bank", **uncovered("bank-interest")))
    assert f"from {by_sum} if divided by the sum, and from {by_softmax} by the softmax" in told
    river = sources.load().look_up(("river", "bank")).X
    by_sum, by_softmax = ranges(river, 1)
    assert float(by_softmax.split()[-1]) > float(by_sum.split()[-1])
    told = remark(followed(example="your own sentence", sentence="river bank", word="bank"))
    assert f"from {by_sum} if divided by the sum, and from {by_softmax} by the softmax" in told


def warnings(at):
    return [info.value for info in at.info]


def test_where_a_weight_is_nearly_1_the_screen_warns_that_the_context_knows_nothing():
    exercise = exercises.load("river-bank")
    own = np.diag(attend(exercise.inputs["X"]).weights)
    assert f"{own[exercise.tokens.index('bank')]:.7f}" == "0.9999999"
    (told,) = warnings(screen("similarity", **uncovered("river-bank")))
    assert told.startswith(f"In {(own > 0.99).sum()} of the {len(own)} rows the word keeps nearly all of its attention")
    assert "*bank* 0.9999999" in told
    assert (
        warnings(screen("similarity", example="journey"))
        == warnings(screen("similarity", example="bank-interest"))
        == []
    )
