"""Makes the notebooks of tests/core/uploads/notebooks by running their cells in Jupyter's kernel.

Run it with a Python that has nbclient, ipykernel, torch, NumPy, pandas and tqdm of any version; it runs those whose
library it is given: ``python students_notebooks.py torch-labels numpy-results``. A line ``#= part: text`` in a cell is
taken out before it is run. It says that the cell shows the answer to a part, and how what is found begins; these lines
make the file of answers beside each notebook. ``#= part: text (why)`` is an answer that is not right, and why.
"""

import json
import re
import sys
from pathlib import Path

FOLDER = Path(__file__).parent / "notebooks"

TORCH = """
import torch
X = torch.tensor([[0.1, 0.2, 0.1], [0.4, 0.5, 0.3], [0.1, 0.3, 0.4], [0.7, 0.1, 0.3], [0.2, 0.4, 0.5]])
W_q = torch.tensor([[1.8, 4.5, 3.9], [4.3, 0.2, 2.9], [5.0, 0.8, 4.8]])
W_k = torch.tensor([[2.7, 3.7, 3.2], [0.2, 1.9, 3.6], [2.6, 4.9, 1.9]])
W_v = torch.tensor([[0.5, 2.6, 2.4], [3.6, 3.1, 3.2], [0.3, 0.6, 0.9]])
"""
NUMPY = TORCH.replace("torch.tensor", "np.array").replace("import torch", "import numpy as np")
SOFTMAX = """
def softmax(Z):
    E = np.exp(Z - Z.max(axis=-1, keepdims=True))
    return E / E.sum(axis=-1, keepdims=True)
"""
JOURNEY = """
import torch
inputs = torch.tensor([[0.43, 0.15, 0.89], [0.55, 0.87, 0.66], [0.57, 0.85, 0.64],
                       [0.22, 0.58, 0.33], [0.77, 0.25, 0.10], [0.05, 0.80, 0.55]])
"""

