"""The report on a class, in a browser: the page is a file, and no server is asked for it."""

from core import exercises
from core.classroom import class_page, class_results
from core.classroom.reports import silent

SAID = "homework.zip: files of this kind are not read"


def test_what_is_left_to_the_teacher_is_whole_on_a_phone(chromium, tmp_path):
    rows = [f"{who},,q1-weight,{status}" for who, status in (("Ann", f"unreadable,,,,{SAID}"), ("Ben", "correct,1,,,"))]
    heading = "student,variant,part,status,credit,mistakes,reading,message"
    (tmp_path / "results.csv").write_text("\n".join((heading, *rows)), encoding="utf-8")
    exercise = exercises.load("bank-interest")
    page = chromium.new_page(viewport={"width": 360, "height": 800})
    page.set_content(class_page.page(class_results.read(tmp_path / "results.csv", exercise, silent), exercise))
    page.get_by_label("Show names").check()
    assert page.get_by_text(SAID).is_visible()
    assert page.evaluate("[...document.querySelectorAll('.wide')].every(it => it.scrollWidth <= it.clientWidth)")
    page.close()
