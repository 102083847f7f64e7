"""Parts that are worth more or less than one point, on the screens that show points and keep what is done."""

import pytest

from core import exercises
from core.practice import progress_file
from core.practice.done_screens import ScreenScore
from core.practice.progress import Progress
from tests.core.homework.test_exercise import forget
from tests.documents import ROOT, blocks, section
from tests.pages.test_my_work import headings
from tests.pages.test_screens import screen, to

PARTS = ("weight", "query-cat", "weights", "top-two")


@pytest.fixture
def opened(tmp_path, monkeypatch):
    """Opens the homework on the recipe's exercise, of which each part is worth so many points."""
    recipe, *_ = blocks(section(ROOT / "CONTRIBUTING.md", "Add an exercise"))
    monkeypatch.setenv("EXERCISES", str(tmp_path))

    def open_with(points):
        text = recipe.code
        for part in PARTS:
            text = text.replace(f'id = "{part}"\n', f'id = "{part}"\npoints = {points}\n', 1)
        (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
        forget()
        return screen("quiz", exercise="mine")

    yield open_with
    monkeypatch.undo()
    forget()


def answer_first(at):
    at.text_input(key="mine.weight").set_value(f"{exercises.load('mine').answer('weight'):.4f}").run()
    return at


@pytest.mark.parametrize("points", [0.1, 1000])
def test_a_quarter_of_the_homework_is_done_whatever_its_parts_are_worth_and_the_file_of_it_can_be_read(opened, points):
    at = answer_first(opened(points))
    done = at.session_state["memory"].done
    assert done["quiz"] == ScreenScore(right=1, of=4)
    kept = progress_file.to_file(Progress(done=done))
    assert progress_file.from_file(kept, now=0).done == done


def test_my_work_counts_the_points_of_the_homework(opened):
    at = to(answer_first(opened(2.5)), "my-work")
    assert headings(at) == ["The cat drank milk, the course’s numbers: 2.5 of 10 points"]


def test_a_field_says_in_plain_words_what_it_is_worth(opened):
    assert opened(3).text_input(key="mine.weight").label.endswith("attend to “milk”? (3 points)")
