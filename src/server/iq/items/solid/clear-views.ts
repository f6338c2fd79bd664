import type { Chain, Cube } from './chain.ts'
import { mirrored, POSES, put } from './chain.ts'
import type { View } from './view.ts'
import { DIRECTIONS, isApart, reachOf, VIEWS } from './view.ts'

/** For each direction one looks from, a bit for every pose. */
export type Views = readonly number[]

/** Longer than any chain. */
const REACH = 13
const SPAN = 2 * REACH + 1
const blocked: (Views | undefined)[] = []

/** From where two cubes that lie so from each other meet in the drawing. Looked up from the second time on. */
function blockedFor([x, y, z]: Cube): Views {
  const place = ((x + REACH) * SPAN + y + REACH) * SPAN + z + REACH
  return (blocked[place] ??= DIRECTIONS.map((_, direction) => {
    let bits = 0
    for (const pose of POSES.keys()) {
      const view = VIEWS[direction * POSES.length + pose]
      if (view && !isApart([x, y, z], view)) bits |= 1 << pose
    }
    return bits
  }))
}

/**
 * From where every arm of the chain can be seen for what it is: nothing far along it hides another part, touches it in the
 * drawing or seems to go on from it, and the drawing reaches no further than so many cubes.
 */
export function clearViews(chain: Chain, farthest: number): Views {
  const clear = DIRECTIONS.map(() => 2 ** POSES.length - 1)
  for (const [index, cube] of chain.entries()) {
    for (let later = index + 3; later < chain.length; later++) {
      const other = chain[later] ?? cube
      const views = blockedFor([cube[0] - other[0], cube[1] - other[1], cube[2] - other[2]])
      for (const [direction, bits] of views.entries()) clear[direction] = (clear[direction] ?? 0) & ~bits
    }
  }
  return clear.map((bits, direction) => {
    let fitting = bits
    for (const pose of POSES.keys()) {
      if (!hasBit(bits, pose)) continue
      const view = VIEWS[direction * POSES.length + pose]
      if (view && reachOf({ chain, view }) > farthest) fitting &= ~(1 << pose)
    }
    return fitting
  })
}

export const hasBit = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1

/** The poses that some direction shows well. */
export const posesOf = (views: Views): number => views.reduce((bits, more) => bits | more, 0)

/** All views in one of these poses. */
export function viewsIn(views: Views, poses: number): View[] {
  return VIEWS.filter((_, index) => {
    const pose = index % POSES.length
    return hasBit((views[Math.floor(index / POSES.length)] ?? 0) & poses, pose)
  })
}

const isSame = (one: Chain, other: Chain): boolean =>
  one.every((cube, index) => cube.every((value, axis) => value === other[index]?.[axis]))

/** Any chain that is not like its mirror image does. */
const CROOKED: Chain = [
  [1, 0, 0],
  [0, 2, 0],
  [0, 0, 3],
]
const swapped = ([x, y, z]: Cube): Cube => [y, x, z]

/** In which pose the mirror image of a chain lies as the mirror image of the chain in this pose. */
const MIRRORED_POSES: readonly number[] = POSES.map((pose) => {
  const wanted = put(CROOKED, pose).map(swapped)
  return POSES.findIndex((other) => isSame(put(mirrored(CROOKED), other), wanted))
})

/** The view that shows the mirror image of a chain as a mirror would show this view of the chain. */
export function mirroredView(view: View): View {
  const index = VIEWS.indexOf(view)
  const direction = DIRECTIONS.length - 1 - Math.floor(index / POSES.length)
  const pose = MIRRORED_POSES[index % POSES.length] ?? 0
  return VIEWS[direction * POSES.length + pose] ?? view
}
