"""``save`` and the command ``picture``: one file that asks nothing of any network, with or without a question."""

import json
import os
import re
from html.parser import HTMLParser

import numpy as np
import pytest

from computed_attention import UsageError, __main__, attend, save, show
from core import exercises

RNG = np.random.default_rng(7)
WORDS = ["The", "quick", "brown", "fox", "jumps", "over", "the", "lazy", "dog", "near", "the", "bank"]
X, W = RNG.random((12, 4)), RNG.random((4, 4))
TRACE = attend(X, W, W, W)


class Page(HTMLParser):
    """The elements of a page, and what its scripts hold."""

    def __init__(self, text):
        super().__init__()
        self.elements, self.scripts, self.inside = [], [], False
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        self.inside = tag == "script"

    def handle_endtag(self, tag):
        self.inside = False

    def handle_data(self, data):
        if self.inside:
            self.scripts.append(data)

    @property
    def record(self):
        return json.loads(self.scripts[0])


@pytest.fixture
def saved(tmp_path):
    """A function that saves a picture and reads the page."""

    def saving(what, **options):
        return Page(save(what, tmp_path / "picture.html", **options).read_text(encoding="utf-8"))

    return saving


def test_a_page_of_twelve_words_is_one_small_file_that_needs_nothing_else(saved, tmp_path):
    page = saved(TRACE, tokens=WORDS)
    assert (tmp_path / "picture.html").stat().st_size <= 400_000
    assert not any({"src", "href"} & set(attributes) for _, attributes in page.elements)
    policy = next(attributes["content"] for _, attributes in page.elements if "http-equiv" in attributes)
    assert policy.startswith("default-src 'none'")
    assert not re.search(r"https?://(?!www\.w3\.org)", page.scripts[1])
    assert np.allclose(page.record["picture"]["chain"][-1]["values"], TRACE.context)


def test_a_page_of_a_widget_has_what_was_typed_over_it(saved):
    widget = show(TRACE, WORDS)
    widget.edited = {"X": [[0, 0, "2"]]}
    (M,) = (M for M in saved(widget).record["picture"]["chain"] if M["name"] == "X")
    assert (M["values"][0][0], M["typed"]) == (2, [[0, 0, "2"]])


def test_words_are_only_words_on_a_page(saved):
    hostile = [
        "</script><script>alert(1)</script>", "<!--<script>", "<img src=x onerror=alert(1)>", "{code}", "\u2028'\"&",
    ]  # fmt: skip
    page = saved(attend(X[:5]), tokens=hostile)
    usual = saved(attend(X[:5]))
    assert [tag for tag, _ in page.elements] == [tag for tag, _ in usual.elements]
    assert page.record["picture"]["words"] == [word.replace("\u2028", "") for word in hostile]


def test_a_question_names_its_number_and_no_still_gives_it_away(saved, tmp_path):
    page = saved(TRACE, tokens=WORDS, question=("weights", "dog", "bank", "How much?"))
    assert page.record["question"] == {"node": "weights", "row": 8, "column": 11, "text": "How much?"}
    assert "table" not in [tag for tag, _ in page.elements]
    asked = saved(TRACE, tokens=WORDS, question=("weights", "dog", "bank")).record["question"]["text"]
    assert asked == "How much does “dog” attend to “bank”?"


def test_the_heads_of_a_model_are_saved_as_well(saved):
    heads = show(np.full((2, 2, 3, 3), 1 / 3), "it sat down")
    assert set(saved(heads).record) == {"threads"}
    with pytest.raises(UsageError, match="of a trace"):
        saved(heads, question=("weights", "it", "sat"))


@pytest.mark.parametrize(
    ("question", "part"),
    [
        (5, "such as"), (("weights", "dog", "9"), "There is no column “9”; there are The, quick,"),
        (("weights", "dgo", "bank"), "did you mean dog?"), (("weight", "dog", "bank"), "did you mean weights?"),
        (("weights", "dog"), "such as"), ("weights", "such as"), ((1, 2, 3), "such as"),
    ],
)  # fmt: skip
def test_a_question_on_what_is_not_there_is_told(saved, question, part):
    with pytest.raises(UsageError, match=re.escape(part)):
        saved(TRACE, tokens=WORDS, question=question)


def test_only_an_ordinary_file_is_replaced(tmp_path):
    file, link = tmp_path / "picture.html", tmp_path / "link.html"
    save(TRACE, file)
    link.symlink_to(file)
    os.mkfifo(pipe := tmp_path / "pipe")
    assert save(TRACE, file) == file
    for place in (link, tmp_path, tmp_path / "none" / "picture.html", pipe):
        with pytest.raises(UsageError, match="cannot be written"):
            save(TRACE, place)
    for nothing in (3, "a\0b.html"):
        with pytest.raises(UsageError, match="such as picture"):
            save(TRACE, nothing)
    with pytest.raises(UsageError, match="takes a trace"):
        save(X, file)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["link.html", "picture.html", "pipe"]
    assert pipe.is_fifo()


def picture(*arguments):
    return __main__.main(["picture", *map(str, arguments)])


def test_the_command_makes_the_page_of_an_exercise_whose_answers_stay_covered(tmp_path, capsys):
    file = tmp_path / "picture.html"
    assert picture("bank-interest", "--out", file) == 0
    chain = Page(file.read_text(encoding="utf-8")).record["picture"]["chain"]
    weights = next(M["values"] for M in chain if M["name"] == "weights")
    assert None in weights[0]
    assert not any(M["editable"] for M in chain)
    assert picture("bank-interest", "--out", file) == 2
    assert "--force" in capsys.readouterr().err
    assert picture("bank-interest", "--out", file, "--force", "--key", "--variant", 7) == 0
    page = Page(file.read_text(encoding="utf-8")).record["picture"]
    answer = exercises.find("bank-interest", 7).traces["learned"].weights
    assert np.allclose(next(M["values"] for M in page["chain"] if M["name"] == "weights"), answer)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["bank-intrest"], "did you mean"), (["bank-interest", "--variant", "x"], "There is no variant"),
        (["bank-interest", "--graph", "lerned"], "did you mean"), (["bank-interest", "--ask", "weights", "a", "b"], "There is no row"),
    ],
)  # fmt: skip
def test_the_command_tells_what_is_not_there(tmp_path, capsys, arguments, part):
    assert picture(*arguments, "--out", tmp_path / "picture.html") == 2
    said = capsys.readouterr().err
    assert part in said
    assert len(said.strip().splitlines()) == 1
    assert not list(tmp_path.iterdir())
