"""What sessions leave behind is collected now and then; what stays for good is exempt."""

import ast
import gc
import sys
import types
import weakref

import pytest

from tests.e2e.app import ROOT
from ui.session import garbage


class Node:
    """Something that can refer to itself."""


@pytest.fixture(autouse=True)
def fresh(monkeypatch):
    monkeypatch.setattr(garbage, "_last", {"time": 0.0, "modules": 0})
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def left_behind():
    node = Node()
    node.itself = node
    return weakref.ref(node)


def test_a_cycle_is_collected_and_the_rest_is_left_out_of_later_collections():
    cycle = left_behind()
    assert cycle() is not None
    garbage.tidy()
    assert cycle() is None
    assert gc.get_freeze_count() > 10_000


def test_nothing_is_collected_again_at_once_but_after_a_while():
    garbage.tidy()
    cycle = left_behind()
    garbage.tidy()
    assert cycle() is not None
    garbage._last["time"] -= garbage.INTERVAL
    garbage.tidy()
    assert cycle() is None


def test_objects_of_new_modules_are_left_out_too(monkeypatch):
    garbage.tidy()
    module = types.ModuleType("brought in")
    module.objects = [Node() for _ in range(20_000)]
    monkeypatch.setitem(sys.modules, "brought in", module)
    garbage._last["time"] -= garbage.INTERVAL
    garbage.tidy()
    assert not {id(one) for one in module.objects} & {id(one) for one in gc.get_objects()}


def test_the_router_imports_it_before_all_that_would_be_collected_meanwhile():
    lines = ast.parse((ROOT / "streamlit_app.py").read_text(encoding="utf-8")).body
    ours = [line for line in lines if isinstance(line, ast.ImportFrom)]
    assert [alias.name for alias in ours[0].names] == ["garbage"]
