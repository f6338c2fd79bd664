import type { Random } from '../item.ts'
import { between, pick, sample } from '../random.ts'
import { CORNERS } from '../spatial/options-first.ts'

export type Cube = readonly [number, number, number]
/** Cubes in a row that turns: each touches the next one and no other. */
export type Chain = readonly Cube[]

const AXES: readonly Cube[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
]
const dot = (a: Cube, b: Cube): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const step = (from: Cube, by: Cube, times = 1): Cube => [
  from[0] + by[0] * times,
  from[1] + by[1] * times,
  from[2] + by[2] * times,
]
const acrossOf = (axis: Cube): Cube[] => AXES.filter((other) => dot(axis, other) === 0)

interface Arm {
  axis: Cube
  length: number
}
const cubesOf = (from: Cube, { axis, length }: Arm): Cube[] =>
  Array.from({ length }, (_, index) => step(from, axis, index + 1))

/** How the wrong ones differ: in the length of both ends, in where both point, or in one of each. */
export type Foils = 'lengths' | 'ends' | 'mixed'

export interface ChainRules {
  bends: number
  /** Cubes of the longest arm, without the one where it begins. */
  longest: number
  foils: Foils
}

const MOST_CUBES = 13

/** Eight chains: mirrored or not, and each of both ends one way or another. */
export function makeEight(rules: ChainRules, random: Random): Chain[] | undefined {
  const inner = makeInner(rules, random)
  const [head, tail] = [inner[0], inner.at(-1)]
  if (!head || !tail) return undefined
  const start: Cube = [0, 0, 0]
  const middle = inner.reduce<Cube[]>((cubes, arm) => [...cubes, ...cubesOf(cubes.at(-1) ?? start, arm)], [
    start,
  ])
  const first = makeEnds(head.axis, rules.longest, rules.foils === 'lengths', random)
  const last = makeEnds(tail.axis, rules.longest, rules.foils !== 'ends', random)
  const lengths = [...inner, ...first, ...last].map((arm) => arm.length)
  if (Math.max(...lengths) !== rules.longest) return undefined
  const chains = CORNERS.map(([isMirrored, one, other]) => {
    const chain = [
      ...cubesOf(start, first[one]).reverse(),
      ...middle,
      ...cubesOf(middle.at(-1) ?? start, last[other]),
    ]
    return isMirrored ? chain.map(([x, y, z]): Cube => [-x, y, z]) : chain
  })
  return chains.every((chain) => chain.length <= MOST_CUBES && keepsApart(chain)) ? chains : undefined
}

/** Most arms are short, so that there is room for the long ones. */
function someLength(longest: number, random: Random): number {
  return random() < 0.3 ? longest : between(1, Math.min(2, longest), random)
}

/** The arms between both ends. */
function makeInner({ bends, longest }: ChainRules, random: Random): Arm[] {
  const arms: Arm[] = []
  for (let count = 0; count < bends - 1; count++) {
    const before = arms.at(-1)
    const axis = pick(before ? acrossOf(before.axis) : AXES, random)
    arms.push({ axis, length: someLength(longest, random) })
  }
  return arms
}

function makeEnds(at: Cube, longest: number, byLength: boolean, random: Random): readonly [Arm, Arm] {
  const [one, other] = sample(acrossOf(at), 2, random)
  const axis = one ?? at
  const length = someLength(longest, random)
  if (!byLength) {
    return [
      { axis, length },
      { axis: other ?? at, length },
    ]
  }
  const shorter = Math.max(1, length - 1)
  return [
    { axis, length: shorter },
    { axis, length: shorter + 1 },
  ]
}

/** Cubes that are no neighbours in the chain share neither a face nor, some way on, an edge. */
function keepsApart(chain: Chain): boolean {
  return chain.every((cube, index) =>
    chain.slice(index + 2).every((other, later) => {
      const apart = step(cube, other, -1)
      return dot(apart, apart) >= (later === 0 ? 2 : 3)
    }),
  )
}

const quarterX = ([x, y, z]: Cube): Cube => [x, -z, y]
const quarterZ = ([x, y, z]: Cube): Cube => [-y, x, z]
const repeat = (cube: Cube, turn: (cube: Cube) => Cube, times: number): Cube =>
  times === 0 ? cube : repeat(turn(cube), turn, times - 1)

const TURNS_AROUND = [0, 1, 2, 3] as const
/** Which face is up: the first of them leaves it so. */
const TILTS: readonly ((cube: Cube) => Cube)[] = [
  ...TURNS_AROUND.map((times) => (cube: Cube) => repeat(cube, quarterX, times)),
  (cube) => quarterX(quarterZ(cube)),
  (cube) => repeat(quarterZ(cube), quarterX, 3),
]

/** The 24 ways to put it down: a tilt, then quarter turns around the upright axis. */
export interface Pose {
  tilt: number
  spin: number
}
export const POSES: readonly Pose[] = TILTS.flatMap((_, tilt) => TURNS_AROUND.map((spin) => ({ tilt, spin })))

export function put(chain: Chain, { tilt, spin }: Pose): Chain {
  return chain.map((cube) => repeat(TILTS[tilt]?.(cube) ?? cube, quarterZ, spin))
}

/** One name for a chain however it is put down; its mirror image has another, unless it is symmetric. */
export function turnedName(chain: Chain): string {
  const names = POSES.map((pose) => {
    const cubes = put(chain, pose)
    const least = [0, 1, 2].map((axis) => Math.min(...cubes.map((cube) => cube[axis] ?? 0)))
    return cubes
      .map((cube) => cube.map((value, axis) => value - (least[axis] ?? 0)).join(','))
      .sort()
      .join(' ')
  })
  return names.sort()[0] ?? ''
}
