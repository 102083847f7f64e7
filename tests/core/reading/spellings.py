"""Answers as people write them and as programs print them: from a key, its numbers and words, many texts."""

import numpy as np
import pandas as pd


def fixed(x, decimals=4):
    return f"{x:.{decimals}f}"


def comma(x):
    return fixed(x).replace(".", ",")


def texts(part, answer):
    """Texts of an answer to a part of an exercise: one for each way of reading."""
    match part.kind:
        case "number":
            return one_number(answer)
        case "vector":
            return row(answer, part.columns if len(part.columns) == len(answer) else ())
        case "matrix":
            return matrix(answer, part.tokens, part.columns if len(part.columns) == answer.shape[1] else ())
        case "ranking":
            return ranking(answer)
    return ()


def one_number(x):
    """Texts of one number, each with four decimals or more."""
    s = fixed(x)
    size, sign = fixed(abs(x)), "-" if x < 0 else ""
    mantissa, exponent = f"{x:.5e}".split("e")
    yield from (
        s, comma(x), f"a = {s}", f"${s}$", f"„{s}“", f"‹{s}›", f"1) {s}", f"{s} ± 0.0001", f"The answer is {s}.", f"It is {s}!",
        f"> x\n[1] {s}", f"Decimal('{s}')", f"Fraction({s})", f"julia> x\n{s}", f"{mantissa}*^{int(exponent)}",
        f"{mantissa}×10^{int(exponent)}", f"{mantissa}E{int(exponent)}", f"tf.Tensor({s}, shape=(), dtype=float32)",
        f"<tf.Tensor: shape=(), dtype=float32, numpy={s}>", f"tensor({s}, device='cuda:0', grad_fn=<SelectBackward0>)",
        f"- **{s}**", f"ungefähr {s}", f"{s} (rounded)", f"<td>{s}</td>", f"x <- {s}", f"=> {s}", f"≐ {s}",
        f"`{s}`", f"<b>{s}</b>", f"~~~text\n{s}\n~~~", f"> **{s}**", f"> ```\n> {s}\n> ```", f"### Answer\n{s}", f"{s}...",
        f"In [3]: W[1, 3]\nOut[3]: {s}", f"In [3]: for w in W:\n   ...:     print(w)\n{s}", f"A[1,3] = {s}", f"the weight; {s}", f"bank;{comma(x)}",
        f"{s}; bank", f"The weight is {s}, so it is weak.", f"bank attends to interest with a weight of {s}", f"{x:.2f} = {s}", f"{s} ✓",
        f"Q1) {s}", f"I believe {s}", f"{s} for bank and interest",
        f">>> if True:\n...     print(w)\n...\n{s}", f"\\boxed{{{s}}}", f"\\(\\mathbf{{{s}}}\\)",
        f"tensor({s}, device='cuda:0',\n       dtype=torch.float64,\n       requires_grad=True)",
    )  # fmt: skip
    if 0 < abs(x) < 1:
        percent = f"{sign}{100 * abs(x):.2f}"
        yield from (
            f"{percent} %", f"{percent} Prozent", f"{percent} per cent", f"{percent}\\,\\%", f"{sign}{size[1:]}",
            f"({percent})%", f"{s} ({percent} %)", f"{s} or {percent} %", s.replace(".", "·"),
        )  # fmt: skip
    if x < 0:
        yield from (
            f"Minus {size}", f"negative {size}", f"−{size}", f"- {size}", f"– {size}", f"It is minus {comma(-x)}.",
        )  # fmt: skip
    else:
        yield from (f"- {s}", f"+{s}", f"plus {s}")


