import { IQ_OPTIONS } from '../../../../contract/iq-rules.ts'
import type { Generator, Item, Random } from '../item.ts'
import { sample, shuffle } from '../random.ts'
import { attempt, drawKey } from '../spatial/options-first.ts'
import { SPOTS } from './creases.ts'
import { drawSheet, drawSteps } from './draw-paper.ts'
import { optionFeatures } from './features.ts'
import type { Look } from './hole-sets.ts'
import { closeTo, differ, isIn, lookOf, together } from './hole-sets.ts'
import type { Sequence } from './sequences.ts'
import { holesBySpot, makeSequences } from './sequences.ts'
import type { FoldTemplate } from './templates.ts'
import { BASE, TEMPLATES, WEIGHTS } from './templates.ts'

const TRIES = 1000
/** Sets of punches for the same ways to fold. */
const PUNCH_TRIES = 12
const MOST_HOLES = 16

/** The ways to fold, and what the sheet of each looks like after a punch in any spot. */
interface Ways {
  sequences: readonly Sequence[]
  holes: readonly (readonly number[])[][]
  looks: readonly ReadonlyMap<number, Look>[]
  /** Where a punch goes through several layers in every way to fold. */
  spots: readonly number[]
}

function makeWays(template: FoldTemplate, random: Random): Ways | undefined {
  const sequences = makeSequences(template, random)
  if (!sequences) return undefined
  const holes = sequences.map(holesBySpot)
  const spots = [...SPOTS.keys()].filter((spot) => holes.every((bySpot) => (bySpot[spot]?.length ?? 0) > 1))
  if (spots.length < fewestSpots(template)) return undefined
  const looks = holes.map((bySpot) => new Map(spots.map((spot) => [spot, lookOf(bySpot[spot] ?? [])])))
  return { sequences, holes, looks, spots }
}

function fewestSpots({ punches, ways }: FoldTemplate): number {
  if (punches === 1) return IQ_OPTIONS / ways
  return punches + (ways === 2 ? 2 : 1)
}

const areAllDifferent = (looks: readonly Look[]): boolean =>
  looks.every((look, index) => looks.slice(index + 1).every((other) => differ(look, other)))

const isClear = (spot: number, others: readonly number[]): boolean => !isIn(closeTo(others), spot)

/** So many in a random order, each far from the others; fewer where there is no room. */
function spread(spots: readonly number[], count: number, random: Random): number[] {
  const chosen: number[] = []
  for (const spot of shuffle(spots, random)) {
    if (chosen.length < count && isClear(spot, chosen)) chosen.push(spot)
  }
  return chosen
}

/** So many single punches, in a random order, whose sheets all differ; fewer where there are no more. */
function singles({ looks, spots }: Ways, count: number, random: Random): number[] {
  const chosen: number[] = []
  const seen: Look[] = []
  for (const spot of shuffle(spots, random)) {
    const added = looks.flatMap((bySpot) => bySpot.get(spot) ?? [])
    if (chosen.length === count || !areAllDifferent(added)) continue
    if (!added.every((look) => seen.every((other) => differ(look, other)))) continue
    chosen.push(spot)
    seen.push(...added)
  }
  return chosen
}

/** Two or four sets of punches: each of the first one or two is here or there, the others are common. */
function makePunches(ways: Ways, count: number, sets: number, random: Random): number[][] {
  const { spots } = ways
  if (count === 1) return singles(ways, sets, random).map((spot) => [spot])
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

function makeItem(template: FoldTemplate, ways: Ways, random: Random): Item | undefined {
  const sets = makePunches(ways, template.punches, IQ_OPTIONS / template.ways, random)
  if (sets.length * template.ways < IQ_OPTIONS) return undefined
  if (sets.some((punches) => punches.length < template.punches)) return undefined
  const looks = ways.looks.flatMap((bySpot) =>
    sets.map((punches) => together(punches.flatMap((spot) => bySpot.get(spot) ?? []))),
  )
  if (!areAllDifferent(looks)) return undefined
  const corners = ways.sequences.flatMap((creases, index) =>
    sets.map((punches) => ({
      creases,
      punches,
      holes: punches.flatMap((spot) => ways.holes[index]?.[spot] ?? []),
    })),
  )
  if (corners.some(({ holes }) => holes.length > MOST_HOLES)) return undefined
  return drawKey(
    corners.map(({ creases, punches, holes }) => ({
      option: drawSheet(holes),
      stem: () => drawSteps(creases, punches),
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
