"""Questions for a platform are read back, and mark as we do: the key is right, a known mistake is named."""

import io
import re
import zipfile
from html import unescape
from xml.etree import ElementTree as ET

import pytest

from core import exercises
from core.__main__ import main
from core.classroom.check import spell
from core.export import moodle_xml, qti
from core.export.qti import QTI
from core.export.question_items import Field, can_be_marked, items
from core.homework.alternatives import alternatives
from core.homework.grade import grade
from core.homework.mistakes import MISTAKES

BANK = exercises.load("bank-interest", 7)
EMBEDDED = re.compile(r"\{1:(NUMERICAL|MULTICHOICE):([^}]*)\}")


def read(content):
    return ET.fromstring(content)  # noqa: S314  made here


def plain(field):
    """What a platform can tell of a field: its options in any order, and of words those that are there."""
    return field.key, field.tolerance, frozenset(field.options), field.wrong


def moodle_fields(content):
    """The fields of each question of a Moodle XML file, by its name."""
    return {
        question.findtext("name/text"): _moodle_fields(question)
        for question in read(content).iter("question")
        if question.get("type") != "category"
    }


def _moodle_fields(question):
    if question.get("type") == "multianswer":
        return [_embedded(*match) for match in EMBEDDED.findall(unescape(question.findtext("questiontext/text")))]
    answers = question.findall("answer")
    assert [answer.get("fraction") for answer in answers] == ["100"] + ["0"] * (len(answers) - 1)
    key, *others = [answer.findtext("text") for answer in answers]
    told = tuple((answer.findtext("text"), answer.findtext("feedback/text")) for answer in answers[1:])
    if question.get("type") == "multichoice":
        return [Field(key=key, options=(key, *others), wrong=told)]
    (tolerance,) = {answer.findtext("tolerance") for answer in answers}
    return [Field(key=key, tolerance=tolerance, wrong=told)]


def _embedded(kind, text):
    first, *others = text.split("~")
    if kind == "MULTICHOICE":
        return Field(key=first[1:], options=(first[1:], *others))
    key, tolerance = first[1:].split(":")
    wrong = [re.fullmatch(r"%0%([-\d.e+]+):([\d.]+)#(.*)", other).groups() for other in others]
    assert {one[1] for one in wrong} <= {tolerance}
    return Field(key=key, tolerance=tolerance, wrong=tuple((number, words) for number, _, words in wrong))


def qti_fields(content):
    """The fields of each item of a QTI package, by its title."""
    found = {}
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        manifest = read(archive.read("imsmanifest.xml"))
        hrefs = [one.get("href") for one in manifest.iter("{http://www.imsglobal.org/xsd/imscp_v1p1}resource")]
        assert set(archive.namelist()) == {"imsmanifest.xml", *hrefs}
        for href in hrefs:
            root = read(archive.read(href).replace(f' xmlns="{QTI}"'.encode(), b""))
            found[root.get("title")] = [_qti_field(root, one) for one in root.findall("responseDeclaration")]
    return found


def _qti_field(root, declaration):
    name, key = declaration.get("identifier"), declaration.findtext("correctResponse/value")
    words = {one.get("identifier"): one.text for one in root.findall("modalFeedback")}
    (condition,) = [
        one for one in root.iter("responseCondition") if one.find(f".//*[@identifier='{name}']") is not None
    ]
    boxes = [one for one in root.find("itemBody").iter() if one.get("responseIdentifier") == name]
    assert len(boxes) == 1
    options = {one.get("identifier"): one.text for one in boxes[0]}
    tests = [(branch[0], branch.findtext("setOutcomeValue/*/baseValue")) for branch in condition]
    assert tests[0][0].findtext("baseValue") == key
    wrong = tuple((test.findtext("baseValue"), words[said]) for test, said in tests[1:])
    if options:
        return Field(key=options[key], options=tuple(options.values()), wrong=tuple((options[a], said) for a, said in wrong))  # fmt: skip
    (tolerance,) = {test.get("tolerance") for test, _ in tests}
    assert {test.get("toleranceMode") for test, _ in tests} == {"absolute"}
    return Field(key=key, tolerance=tolerance.split()[0], wrong=wrong)


