import type { IqDrawing } from '../../../../contract/iq.ts'
import type { Item } from '../item.ts'
import { SIZE } from '../spatial/draw.ts'
import { seeDiscs } from '../spatial/read-drawing.ts'

/** What can be measured of a sheet without the question: how many holes, where, and how symmetric they lie. */
export function optionFeatures(item: Item): number[][] {
  return item.kind === 'choose8' ? item.options.map(measure) : []
}

interface Spot {
  x: number
  y: number
}

const MIRRORS: readonly ((spot: Spot) => Spot)[] = [
  ({ x, y }) => ({ x: -x, y }),
  ({ x, y }) => ({ x, y: -y }),
  ({ x, y }) => ({ x: y, y: x }),
  ({ x, y }) => ({ x: -y, y: -x }),
  ({ x, y }) => ({ x: -x, y: -y }),
]

function measure(drawn: IqDrawing): number[] {
  const spots = seeDiscs(drawn).map(({ x, y }): Spot => ({ x: x - SIZE / 2, y: y - SIZE / 2 }))
  const share = (isSo: (spot: Spot) => boolean) => spots.filter(isSo).length / spots.length
  const mean = (value: (spot: Spot) => number) =>
    spots.reduce((sum, spot) => sum + value(spot), 0) / spots.length
  const isThere = (wanted: Spot) => spots.some((spot) => Math.hypot(spot.x - wanted.x, spot.y - wanted.y) < 1)
  const symmetries = MIRRORS.map((mirrored) => share((spot) => isThere(mirrored(spot))))
  return [
    spots.length,
    ...symmetries,
    Math.max(...symmetries),
    mean((spot) => spot.x),
    mean((spot) => spot.y),
    mean((spot) => Math.hypot(spot.x, spot.y)),
    share((spot) => spot.x < 0),
    share((spot) => spot.y < 0),
  ]
}