NOTEBOOKS = {
    "torch-labels": f"""
# %% [markdown]
# # Self-attention homework
# The bank raised interest rates
# %%
{TORCH}
tokens = ["the", "bank", "raised", "interest", "rates"]
# %% [markdown]
# ## Question 1: attention without learning
# How much does "bank" attend to "interest"? Is that weak or strong?
# %%
plain = torch.softmax(X @ X.T, dim=-1)
print("weights without learning:")
print(plain)
print(f"bank attends to interest: {{plain[1, 3].item():.4f}}")
print("That is weak.")
#= q1-weights: 0.1878 0.2097
#= q1-weight: 0.2097
#= q1-strength: weak
# %% [markdown]
# ## Question 2: queries, keys and values
# %%
Q, K, V = X @ W_q, X @ W_k, X @ W_v
for name, M in [("query", Q), ("key", K), ("value", V)]:
    print(f"{{name}} of bank: {{M[1]}}, of interest: {{M[3]}}")
#= q2-query-bank: 4.37
#= q2-query-interest: 3.19
#= q2-key-bank: 1.96
#= q2-key-interest: 2.69
#= q2-value-bank: 2.09
#= q2-value-interest: 0.8
# %% [markdown]
# ## Question 3: all weights
# %%
weights = torch.softmax(Q @ K.T / 3**0.5, dim=-1)
print("weights", weights)
#= q3-weights: 5.0549e-03
# %% [markdown]
# ## Questions 4 and 5
# %%
print("bank -> interest:", weights[1, 3])
print("strong")
top = torch.topk(weights[1], 2)
print(", ".join(f"{{tokens[i]}} {{w:.4f}}" for w, i in zip(top.values, top.indices)))
#= q4-weight: 0.7029
#= q4-strength: strong
#= q5-top-two: interest 0.7029, bank 0.2482
# %% [markdown]
# ## Question 6
# %%
print("context:\\n", weights @ V)
#= q6-context: 1.3903
""",
    "numpy-results": f"""
# %% [markdown]
# # Homework 3
# %%
{NUMPY}
{SOFTMAX}
# %% [markdown]
# 1\\. No learning
# %%
A = softmax(X @ X.T)
A
#= q1-weights: 0.18784422 0.20968639
# %%
A[1, 3]
#= q1-weight: 0.2097327
# %% [markdown]
# This is weak, as 1/5 would be even.
#= q1-strength: weak
# %% [markdown]
# 2\\. Projections of bank and interest
# %%
q_bank, k_bank, v_bank = X[1] @ W_q, X[1] @ W_k, X[1] @ W_v
q_bank, k_bank, v_bank
#= q2-query-bank: 4.37 2.14
#= q2-key-bank: 1.96
#= q2-value-bank: 2.09
# %%
X[3] @ W_q
#= q2-query-interest: 3.19
# %%
X[3] @ W_k
#= q2-key-interest: 2.69
# %%
X[3] @ W_v
#= q2-value-interest: 0.8
# %% [markdown]
# 3\\. Weights
# %%
W = softmax((X @ W_q) @ (X @ W_k).T / np.sqrt(3))
W
#= q3-weights: 5.05487
# %%
round(W[1, 3], 4)
#= q4-weight: 0.7029
# %% [markdown]
# Now it is strong.
#= q4-strength: strong
# %%
W @ (X @ W_v)
#= q6-context: 1.39028
""",
    "one-big-cell": f"""
# %%
{TORCH}
torch.set_printoptions(precision=4, sci_mode=False)
A = torch.softmax(X @ X.T, dim=1)
print(A[1, 3])
Q = X @ W_q
K = X @ W_k
V = X @ W_v
print(Q[1])
print(K[1])
print(V[1])
print(Q[3])
print(K[3])
print(V[3])
S = torch.softmax(Q @ K.T / K.shape[-1] ** 0.5, dim=-1)
print(S)
print(S[1, 3])
print(S @ V)
#= q1-weight: 0.2097
#= q2-query-bank: 4.37
#= q2-key-bank: 1.96
#= q2-value-bank: 2.09
#= q2-query-interest: 3.19
#= q2-key-interest: 2.69
#= q2-value-interest: 0.8
#= q3-weights: 0.0051
#= q4-weight: 0.7029
#= q6-context: 1.3903
""",
    "german-names": f"""
# %% [markdown]
# # Hausaufgabe: Selbstaufmerksamkeit
# %%
{NUMPY.replace("X =", "Eingaben =").replace("W_q", "Gewichte_Anfrage").replace("W_k", "Gewichte_Schlüssel").replace("W_v", "Gewichte_Wert")}
{SOFTMAX}
np.set_printoptions(precision=4, suppress=True)
# %%
ohne_lernen = softmax(Eingaben @ Eingaben.T)
print("Wie stark achtet bank auf interest?", round(float(ohne_lernen[1, 3]), 4))
print("Aufmerksamkeit ohne Lernen =\\n", ohne_lernen)
#= q1-weight: 0.2097
#= q1-weights: 0.1878
# %%
Anfragen = Eingaben @ Gewichte_Anfrage
Schlüssel = Eingaben @ Gewichte_Schlüssel
Werte = Eingaben @ Gewichte_Wert
print("Anfrage von bank", Anfragen[1])
print("Schlüssel von bank", Schlüssel[1])
print("Wert von bank", Werte[1])
print("Anfrage von interest", Anfragen[3])
print("Schlüssel von interest", Schlüssel[3])
print("Wert von interest", Werte[3])
#= q2-query-bank: 4.37
#= q2-key-bank: 1.96
#= q2-value-bank: 2.09
#= q2-query-interest: 3.19
#= q2-key-interest: 2.69
#= q2-value-interest: 0.8
# %%
Aufmerksamkeit = softmax(Anfragen @ Schlüssel.T / np.sqrt(3))
print("Aufmerksamkeit:", Aufmerksamkeit, sep="\\n")
print("Ergebnis für bank → interest:", Aufmerksamkeit[1, 3])
#= q3-weights: 0.0051
#= q4-weight: 0.7029192
# %%
print("Kontext", Aufmerksamkeit @ Werte, sep="\\n")
#= q6-context: 1.3903
""",
    "unscaled": f"""
# %%
{TORCH}
# %%
no_learning = torch.softmax(X @ X.T, dim=-1)
print("Q1:", no_learning[1][3], "-> weak")
#= q1-weight: 0.2097
#= q1-strength: weak
# %%
Q = X @ W_q; K = X @ W_k; V = X @ W_v
print("q_bank =", Q[1], "k_bank =", K[1], "v_bank =", V[1])
print("q_interest =", Q[3], "k_interest =", K[3], "v_interest =", V[3])
#= q2-query-bank: 4.37
#= q2-key-bank: 1.96
#= q2-value-bank: 2.09
#= q2-query-interest: 3.19
#= q2-key-interest: 2.69
#= q2-value-interest: 0.8
# %%
torch.set_printoptions(sci_mode=False)
attn_weights = torch.softmax(Q @ K.T, dim=-1)
attn_weights
#= q3-weights: 0.0002 (unscaled)
# %%
print("Q4 bank to interest:", attn_weights[1, 3].item())
#= q4-weight: 0.85139 (unscaled)
# %%
context_vectors = attn_weights @ V
print(context_vectors)
#= q6-context: 1.3016 (unscaled)
""",
    "elided": f"""
# %%
{NUMPY}
{SOFTMAX}
np.set_printoptions(threshold=10, edgeitems=2)
# %%
plain = softmax(X @ X.T)
print(plain)
print("bank, interest:", plain[1, 3])
#= q1-weights: 0.18784422 0.20968639 ... (elided)
#= q1-weight: 0.2097327
# %%
weights = softmax((X @ W_q) @ (X @ W_k).T / np.sqrt(3))
print("weights =", weights)
print("bank, interest:", weights[1, 3])
#= q3-weights: 5.05487818e-03 3.16565544e-01 ... (elided)
#= q4-weight: 0.7029192
# %%
import torch
torch.set_printoptions(threshold=10, edgeitems=1)
context = torch.tensor(weights @ X @ W_v)
context
#= q6-context: 1.3903 ... 2.4021 (elided)
""",
    "two-digits": f"""
# %%
{NUMPY}
{SOFTMAX}
# %%
A = softmax(X @ X.T)
print(f"weight of interest for bank = {{A[1, 3]:.2f}}, so it is weak")
#= q1-weight: 0.21 (imprecise)
#= q1-strength: weak
# %%
Q, K, V = X @ W_q, X @ W_k, X @ W_v
W = softmax(Q @ K.T / np.sqrt(3))
print("attention weights\\n", np.round(W, 2))
#= q3-weights: 0.01 0.32 0.04 0.45 0.18 (imprecise)
print("bank to interest %.2f" % W[1, 3])
#= q4-weight: 0.70 (imprecise)
print("most: interest {{:.2f}}, bank {{:.2f}}".format(W[1, 3], W[1, 1]))
#= q5-top-two: interest 0.70, bank 0.25 (imprecise)
# %%
print((W @ V).round(2))
#= q6-context: 1.39 2.37 2.4 (imprecise)
""",
    "out-of-order": f"""
# %%
{TORCH}
torch.set_printoptions(sci_mode=False)
# %% [markdown]
# ### Q6 (did this first)
# %%
W = torch.softmax((X @ W_q) @ (X @ W_k).T / 3 ** 0.5, dim=-1)
print(W @ (X @ W_v))
#= q6-context: 1.3903
# %% [markdown]
# ### Q4
# %%
W[1, 3]
#= q4-weight: 0.7029
# %%
# old attempt, wrong axis
torch.softmax((X @ W_q) @ (X @ W_k).T / 3 ** 0.5, dim=0)
# %% [markdown]
# ### Q3
# %%
W
#= q3-weights: 0.0051
# %%
W.round(decimals=4)
# %% [markdown]
# ### Q2
# %%
(X @ W_v)[[1, 3]]
# %%
print("v_bank", (X @ W_v)[1].tolist())
print("v_interest", (X @ W_v)[3].tolist())
#= q2-value-bank: 2.0
#= q2-value-interest: 0.
# %%
print("k_bank", X[1] @ W_k); print("k_interest", X[3] @ W_k)
print("q_bank", X[1] @ W_q); print("q_interest", X[3] @ W_q)
#= q2-key-bank: 1.96
#= q2-key-interest: 2.69
#= q2-query-bank: 4.37
#= q2-query-interest: 3.19
# %% [markdown]
# ### Q1
# %%
torch.softmax(X @ X.T, dim=-1)[1, 3]
#= q1-weight: 0.2097
""",
    "logs": f"""
# %%
import sys
import time
import warnings
import numpy
import torch
from tqdm import tqdm
print("Python", sys.version)
print("torch", torch.__version__, "numpy", numpy.__version__)
print("cuda available:", torch.cuda.is_available())
# %%
{TORCH}
print(X.shape, W_q.shape)
torch.manual_seed(123)
# %%
for epoch in range(3):
    print(f"Epoch {{epoch + 1}}/3 - loss: {{0.6931 / (epoch + 1):.4f}} - acc: 0.7029")
for i in tqdm(range(3), file=sys.stdout):
    time.sleep(0.01)
warnings.warn("a value of 0.2097 is deprecated")
# %%
attn = torch.softmax(X @ X.T, dim=-1)
print("[INFO] computed attn")
print("attn[bank, interest] =", attn[1, 3])
print("row sums:", attn.sum(dim=-1))
#= q1-weight: 0.2097
# %%
Q, K, V = X @ W_q, X @ W_k, X @ W_v
print("Q.shape:", Q.shape, "dtype", Q.dtype)
d_k = K.shape[-1]
print("d_k =", d_k)
attn_weights = torch.softmax(Q @ K.T / d_k ** 0.5, dim=-1)
print(attn_weights)
print("sums to one:", attn_weights.sum(dim=-1))
print("attn_weights[bank, interest] =", attn_weights[1, 3])
#= q3-weights: 5.0549e-03
#= q4-weight: 0.7029
""",
    "pandas-tables": f"""
# %%
import pandas as pd
{NUMPY}
{SOFTMAX}
words = ["the", "bank", "raised", "interest", "rates"]
# %% [markdown]
# **Question 1**
# %%
df1 = pd.DataFrame(softmax(X @ X.T), index=words, columns=words)
df1
#= q1-weights: 0.187844 0.209686
# %%
df1.loc["bank", "interest"]
#= q1-weight: 0.2097327
# %% [markdown]
# **Question 2**
# %%
Q, K, V = X @ W_q, X @ W_k, X @ W_v
print(pd.DataFrame({{"query": Q[1], "key": K[1], "value": V[1]}}))
for name, M in {{"query": Q, "key": K, "value": V}}.items():
    print(name, "bank", M[1].round(2), "interest", M[3].round(2))
#= q2-query-bank: 4.37
#= q2-key-bank: 1.96
#= q2-value-bank: 2.09
#= q2-query-interest: 3.19
#= q2-key-interest: 2.69
#= q2-value-interest: 0.8
# %% [markdown]
# **Question 3 and 4**
# %%
df3 = pd.DataFrame(softmax(Q @ K.T / np.sqrt(3)), index=words, columns=words)
print(df3)
df3.loc["bank"].sort_values(ascending=False).head(2)
#= q3-weights: 5.054878e-03 0.316566
#= q5-top-two: interest 0.702919
# %%
df3.at["bank", "interest"]
#= q4-weight: 0.7029192
# %%
pd.DataFrame(df3.values @ V, index=words).style.format("{{:.4f}}")
#= q6-context: 1.3903 2.3684
""",
    "loops": f"""
# %%
{TORCH}
sentence = "the bank raised interest rates".split()
# %%
scores = X @ X.T
weights = torch.softmax(scores, dim=-1)
for w, row in zip(sentence, weights):
    print(w, [round(x, 4) for x in row.tolist()])
print({{"bank->interest": round(weights[1, 3].item(), 4)}})
#= q1-weights: 0.1878 0.2097
#= q1-weight: 0.2097
# %%
Q, K, V = X @ W_q, X @ W_k, X @ W_v
for w in ("bank", "interest"):
    i = sentence.index(w)
    print(f"--- {{w}} ---")
    print("query", Q[i].numpy())
    print("key", K[i].numpy())
    print("value", V[i].numpy())
#= q2-query-bank: 4.37
#= q2-key-bank: 1.96
#= q2-value-bank: 2.09
#= q2-query-interest: 3.19
#= q2-key-interest: 2.69
#= q2-value-interest: 0.79999
# %%
W = torch.softmax(Q @ K.T / 3 ** .5, -1)
for i, w in enumerate(sentence):
    print(f"{{w:>9}}: " + "  ".join(f"{{x:.4f}}" for x in W[i]))
#= q3-weights: 0.0051 0.3166
# %%
for w, x in zip(sentence, W[1]):
    print(f"bank -> {{w}}: {{x:.4f}}")
#= q4-weight: 0.7029
# %%
sorted(zip(sentence, W[1].tolist()), key=lambda pair: -pair[1])[:2]
#= q5-top-two: interest 0.70291
# %%
[row.tolist() for row in W @ V]
#= q6-context: 1.39028
""",
    "wrong-axis": f"""
# %%
{NUMPY}
np.set_printoptions(precision=4, suppress=True)
# %%
def softmax(x):
    return np.exp(x) / np.sum(np.exp(x), axis=0)
# %%
print("1) attention weights without learning")
attention = softmax(X @ X.T)
print(attention)
print("bank to interest:", attention[1, 3])
#= q1-weights: 0.1878 0.1633 (softmax-over-columns)
#= q1-weight: 0.2146 (softmax-over-columns)
# %%
print("2) projections")
queries, keys, values = X @ W_q, X @ W_k, X @ W_v
print("bank: query", queries[1], "key", keys[1], "value", values[1])
print("interest: query", queries[3], "key", keys[3], "value", values[3])
#= q2-query-bank: 4.37
#= q2-key-bank: 1.96
#= q2-value-bank: 2.09
#= q2-query-interest: 3.19
#= q2-key-interest: 2.69
#= q2-value-interest: 0.8
# %%
print("3) learned weights")
learned = softmax(queries @ keys.T / np.sqrt(3))
print(learned)
print("4) bank to interest now:", learned[1, 3])
#= q3-weights: 0. (softmax-over-columns)
#= q4-weight: 0.20606 (softmax-over-columns)
# %%
print("6) context vectors")
learned @ values
#= q6-context: 0.0 (softmax-over-columns)
""",
    "torch-module": f"""
# %%
from torch import nn
{TORCH}
class SelfAttention(nn.Module):
    def __init__(self):
        super().__init__()
        self.W_q, self.W_k, self.W_v = nn.Parameter(W_q), nn.Parameter(W_k), nn.Parameter(W_v)

    def forward(self, x):
        q, k, v = x @ self.W_q, x @ self.W_k, x @ self.W_v
        self.weights = torch.softmax(q @ k.T / k.shape[-1] ** 0.5, dim=-1)
        return self.weights @ v
# %%
sa = SelfAttention()
print(sa(X))
#= q6-context: 1.3903
# %%
sa.weights
#= q3-weights: 5.0549e-03
# %%
sa.weights[1, 3]
#= q4-weight: 0.7029
# %%
print("strongest:", {{w: round(x, 3) for w, x in zip("the bank raised interest rates".split(), sa.weights[1].tolist()) if x > 0.1}})
#= q5-top-two: bank 0.248, interest 0.703
# %%
sa.double()
print(sa(X.double()))
# %%
X[1] @ sa.W_q.float(), X[1] @ sa.W_k.float(), X[1] @ sa.W_v.float()
#= q2-query-bank: 4.37
#= q2-key-bank: 1.96
#= q2-value-bank: 2.09
# %%
torch.softmax(X @ X.T, -1)[1, 3:4]
#= q1-weight: 0.2097
""",
    "typed-answers": """
# %% [markdown]
# # Homework: The bank raised interest rates
#
# 1. Without learning: how much does *bank* attend to *interest*? Is that weak or strong?
# %% [markdown]
# **Answer: 0.2097**
#
# It is **weak**
#= q1-weight: 0.2097
#= q1-strength: weak
# %% [markdown]
# 2. Compute the queries, keys and values of *bank* and *interest*.
# %% [markdown]
# - q_bank = [4.37, 2.14, 4.45]
# - k_bank = [1.96, 3.90, 3.65]
# - v_bank = [2.09, 2.77, 2.83]
# - q_interest = [3.19, 3.41, 4.46]
# - k_interest = [2.69, 4.25, 3.17]
# - v_interest = [0.80, 2.31, 2.27]
#= q2-query-bank: 4.37
#= q2-key-bank: 1.96
#= q2-value-bank: 2.09
#= q2-query-interest: 3.19
#= q2-key-interest: 2.69
#= q2-value-interest: 0.80
# %% [markdown]
# 4. How much does *bank* attend to *interest* now?
# %% [markdown]
# $w_{bank,interest} = 0.7029$, therefore strong.
#= q4-weight: 0.7029
#= q4-strength: strong
# %% [markdown]
# 5. Top two: interest 0.7029, bank 0.2482
#= q5-top-two: interest 0.7029, bank 0.2482
""",
    "stopped-by-an-error": f"""
# %%
{TORCH}
# %%
w = torch.softmax(X @ X.T, dim=-1)
print(w[1, 3])
#= q1-weight: 0.2097
# %%
Q = X @ W_q
print("bank", Q[1])
print("interest", Q[3])
#= q2-query-bank: 4.37
#= q2-query-interest: 3.19
# %%
K = X @ W_k
scores = Q @ K
print(scores[7, 0.7029])
# %%
K = X @ W_k
K
""",
    "journey": f"""
# %% [markdown]
# # Your journey starts with one step
# %%
{JOURNEY}
# %%
query = inputs[1]
attn_scores_2 = torch.empty(inputs.shape[0])
for i, x_i in enumerate(inputs):
    attn_scores_2[i] = torch.dot(x_i, query)
print(attn_scores_2)
#= scores-journey: 0.9544
# %%
attn_weights_2_tmp = attn_scores_2 / attn_scores_2.sum()
print("Attention weights:", attn_weights_2_tmp)
print("Sum:", attn_weights_2_tmp.sum())
#= sum-weights-journey: 0.1455
# %%
attn_weights_2 = torch.softmax(attn_scores_2, dim=0)
print("Attention weights:", attn_weights_2)
print("Sum:", attn_weights_2.sum())
#= weights-journey: 0.1385
# %%
context_vec_2 = torch.zeros(query.shape)
for i, x_i in enumerate(inputs):
    context_vec_2 += attn_weights_2[i] * x_i
print(context_vec_2)
#= context-journey: 0.4419
# %%
attn_weights = torch.softmax(inputs @ inputs.T, dim=-1)
print(attn_weights)
#= weights: 0.2098
# %%
all_context_vecs = attn_weights @ inputs
print(all_context_vecs)
#= context: 0.4421
# %%
torch.manual_seed(123)
W_query = torch.nn.Parameter(torch.rand(3, 2), requires_grad=False)
W_key = torch.nn.Parameter(torch.rand(3, 2), requires_grad=False)
W_value = torch.nn.Parameter(torch.rand(3, 2), requires_grad=False)
query_2 = inputs[1] @ W_query
print(query_2)
#= query-journey: 0.4306
# %%
keys, values = inputs @ W_key, inputs @ W_value
attn_weights_2 = torch.softmax(query_2 @ keys.T / keys.shape[-1] ** 0.5, dim=-1)
print(attn_weights_2)
#= scaled-weights-journey: 0.15
# %%
context_vec_2 = attn_weights_2 @ values
print(context_vec_2)
#= context-journey-learned: 0.3061
""",
    "river-bank": f"""
# %%
import numpy as np
tokens = "i swam quickly across the river to get to the other bank".split()
glove = np.load("glove.npz")
X = np.stack([glove[w] for w in tokens])
X.shape
# %% [markdown]
# ## Similarity
# %%
print("swam · bank =", X[1] @ X[11])
print("river · bank =", X[5] @ X[11])
#= similarity-swam-bank: -1.523935
#= similarity-river-bank: 16.616177
# %%
{SOFTMAX}
scores = X @ X.T
W = softmax(scores)
print("weights of bank:", W[-1])
#= weights-bank: 1
# %%
C = W @ X
print("context of swam")
print(C[1])
C
#= context-swam: -0.35302988
#= context: 1.18914284e-01
# %%
scaled = softmax(scores / np.sqrt(50))
print("scaled weights of bank:", scaled[-1])
print("scaled context of swam:", (scaled @ X)[1])
#= scaled-weights-bank: 0
#= scaled-context-swam: 0
""",
}

