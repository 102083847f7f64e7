"""Finds the numbers and words that a person would take for results in one line of text without brackets."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from core.uploads.literals import NUMBER

_NUMBER = re.compile(rf"(?<![\w.])(?<!\d[,:/-]){NUMBER}(?:\s?%)?")
_DECIMAL_COMMA = re.compile(r"(?<![\w.,])[-+−]?\d{1,9},\d{1,30}(?![\w.,]*\d)(?:\s?%)?")
_BETWEEN = re.compile(r"[\s,;|]*")
_NAMED = re.compile(r"[^\W\d_][\w'’-]*(?:\.\w+)*")
_ID = re.compile(r"\W*[^\W\d_]\w*[-_][\w-]*\W*")
"""What a part is called, such as “q3-weights”."""

_CHOICES = re.compile(r"\b(?:weak|strong)\b", re.IGNORECASE)
_TYPED = re.compile(
    r"(?:^|[:=→>,;(–—]|\s[-\s]|\b(?:is|are|so|therefore|rather|very|fairly|quite|relatively|\w+['’]s|a|an)\b)\W{0,4}"
    r"(weak|strong)\b(?!\s(?:is|from|or|if|means)\b)",
    re.IGNORECASE,
)


@dataclass(frozen=True, kw_only=True)
class NamedNumber:
    """A number as it is written, and the words before it on its line."""

    text: str
    label: str


@dataclass(frozen=True, kw_only=True)
class NumberLine:
    """What one line holds: a row of numbers side by side behind a label, or numbers with words between them."""

    label: str
    row: tuple[str, ...] = ()
    numbers: tuple[NamedNumber, ...] = ()


def number_line(line: str) -> NumberLine:
    """The numbers of a line: of those that have words between them only decimals, or the last if none has.

    >>> number_line("bank  0.1 0.2 0.3").row, number_line("in row 1,3: 0.2097").numbers
    (('0.1', '0.2', '0.3'), (NamedNumber(text='0.2097', label='in row 1,3'),))
    """
    matches = list(_NUMBER.finditer(line))
    if not any("." in match[0] for match in matches) and (commas := list(_DECIMAL_COMMA.finditer(line))):
        matches = commas
    if not matches:
        return NumberLine(label=line.strip())
    first = len(matches) - 1
    while _BETWEEN.fullmatch(line, matches[first - 1].end(), matches[first].start()):
        first -= 1
    if _is_decimal(matches[-1]) and not any(map(_is_decimal, matches[first:-1])):
        first = len(matches) - 1  # whole numbers before a single decimal say where it stands
    row = tuple(_plain(match) for match in matches[first:])
    is_row = len(row) > 1 and (any(map(_is_decimal, matches[first:])) or _is_stated(line, matches[first]))
    if is_row and not line[matches[-1].end() :].strip(" ,;|.") and not any(map(_is_decimal, matches[:first])):
        return NumberLine(label=line[: matches[first].start()].strip(" \t:=|"), row=row)
    results = [match for match in matches if _is_decimal(match)]
    if not results and _is_stated(line, matches[-1]) and not line[matches[-1].end() :].strip(" ."):
        results = [matches[-1]]
    starts = [0, *(match.end() for match in results)]
    return NumberLine(
        label=line.strip(),
        numbers=tuple(
            NamedNumber(text=_plain(match), label=line[start : match.start()].strip(" \t,;:=|≈~()"))
            for start, match in zip(starts, results, strict=False)
        ),
    )


def _plain(match: "re.Match[str]") -> str:
    """The number with a decimal point and a plain minus sign, as code would print it."""
    return match[0].replace("−", "-").replace(",", ".").replace(" ", "").removesuffix(".")


def _is_decimal(match: "re.Match[str]") -> bool:
    return bool(re.search(r"[.,]\d|[eE%j]", match[0]))


def _is_stated(line: str, match: "re.Match[str]") -> bool:
    """Whether a whole number begins its line, or stands after a colon or an equals sign."""
    before = line[: match.start()].strip()
    return not before or before[-1] in ":=≈~"


def ranking(numbers: tuple[NamedNumber, ...]) -> str:
    """Numbers with the last word before each, if all have one.

    >>> ranking((NamedNumber(text="0.703", label="top: interest"), NamedNumber(text="0.248", label="and bank")))
    'interest 0.703, bank 0.248'
    >>> ranking((NamedNumber(text="0.7", label="interest"), NamedNumber(text="0.2", label="and the bank")))
    ''
    """
    words = [last_word(number.label) for number in numbers]
    if len(numbers) < 2 or not all(words) or len(set(words)) < len(words):
        return ""
    if any(len(number.label.split()) > 2 for number in numbers[1:]):
        return ""  # a sentence
    return ", ".join(f"{word} {number.text}" for word, number in zip(words, numbers, strict=True))


def last_word(label: str) -> str:
    """The last word of a label; "" if it has none."""
    words = _NAMED.findall(label)
    return words[-1] if words else ""


def choice(line: str, *, is_printed: bool) -> str:
    """The word of a choice that a line holds, "" if there is none or more than one; of a typed line only an answer.

    >>> choice("that is weak", is_printed=True), choice("that is not weak", is_printed=True)
    ('weak', '')
    """
    words = {word.lower() for word in (_CHOICES if is_printed else _TYPED).findall(line)}
    return words.pop() if len(words) == 1 and not re.search(r"\bnot\b|\?", line) else ""


def are_of_one_form(labels: list[str]) -> bool:
    """Whether labels differ in one word at most, and in figures, as those that a loop prints do."""
    words = [re.findall(r"\w+", re.sub(r"\d+", "0", label)) for label in labels]
    return all(
        len(one) == len(other) and sum(a != b for a, b in zip(one, other, strict=True)) <= 1
        for one, other in pairwise(words)
    )


def find_stacks(lines: list[NumberLine]) -> Iterator[tuple[int, int, str, tuple[int, ...]]]:
    r"""Rows, or single numbers, of lines that follow one another and belong together.

    Yields the first and the last line, the text and the shape of each such block.

    >>> list(find_stacks([number_line(line) for line in ("my-Q: 7 8", "bank 0.1 0.2", "the 0.3 0.4", "so 0.5 0.6")]))
    [(1, 3, '0.1 0.2\n0.3 0.4\n0.5 0.6', (3, 2))]
    >>> list(find_stacks([number_line(line) for line in ("my-Q: 0.1 0.2", "0.3 0.4")]))[-1]
    (0, 1, '0.1 0.2\n0.3 0.4', (2, 2))
    >>> list(find_stacks([number_line(line) for line in ("query 0.1 0.2", "its key is 0.3 0.4", "and value 0.5 0.6")]))
    []
    """
    start = 0
    for end in range(1, len(lines) + 1):
        if end < len(lines) and _continues(lines[end - 1], lines[end]):
            continue
        top, *others = block = lines[start:end]
        if top.row and (others[1:] or not top.label):
            yield start, end - 1, *_rows(block)
            for above in lines[start - 1 : start]:  # the first row may stand behind the name
                if not top.label and _ID.fullmatch(above.label) and len(above.row) == len(top.row):
                    yield start - 1, end - 1, *_rows([above, *block])
        elif others and top.numbers:
            written = [one.numbers[0] for one in block]
            words = [last_word(one.label) or last_word(line.label) for one, line in zip(written, block, strict=True)]
            pairs = zip(words if all(words) else [""] * len(words), written, strict=True)
            yield start, end - 1, "\n".join(f"{word} {one.text}".strip() for word, one in pairs), (len(block),)
        start = end


def _rows(block: list[NumberLine]) -> tuple[str, tuple[int, ...]]:
    width = len(block[0].row)
    shape = (len(block), width) if len(block) > 1 else (width,)
    return "\n".join(" ".join(one.row) for one in block), shape


def _continues(above: NumberLine, below: NumberLine) -> bool:
    if above.row:
        return len(above.row) == len(below.row) and are_of_one_form([above.label, below.label])
    match above.numbers, below.numbers:
        case (one,), (other,):
            return are_of_one_form([one.label, other.label])
    return False
