import type { IqDrawing, IqShape } from '../../../../contract/iq.ts'
import type { Point } from './draw.ts'

/** What solvers see: the corners of the filled shapes, read from the paths that a browser gets. */
export interface SeenPolygon {
  points: Point[]
  fill: number
}

export function seePolygons(drawing: IqDrawing): SeenPolygon[] {
  return drawing.prims.flatMap((shape) =>
    shape.t === 'p' && shape.s === undefined ? [{ points: readPath(shape.d), fill: shape.f }] : [],
  )
}

export const seeDiscs = (drawing: IqDrawing): Extract<IqShape, { t: 'c' }>[] =>
  drawing.prims.filter((shape) => shape.t === 'c')

function readPath(path: string): Point[] {
  return path
    .replace('M', '')
    .replace('Z', '')
    .split('L')
    .map((pair) => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number)
      return [x, y]
    })
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
