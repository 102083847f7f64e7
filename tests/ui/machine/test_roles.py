"""The colours of the roles: readable, told apart without red and green, and of different lightness."""

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

ROLES = Path(__file__).parents[3] / "ui" / "machine" / "roles.css"
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


def colours(theme):
    text = ROLES.read_text(encoding="utf-8")
    found = {name: re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", text) for name in NAMES}
    return {name: linear(match[theme + 1]) for name, match in found.items()}


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_roles_are_readable_and_told_apart_without_red_and_green_and_in_grey(theme):
    found, ground = colours(theme), XYZ[1] @ linear(BACKGROUNDS[theme])
    for name, rgb in found.items():
        low, high = sorted([XYZ[1] @ rgb, ground])
        assert (high + 0.05) / (low + 0.05) >= 4.5, name
    for (one, a), (other, b) in combinations(found.items(), 2):
        seen = np.linalg.norm(lab(DEUTERANOPIA @ a) - lab(DEUTERANOPIA @ b))
        assert seen >= 15, (one, other, seen)
        assert abs(lab(a)[0] - lab(b)[0]) >= 4, (one, other)
