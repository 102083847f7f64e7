"""An item of QTI has the content and the attributes that imsqti_v2p1.xsd (IMS, 2012) allows for the elements we use.

IMS lets nobody pass on a part of its schema without a registration, so what it says is told here in our own way: the
children of each element in order, as a regular expression, and its attributes, of which those with a “!” must be there.
"""

import io
import re
import zipfile
from xml.etree import ElementTree as ET

import pytest

from core.export import qti
from core.export.question_items import items
from core.homework import bank
from tests.documents import ROOT

EXPRESSION = "(variable|baseValue|equal|match|sum|multiple)"
RULES = f"{EXPRESSION}(responseCondition|setOutcomeValue)*"
SCHEMA = {
    "assessmentItem": (
        "responseDeclaration*outcomeDeclaration*(itemBody)?(responseProcessing)?modalFeedback*",
        "identifier! title! timeDependent! adaptive",
    ),
    "responseDeclaration": ("(defaultValue)?(correctResponse)?", "identifier! cardinality! baseType"),
    "outcomeDeclaration": ("(defaultValue)?", "identifier! cardinality! baseType normalMaximum"),
    "correctResponse": ("value+", ""),
    "defaultValue": ("value+", ""),
    "value": ("", ""),
    "itemBody": ("(p|table|choiceInteraction|extendedTextInteraction)+", ""),
    "p": ("(b|i|textEntryInteraction|inlineChoiceInteraction)*", ""),
    "table": ("tbody+", ""),
    "tbody": ("tr+", ""),
    "tr": ("(td|th)+", ""),
    "td": ("(textEntryInteraction|inlineChoiceInteraction|p|table)*", ""),
    "th": ("(textEntryInteraction|inlineChoiceInteraction|p|table)*", ""),
    "textEntryInteraction": ("", "responseIdentifier! expectedLength"),
    "inlineChoiceInteraction": ("inlineChoice+", "responseIdentifier! shuffle"),
    "inlineChoice": ("", "identifier!"),
    "choiceInteraction": ("(prompt)?simpleChoice+", "responseIdentifier! shuffle maxChoices"),
    "simpleChoice": ("(p|table)*", "identifier!"),
    "extendedTextInteraction": ("(prompt)?", "responseIdentifier!"),
    "prompt": ("(p|table)*", ""),
    "responseProcessing": ("(responseCondition|setOutcomeValue)*", ""),
    "responseCondition": ("(responseIf)responseElseIf*", ""),
    "responseIf": (RULES, ""),
    "responseElseIf": (RULES, ""),
    "setOutcomeValue": (EXPRESSION, "identifier!"),
    "sum": ("(variable|baseValue|sum|multiple)+", ""),
    "multiple": (f"{EXPRESSION}*", ""),
    "equal": (f"{EXPRESSION}{{2}}", "toleranceMode tolerance"),
    "match": (f"{EXPRESSION}{{2}}", ""),
    "variable": ("", "identifier!"),
    "baseValue": ("", "baseType!"),
    "modalFeedback": ("(p|table)*", "outcomeIdentifier! showHide! identifier!"),
}
IDENTIFIERS = ("identifier", "responseIdentifier", "outcomeIdentifier")


def named(element):
    return element.tag.removeprefix(f"{{{qti.QTI}}}")


@pytest.mark.parametrize("name", [str(ROOT / "docs/exercises/every-kind.toml"), "dog-tail"])
def test_every_item_is_as_the_schema_of_qti_allows(name):
    archive = zipfile.ZipFile(io.BytesIO(qti.package("x", items(bank.find(name)))))
    roots = [ET.fromstring(archive.read(one)) for one in archive.namelist() if one.startswith("items/")]  # noqa: S314
    assert roots
    for element in (element for root in roots for element in root.iter()):
        content, attributes = SCHEMA[named(element)]
        of_tags = re.sub(r"[A-Za-z]+", lambda tag: f"(?:{tag[0]} )", content)
        assert re.fullmatch(of_tags, "".join(f"{named(child)} " for child in element)), (name, named(element))
        known = {one.rstrip("!"): one.endswith("!") for one in attributes.split()}
        assert set(element.attrib) <= set(known), named(element)
        assert all(one in element.attrib for one, needed in known.items() if needed), named(element)
        assert all(re.fullmatch(r"[A-Za-z_][\w.-]*", element.get(one, "x")) for one in IDENTIFIERS), element.attrib
        assert "" not in (element.get("title"), element.get("identifier"))
