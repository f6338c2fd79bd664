import type { Random } from '../item.ts'
import { below, pick, sample } from '../random.ts'
import type { Crease } from './creases.ts'
import { CREASED, DIAGONAL, GRAINS, SPOTS, STAYS, STRAIGHT } from './creases.ts'

/** One crease after the other. */
export type Sequence = readonly Crease[]

/** How the folded paper lies, and what it becomes with each crease; looked up from the second time on. */
interface State {
  /** Which grains of the sheet's square still have paper. */
  covered: readonly boolean[]
  next: Map<Crease, State | null>
}
const states = new Map<string, State>()
function stateOf(covered: readonly boolean[]): State {
  const name = covered.map(Number).join('')
  const known = states.get(name)
  if (known) return known
  const state: State = { covered, next: new Map() }
  states.set(name, state)
  return state
}
const WHOLE = stateOf(GRAINS.map(() => true))

/** In grains: a fold that turns over less is hard to see, and one that leaves less has no room for holes. */
const LEAST_TURNED = 14
const LEAST_LEFT = 12

/** Null unless enough is turned over, enough stays, and all that is turned comes to lie on paper. */
function foldedBy(state: State, crease: Crease): State | null {
  const known = state.next.get(crease)
  if (known !== undefined) return known
  const after = isFoldable(state.covered, crease)
    ? stateOf(state.covered.map((isCovered, grain) => isCovered && crease.grains[grain] === STAYS))
    : null
  state.next.set(crease, after)
  return after
}

function isFoldable(before: readonly boolean[], crease: Crease): boolean {
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

const canFollow = (creases: Sequence): boolean =>
  creases.reduce<State | null>((state, crease) => state && foldedBy(state, crease), WHOLE) !== null

/**
 * Two or four ways to fold, which differ in one or two of their steps. With a diagonal, it is the same step in all of
 * them.
 */
export function makeSequences(
  { folds, hasDiagonal, ways }: { folds: number; hasDiagonal: boolean; ways: 2 | 4 },
  random: Random,
): Sequence[] | undefined {
  const diagonal = hasDiagonal ? below(folds, random) : -1
  const kinds = Array.from({ length: folds }, (_, index) => (index === diagonal ? DIAGONAL : STRAIGHT))
  const creases: Crease[] = []
  let state: State = WHOLE
  for (const kind of kinds) {
    const before = state
    const possible = kind.filter((crease) => foldedBy(before, crease))
    if (possible.length === 0) return undefined
    const crease = pick(possible, random)
    creases.push(crease)
    state = foldedBy(before, crease) ?? before
  }
  let sets: Sequence[] = [creases]
  for (const index of sample([...creases.keys()], ways === 2 ? 1 : 2, random)) {
    const others = (kinds[index] ?? STRAIGHT).filter(
      (crease) => crease !== creases[index] && sets.every((set) => canFollow(set.with(index, crease))),
    )
    if (others.length === 0) return undefined
    const other = pick(others, random)
    sets = sets.flatMap((set) => [set, set.with(index, other)])
  }
  return sets
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
