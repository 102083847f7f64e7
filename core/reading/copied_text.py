"""Lays aside what surrounds an answer that was copied out of a chat, a notebook or Markdown, and names of rows."""

import re

from core.reading.numbers import INVISIBLE, PLAIN

_CONTROLS = {code: None for code in (*range(32), *range(127, 160)) if code not in (9, 10)}
_BREAK = re.compile(r"\r\n|[\r\v\f\x85\u2028\u2029]")
_SURROGATES = re.compile("[\ud800-\udfff]")

_FENCE = re.compile(r"^[ \t>]*(?:`{3,}|~{3,})[ \t]*(?:[a-zA-Z][\w+#.-]{0,30}[ \t]*)?$", re.MULTILINE)
_QUOTE = re.compile(r"^[ \t]*(?:>(?!>>)[ \t]?)+", re.MULTILINE)
_HEADING = re.compile(r"^[ \t]*#{1,6}[ \t]", re.MULTILINE)
_TAG = re.compile(r"</?(?:b|i|u|em|strong|code|pre|p|span|mark)>", re.IGNORECASE)
_EMPHASIS = (
    re.compile(r"(?<![\w)*%.\]])(\*{2,3})(?! )([^*\n]+)(?<! )\1(?![\w(*]|\.\d)"),
    re.compile(r"(?<![\w)*%.\]])(?<![\d)%.] )(\*)(?! )([^*\n]+)(?<! )\1(?![\w(*]|\.\d)"),
    re.compile(r"(?<!\w)(_{1,3})(?! )([^_\n]+)(?<! )\1(?!\w)"),
)
"""Bold and italics, which stand between words; a product such as 2*3*4 or 2 * 3 does not look like them."""

_BULLET = re.compile(
    r"^[ \t]*(?:[•‣◦▪●○][ \t]?|\*[ \t]"
    r"|[-+–][ \t](?=[\"'“\[]|\*\*|__|(?!(?:exp|sqrt|log|ln|abs|e|pi|np|torch|math|tensor|array)\b)[^\W\d]))",
    re.MULTILINE,
)
_PROMPT = re.compile(r"^[ \t]*(?:>>>|In ?\[\d{0,9}\]:)[ \t]?", re.MULTILINE)
_CODE = re.compile(r"[ \t]*(?:>>>|In ?\[\d{0,9}\]:|\.\.\.:?(?:[ \t]|$))[ \t]?")
_OUTPUT = re.compile(r"^[ \t]*(?:Out ?\[\d{0,9}\]:?|\[\d{1,9}\]:)", re.MULTILINE)


def printable(text: str) -> str:
    r"""The text without what nothing can show, such as halves of a character, and with blanks of one kind.

    >>> printable("0.1\r\n0.\x002\x7f3\t4\u20285")
    '0.1\n0. 2 3\t4\n5'
    """
    if text.isprintable():
        return text
    text = _BREAK.sub("\n", text).translate(INVISIBLE)
    text = re.sub(r"[^\S\n\t]", " ", text.translate(dict.fromkeys(_CONTROLS, " ")))
    return _SURROGATES.sub("\ufffd", text)


def without_markup(text: str) -> str:
    r"""The text without code fences, backticks, bold, italics, quote marks, bullets, headings and prompts.

    Of a session with prompts what was printed is kept; if nothing was printed, what was typed.

    >>> without_markup("> **`0.2097`**"), without_markup("In [3]: W[1, 3]\nOut[3]: 0.2097")
    ('0.2097', '0.2097')
    """
    if PLAIN.fullmatch(text) and not is_bulleted(text):
        return text
    text = _QUOTE.sub("", _FENCE.sub("", text)).replace("`", "")
    text = _OUTPUT.sub("", _without_code(_TAG.sub("", text)))
    text = _BULLET.sub("", _HEADING.sub("", text))
    if is_bulleted(text):
        text = re.sub(r"^[ \t]*- ", "", text, flags=re.MULTILINE)
    for emphasis in _EMPHASIS:
        text = emphasis.sub(r"\2", text)
    return text.strip()


