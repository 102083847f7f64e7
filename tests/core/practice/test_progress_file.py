"""Progress as a file and in a link: it comes back as it was, and whatever else is loaded is refused with a sentence."""

import base64
import io
import json
import pickle
import zipfile
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.practice.attempts import Attempt
from core.practice.done_screens import ScreenScore
from core.practice.progress import BestAnswer, BestSolutions, Progress, Solution
from core.practice.progress_file import (
    LARGEST,
    LONGEST_IN_LINK,
    ProgressError,
    from_file,
    from_letters,
    to_file,
    to_letters,
    to_text,
)
from tests.core.practice.test_progress import PROGRESS

NOW = 1_800_000_000
A_DAY = 24 * 60 * 60

FOUND = Solution(cells=1, change=0.5, edits="W_k 0 1 0.7")
SOME = Progress(
    attempts=frozenset(
        Attempt(
            at=NOW - i, exercise="journey", variant=i, part="weights", node="weights", right=i > 1,
            seen=frozenset({"unscaled", "softmax-twice"}), made=frozenset() if i else frozenset({"unscaled"}),
        )
        for i in range(5)
    ),
    mastered={"softmax-twice": NOW},
    answers={
        ("bank-interest", None, "q1-weight"): BestAnswer(credit=1, at=NOW, text="0.2097"),
        ("an-exercise-of-tomorrow", 7, "a part of it"): BestAnswer(credit=0.5, at=1, text="½\n🙂 \0"),
    },
    solved={"a-challenge-of-tomorrow": BestSolutions(fewest=FOUND, smallest=FOUND)},
    done={"": ScreenScore(right=3.5, of=9), "order": ScreenScore(right=7, of=7)},
)  # fmt: skip


@settings(max_examples=50)
@given(PROGRESS)
def test_what_is_written_comes_back_and_the_same_is_written_the_same(progress):
    assert from_file(to_file(progress), now=NOW) == progress
    assert from_file(to_text(progress).encode(), now=NOW) == progress
    shuffled = Progress(
        attempts=frozenset(sorted(progress.attempts, key=hash)),
        **{name: dict(reversed(getattr(progress, name).items())) for name in ("mastered", "answers", "solved", "done")},
    )
    assert to_text(shuffled) == to_text(progress)


@settings(max_examples=50)
@given(PROGRESS)
def test_what_a_link_holds_comes_back(progress):
    letters = to_letters(progress)
    assert len(letters) <= LONGEST_IN_LINK
    assert not letters or from_letters(letters, now=NOW) == progress


def test_what_is_unknown_here_is_kept_and_a_file_can_be_read_by_a_person():
    content = to_file(SOME)
    assert from_file(content, now=NOW) == SOME
    assert from_file(b"\xef\xbb\xbf" + content, now=NOW) == SOME
    read = json.loads(content)
    assert read["file"] == "progress in self-attention"
    assert read["answers"][1] == {
        "exercise": "bank-interest", "variant": None, "part": "q1-weight", "credit": 1, "at": NOW, "text": "0.2097",
    }  # fmt: skip
    assert content.count(b"\n") > 20


def test_what_is_little_fits_in_a_link_and_what_is_much_is_left_to_the_file():
    assert 0 < len(to_letters(SOME)) < 600
    many = Progress(
        attempts=frozenset(
            Attempt(at=i * i, exercise="a", variant=i**3, part="b", node="c", right=True, seen=frozenset())
            for i in range(1000)
        )
    )
    assert to_letters(many) == to_letters(Progress()) == ""


def test_ten_thousand_attempts_are_a_small_file():
    """What is the same for all attempts at a part is written once."""
    seen = frozenset(f"a-mistake-with-a-long-name-{i}" for i in range(20))
    many = Progress(
        attempts=frozenset(
            Attempt(at=NOW - i, exercise="journey", variant=i, part=f"{i % 30}", node="n", right=True, seen=seen)
            for i in range(10_000)
        )
    )
    assert len(to_text(many)) < 500_000
    assert from_file(to_file(many), now=NOW) == many


def changed(**fields):
    return json.dumps({**json.loads(to_text(SOME)), **fields}).encode()


