"""What nobody should type or send, and what somebody will: texts, links, cookies and events of the browser's part."""

from core.reading.matrix_edits import pack

HALF = "\ud800"
"""Half a character: JSON holds it, but no text that is sent on."""

HUGE = 10**400
"""No floating-point number is as large."""

TYPED = (
    "", " ", "\t\n", "0", "-0", "−0", "0.2097", "1 2 3", "0,5", "1.234,5", "1,2,3", "1/3", "1/0", "√2", "70 %", "1e400", "−1e400",
    "1" + "0" * 400, "9" * 300, " ".join(["9" * 300] * 9), "nan", "NaN", "inf", "-Infinity", "1e-400", "0x10", "１２", "٣", "½",
    "bank", "the otter swam", "weak", "strong", "interest 0.703, bank 0.248", "[[1, 2], [3, 4]]", "array([0.1, nan])", "_ _ _",
    "1 | 2", "💥", "👩‍🚀 Ω", "😀" * 100, "e\u0301" * 50, "\u202eשלום עולם", "مرحبا بالعالم", "\u200b\u200b", "\ufeff1", "\ufffd",
    "\0", "a\0b", "\x01\x1b[31m\x7f", "\r\n\x85\u2028", "<b>", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "# h\n- [a](javascript:alert(1))", "**_`~~", "| a | b |\n|---|---|", ":material/home: :red[x]", "$\\frac{1}{0}$", "$$", "\\begin{matrix}",
    "'; DROP TABLE students; --", "\" OR 1=1", "%s %n %(x)s", "{0} {x!r} {", "${7*7} {{7*7}}", "../../etc/passwd", "__import__('os')",
    "=1+1", "scores = Q @ K.T", "np.exp(x) / 0", "(" * 500, "((((1))))", "lambda: 0", "a " * 300, "word " * 65,
    "bank-interest", "dog-tail", "your own sentence", "7:no-mask", "12-10-0-35-60", "999999999-10-0-600-99999999999", "weights", "X",
    pack({(0, 0): "0.5"}), pack({(63, 63): "9" * 60}), "true", "None", "-1", "3.0", "99999999999999999999",
)  # fmt: skip
"""What is typed into fields, chosen in links and kept in cookies; what is too long for a field is cut there."""

COOKIES = (
    "3of7", "3of7-1", "0of0", "999.99of999", "7of3", "", "of", "nan", "1e9of1", "-1of2", "٣of٣", "9" * 300, "%00", "🍪", "3of7\n",
)  # fmt: skip

WORTHLESS = (
    None, True, False, 0, -1, HUGE, -0.0, 0.5, float("nan"), float("inf"), "", HALF, "\0", "9" * 300, "x" * 10_000, [], [[]], [None],
    {}, {"": None},
)  # fmt: skip
"""Values of JSON that no event has."""

TEXTS = (HALF, "\0", "−0", "nan", "1e400", "9" * 300, "1,5", "%s {0}", "\u202e", "<b>$x$", "1 | 2", "_", "💥")

PLACES = ((0, 0), (-1, 0), (HUGE, 0), (0, 10**9), (True, False), (0.5, 0), ("0", "0"), (None, None), ([], {}))


def events(names):
    """Values that look like an event of a picture, whose matrices have these names, and are none."""
    for text in TEXTS:
        typed = {name: [[0, 0, text], [0, 1, text]] for name in (*names, "no matrix")}
        yield {**typed, "divisor": [[0, 0, text]]}
    for stamp, text in enumerate(TEXTS):
        yield {"stamp": stamp, "cells": [[name, 0, column, text] for name in names for column in (0, 1)]}
    for place in PLACES:
        yield {name: [[*place, "1"], list(place), [*place, 5], [*place, [HALF]], [], None, "x"] for name in names}
        yield {"stamp": len(TEXTS), "cells": [[names[-1], *place, "1"], [names, *place, "1"], [], None, {}]}
        yield {"node": names[-1], "row": place[0], "column": place[1]}
    for name in ("no matrix", [], {}, None, HALF):
        yield {"node": name, "row": 0, "column": 0}
    yield {name: {"0": "x"} for name in names}
    yield {"divisor": [[0, 0, HUGE]]}
    yield {"divisor": [[0, 0]]}
    yield {"stamp": HUGE, "cells": []}


POINTS = (
    None, 5, "x", HALF, {}, {"i": 1}, [None], [[]], ["i"], [{"i": HUGE, "j": 0}], [{"i": [], "j": {}}], [{"i": HALF, "j": 0}],
    [{"i": 0.5, "j": 0}], [{"i": float("nan"), "j": 0}], [{"j": 0}],
)  # fmt: skip
"""What a chart may say is selected."""
