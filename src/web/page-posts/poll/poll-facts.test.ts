import { expect, test } from 'vitest'
import { formatDuration } from '../media/format-duration.ts'
import { factsOf, percentsOf, timeLeft, withVote } from './poll-facts.ts'

test('percents are whole and make 100 together', () => {
  expect(percentsOf([54, 31, 15])).toEqual([54, 31, 15])
  expect(percentsOf([1, 1, 1])).toEqual([34, 33, 33])
  expect(percentsOf([2, 1])).toEqual([67, 33])
  expect(percentsOf([0, 0])).toEqual([0, 0])
  expect(percentsOf([5])).toEqual([100])
})

test('counts that everybody may see come first, then those a vote has opened', () => {
  const nothing = { votingCounts: null, votedOption: null }
  expect(factsOf({ votingCounts: null, votingTotal: 7 }, nothing)).toEqual({
    counts: null,
    total: 7,
    mine: null,
  })
  expect(factsOf({ votingCounts: null, votingTotal: 7 }, { votingCounts: [3, 5], votedOption: 1 })).toEqual({
    counts: [3, 5],
    total: 8,
    mine: 1,
  })
  expect(
    factsOf({ votingCounts: [9, 1], votingTotal: 9 }, { votingCounts: [3, 5], votedOption: 0 }).counts,
  ).toEqual([9, 1])
})

test('a vote that is on its way is counted along', () => {
  expect(withVote([3, 5], null, 0)).toEqual([4, 5])
  expect(withVote([3, 5], 0, 1)).toEqual([2, 6])
  expect(withVote([3, 5], 1, null)).toEqual([3, 4])
  expect(withVote([3, 5], 1, 1)).toEqual([3, 5])
  expect(withVote(null, null, 1)).toBeNull()
})

test('the time that is left is told in the largest unit', () => {
  const now = Date.UTC(2026, 10, 1)
  const after = (ms: number) => timeLeft(new Date(now + ms).toISOString(), now)
  expect(after(2.99 * 86_400_000)).toEqual({ unit: 'days', count: 3 })
  expect(after(1.2 * 86_400_000)).toEqual({ unit: 'days', count: 1 })
  expect(after(3.2 * 3_600_000)).toEqual({ unit: 'hours', count: 3 })
  expect(after(5 * 60_000)).toEqual({ unit: 'minutes', count: 5 })
  expect(after(10_000)).toEqual({ unit: 'minutes', count: 1 })
  expect(after(0)).toBeNull()
})

test('a duration is written as a clock shows it', () => {
  expect([0, 9_400, 40_000, 65_000, 725_000].map(formatDuration)).toEqual([
    '0:00',
    '0:09',
    '0:40',
    '1:05',
    '12:05',
  ])
})
