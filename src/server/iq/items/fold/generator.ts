import { IQ_OPTIONS } from '../../../../contract/iq-rules.ts'
import type { Generator, Item, Random } from '../item.ts'
import { sample, shuffle } from '../random.ts'
import { attempt, drawKey } from '../spatial/options-first.ts'
import { SPOTS } from './creases.ts'
import { drawSheet, drawSteps } from './draw-paper.ts'
import { optionFeatures } from './features.ts'
import type { Sequence } from './sequences.ts'
import { holesBySpot, makeSequences } from './sequences.ts'
import type { FoldTemplate } from './templates.ts'
import { BASE, TEMPLATES, WEIGHTS } from './templates.ts'

const TRIES = 300
/** Sets of punches for the same ways to fold. */
const PUNCH_TRIES = 12
const MOST_HOLES = 16
/** In cells: some hole of one is at least so far from all holes of the other. */
const LEAST_DIFFERENCE = 1.3

function distance(one: number, other: number): number {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [SPOTS[one], SPOTS[other]]
  return Math.hypot(x1 - x2, y1 - y2)
}
const isFar = (hole: number, others: readonly number[]): boolean =>
  others.every((other) => distance(hole, other) >= LEAST_DIFFERENCE)
const differ = (one: readonly number[], other: readonly number[]): boolean =>
  one.some((hole) => isFar(hole, other)) || other.some((hole) => isFar(hole, one))

/** So many in a random order, each far from the others; fewer where there is no room. */
function spread(spots: readonly number[], count: number, random: Random): number[] {
  const chosen: number[] = []
  for (const spot of shuffle(spots, random)) {
    if (chosen.length < count && isFar(spot, chosen)) chosen.push(spot)
  }
  return chosen
}

/** Two or four sets of punches: each of the first one or two is here or there, the others are common. */
function makePunches(spots: readonly number[], count: number, sets: number, random: Random): number[][] {
  if (count === 1) return spread(spots, sets, random).map((spot) => [spot])
  const first = spread(spots, 2, random)
  const free = spots.filter((spot) => !first.includes(spot))
  const second = sets === 4 ? spread(free, 2, random) : sample(free, 1, random)
  const common = sample(
    free.filter((spot) => !second.includes(spot)),
    count - 2,
    random,
  )
  return first.flatMap((spot) => second.map((other) => [spot, other, ...common]))
}

/** The ways to fold, and for each of them the holes of a punch in every spot. */
interface Ways {
  sequences: readonly Sequence[]
  holes: readonly number[][][]
  /** Where a punch goes through several layers in every way to fold. */
  spots: readonly number[]
}

function makeWays(template: FoldTemplate, random: Random): Ways | undefined {
  const sequences = makeSequences(template, random)
  if (!sequences) return undefined
  const holes = sequences.map(holesBySpot)
  const spots = [...SPOTS.keys()].filter((spot) => holes.every((bySpot) => (bySpot[spot]?.length ?? 0) > 1))
  return { sequences, holes, spots }
}

function makeItem(
  template: FoldTemplate,
  { sequences, holes, spots }: Ways,
  random: Random,
): Item | undefined {
  const sets = makePunches(spots, template.punches, IQ_OPTIONS / template.ways, random)
  const corners = sequences.flatMap((creases, index) =>
    sets.map((punches) => ({
      creases,
      punches,
      holes: punches.flatMap((spot) => holes[index]?.[spot] ?? []),
    })),
  )
  const areClear = corners.every(
    (corner, index) =>
      corner.punches.length === template.punches &&
      corner.holes.length <= MOST_HOLES &&
      corners.slice(index + 1).every((other) => differ(corner.holes, other.holes)),
  )
  if (corners.length < IQ_OPTIONS || !areClear) return undefined
  return drawKey(
    corners.map((corner) => ({
      option: drawSheet(corner.holes),
      stem: () => drawSteps(corner.creases, corner.punches),
    })),
    random,
  )
}

/** A sheet is folded, punched and unfolded: where are its holes? */
export const fold: Generator = {
  family: 'fold',
  templates: TEMPLATES,
  weights: WEIGHTS,
  base: BASE,
  generate(template, random) {
    const own = TEMPLATES.find((one) => one.id === template.id)
    return (
      own &&
      attempt(TRIES, () => {
        const ways = makeWays(own, random)
        return ways && attempt(PUNCH_TRIES, () => makeItem(own, ways, random))
      })
    )
  },
  optionFeatures,
}