def inside(name, **fields):
    """The file with fields of the first of its list, or of its challenge, changed."""
    held = json.loads(to_text(SOME))[name]
    first = held[0] if isinstance(held, list) else held["a-challenge-of-tomorrow"]["fewest"]
    first.update(fields)
    return changed(**{name: held})


def zipped():
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("my-work.json", "0" * LARGEST)
    return packed.getvalue()


FOREIGN = {
    "nothing": b"", "other JSON": b'{"cells": [], "nbformat": 4}', "null": b"null", "UTF-16": to_text(SOME).encode("utf-16"),
    "UTF-16, not marked": to_text(SOME).encode("utf-16-le"), "an image": b"\x89PNG\r\n\x1a\n" + bytes(100),
    "a zip bomb": zipped(), "a pickle": pickle.dumps(SOME.done),
    "another's mark": changed(file="progress in something else"),
    "deeply nested, closed": b"[" * 200_000 + b"]" * 200_000,
    "deeply nested in a field": b'{"a":' * 100_000, "Latin-1": '{"file": "für mich"}'.encode("latin-1"),
}  # fmt: skip

DAMAGED = {
    "no version": json.dumps({"file": "progress in self-attention"}).encode(),
    "a version that is no number": changed(version="1"), "truncated": to_file(SOME)[:-20], "twice": to_file(SOME) * 2,
    "deeply nested within": to_text(SOME).encode().replace(b'"q1-weight"', b"[" * 100_000),
    "a field of something else": changed(more=1), "a field within": inside("answers", more=1),
    "a credit above 1": inside("answers", credit=1.0001), "a credit below 0": inside("answers", credit=-0.1),
    "an endless credit": inside("answers", credit=7).replace(b": 7", b": 1e999"),
    "no number": inside("answers", credit=7).replace(b": 7", b": NaN"),
    "a time before all times": inside("answers", at=-1), "a time that is a fraction": inside("answers", at=1.5),
    "a huge time": inside("answers", at=10**40), "a name too long": inside("answers", exercise="x" * 101),
    "no name": inside("answers", exercise=""), "a text too long": inside("answers", text="x" * 100_001),
    "half a character": inside("answers", text="\ud800"),
    "a variant that is a text": inside("answers", variant="7"),
    "too many mistakes": inside("attempts", seen=[str(i) for i in range(61)]),
    "too many attempts": inside("attempts", attempts=[[0, 0, True, []]] * 50_001),
    "an attempt with more": inside("attempts", attempts=[[0, 0, True, [], 1]]),
    "too many challenges": changed(solved=dict.fromkeys(map(str, range(1001)), json.loads(to_text(SOME))["solved"])),
    "fewer than no cells": inside("solved", cells=-1), "more than there can be": inside("solved", cells=10**15 + 1),
    "edits too long": inside("solved", edits="x" * 20_001),
    "a screen that is no address": changed(done={"a=b; domain=elsewhere": [1, 1]}),
    "a screen and another line": changed(done={"order\n": [1, 1]}),
    "too many screens": changed(done={f"screen-{i}": [1, 1] for i in range(101)}),
    "done less than nothing": changed(done={"order": [-1, 7]}),
}  # fmt: skip


def read(content, decode=from_file):
    """What is decoded, or the sentence that says why it is not."""
    try:
        return decode(content, now=NOW)
    except ProgressError as error:
        return str(error)


def refused(content, *, now=NOW):
    with pytest.raises(ProgressError) as caught:
        from_file(content, now=now)
    return str(caught.value)


@pytest.mark.parametrize("content", FOREIGN.values(), ids=FOREIGN)
def test_a_file_of_something_else_is_refused(content):
    assert refused(content).startswith("This is not a file of your work.")


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_is_refused(content):
    assert refused(content).startswith("This file is damaged")


def test_a_file_of_a_newer_version_is_refused_whatever_else_it_has():
    assert refused(changed(version=2, more=[{}])).startswith("This was written by a newer version")


def test_a_file_that_is_too_large_is_refused_unread():
    assert "larger than 10 MB" in refused(b" " * (LARGEST + 1))


@pytest.mark.parametrize("late", [inside("answers", at=NOW + A_DAY + 1), changed(mastered={"x": NOW + A_DAY + 1})])
def test_times_that_are_to_come_are_refused_but_a_clock_may_be_a_day_ahead(late):
    assert "in the future" in refused(late)
    from_file(late, now=NOW + 1)


