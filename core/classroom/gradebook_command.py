"""The command that takes the scores of a class back to the platform of the course."""

import argparse
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from core.classroom import class_results, gradebook
from core.classroom.headings import plain
from core.classroom.platforms import PLATFORMS, SCORE
from core.classroom.reports import name_file, reporter
from core.classroom.result_files import check_outputs, encoded, tell, where_to_see, write_bytes
from core.reading.readings import counted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("grades", type=Path, help="the scores of a class, as “grade --summary” writes them")
    parser.add_argument("--for", dest="platform", choices=PLATFORMS, required=True, help="the platform of the course")
    parser.add_argument(
        "--into", type=Path, help="the gradebook that the platform exported, to be filled in; it is not changed itself"
    )
    parser.add_argument("--results", type=Path, help="the results, for a comment that says how each part was marked")
    parser.add_argument("--column", default=SCORE, help="the title of the column with the score (default: %(default)s)")
    parser.add_argument("--out", type=Path, required=True, help="where the file for the platform goes; - prints it")
    parser.add_argument("--force", action="store_true", help="replace this file if it exists")


def run(options: argparse.Namespace) -> int:
    """Write the file; return 0, or 3 if some students are not in it."""
    check_outputs([options.grades, options.into, options.results], [options.out], force=options.force)
    platform, report = PLATFORMS[options.platform], reporter(options.grades)
    comments = _comments(options.results) if options.results else {}
    scores = gradebook.read_scores(options.grades, comments, report)
    lost: list[gradebook.Score] = []
    if options.into:
        into = reporter(options.into)
        table = gradebook.read_table(options.into, platform.names, into)
        with name_file(options.into):
            filled, lost = gradebook.fill_in(platform, table, scores, options.column, into)
        for one in lost:
            into(None, f"there is no student, or more than one, called {one.student[:40]!r}; the score is not written")
    else:
        with name_file(options.grades):
            filled = gradebook.new_table(platform, scores, options.column)
        if comments and not platform.comments:
            report(None, f"{options.platform} takes no comments from a file; they are not written")
    unmarked = [one for one in scores if one.points is None]
    for one in unmarked:
        report(None, f"student {one.student[:40]!r} is not marked; no score is written")
    write_bytes(options.out, encoded(filled, {}, "csv"), force=options.force)
    written = len(scores) - len({one.student for one in (*lost, *unmarked)})
    tell([options.out], f"Wrote {counted(written, 'score')}{where_to_see([options.out])}.")
    return 3 if lost or unmarked else 0


def _comments(file: Path) -> Mapping[str, str]:
    """What is said of the answers of each student, a line for each part."""
    lines = defaultdict[str, list[str]](list)
    with class_results.open_results(file, reporter(file)) as rows:
        for _, row in rows:
            said = f"{row['status']}. {row['message']}" if row["message"] else row["status"]
            lines[plain(row["student"])].append(f"{row['part']}: {said}")
    return {student: "\n".join(said) for student, said in lines.items()}
