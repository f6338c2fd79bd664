import type { Random } from '../item.ts'
import { below, pick, sample } from '../random.ts'
import type { Crease, Paper } from './paper.ts'
import { CELLS, covers, fold, GRAINS, mirror, SHEET } from './paper.ts'

/** The paper after every step. */
export type Sequence = readonly Paper[]

const lines = (a: number, b: number, from: number, to: number): Crease[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ a, b, c: from + index }))

/** Towards the right, the left, the bottom and the top. */
const STRAIGHT: readonly Crease[] = [
  ...lines(1, 0, 1, CELLS - 1),
  ...lines(-1, 0, 1 - CELLS, -1),
  ...lines(0, 1, 1, CELLS - 1),
  ...lines(0, -1, 1 - CELLS, -1),
]
const DIAGONAL: readonly Crease[] = [
  ...lines(1, 1, 2, 2 * CELLS - 2),
  ...lines(-1, -1, 2 - 2 * CELLS, -2),
  ...lines(1, -1, 2 - CELLS, CELLS - 2),
  ...lines(-1, 1, 2 - CELLS, CELLS - 2),
]

/** Of the sheet, in grains: a fold that turns over less is hard to see, and one that leaves less has no room for holes. */
const LEAST_TURNED = 14
const LEAST_LEFT = 12

/** Whether enough is turned over, and all of it comes to lie on paper. */
function isFoldable(paper: Paper, { a, b, c }: Crease): boolean {
  const covered = GRAINS.filter((grain) => covers(paper, grain))
  const turned = covered.filter(([x, y]) => a * x + b * y < c)
  const stays = covered.length - turned.length
  if (turned.length < Math.min(LEAST_TURNED, covered.length / 3) || stays < LEAST_LEFT) return false
  return turned.every((grain) => covers(paper, mirror({ a, b, c }, grain)))
}

function follow(creases: readonly Crease[]): Sequence | undefined {
  const steps: Paper[] = []
  for (const crease of creases) {
    const before = steps.at(-1) ?? SHEET
    if (!isFoldable(before, crease)) return undefined
    steps.push(fold(before, crease))
  }
  return steps
}

function anyFold(before: Paper, isDiagonal: boolean, random: Random): Crease | undefined {
  const possible = (isDiagonal ? DIAGONAL : STRAIGHT).filter((crease) => isFoldable(before, crease))
  return possible.length > 0 ? pick(possible, random) : undefined
}

/**
 * Two or four ways to fold, which differ in one or two of their steps. A paper with a diagonal has it at any step, the same
 * in all of them.
 */
export function makeSequences(
  { folds, hasDiagonal, ways }: { folds: number; hasDiagonal: boolean; ways: 2 | 4 },
  random: Random,
): Sequence[] | undefined {
  const diagonal = hasDiagonal ? below(folds, random) : -1
  const creases: Crease[] = []
  let paper: Paper = SHEET
  for (let index = 0; index < folds; index++) {
    const crease = anyFold(paper, index === diagonal, random)
    if (!crease) return undefined
    creases.push(crease)
    paper = fold(paper, crease)
  }
  const sets = folds === 1 ? singles(ways, hasDiagonal, random) : variants(creases, diagonal, ways, random)
  const sequences = sets.map(follow)
  return sequences.every((sequence) => sequence !== undefined) ? sequences : undefined
}

const singles = (ways: number, hasDiagonal: boolean, random: Random): Crease[][] =>
  sample(hasDiagonal ? [...STRAIGHT, ...DIAGONAL] : STRAIGHT, ways, random).map((crease) => [crease])

function variants(creases: readonly Crease[], diagonal: number, ways: 2 | 4, random: Random): Crease[][] {
  const changed = sample([...creases.keys()], ways === 2 ? 1 : 2, random)
  return changed.reduce<Crease[][]>(
    (sets, index) => {
      const others = (index === diagonal ? DIAGONAL : STRAIGHT).filter((crease) => crease !== creases[index])
      const other = pick(others, random)
      return sets.flatMap((set) => [set, set.with(index, other)])
    },
    [[...creases]],
  )
}
