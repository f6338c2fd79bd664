import type { IqDrawing } from '../../../../contract/iq.ts'
import type { Item } from '../item.ts'
import type { Point } from '../spatial/draw.ts'
import { distance, middleOf, seePolygons } from '../spatial/read-drawing.ts'

/** A spot around the middle of the figure, as a direction and a distance. */
interface Spot {
  place: Point
  fill: number
}

/** In the units of the drawing; a cell has eleven at least. */
const TOLERANCE = 0.5

/** Which options are the figure of the stem, turned by whatever angle. It looks at the drawings alone. */
export function solveRotate(item: Item): number[] {
  if (item.kind !== 'choose8') return []
  const [stem] = item.stem
  if (!stem) return []
  const wanted = spotsOf(stem)
  return item.options.flatMap((option, index) => (isTurned(wanted, spotsOf(option)) ? [index] : []))
}

function spotsOf(drawn: IqDrawing): Spot[] {
  const polygons = seePolygons(drawn).map(({ points, fill }) => ({ place: middleOf(points), fill }))
  const middle = middleOf(polygons.map((polygon) => polygon.place))
  return polygons.map(({ place, fill }) => ({ place: [place[0] - middle[0], place[1] - middle[1]], fill }))
}

const radiusOf = (spot: Spot): number => Math.hypot(...spot.place)
const angleOf = (spot: Spot): number => Math.atan2(spot.place[1], spot.place[0])

/** Turns the farthest spot onto each that is as far away, and looks whether all the others fall into place. */
function isTurned(wanted: readonly Spot[], seen: readonly Spot[]): boolean {
  if (wanted.length !== seen.length) return false
  const farthest = wanted.reduce((one, other) => (radiusOf(other) > radiusOf(one) ? other : one))
  return seen.some((target) => {
    if (Math.abs(radiusOf(target) - radiusOf(farthest)) > TOLERANCE) return false
    const angle = angleOf(target) - angleOf(farthest)
    return wanted.every((spot) => {
      const turned = angleOf(spot) + angle
      const place: Point = [radiusOf(spot) * Math.cos(turned), radiusOf(spot) * Math.sin(turned)]
      return seen.some((other) => other.fill === spot.fill && distance(other.place, place) < TOLERANCE)
    })
  })
}
