import { expect, test } from 'vitest'
import { GENERATORS } from '../items/generators.ts'
import { randomFromText } from '../items/random.ts'
import { calibratedBank } from './bank-testing.ts'
import { makeParameters } from './parameters.ts'
import { simulate, summarize } from './simulate.ts'

/** `npm run bench -- iq` asks two thousand people and more settings. */
const PEOPLE = 400

test('the site’s own bank at the recommended setting: honest intervals, no bias, r ≥ .93, at most 25 items', () => {
  const parameters = calibratedBank(GENERATORS)
  const people = simulate({ parameters, people: PEOPLE, random: randomFromText('gates') })
  const { coverage, bias, correlation, meanItems } = summarize(people)
  // Two deviations of four hundred people beside 94 and 96.
  expect(coverage).toBeGreaterThan(92.8)
  expect(coverage).toBeLessThan(97.2)
  expect(Math.abs(bias)).toBeLessThan(0.05)
  expect(correlation).toBeGreaterThan(0.93)
  expect(meanItems).toBeLessThan(25)
})

test('at the launch, with difficulties only foretold, intervals are wider and as honest', () => {
  const parameters = makeParameters(GENERATORS, 0)
  const people = Array.from({ length: 8 }, (_, bank) =>
    simulate({ parameters, people: PEOPLE / 8, random: randomFromText(`launch ${bank}`) }),
  ).flat()
  const { coverage, correlation } = summarize(people)
  expect(coverage).toBeGreaterThan(92)
  expect(correlation).toBeGreaterThan(0.9)
})

test('every family has what the spec asks for, and no id is used twice', () => {
  const ids = GENERATORS.flatMap(({ templates }) => templates.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { family, templates } of GENERATORS)
    expect(templates.length, family).toBeGreaterThanOrEqual(family === 'series' ? 40 : 30)
})
