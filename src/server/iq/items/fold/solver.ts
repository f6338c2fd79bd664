import type { IqDrawing } from '../../../../contract/iq.ts'
import type { Item } from '../item.ts'
import type { Point } from '../spatial/draw.ts'
import { SIZE } from '../spatial/draw.ts'
import { distance, seeDiscs, seePolygons } from '../spatial/read-drawing.ts'

/** In the units of the drawing. */
const TOLERANCE = 0.5
const GRAIN = 3.7
/** So that no grain is on an edge. */
const ASIDE = [0.1, 0.3] as const

type Line = readonly [Point, Point]

/** The layers of a paper: the corners of each. */
type Layers = readonly (readonly Point[])[]
const layersOf = (drawn: IqDrawing): Layers => seePolygons(drawn).map(({ points }) => points)

/** Which options are the unfolded sheet. It looks at the drawings alone: what of the paper went away tells the crease. */
export function solveFold(item: Item): number[] {
  if (item.kind !== 'choose8') return []
  const [sheet] = item.options
  const punched = item.stem.at(-1)
  if (!sheet || !punched) return []
  const states = [sheet, ...item.stem.slice(0, -1)].map(layersOf)
  const holes = seeDiscs(punched).map((disc): Point => [disc.x, disc.y])
  for (let step = states.length - 1; step > 0; step--) {
    const [before, after] = [states[step - 1], states[step]]
    const crease = before && after && findCrease(before, after)
    if (!crease) return []
    const unfolded = holes.map((hole) => mirrored(hole, crease)).filter((hole) => isOn(before, hole))
    holes.push(...unfolded)
  }
  return item.options.flatMap((option, index) => (hasHoles(option, holes) ? [index] : []))
}

function hasHoles(option: IqDrawing, holes: readonly Point[]): boolean {
  const seen = seeDiscs(option).map((disc): Point => [disc.x, disc.y])
  const isNear = (spot: Point, others: readonly Point[]) =>
    others.some((other) => distance(spot, other) < TOLERANCE)
  return holes.every((hole) => isNear(hole, seen)) && seen.every((spot) => isNear(spot, holes))
}

const GRAINS: readonly Point[] = Array.from({ length: Math.floor(SIZE / GRAIN) }, (_, row) => row).flatMap(
  (row, _, rows) => rows.map((column): Point => [column * GRAIN + ASIDE[0], row * GRAIN + ASIDE[1]]),
)

/** The one edge of a layer that has all that stayed on its one side, and all that went away on the other. */
function findCrease(before: Layers, after: Layers): Line | undefined {
  const covered = GRAINS.filter((grain) => isOn(before, grain))
  const stayed = covered.filter((grain) => isOn(after, grain))
  const gone = covered.filter((grain) => !isOn(after, grain))
  const edges = after.flatMap((points) =>
    points.map((point, index): Line => [point, points[(index + 1) % points.length] ?? point]),
  )
  if (gone.length === 0) return undefined
  return edges.find((edge) =>
    ([1, -1] as const).some(
      (sign) =>
        stayed.every((grain) => sign * sideOf(edge, grain) > -TOLERANCE) &&
        gone.every((grain) => sign * sideOf(edge, grain) < TOLERANCE),
    ),
  )
}

/** How far to the right of the line. */
function sideOf([from, to]: Line, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return (dx * (y - from[1]) - dy * (x - from[0])) / Math.hypot(dx, dy)
}

function mirrored(point: Point, line: Line): Point {
  const [[x1, y1], [x2, y2]] = line
  const length = distance(...line)
  const twice = (2 * sideOf(line, point)) / length
  return [point[0] + twice * (y2 - y1), point[1] - twice * (x2 - x1)]
}

/** By crossing number. */
function isOn(layers: Layers, [x, y]: Point): boolean {
  return layers.some((points) => {
    let isInside = false
    for (const [index, [x1, y1]] of points.entries()) {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1]
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) isInside = !isInside
    }
    return isInside
  })
}
