"""One number, however it is written."""

import math
import re
import unicodedata
from collections.abc import Callable
from decimal import Decimal
from functools import cache
from typing import Any, NamedTuple

MOST_CHARACTERS = 200
"""Most characters of a number or expression that is read."""

_SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", "0123456789+-")
MINUSES = str.maketrans(dict.fromkeys("−‐‑‒–—﹣－", "-"))
_SIGNS = str.maketrans(
    {"⁄": "/", "÷": "/", "٫": ".", "，": ",", "≅": "≈", "≃": "≈", "≐": "≈", "≒": "≈", "⋅": "·", "∙": "·", "‧": "·"}
)
_SPACES = re.compile(r"[^\S\n\t]+")
INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f"))
PLAIN = re.compile(r"[\d.\s-]*", re.ASCII)
"""A text of only digits, points, signs and spaces, as most are, which needs no closer look."""

_DECIMAL = re.compile(r"[+-]?(?:\d+\.?(\d*)|\.(\d+))(?:e([+-]?\d{1,6}))?", re.IGNORECASE | re.ASCII)
_PERCENT = re.compile(r"(?<=[\d.]) ?(?:per ?cent|prozent|pct)\b\.?", re.IGNORECASE)
_SIGN_IN_WORDS = re.compile(r"(?<![\w'-])(?:minus|negative|negativ) ?(?=[.\d(])", re.IGNORECASE)
_POWER_OF_TEN = re.compile(
    r"(?<=[\d.]) ?(?:×|\*|·|x) ?10 ?(?:\^|\*\*) ?(?:\{\(?([+-]?\d{1,6})\)?\}|\(([+-]?\d{1,6})\)|([+-]?\d{1,6}))"
)
_DOT_BETWEEN_WHOLE_NUMBERS = re.compile(r"[+-]?(\d+)·\d+", re.ASCII)
_NOUGHT_BEFORE_DOT = re.compile(r"(?<![\d.])0·\d", re.ASCII)
_NAMES = frozenset({"exp", "sqrt", "log", "ln", "abs", "e", "pi", "π"})

_LARGE = Decimal(10) ** 12


class Number(NamedTuple):
    """A number as written: ``places`` decimals (1.2e3: −2), or None if it is exact (1/3, sqrt(3))."""

    value: Decimal
    places: int | None

    def __str__(self) -> str:
        """The number as it is shown back to the student.

        >>> [str(Number(Decimal(text), 0)) for text in ("0", "1234567", "1e12")], str(Number(Decimal("1e-13"), 13))
        (['0', '1234567', '1e+12'], '1e-13')
        """
        plain = self.places is not None and 0 <= self.places <= 12 and abs(self.value) < _LARGE
        return f"{self.value:f}" if plain else f"{float(self.value):.6g}"


def tidy(text: str) -> str:
    """The text with digits, minus signs, spaces, powers of ten and simple TeX all spelt one way.

    >>> tidy("−０.２３１１"), tidy("2.3·10⁻¹")
    ('-0.2311', '2.3e-1')
    """
    if not text.isascii():
        text = in_ascii(text)
    if "\\" in text or "$" in text:
        text = _without_tex(text)
    text = _SPACES.sub(" ", text)
    if PLAIN.fullmatch(text):
        return text.strip()
    text = _POWER_OF_TEN.sub(r"e\1\2\3", text) if "10" in text else re.sub(r"(?<=[\d.])\*\^ ?(?=[-+]?\d)", "e", text)
    if "{" in text:
        text = re.sub(r"\^\{([^{}]{1,50})\}", r"^(\1)", text.replace("{,}", ",").replace("{.}", "."))
    text = re.sub(r" · ?| ?· ", "*", text)
    text = _PERCENT.sub("%", _SIGN_IN_WORDS.sub("-", text))
    return text.replace(" %", "%").strip()


def in_ascii(text: str) -> str:
    """The text with digits, signs and powers of every script spelt as on a plain keyboard, where there is a way."""
    text = text.translate(INVISIBLE)
    text = re.sub(r"[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+", lambda match: "^" + match[0].translate(_SUPERSCRIPTS), text)
    text = unicodedata.normalize("NFKC", text).translate(MINUSES).translate(_SIGNS)
    text = text.translate({ord(digit): str(unicodedata.decimal(digit)) for digit in set(text) if digit.isdecimal()})
    return re.sub(r"√ ?(\d+(?:\.\d+)?)", r"sqrt(\1)", text).replace("√", "sqrt")


