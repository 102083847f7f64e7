"""The one loader: a file that does not fit its record is refused with its name, the field and what was found."""

from typing import Annotated, Literal

import msgspec
import pytest

from core.reading.data_files import DataError, DataFile, load


class Item(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    side: Literal["left", "right"] = "left"
    size: Annotated[int, msgspec.Meta(ge=0, le=12)] | None = None
    share: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    shape: tuple[int, str] | None = None
    place: str | int = 0

    def __post_init__(self):
        if self.name == "nobody":
            raise ValueError("expected a name that somebody has")


class Box(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    items: tuple[Item, ...]
    by_name: dict[str, list[Item]] = {}
    fill: list[float] | Literal["empty"] = "empty"


def refused(tmp_path, text, **options):
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load(file, Box, **options)
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(f"{file}: {caught.value.field}: ")
    return caught.value


def test_a_file_that_fits_becomes_its_record(tmp_path):
    file = tmp_path / "box.toml"
    file.write_text('items = [{name = "a", side = "right"}]', encoding="utf-8")
    assert load(file, Box) == Box(items=(Item(name="a", side="right"),))


def test_a_data_file_is_read_once_when_it_is_called(tmp_path):
    box = DataFile(str(tmp_path / "box.toml"), Box)
    with pytest.raises(DataError, match=r"box\.toml: file"):
        box()
    (tmp_path / "box.toml").write_text('items = [{name = "a"}]', encoding="utf-8")
    first = box()
    (tmp_path / "box.toml").unlink()
    assert first == Box(items=(Item(name="a"),))
    assert box() is first


@pytest.mark.parametrize(
    ("text", "field", "says"),
    [
        ("", "items", "this field is missing"), ("items = 3", "items", "expected a list; found 3"),
        ("items = [3]", "items[0]", "expected a table; found 3"),
        ("items = [{}]", "items[0].name", "this field is missing"),
        ('items = [{name = "a"}, {name = 1979-05-27}]', "items[1].name", "expected a text; found a date"),
        ('items = [{name = "a", sid = 1}]', "items[0].sid", "expected one of name, side, size, share, shape, place; did you mean side?"),
        ('items = [{name = "a", side = "lift"}]', "items[0].side", "expected one of left, right; found “lift”; did you mean left?"),
        ('items = [{name = "a", side = 1}]', "items[0].side", "expected one of left, right; found 1"),
        ('items = [{name = "a", size = 13}]', "items[0].size", "expected a whole number from 0 to 12; found 13"),
        ('items = [{name = "a", size = 1.5}]', "items[0].size", "expected a whole number from 0 to 12; found 1.5"),
        ('items = [{name = "a", share = 0}]', "items[0].share", "expected a number above 0; found 0"),
        ('items = [{name = "a", shape = [1]}]', "items[0].shape", "expected a list of 2; found a list of 1"),
        ('items = [{name = "a", shape = [1, 2]}]', "items[0].shape[1]", "expected a text; found 2"),
        ('items = [{name = "a", place = true}]', "items[0].place", "expected a text or a whole number; found true"),
        ('items = []\nby_name.ann = [{name = {}}]', "by_name.ann[0].name", "expected a text; found a table"),
        ("items = []\nby_name = 3", "by_name", "expected a table; found 3"), ("items = []\nfill = {}", "fill", "found a table"),
        ('items = []\nfill = "full"', "fill", "expected a list or “empty”; found “full”"),
        ('items = []\nfill = [1, "x"]', "fill[1]", "expected a number; found “x”"),
        ('items = [{name = "nobody"}]', "items[0]", "expected a name that somebody has"),
        ("items = [", "file", "expected TOML in UTF-8"), (f"items = {'[' * 5000}", "file", "nested"),
        (f"items = {'9' * 5000}", "file", "digits"),
        (f"items = 0x{'f' * 5000}", "items", "expected a list; found a number with too many digits"),
        (f'items = [{{name = "a", side = "{"x" * 5000}"}}]', "items[0].side", "…”"),
        ("#" * 1_000_001, "file", "expected at most 1,000,000 bytes; found 1,000,001"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(tmp_path, text, field, says):
    error = refused(tmp_path, text)
    assert error.field == field
    assert says in error.expected
    assert len(error.expected) < 200


def test_the_error_is_the_one_that_was_asked_for(tmp_path):
    class BoxError(DataError):
        pass

    assert isinstance(refused(tmp_path, "", error=BoxError), BoxError)


def test_a_file_that_cannot_be_read_is_a_data_error(tmp_path):
    (tmp_path / "latin.toml").write_bytes(b'items = "\xe4"')
    for name, says in (("latin.toml", "UTF-8"), ("missing.toml", "can be read"), (".", "can be read")):
        with pytest.raises(DataError, match=says):
            load(tmp_path / name, Box)