def _without_code(text: str) -> str:
    if not _PROMPT.search(text):
        return text
    lines = text.split("\n")
    printed = "\n".join(line for line in lines if not _CODE.match(line))
    return printed if printed.strip() else "\n".join(_CODE.sub("", line, count=1) for line in lines)


def without_numbering(text: str) -> str:
    r"""The text without “1. ”, “2. ” and so on at the beginning of its lines, if all lines are numbered so.

    >>> without_numbering("1. 0.1\n2. 0.2")
    '0.1\n0.2'
    """
    lines = text.strip().split("\n")
    if len(lines) == 1:
        return re.sub(r"^\s*(?:\d{1,2}|[a-h])\)[ \t]+", "", text)
    numbered = [re.match(rf"[ \t]*{i}[.)][ \t]+", line) for i, line in enumerate(lines, start=1)]
    if not all(numbered):
        return text
    return "\n".join(line[match.end() :] for line, match in zip(lines, numbered, strict=True) if match)


def is_bulleted(text: str) -> bool:
    """Whether every line begins with a bullet “- ”, as a minus sign after one of them shows."""
    return "- -" in text and _begins_with_dashes(text)


def has_bullets_or_minus_signs(text: str) -> bool:
    """Whether every line begins with “- ” and nothing shows if that is a bullet or a minus sign."""
    return _begins_with_dashes(text) and not is_bulleted(text)


def _begins_with_dashes(text: str) -> bool:
    lines = numbered_lines(text) if "- " in text else []
    return len(lines) > 1 and all(re.match(r"- [-+]?[\d.($]", line) for line in lines)


def numbered_lines(text: str) -> list[str]:
    """The lines that hold a figure or a bracket, without the blanks around them; a heading above a list is none."""
    return [line for line in map(str.strip, text.split("\n")) if re.search(r"[\d\[\](){}]", line)]


_NUMBERED = re.compile(
    r"[ \t(]*(?:(?:row|line|zeile|reihe|token|word|wort)[ \t#]*|[^\W\d]\w{0,8}?_?\{?)?(\d{1,3})\}?"
    r"(?:[ \t]*\(([^()\d]{1,40})\))?[ \t]*[:=][ \t]*(?=[-+.\d\[(])",
    re.IGNORECASE,
)
_NAMED = re.compile(r"[ \t]*[a-zA-Z]{1,10}_\{?([^\W\d_][^\s_:={}]{0,40})\}?[ \t]*[:=][ \t]*(?=[-+.\d\[(])")


def without_row_labels(text: str) -> str:
    r"""The rows of a text without their numbers, from the first to the last; words stay: they say whose rows they are.

    >>> without_row_labels("y2 = [1, 2]\ny1 = [3, 4]"), without_row_labels("Row 5 (the): 0.5")
    ('[3, 4]\n[1, 2]', 'the: 0.5')
    >>> without_row_labels("Row 3: 0.5\nRow 7: 0.2")
    'Row 3: 0.5\nRow 7: 0.2'
    """
    lines = [line for line in text.split("\n") if line.strip()]
    if named := _matches(_NAMED, lines):
        return "\n".join(f"{match[1]}: {line[match.end() :]}" for match, line in zip(named, lines, strict=True))
    numbered = _matches(_NUMBERED, lines)
    places = [int(match[1]) for match in numbered]
    if not numbered or (len(lines) > 1 and sorted(places) not in ([*range(len(lines))], [*range(1, len(lines) + 1)])):
        return text
    rows = [
        (f"{match[2]}: " if match[2] else "") + line[match.end() :] for match, line in zip(numbered, lines, strict=True)
    ]
    return "\n".join(row for _, row in sorted(zip(places, rows, strict=True), key=lambda pair: pair[0]))


def _matches(label: "re.Pattern[str]", lines: list[str]) -> list["re.Match[str]"]:
    """The labels of all lines; none if a line has none."""
    matches = [match for line in lines if (match := label.match(line))]
    return matches if len(matches) == len(lines) else []
