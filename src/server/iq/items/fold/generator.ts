import type { Generator, Item, Random } from '../item.ts'
import { pick, sample } from '../random.ts'
import type { Point } from '../spatial/draw.ts'
import { attempt, drawKey } from '../spatial/options-first.ts'
import { drawSheet, drawSteps } from './draw-paper.ts'
import { optionFeatures } from './features.ts'
import type { Paper } from './paper.ts'
import { punch, SPOTS } from './paper.ts'
import { makeSequences } from './sequences.ts'
import type { FoldTemplate } from './templates.ts'
import { BASE, TEMPLATES, WEIGHTS } from './templates.ts'

const TRIES = 400
const MOST_HOLES = 16
/** In cells: some hole of one is at least so far from all holes of the other. */
const LEAST_DIFFERENCE = 1.3

const nearest = (hole: Point, others: readonly Point[]): number =>
  Math.min(...others.map((other) => Math.hypot(hole[0] - other[0], hole[1] - other[1])))
const farFrom = (holes: readonly Point[], others: readonly Point[]): number =>
  Math.max(...holes.map((hole) => nearest(hole, others)))
const differ = (one: readonly Point[], other: readonly Point[]): boolean =>
  Math.max(farFrom(one, other), farFrom(other, one)) >= LEAST_DIFFERENCE

/** Cells where a punch goes through several layers in every way to fold, and through no crease. */
function commonSpots(papers: readonly Paper[]): Point[] {
  return SPOTS.filter((spot) => papers.every((paper) => (punch(paper, spot)?.length ?? 0) > 1))
}

/** Two or four sets of punches: each of the first one or two is here or there, the others are common. */
function makePunches(
  spots: readonly Point[],
  count: number,
  sets: number,
  random: Random,
): Point[][] | undefined {
  const needed = count === 1 ? sets : count + (sets === 4 ? 2 : 1)
  if (spots.length < needed) return undefined
  const chosen = sample(spots, needed, random)
  if (count === 1) return chosen.map((spot) => [spot])
  const [here, there, ...rest] = chosen
  if (!here || !there) return undefined
  if (sets === 2) return [here, there].map((spot) => [spot, ...rest])
  const [hereToo, thereToo, ...common] = rest
  if (!hereToo || !thereToo) return undefined
  return [here, there].flatMap((spot) => [hereToo, thereToo].map((other) => [spot, other, ...common]))
}

function unfold(paper: Paper, punches: readonly Point[]): Point[] {
  const holes = punches.flatMap((spot) => punch(paper, spot) ?? [])
  return holes.map(([x, y]): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2])
}

function makeItem(template: FoldTemplate, random: Random): Item | undefined {
  const sequences = makeSequences(template, random)
  if (!sequences) return undefined
  const papers = sequences.flatMap((steps) => steps.at(-1) ?? [])
  const ends = sequences.map((steps): Paper => steps.at(-1) ?? [])
  if (papers.length === 0) return undefined
  const sets = makePunches(commonSpots(ends), template.punches, 8 / template.ways, random)
  if (!sets) return undefined
  const corners = sequences.flatMap((steps, index) =>
    sets.map((punches) => ({ steps, punches, holes: unfold(ends[index] ?? [], punches) })),
  )
  const areClear = corners.every(
    ({ holes }, index) =>
      holes.length <= MOST_HOLES && corners.slice(index + 1).every((other) => differ(holes, other.holes)),
  )
  if (!areClear) return undefined
  return drawKey(
    corners.map(({ steps, punches, holes }) => ({
      option: drawSheet(holes),
      stem: drawSteps(steps, punches),
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
