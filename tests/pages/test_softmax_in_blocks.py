"""The softmax in blocks on the screen /scaling, under overflow."""

from tests.pages.pictures_sent import data
from tests.pages.test_screens import marks, screen

RIGHT = {"first": "1.1353", "factor": "0.1353", "second": "1.2034", "third": "1.5781", "weight": "0.0116",
         "context": "2.2517"}  # fmt: skip


def opened(**answers):
    return screen("scaling", closer="overflow", **{f"blocks.{name}": text for name, text in answers.items()})


def table(at):
    """What follows from the given numbers: block, m, factor, l and c."""
    (text,) = (m.value for m in at.markdown if "| block |" in m.value)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.split("\n")[2:]]


def rows(at):
    """The exponentials after each block, and the values."""
    (sent,) = data(at, "tally")
    return [[one["text"] for one in line["blocks"] if one["state"] != "ahead"] for line in sent["lines"]]


def test_each_number_stands_in_the_table_once_it_is_found():
    at = opened()
    assert table(at) == [["1", "3", "", "?", "?"], ["2", "5", "?", "?", "?"], ["3", "5", "?", "?", "?"]]
    assert [one["label"] for one in data(at, "tally")[0]["lines"][0]["blocks"]] == ["1", "3", "5", "2", "4", "0"]
    assert rows(at) == [["?"] * 2, ["?"] * 4, ["?"] * 6, ["2", "1", "3", "0", "1", "2"]]
    assert at.progress[0].text == "**0 of 6 right**"
    asked = [[one.key for one in seen.text_input if "blocks." in one.key] for seen in (at, opened(first="1"))]
    assert asked == [["blocks.first"], ["blocks.first", "blocks.factor"]], "one after the other"
    at = opened(first=RIGHT["first"], second="2.1851")
    assert [row[-2] for row in table(at)] == ["1.1353", "?", "?"]
    assert "not times the factor" in marks(at)[1]
    assert rows(at)[:2] == [["0.14", "1.00"], ["?"] * 4]
    at = opened(**RIGHT)
    assert rows(at)[2] == ["0.02", "0.14", "1.00", "0.05", "0.37", "0.01"]
    assert [row[-3:] for row in table(at)] == [
        ["", "1.1353", "1.2707"], ["0.1353", "1.2034", "3.1720"], ["1.0000", "1.5781", "3.5533"],
    ]  # fmt: skip
    assert at.progress[0].text == "**6 of 6 right**"
    assert "*FlashAttention* (Dao et al., 2022)" in marks(at)[-1]
    assert any("0.0116, 0.0858, 0.6337, 0.0315, 0.2331, 0.0043" in c.value for c in at.caption)


def test_who_does_not_want_to_answer_may_see_all():
    at = opened(show="true")
    assert "?" not in str(table(at))
    assert at.progress[0].text == "**0 of 6 right**"
