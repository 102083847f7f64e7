"""A folder of notebooks is marked like a table of answers: what was taken from where is said, and nothing stops it."""

import os
import shutil

import pytest

from benchmarks.uploads import NOTEBOOKS
from core import exercises
from core.__main__ import main
from core.uploads import example, handed_in_files
from tests.core.classroom.classes import grade
from tests.core.uploads import hostile


@pytest.fixture
def folder(tmp_path):
    """Four students' files: two notebooks, one of them by Moodle's name; a broken one; one with a cut print."""
    handed_in = tmp_path / "class"
    of_anna = handed_in / "Anna Ødegård_123_assignsubmission_file_"
    of_anna.mkdir(parents=True)
    shutil.copy(NOTEBOOKS / "unscaled.ipynb", of_anna / "homework.ipynb")
    shutil.copy(NOTEBOOKS / "torch-labels.ipynb", handed_in / "ben.ipynb")
    shutil.copy(NOTEBOOKS / "elided.ipynb", handed_in / "cut.ipynb")
    (handed_in / "broken.ipynb").write_text("{", encoding="utf-8")
    (handed_in / "notes.pdf").write_bytes(b"%PDF")
    (handed_in / ".ipynb_checkpoints").mkdir()
    shutil.copy(NOTEBOOKS / "loops.ipynb", handed_in / ".ipynb_checkpoints" / "ben.ipynb")
    return handed_in


def test_each_file_is_a_student_and_each_message_says_what_was_taken(folder, tmp_path):
    results, grades = grade(tmp_path, folder, code=3)
    assert list(grades) == ["Anna Ødegård", "ben", "broken", "cut"]
    assert results["ben", "q3-weights"]["status"] == "correct"
    assert results["ben", "q3-weights"]["message"] == "Right. Taken from cell 8, lines 1 to 5, weights."
    assert results["Anna Ødegård", "q3-weights"]["mistakes"] == "unscaled"
    assert "A guess: taken from cell 4, lines 1 to 5 (a known slip" in results["Anna Ødegård", "q3-weights"]["message"]
    blank, line = results["Anna Ødegård", "q5-top-two"], 'print("q5-top-two", "word 0.1234, word 0.1234")'
    assert (blank["status"], blank["message"]) == ("blank", f"No output answers this. A line that would: {line}")
    assert float(grades["ben"]["percent"]) == 100


