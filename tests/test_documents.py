"""The documents are true: everything they link to, name, show or count is there."""

import io
import re
import shutil
import tomllib
import zipfile
from importlib.util import find_spec
from shlex import split
from typing import get_args

import pytest
import yaml

from core.__main__ import _COMMANDS, main
from core.homework.results import Status
from tests.documents import DOCUMENTS, ROOT, blocks, commands, section, spans
from ui.frame.sections import SECTIONS

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FILE = re.compile(r"[a-z.][\w.-]*(/[\w.-]+)+/?|[\w.-]+/|[\w-]+\.(py|toml|md|txt|cff|yaml)")
"""A name that means a file or a folder of the project: it has a slash or one of these endings."""

ELSEWHERE = {"Pipfile", "environment.yml", "packages.txt"}
"""Files that a host looks for and that this project does not have."""

TESTS = {file.name for file in (ROOT / "tests").rglob("test_*.py")}
ADDRESSES = {f"/{screen.name}" for screens in SECTIONS.values() for screen in screens} | {"/"}

MARKING = ROOT / "docs" / "marking.md"


def title(document):
    return document.relative_to(ROOT).as_posix()


def anchors(document):
    """The anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def made_by_recipes():
    """The files that a reader of CONTRIBUTING.md writes."""
    return {block.path for block in blocks((ROOT / "CONTRIBUTING.md").read_text("utf-8")) if block.language}


def shown(document, program):
    """The command lines in a document that begin with these words."""
    return [line for line in commands(document.read_text("utf-8")) if line.startswith(program)]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with the files that the commands in the documents mention."""
    (answers,) = [block for block in blocks((ROOT / "docs" / "teaching.md").read_text("utf-8")) if "Ann" in block.code]
    (tmp_path / "ANSWERS.csv").write_text(answers.code, encoding="utf-8")
    (tmp_path / "ROSTER.csv").write_text("id,name\n0071,Ann\n0072,Ben\n", encoding="utf-8")
    (tmp_path / "WORKSHEET.csv").write_text(
        "Identifier,Full name,Grade,Maximum grade\nParticipant 1,Ann,-,100\nParticipant 2,Ben,-,100\nParticipant 3,"
        "german-names,-,100\n", encoding="utf-8",
    )  # fmt: skip
    with zipfile.ZipFile(tmp_path / "SUBMISSIONS.zip", "w") as export:
        export.writestr("Ann_12345_assignsubmission_file_/answers.csv", answers.code)
    (tmp_path / "KEY").write_text("0" * 64, encoding="ascii")
    (tmp_path / "HANDED_IN").mkdir()
    shutil.copy(ROOT / "tests/core/uploads/notebooks/german-names.ipynb", tmp_path / "HANDED_IN")
    exercise, _ = blocks(section(ROOT / "CONTRIBUTING.md", "Add an exercise"))
    (tmp_path / exercise.path).parent.mkdir(parents=True)
    (tmp_path / exercise.path).write_text(exercise.code, encoding="utf-8")
    monkeypatch.setattr(
        "sys.stdin", io.StringIO("first\nThe cat drank milk\nthe cat drank milk\n3/2\nlearned\nweight\n")
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_readme_is_short():
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 130


@pytest.mark.parametrize("document", DOCUMENTS, ids=title)
def test_every_link_and_picture_of_a_document_is_there(document):
    for target in LINK.findall(document.read_text("utf-8")):
        if target.startswith("https://"):
            continue
        path, _, anchor = target.partition("#")
        file = (document.parent / path).resolve() if path else document
        assert file.exists(), target
        assert file.is_relative_to(ROOT), target
        assert not anchor or anchor in anchors(file), target


def test_every_picture_is_shown_somewhere():
    pictures = {file.name for file in (ROOT / "docs").glob("*.png")}
    linked = {target.rpartition("/")[2] for file in DOCUMENTS for target in LINK.findall(file.read_text("utf-8"))}
    assert pictures <= linked


def test_every_command_that_a_document_shows_runs(folder, capsys):
    for line in dict.fromkeys(line for document in DOCUMENTS for line in shown(document, "python -m core ")):
        assert main([*split(line)[3:], *(["--force"] if " grade " in line else [])]) == 0, line
        assert capsys.readouterr().out, line


def test_the_commands_of_the_project_are_all_shown_to_teachers():
    lines = shown(ROOT / "docs" / "teaching.md", "python -m core ")
    assert {split(line)[3] for line in lines} == {"exercises", *_COMMANDS, "new"}


def test_the_answers_shown_to_teachers_are_marked(folder):
    graded = shown(ROOT / "docs" / "teaching.md", "python -m core grade")
    lines = [line for line in graded if "--summary" in line and "COLLECTED" not in line]
    assert [split(line)[4] for line in lines] == ["ANSWERS.csv", "HANDED_IN"]
    text = (ROOT / "docs" / "teaching.md").read_text("utf-8")
    for line, students in zip(lines, ("Ann", "german-names"), strict=True):
        assert main(split(line)[3:]) == 0
        for name in ("RESULTS.csv", "GRADES.csv"):
            heading, first = (folder / name).read_text("utf-8").splitlines()[:2]
            assert f"`{heading}`" in text
            assert first.startswith(students)


@pytest.mark.parametrize("document", DOCUMENTS, ids=title)
def test_every_module_file_and_screen_that_a_document_names_exists(document):
    text = document.read_text("utf-8")
    for line in commands(text):
        name = split(line)[2] if line.startswith("python -m ") else "venv"
        assert name == "venv" or find_spec(name), line
    for name in spans(text):
        if FILE.fullmatch(name) and name not in made_by_recipes() | ELSEWHERE | TESTS:
            assert (ROOT / name).exists(), name
        if re.fullmatch(r"/[\w-]*", name):
            assert name in ADDRESSES | made_by_addresses(), name


def made_by_addresses():
    """The addresses of the screens that a reader of CONTRIBUTING.md writes."""
    return {path.replace("pages", "").removesuffix(".py") for path in made_by_recipes() if path.startswith("pages/")}


@pytest.mark.parametrize(("heading", "result"), [("The one graph", "trace"), ("Marking from code", "grade")])
def test_the_programs_shown_to_maintainers_run(heading, result):
    (block,) = [one for one in blocks(section(ROOT / "docs" / "maintaining.md", heading)) if one.language == "python"]
    names = {}
    exec(block.code, names)  # noqa: S102  a document of our own
    assert names[result]


def test_the_six_marks_are_explained():
    rows = re.findall(r"^\| `(\w+)` \|", section(MARKING, "The six marks"), re.MULTILINE)
    assert rows == list(get_args(Status))


def test_the_citation_has_what_its_format_requires_and_the_version_of_the_project():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert citation["cff-version"] == "1.2.0"
    assert citation["message"]
    assert citation["title"] == (ROOT / "README.md").read_text("utf-8").splitlines()[0].removeprefix("# ")
    assert all(author["name"] for author in citation["authors"])
    assert citation["version"] == project["version"]
    heading = f"## [{citation['version']}] - {citation['date-released']}"
    assert heading in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_everything_under_another_licence_is_in_the_notice():
    notice = (ROOT / "NOTICE").read_text("utf-8")
    shipped = [file for file in (ROOT / "data").rglob("*") if file.suffix in (".npy", ".safetensors", ".npz")]
    assert shipped
    for file in shipped:
        assert title(file) in notice


@pytest.mark.parametrize("document", [*DOCUMENTS, *(ROOT / name for name in ("NOTICE", "CHANGELOG.md"))], ids=title)
def test_a_document_names_no_machine_and_no_private_host(document):
    text = document.read_text("utf-8")
    assert not re.search(r"/(work|home|root|tmp|Users)/|localhost|127\.0\.0\.1|\b10\.\d+\.\d+\.\d+|192\.168\.", text)
