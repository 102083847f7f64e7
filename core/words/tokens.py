"""Splits a text into words and marks as the word vectors expect: lower case, contractions in two, marks separate.

The conventions are those of the Penn Treebank, with which GloVe was trained. NLTK splits the same way and is the
oracle in the tests; importing it here would cost a server 80 MB.
"""

import re

_MARK = r"!-/:-@\[-`{-~«»“”‘’„…‒–—―¡¿"
"""Marks, which are tokens by themselves; all else but space belongs to words: letters of any script, digits, emoji."""

_TOKEN = re.compile(
    rf"""
    (?:[^\W\d_]\.){{2,}}                                        # u.s.
    | [^\s{_MARK}]+ (?: (?:['’-] | (?<=\d)[.,:](?=\d)) [^\s{_MARK}]+ )*   # don't, well-known, 3.88, 10:30
    | ['’](?:s|m|d|ll|re|ve)(?![^\s{_MARK}])
    | \.{{2,}} | --                                             # ... and a dash
    | [{_MARK}]
    """,
    re.VERBOSE,
)

_IN_TWO = re.compile(
    r"(?P<word>.*?[^'’])(?P<rest>n['’]t|['’](?:s|m|d|ll|re|ve))|(?P<can>can)(?P<not>not)|(?P<gon>gon|wan)(?P<na>na)"
    r"|(?P<gim>gim|lem)(?P<me>me)|(?P<got>got)(?P<ta>ta)"
)


def tokenize(text: str) -> tuple[str, ...]:
    """The words and marks of a text in lower case, in order.

    >>> tokenize("I can't swim.")
    ('i', 'ca', "n't", 'swim', '.')
    """
    return tuple(part for token in _TOKEN.findall(text.lower()) for part in _parts(token))


def _parts(token: str) -> tuple[str, ...]:
    token = token.replace("’", "'") if len(token) > 1 else token
    contraction = _IN_TWO.fullmatch(token)
    return tuple(part for part in contraction.groups() if part) if contraction else (token,)
