"""What a class has from nn.Module: tried once more here, with classes written out."""

import pytest

from core.lessons import torch_class

torch = pytest.importorskip("torch")
nn = torch.nn


class Without(nn.Module):
    def __init__(self):
        self.W = nn.Parameter(torch.rand(3, 2))


class Plain(nn.Module):
    def __init__(self):
        super().__init__()
        self.W = torch.rand(3, 2)


class Alone:
    def __init__(self):
        super().__init__()
        self.W = nn.Parameter(torch.rand(3, 2))

    def forward(self, X):
        return X @ self.W


def test_without_the_constructor_of_its_parent_no_parameter_can_be_assigned():
    with pytest.raises(AttributeError) as problem:
        Without()
    trial = torch_class.trial("super().__init__()")
    (caller, _), (line, message) = trial.problems.items()
    assert trial.lines[caller - 1] == "model = SelfAttention(3, 2)"
    assert trial.lines[line - 1].strip().startswith("self.W_q = nn.Parameter")
    assert message == f"in __init__: AttributeError: {problem.value}"
    assert trial.works == ()


def test_plain_tensors_are_no_parameters():
    assert list(Plain().parameters()) == []
    with pytest.raises(ValueError, match="empty") as problem:
        torch.optim.SGD(Plain().parameters(), lr=0.1)
    trial = torch_class.trial("nn.Parameter")
    assert trial.numbers == 0
    assert list(trial.problems.values()) == [trial.problem("optim.SGD(model.parameters(), lr=0.1)")]
    assert str(problem.value) in trial.problems.values()
    assert set(trial.held.values()) == {0}


def works(trial):
    return [trial.lines[line - 1] for line in trial.works]


def test_without_nn_module_only_what_we_wrote_ourselves_works():
    X = torch.rand(6, 3)
    assert Alone().forward(X).shape == (6, 2)
    with pytest.raises(TypeError, match="not callable"):
        Alone()(X)
    assert not hasattr(Alone(), "parameters")
    trial = torch_class.trial("nn.Module")
    assert works(trial) == ["model = SelfAttention(3, 2)", "model.forward(X)"]
    assert trial.problem("model(X)") == "'SelfAttention' object is not callable"


def test_with_all_of_it_everything_works():
    trial = torch_class.trial(torch_class.NOTHING_LEFT_OUT)
    assert works(trial) == list(trial.lines[-6:])
    assert (set(trial.held.values()), trial.numbers) == ({3}, 3 * 3 * 2)


def test_running_the_code_leaves_everybody_elses_random_numbers_alone():
    before = torch.random.get_rng_state()
    torch_class.trial.__wrapped__("")
    assert torch.equal(before, torch.random.get_rng_state())


def test_every_line_that_can_be_pressed_is_there_and_stands_for_an_option():
    tasks = torch_class.tasks()
    for name, options in torch_class.PRESSED.items():
        lines = {line.strip() for line in torch_class.lines(torch_class.ASKED[name])}
        assert options.keys() <= lines
        assert set(options.values()) <= set(tasks[name].options)


def test_each_thing_is_struck_out_of_the_code():
    whole = torch_class.lines(torch_class.NOTHING_LEFT_OUT)
    for left_out, many in {"super().__init__()": 1, "nn.Parameter": 3, "nn.Module": 1}.items():
        assert sum(map(str.__ne__, torch_class.lines(left_out), whole)) == many
        assert [line.replace("~~", "") for line in torch_class.strike_out(left_out)] == list(whole)
