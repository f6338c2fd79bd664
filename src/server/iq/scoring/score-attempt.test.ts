import { expect, test } from 'vitest'
import { randomFromText } from '../items/random.ts'
import { bankOf, calibratedBank, sure } from './bank-testing.ts'
import type { Answered } from './choose-next.ts'
import { reportOf, scoreAttempt } from './score-attempt.ts'
import { simulate } from './simulate.ts'

const parameters = calibratedBank(bankOf(40))
const random = randomFromText('scores')
const person = sure(simulate({ parameters, people: 1, random, theta: 0.8 })[0])
const { answered } = person
const first = sure(answered[0])
const score = (answers: Answered[]) => scoreAttempt({ answered: answers, form: 'full', parameters })
const some = (share: number, change: Partial<Answered>): Answered[] =>
  answered.map((answer, place) => (place < answered.length * share ? { ...answer, ...change } : answer))

test('a score is 100 + 15 theta with what is noted beside it', () => {
  const { theta, se, score: points, validity } = score(answered)
  expect(theta).toBeCloseTo(person.estimate, 9)
  expect(se).toBeCloseTo(person.error, 9)
  expect(points).toBe(Math.round(100 + 15 * theta))
  expect(validity).toBe('good')
})

test('beyond 60 and 140 it only says beyond', () => {
  const all = (isCorrect: boolean): number =>
    score(
      Array.from({ length: 28 }, (_, index) => ({
        ...first,
        templateId: `series-${isCorrect ? 39 - index : index}`,
        family: 'series' as const,
        isPilot: false,
        isCorrect,
      })),
    ).score
  expect(all(true)).toBe(141)
  expect(all(false)).toBe(59)
})

test('answers in under three seconds: 15% caution, 40% no score; the time that ran out is no haste', () => {
  expect(score(some(0.1, { seconds: 1 })).validity).toBe('good')
  expect(score(some(0.25, { seconds: 1 })).validity).toBe('caution')
  expect(score(some(0.5, { seconds: 1 })).validity).toBe('not-scored')
  expect(score(some(0.5, { seconds: 1, isLate: true })).validity).toBe('good')
})

test('hard ones right and easy ones wrong does not fit a person', () => {
  const odd = [...parameters.pool.series, ...parameters.pool.fold]
    .filter((_, index) => index % 3 === 0)
    .map(({ id, family, par }) => ({
      ...first,
      templateId: id,
      family,
      isPilot: false,
      isCorrect: par.b > 0,
    }))
  const { validity, flags } = score(odd)
  expect(flags['fit']).toBeLessThan(-2.3)
  expect(validity).toBe('caution')
})

test('three hard items right after being away are doubtful; being away alone is not', () => {
  const away = { blurMs: 9000, blurCount: 1 }
  expect(score(some(1, away).map((answer) => ({ ...answer, isCorrect: false }))).validity).toBe('good')
  const hard = parameters.pool.fold.slice(-3).map(({ id, family }) => ({
    ...first,
    ...away,
    templateId: id,
    family,
    isPilot: false,
    isCorrect: true,
  }))
  const { flags, validity } = score([...answered.map((answer) => ({ ...answer, isCorrect: false })), ...hard])
  expect(flags['hardAfterBlur']).toBe(3)
  expect(validity).toBe('caution')
})

test('nobody who answers by the model is refused, and few are told of doubt', () => {
  const people = simulate({ parameters, people: 150, random })
  const verdicts = people.map((one) => score(one.answered).validity)
  expect(verdicts).not.toContain('not-scored')
  expect(verdicts.filter((verdict) => verdict === 'caution').length).toBeLessThan(6)
})

test('the report has interval, percentile and reliability', () => {
  expect(reportOf(0.8, 0.33)).toEqual({
    score: 112,
    low: 102,
    high: 122,
    percentile: 79,
    percentileLow: 56,
    percentileHigh: 93,
    standardError: 0.33,
    reliability: 0.89,
  })
  expect(reportOf(0, 0.33, () => 0.7).percentile).toBe(70)
})
