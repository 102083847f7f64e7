"""What a long text costs, on the screen /large."""

from core.lessons import cost as lesson
from tests.pages.test_screens import marks, screen

RIGHT = {"cost.twice": "4", "cost.memory": "16.78", "cost.rows": "none: the rows are the same"}


def charts(at):
    return len(at.get("vega_lite_chart"))


def test_it_is_asked_first_and_drawn_after_the_answers():
    at = screen("large")
    assert at.progress[0].text == "**0 of 3 right**"
    before = charts(at)
    assert not any("The text above, n =" in m.value for m in at.markdown)
    at = screen("large", **RIGHT)
    assert at.progress[0].text == "**3 of 3 right**"
    assert len(marks(at)) == 3
    assert charts(at) == before + 2
    assert any("as *FlashAttention* does" in caption.value for caption in at.caption)


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
