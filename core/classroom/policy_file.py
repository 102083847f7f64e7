"""Reads a policy from a file of TOML, says all that is wrong with it at once, and writes a first one."""

import argparse
import re
import tomllib
from pathlib import Path

import msgspec

from core.classroom.policy import Policy
from core.classroom.reports import BatchError, visible
from core.classroom.result_files import check_outputs, is_standard_output, write_bytes
from core.homework.exercise import Exercise
from core.reading.data_faults import excerpt, faults, nearest
from core.reading.data_files import DATA, DataError, text


def policies() -> dict[str, Path]:
    """The policies that come with the project, by name."""
    return {file.stem: file for file in sorted((DATA / "policies").glob("*.toml"))}


def read_policy(file: Path) -> Policy:
    """Read a policy; what it does not say is as in the default.

    Raises:
        BatchError: the file cannot be read, is not TOML, or has faults; all are told, each with its field.
    """
    try:
        data = tomllib.loads(text(file))
    except DataError as error:
        raise BatchError(str(error)) from error
    except (ValueError, RecursionError) as error:
        raise BatchError(f"{file}: expected TOML; found a fault: {error}") from error
    try:
        return msgspec.convert(data, Policy)
    except msgspec.ValidationError as error:
        begun = {name: place for place, name in enumerate(data)}
        in_order = sorted(faults(data, Policy), key=lambda one: begun.get(re.split(r"[.[]", one[0])[0], len(begun)))
        raise BatchError(*(f"{file}: {field}: {expected}" for field, expected in in_order)) from error


def check_parts(policy: Policy, exercise: Exercise) -> None:
    """Make sure that a policy and an exercise go together.

    Raises:
        BatchError: the policy names parts that the exercise does not have, or a part twice; or nothing earns points.
    """
    known = exercise.marked_ids
    named = [("parts", part) for part in policy.parts] + [("points", part) for part in policy.points]
    wrong = [
        f"policy {policy.name}: {field}: {exercise.id} has no part {excerpt(part)}{nearest(part, known)}"
        for field, part in named
        if part not in known
    ]
    twice = sorted({part for part in policy.parts if policy.parts.count(part) > 1})
    wrong += [f"policy {policy.name}: parts: {excerpt(part)} is named twice" for part in twice]
    if not wrong and not sum(policy.with_points_of(exercise).worth(part) for part in policy.parts or known):
        wrong = [f"policy {policy.name}: points: all parts together are worth nothing"]
    if wrong:
        raise BatchError(*wrong)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command that writes a policy."""
    parser.add_argument("--like", choices=list(policies()), default="default", help="which one (default: %(default)s)")
    parser.add_argument(
        "--out", type=Path, default=Path("policy.toml"), help="where it goes; - prints it (default: %(default)s)"
    )
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")


def run(options: argparse.Namespace) -> int:
    """Write a policy with comments, to be changed; return the exit code."""
    content = policies()[options.like].read_bytes()
    check_outputs([], [options.out], force=options.force)
    write_bytes(options.out, content, force=options.force)
    if not is_standard_output(options.out):
        print(f"Wrote {visible(str(options.out))}: mark with --policy {visible(str(options.out))}.")
    return 0