def _without_tex(text: str) -> str:
    text = text.replace("\\%", "%").replace("\\times", "×").replace("\\cdot", "*").replace("\\approx", "≈")
    text = re.sub(r"(?<!\\)\\[,;!: ]|\\(?:left|right|displaystyle|quad|big|Big)(?![a-zA-Z])|\$", " ", text)
    text = _SPACES.sub(" ", text)
    text = re.sub(r"\\(?:boxed|fbox|text[a-z]{0,6}|math[a-z]{2,6}|operatorname) ?\{([^{}]{1,50})\}", r"\1", text)
    text = re.sub(r"\\(exp|ln|log|pi)(?![a-zA-Z])", r"\1", text)
    text = re.sub(r"\\(?:to|rightarrow|Rightarrow|mapsto)(?![a-zA-Z])", "→", text)
    text = re.sub(r"\\[dt]?frac ?\{([^{}]{1,50})\} ?\{([^{}]{1,50})\}", r"(\1)/(\2)", text)
    return re.sub(r"\\sqrt ?\{([^{}]{1,50})\}", r"sqrt(\1)", text)


def number(text: str) -> Number | None:
    """The number in a tidied text with a decimal point, or None if there is not exactly one number.

    Percent divides by 100. Arithmetic is evaluated safely and counts as exact; brackets around a plain number are none.

    >>> number("23.11%"), *map(number, ("1e999%", "1 if 1 else 2", "2 # 3"))
    (Number(value=Decimal('0.2311'), places=4), None, None, None)
    """
    if len(text) > MOST_CHARACTERS:
        return None
    if match := _DECIMAL.fullmatch(text):
        return _decimal(match)
    text = text.strip()
    percent = text.endswith(("%", "%)"))
    text = text[:-2] + ")" if text.endswith("%)") else text.removesuffix("%").rstrip()
    if match := _DECIMAL.fullmatch(_plain(text)):
        number = _decimal(match)
        if number is None or not percent or number.places is None:
            return number
        return Number(number.value.scaleb(-2), number.places + 2)
    result = _evaluate(text)
    return None if result is None else Number(Decimal(repr(result / (100 if percent else 1))), None)


def _plain(text: str) -> str:
    """The text without what makes a plain number look like a calculation: brackets around it, a blank after its sign.

    A dot in the middle, as in 0·7029, is a decimal point after a nought; elsewhere it may mean “times”.
    """
    sign = text[:1] if text[:1] in ("+", "-") else ""
    bare = text.removeprefix(sign).strip(" ")
    while bare[:1] + bare[-1:] in ("()", "[]", "{}"):
        bare = bare[1:-1].strip()
    dotted = _DOT_BETWEEN_WHOLE_NUMBERS.fullmatch(bare)
    return sign + (bare.replace("·", ".") if dotted and dotted[1] == "0" else bare)


def _decimal(match: "re.Match[str]") -> Number | None:
    whole, fraction, power = match.groups()
    value = Decimal(match[0])
    if not math.isfinite(float(value)):
        return None
    return Number(value, len(whole or fraction or "") - int(power or 0))


def _evaluate(text: str) -> float | None:
    expression = re.sub(r"\b(?:np|numpy|math|torch|tf)\.", "", text).replace("^", "**")
    if _DOT_BETWEEN_WHOLE_NUMBERS.fullmatch(expression) or _NOUGHT_BEFORE_DOT.search(expression):
        return None
    expression = re.sub(r"[×·]", "*", expression)
    if not re.fullmatch(r"[\w .+\-*/(),]+", expression) or not _NAMES.issuperset(re.findall(r"[^\W\d]+", expression)):
        return None
    try:
        result = _evaluator().eval(expression)
        number = float(result) if isinstance(result, int | float) else math.nan
        return number if math.isfinite(number) else None
    except Exception:  # noqa: BLE001  whatever is wrong with a text, it is simply not a number
        return None


@cache
def _evaluator() -> Any:
    import ast
    import operator

    from simpleeval import SimpleEval

    def of_floats(compute: Callable[..., float]) -> Callable[..., float]:
        return lambda *numbers: compute(*map(float, numbers))

    arithmetic: dict[type[ast.AST], Callable[..., float]] = {
        ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
        ast.Pow: operator.pow, ast.USub: operator.neg, ast.UAdd: operator.pos,
    }  # fmt: skip
    operators = {sign: of_floats(compute) for sign, compute in arithmetic.items()}
    functions = {"exp": math.exp, "sqrt": math.sqrt, "log": math.log, "ln": math.log, "abs": abs}
    return SimpleEval(operators=operators, functions=functions, names={"e": math.e, "pi": math.pi, "π": math.pi})
