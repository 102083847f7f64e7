"""The examples in the docstrings of core/ are true."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import core

MODULES = [one.name for one in pkgutil.walk_packages(core.__path__, "core.") if not one.name.endswith("__main__")]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name):
    assert doctest.testmod(import_module(name)).failed == 0
