"""Questions as Moodle XML: a category for each part, with its variants, of which a quiz draws one at random.

A number is a numerical question, a word a multiple choice, what has several numbers one with embedded answers, and a
text an essay, which a teacher marks.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from xml.etree import ElementTree as ET

from core.classroom.xml_elements import Content, element, table
from core.export.question_items import Field, Item

_SPECIAL = re.compile(r"[{}~#\\]")
"""What would end an embedded answer, or its feedback."""


def quiz(exercise_id: str, items: Iterable[Item]) -> bytes:
    """The file that Moodle imports, with “Get category from file”."""
    root = ET.Element("quiz")
    for part, of_part in groupby(sorted(items, key=lambda item: item.part), key=lambda item: item.part):
        path = f"$course$/top/Self-attention/{exercise_id}/{part}"
        root.append(element("question", element("category", _text(path)), type="category"))
        root.extend(map(_question, of_part))
    ET.indent(root, level=0)
    written: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return written + b"\n"


def _question(item: Item) -> ET.Element:
    if not item.fields:
        settings = {
            "responseformat": "editor", "responserequired": "1", "responsefieldlines": "10", "attachments": "0",
        }  # fmt: skip
        model = element("graderinfo", _text(item.model), format="markdown")
        return _shell(item, "essay", [], [element(name, value) for name, value in settings.items()], model)
    (field, *others) = item.fields
    if others:
        asked = table([map(embedded, row) for row in item.rows], item.row_names, item.column_names)
        return _shell(item, "multianswer", [asked])
    if field.options:
        more = [element("single", "true"), element("shuffleanswers", "false"), element("answernumbering", "none")]
        return _shell(item, "multichoice", [], *more, _answers(field))
    return _shell(item, "numerical", [], _answers(field))


def _shell(item: Item, kind: str, asked: Sequence[ET.Element], *answers: Content) -> ET.Element:
    body = (*item.given, element("p", element("b", item.prompt)), *asked)
    html = "".join(ET.tostring(one, encoding="unicode", method="html") for one in body)
    return element(
        "question", element("name", _text(item.name)), element("questiontext", _text(html), format="html"),
        element("defaultgrade", f"{item.points:g}"), element("penalty", "0"), *answers, type=kind,
    )  # fmt: skip


def _text(text: str) -> ET.Element:
    return element("text", text)


def _answers(field: Field) -> list[ET.Element]:
    """The key first: Moodle takes the first answer that fits."""
    form = {"format": "plain_text"} if field.options else {}
    tolerance = [] if field.options else [element("tolerance", field.tolerance)]
    answers = [(field.key, field.praise, "100"), *((answer, words, "0") for answer, words in field.wrong)]
    return [
        element(
            "answer", _text(answer), *tolerance, element("feedback", _text(words), format="plain_text"),
            fraction=fraction, **form,
        )
        for answer, words, fraction in answers
    ]  # fmt: skip


def embedded(field: Field) -> str:
    """A field as an embedded answer.

    >>> embedded(Field(key="0.2097", tolerance="0.0005", wrong=(("0.3", "Perhaps: x"),)))
    '{1:NUMERICAL:=0.2097:0.0005~%0%0.3:0.0005#Perhaps: x}'
    """
    if field.options:
        words = [f"={field.key}", *(one for one in field.options if one != field.key)]
        return f"{{1:MULTICHOICE:{'~'.join(words)}}}"
    wrong = (f"~%0%{number}:{field.tolerance}#{_SPECIAL.sub(' ', words)}" for number, words in field.wrong)
    return f"{{1:NUMERICAL:={field.key}:{field.tolerance}{''.join(wrong)}}}"
