"""Questions as a package of QTI 2.1: an item for each part of each variant, and a manifest that lists them."""

import io
import re
import zipfile
from collections.abc import Iterable, Sequence
from xml.etree import ElementTree as ET

from core.classroom.xml_elements import element, table
from core.export.question_items import Field, Item

QTI = "http://www.imsglobal.org/xsd/imsqti_v2p1"
_MANIFEST = "http://www.imsglobal.org/xsd/imscp_v1p1"
_THE_SAME_DAY = (1980, 1, 1, 0, 0, 0)
"""Stands in the archive as the day of its files: the same exercise makes the same bytes."""


def package(exercise_id: str, items: Iterable[Item]) -> bytes:
    """The archive that a platform imports."""
    files = {f"items/{identifier(item.name)}.xml": _xml_bytes(_assessment_item(item)) for item in items}
    resources = [
        element("resource", element("file", href=name), identifier=f"R{i}", type="imsqti_item_xmlv2p1", href=name)
        for i, name in enumerate(files, start=1)
    ]
    metadata = element("metadata", element("schema", "QTIv2.1 Package"), element("schemaversion", "1.0.0"))
    manifest = element(
        "manifest",
        metadata,
        element("organizations"),
        element("resources", resources),
        xmlns=_MANIFEST,
        identifier=identifier(exercise_id),
    )
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in {"imsmanifest.xml": _xml_bytes(manifest), **files}.items():
            packed.writestr(zipfile.ZipInfo(name, _THE_SAME_DAY), content, zipfile.ZIP_DEFLATED)
    return archive.getvalue()


def identifier(name: str) -> str:
    """A name as an identifier of QTI: letters, digits and “-”.

    >>> identifier("bank-interest q1-weight, variant 7")
    'bank-interest-q1-weight-variant-7'
    """
    return re.sub(r"[^A-Za-z0-9]+", "-", name)


def _xml_bytes(root: ET.Element) -> bytes:
    ET.indent(root)
    written: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return written + b"\n"


def _assessment_item(item: Item) -> ET.Element:
    """An item with fields; without any, one with room for a text, whose score a teacher gives."""
    whole = {"xmlns": QTI, "identifier": identifier(item.name), "title": item.name, "adaptive": "false",
             "timeDependent": "false"}  # fmt: skip
    if not item.fields:
        asked = element("extendedTextInteraction", element("prompt", item.prompt), responseIdentifier="R1")
        return element(
            "assessmentItem",
            element("responseDeclaration", identifier="R1", cardinality="single", baseType="string"),
            element("outcomeDeclaration", identifier="SCORE", cardinality="single", baseType="float",
                    normalMaximum=f"{item.points:g}"),
            element("itemBody", asked), **whole,
        )  # fmt: skip
    names = [f"R{i}" for i in range(1, len(item.fields) + 1)]
    said_of = [(*(said for _, said in field.wrong), field.praise) for field in item.fields]
    words = list(dict.fromkeys(said for every in said_of for said in every if said))
    feedback = {said: f"F{i}" for i, said in enumerate(words, start=1)}
    return element(
        "assessmentItem",
        [_declaration(name, field) for name, field in zip(names, item.fields, strict=True)],
        element("outcomeDeclaration", element("defaultValue", element("value", "0")), identifier="SCORE",
                cardinality="single", baseType="float"),
        element("outcomeDeclaration", identifier="FEEDBACK", cardinality="multiple", baseType="identifier"),
        element("itemBody", item.given, element("p", item.prompt), _interaction(item, names)),
        element("responseProcessing", [
            _condition(name, field, item.points / len(names), feedback)
            for name, field in zip(names, item.fields, strict=True)
        ]),
        [element("modalFeedback", said, outcomeIdentifier="FEEDBACK", identifier=name, showHide="show")
         for said, name in feedback.items()],
        **whole,
    )  # fmt: skip


def _declaration(name: str, field: Field) -> ET.Element:
    key = _option(field, field.key) if field.options else field.key
    base = "identifier" if field.options else "float"
    correct = element("correctResponse", element("value", key))
    return element("responseDeclaration", correct, identifier=name, cardinality="single", baseType=base)


def _option(field: Field, word: str) -> str:
    return f"C{field.options.index(word) + 1}"


def _interaction(item: Item, names: Sequence[str]) -> ET.Element:
    if len(names) == 1 and item.fields[0].options:
        field = item.fields[0]
        choices = [element("simpleChoice", one, identifier=_option(field, one)) for one in field.options]
        return element("choiceInteraction", choices, responseIdentifier=names[0], shuffle="false", maxChoices="1")
    waiting = iter(names)
    boxes = [[_box(field, next(waiting)) for field in row] for row in item.rows]
    return table(boxes, item.row_names, item.column_names)


def _box(field: Field, name: str) -> ET.Element:
    if not field.options:
        return element("textEntryInteraction", responseIdentifier=name, expectedLength="10")
    choices = [element("inlineChoice", one, identifier=_option(field, one)) for one in field.options]
    return element("inlineChoiceInteraction", choices, responseIdentifier=name, shuffle="false")


def _condition(name: str, field: Field, share: float, feedback: dict[str, str]) -> ET.Element:
    """The share of the score for the key; the words for what a mistake leads to."""
    right = element("responseIf", _equals(name, field, field.key), element(
        "setOutcomeValue", element("sum", element("variable", identifier="SCORE"), _value("float", f"{share:.6g}")),
        identifier="SCORE",
    ), [_show_feedback(feedback[field.praise])] if field.praise else [])  # fmt: skip
    wrong = [
        element("responseElseIf", _equals(name, field, answer), _show_feedback(feedback[said]))
        for answer, said in field.wrong
        if said
    ]
    return element("responseCondition", right, wrong)


def _show_feedback(identifier: str) -> ET.Element:
    """Feedback is shown, besides what is shown already."""
    shown = element("multiple", element("variable", identifier="FEEDBACK"), _value("identifier", identifier))
    return element("setOutcomeValue", shown, identifier="FEEDBACK")


def _equals(name: str, field: Field, answer: str) -> ET.Element:
    variable = element("variable", identifier=name)
    if field.options:
        return element("match", variable, _value("identifier", _option(field, answer)))
    tolerance = f"{field.tolerance} {field.tolerance}"
    return element("equal", variable, _value("float", answer), toleranceMode="absolute", tolerance=tolerance)


def _value(kind: str, text: str) -> ET.Element:
    return element("baseValue", text, baseType=kind)
