import assert from "node:assert/strict"
import { test } from "node:test"

import { roleNames } from "../../ui/charts/role_names.js"

const named = (text) => roleNames(text).map(({ role, start, end }) => [role, text.slice(start, end)])

test("the names of the roles are found in code, with their endings", () => {
  assert.deepEqual(named("same_context = weights_2 @ V  # scores = Q @ K_T / d_k"), [
    ["context", "same_context"], ["weight", "weights_2"], ["value", "V"], ["query", "Q"], ["key", "K_T"],
  ])
  assert.deepEqual(named("self.W_k(x), self.W_v.weight"), [["key", "W_k"], ["value", "W_v"]])
  assert.deepEqual(named("a value weight, the key weights and the weights"), [["value", "value weight"], ["key", "key weights"], ["weight", "weights"]])
})

test("what is only written like one is none", () => {
  assert.deepEqual(named("for name in d.keys(): KV, query_of, key_padding_mask, seq_values(), Qs"), [])
})
