import type { IqDrawing } from '../../../../contract/iq.ts'
import { type Seen, see } from './see.ts'

/**
 * Solves a matrix from its drawings alone, without knowing how they were made: for every property that can be seen it
 * tries all rules, by rows and by columns. Answers with every option that fits; an honest item has exactly one. None
 * fits where two rules expect different things, whether or not an option shows them.
 */
export function solveMatrix({
  stem,
  options,
}: {
  stem: readonly IqDrawing[]
  options: readonly IqDrawing[]
}): number[] {
  const cells = stem.map(see)
  const candidates = options.map(see)
  const strokes = [...new Set([...cells, ...candidates].flatMap((cell) => cell.lines))]
  const toSet = (seen: Seen) => seen.lines.reduce((set, stroke) => set + 2 ** strokes.indexOf(stroke), 0)
  const figures = [...new Set([...cells, ...candidates].map((cell) => cell.figure))]
  const properties: { value: (seen: Seen) => number; rules: readonly Rule[] }[] = [
    { value: (seen) => figures.indexOf(seen.figure), rules: NAMED },
    { value: (seen) => seen.fill, rules: NAMED },
    { value: (seen) => seen.marks, rules: COUNTED },
    { value: (seen) => seen.hand, rules: TURNED },
    { value: toSet, rules: JOINED },
  ]
  const expected = properties.map(({ value, rules }) => expect(cells.map(value), rules))
  if (expected.some(({ size }) => size !== 1)) return []
  return candidates.flatMap((candidate, index) =>
    properties.every(({ value }, property) => expected[property]?.has(value(candidate))) ? [index] : [],
  )
}

type Row = readonly [number, number, number]
/** What the last row ends with if the rule holds in the two whole rows; undefined if it does not. */
type Rule = (rows: readonly [Row, Row], first: number, second: number) => number | undefined

/** All that any rule expects in the ninth cell. */
function expect(values: readonly number[], rules: readonly Rule[]): Set<number> {
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

const turned = (value: number) => ((value % 8) + 8) % 8

const NAMED: readonly Rule[] = [same, distribution]
const COUNTED: readonly Rule[] = [
  ...NAMED,
  made((first, second) => 2 * second - first),
  made((first, second) => first + second),
  made((first, second) => first - second),
  made((first, second) => second - first),
  made((first, second) => Math.abs(first - second)),
  made(Math.max),
  made(Math.min),
  ([[, a, b], [, d, e]], _first, second) => (b - a === e - d ? second + b - a : undefined),
  ([[a, , b], [d, , e]], first) => (b - a === e - d ? first + b - a : undefined),
]
const TURNED: readonly Rule[] = [
  ...NAMED,
  made((first, second) => turned(2 * second - first)),
  made((first, second) => turned(first + second)),
  made((first, second) => turned(second - first)),
]
const JOINED: readonly Rule[] = [
  ...NAMED,
  made((first, second) => first | second),
  made((first, second) => first & second),
  made((first, second) => first ^ second),
  made((first, second) => first & ~second),
  made((first, second) => second & ~first),
]
