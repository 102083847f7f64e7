"""Lays aside what languages and libraries print around numbers: R, Julia, TensorFlow, HTML tables, polars, SymPy."""

import html
import re

_QUOTES = str.maketrans(dict.fromkeys("“”„‟«»‹›", '"') | dict.fromkeys("‘’‚", "'"))
_TALL_BRACKETS = str.maketrans(dict.fromkeys("✓✔✅☑➜➡👉⎡⎤⎢⎥⎣⎦⎛⎞⎜⎟⎝⎠⎧⎨⎩⎫⎬⎭⎪⟨⟩〈〉", " "))

_TOLERANCE = re.compile(r"(?<=[\d.%]) ?(?:±|\+/-|\+-|\\pm) ?\d[\d.,]*(?:e-?\d+)?%?")
_STOP = re.compile(r"((?:\d[.,]|(?<!\d)[.,])\d+ ?%?|[\])}\"'])[.!](?=[ \t]*(?:\n|$))")

_R_INDEX = re.compile(r"^[ \t]*\[(\d{1,6})\][ \t]+(?=[-+.\d])", re.MULTILINE)
_R_COLUMNS = re.compile(r"^[ \t]*(?:\[,\d{1,6}\][ \t]*)+$\n?", re.MULTILINE)
_R_ROW = re.compile(r"^[ \t]*\[\d{1,6},\][ \t]*", re.MULTILINE)

_JULIA_TITLE = re.compile(r"^[ \t]*(?:\d+-element|\d+[x×]\d+)[ \t][^\n\d][^\n]*:[ \t]*$\n?", re.MULTILINE)
_JULIA_PROMPT = re.compile(r"^[ \t]*julia>[^\n]*$\n?", re.MULTILINE)

_TENSORFLOW = re.compile(r"<tf\.\w+[^<>]*?numpy=\s*([^<>]*)>")

_TABLE_CELL = re.compile(r"</?t[dh]\b", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")

_POLARS_TITLE = re.compile(r"^[ \t]*(?:shape: ?\([\d, ]*\)|Series: [^\n]*)$\n?", re.MULTILINE)
_RULE = re.compile(r"^[ \t]*[┌┬┐├┼┤└┴┘╞╪╡─═╌│┆ +-]*[─═┄╌][┌┬┐├┼┤└┴┘╞╪╡─═╌│┆ +-]*$\n?", re.MULTILINE)
_KINDS = re.compile(r"^[│ ┆]*(?:(?:---|[fiu](?:8|16|32|64)|str)[│ ┆]*)+$\n?", re.MULTILINE)


def bare(text: str) -> str:
    r"""The text without what is printed around its numbers; lines and columns stay.

    >>> bare("[1] 0.25 0.5\n[3] 0.75"), bare("0.2097 ± 0.0001"), bare("I get 0.2097.")
    ('0.25 0.5\n0.75', '0.2097', 'I get 0.2097')
    >>> bare("[1] 0.25 0.5\nso bank"), bare("[1] 0.25 0.5\n[4] 0.75")
    ('[1] 0.25 0.5\nso bank', '[1] 0.25 0.5\n[4] 0.75')
    >>> bare("<tr><td>1</td><td>2</td></tr> so bank")
    '1\t2\n so bank'
    """
    if not text.isascii():
        text = text.translate(_QUOTES).translate(_TALL_BRACKETS)
        if re.search("[┌├╞│┆]", text):
            text = _polars_cells(text)
    if "<" in text:
        text = _html_cells(_TENSORFLOW.sub(r"\1", text))
    if (untitled := _POLARS_TITLE.sub("", text)) != text:
        text = untitled.strip()
        text = text.replace("\t", " ") if text.startswith("[") else text
    if ":" in text or "julia>" in text:
        text = _JULIA_TITLE.sub("", _JULIA_PROMPT.sub("", text))
    if "[" in text:
        text = _r_numbers(text)
    return _STOP.sub(r"\1", _TOLERANCE.sub("", text))


def _html_cells(text: str) -> str:
    """The cells of a table, with a tab after each and a line for each row."""
    if not _TABLE_CELL.search(text):
        return text
    text = re.sub(r"\s+", " ", text)
    text = re.sub(r"</t[dh]>", "\t", re.sub(r"</tr>", "\n", text, flags=re.IGNORECASE), flags=re.IGNORECASE)
    lines = (html.unescape(_TAG.sub("", line)) for line in text.split("\n"))
    return "\n".join("\t".join(cell.strip() for cell in line.split("\t")[:-1]) or line for line in lines).strip(" \n")


def _polars_cells(text: str) -> str:
    text = _KINDS.sub("", _RULE.sub("", text))
    return (
        re.sub(r" ?┆ ?", "\t", re.sub(r"^[ \t]*│ ?| ?│[ \t]*$", "", text, flags=re.MULTILINE)) if "┆" in text else text
    )


def _r_numbers(text: str) -> str:
    """The numbers of a vector, whose lines begin with the place of their first one, or of a matrix of R."""
    text = _R_ROW.sub("", _R_COLUMNS.sub("", text)) if "," in text else text
    lines = [line for line in text.split("\n") if line.strip()]
    first = next((i for i, line in enumerate(lines) if _R_INDEX.match(line)), None)
    if first is None:
        return text
    count, printed = 1, []
    for line in lines[first:]:
        index = _R_INDEX.match(line)
        if not index or int(index[1]) != count:
            return text
        numbers = line[index.end() :]
        printed.append(numbers)
        count += len(numbers.split())
    return "\n".join(printed)
