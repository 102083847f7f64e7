"""Brings what is printed or typed into plain lines: without colours, table borders, prompts and TeX."""

import re
from itertools import groupby

PROMPT = re.compile(r"^(?:>>>|\.\.\.|In ?\[[\d ]{0,9}\]:)(?:\s|$)")
"""How a line of code begins in a copied session."""

_ANSI = re.compile(r"\x1b\[[0-9;?]{0,20}[A-Za-z]")
_OUT = re.compile(r"^Out ?\[[\d ]{0,9}\]: ?", re.MULTILINE)
_RULE = re.compile(
    r"[ \t]*(?:[|+│┃┌├└┼╞═─-][-+|:=═─┬┼┴╪ \t]{2,}[|+┐┤┘╡]?|│(?:[ ┆]+(?:---|[fiu](?:8|16|32|64)|str))+[ ]*│)[ \t]*"
)
"""A line of a table that holds nothing of its own: a rule, or the kinds of columns as polars prints them."""

_ROW = re.compile(r"[ \t]*[|│┃].*[|│┃][ \t]*")
_DECIMAL_COMMAS = re.compile(r"\d,\d+(?:[^\S\n]*;|,?[^\S\n])[^\S\n]*[-+−]?\d+,\d")
"""Two numbers with a decimal comma that something else than a comma alone sets apart: “0,5; 0,25”."""

_MATRIX = re.compile(
    r"\\begin\{(?:[bpvBV]?matrix|array)\}(?:\{[clr|]{0,60}\})?(.{0,20000}?)\\end\{\w{1,9}\}", re.DOTALL
)


def plain(text: str) -> str:
    r"""The text as a terminal would show it at the end, line for line; of a rewritten line only what came last.

    >>> plain("| | the |\n|---|---|\n| the | 0.1 |").split("\n")
    ['', '      the   ', '   the    0.1   ']
    >>> plain("[[0,5; 0,25],\n[1,2], [3, 4]]")
    '[[0.5; 0.25],\n[1,2], [3, 4]]'
    """
    text = _OUT.sub("", _ANSI.sub("", text).replace("\r\n", "\n").replace("\0", " "))
    if "\r" in text:
        text = "\n".join(line[line.rfind("\r") + 1 :] for line in text.split("\n"))
    if "\\begin{" in text:
        text = _MATRIX.sub(lambda match: _in_brackets(match[1]), text)
    if _DECIMAL_COMMAS.search(text):
        text = "\n".join(map(_with_points, text.split("\n")))
    return _without_borders(text) if "|" in text or "│" in text else text


def _with_points(line: str) -> str:
    is_decimal = "." not in line and _DECIMAL_COMMAS.search(line)
    return re.sub(r"(?<=\d),(?=\d)", ".", line) if is_decimal else line


def _in_brackets(rows: str) -> str:
    lines = rows.strip().removesuffix("\\\\").replace("\n", " ").replace("&", ",")
    return "[[" + "], [".join(lines.split("\\\\")) + "]]" + "\n" * rows.count("\n")


def _without_borders(text: str) -> str:
    """Tables without their rules, for each of which an empty line stands above the table, and without their bars."""
    lines: list[str] = []
    for is_table, block in groupby(text.split("\n"), lambda line: bool(_ROW.fullmatch(line) or _RULE.fullmatch(line))):
        rows = list(block)
        if is_table:
            kept = [re.sub(r"[|│┃┆]", "  ", row) for row in rows if not _RULE.fullmatch(row)]
            rows = [""] * (len(rows) - len(kept)) + kept
        lines += rows
    return "\n".join(lines)
