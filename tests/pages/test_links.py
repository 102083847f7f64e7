"""Links that were stored before ui/ was divided into rooms and small files: they must go on showing what they showed.

What each link showed was recorded by opening it in the app as it was then, commit b618188. Since then Start is a
tour, of which these links open the step with the same numbers, and of an exercise that is homework the answers stay covered, which the link still opens.
"""

import re

import numpy as np
import pytest

from tests.pages.pictures_sent import pictures, threads
from tests.pages.test_screens import screen

FIELDS = ("text_input", "text_area", "selectbox", "slider", "toggle", "button_group", "select_slider")
VECTOR = " ".join(["0.1"] * 50)
Q3 = (
    "0.0051 0.3166 0.0387 0.4548 0.1848; 0.0 0.2482 0.5 0.7029 0.0485; 0.0001 0.2915 0.0036 0.6165 0.0883; "
    "0.0 0.2916 0.0003 0.6475 0.0606; 0.0 0.2541 0.0006 0.6951 0.0503"
)

LINKS = (
    # (screen?parameters, marks from top to bottom, figures that the screen shows only with these parameters)
    ("home?learning=without learning", "", ("0.191933", "0.3061")),
    ("home?row=the", "", ("0.69 of its mix",)),
    ("similarity?X=M1AwULDkMlQwVNA11DcCAA", "", ("0.0351395", "39.1903", "81.0500")),
    ("similarity?example=journey&word=step&closer=one word", "", ("36 of 36",)),
    ("similarity?example=your own sentence&sentence=the dog bit the man&row=bit&column=man", "", ("27.5047", "0.9999")),
    (f"similarity?example=your own sentence&sentence=qqzzxx bank&unknown-0=Type a vector&vector-0={VECTOR}", "",
     ("36.3920", "3.5091")),
    ("similarity?example=your own numbers&words=one two&d_model=2&X=M1AwUDDkAmIFAy4gBpOGCkYA", "", ("0.731059", "1.9640")),
    ("learned?W_q=M1AwUNA11jcBAA&W_k=M1QwVDAyVVAFAA&W_v=M1IwUDAHAA&X=M1AwUDDQswQA", "", ("0.186087", "35.3283", "2.8733")),
    ("learned?matrix=Context&row=interest&column=3", "", ("context: 15 of 15",)),
    ("learned?weights=random&seed=42&distribution=normal&d_k=7&d_v=2", "", ("0.163726", "1.1272", "0.2056")),
    ("learned?example=river-bank&closer=which word looks at which&lines=the word in focus&blend=0.25", "",
     ("75% without learning, 25% learned", "51.5293", "7.7220")),
    ("learned?example=your own sentence&sentence=she swam to the river bank&seed=3&d_k=2", "", ("71.7717", "9.1396")),
    ("scaling?divisor-3=4.0&matrix=Difference&row=bank&column=interest", "", ("-0.349138", "0.5023", "9.3029")),
    ("scaling?closer=temperature&temperature=0.3&word=the", "", ("25 of 25",)),
    ("scaling?closer=overflow&score=12", "", ("11.0859", "709.7827")),
    ("scaling?closer=why √d_k&prediction=nearly 1", "✓", ("0.97", "0.58")),
    ("scaling?example=journey&W_k=M1AwUDACAA", "", ("0.15508", "0.0201")),
    ("scaling?example=journey&W_k=M1AwUDACAA&closer=temperature", "", ("2.5482",)),
    ("large?text=the bank raised interest rates on the river&row=river&column=bank&scaling=as they are&zoom=8", "",
     ("0.125000",)),
    ("why?why.before=1.0000&why.undivided=below 0.1&why.divided=0.9 to 1&why.pull=river&why.area-1=The"
     "&why.area-2=European&why.looks=it&why.wanted=pizza&why.back=lower&why.shuffled=as much as before",
     "✓✗✓✗", ("0.9765",)),
    ("why?why.show=true&why.a=the dog bit the man&why.b=the man bit the dog&why.word=dog&why.way=÷ √d_model"
     "&why.elsewhere=the egg was cracked and it broke&why.seed=3", "", ("1.0000",)),
    ("lookup?lookup.name=Meier&lookup.sharpness=20&lookup.predict=Summer&lookup.weight=0.4&lookup.vectors=0.1",
     "✓", ("0.1826", "0.9507", "blend: 207.036 207.0362")),
    ("check-the-slides?slides.query-row=consistent&slides.key-row=not consistent&slides.divisor=consistent"
     "&slides.key-row.right=1 2; 3 4; 5 6; 7 8&slides.divisor-name=not consistent&slides.divisor-name.right=8",
     "✗", ("0 of 5",)),
    ("shapes?seed=5&shapes.kind=normal&shapes.tokens=6&shapes.X=(6, 8)&shapes.W_q=8 4&shapes.B=3"
     "&shapes.batch=(3, 6, 3, 6)&shapes.block=the first sentence with the second", "✗✗", ("0 of 5",)),
    ("shapes?seed=7&shapes.kind=normal&shapes.sharp=normal&shapes.chance=never&shapes.anew=the weights only",
     "", ()),
    # whoever has predicted it sees what the numbers become
    ("module?module.part=Parameters&module.seed=7&module.order=W_q and W_k are exchanged", "✓", ("0.8370", "0.8341", "2.4118")),
    # the sum of its row is asked for on /masks now, of another sentence
    # the weights themselves are threads now, and no figures
    ("module?module.part=Mask&module.times=-3.0&module.leak=it has not&module.row-sum=1", "✗", ("**0.0493** masked after",)),
    # the last ✓ is that torch's own attention agrees, which is on the same screen now; the weights are folded
    ("module?module.part=Heads&module.heads=2&module.split=2 5 4&module.joined=5 8", "✓✓✓", ()),
    ("module?module.part=Agreement&module.heads=4&module.causal=true&module.averaged=1 5 5", "✓", ("1e-16",)),
    ("bug-hunt?bugs.named=7:no-mask 3:x 16:unknown-keyword", "✗", ("0 of 5",)),
    ("bug-hunt?bugs.line=4&bugs.fault=bias that is not in the formula&bugs.input=5 × 3&bugs.run=true", "", ("0 of 5",)),
    # two of its questions are gone, and the third waits for a training
    ("train?train.alone=nothing at all&train.count=4800&train.seed=9&train.epochs=50"
     "&train.prediction=more", "", ("0 of 3",)),
    # its question about the graph waits for BERT
    ("masked-word?masked-word.sentence=your own sentence&masked-word.own=The ___ is red.&masked-word.guess=sky"
     "&masked-word.step=weights&masked-word.d_k=64&masked-word.matrices=24", "", ("0 of 3",)),
    ("quiz?q1-weight=0.2097&q1-strength=weak&q4-weight=0.3&q5-top-two=interest 0.703, bank 0.248", "✓✓✗✓",
     ("0.209732768541", "3 of 14")),
    (f"quiz?q1-weight=0.21&q4-weight=two fifths&q3-weights={Q3}", "…◐?", ("0.0387", "0.6951")),
    ("quiz?exercise=journey&journey.scores-journey=0.9544 1.4950 1.4754 0.8434 0.7070 1.0865"
     "&journey.weights-journey=1 2 3 4 5 6&journey.context-journey=1 2", "✓✗?", ("1.4754", "1 of 10")),
    ("quiz?exercise=river-bank&river-bank.similarity-swam-bank=-1.5239&river-bank.similarity-river-bank=0.5", "✓✗",
     ("1 of 7",)),
)  # fmt: skip