def row(x, words):
    """Texts of a row of numbers, whose words are known where it has one for each number."""
    n, cells = len(x), [fixed(one) for one in x]
    line, listed = " ".join(cells), ", ".join(cells)
    yield from (
        line, listed, "; ".join(map(comma, x)), "\t".join(cells), "\n".join(cells), f"y1 = [{listed}]", f"Row 1: {line}", f"Row 4: {line}",
        f"“{listed}”", f"⟨{listed}⟩", f"⎡{line}⎤", f"c({listed})", f"tf.Tensor([{line}], shape=({n},), dtype=float32)",
        f"<tf.Tensor: shape=({n},), dtype=float32, numpy=array([{listed}], dtype=float32)>",
        f"{n}-element Vector{{Float64}}:\n " + "\n ".join(cells), "".join(f"- {one}\n" for one in cells),
        ", ".join(cells[:-1]) + f" und {cells[-1]}", "[" + ", ".join(f"np.float64({one})" for one in cells) + "]",
        str(pd.Series(np.round(x, 4), name="q")), str(np.round(x, 4)), "".join(f"[{i}] {one}\n" for i, one in enumerate(cells, 1)),
        "<tr>" + "".join(f"<td>{one}</td>" for one in cells) + "</tr>",
        "  " + " ".join(f"[,{i + 1}]" for i in range(n)) + f"\n[1,] {line}",
        f"shape: ({n},)\nSeries: '' [f64]\n[\n" + "".join(f"\t{one}\n" for one in cells) + "]",
        "\n".join(f"{f'[{i + 1}]':>5} " + " ".join(cells[i : i + 5]) for i in range(0, n, 5)),
        ", ".join(f"`{one}`" for one in cells), f"**{cells[0]}** {' '.join(cells[1:])}",
        "\n".join(f"{i}. {one}" for i, one in enumerate(cells, 1)), f"> [{cells[0]},\n>  {', '.join(cells[1:])}]",
        ", ".join(f"q[{i}] = {one}" for i, one in enumerate(cells)), f"tensor([{listed}],\n       grad_fn=<SqueezeBackward4>)",
        f"({'; '.join(cells)})", f"[[{'],['.join(cells)}]]", ", ".join(map(comma, x)), f"({listed})^T", " ".join(f"{one:.4e}" for one in x),
        "\\begin{pmatrix} " + " \\\\ ".join(cells) + " \\end{pmatrix}",
        "\n".join(f"{chr(97 + i)}    {one}" for i, one in enumerate(cells)) + "\nName: bank, dtype: float64",
    )  # fmt: skip
    if len(words) == n:
        pairs = list(zip(words, cells, strict=True))
        yield from (
            ", ".join(f"{w}: {one}" for w, one in pairs), "\n".join(f"- **{w}**: {one}" for w, one in pairs),
            "\n".join(f"| {w} | {one} |" for w, one in pairs), str(pd.Series(np.round(x, 4), index=list(words))),
            " ".join(words) + "\n" + line, markdown([cells], words, [""]),
        )  # fmt: skip
        if len(set(words)) == n:
            yield "{" + ", ".join(f"'{w}': {one}" for w, one in pairs) + "}"


def matrix(M, words, columns=()):
    """Texts of a matrix, whose rows have words, and whose columns may."""
    rows = [[fixed(x) for x in line] for line in M]
    n, m = M.shape
    lines = [" ".join(line) for line in rows]
    listed = [f"[{', '.join(line)}]" for line in rows]
    frame = pd.DataFrame(np.round(M, 4))
    yield from (
        "\n".join(lines), "[" + "; ".join(lines) + "]", f"[({'),('.join(map(','.join, rows))})]", "\n".join("\t".join(line) for line in rows), str(np.round(M, 4)),
        f"tensor([{', '.join(listed)}], grad_fn=<SoftmaxBackward0>)", np.array2string(np.round(M, 3), suppress_small=True),
        "   ".join(f"[,{j + 1}]" for j in range(m)) + "\n" + "\n".join(f"[{i + 1},] {line}" for i, line in enumerate(lines)),
        f"{n}×{m} Matrix{{Float64}}:\n " + "\n ".join("  ".join(line) for line in rows),
        "tf.Tensor(\n[[" + "]\n [".join(lines) + f"]], shape=({n}, {m}), dtype=float32)",
        f"<tf.Tensor: shape=({n}, {m}), dtype=float32, numpy=\narray([{', '.join(listed)}], dtype=float32)>",
        frame.to_html(), frame.to_string(), frame.to_string(index=False, header=False), frame.to_csv(),
        "⎡" + lines[0] + "⎤\n" + "".join(f"⎢{line}⎥\n" for line in lines[1:-1]) + "⎣" + lines[-1] + "⎦",
        "\n".join(f"Zeile {i}: {line}" for i, line in enumerate(lines, 1)), "\n".join(f"y_{i} = {one}" for i, one in enumerate(listed, 1)),
        "\n".join(f"{i}) {line}" for i, line in enumerate(lines, start=1)), f"W = [{', '.join(listed)}].",
        markdown(rows, [str(j) for j in range(m)], [str(i) for i in range(n)]), polars(rows, m), " ".join(lines), "\n".join(" ".join(map(comma, line)) for line in M),
        "\n".join("; ".join(map(comma, line)) for line in M), f">>> print(W)\n{np.round(M, 4)}", "{{" + "}, {".join(map(", ".join, rows)) + "}}",
        f"W = [[{'], ['.join(', '.join(f'{100 * x:.2f} %' for x in line) for line in M)}]]", tex("{", rows), tex(".", rows),
    )  # fmt: skip
    if len(words) == n and len(set(words)) == n:
        named = pd.DataFrame(np.round(M, 4), index=list(words), columns=list(columns) or None)
        yield from (
            named.to_string(), named.to_html(), named.to_csv(sep="\t"), markdown(rows, columns or [str(j) for j in range(m)], words),
            "\n".join(f"- **{w}**: {', '.join(line)}" for w, line in zip(words, rows, strict=True)),
            "\n".join(f"* {w} - {one}" for w, one in zip(words, listed, strict=True)),
            "\n".join(f"Row {i} ({w}): {line}" for i, (w, line) in enumerate(zip(words, lines, strict=True), start=1)),
            "\n".join(f"y_{w} = {one}" for w, one in zip(words, listed, strict=True)),
        )  # fmt: skip


