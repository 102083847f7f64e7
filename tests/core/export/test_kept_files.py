"""Files are kept within a number of bytes."""

from core.export.kept_files import KeptFiles


def test_the_file_not_asked_for_longest_gives_way():
    files = KeptFiles(most=6)
    files.keep("a", b"11")
    files.keep("b", b"22")
    assert files.get("a") == b"11"
    files.keep("c", b"333")
    assert [files.get(key) for key in "abc"] == [b"11", None, b"333"]
