// Written by `python -m tests.machine_types` from ui/machine/given.py.

/**
 * How a matrix follows from others, by name.
 *
 * "given" follows from none; "product" is left · right, with `turned` if the right factor is transposed; "quotient"
 * divides each number by `divisor`; "mask" has −∞ where a word is hidden, and `lead` says why; "softmax" and
 * "shares" make rows sum to 1; "copy" changes nothing; "difference" is reads[0] − reads[1], "sum"
 * their sum. "described" is none of these: `lead` says where a number came from, in which {row} and
 * {column} stand for its own, and `parts` which part of each matrix that it reads.
 */
export interface Step {
  kind: "described" | "product" | "quotient" | "mask" | "softmax" | "shares" | "sum" | "given" | "copy" | "difference"
  reads: string[]
  turned: boolean
  divisor?: number
  divisorText?: string
  lead?: string
  parts?: ("row" | "column" | "cell")[]
}

/**
 * A cell that is asked for: what has been typed into it, and its mark: a status of a cell, or "" for none yet.
 *
 * `hint`: when it is entered, a sentence says where its number comes from. One that is `fixed` holds a number that
 * was given, with its mark.
 */
export interface Box {
  row: number
  column: number
  text: string
  mark: string
  hint: boolean
  fixed: boolean
}

/**
 * What differs in the same matrix of the chain that this one is compared with.
 */
export interface Other {
  values: (number | "-inf" | null)[][]
  step: Step
  note: string
}

/**
 * A matrix of the chain; what can be typed over has `base`, `typed` and `problems`.
 */
export interface Matrix {
  name: string
  title: string
  symbol: string
  formula: string
  rows: string[]
  columns: string[]
  role: "" | "query" | "key" | "weight" | "value" | "context"
  share: boolean
  sentence: string
  values: (number | "-inf" | null)[][]
  decimals: number
  step: Step
  editable: boolean
  note: string
  boxes?: Box[]
  lit?: number[]
  isMirrored?: boolean
  other?: Other
  base?: string
  typed?: [number, number, string][]
  problems?: [number, number, string][]
}

/**
 * A matrix where it stands; `turned`: its rows are drawn as columns.
 */
export interface Place {
  node: string
  turned?: boolean
}

/**
 * What stands above each other: the right factor, and the product beneath it.
 */
export interface Column {
  above?: Place
  below: Place
  sign: string
}

/**
 * A part of the picture.
 */
export interface Station {
  name: string
  title: string
  columns: Column[]
}

/**
 * A cell of a matrix, counted from 0.
 */
export interface Cell {
  node: string
  row: number
  column: number
}

/**
 * The slider that chooses the divisor of a picture.
 *
 * While it is dragged the browser computes what follows, but where the divisor is within one of the ranges
 * `covered`, the matrices `answers` stay covered: they would show answers to the homework there.
 */
export interface Dial {
  value: number
  usual: number
  most: number
  answers: string[]
  covered: [number, number][]
}

/**
 * The divisor of a picture in which it can be typed over.
 *
 * `typed` is what was typed in place of √d_k, "" for nothing; `problem` says what is wrong with it; `most` is
 * the largest that can be used.
 */
export interface Divisor {
  typed: string
  problem: string
  most: number
}

/**
 * A condition on certain cells: what the browser is sent, too.
 *
 * `less` are numbers to subtract, one for each cell, `other` the matrix and cells to subtract. `sign` is 1 if
 * the measure has to be at least the `bound`, −1 if at most. `reach` is how far beyond it counts as no progress.
 * `is_kept`: the start keeps the bound, so that there is nothing to gain by it, only to lose.
 */
export interface Measure {
  says: string
  how: "least" | "most" | "size of the sum" | "largest size" | "smallest size"
  node: string
  cells: [number, number][]
  less: number[]
  other: [string, [number, number][]] | null
  sign: number
  bound: number
  reach: number
  is_kept: boolean
  missing: string
}

/**
 * How far a goal is, 0 … 1, in words, and whether it is reached; `shares` are those of the measures.
 */
export interface Verdict {
  share: number
  is_reached: boolean
  sentences: string[]
  shares: number[]
}

/**
 * A goal on the matrices of a picture, and Python's verdict on the numbers that stand there.
 *
 * `start` has what may be changed, as it was; its numbers lie within `least` and `most`. `cells`: how many
 * may be changed; None for any. `cost` says how many were, and `how` how a number is changed.
 */
export interface Meter {
  measures: Measure[]
  verdict: Verdict
  cost: string
  how: string
  start: [string, number[][]][]
  least: number
  most: number
  cells: number | null
}

/**
 * What the opening tells; what its fields mean is said in picture.py and data/tour.toml.
 */
export interface Story {
  focus: number
  owner: number
  qualities: string[]
  offers: string[]
  nothing: string
  asks: string
  captions: Record<string, string>
  plain: Matrix[]
}

/**
 * A picture; what its fields mean is said where it is made, in picture.py.
 */
export interface Given {
  name: string
  words: string[]
  chain: Matrix[]
  stations: Station[]
  opening: Cell | null
  pinned: Cell | null
  spread: "all" | "matrix" | "row"
  hidesLater: boolean | null
  previewed: boolean
  told: string[]
  comparison: [string, string] | null
  dial: Dial | null
  divisor: Divisor | null
  filled: number
  isSmall: boolean
  fillable: string[]
  asked: string
  isWorksheet: boolean
  goal: Meter | null
  roles: Record<string, "" | "query" | "key" | "weight" | "value" | "context">
  story: Story | null
  kept: string
}

/**
 * A picture as it travels: with the address of the code that draws it, its name, and the events that are heard.
 */
export interface Sent {
  code: string
  name: string
  events: string[]
  picture: Given
}

/**
 * A number that a page by itself asks for.
 */
export interface Question {
  node: string
  row: number
  column: number
  text: string
}

/**
 * What a page by itself shows: a picture, with a question if it asks one, or threads, in base64.
 */
export interface Alone {
  picture?: Given
  question?: Question
  threads?: string
}
