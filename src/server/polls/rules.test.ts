import { describe, expect, test } from 'vitest'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { canEditPoll, countsFor, endOf, isOpen, type PollResults } from './rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const poll = (results: PollResults, endsAt: Date | null = addMs(now, 1)) => ({
  results,
  endsAt,
  counts: [3, 0, 1],
})

describe('results', () => {
  test('after_vote: everybody sees them at the end, voters at once', () => {
    expect(countsFor(poll('after_vote'), false, now)).toBeNull()
    expect(countsFor(poll('after_vote'), true, now)).toEqual([3, 0, 1])
    expect(countsFor(poll('after_vote', now), true, now)).toEqual([3, 0, 1])
    expect(countsFor(poll('after_vote', now), false, now)).toEqual([3, 0, 1])
  })

  test('always: everybody sees them from the beginning', () => {
    expect(countsFor(poll('always'), false, now)).toEqual([3, 0, 1])
    expect(countsFor(poll('always', null), false, now)).toEqual([3, 0, 1])
  })

  test('at_end: nobody sees them before, nor do voters', () => {
    expect(countsFor(poll('at_end'), false, now)).toBeNull()
    expect(countsFor(poll('at_end'), true, now)).toBeNull()
    expect(countsFor(poll('at_end', null), true, now)).toBeNull()
    expect(countsFor(poll('at_end', now), false, now)).toEqual([3, 0, 1])
  })
})

test('a poll is open until the moment of its end, and one without an end for ever', () => {
  expect(endOf(3, now)).toEqual(addMs(now, 3 * DAY_MS))
  expect(endOf(0, now)).toBeNull()
  expect(isOpen({ endsAt: addMs(now, 1) }, now)).toBe(true)
  expect(isOpen({ endsAt: now }, now)).toBe(false)
  expect(isOpen({ endsAt: null }, addMs(now, 9999 * DAY_MS))).toBe(true)
})

test('texts can be changed for five minutes and before the first vote', () => {
  const minutes = (count: number) => addMs(now, count * 60_000)
  expect(canEditPoll({ total: 0 }, now, minutes(5))).toBe(true)
  expect(canEditPoll({ total: 0 }, now, new Date(minutes(5).getTime() + 1))).toBe(false)
  expect(canEditPoll({ total: 1 }, now, now)).toBe(false)
})
