"""The report on a class, in a browser: the page is a file, and no server is asked for it."""

from core import exercises
from core.classroom import class_page, class_results
from core.classroom.reports import report_nothing

SAID = "homework.zip: files of this kind are not read"

BEYOND_BOX = """(graph) => {
  let box
  const isBeyond = (it) => {
    const { x, y, width, height } = it.getBBox()
    return x < box.x || y < box.y || x + width > box.x + box.width || y + height > box.y + box.height
  }
  const texts = [...graph.querySelectorAll("rect, text")].filter((it) => {
    if (it.tagName === "rect") box = it.getBBox()
    return it.tagName === "text" && isBeyond(it)
  })
  return texts.map((it) => it.textContent)
}"""


def open_report(chromium, file, exercise_id, rows):
    heading = "student,variant,part,status,credit,mistakes,reading,message"
    file.write_text("\n".join((heading, *rows)), encoding="utf-8")
    exercise = exercises.load(exercise_id)
    page = chromium.new_page(viewport={"width": 360, "height": 800})
    page.set_content(class_page.page(class_results.read(file, exercise, report_nothing), exercise))
    return page


def test_what_is_left_to_the_teacher_is_whole_on_a_phone(chromium, tmp_path):
    rows = [f"{who},,q1-weight,{status}" for who, status in (("Ann", f"unreadable,,,,{SAID}"), ("Ben", "correct,1,,,"))]
    page = open_report(chromium, tmp_path / "results.csv", "bank-interest", rows)
    page.get_by_label("Show names").check()
    assert page.get_by_text(SAID).is_visible()
    assert page.evaluate("[...document.querySelectorAll('.wide')].every(it => it.scrollWidth <= it.clientWidth)")
    page.close()


def test_the_longest_name_of_a_node_stays_in_its_box(chromium, tmp_path):
    page = open_report(chromium, tmp_path / "results.csv", "rain-fell", ["Ann,,second-fell,correct,1,,,"])
    assert page.get_by_text("Context of").is_visible()
    assert page.locator(".graph").evaluate(BEYOND_BOX) == []
    page.close()
