import { expect } from 'vitest'
import { IQ_OPTIONS } from '../../../../contract/iq-rules.ts'
import type { IqDrawing } from '../../../../contract/iq.ts'
import type { Generator, Item, Random, Template } from '../item.ts'
import { randomFromText } from '../random.ts'
import { boxOf, polygon } from './draw.ts'
import { seeDiscs, seePolygons } from './read-drawing.ts'

export type Drawn = Extract<Item, { kind: 'choose8' }>

export function make(generator: Generator, template: Template, random: Random): Drawn {
  const item = generator.generate(template, random)
  if (item?.kind !== 'choose8') throw new Error(`${template.id} makes nothing`)
  return item
}

/** So many of every template, each from a seed of its own. */
export function makeMany(generator: Generator, each: number): { id: string; item: Drawn }[] {
  return generator.templates.flatMap((template) =>
    Array.from({ length: each }, (_, index) => {
      const id = `${template.id} ${index}`
      return { id, item: make(generator, template, randomFromText(id)) }
    }),
  )
}

/** The item of these random numbers with every one of its options as the key: only the last number, which draws it, differs. */
export function makeEveryKey(generator: Generator, template: Template, seed: string): Drawn[] {
  const numbers: number[] = []
  const random = randomFromText(seed)
  make(generator, template, () => {
    const number = random()
    numbers.push(number)
    return number
  })
  return Array.from({ length: IQ_OPTIONS }, (_, key) => {
    let place = 0
    return make(generator, template, () => {
      place++
      return place === numbers.length ? (key + 0.5) / IQ_OPTIONS : (numbers[place - 1] ?? 0)
    })
  })
}

export function expectTemplates(generator: Generator): void {
  const { templates, weights, family } = generator
  expect(templates.length).toBeGreaterThanOrEqual(30)
  expect(new Set(templates.map((template) => template.id)).size).toBe(templates.length)
  for (const template of templates) {
    expect(template.family).toBe(family)
    for (const feature of Object.keys(template.features)) expect(weights).toHaveProperty(feature)
  }
}

/** Chi-squared of seven degrees of freedom; by chance beyond it once in a thousand times, but seeds are fixed. */
const LARGEST_CHI = 24.3
export function expectEvenKeys(items: readonly { item: Drawn }[]): void {
  const expected = items.length / IQ_OPTIONS
  let chi = 0
  for (let key = 0; key < IQ_OPTIONS; key++) {
    const count = items.filter(({ item }) => item.key === key).length
    chi += (count - expected) ** 2 / expected
  }
  expect(chi).toBeLessThan(LARGEST_CHI)
}

const LETTERS = 'MLZ0123456789.- '

/** Nothing but lines and circles inside the box. */
export function expectPlainDrawing(drawn: IqDrawing): void {
  for (const shape of drawn.prims) {
    if (shape.t === 'p') expect(shape.d.split('').filter((letter) => !LETTERS.includes(letter))).toEqual([])
  }
  const points = seePolygons(drawn).flatMap((polygon) => polygon.points)
  const discs = seeDiscs(drawn).flatMap(({ x, y, r }) => [[x - r, y - r] as const, [x + r, y + r] as const])
  const { left, top, width, height } = boxOf([...points, ...discs])
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(3.5)
  expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(96.5)
}

/** On a screen of 320 pixels an option's drawing is about this wide. */
export const SMALL_OPTION_PX = 58

/** The filled shapes of a drawing, seen in a mirror. */
export function mirrored(drawn: IqDrawing): IqDrawing {
  return {
    ...drawn,
    prims: seePolygons(drawn).map(({ points, fill }) =>
      polygon(points.map(([x, y]) => [drawn.w - x, y] as const).toReversed(), fill),
    ),
  }
}
