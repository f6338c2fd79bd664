import type { IqDrawing } from '../../../../contract/iq.ts'
import { COUNTED, expectNinth, JOINED, NAMED, type Rule, TURNED } from './expect-ninth.ts'
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
  const expected = properties.map(({ value, rules }) => expectNinth(cells.map(value), rules))
  if (expected.some(({ size }) => size !== 1)) return []
  return candidates.flatMap((candidate, index) =>
    properties.every(({ value }, property) => expected[property]?.has(value(candidate))) ? [index] : [],
  )
}
