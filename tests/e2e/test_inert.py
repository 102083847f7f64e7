"""Nothing that a student types, or that a link holds, becomes a link, a picture, a formula or a giant page."""

import itertools
import json
import re
import subprocess
import sys
from urllib.parse import quote, urlsplit

import pytest

from core import exercises
from core.reading.matrix_edits import pack
from tests.e2e.app import ROOT, wait_until_run
from ui.frame.sections import SECTIONS
from ui.session.keys import answer_key

HOST = "evil.example"

NASTY = (
    f"![a](https://{HOST}/a.png)", f"[a](https://{HOST}/b)", f"<img src=https://{HOST}/c.png>", f"https://{HOST}/d",
    f"www.{HOST}", f"me@{HOST}", f"<https://{HOST}/e>", "$\\rule{9999em}{9999em}$", "$$x^2$$", "`$a$`", ":bug: :+1:",
    ":material/home:", ":streamlit:", ":red[a] :blue-badge[b]", "<h1>a</h1> <script>b</script>", "a -> b -- c <= d",
    "**a** _b_ ~~c~~ ==d==", f"[a]: https://{HOST}/f", "[^1] | a | b |", f"\\https\\://{HOST}/g", "# a", "- a", "> a",
)  # fmt: skip

TEXT = " ".join(NASTY)

BAD_NUMBERS = (
    f"![a](https://{HOST}/i.png)", f"https://{HOST}/j", "$\\rule{9999em}{9999em}$", f"www.{HOST}", f"me@{HOST}",
)  # fmt: skip
"""Without a blank, and so short that they are shown whole."""

OWN = "example=your+own+sentence"
MINE = "example=your+own+numbers&d_model=3"
VECTOR = f"similarity?{OWN}&sentence=the+qqzzxx+bank&unknown-0=Type+a+vector&vector-0="

HOMEWORK = "bank-interest"
"""It has parts of every kind: each bad number is in each of them; in the other exercises one after the other is."""

CELLS = pack({(i, 0): text for i, text in enumerate(NASTY[:3])})
CELLS_IN_MATH = pack({(0, 0): "$\\rule{9999em}{9999em}$", (0, 1): f"![a](//{HOST}/h)"[:20], (1, 1): f"www.{HOST}"})


def fields(text):
    """The fields that take any text and are not there when their screen opens: what opens them, and the field."""
    typed = quote(text)
    yield from (f"{screen}?{OWN}&sentence={typed}" for screen in ("similarity", "learned", "scaling"))
    yield from (f"{screen}?{MINE}&words={typed}&word={typed}" for screen in ("similarity", "learned", "scaling"))
    yield f"{VECTOR}{typed}"
    yield f"scaling?{MINE}&words={typed}&closer=temperature"
    yield f"scaling?closer=overflow&score={typed}"
    yield f"why?why.show=true&why.a={typed}+bank&why.b={typed}+bank"
    yield f"pronouns?why.show=true&why.elsewhere={typed}+it"
    yield f"masked-word?masked-word.sentence=your+own+sentence&masked-word.own={typed}+[MASK]&masked-word.guess={typed}"
    yield f"check-the-slides?{'&'.join(f'slides.{name}=not+consistent&slides.{name}.right={typed}' for name in CORRECTED)}"
    for exercise in exercises.ids():
        loaded = exercises.load(exercise)
        answers = "&".join(f"{answer_key(loaded, part)}={typed}" for part in loaded.parts)
        yield f"quiz?view=sheet&exercise={exercise}&{answers}"


def shaped(asked, bad):
    """An answer with as many numbers as are asked for, one of which is none: that one is shown in the message."""
    if asked.kind == "ranking":
        return f"{bad} 0.5, {bad} 0.25"
    rows, columns = (1, 1, *asked.shape)[-2:]
    cells = [["0.5"] * columns for _ in range(rows)]
    cells[0][-1] = bad
    return "\n".join(" ".join(row) for row in cells)


def sheet(exercise, *bad):
    """The homework with something in each field: the first of these texts in the first of them, and so on, in turn."""
    loaded = exercises.load(exercise)
    texts = zip(loaded.parts, itertools.cycle(bad), strict=False)
    answers = "&".join(f"{answer_key(loaded, part)}={quote(shaped(part, one))}" for part, one in texts)
    return f"quiz?view=sheet&exercise={exercise}&{answers}"


