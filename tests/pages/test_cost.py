"""What a long text costs, on the screen /large."""

import pyarrow as pa

from core.graph.long_text import LONGEST
from core.lessons import cost as lesson
from tests.pages import pictures_sent
from tests.pages.test_screens import captions, marks, screen

RIGHT = {"cost.twice": "4", "cost.memory": "16.78", "cost.rows": "none"}


def test_it_is_asked_first_and_told_after_the_answers():
    at = screen("large")
    assert at.progress[0].text == "**0 of 3 right**"
    assert not any("The text above, n =" in m.value for m in at.markdown)
    at = screen("large", question="cost.rows", **RIGHT)
    assert at.progress[0].text == "**3 of 3 right**"
    assert len(marks(at)) == 3
    assert any("as *FlashAttention* does" in m.value for m in at.markdown)


def picture(at, kinds=(0, 1)):
    """The boxes of some kinds over the picture of all weights, from 0, with whether they are dashed."""
    chart = next(c.proto for c in at.get("vega_lite_chart") if c.proto.alt.startswith("All weights"))
    rows = {one.name: pa.ipc.open_stream(one.data.data).read_all().to_pylist() for one in chart.datasets}
    frames = [box for box in rows["frames"] if box["kind"] in kinds]
    return [(*(box[side] - 1 for side in ("y", "x", "y2", "x2")), box["kind"] == 1) for box in frames]


def text(at):
    """The rows of weights above the text, and the words where more was expected."""
    (sent,) = pictures_sent.data(at, "marked_text")
    return dict(sent["strips"]), [{*sent["words"][left : right + 1]} for left, right in sent["mine"]]


def test_the_other_bank_is_covered_until_a_place_in_it_is_pressed_and_then_both_rows_are_the_same():
    at = screen("large", question="cost.rows")
    strips, mine = text(at)
    assert (list(strips), strips["bank 108"], mine) == (["bank 13", "bank 108"], None, [])
    assert at.toggle(key="positions").disabled
    (component,) = pictures_sent.components(at, "marked_text")
    pictures_sent.speak(at, component, {"expected": 104})
    assert at.button_group(key="cost.rows").value == "its neighbours"
    assert [len(words) for words in text(at)[1]] == [10]
    at.button_group(key="cost.rows").set_value("*money*, *interest*").run()
    strips, mine = text(at)
    assert strips["bank 13"] == strips["bank 108"]
    assert [words & {"money", "interest"} == words for words in mine] == [True] * 7
    at.toggle(key="positions").set_value(True).run()
    strips, _ = text(at)
    assert strips["bank 13"] != strips["bank 108"]
    assert text(screen("large", question="cost.rows", **RIGHT))[1] == [], "who expects more nowhere looked nowhere"
    assert text(screen("large", question="cost.twice"))[0] == {}


def test_half_of_a_text_and_an_answer_in_megabytes_are_boxes_in_the_picture():
    def boxes(**answers):
        name = next(iter(answers)).replace("_", ".")
        given = {key.replace("_", "."): value for key, value in answers.items() if value}
        return picture(screen("large", question=name, **given))

    assert boxes(cost_twice="") == [(0, 0, 360, 360, False)]
    assert boxes(cost_twice="", cost_share="50") == [(0, 0, 180, 180, False)]
    assert boxes(cost_twice="2")[1:] == [(0, 0, 180, 180, True), (0, 180, 180, 360, True)]
    assert len(boxes(cost_twice="4")[1:]) == 4
    assert boxes(cost_memory="") == [(0, 0, LONGEST, LONGEST, False), (0, 0, 360, 360, False)]
    right, numbers = boxes(cost_memory="16.78")[2], boxes(cost_memory="4.194304")[2]
    assert (round(right[2]), numbers) == (LONGEST, (0, 0, 1024, 1024, True))
    tiles = picture(screen("large", question="cost.memory"), kinds=[2])
    assert (len(tiles), tiles[:2], tiles[-1][2]) == (
        12,
        [(0, 0, LONGEST, 360, False), (0, 0, 360, LONGEST, False)],
        LONGEST,
    )


def test_the_figures_are_those_of_the_text_that_is_shown():
    at = screen("large", text="the bank raised interest rates on the river", **{"cost.show": "true"})
    (told,) = (m.value for m in at.markdown if "The text above, n =" in m.value)
    assert "n = 8: scores and context take 6,400 products" in told  # 2 · 8² · 50
    assert "have 64 numbers, 0.000256 MB" in told


def test_a_text_as_long_as_the_one_asked_about_does_not_show_its_megabytes():
    at = screen("large", question="cost.memory")
    at.text_area(key="text").set_value("river " * LONGEST).run(timeout=60)
    assert f"{LONGEST:,} words and marks with" in captions(at)
    assert "16.8 MB" not in captions(at) + " ".join(one.value for one in at.markdown)


def test_measured_on_demand_with_the_date(monkeypatch):
    monkeypatch.setattr(lesson, "MEASURED", (128, 256))
    lesson.measure.cache_clear()
    at = screen("large", **{"cost.show": "true", "cost.measure": "true"})
    found = lesson.measure()
    assert list(found.seconds) == [128, 256]
    (told,) = (c.value for c in at.caption if "Measured on" in c.value)
    assert f"{found.at:%Y-%m-%d %H:%M} UTC" in told
    (table,) = (m.value for m in at.markdown if "milliseconds" in m.value and "|" in m.value)
    assert f"| 256 | {1000 * found.seconds[256]:.2f} |" in table
    at.button[-1].click().run()
    assert lesson.measure() is not found
    lesson.measure.cache_clear()
