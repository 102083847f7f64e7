"""A text in words and marks, as the word vectors know them: lower case, contractions in two, every mark on its own.

The conventions are those of the Penn Treebank, which GloVe was trained with. NLTK splits the same way and is the
oracle in the tests; importing it here would cost a server 80 MB.
"""

import re

_MARK = r"!-/:-@\[-`{-~«»“”‘’„…‒–—―¡¿"
"""What stands on its own; anything else but space is part of a word: letters of all scripts, digits, emoji."""

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
    found = _IN_TWO.fullmatch(token)
    return tuple(part for part in found.groups() if part) if found else (token,)
