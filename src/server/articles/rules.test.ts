import { expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/messages.ts'
import { readingOrder, unifyReading, languageOrder } from './rules.ts'

test.each([
  ['en', undefined, ['en']],
  ['id', undefined, ['id', 'my', 'en']],
  ['my', undefined, ['my', 'id', 'en']],
  ['my', 'en', ['my', 'en']],
  ['my', 'en-id', ['my', 'en', 'id']],
  ['en', 'en', ['en']],
  ['en', 'my-en-id', ['en', 'my', 'id']],
] as const)('menus in %s and the reading languages %s lead to %j', (language, reading, order) => {
  expect(languageOrder(language, reading)).toEqual(order)
})

test('the two related languages replace each other only for readers without a choice', () => {
  expect(readingOrder('my')).toEqual(languageOrder('my', 'id-en'))
  expect(languageOrder('my', 'en')).not.toContain('id')
})

test('whatever is asked for, an address has few answers: five orders for each language and the usual one', () => {
  const orders = [
    undefined,
    ...LANGUAGES,
    ...LANGUAGES.flatMap((one) => LANGUAGES.filter((two) => two !== one).map((two) => `${one}-${two}`)),
    ...LANGUAGES.flatMap((one) =>
      LANGUAGES.filter((two) => two !== one).map((two) => {
        const three = LANGUAGES.find((other) => other !== one && other !== two)
        return `${one}-${two}-${three}`
      }),
    ),
  ]
  expect(orders).toHaveLength(16)
  for (const language of LANGUAGES) {
    const shared = orders.map((reading) => unifyReading({ reading }, language).reading)
    expect(new Set(shared).size).toBe(6)
    for (const reading of shared) expect(unifyReading({ reading }, language).reading).toBe(reading)
  }
})