EXERCISES = {"journey": "journey", "river-bank": "river-bank"}


def cells(source):
    """The kind and the text of each cell of a notebook written as a program with ``# %%`` between its cells."""
    for block in re.split(r"^# %%", source.strip(), flags=re.MULTILINE)[1:]:
        heading, _, text = block.partition("\n")
        is_text = "[markdown]" in heading
        lines = text.strip("\n").split("\n")
        said = [re.fullmatch(r"#= ([\w-]+): (.+?)(?: \(([\w-]+)\))?", line) for line in lines]
        kept = [line for line, one in zip(lines, said, strict=True) if not one]
        kept = [line.removeprefix("#").removeprefix(" ") for line in kept] if is_text else kept
        yield is_text, "\n".join(kept).strip("\n"), [one.groups() for one in said if one]


def make(name, folder):
    """Run a notebook in a folder and store it without what differs from one run to the next; then its answers."""
    import nbformat
    from nbclient import NotebookClient

    v4 = nbformat.v4
    notebook, answers = v4.new_notebook(), {}
    for number, (is_text, text, said) in enumerate(cells(NOTEBOOKS[name]), start=1):
        cell = v4.new_markdown_cell(text) if is_text else v4.new_code_cell(text)
        cell["id"] = f"cell-{number}"
        notebook.cells.append(cell)
        answers |= {part: {"cell": number, "begins": begins, "why": why or ""} for part, begins, why in said}
    NotebookClient(notebook, allow_errors=True, resources={"metadata": {"path": str(folder)}}).execute()
    for cell in notebook.cells:
        cell.metadata = {}
    notebook.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    text = re.sub(r"(?:/[\w.+-]+){2,}/(?=[\w.-]+)", "/home/student/", nbformat.writes(notebook))
    (FOLDER / f"{name}.ipynb").write_text(text + "\n", encoding="utf-8")
    sidecar = {"exercise": EXERCISES.get(name, "bank-interest"), "answers": answers}
    (FOLDER / f"{name}.json").write_text(json.dumps(sidecar, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for one in sys.argv[2:] or NOTEBOOKS:
        make(one, sys.argv[1])
