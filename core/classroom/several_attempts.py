"""Several attempts of one student, as one row: the last counts, or all go along and the best is found by marking."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from core.classroom.class_rows import Row
from core.classroom.policy import Attempts
from core.classroom.reports import Report


def joined(rows: Iterable[Row], counts: Attempts, report: Report) -> Iterator[Row]:
    """One row for each student, unless each attempt counts: where the first stands, with what was handed in last.

    Rows without a name are nobody's attempts. All rows are kept meanwhile; where each counts, none is.
    """
    if counts == "each":
        yield from rows
        return
    by_student: dict[object, list[Row]] = {}
    for row in rows:
        by_student.setdefault(row.whose or row.student.strip() or object(), []).append(row)
    for *earlier, last in by_student.values():
        if not earlier:
            yield last
            continue
        lines = [str(row.line) for row in (*earlier, last) if row.line]
        where = f" (lines {', '.join(lines)})" if lines else ""
        report(
            last.line, f"student {last.student[:40]!r} has {len(earlier) + 1} attempts{where}; the {counts} one counts"
        )
        kept = tuple(earlier) if counts == "best" else ()
        yield replace(last, earlier=kept, note=f"{last.note} The {counts} of {len(earlier) + 1} attempts.".strip())
