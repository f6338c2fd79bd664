import { IQ_OPTIONS } from '../../../../contract/iq-rules.ts'
import type { Generator, Item, Random } from '../item.ts'
import { sample } from '../random.ts'
import { attempt, drawKey } from '../spatial/options-first.ts'
import { SPOTS } from './creases.ts'
import { drawSheet, drawSteps } from './draw-paper.ts'
import { optionFeatures } from './features.ts'
import { holesBySpot, makeSequences } from './sequences.ts'
import type { FoldTemplate } from './templates.ts'
import { BASE, TEMPLATES, WEIGHTS } from './templates.ts'

const TRIES = 400
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

/** Two or four sets of punches: each of the first one or two is here or there, the others are common. */
function makePunches(spots: readonly number[], count: number, sets: number, random: Random): number[][] {
  const needed = count === 1 ? sets : count + (sets === 4 ? 2 : 1)
  if (spots.length < needed) return []
  const chosen = sample(spots, needed, random)
  if (count === 1) return chosen.map((spot) => [spot])
  const [first, second, rest] = [chosen.slice(0, 2), chosen.slice(2, 4), chosen.slice(4)]
  if (sets === 2) return first.map((spot) => [spot, ...second, ...rest])
  return first.flatMap((spot) => second.map((other) => [spot, other, ...rest]))
}

function makeItem(template: FoldTemplate, random: Random): Item | undefined {
  const sequences = makeSequences(template, random)
  if (!sequences) return undefined
  const holes = sequences.map(holesBySpot)
  // A punch goes through several layers in every way to fold.
  const spots = [...SPOTS.keys()].filter((spot) => holes.every((bySpot) => (bySpot[spot]?.length ?? 0) > 1))
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
      corner.holes.length <= MOST_HOLES &&
      corners.slice(index + 1).every((other) => differ(corner.holes, other.holes)),
  )
  if (corners.length < IQ_OPTIONS || !areClear) return undefined
  return drawKey(
    corners.map((corner) => ({
      option: drawSheet(corner.holes),
      stem: drawSteps(corner.creases, corner.punches),
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
    return own && attempt(TRIES, () => makeItem(own, random))
  },
  optionFeatures,
}
