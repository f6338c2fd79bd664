import type { IqDrawing } from '../../../../contract/iq.ts'
import type { Point } from '../spatial/draw.ts'
import { distance, middleOf, seePolygons } from '../spatial/read-drawing.ts'

export type SeenCube = readonly [number, number, number]

/** In the units of the drawing; a cube has eleven at least. */
const TOLERANCE = 0.3

interface Face {
  middle: Point
  /** The edges, as they run to the right or, upright ones, up. */
  edges: Point[]
}

const rightward = ([x, y]: Point): Point =>
  x < -TOLERANCE || (Math.abs(x) <= TOLERANCE && y > 0) ? [-x, -y] : [x, y]
const isUpright = ([x]: Point): boolean => Math.abs(x) <= TOLERANCE
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]

/**
 * Which cubes a drawing shows, found from the corners of its faces alone: the edges tell how the axes run, faces that fit
 * each other are of neighbours. In a right-handed frame: left, right, up. Undefined if not all of it hangs together.
 */
export function seeCubes(drawn: IqDrawing): SeenCube[] | undefined {
  const faces = seePolygons(drawn).map(({ points }): Face => {
    const [a = [0, 0], b = [0, 0], c = [0, 0]] = points
    return { middle: middleOf(points), edges: [rightward(minus(b, a)), rightward(minus(c, b))] }
  })
  const top = faces.find((face) => !face.edges.some(isUpright))
  const side = faces.find((face) => face.edges.some(isUpright))
  const upright = side?.edges.find(isUpright)
  const falling = top?.edges.find(([, y]) => y > 0)
  const rising = top?.edges.find(([, y]) => y < 0)
  if (!upright || !falling || !rising) return undefined
  // Both point at us: down to the left, and down to the right.
  const axes: readonly [Point, Point, Point] = [[-rising[0], -rising[1]], falling, upright]
  const middles = faces.map((face) => {
    const level = face.edges.find((edge) => !isUpright(edge)) ?? falling
    const outward = face.edges.some(isUpright) ? (level[1] > 0 ? axes[0] : axes[1]) : upright
    return minus(face.middle, [outward[0] / 2, outward[1] / 2])
  })
  return placeCubes(middles, axes)
}

function placeCubes(middles: readonly Point[], axes: readonly Point[]): SeenCube[] | undefined {
  const spots: Point[] = []
  for (const middle of middles)
    if (!spots.some((spot) => distance(spot, middle) < TOLERANCE)) spots.push(middle)
  const [start] = spots
  if (!start) return undefined
  const placed = new Map<Point, SeenCube>([[start, [0, 0, 0]]])
  const waiting: Point[] = [start]
  for (let from = waiting.pop(); from; from = waiting.pop()) {
    const cube = placed.get(from) ?? [0, 0, 0]
    for (const [index, axis] of axes.entries()) {
      for (const sign of [1, -1]) {
        const target: Point = [from[0] + sign * axis[0], from[1] + sign * axis[1]]
        const spot = spots.find((one) => distance(one, target) < TOLERANCE)
        if (!spot || placed.has(spot)) continue
        placed.set(spot, moved(cube, index, sign))
        waiting.push(spot)
      }
    }
  }
  return placed.size === spots.length ? [...placed.values()] : undefined
}

function moved([x, y, z]: SeenCube, axis: number, by: number): SeenCube {
  if (axis === 0) return [x + by, y, z]
  return axis === 1 ? [x, y + by, z] : [x, y, z + by]
}
