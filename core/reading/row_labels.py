"""Lays aside what rows are called, such as “Row 1:”, “y1 =” or “y_bank =”, and puts numbered rows in order."""

import re

_NUMBERED = re.compile(
    r"[ \t(]*(?:(?:row|line|zeile|reihe|token|word|wort)[ \t#]*|[^\W\d]\w{0,8}?_?\{?)?(\d{1,3})\}?"
    r"(?:[ \t]*\(([^()\d]{1,40})\))?[ \t]*[:=][ \t]*(?=[-+.\d\[(])",
    re.IGNORECASE,
)
_NAMED = re.compile(r"[ \t]*[a-zA-Z]{1,10}_\{?([^\W\d_][^\s_:={}]{0,40})\}?[ \t]*[:=][ \t]*(?=[-+.\d\[(])")


def without_row_labels(text: str) -> str:
    r"""The rows of a text without their numbers, from the first to the last; words stay: they say whose rows they are.

    >>> without_row_labels("y2 = [3, 4]\ny1 = [1, 2]"), without_row_labels("Row 1 (the): 0.5")
    ('[1, 2]\n[3, 4]', 'the: 0.5')
    >>> without_row_labels("Row 3: 0.5\nRow 7: 0.2")
    'Row 3: 0.5\nRow 7: 0.2'
    """
    lines = [line for line in text.split("\n") if line.strip()]
    if named := _matches(_NAMED, lines):
        return "\n".join(f"{match[1]}: {line[match.end() :]}" for match, line in zip(named, lines, strict=True))
    numbered = _matches(_NUMBERED, lines)
    places = [int(match[1]) for match in numbered]
    if not numbered or (len(lines) > 1 and sorted(places) not in (_from(0, lines), _from(1, lines))):
        return text
    rows = [
        (f"{match[2]}: " if match[2] else "") + line[match.end() :] for match, line in zip(numbered, lines, strict=True)
    ]
    return "\n".join(row for _, row in sorted(zip(places, rows, strict=True), key=lambda pair: pair[0]))


def _matches(label: "re.Pattern[str]", lines: list[str]) -> list["re.Match[str]"]:
    """The labels of all lines; none if a line has none."""
    matches = [match for line in lines if (match := label.match(line))]
    return matches if len(matches) == len(lines) else []


def _from(first: int, lines: list[str]) -> list[int]:
    return list(range(first, first + len(lines)))
