"""What a long text costs, on the screen /large."""

import pyarrow as pa

from core.graph.long_text import LONGEST
from core.lessons import cost as lesson
from tests.pages.pictures_sent import data
from tests.pages.test_screens import captions, marks, screen

RIGHT = {"cost.twice": "4", "cost.memory": "16.78", "cost.rows": "none: the rows are the same"}


def charts(at):
    return len(at.get("vega_lite_chart"))


def test_it_is_asked_first_and_drawn_after_the_answers():
    at = screen("large")
    assert at.progress[0].text == "**0 of 3 right**"
    before = charts(at)
    assert not any("The text above, n =" in m.value for m in at.markdown)
    at = screen("large", question="cost.rows", **RIGHT)
    assert at.progress[0].text == "**3 of 3 right**"
    assert len(marks(at)) == 3
    assert charts(at) == before + 2
    assert any("as *FlashAttention* does" in caption.value for caption in at.caption)


def test_each_question_has_its_figure_and_an_answer_is_drawn_in_it():
    at = screen("large", question="cost.rows")
    bars = [alt for c in at.get("vega_lite_chart") if (alt := c.proto.alt).startswith("Most of the weight of bank₁₃")]
    assert [alt.count("most for") for alt in bars] == [1]
    (words,) = (
        {row["word"].split()[0] for row in pa.ipc.open_stream(dataset.data.data).read_all().to_pylist()}
        for chart in at.get("vega_lite_chart") if chart.proto.alt == bars[0] for dataset in chart.proto.datasets
    )  # fmt: skip
    assert {"money", "interest"} <= words, "an option names them"
    at.button_group(key="cost.rows").set_value("*money* and *interest*").run()
    bars = [alt for c in at.get("vega_lite_chart") if (alt := c.proto.alt).startswith("Most of the weight of bank₁₃")]
    first, second = bars[0].split(". ", 1)[1].split("; ")
    assert (first.split(":")[0], second.split(":")[0]) == ("bank₁₃", "bank₁₀₈")
    assert first.split(":")[1] == second.split(":")[1]
    for answer, shape in ((None, None), ("2", [10, 10]), ("4", [10, 10])):
        at = screen("large", question="cost.twice", **({"cost.twice": answer} if answer else {}))
        (sent,) = data(at, "shape_boxes")
        assert [one["shape"] for _, one in sent["columns"]] == [[5, 5], shape]
        assert ("is four times" in sent["told"][0]) == (answer == "4")
    for answer, told in ((None, "512 words, 1.049"), ("1", "2,048 words, 16.777")):
        at = screen("large", question="cost.memory", **({"cost.memory": answer} if answer else {}))
        assert any(chart.proto.alt.endswith(told) for chart in at.get("vega_lite_chart"))
    assert (round(512**2 * 4 / 1e6, 3), round(2048**2 * 4 / 1e6, 3)) == (1.049, 16.777)


def test_the_figures_are_those_of_the_text_that_is_shown():
    at = screen("large", text="the bank raised interest rates on the river", **{"cost.show": "true"})
    (told,) = (m.value for m in at.markdown if "The text above, n =" in m.value)
    assert "n = 8: scores and context take 6,400 products" in told  # 2 · 8² · 50
    assert "have 64 numbers, 0.000256 MB" in told


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
    assert not at.exception
    assert lesson.measure() is not found
    lesson.measure.cache_clear()


def test_a_text_as_long_as_the_one_asked_about_does_not_show_its_megabytes():
    at = screen("large", question="cost.memory")
    at.text_area(key="text").set_value("river " * LONGEST).run(timeout=60)
    assert f"{LONGEST:,} words and marks with" in captions(at)
    assert "16.8 MB" not in captions(at) + " ".join(one.value for one in at.markdown)
