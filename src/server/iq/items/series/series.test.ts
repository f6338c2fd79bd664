import { expect, test } from 'vitest'
import type { Item, Template } from '../item.ts'
import { randomFromText } from '../random.ts'
import { series } from './generator.ts'
import { solveSeries } from './solver.ts'

type Typed = Extract<Item, { kind: 'number' }>

function make(template: Template, seed: string): Typed {
  const item = series.generate(template, randomFromText(`${template.id} ${seed}`))
  if (item?.kind !== 'number') throw new Error(`${template.id} makes nothing of ${seed}`)
  return item
}

const SEEDS = Array.from({ length: 12 }, (_, index) => String(index))

test('there are at least 40 templates, and each makes series of numbers that can be worked with in the head', () => {
  expect(series.templates.length).toBeGreaterThanOrEqual(40)
  expect(new Set(series.templates.map(({ id }) => id)).size).toBe(series.templates.length)
  for (const template of series.templates)
    for (const seed of SEEDS) {
      const { numbers, key } = make(template, seed)
      expect(numbers.length).toBeGreaterThanOrEqual(5)
      expect([...numbers, key].every((number) => Number.isInteger(number) && Math.abs(number) <= 4000)).toBe(
        true,
      )
    }
})

test('the solver, which knows no template, goes on with the key and with nothing else', () => {
  for (const template of series.templates)
    for (const seed of SEEDS) {
      const { numbers, key } = make(template, seed)
      expect(solveSeries(numbers)).toEqual([key])
    }
})

test('the same seed makes the same series, another seed mostly another', () => {
  for (const template of series.templates) {
    expect(make(template, '0')).toEqual(make(template, '0'))
    expect(new Set(SEEDS.map((seed) => make(template, seed).numbers.join())).size).toBeGreaterThan(3)
  }
})

test('the solver knows what people know, and says where there are two ways on', () => {
  expect(solveSeries([3, 5, 7, 9, 11])).toEqual([13])
  expect(solveSeries([2, 6, 18, 54, 162])).toEqual([486])
  expect(solveSeries([1, 1, 2, 3, 5, 8])).toEqual([13])
  expect(solveSeries([1, 8, 27, 64, 125, 216, 343])).toEqual([512])
  expect(solveSeries([1, 10, 2, 20, 3, 30, 4, 40])).toEqual([5])
  expect(solveSeries([1, 2, 6, 24, 120])).toEqual([720])
  expect(solveSeries([3, 1, 4, 1, 5, 9, 2, 6])).toEqual([])
  expect(solveSeries([1, 2, 4, 8, 16, 31]).length).not.toBe(1)
  expect(solveSeries([10, 1, 20, 2, 40, 3]).toSorted((a, b) => a - b)).toEqual([80])
  expect(solveSeries([2, 1, 4, 1, 8, 1, 14, 1]).length).toBe(1)
})

test('only series that are meant to go below zero do', () => {
  for (const template of series.templates.filter(({ features }) => features.negative === undefined))
    for (const seed of SEEDS) {
      const { numbers, key } = make(template, seed)
      expect(Math.min(...numbers, key)).toBeGreaterThanOrEqual(0)
    }
})

test('the solver sees two ways where a person might', () => {
  const sorted = (numbers: number[]) => solveSeries(numbers).toSorted((a, b) => a - b)
  // 2, 3, 5, 8 grow by one more each time, or are sums of the two before.
  expect(sorted([2, 40, 3, 37, 5, 34, 8, 31])).toEqual([12, 13])
  // Twice and 1, 2, 3 … more.
  expect(sorted([1, 3, 8, 19, 42, 89])).toEqual([184])
  expect(sorted([2, 3, 6, 18, 108])).toEqual([1944])
  // 1, 2 and 5 more in turns.
  expect(sorted([4, 5, 7, 12, 13, 15, 20])).toEqual([21])
  // Steps of 1, 10, 2, 20, 3, 30, 4.
  expect(sorted([1, 2, 12, 14, 34, 37, 67, 71])).toEqual([111])
})

test('difficulty reaches from easy to hard', () => {
  const { base, weights } = series
  const difficulty = series.templates.map(({ features }) =>
    Object.entries(features).reduce(
      (sum, [name, count]) => sum + (weights[name] ?? Number.NaN) * count,
      base,
    ),
  )
  expect(Math.min(...difficulty)).toBeLessThan(-2.5)
  expect(Math.max(...difficulty)).toBeGreaterThan(2.8)
})
