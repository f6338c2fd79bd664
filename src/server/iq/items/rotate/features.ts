import type { IqDrawing } from '../../../../contract/iq.ts'
import type { Item } from '../item.ts'
import { boxOf } from '../spatial/draw.ts'
import { middleOf, seePolygons } from '../spatial/read-drawing.ts'

/** What can be measured of a figure without the question: how it spreads, which hand it has, how it is turned. */
export function optionFeatures(item: Item): number[][] {
  return item.kind === 'choose8' ? item.options.map(measure) : []
}

function measure(drawn: IqDrawing): number[] {
  const polygons = seePolygons(drawn)
  const box = boxOf(polygons.flatMap((polygon) => polygon.points))
  const [first] = polygons
  const side = first ? edgeOf(first.points) : { length: 1, angle: 0 }
  const middles = polygons.map((polygon) => middleOf(polygon.points))
  const middle = middleOf(middles)
  const spots = middles.map(([x, y], index) => ({
    x: (x - middle[0]) / side.length,
    y: (y - middle[1]) / side.length,
    isMarked: polygons[index]?.fill === 1,
  }))
  const sum = (value: (spot: { x: number; y: number; isMarked: boolean }) => number) =>
    spots.reduce((total, spot) => total + value(spot), 0) / spots.length
  const radius = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y)
  // The axis of the figure by near and by far cells: on which side the far ones lie has the sign of its hand.
  const axis = [sum((spot) => spot.x ** 2 - spot.y ** 2), sum((spot) => 2 * spot.x * spot.y)] as const
  const farAxis = [
    sum((spot) => radius(spot) * (spot.x ** 2 - spot.y ** 2)),
    sum((spot) => radius(spot) * 2 * spot.x * spot.y),
  ] as const
  const skew = [sum((spot) => radius(spot) ** 2 * spot.x), sum((spot) => radius(spot) ** 2 * spot.y)] as const
  const hand = axis[0] * farAxis[1] - axis[1] * farAxis[0]
  const skewHand = (skew[0] ** 2 - skew[1] ** 2) * axis[1] - 2 * skew[0] * skew[1] * axis[0]
  return [
    sum((spot) => radius(spot) ** 2),
    sum((spot) => radius(spot) ** 4),
    Math.max(...spots.map(radius)),
    Math.hypot(...axis),
    Math.hypot(...skew),
    Math.sign(hand),
    Math.sign(skewHand),
    sum((spot) => (spot.isMarked ? radius(spot) : 0)),
    side.angle,
    box.width,
    box.height,
  ]
}

/** How the cells are turned, from -45 to 45 degrees. */
function edgeOf(points: readonly (readonly [number, number])[]): { length: number; angle: number } {
  const [one = [0, 0], other = [1, 0]] = points
  const x = other[0] - one[0]
  const y = other[1] - one[1]
  const degrees = (Math.atan2(y, x) * 180) / Math.PI
  return { length: Math.hypot(x, y), angle: ((((degrees + 45) % 90) + 90) % 90) - 45 }
}
