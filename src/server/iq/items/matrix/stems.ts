import type { Random } from '../item.ts'
import { below, between, pick, sample, shuffle } from '../random.ts'
import { type Attribute, DIRECTIONS, LINES, MOST_MARKS } from './cell.ts'
import { chooseOther, randomSet, sizeOf } from './levels.ts'
import type { Rule } from './templates.ts'

/** Nine values, row by row; the last is the key's. */
type Grid = number[]

export interface Wanted {
  attribute: Attribute
  rule: Rule
  key: number
  /** All values that the options have: their rivals are seen in the stem too. */
  levels: readonly number[]
  /** The rule goes down the columns. */
  isDown: boolean
  random: Random
}

/** Values that follow the rule and end in the key; undefined where there are none. */
export function fillGrid(wanted: Wanted): Grid | undefined {
  const rows = fillRows(wanted)
  if (!rows) return undefined
  return wanted.isDown ? transpose(rows.flat()) : rows.flat()
}

function fillRows(wanted: Wanted): number[][] | undefined {
  switch (wanted.rule) {
    case 'row':
      return [...shuffle(others(wanted), wanted.random), wanted.key].map((value) => [value, value, value])
    case 'distribution':
      return distribute(wanted)
    case 'progression':
      return progress(wanted)
    case 'arithmetic':
      return calculate(wanted)
    default:
      return combine(wanted.rule, wanted)
  }
}

/** Two more values, a rival before any other. */
function others({ attribute, key, levels, random }: Wanted): number[] {
  const rivals = sample(
    levels.filter((level) => level !== key),
    2,
    random,
  )
  if (rivals.length < 2) rivals.push(chooseOther(attribute, [key, ...rivals], random))
  return rivals
}

function distribute(wanted: Wanted): number[][] {
  const values = others(wanted)
  const last = [...shuffle(values, wanted.random), wanted.key]
  const [first = [], second = []] = sample(
    permutations([...values, wanted.key]).filter((row) => row.join() !== last.join()),
    2,
    wanted.random,
  )
  return [first, second, last]
}

function permutations(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]]
  return values.flatMap((value) =>
    permutations(values.filter((other) => other !== value)).map((rest) => [value, ...rest]),
  )
}

function progress({ attribute, key, random }: Wanted): number[][] | undefined {
  const isHand = attribute === 'hand'
  const step = (isHand ? between(1, 3, random) : 1) * pick([1, -1], random)
  const row = (end: number) =>
    [end - 2 * step, end - step, end].map((value) => (isHand ? turn(value) : value))
  const ends = Array.from(
    { length: isHand ? DIRECTIONS : MOST_MARKS },
    (_, index) => index + (isHand ? 0 : 1),
  )
  const possible = ends.filter((end) => isHand || row(end).every(isCount))
  if (!possible.includes(key)) return undefined
  const before = sample(
    possible.filter((end) => end !== key),
    2,
    random,
  )
  return [...before, key].map(row)
}

const turn = (value: number) => (value + 2 * DIRECTIONS) % DIRECTIONS
const isCount = (value: number) => value >= 1 && value <= MOST_MARKS

/** The third is the sum of the others, or what is left when the second is taken from the first. */
function calculate({ key, random }: Wanted): number[][] | undefined {
  const isSum = random() < 0.5
  const all: number[][] = []
  for (let first = 1; first <= MOST_MARKS; first++)
    for (let second = 1; second <= MOST_MARKS; second++) {
      const third = isSum ? first + second : first - second
      if (isCount(third)) all.push([first, second, third])
    }
  const last = all.filter((row) => row[2] === key)
  if (last.length === 0) return undefined
  return [...sample(all, 2, random), pick(last, random)]
}

function combine(rule: 'or' | 'and' | 'xor', { key, random }: Wanted): number[][] | undefined {
  const rows = [sizeOf(key), sizeOf(key)].map((size) => splitSet(rule, randomSet(size, random), random))
  const last = splitSet(rule, key, random)
  return rows[0] && rows[1] && last && [rows[0], rows[1], last]
}

const ALL_LINES = 2 ** LINES - 1
const LEAST_LINES = 2
const MOST_LINES = 5

/** Two sets that give the third one by the rule, neither of them nearly all or nearly nothing. */
function splitSet(rule: 'or' | 'and' | 'xor', result: number, random: Random): number[] | undefined {
  for (let attempt = 0; attempt < 40; attempt++) {
    const some = below(ALL_LINES + 1, random)
    const more = below(ALL_LINES + 1, random) & ~result
    const [first, second] =
      rule === 'or'
        ? [result & some, result & (~some | below(ALL_LINES + 1, random))]
        : rule === 'and'
          ? [result | (more & some), result | (more & ~some)]
          : [some, some ^ result]
    const sizes = [sizeOf(first), sizeOf(second)]
    const least = rule === 'or' ? 1 : LEAST_LINES
    const isFair = sizes.every((size) => size >= least && size <= MOST_LINES)
    const isOwn = ![first & second, first | second].some((set) => set === first || set === second)
    if (isFair && isOwn && (rule !== 'xor' || (first & second) > 0)) return [first, second, result]
  }
  return undefined
}

const transpose = (grid: Grid): Grid =>
  grid.map((_, index) => grid[(index % 3) * 3 + Math.floor(index / 3)] ?? 0)