MOVED = (
    # (a stored link, a screen to which part of it has moved, its marks there, figures that come from its parameters)
    ("why?why.before=1.0000", "alignments", "✗", ()),
    ("why?why.before=1.0000", "pronouns", "✓✓✗✓", ("keeps 0.95", "*soup*, 0.53")),
    ("why?why.show=true", "pronouns", "", ("0.3680",)),
    ("shapes?seed=5", "batches", "✓✓", ("3.0000",)),
    ("shapes?seed=7", "random-weights", "✗✓", ("9.1%", "0.64", "0.94")),
)
"""What links hold for screens that were divided since; the first names the beginning of a stored link."""

RENAMED = {
    ("train.prediction", "more"): "nine tenths",
    ("train.prediction", "nearly all"): "nine tenths",
    ("closer", "which word looks at which"): "which word attends to which", ("closer", "why √d_k"): "why √dₖ",
    ("matrix", "Difference"): "weights", ("matrix", "Scores"): "scores",
    ("matrix", "Context"): "context", ("why.divided", "0.9 to 1"): "a little",
    ("why.undivided", "below 0.1"): "as far as plain means", ("why.before", "1.0000"): "not at all",
    ("why.before", "1 to four decimals"): "not at all", ("bugs.fault", "bias that is not in the formula"): "extra-bias",
    ("module.order", "W_q and W_k are exchanged"): "line 1", ("slides.query-row", "consistent"): "can be right",
    ("module.leak", "it has not"): "it does not",
}  # fmt: skip
"""What a field shows now, or the link holds, for an option that had another name in a link."""


MODULE = "As a PyTorch module"
"""The screen that once had parts: a link to one that has moved opens its screen, and names no part there."""


def opened(name, parameters):
    return screen(name, **parameters)


def parse(link):
    """The screen of a link, and its parameters by name."""
    name, parameters = link.split("?")
    return name, dict(parameter.split("=", 1) for parameter in parameters.split("&"))


def sent(at):
    """The pictures of a screen as they are sent to the browser; the text of a box stands in them."""
    return [element.proto.bytes.decode() for element in at.get("bidi_component") if not is_threads(element)]


def is_threads(element):
    return element.proto.component_name == "threads"


def shown(at):
    """All that can be read on a screen."""
    texts = [
        element.value for kind in ("markdown", "caption", "code", "info", "success") for element in getattr(at, kind)
    ]
    texts += [metric.value for metric in at.metric]
    texts += [element.proto.alt for element in at.get("vega_lite_chart")]
    weights = [threads(element)[1] / 65_534 for element in at.get("bidi_component") if is_threads(element)]
    texts += [f"{weight:.4f}" for figure in weights for weight in np.ravel(figure)]
    texts += [figures for drawn in pictures(at) for figures in in_picture(drawn)]
    texts += re.findall(r'"text": "([^"]+)"', " ".join(sent(at)))
    return "\n".join([*texts, *(element.text for element in at.get("progress"))])


