"""The row of the weights that /learned asks for along a road: marked, judged alone, and done once it is right."""

from core.lessons import tour
from tests.pages.pictures_sent import drawn, send
from tests.pages.test_screens import marks, said, screen
from ui.session import chosen_road

WEIGHTS, ITS = tour.trace("learned").weights, tour.words().index("its")


def fill_in(at, stamp, *rows):
    cells = [["weights", i, j, f"{WEIGHTS[i, j]:.4f}"] for i in rows for j in range(len(WEIGHTS))]
    send(at, "filled", {"stamp": stamp, "cells": cells})


def test_it_is_marked_and_judged_by_itself_and_done_once_it_is_right(monkeypatch):
    monkeypatch.setattr(chosen_road, "title", lambda: "One hour")
    at = screen("learned", example="dog-tail", fill="weights")
    assert drawn(at, "weights")["lit"] == [ITS]
    send(at, "filled", {"stamp": 1, "cells": [["weights", ITS, 0, "0.5"]]})
    assert "✓ done" not in said(at)
    assert "4 are still blank" in marks(at)[0]
    fill_in(at, 2, ITS)
    assert "**Your task:** :green-badge[✓ done] The row of *its* is right." in said(at)
    assert ["✓ correct" in mark for mark in marks(at) if "done" not in mark] == [True]
    fill_in(at, 3, *range(len(WEIGHTS)))
    send(at, "filled", {"stamp": 4, "cells": [["weights", 0, 0, "0.5"]]})
    assert "24 of 25 are right" in marks(at)[-1], "all is filled in"


def test_without_a_road_the_whole_matrix_is_judged():
    at = screen("learned", example="dog-tail", fill="weights")
    fill_in(at, 1, ITS)
    assert "5 of 25 are right" in marks(at)[0]
