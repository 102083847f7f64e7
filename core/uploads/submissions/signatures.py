"""What there is to say of the signature of a homework file: one sentence, and one word for the table."""

from collections.abc import Sequence
from datetime import UTC, datetime

from core.classroom.homework_file import HomeworkFile, Standing, standing
from core.uploads.submissions.senders import Submission

_AHEAD = 24 * 60 * 60
"""Seconds by which a clock may be ahead: a host in another zone that is set by an hour or more is no forger."""

_WHY: dict[Standing, str] = {
    "unsigned": "it is not signed: anybody can write such a file",
    "other key": "it is signed with a key that is not among yours; if the host's key has changed, add the earlier one",
    "forged": "its signature is not right: something in it was changed after the app had made it",
}


def judged(
    file: HomeworkFile, submission: Submission, keys: Sequence[bytes], *, since: float = 0, now: float
) -> tuple[str, str]:
    """One word for the table, and a sentence for the teacher; none if there is nothing to say.

    Args:
        file: the homework file.
        submission: who handed it in.
        keys: the host's key, and earlier ones.
        since: files that were made before have expired.
        now: the time, for files that say they come from the future.
    """
    state = standing(file, keys)
    word, why = str(state), _WHY.get(state, "") if keys else ""
    made = datetime.fromtimestamp(file.made, UTC).strftime("%Y-%m-%d %H:%M UTC")
    if not submission.goes_by(file.student):
        said = f"it names {file.student[:40]!r}, but was handed in by {submission.called[:40]!r}"
        return "another's name", "; ".join(filter(None, (said, why)))
    if state in ("signed", "unchecked") and file.made < since:
        return "expired", f"its signature has expired: it was made {made}"
    if state in ("signed", "unchecked") and file.made > now + _AHEAD:
        return "expired", f"it says that it was made {made}, which is yet to come"
    return word, why
