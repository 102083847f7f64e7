"""Lines of code in graphs with a second head: its weights are W_q2, W_k2 and W_v2, and W_o mixes both heads."""

import pytest

from core import grading
from core.exercises import ExerciseDataError, load_file
from core.homework.exercise_files import file_of
from core.homework.line_marks import line_of

FILE = file_of("rain-fell")


@pytest.fixture
def asking(tmp_path):
    """An exercise of which the only part asks for a line, and that part."""

    def asking(node, graph="heads = 2"):
        before, _, _ = FILE.read_text(encoding="utf-8").partition("[[questions]]")
        asked = 'id = "q1"\ntitle = "A line"\ntext = ""\ngraph = "heads"'
        part = f'id = "line"\nkind = "line"\nprompt = "The line"\nnode = "{node}"'
        if graph == "head = 2":
            before = before.replace(before[before.index("W_o") : before.index("[[variants")], "")
            before = before.replace(before[before.index("W_q =") : before.index("W_q2")], "")
        file = tmp_path / FILE.name
        text = f"{before.replace('heads = 2', graph)}[[questions]]\n{asked}\n\n[[questions.parts]]\n{part}\n"
        file.write_text(text, encoding="utf-8")
        exercise = load_file(file)
        return exercise, exercise.part("line")

    return asking


def test_the_weights_of_the_other_head_are_not_given_where_those_of_the_second_are_asked_for(asking):
    exercise, part = asking("Q", "head = 2")
    assert line_of(exercise, part) == "Q = X @ W_q2"
    assert grading.grade(exercise, {"line": "X @ W_q2"})["line"].status == "correct"
    result = grading.grade(exercise, {"line": "X @ W_q"})["line"]
    assert result.status == "unreadable"
    assert "Did you mean W_q2?" in result.message


def test_the_output_of_two_heads_is_a_line(asking):
    exercise, part = asking("output")
    assert line_of(exercise, part) == "output = joined @ W_o"
    result = grading.grade(exercise, {"line": "joined @ W_o.T"})["line"]
    assert (result.status, "output-weights-transposed" in result.mistakes) == ("wrong", True)


@pytest.mark.parametrize("node", ["context_2", "joined"])
def test_what_takes_more_than_a_line_is_refused_in_a_sentence(asking, node):
    with pytest.raises(ExerciseDataError, match=f"one line of NumPy or torch makes; found “{node}”"):
        asking(node)