CORRECTED = ("query-row", "second-row", "rest")

LINKS = {
    **{re.sub(r"=.*", "", path) + f" {i}": path for i, path in enumerate(fields(TEXT))},
    **{f"vector {j}": f"{VECTOR}{quote(bad + ' 0.5' * 49)}" for j, bad in enumerate(BAD_NUMBERS)},
    **{f"{HOMEWORK} {j}": sheet(HOMEWORK, bad) for j, bad in enumerate(BAD_NUMBERS)},
    **{exercise: sheet(exercise, *BAD_NUMBERS) for exercise in exercises.ids() if exercise != HOMEWORK},
    **{f"cells of {name} {screen}": f"{screen}?{name}={cells}" for screen in ("similarity", "learned") for name in ("X", *(("W_q",) if screen == "learned" else ())) for cells in (CELLS, CELLS_IN_MATH)},
    "cells in order": f"learned?X={CELLS}&W_v={CELLS_IN_MATH}",
}  # fmt: skip


@pytest.fixture(scope="module")
def page(chromium):
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    yield page
    page.close()


BY_DAY = {"learned?example 1", "bank-interest 0", "cells of X learned"}
"""A sentence, every field of the homework, and cells: the kinds of places in a link that hold free text."""


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, id=name, marks=() if name in BY_DAY else pytest.mark.nightly) for name, path in LINKS.items()],
)
def test_no_text_leaves_the_page_or_its_place(page, address, path):
    stays(page, address, path)


NAMES = [screen.name for screens in SECTIONS.values() for screen in screens]

FIELDS = f"""
import json
from tests.pages.test_screens import screen
shown = {{name: screen(name) for name in {NAMES}}}
print(json.dumps({{name: [one.key for one in (*at.text_input, *at.text_area) if one.key] for name, at in shown.items()}}))
"""
"""In another process: Streamlit and Playwright do not share one."""


@pytest.fixture(scope="module")
def keys():
    told = subprocess.run([sys.executable, "-c", FIELDS], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return json.loads(told.splitlines()[-1])


@pytest.mark.nightly
@pytest.mark.parametrize("name", NAMES)
def test_every_field_of_a_screen_takes_any_text(page, address, keys, name):
    path = "" if name == "home" else name
    if keys[name]:
        stays(page, address, f"{path}?{'&'.join(f'{key}={quote(TEXT)}' for key in keys[name])}")


@pytest.mark.nightly
def test_the_fields_were_found(keys):
    assert len(keys["quiz"]) > 5
    with_fields = {name for name, found in keys.items() if found}
    assert with_fields >= {
        "large", "lookup", "shapes", "write-the-line", "seeds", "torch-heads", "train", "masked-word", "quiz",
        "bug-hunt", "two-sentences", "module",
    }  # fmt: skip


def stays(page, address, path):
    """Open a link, and see that nothing in it has left the page, or its place on it."""
    left = []

    def note(request):
        if urlsplit(request.url).netloc not in ("", urlsplit(address).netloc):
            left.append(request.url)

    page.on("request", note)
    page.goto(f"{address}/{path}")
    page.locator('[data-testid="stMain"] h1').first.wait_for()
    page.locator('[data-testid="stAppSkeleton"]').wait_for(state="detached")
    wait_until_run(page)
    page.wait_for_timeout(500)
    page.remove_listener("request", note)
    assert not left
    main = page.locator('[data-testid="stMain"]')
    links = main.locator("a").evaluate_all("all => all.map(one => one.href)")
    assert not [link for link in links if urlsplit(link).netloc != urlsplit(address).netloc]
    assert not main.locator("img").evaluate_all(
        "all => all.map(one => one.src).filter(src => !src.startsWith('data:'))"
    )
    assert not main.locator(".katex").filter(has_text="9999").count()
    assert not main.locator("h1", has_text=re.compile("^a$")).count()
    assert not main.get_by_label("home icon").count() + main.get_by_label("bug icon").count()
    assert not main.get_by_text("🐛").count()
    assert not main.get_by_text("a → b").count()
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    assert page.locator('[data-testid="stMainBlockContainer"]').evaluate("e => e.scrollHeight") < 30_000
    assert page.locator('[data-testid="stMainBlockContainer"]').evaluate("e => e.scrollWidth") <= 1280
