"""The softmax in blocks on the screen /scaling, under overflow."""

from tests.pages.test_screens import marks, screen

RIGHT = {"first": "1.1353", "factor": "0.1353", "second": "1.2034", "third": "1.5781", "weight": "0.0116",
         "context": "2.2517"}  # fmt: skip


def opened(**answers):
    return screen("scaling", closer="overflow", **{f"blocks.{name}": text for name, text in answers.items()})


def table(at):
    """Both tables beside each other: the given numbers, and what follows from them."""
    given, follows = (
        [[cell.strip() for cell in line.strip("|").split("|")] for line in m.value.split("\n")[2:]]
        for m in at.markdown if "| block |" in m.value
    )  # fmt: skip
    return [[*line, *more[1:]] for line, more in zip(given, follows, strict=True)]


def test_each_number_stands_in_the_table_once_it_is_found():
    at = opened()
    assert table(at) == [
        ["1", "1, 3", "2, 1", "3", "", "?", "?"], ["2", "5, 2", "3, 0", "5", "?", "?", "?"],
        ["3", "4, 0", "1, 2", "5", "?", "?", "?"],
    ]  # fmt: skip
    assert at.progress[0].text == "**0 of 6 right**"
    at = opened(first=RIGHT["first"], second="2.1851")
    assert [row[-2] for row in table(at)] == ["1.1353", "?", "?"]
    assert "not times the factor" in marks(at)[1]
    at = opened(**RIGHT)
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