@pytest.mark.parametrize("name", exercises.ids())
def test_what_a_platform_reads_is_what_was_meant(name):
    exercise = exercises.load(name)
    meant = {item.name: [plain(field) for field in item.fields] for item in items(exercise)}
    assert meant
    for fields in (
        moodle_fields(moodle_xml.quiz(name, items(exercise))),
        qti_fields(qti.package(name, items(exercise))),
    ):
        assert {title: [plain(field) for field in of] for title, of in fields.items()} == meant


def first_that_fits(field, number):
    """What a platform says of a number: the words of the first answer that fits, None for the key."""
    answers = [(field.key, None), *field.wrong]
    return next((words for answer, words in answers if abs(float(answer) - number) <= float(field.tolerance)), "")


def test_the_key_is_right_with_the_decimals_that_we_accept_and_a_mistake_is_named_and_earns_nothing():
    named = 0
    for item in items(BANK):
        part = BANK.part(item.part)
        if part.kind != "number":
            continue
        (field,) = item.fields
        for decimals in (part.decimals, part.fewest_decimals):
            text = spell(BANK.answer(part.id), decimals)
            assert grade(BANK, {part.id: text})[part.id].status == "correct"
            assert first_that_fits(field, float(text)) is None
        for one in alternatives(BANK, part):
            text = f"{one.answer:.{part.decimals}f}"
            words = first_that_fits(field, float(text))
            if words is None:
                assert abs(float(text) - BANK.answer(part.id)) <= float(field.tolerance)
                continue
            assert grade(BANK, {part.id: text})[part.id].status == "wrong"
            named += MISTAKES[one.mistakes[0]].title in words
            assert MISTAKES[one.mistakes[0]].title in words or "Several mistakes" in words
    assert named > 20


def test_a_category_holds_the_variants_of_a_part(tmp_path):
    out = tmp_path / "questions.xml"
    assert main(["export", "bank-interest", "--for", "moodle-xml", "--variants", "2", "--out", str(out)]) == 0
    kinds = [(one.get("type"), one.findtext("category/text") or one.findtext("name/text")) for one in read(out.read_bytes())]  # fmt: skip
    at = kinds.index(("category", "$course$/top/Self-attention/bank-interest/q4-weight"))
    assert [name for _, name in kinds[at + 1 : at + 3]] == [
        "bank-interest q4-weight, variant 1",
        "bank-interest q4-weight, variant 2",
    ]
    assert [kind for kind, _ in kinds].count("category") == len(BANK.parts)


def test_a_question_needs_no_other_and_its_words_are_escaped():
    (item,) = [one for one in items(BANK) if one.part == "q4-strength"]
    assert BANK.tokens[1] in item.prompt
    (text,) = re.findall(r"<text>(.*?)</text>\s*</questiontext>", moodle_xml.quiz("x", [item]).decode())
    assert "&lt;table&gt;" in text


def test_nothing_that_is_said_ends_an_embedded_answer():
    field = Field(key="1", tolerance="0.1", wrong=(("2", "a } b ~ c # d { e \\ f"),))
    assert moodle_xml.embedded(field) == "{1:NUMERICAL:=1:0.1~%0%2:0.1#a   b   c   d   e   f}"


def test_a_part_that_nobody_would_type_is_left_out_and_told(tmp_path, capsys):
    river = exercises.load("river-bank")
    assert not can_be_marked(river, river.part("context"))
    assert main(["export", "river-bank", "--for", "qti", "--out", str(tmp_path / "questions.zip")]) == 0
    assert "context is left out" in capsys.readouterr().err


@pytest.mark.parametrize("form", ["moodle-xml", "qti"])
def test_the_same_exercise_makes_the_same_bytes(tmp_path, form, capsys):
    for name in ("one", "two"):
        assert main(["export", "she-left", "--for", form, "--out", str(tmp_path / name)]) == 0
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert main(["export", "she-left", "--for", form, "--out", str(tmp_path / "two")]) == 2
    assert "it exists; add --force" in capsys.readouterr().err


@pytest.mark.parametrize(("form", "name", "ending"), [("qti", "Q.xml", ".zip"), ("moodle-xml", "Q.zip", ".xml")])
def test_a_file_is_called_what_it_is(tmp_path, form, name, ending, capsys):
    assert main(["export", "she-left", "--for", form, "--out", str(tmp_path / name)]) == 2
    assert f"{name}: expected a name that ends in {ending}" in capsys.readouterr().err
    assert not (tmp_path / name).exists()
