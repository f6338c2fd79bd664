import type { Random } from '../item.ts'
import { between, pick, sample, shuffle } from '../random.ts'
import { type Attribute, DIRECTIONS, FILLS, LINES, MOST_MARKS, SHAPES } from './cell.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

const VALUES: Readonly<Record<Exclude<Attribute, 'lines'>, readonly number[]>> = {
  shape: upTo(SHAPES),
  fill: upTo(FILLS),
  count: upTo(MOST_MARKS).map((index) => index + 1),
  hand: upTo(DIRECTIONS),
}

/** The values that the options have, so many different ones: 2 and 4 for all, 8 for lines too. */
export function chooseLevels(attribute: Attribute, count: number, random: Random): number[] {
  if (attribute === 'lines') return chooseSets(Math.log2(count), random)
  return sample(VALUES[attribute], count, random)
}

/**
 * Sets of as many lines each: of every pair one has this line and one the other, so that no two are nearly alike and
 * counting lines helps nobody.
 */
function chooseSets(pairs: number, random: Random): number[] {
  const lines = shuffle(upTo(LINES), random)
  const always = toSet(lines.splice(0, pairs === 3 ? 0 : between(1, 3 - pairs, random)))
  let sets = [always]
  for (let pair = 0; pair < pairs; pair++) {
    const [one = 0, other = 0] = lines.splice(0, 2)
    sets = sets.flatMap((set) => [set | (1 << one), set | (1 << other)])
  }
  return sets
}

/** A value of the same kind that is none of these. */
export function chooseOther(attribute: Attribute, than: readonly number[], random: Random): number {
  if (attribute !== 'lines')
    return pick(
      VALUES[attribute].filter((value) => !than.includes(value)),
      random,
    )
  const size = sizeOf(than[0] ?? 0)
  for (;;) {
    const set = randomSet(size, random)
    if (!than.includes(set)) return set
  }
}

export const toSet = (lines: readonly number[]): number => lines.reduce((set, line) => set | (1 << line), 0)

export const randomSet = (size: number, random: Random): number => toSet(sample(upTo(LINES), size, random))

export function sizeOf(set: number): number {
  let size = 0
  for (let rest = set; rest > 0; rest >>= 1) size += rest & 1
  return size
}