def markdown(rows, columns, index):
    """A frame as its method to_markdown prints it."""
    lines = [["", *columns], *([str(name), *line] for name, line in zip(index, rows, strict=True))]
    text = ["| " + " | ".join(line) + " |" for line in lines]
    return "\n".join([text[0], "|:---|" + "---:|" * len(columns), *text[1:]])


def tex(point, rows):
    """A matrix in TeX, with a decimal point or a comma."""
    lines = r" \\ ".join(map(" & ".join, rows))
    if point == ".":
        return rf"$$W = \left[\begin{{array}}{{{'c' * len(rows[0])}}} {lines} \\ \end{{array}}\right]$$"
    return rf"\begin{{bmatrix}} {lines.replace('.', '{,}')} \end{{bmatrix}}"


def polars(rows, width):
    """A frame as polars prints it."""
    head = (f" column_{j} " for j in range(width))
    return "\n".join([
        f"shape: ({len(rows)}, {width})", f"┌{'┬'.join(['────────'] * width)}┐", f"│{'┆'.join(head)}│",
        f"│{'┆'.join([' ---    '] * width)}│", f"│{'┆'.join([' f64    '] * width)}│", f"╞{'╪'.join(['════════'] * width)}╡",
        *(f"│{'┆'.join(f' {x} ' for x in one)}│" for one in rows), f"└{'┴'.join(['────────'] * width)}┘",
    ])  # fmt: skip


def ranking(pairs):
    """Texts of words with their weights."""
    (a, x), (b, y) = pairs
    x, y = fixed(x), fixed(y)
    yield from (
        f"{a} {x}, {b} {y}", f"{a} ({x}), {b} ({y})", f"{x} {a}, {y} {b}", f"{a} and {b}: {x} and {y}", f"{x} for {a}, {y} for {b}",
        f"{a} with a weight of {x}, {b} with a weight of {y}", f"- **{a}**: {x}\n- **{b}**: {y}", f"1) {a} {x}\n2) {b} {y}",
        f"First {a} with {x}, then {b} with {y}.", f"{a.upper()} {x} / {b.upper()} {y}", f"The words are {a} ({x}) and {b} ({y}).",
        f"{a}->{x}, {b}->{y}", f"{{'{a}': {x}, '{b}': {y}}}", f"[('{a}', {x}), ('{b}', {y})]", f"{a}    {x}\n{b}    {y}\ndtype: float64",
        f"{a} {float(x):.2%}, {b} {float(y):.2%}", f"{a} np.float64({x}), {b} np.float64({y})", f"({x}, {a}), ({y}, {b})",
        f"[('{a}', tensor({x})), ('{b}', tensor({y}, grad_fn=<SelectBackward0>))]", f"Counter({{'{a}': {x}, '{b}': {y}}})",
        f"{a} {10 * float(x):.3f}×10⁻¹, {b} {comma(10 * float(y))}·10^-1", f"{a}, {b}: {x}, {y}", f"1) {a} {x} 2) {b} {y}",
        f"| token | attention weight |\n|---|---:|\n| **{a}** | {x} |\n| `{b}` | {y} |", f"{a} -> {x}; {b} => {y}",
        f"\\(\\mathrm{{{a}}} \\to {x.replace('.', '{,}')}\\), \\(\\mathrm{{{b}}} \\to {y.replace('.', '{,}')}\\)",
        f"\\begin{{tabular}}{{lr}} {a} & {x} \\\\ {b} & {y} \\\\ \\end{{tabular}}", f"{a} ({float(x):.3f}), {b} ({float(y):.3f})",
        f"In [5]: top(weights)\nOut[5]: {{'{a}': {x}, '{b}': {y}}}", f"{a}    {x}\n{b}    {y}\nName: {b}, dtype: float64",
        f"       word  weight\n0  {a}  {x}\n1  {b}  {y}", f"{a.upper()} {x.replace('.', ',')}; “{b.title()}” {y.replace('.', ',')}",
    )  # fmt: skip
