import type { IqDrawing } from '../../../../contract/iq.ts'
import type { Item } from '../item.ts'
import { boxOf } from '../spatial/draw.ts'
import { seePolygons } from '../spatial/read-drawing.ts'
import type { SeenCube } from './see-cubes.ts'
import { seeCubes } from './see-cubes.ts'

/** What can be measured of cubes without the question: how many, how they spread, which hand they have, how they lie. */
export function optionFeatures(item: Item): number[][] {
  return item.kind === 'choose8' ? item.options.map(measure) : []
}

function measure(drawn: IqDrawing): number[] {
  const faces = seePolygons(drawn)
  const box = boxOf(faces.flatMap((face) => face.points))
  const cubes = seeCubes(drawn) ?? []
  const spans = ([0, 1, 2] as const).map((axis) => {
    const values = cubes.map((cube) => cube[axis])
    return Math.max(...values) - Math.min(...values)
  })
  const pairs = cubes.flatMap((one, index) => cubes.slice(index + 1).map((other) => squared(one, other)))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return [
    cubes.length,
    mean(pairs),
    mean(pairs.map((value) => value ** 2)),
    Math.max(...pairs),
    handOf(cubes),
    ...spans,
    faces.length,
    box.width,
    box.height,
  ]
}

const squared = (a: SeenCube, b: SeenCube): number =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2

/** Left turns less right turns along the chain: its mirror image has the opposite. */
function handOf(cubes: readonly SeenCube[]): number {
  const steps = stepsOf(cubes)
  const turns = steps.filter((step, index) => index === 0 || String(step) !== String(steps[index - 1]))
  let hand = 0
  for (const [index, c] of turns.entries()) {
    const [a, b] = [turns[index - 2], turns[index - 1]]
    if (!a || !b) continue
    hand +=
      a[0] * (b[1] * c[2] - b[2] * c[1]) -
      a[1] * (b[0] * c[2] - b[2] * c[0]) +
      a[2] * (b[0] * c[1] - b[1] * c[0])
  }
  return hand
}

function stepsOf(cubes: readonly SeenCube[]): SeenCube[] {
  const isNext = (one: SeenCube) => (other: SeenCube) => squared(one, other) === 1
  const steps: SeenCube[] = []
  const rest = [...cubes]
  let from = rest.find((cube) => cubes.filter(isNext(cube)).length === 1)
  while (from) {
    rest.splice(rest.indexOf(from), 1)
    const next = rest.find(isNext(from))
    if (next) steps.push([next[0] - from[0], next[1] - from[1], next[2] - from[2]])
    from = next
  }
  return steps
}
