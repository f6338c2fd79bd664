import { expect, test } from 'vitest'
import { IQ_FAMILIES, IQ_MOST_ITEMS, IQ_MOST_SHOWN, IQ_PILOTS } from '../../../contract/iq-rules.ts'
import { randomFromText } from '../items/random.ts'
import { bankOf, calibratedBank, sure } from './bank-testing.ts'
import { abilityOf, chooseNext, type Answered, type Course } from './choose-next.ts'
import { makeParameters } from './parameters.ts'
import { simulate } from './simulate.ts'

const parameters = calibratedBank(bankOf(40))
const quiet = { seconds: 40, isLate: false, blurMs: 0, blurCount: 0 }

/** A whole course: the same name, the same choices. */
function take(
  name: string,
  isCorrect: (position: number) => boolean,
  more: Partial<Course> = {},
): Answered[] {
  const answered: Answered[] = []
  for (;;) {
    const random = randomFromText(`${name}:${answered.length}`)
    const choice = chooseNext({ answered, form: 'full', parameters, random, ...more })
    if (choice === undefined) return answered
    const family = sure(IQ_FAMILIES.find((one) => choice.templateId.startsWith(one)))
    answered.push({ ...quiet, ...choice, family, isCorrect: isCorrect(answered.length) })
  }
}

const alternating = (position: number): boolean => position % 2 === 0
const scored = (answered: Answered[]): Answered[] => answered.filter(({ isPilot }) => !isPilot)

test('asking again chooses the same, another attempt other templates', () => {
  expect(take('one', alternating)).toEqual(take('one', alternating))
  const ids = (name: string): string =>
    take(name, alternating)
      .map(({ templateId }) => templateId)
      .join()
  expect(ids('one')).not.toBe(ids('two'))
})

test('no template comes twice, every family has two of the first fifteen, the first two are easy', () => {
  for (let person = 0; person < 30; person++) {
    const answered = take(`person ${person}`, (position) => (position * 7 + person) % 3 > 0)
    expect(new Set(answered.map(({ templateId }) => templateId)).size).toBe(answered.length)
    const first = scored(answered).slice(0, 15)
    for (const family of IQ_FAMILIES)
      expect(first.filter((answer) => answer.family === family).length).toBeGreaterThanOrEqual(2)
    for (const { templateId } of first.slice(0, 2)) {
      expect(sure(parameters.of(templateId)).b).toBeGreaterThanOrEqual(-1.5)
      expect(sure(parameters.of(templateId)).b).toBeLessThanOrEqual(-0.5)
    }
  }
})

test('the first two are easy though the family that comes first has no easy one, or nearly easy where none has', () => {
  const pool = (keeps: (b: number) => boolean) => ({
    ...parameters,
    pool: {
      ...parameters.pool,
      matrix: parameters.pool.matrix.filter(({ par }) => par.b > 0),
      series: parameters.pool.series.filter(({ par }) => keeps(par.b)),
      rotate: [],
      solid: [],
      fold: [],
    },
  })
  const firstTwo = (keeps: (b: number) => boolean) =>
    take('easy', alternating, { parameters: pool(keeps) })
      .slice(0, 2)
      .map(({ templateId }) => sure(parameters.of(templateId)).b)
  for (const b of firstTwo(() => true)) expect([b >= -1.5, b <= -0.5]).toEqual([true, true])
  const least = parameters.pool.series.map(({ par }) => par.b).filter((b) => b > -0.4)
  least.sort((one, other) => one - other)
  expect(firstTwo((b) => b > -0.4)).toEqual(least.slice(0, 2))
})

test('two pilots come after the fourth item at any place, all before the earliest end', () => {
  const places = new Set<number>()
  for (let person = 0; person < 60; person++) {
    const answered = take(`pilots ${person}`, alternating)
    const pilots = answered.flatMap(({ isPilot }, place) => (isPilot ? [place] : []))
    expect(pilots).toHaveLength(IQ_PILOTS)
    for (const place of pilots) places.add(place)
  }
  expect(Math.min(...places)).toBe(4)
  expect(Math.max(...places)).toBe(15)
  expect(places.size).toBe(12)
})

test('a pilot tells nothing about the ability', () => {
  const answered = take('pilot', alternating)
  const other = answered.map((answer) =>
    answer.isPilot ? { ...answer, isCorrect: !answer.isCorrect } : answer,
  )
  expect(abilityOf(other, parameters).mean).toBe(abilityOf(answered, parameters).mean)
})

test('it ends when the error is small enough, at 28 scored items, or after an hour of items', () => {
  const launch = makeParameters(bankOf(40), 0)
  const long = take('long', (position) => position % 3 === 0, { parameters: launch })
  expect(scored(long).length).toBeLessThanOrEqual(IQ_MOST_ITEMS)
  expect(long.length).toBeLessThanOrEqual(IQ_MOST_SHOWN)
  const ended = take('short', alternating)
  expect(scored(ended).length).toBeGreaterThanOrEqual(15)
  expect(abilityOf(ended, parameters).standardError).toBeLessThanOrEqual(0.33)
  const slow = ended.slice(0, 12).map((answer) => ({ ...answer, seconds: 300 }))
  const course = { answered: slow, form: 'full' as const, parameters, random: randomFromText('slow') }
  expect(chooseNext(course)).toBeUndefined()
  expect(chooseNext({ ...course, hasExtraTime: true })).toBeDefined()
})

test('the series form asks series alone, 28 of them', () => {
  const answered = take('series', alternating, { form: 'series' })
  expect(new Set(answered.map(({ family }) => family))).toEqual(new Set(['series']))
  expect(scored(answered)).toHaveLength(IQ_MOST_ITEMS)
})

test('a bank that is used up ends the test', () => {
  const small = calibratedBank(bankOf(2))
  expect(take('small', alternating, { parameters: small })).toHaveLength(10)
  expect(take('none', alternating, { parameters: makeParameters([], 0) })).toEqual([])
})

test('templates are worn evenly: none is met by more than seven of ten', () => {
  const people = simulate({ parameters, people: 150, random: randomFromText('exposure') })
  const met = new Map<string, number>()
  for (const { answered } of people)
    for (const { templateId } of answered) met.set(templateId, (met.get(templateId) ?? 0) + 1)
  expect(Math.max(...met.values()) / people.length).toBeLessThan(0.7)
})
