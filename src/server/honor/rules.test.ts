import { expect, test } from 'vitest'
import { HONOR_REASONS, HONOR_REWARDS, type HonorReason } from '../../contract/honor-rules.ts'
import type { HonorFact } from '../content/honor-source.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { honorDay, startOfDay, weekOf } from './days.ts'
import { ringOf } from './ring-rules.ts'
import { levelIndex, pointsFor, type Giver } from './rules.ts'
import { Usage, type Used } from './usage.ts'

const NOON = new Date('2026-11-17T05:00:00Z')
const DAY = honorDay(NOON)
const giver: Giver = {
  joinedAt: new Date(NOON.getTime() - 30 * DAY_MS),
  isSuspended: false,
  isBlocked: false,
  sharesDevice: false,
}
const fact = (reason: HonorReason = 'article-liked', more: Partial<HonorFact> = {}): HonorFact => ({
  userId: 1,
  reason,
  objectType: 'article',
  objectId: 7,
  actorId: HONOR_REWARDS[reason].from === 'people' ? 2 : null,
  at: NOON,
  ...more,
})
const used = (reason: HonorReason, points: number, more: Partial<Used> = {}): Used => ({
  userId: 1,
  day: DAY,
  reason,
  actorId: 99,
  points,
  times: 1,
  ...more,
})
const pay = (one: HonorFact, some: Used[] = [], by: Giver | null = giver) =>
  pointsFor(one, by, new Usage(some))

test('everything pays what the table says when nothing is used up', () => {
  for (const reason of HONOR_REASONS)
    expect(pay(fact(reason))).toEqual({ points: HONOR_REWARDS[reason].points, refusal: null })
})

test('days end at midnight in Jakarta, weeks on Sundays', () => {
  const midnight = new Date('2026-11-16T17:00:00Z')
  expect(honorDay(midnight)).toBe(DAY)
  expect(honorDay(new Date(midnight.getTime() - 1))).toBe(DAY - 1)
  expect(startOfDay(DAY)).toEqual(midnight)
  // 16 November 2026 is a Monday.
  const monday = honorDay(new Date('2026-11-16T05:00:00Z'))
  expect(weekOf(monday)).toBe(weekOf(monday + 6))
  expect(weekOf(monday - 1)).toBe(weekOf(monday) - 1)
})

test.each<[string, Partial<Giver> | null, Partial<HonorFact>]>([
  ['gone', null, {}],
  ['suspended', { isSuspended: true }, {}],
  ['blocked', { isBlocked: true }, {}],
  ['too-new', { joinedAt: new Date(NOON.getTime() - 24 * HOUR_MS + 1) }, {}],
  ['oneself', {}, { actorId: 1 }],
  ['giver-limit', {}, { nrOfDay: 51 }],
])('a giver who is %s pays nothing', (refusal, by, more) => {
  expect(pay(fact('article-liked', more), [], by && { ...giver, ...by })).toEqual({ points: 0, refusal })
})

test('a giver of exactly a day pays, and so does their fiftieth like', () => {
  const day = { ...giver, joinedAt: new Date(NOON.getTime() - 24 * HOUR_MS) }
  expect(pay(fact('article-liked', { nrOfDay: 50 }), [], day).points).toBe(5)
})

test('a pair has five a day and fifteen in thirty days, before or after', () => {
  const of = (day: number, times: number) => used('post-liked', 2 * times, { actorId: 2, day, times })
  expect(pay(fact(), [of(DAY, 4)]).points).toBe(5)
  expect(pay(fact(), [of(DAY, 5)]).refusal).toBe('pair-limit')
  expect(pay(fact(), [of(DAY - 29, 15)]).refusal).toBe('pair-limit')
  expect(pay(fact(), [of(DAY - 30, 15)]).points).toBe(5)
  expect(pay(fact(), [of(DAY + 29, 15)]).refusal).toBe('pair-limit')
  // What was taken back leaves room.
  expect(pay(fact(), [of(DAY, 5), of(DAY, -1)]).points).toBe(5)
})

test('all likes share the pool, comments have ten of it, and the last reward is cut', () => {
  expect(pay(fact('article-liked'), [used('post-liked', 90), used('comment-liked', 7)]).points).toBe(3)
  expect(pay(fact('article-liked'), [used('post-liked', 100)])).toEqual({ points: 0, refusal: 'limit' })
  expect(pay(fact('article-liked'), [used('post-liked', 100, { day: DAY - 1 })]).points).toBe(5)
  expect(pay(fact('comment-liked'), [used('comment-liked', 10)]).points).toBe(0)
  expect(pay(fact('suggestion-accepted'), [used('post-liked', 100)]).points).toBe(4)
})

test('suggestions and translations share forty points, articles have two times and reports five', () => {
  expect(pay(fact('translation-accepted'), [used('suggestion-accepted', 32)]).points).toBe(8)
  expect(pay(fact('suggestion-accepted'), [used('translation-accepted', 40)]).points).toBe(0)
  expect(pay(fact('article-published'), [used('article-published', 10, { times: 1 })]).points).toBe(10)
  expect(pay(fact('article-published'), [used('article-published', 20, { times: 2 })]).points).toBe(0)
  expect(pay(fact('report-confirmed'), [used('report-confirmed', 15, { times: 5 })]).points).toBe(0)
})

test('what is lost has no limit', () => {
  expect(pay(fact('content-removed'), [used('content-removed', -1000, { times: 0 })]).points).toBe(-10)
})

test('levels begin where the table says', () => {
  expect([-5, 0, 49, 50, 200, 500, 1000, 2500, 9999].map(levelIndex)).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 5])
})

test('a ring is at most three people who give one another more than six tenths, above a hundred points', () => {
  const from = (...points: [number, boolean][]) =>
    points.map(([sum, isReciprocal], nr) => ({ id: nr + 10, points: sum, isReciprocal }))
  expect(ringOf({ points: 200, givers: from([70, true], [60, true]) })).toEqual([10, 11])
  expect(ringOf({ points: 100, givers: from([50, true], [50, true]) })).toEqual([])
  expect(ringOf({ points: 200, givers: from([70, true], [60, false]) })).toEqual([])
  expect(ringOf({ points: 200, givers: from([60, true], [60, true]) })).toEqual([])
  expect(ringOf({ points: 400, givers: from([75, true], [75, true], [75, true], [75, true]) })).toEqual([])
})
