"""Tables are Markdown, and nothing in a cell can break them."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from core.graph.tex import plain
from ui.frame import tables

ADDRESSES = [
    "https://evil.example/a", "www.evil.example", "Www.evil.example", "me@evil.example", "http\\://evil.example",
]  # fmt: skip
REPLACED = [":bug:", ":+1:", ":material/home:", ":streamlit:", "a -> b", "a <- b", "a <-> b", "a -- b", "a >= b",
            "a <= b", "a ~= b"]  # fmt: skip

HOSTILE = ["a|b", "*a*", "$a$ $b$", "<b>a</b>", "_a_", "`a|b`", "a\nb", "\\|", "[a](b)", ":red[a]", "~~a~~", "| --- |"]


@pytest.mark.parametrize("text", HOSTILE)
def test_typed_text_stays_in_its_cell_and_is_harmless(text):
    head, sides, row = tables.markdown({"word": [plain(text)], "weight": ["0.5"]}).split("\n")
    unescaped = [re.sub(r"\\.", "", line) for line in (head, sides, row)]
    assert [line.count("|") for line in unescaped] == [3, 3, 3]
    assert not set(unescaped[2]) & set("*$<_`[:~-")


@pytest.mark.parametrize("text", [*HOSTILE, *ADDRESSES, *REPLACED])
def test_harmless_text_looks_as_it_was_typed_and_what_streamlit_looks_for_behind_backslashes_is_taken_apart(text):
    visible = re.sub(r"\\(?=[!-/:-@[-`{-~])", "", plain(text).replace("\\\\", "\0")).replace("\0", "\\")
    assert visible.replace("\N{WORD JOINER}", "") == re.sub(r"\s+", " ", text)
    looked_for = r"https?://|www\.|@\w|:[\w+-]+:|:material/|(^|\s)(<->|->|<-|--|>=|<=|~=)(\s|$)"
    assert text in HOSTILE or not re.search(looked_for, plain(text).replace("\\", ""), re.IGNORECASE)


def test_control_characters_and_halves_of_characters_are_replaced():
    assert plain("a\x00b\u202ec\ud800d") == "a�b�c�d"
    plain("\ud800").encode()


@pytest.mark.parametrize(
    ("cell", "side"),
    [("0.5", "---:"), ("-1e+03", "---:"), ("inf", "---:"), ("12.5 %", "---:"), ("12.5%", "---:"),
     ("", "---"), ("bank 0.5", "---"), ("1, 2", "---"), ("float16", "---"), ("nan, nan", "---")],
)  # fmt: skip
def test_numbers_are_aligned_right(cell, side):
    assert tables.markdown({"word": ["bank"], "weight": [cell]}).split("\n")[1] == f"|---|{side}|"


def screen():
    from ui.frame import tables

    tables.draw({"word": ["the", "bank"], "weight": ["0.2", "0.8"]})


def test_a_table_is_one_piece_of_markdown_in_a_frame_that_scrolls():
    at = AppTest.from_function(screen).run()
    (table,) = at.markdown
    assert table.value == "| word | weight |\n|---|---:|\n| the | 0.2 |\n| bank | 0.8 |"
    (frame,) = at.main.children.values()
    assert not frame.proto.flex_container.wrap
