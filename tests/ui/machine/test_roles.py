"""The colours of the roles: readable, told apart without red and green, and of different lightness."""

import re
import tomllib
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from tests import machine_types

ROOT = Path(__file__).parents[3]
ROLES = ROOT / "ui" / "machine" / "roles.css"
NAMES = ("query", "key", "weight", "value", "context", "plain")
BACKGROUNDS = ("#ffffff", "#14161b")

DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
"""Machado, Oliveira and Fernandes (2009), for linear RGB."""

XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def linear(colour):
    parts = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def lab(rgb):
    x, y, z = np.cbrt(XYZ @ np.clip(rgb, 1e-9, 1) / [0.9505, 1, 1.089])
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def colours(theme, names=NAMES):
    text = ROLES.read_text(encoding="utf-8")
    found = {name: re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", text) for name in names}
    return {name: linear(match[theme + 1]) for name, match in found.items()}


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_the_qualities_of_the_opening_are_seen_and_told_apart_in_grey(theme):
    found = colours(theme, [f"quality-{k}" for k in range(3)])
    for one, a in found.items():
        assert contrast(a, linear(BACKGROUNDS[theme])) >= 3, one
        for other, b in found.items():
            assert one == other or abs(lab(a)[0] - lab(b)[0]) >= 8, (one, other)


def of_charts(theme):
    """The colours of charts: by categories, for weights and for signed numbers."""
    config = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text(encoding="utf-8"))
    shown = config["theme"][("light", "dark")[theme]]
    return [shown[f"chart{kind}Colors"] for kind in ("Categorical", "Sequential", "Diverging")]


def contrast(one, other):
    low, high = sorted([XYZ[1] @ one, XYZ[1] @ other])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_charts_have_the_colour_of_weights_for_weights_and_nobody_elses_for_anything(theme):
    categories, sequential, diverging = of_charts(theme)
    roles = colours(theme)
    assert np.allclose(linear(categories[0]), roles["weight"])
    toward = lab(roles["weight"])[1:] @ lab(linear(sequential[-1]))[1:]
    assert toward / np.prod([np.linalg.norm(lab(rgb)[1:]) for rgb in (roles["weight"], linear(sequential[-1]))]) > 0.97
    assert diverging == diverging[::-1], "the sign is not told by a colour"
    for (one, a), (other, b) in combinations(zip(categories, map(linear, categories), strict=True), 2):
        assert abs(lab(a)[0] - lab(b)[0]) >= 7, (one, other)
    for name, rgb in roles.items():
        others = [linear(colour) for colour in categories[1:]]
        assert name in ("weight", "plain") or min(np.linalg.norm(lab(rgb) - lab(other)) for other in others) >= 15, name


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_roles_are_readable_and_told_apart_without_red_and_green_and_in_grey(theme):
    found, ground = colours(theme), linear(BACKGROUNDS[theme])
    categories, *scales = of_charts(theme)
    for name, rgb in {**found, **{colour: linear(colour) for colour in categories}}.items():
        assert contrast(rgb, ground) >= 4.5, name
    for colour in [colour for scale in scales for colour in scale]:
        assert contrast(linear(colour), linear(categories[-1])) >= 4.5, colour
    for (one, a), (other, b) in combinations(found.items(), 2):
        seen = np.linalg.norm(lab(DEUTERANOPIA @ a) - lab(DEUTERANOPIA @ b))
        assert seen >= 15, (one, other, seen)
        assert abs(lab(a)[0] - lab(b)[0]) >= 4, (one, other)


def test_the_types_of_the_javascript_are_those_of_the_record():
    """mypy holds what is sent against it, and .ci/javascript what is read."""
    assert machine_types.FILE.read_text(encoding="utf-8") == machine_types.types(), "python -m tests.machine_types"
