// Written by `python -m tests.machine_types` from ui/machine/payload.py, which says what each record is.

export interface Cell {
  node: string
  row: number
  column: number
}

export interface Dial {
  value: number
  usual: number
  most: number
  answers: string[]
  covered: [number, number][]
}

export interface Divisor {
  typed: string
  problem: string
  most: number
}

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

export interface Verdict {
  share: number
  is_reached: boolean
  sentences: string[]
  shares: number[]
}

export interface Meter {
  measures: Measure[]
  verdict: Verdict
  cost: string
  start: [string, number[][]][]
  least: number
  most: number
  cells: number | null
}

export interface Step {
  kind: "described" | "product" | "quotient" | "mask" | "softmax" | "shares" | "sum" | "given" | "copy" | "difference"
  reads: string[]
  turned: boolean
  divisor?: number
  divisorText?: string
  lead?: string
  parts?: ("row" | "column" | "cell")[]
}

export interface Box {
  row: number
  column: number
  text: string
  mark: string
  hint: boolean
  fixed: boolean
}

export interface Other {
  values: (number | "-inf" | null)[][]
  step: Step
  note: string
}

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
  mark?: string
  other?: Other
  base?: string
  typed?: [number, number, string][]
  problems?: [number, number, string][]
}

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

export interface Place {
  below: string
  above: string
  turned: boolean
  sign: string
}

export interface Station {
  name: string
  title: string
  columns: Place[]
}

export interface PicturePayload {
  name: string
  words: string[]
  opening: Cell | null
  pinned: Cell | null
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
  turn: number
  isWorksheet: boolean
  goal: Meter | null
  story: Story | null
  rowed: boolean
  alone: string[]
  kept: string
  chain: Matrix[]
  stations: Station[]
  roles: Record<string, "" | "query" | "key" | "weight" | "value" | "context">
}

export interface Message {
  name: string
  events: string[]
  picture: PicturePayload
}

export interface Question {
  node: string
  row: number
  column: number
  text: string
}

export interface PagePayload {
  picture?: PicturePayload
  question?: Question
  threads?: string
}