def test_what_cannot_be_read_is_told_counted_and_stops_nothing(folder, tmp_path, capsys):
    before = {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    _, grades = grade(tmp_path, folder, code=3)
    said = capsys.readouterr()
    assert "Marked 3 students" in said.out
    assert "1 student could not be marked, as said above." in said.out
    assert "broken.ipynb: This file is not a notebook" in said.err
    assert f"{folder}: cut.ipynb, cell 2, lines 1 to 5: cut when it was printed" in said.err
    assert f"{folder}: not marked. broken.ipynb: " in said.err
    assert "notes.pdf is left out" in said.err
    assert grades["broken"]["score"] == ""
    assert {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()} == before


def test_a_cut_print_is_named_where_it_may_be_the_answer_and_told_once_how_to_print_it_whole(folder, tmp_path):
    results, _ = grade(tmp_path, folder, code=3)
    message = results["cut", "q6-context"]["message"]
    assert results["cut", "q6-context"]["status"] == "unreadable"
    assert results["cut", "q6-context"]["credit"] == "", "a teacher looks at it"
    assert "Your teacher will look at it. Cut when it was printed: " in message
    assert message.endswith("cell 4, lines 1 to 3, context.")
    assert message.count("torch.set_printoptions") == 1, "the remedy is said once"
    assert "cell 3, lines 1 to 5, weights" in results["cut", "q3-weights"]["message"]
    assert "context" not in results["cut", "q3-weights"]["message"]
    assert results["cut", "q2-key-bank"]["message"].startswith("No output answers this.")
    assert results["cut", "q1-strength"]["message"].startswith("No output answers this.")


def test_results_without_code_and_the_numbers_of_another_variant_are_told(tmp_path, capsys):
    inputs = exercises.load("bank-interest", 3).inputs
    (tmp_path / "class").mkdir()
    printed(tmp_path / "class" / "hal.ipynb", f"{inputs['X']}\n", "0.2097\n")
    printed(tmp_path / "class" / "ida.ipynb", f"{exercises.load('bank-interest').inputs['X']}\n", source="print(X)")
    results, _ = grade(tmp_path, tmp_path / "class")
    said = capsys.readouterr().err
    assert "hal.ipynb: 2 of its 2 results stand in cells without code" in said
    assert "hal.ipynb: it prints the inputs of variant 3, but is marked as bank-interest" in said
    assert "Taken from cell 2 (no code), line 1." in results["hal", "q1-weight"]["message"]
    assert "ida.ipynb" not in said
    grade(tmp_path, tmp_path / "class", "--variant", "3")
    assert "ida.ipynb: it prints the inputs of bank-interest, but is marked as variant 3" in capsys.readouterr().err


def test_one_notebook_and_a_variant(tmp_path):
    file = tmp_path / "eve.ipynb"
    file.write_bytes(example.notebook(exercises.load("bank-interest", 7)))
    results, grades = grade(tmp_path, file, "--variant", "7")
    right = {part for (_, part), one in results.items() if one["status"] == "correct"}
    assert grades["eve"]["variant"] == "7"
    assert right > {"q1-weight", "q1-weights", "q2-query-bank", "q2-value-bank"}
    others, _ = grade(tmp_path, file)
    assert others["eve", "q1-weight"]["status"] != "correct"


def test_files_of_one_name_in_folders_are_told_apart(tmp_path):
    for student in ("ann", "bob"):
        (tmp_path / "class" / student).mkdir(parents=True)
        shutil.copy(NOTEBOOKS / "loops.ipynb", tmp_path / "class" / student / "homework.ipynb")
    _, grades = grade(tmp_path, tmp_path / "class")
    assert list(grades) == ["ann/homework", "bob/homework"]


def test_results_are_not_written_into_the_folder_that_is_read(folder, capsys):
    arguments = ["grade", str(folder), "--exercise", "bank-interest", "--out", str(folder / "r.csv")]
    assert main(arguments) == 2
    assert "it is in the folder" in capsys.readouterr().err
    assert not (folder / "r.csv").exists()


def printed(file, *texts, source="#"):
    """A notebook with a cell for each text that was printed."""
    file.write_bytes(hostile.notebook(*[hostile.printing(text, source) for text in texts]))
    return file


def test_the_last_print_counts_unless_the_best_is_asked_for_and_the_others_are_named(tmp_path, capsys):
    gil = printed(
        tmp_path / "gil.ipynb", "q1-weight: 0.2097\n", "q4-weight: 0.7029\n", "q4-weight: 0.8514\n", source="show()"
    )
    results, _ = grade(tmp_path, gil)
    assert results["gil", "q4-weight"]["status"] == "wrong"
    assert results["gil", "q4-weight"]["message"].endswith(
        "A guess: taken from cell 3, line 1 (it is the last one that could answer this). "
        "What else could answer this: cell 2, line 1 (right)."
    )
    assert "gil.ipynb: another print is right, but not the last one: q4-weight" in capsys.readouterr().err
    assert "What else" not in results["gil", "q1-weight"]["message"]
    results, _ = grade(tmp_path, gil, "--notebooks", "best")
    assert results["gil", "q4-weight"]["status"] == "correct"
    assert "What else could answer this: cell 3, line 1 (wrong)." in results["gil", "q4-weight"]["message"]
    assert "another print" not in capsys.readouterr().err


def test_a_file_on_which_the_program_fails_costs_that_file_alone(folder, tmp_path, monkeypatch, capsys):
    def breaks(name, content):
        return outputs(name, content) if name != "\x1b[31m.ipynb" else 1 / 0

    outputs = handed_in_files.files.outputs
    monkeypatch.setattr(handed_in_files.files, "outputs", breaks)
    shutil.copy(NOTEBOOKS / "loops.ipynb", folder / "\x1b[31m.ipynb")
    results, grades = grade(tmp_path, folder, code=3)
    assert results["\\x1b[31m", "q1-weight"]["status"] == "error"
    assert grades["\\x1b[31m"]["score"] == ""
    assert float(grades["ben"]["percent"]) == 100
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own there")
def test_a_symbolic_link_in_the_folder_is_not_followed(folder, tmp_path, capsys):
    (folder / "eve.ipynb").symlink_to(NOTEBOOKS / "torch-labels.ipynb")
    (folder / "more").symlink_to(NOTEBOOKS, target_is_directory=True)
    _, grades = grade(tmp_path, folder, code=3)
    assert list(grades) == ["Anna Ødegård", "ben", "broken", "cut"]
    said = capsys.readouterr().err
    assert "eve.ipynb is left out: it is a symbolic link" in said
    assert "more is left out: it is a symbolic link" in said


@pytest.mark.parametrize("rows", ["{}", "[[{}]]"])
@pytest.mark.parametrize("apart", [" ", "; ", ", "])
def test_a_typed_matrix_with_decimal_commas_may_begin_behind_its_name(tmp_path, rows, apart):
    (tmp_path / "class").mkdir()
    weights = exercises.load("bank-interest").answer("q3-weights")
    lines = [apart.join(f"{weight:.4f}".replace(".", ",") for weight in row) for row in weights]
    between = "\n" if rows == "{}" else "],\n ["
    typed = f"q1-weight: 0,2097\nq3-weights: {rows.format(between.join(lines))}\nq4-weight: 0,7029\n"
    (tmp_path / "class/ann.txt").write_text(typed, encoding="utf-8")
    results, _ = grade(tmp_path, tmp_path / "class")
    assert {results["ann", part]["status"] for part in ("q1-weight", "q3-weights", "q4-weight")} == {"correct"}


def test_a_part_that_is_called_by_its_id_is_no_guess_though_a_right_value_stands_elsewhere(tmp_path):
    (tmp_path / "class").mkdir()
    typed = "q1-weight: 0.21\nq4-weight: 0.7\nq5-top-two: interest 0.7029, bank 0.2482\n"
    (tmp_path / "class/ann.txt").write_text(typed, encoding="utf-8")
    results, _ = grade(tmp_path, tmp_path / "class")
    assert results["ann", "q4-weight"]["message"].endswith("Taken from line 2.")
