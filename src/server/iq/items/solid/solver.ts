import type { Item } from '../item.ts'
import type { SeenCube } from './see-cubes.ts'
import { seeCubes } from './see-cubes.ts'

/** Which options show the cubes of the stem, turned any way. It looks at the drawings alone. */
export function solveSolid(item: Item): number[] {
  const [stem] = item.kind === 'choose8' ? item.stem : []
  const wanted = stem && seeCubes(stem)
  if (!wanted || item.kind !== 'choose8') return []
  const names = new Set(ROTATIONS.map((rotation) => nameOf(wanted.map(rotation))))
  return item.options.flatMap((option, index) => {
    const cubes = seeCubes(option)
    return cubes && names.has(nameOf(cubes)) ? [index] : []
  })
}

type Rotation = (cube: SeenCube) => SeenCube
const ORDERS = [
  { order: [0, 1, 2], sign: 1 },
  { order: [1, 2, 0], sign: 1 },
  { order: [2, 0, 1], sign: 1 },
  { order: [1, 0, 2], sign: -1 },
  { order: [0, 2, 1], sign: -1 },
  { order: [2, 1, 0], sign: -1 },
] as const
const SIGNS = [1, -1] as const

/** Every way to swap and flip the axes that keeps right hands right. */
const ROTATIONS: readonly Rotation[] = ORDERS.flatMap(({ order: [a, b, c], sign }) =>
  SIGNS.flatMap((x) =>
    SIGNS.map((y): Rotation => (cube) => [x * cube[a], y * cube[b], x * y * sign * cube[c]]),
  ),
)

function nameOf(cubes: readonly SeenCube[]): string {
  const x = Math.min(...cubes.map((cube) => cube[0]))
  const y = Math.min(...cubes.map((cube) => cube[1]))
  const z = Math.min(...cubes.map((cube) => cube[2]))
  return cubes
    .map((cube) => `${cube[0] - x} ${cube[1] - y} ${cube[2] - z}`)
    .sort()
    .join('/')
}
