import type { Random } from '../item.ts'
import { below, between, pick, sample } from '../random.ts'

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

/** How the wrong ones differ: in the length of both ends, in where both point, in one of each, or in an end and the middle. */
export type Foils = 'lengths' | 'ends' | 'mixed' | 'middle'

export interface ChainRules {
  bends: number
  /** Cubes of the longest arm, without the one where it begins. */
  longest: number
  foils: Foils
}

const MOST_CUBES = 13
const START: Cube = [0, 0, 0]

/** Four chains: each of two arms one way or another. Their mirror images make them eight. */
export function makeFour(rules: ChainRules, random: Random): Chain[] | undefined {
  const inner = makeInner(rules, random)
  const [head, tail] = [inner[0]?.[0], inner[0]?.at(-1)]
  if (!head || !tail) return undefined
  const { foils, longest } = rules
  const heads =
    foils === 'middle'
      ? [{ axis: pick(acrossOf(head.axis), random), length: someLength(longest, random) }]
      : makeEnds(head.axis, longest, foils === 'lengths', random)
  const tails = makeEnds(tail.axis, longest, foils !== 'ends', random)
  const lengths = [...inner.flat(), ...heads, ...tails].map((arm) => arm.length)
  if (Math.max(...lengths) !== longest) return undefined
  const chains = inner.flatMap((arms) =>
    heads.flatMap((first) => tails.map((last) => chainOf(first, arms, last))),
  )
  return chains.every((chain) => chain.length <= MOST_CUBES && keepsApart(chain)) ? chains : undefined
}

function chainOf(first: Arm, inner: readonly Arm[], last: Arm): Chain {
  const chain = [...cubesOf(START, first).toReversed(), START]
  for (const arm of [...inner, last]) chain.push(...cubesOf(chain.at(-1) ?? START, arm))
  return chain
}

export const mirrored = (chain: Chain): Chain => chain.map(([x, y, z]): Cube => [-x, y, z])

/** Most arms are short, so that there is room for the long ones. */
function someLength(longest: number, random: Random): number {
  return random() < 0.3 ? longest : between(1, Math.min(2, longest), random)
}

/** The arms between both ends; two ways, if it is one of them that differs. */
function makeInner({ bends, longest, foils }: ChainRules, random: Random): Arm[][] {
  const arms: Arm[] = []
  for (let count = 0; count < bends - 1; count++) {
    const before = arms.at(-1)
    const axis = pick(before ? acrossOf(before.axis) : AXES, random)
    arms.push({ axis, length: someLength(longest, random) })
  }
  if (foils !== 'middle') return [arms]
  const changed = below(arms.length, random)
  return [0, 1].map((more) =>
    arms.map((arm, index) =>
      index === changed ? { ...arm, length: Math.max(1, arm.length - 1) + more } : arm,
    ),
  )
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
  for (const [index, cube] of chain.entries()) {
    for (let later = index + 2; later < chain.length; later++) {
      const other = chain[later] ?? START
      const apart = (cube[0] - other[0]) ** 2 + (cube[1] - other[1]) ** 2 + (cube[2] - other[2]) ** 2
      if (apart < (later === index + 2 ? 2 : 3)) return false
    }
  }
  return true
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

const cross = (a: Cube, b: Cube): Cube => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The steps from its first cube on, told by the first of them and the first that turns off: no turn of the whole changes that. */
function stepsOf(chain: Chain): string {
  const steps = chain.slice(1).map((cube, index) => step(cube, chain[index] ?? START, -1))
  const ahead = steps[0] ?? START
  const aside = steps.find((other) => dot(ahead, other) === 0) ?? START
  const up = cross(ahead, aside)
  return steps.map((one) => dot(one, ahead) + 3 * dot(one, aside) + 9 * dot(one, up)).join()
}

/** One name for a chain however it is put down; its mirror image has another, unless it is symmetric. */
export function turnedName(chain: Chain): string {
  const [one, other] = [stepsOf(chain), stepsOf(chain.toReversed())]
  return one < other ? one : other
}
