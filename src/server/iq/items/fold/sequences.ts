import type { Random } from '../item.ts'
import { below, pick, sample } from '../random.ts'
import type { Crease } from './creases.ts'
import { CREASED, DIAGONAL, GRAINS, SPOTS, STAYS, STRAIGHT } from './creases.ts'

/** One crease after the other. */
export type Sequence = readonly Crease[]

/** Which grains of the sheet's square still have paper. */
type Cover = readonly boolean[]
const WHOLE: Cover = GRAINS.map(() => true)

/** In grains: a fold that turns over less is hard to see, and one that leaves less has no room for holes. */
const LEAST_TURNED = 14
const LEAST_LEFT = 12

/** Whether enough is turned over, enough stays, and all that is turned comes to lie on paper. */
function isFoldable(before: Cover, crease: Crease): boolean {
  let [turned, stays] = [0, 0]
  for (const [grain, isCovered] of before.entries()) {
    if (!isCovered) continue
    const target = crease.grains[grain] ?? STAYS
    if (target === STAYS) stays++
    else if (before[target]) turned++
    else return false
  }
  return stays >= LEAST_LEFT && turned >= Math.min(LEAST_TURNED, (turned + stays) / 3)
}

const coverAfter = (before: Cover, crease: Crease): Cover =>
  before.map((isCovered, grain) => isCovered && crease.grains[grain] === STAYS)

function canFollow(creases: Sequence): boolean {
  let covered = WHOLE
  for (const crease of creases) {
    if (!isFoldable(covered, crease)) return false
    covered = coverAfter(covered, crease)
  }
  return true
}

/**
 * Two or four ways to fold, which differ in one or two of their steps. With a diagonal, it is the same step in all of
 * them.
 */
export function makeSequences(
  { folds, hasDiagonal, ways }: { folds: number; hasDiagonal: boolean; ways: 2 | 4 },
  random: Random,
): Sequence[] | undefined {
  const sets =
    folds === 1
      ? sample(hasDiagonal ? DIAGONAL : STRAIGHT, ways, random).map((crease) => [crease])
      : several(folds, hasDiagonal, ways, random)
  return sets?.every(canFollow) ? sets : undefined
}

function several(folds: number, hasDiagonal: boolean, ways: 2 | 4, random: Random): Sequence[] | undefined {
  const diagonal = hasDiagonal ? below(folds, random) : -1
  const creases: Crease[] = []
  let covered: Cover = WHOLE
  for (let index = 0; index < folds; index++) {
    const before = covered
    const possible = (index === diagonal ? DIAGONAL : STRAIGHT).filter((crease) => isFoldable(before, crease))
    if (possible.length === 0) return undefined
    const crease = pick(possible, random)
    creases.push(crease)
    covered = coverAfter(covered, crease)
  }
  const changed = sample([...creases.keys()], ways === 2 ? 1 : 2, random)
  return changed.reduce<Crease[][]>(
    (sets, index) => {
      const others = (index === diagonal ? DIAGONAL : STRAIGHT).filter((crease) => crease !== creases[index])
      const other = pick(others, random)
      return sets.flatMap((set) => [set, set.with(index, other)])
    },
    [creases],
  )
}

/**
 * For every spot, where the sheet has holes after it was punched there and unfolded; none where a punch would hit a
 * crease or no paper.
 */
export function holesBySpot(creases: Sequence): number[][] {
  const holes: number[][] = SPOTS.map(() => [])
  const spoiled = new Set<number>()
  for (const origin of SPOTS.keys()) {
    let [spot, isCreased] = [origin, false]
    for (const crease of creases) {
      const target = crease.spots[spot] ?? STAYS
      if (target === CREASED) isCreased = true
      else if (target !== STAYS) spot = target
    }
    if (isCreased) spoiled.add(spot)
    holes[spot]?.push(origin)
  }
  return holes.map((origins, spot) => (spoiled.has(spot) ? [] : origins))
}
