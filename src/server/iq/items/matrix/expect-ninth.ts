/** What rules expect in the ninth cell of a matrix, told of one property by its eight known values. */

type Row = readonly [number, number, number]
/** What the last row ends with if the rule holds in the two whole rows; undefined if it does not. */
export type Rule = (rows: readonly [Row, Row], first: number, second: number) => number | undefined

/** All that any rule expects in the ninth cell, along the rows or down the columns. */
export function expectNinth(values: readonly number[], rules: readonly Rule[]): Set<number> {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = values
  const expected = rules.flatMap((rule) => [
    rule(
      [
        [a, b, c],
        [d, e, f],
      ],
      g,
      h,
    ),
    rule(
      [
        [a, d, g],
        [b, e, h],
      ],
      c,
      f,
    ),
  ])
  return new Set(expected.filter((value) => value !== undefined))
}

const same: Rule = (rows, first, second) =>
  rows.every(([a, b, c]) => a === b && b === c) && first === second ? second : undefined

/** The same three in every row. */
const distribution: Rule = ([one, two], first, second) => {
  const set = new Set(one)
  const isWhole = set.size === 3 && new Set(two).size === 3 && two.every((value) => set.has(value))
  if (!isWhole || first === second || !set.has(first) || !set.has(second)) return undefined
  return one.find((value) => value !== first && value !== second)
}

/** The third from the first two, whatever the row. */
const made =
  (make: (first: number, second: number) => number): Rule =>
  (rows, first, second) =>
    rows.every(([a, b, c]) => make(a, b) === c) ? make(first, second) : undefined

type Move = (from: number, by: number) => number
/** The last step is the same in both whole rows. */
const fromSecond =
  (move: Move): Rule =>
  ([[, a, b], [, d, e]], _first, second) =>
    move(d, b - a) === e ? move(second, b - a) : undefined
/** From the first to the third it is as far in both. */
const fromFirst =
  (move: Move): Rule =>
  ([[a, , b], [d, , e]], first) =>
    move(d, b - a) === e ? move(first, b - a) : undefined

const turned = (value: number) => ((value % 8) + 8) % 8

/** Things that have names and no order. */
export const NAMED: readonly Rule[] = [same, distribution]
export const COUNTED: readonly Rule[] = [
  ...NAMED,
  made((first, second) => 2 * second - first),
  made((first, second) => first + second),
  made((first, second) => first - second),
  made((first, second) => second - first),
  made((first, second) => Math.abs(first - second)),
  made(Math.max),
  made(Math.min),
  fromSecond((from, by) => from + by),
  fromFirst((from, by) => from + by),
  // As many in every row.
  ([[a, b, c], [d, e, f]], first, second) =>
    a + b + c === d + e + f ? a + b + c - first - second : undefined,
]
/** In eighths of a turn. */
export const TURNED: readonly Rule[] = [
  ...NAMED,
  made((first, second) => turned(2 * second - first)),
  made((first, second) => turned(first + second)),
  made((first, second) => turned(second - first)),
  made((first, second) => turned(first - second)),
  fromSecond((from, by) => turned(from + by)),
  fromFirst((from, by) => turned(from + by)),
]
/** Sets, a bit for each thing in them. */
export const JOINED: readonly Rule[] = [
  ...NAMED,
  made((first, second) => first | second),
  made((first, second) => first & second),
  made((first, second) => first ^ second),
  made((first, second) => first & ~second),
  made((first, second) => second & ~first),
]
