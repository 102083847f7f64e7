"""What the browser is sent of a picture, by matrix."""

import json

import numpy as np

NUMBERS = {None: np.nan, "-inf": -np.inf}


def picture(at):
    """The only picture of a screen."""
    (machine,) = (one.proto for one in at.get("bidi_component") if one.key == "machine")
    return json.loads(machine.bytes)["picture"]


def matrices(picture):
    """Its matrices by name."""
    return {M["name"]: M for M in picture["chain"]}


def numbers(M):
    """The numbers of a matrix, with nan for those that are covered."""
    return np.array([[NUMBERS.get(value, value) for value in row] for row in M["values"]])