def in_picture(drawn):
    """What is told of a picture's numbers when they are pointed at, and how many of them are covered."""
    for M in drawn["chain"]:
        both = [np.ravel(one["values"]).tolist() for one in (M, M.get("other")) if one]
        numbers = [value for values in both for value in values]
        if len(both) == 2:
            numbers += [a - b for a, b in zip(*both, strict=True) if is_number(a) and is_number(b)]
        yield from (f"{M['name']}: {value:.6g} {figure(value)}" for value in numbers if is_number(value))
        if M["step"]["kind"] == "softmax":
            yield from sums_of_exponentials(next(one for one in drawn["chain"] if one["name"] == M["step"]["reads"][0]))
        yield f"{M['name']}: {both[0].count(None)} of {len(both[0])} covered"


def figure(value):
    """A number with four decimals, rounded up and down if it lies on a half: only twelve of its digits travel."""
    return f"{value * (1 + 1e-12):.4f} {value * (1 - 1e-12):.4f}"


def sums_of_exponentials(M):
    """What the browser divides by in each row of a softmax, where nothing is covered."""
    rows = [[float(value) for value in row] for row in M["values"] if None not in row]
    yield from (f"Σ exp: {np.exp(row).sum():.6g}" for row in rows)


def is_number(value):
    return isinstance(value, float)


def contains(text, figure):
    return re.search(rf"(?<![\d.]){re.escape(figure)}(?!\d)", text) is not None


def contents(at, parameters):
    """What the fields named like parameters hold, or where there is no such field, the link; but for a part that moved."""
    fields = {field.key: field.value for kind in FIELDS for field in getattr(at, kind)}
    kept = parameters if at.title[0].value == MODULE else parameters.keys() - {"module.part"}
    held = {key: fields[key] if key in fields else at.query_params[key] for key in kept}
    texts = {key: value[0] if isinstance(value, list) else str(value) for key, value in held.items()}
    return {key: "true" if text == "True" else text for key, text in texts.items()}


@pytest.mark.parametrize(("link", "marks", "figures"), LINKS, ids=[link[:60] for link, *_ in LINKS])
def test_a_stored_link_shows_what_it_showed(link, marks, figures):
    name, parameters = parse(link)
    at = opened(name, parameters)
    text = shown(at)
    held = contents(at, parameters)
    assert held == {key: RENAMED.get((key, parameters[key]), parameters[key]) for key in held}
    assert "".join(re.findall(r"-badge\[(.)", text)) == marks
    assert [figure for figure in figures if not contains(text, figure)] == []


@pytest.mark.parametrize(
    ("name", "key", "was", "now"),
    [
        ("seeds", "module.order", "W_q and W_k are exchanged", "line 1"),
        ("seeds", "module.order", "W_q", "line 2"),
        ("learned", "closer", "which word looks at which", "which word attends to which"),
        ("gradients", "gradients.reach", "only W_v", "only the value weights"),
        ("learned", "learned.tried", "the weights as well", "weights too"),
    ],
)
def test_the_link_then_holds_the_new_name_of_an_option_so_that_a_reload_loses_nothing(name, key, was, now):
    at = opened(name, {key: was})
    assert at.query_params[key] == now
    assert contents(opened(name, {key: now}), {key: was}) == {key: now}


THERE = {"the first sentence with the second": "sentence 1 with 2"}
"""What has another name on the screen to which it has moved."""


@pytest.mark.parametrize(("beginning", "screen", "marks", "figures"), MOVED)
def test_what_has_moved_to_another_screen_is_there_when_one_goes_on(beginning, screen, marks, figures):
    (link,) = (link for link, *_ in LINKS if link.startswith(beginning))
    name, parameters = parse(link)
    at = opened(name, parameters)
    kept = dict(at.query_params)
    at.switch_page("pages/home.py").run()
    at.query_params.clear()  # as Streamlit does in a browser
    at.switch_page(f"pages/{screen}.py").run()
    text = shown(at)
    assert "".join(re.findall(r"-badge\[(.)", text)) == marks
    assert [figure for figure in figures if not contains(text, figure)] == []
    fields = {field.key: field.value for kind in FIELDS for field in getattr(at, kind)}
    here = (parameters.keys() & fields.keys()) - {"why.show"}
    assert {key: str(fields[key]) for key in here} == {key: THERE.get(parameters[key], parameters[key]) for key in here}
    assert here <= kept.keys()  # so that a reload loses nothing


def test_there_is_a_stored_link_to_every_screen_of_that_time():
    assert {parse(link)[0] for link, *_ in LINKS} == {
        "home", "similarity", "learned", "scaling", "large", "why", "lookup", "check-the-slides", "shapes", "module",
        "bug-hunt", "train", "masked-word", "quiz",
    }  # fmt: skip
