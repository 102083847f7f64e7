"""What the browser is sent is one record, which both sides know."""

from tests import machine_types


def test_the_types_of_the_javascript_are_those_of_the_record():
    """mypy holds what is sent against it, and .ci/javascript what is read."""
    assert machine_types.FILE.read_text(encoding="utf-8") == machine_types.written(), "python -m tests.machine_types"
