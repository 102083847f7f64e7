"""How far one spelling is from another."""


def fewest_edits(word: str, other: str) -> int:
    """The fewest letters to change, add or drop that turn one word into another, case aside.

    Source: Levenshtein, Binary codes capable of correcting deletions, insertions and reversals (1966).

    >>> fewest_edits("Smith", "smyth"), fewest_edits("Summeth", "Summer")
    (1, 2)
    """
    word, other = word.casefold(), other.casefold()
    row = list(range(len(other) + 1))
    for i, letter in enumerate(word, start=1):
        above, row = row, [i]
        for j, target in enumerate(other):
            row.append(min(above[j] + (letter != target), above[j + 1] + 1, row[j] + 1))
    return row[-1]
