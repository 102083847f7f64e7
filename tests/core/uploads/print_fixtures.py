"""Prints the same tensors and arrays with the libraries that are installed, as JSON; runs under any of them.

``python print_fixtures.py torch > printed/torch-1.13.1.json``, and ``numpy`` likewise. Each entry has a name, the text
that the library printed and the numbers that it was given to print, to all digits; none where it left some out.
"""

import json
import sys

X = [[0.1, 0.2, 0.1], [0.4, 0.5, 0.3], [0.1, 0.3, 0.4], [0.7, 0.1, 0.3], [0.2, 0.4, 0.5]]
W_Q = [[1.8, 4.5, 3.9], [4.3, 0.2, 2.9], [5.0, 0.8, 4.8]]
W_K = [[2.7, 3.7, 3.2], [0.2, 1.9, 3.6], [2.6, 4.9, 1.9]]
W_V = [[0.5, 2.6, 2.4], [3.6, 3.1, 3.2], [0.3, 0.6, 0.9]]


def of_torch():
    """What torch prints: name, text, tensor."""
    import torch

    for dtype in (torch.float32, torch.float64):
        kind = str(dtype).removeprefix("torch.")
        x, w_q, w_k, w_v = (torch.tensor(values, dtype=dtype) for values in (X, W_Q, W_K, W_V))
        learned = w_q.clone().requires_grad_(True)
        plain = torch.softmax(x @ x.T, dim=-1)
        weights = torch.softmax((x @ learned) @ (x @ w_k).T / 3**0.5, dim=-1)
        for name, tensor in {
            "inputs": x, "plain": plain, "weights": weights, "weights-detached": weights.detach(),
            "context": weights @ (x @ w_v), "query": x[1] @ learned, "row": weights[1], "weight": weights[1, 3],
            "one-in-brackets": weights[1, 3:4], "parameter": torch.nn.Parameter(w_q), "negative": x - 0.35,
            "large": (x @ w_q) * 12345, "small": plain * 1e-7,
            "nine-columns": torch.cat([plain, weights, plain], dim=1),
            "heads": torch.stack([plain, weights]), "batch": plain[None], "not-numbers": torch.log(x - 0.2),
        }.items():  # fmt: skip
            yield f"{kind} {name}", str(tensor), tensor
            yield f"{kind} {name} in a list", str([tensor]), tensor
        for name, options in {
            "sci_mode on": {"sci_mode": True}, "sci_mode off": {"sci_mode": False},
            "precision 2": {"precision": 2, "sci_mode": False}, "precision 8": {"precision": 8},
            "linewidth 40": {"linewidth": 40}, "profile full": {"profile": "full"}, "profile short": {"profile": "short"},
        }.items():  # fmt: skip
            torch.set_printoptions(**options)
            yield f"{kind} weights, {name}", str(weights), weights
            torch.set_printoptions(profile="default", sci_mode=None)
            torch.set_printoptions(linewidth=80)
        yield f"{kind} item", str(plain[1, 3].item()), plain[1, 3]
        yield f"{kind} list", str(plain.tolist()), plain
        yield f"{kind} formatted", f"{plain[1, 3]:.4f}", plain[1, 3]
        yield f"{kind} numpy", str(plain.numpy()), plain
    yield "integers", str(torch.arange(6).reshape(2, 3)), torch.arange(6).reshape(2, 3)
    yield "mask", str(torch.tril(torch.ones(3, 3)) > 0), torch.tril(torch.ones(3, 3))
    yield "half", str(torch.tensor(X).half()), torch.tensor(X).half()
    yield "top two", str(torch.topk(torch.tensor(X)[3], 2)), torch.tensor(X)[3][[0, 2]]
    yield "elided", str(torch.rand(40, 60)), None
    yield "elided vector", str(torch.rand(2000)), None


def of_numpy():
    """What NumPy prints: name, text, array."""
    import numpy as np

    for dtype in (np.float32, np.float64):
        kind = np.dtype(dtype).name
        x, w_q, w_k, w_v = (np.array(values, dtype=dtype) for values in (X, W_Q, W_K, W_V))

        def softmax(scores):
            powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
            return powers / powers.sum(axis=-1, keepdims=True)

        plain = softmax(x @ x.T)
        weights = softmax(((x @ w_q) @ (x @ w_k).T / np.sqrt(3)).astype(dtype))
        for name, array in {
            "inputs": x, "plain": plain, "weights": weights, "context": weights @ (x @ w_v), "query": x[1] @ w_q,
            "row": weights[1], "negative": x - dtype(0.35), "large": (x @ w_q) * 12345, "small": plain * dtype(1e-7),
            "nine-columns": np.concatenate([plain, weights, plain], axis=1),
            "fifty": np.concatenate([plain.ravel(), weights.ravel()]),
            "heads": np.stack([plain, weights]), "batch": plain[None],
        }.items():  # fmt: skip
            yield f"{kind} {name}", str(array), array
            yield f"{kind} {name} repr", repr(array), array
        yield f"{kind} number", repr(plain[1, 3]), plain[1, 3]
        yield f"{kind} list", str(list(plain[1])), plain[1]
        yield f"{kind} rows", str(plain.tolist()), plain
        yield f"{kind} matrix", repr(np.matrix(plain)), plain
        yield f"{kind} masked", repr(np.ma.masked_array(plain)), plain
        for name, options in {
            "precision 4": {"precision": 4, "suppress": True}, "precision 2": {"precision": 2, "suppress": True},
            "linewidth 40": {"linewidth": 40}, "linewidth 200": {"linewidth": 200},
            "fixed": {"floatmode": "fixed", "precision": 6, "suppress": True},
            "formatter": {"formatter": {"float": "{:.4f}".format}}, "legacy 1.13": {"legacy": "1.13"},
            "sign": {"sign": "+", "precision": 5},
        }.items():  # fmt: skip
            with np.printoptions(**options):
                yield f"{kind} weights, {name}", str(weights), weights
                yield f"{kind} weights repr, {name}", repr(weights), weights
        yield f"{kind} rounded", str(np.round(weights, 4)), np.round(weights, 4)
    yield "integers", repr(np.arange(6).reshape(2, 3)), np.arange(6).reshape(2, 3)
    yield "mask", str(np.tril(np.ones((3, 3))) > 0), np.tril(np.ones((3, 3)))
    yield "elided", str(np.zeros((40, 40)) + 0.5), None
    yield "elided repr", repr(np.zeros((40, 40)) + 0.5), None
    yield "elided vector", repr(np.arange(2000) / 7), None


def numbers(array):
    """Nested lists of the numbers, with texts for those that JSON does not have."""
    if isinstance(array, list):
        return [numbers(one) for one in array]
    return array if array == array and abs(array) < float("inf") else str(array)  # noqa: PLR0124  nan is not itself


if __name__ == "__main__":
    import importlib

    library = importlib.import_module(sys.argv[1])
    printed = [
        {"name": name, "text": text, "numbers": None if array is None else numbers(array.tolist())}
        for name, text, array in (of_torch if sys.argv[1] == "torch" else of_numpy)()
    ]
    json.dump(
        {"library": sys.argv[1], "version": library.__version__.partition("+")[0], "printed": printed},
        sys.stdout,
        indent=0,
    )
