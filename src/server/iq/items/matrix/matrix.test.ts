import { expect, test } from 'vitest'
import { IQ_OPTIONS } from '../../../../contract/iq-rules.ts'
import type { Item, Template } from '../item.ts'
import { randomFromText } from '../random.ts'
import { drawCell } from './draw.ts'
import { matrix } from './generator.ts'
import { solveMatrix } from './solver.ts'

type Drawn = Extract<Item, { kind: 'choose8' }>

function make(template: Template, seed: string): Drawn {
  const item = matrix.generate(template, randomFromText(`${template.id} ${seed}`))
  if (item?.kind !== 'choose8') throw new Error(`${template.id} makes nothing of ${seed}`)
  return item
}

/** Every template once. */
const items = matrix.templates.map((template) => make(template, 'one'))

test('every template makes a matrix of eight cells and eight different options', () => {
  expect(matrix.templates.length).toBeGreaterThan(300)
  expect(new Set(matrix.templates.map(({ id }) => id)).size).toBe(matrix.templates.length)
  for (const { stem, options, key } of items) {
    expect(stem).toHaveLength(8)
    expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(IQ_OPTIONS)
    expect(options[key]).toBeDefined()
  }
})

test('the solver, which sees the drawings alone, finds the key and nothing else', () => {
  for (const item of items) expect(solveMatrix(item)).toEqual([item.key])
})

test('the same seed makes the same matrix', () => {
  for (const template of matrix.templates.slice(0, 40)) {
    expect(make(template, 'again')).toEqual(make(template, 'again'))
    expect(make(template, 'again')).not.toEqual(make(template, 'other'))
  }
})

test('the key is as often at every place', () => {
  const counts = Array.from(
    { length: IQ_OPTIONS },
    (_, place) => items.filter(({ key }) => key === place).length,
  )
  const expected = items.length / IQ_OPTIONS
  const distance = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 99.9 % of fair draws stay below, with 7 degrees of freedom; these are always the same.
  expect(distance).toBeLessThan(24.3)
})

test('every value among the options is there as often as its rivals', () => {
  for (const { options } of items) {
    const uses = new Map<string, number>()
    for (const { prims } of options) {
      const lines = prims.filter((prim) => prim.t === 'p' && prim.s).length
      uses.set(String(lines), (uses.get(String(lines)) ?? 0) + 1)
    }
    expect(new Set(uses.values()).size).toBe(1)
  }
})

test('all is drawn inside its box, from shapes that say nothing of how they came about', () => {
  const prims = new Set(
    items.flatMap(({ stem, options }) => [...stem, ...options].flatMap((drawing) => drawing.prims)),
  )
  const drawn = [...new Set([...prims].map((prim) => JSON.stringify(prim)))]
  const isPlain = (shape: string) =>
    /^{"t":"p","d":"(M[\d.]+ [\d.]+(L[\d.]+ [\d.]+)+Z?)","f":[0-4](,"s":1)?}$/.test(shape) ||
    /^{"t":"c","x":[\d.]+,"y":[\d.]+,"r":[\d.]+,"f":[0-4]}$/.test(shape)
  expect(drawn.filter((shape) => !isPlain(shape))).toEqual([])
  const outside = [...prims].filter((prim) => {
    const ends =
      prim.t === 'p'
        ? prim.d
            .split(/[MLZ ]/)
            .filter(Boolean)
            .map(Number)
        : [prim.x - prim.r, prim.x + prim.r, prim.y - prim.r, prim.y + prim.r]
    return Math.min(...ends) < 4 || Math.max(...ends) > 96
  })
  expect(outside).toEqual([])
})

test('the solver gives no answer where two rules lead to different ones', () => {
  const draw = (counts: number[]) => counts.map((count) => drawCell({ count }, 'square'))
  const options = draw([1, 2, 3, 4, 5, 6])
  expect(solveMatrix({ stem: draw([1, 2, 3, 2, 3, 4, 3, 4]), options })).toEqual([4])
  // 3 by the steps, 6 by sums.
  expect(solveMatrix({ stem: draw([1, 2, 3, 2, 4, 6, 1, 2]), options })).toEqual([2])
  expect(solveMatrix({ stem: draw([1, 2, 3, 2, 4, 6, 3, 1]), options })).toEqual([])
  // 3 is left of the first, or there are as many in every row: 1.
  expect(solveMatrix({ stem: draw([4, 3, 1, 4, 1, 3, 5, 2]), options })).toEqual([])
})

test('difficulty reaches from easy to hard', () => {
  const { base, weights } = matrix
  const difficulty = matrix.templates.map(({ features }) =>
    Object.entries(features).reduce(
      (sum, [name, count]) => sum + (weights[name] ?? Number.NaN) * count,
      base,
    ),
  )
  expect(Math.min(...difficulty)).toBeLessThan(-2)
  expect(Math.max(...difficulty)).toBeGreaterThan(2)
})
