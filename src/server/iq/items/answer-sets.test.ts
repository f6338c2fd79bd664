import { expect, test } from 'vitest'
import type { AnswerSet } from './answer-set-testing.ts'
import { guessRates, placeChi, ravenStyleSet } from './answer-sets-testing.ts'
import { GENERATORS } from './generators.ts'
import { randomFromText } from './random.ts'
import { sampleItem } from './sample-testing.ts'
import { SOLVERS } from './solvers-testing.ts'

/** `npm run bench -- iq` does the same with ten thousand and narrow bounds; here three deviations are allowed. */
const ITEMS = 320
const CHANCE = 12.5
const NOISE = 3 * Math.sqrt((12.5 * 87.5) / ITEMS)

test.each(GENERATORS)(
  '$family: the solver finds the key and nothing else, options alone tell nothing',
  (generator) => {
    const random = randomFromText(`answer sets ${generator.family}`)
    const items = Array.from({ length: ITEMS }, () => sampleItem(generator, random))
    for (const { template, item } of items)
      expect(SOLVERS[generator.family](item), template.id).toEqual([item.key])
    if (generator.optionFeatures === undefined) {
      expect(items.every(({ item }) => item.kind === 'number')).toBe(true)
      return
    }
    const sets = items.map(({ item }): AnswerSet => ({
      options: generator.optionFeatures?.(item) ?? [],
      key: item.key,
    }))
    expect(placeChi(sets)).toBeLessThan(24.3)
    for (const [how, rate] of Object.entries(guessRates(sets, random)))
      expect(Math.abs(rate - CHANCE), `${how}: ${rate}%`).toBeLessThan(NOISE)
  },
)

test('the same guessers see through distractors that are the key with one change', () => {
  const random = randomFromText('control')
  const sets = Array.from({ length: ITEMS }, () => ravenStyleSet(random))
  const { majority, centroid, learned } = guessRates(sets, random)
  expect(majority).toBeGreaterThan(95)
  expect(centroid).toBeGreaterThan(95)
  expect(learned).toBeGreaterThan(95)
})
