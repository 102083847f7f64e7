"""Code and downloads under the steps: there when opened, not before."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from core import exercises
from core.export.programs import program
from core.graph.code import shown, snippet


def screen(learned, scaled):
    from core import exercises
    from core.graph.code import shown
    from ui.frame import downloads

    exercise = exercises.load("bank-interest")
    nodes = shown(learned=learned, scaled=learned if scaled is None else scaled)
    for first, last in ((0, 1), (1, len(nodes))):
        downloads.show_code(nodes[first:last], exercise.inputs, learned=learned, scaled=scaled)
    downloads.offer_files(exercise.id, exercise.title, exercise.tokens, exercise.inputs, learned=learned, scaled=scaled)


@pytest.mark.parametrize(
    ("learned", "scaled", "suffix", "files"),
    [
        (True, None, "learned", 3 + 2 * 11),
        (False, None, "plain", 3 + 2 * 4),
        (True, False, "learned-unscaled", 3 + 2 * 10),
        (True, 1.0, "learned-divided-by-1.0", 3 + 2 * 11),
        (False, 2.5, "plain-divided-by-2.5", 3 + 2 * 5),
    ],
)
def test_code_is_there_once_it_is_opened(learned, scaled, suffix, files):
    at = AppTest.from_function(screen, args=(learned, scaled)).run()
    assert not at.exception
    assert not at.code
    assert not at.get("download_button")
    at.session_state[f"take bank-interest-{suffix}"] = True
    taken = at.run().get("download_button")
    assert len(taken) == files
    assert all(f"-take bank-interest-{suffix}" in button.proto.id for button in taken)
    inputs = exercises.load("bank-interest").inputs
    really = learned if scaled is None else scaled
    first, *others = shown(learned=learned, scaled=really)
    for nodes in ([first], others):
        at = AppTest.from_function(screen, args=(learned, scaled))
        at.session_state[f"code {nodes[-1]}-{suffix}"] = True
        at.run()
        assert not at.exception
        assert [block.value for block in at.code] == [
            text
            for library in ("numpy", "torch")
            for text in (
                "\n".join(snippet(node, library, learned=learned, scaled=really) for node in nodes),
                program(inputs, nodes, library, learned=learned, scaled=scaled).strip(),
            )
        ]


def test_files_of_every_scaling_are_told_apart_and_have_safe_names():
    names = set()
    for scaled in (True, False, 1.0, 2.5, 3**0.5):
        taken = AppTest.from_function(screen, args=(True, scaled)).run().get("download_button")
        found = {button.proto.id.partition("-take ")[2] for button in taken}
        assert all(re.fullmatch(r"[A-Za-z0-9_.-]+", name) for name in found)
        assert not names & found
        names |= found