def test_many_attempts_spread_over_many_parts_are_too_many():
    one = json.loads(to_text(SOME))["attempts"][0] | {"attempts": [[0, 0, True, []]] * 501}
    assert refused(changed(attempts=[one] * 100)).startswith("This file is damaged")


@given(st.binary(max_size=200) | st.integers(0, len(to_file(SOME))).map(lambda end: to_file(SOME)[:end]))
def test_no_bytes_raise_anything_else(content):
    found = read(content)
    assert found == SOME if content == to_file(SOME) else found.endswith(".")


@given(st.integers(0, len(to_file(SOME)) - 1), st.integers(0, 255))
def test_a_byte_changed_raises_nothing_else(place, byte):
    content = bytearray(to_file(SOME))
    content[place] = byte
    found = read(bytes(content))
    assert found.endswith(".") if isinstance(found, str) else read(to_file(found)) == found


def packed(content):
    packer = zlib.compressobj(9, wbits=-15)
    return base64.urlsafe_b64encode(packer.compress(content) + packer.flush()).decode().rstrip("=")


@pytest.mark.parametrize(
    "letters",
    [
        "x", "ä", "====", "A" * 1501, to_letters(SOME)[:-3], to_letters(SOME)[3:], to_letters(SOME) + "AAAA", to_letters(SOME) + "!!!!",
        packed(b"0" * 1_000_000), packed(b"0" * (LARGEST + 1)), packed(to_file(SOME)[:-1]), packed(b"{}"),
    ],
)  # fmt: skip
def test_a_damaged_link_is_refused(letters):
    with pytest.raises(ProgressError, match=r"^This link is damaged"):
        from_letters(letters, now=NOW)


def test_a_link_of_a_newer_version_is_refused():
    with pytest.raises(ProgressError, match=r"^This was written by a newer version"):
        from_letters(packed(changed(version=2)), now=NOW)


@given(st.text(max_size=60))
def test_no_letters_raise_anything_else(letters):
    assert read(letters, from_letters).endswith(".")


STORED = (
    '{"file":"progress in self-attention","version":1,"attempts":[{"exercise":"journey","part":"weights","node":'
    '"weights","seen":["unscaled"],"attempts":[[1790000000,3,true,[]]]}],"mastered":{"unscaled":1790000000},"answers":'
    '[{"exercise":"bank-interest","variant":null,"part":"q1-weight","credit":1,"at":1790000000,"text":"0.2097"}],'
    '"solved":{"one":{"fewest":{"cells":1,"change":2.5,"edits":"x"},"smallest":{"cells":3,"change":0.25,"edits":"y"}}},'
    '"done":{"order":[7,7]}}'
)
LETTERS = (
    "XY_bboMwDIZfpfJ1qGirCZVXQVxkYGi24NA4FCrEu88Z1SjLTSLnP3yeoTEWIYfeu9Yj88HQgdE2iQ4BKRhHoOCBnuMrPymI864PDHkxA07oK8Mx"
    "4MsNnvAp6l77IIMRTXsTnQJyNe4GjChhBQzElbZYQ7nLLU7ZNV2PuqjgB1RFWZaLqDrNAb048nlz55t-kSDiUXj_831q-k4MRTeHuJP2RpOA0mDt"
    "H_T9lKyYoqikx4TX0u8lCgJOUZ0ez-k1gwjGzj5WLEcYrwbHWCSvCq3l35jqpqmV3_PxQ0EMlzFMINDcaWv3-suml543wxOWRSz1q8j5Gr1sm6ms"
    "XJYf"
)


def test_files_and_links_that_were_stored_before_still_open():
    found = from_file(STORED.encode(), now=NOW)
    (attempt,) = found.attempts
    assert (attempt.exercise, attempt.variant, attempt.right) == ("journey", 3, True)
    assert found.answers["bank-interest", None, "q1-weight"].text == "0.2097"
    assert found.solved["one"].smallest.cells == 3
    assert found.done == {"order": ScreenScore(right=7, of=7)}
    assert from_letters(LETTERS, now=NOW) == found
