import { expect, test } from 'vitest'
import { HOUR_MS, addMs } from '../platform/clock.ts'
import { hasMoved, POINTS, ranksOf, ranksOfGuildPost, ranksOfNothing, ranksOfPost } from './ranks.ts'

const PUBLISHED = new Date('2026-03-01T12:00:00Z')

test('an article needs twice the attention to hold its place against one 36 hours newer', () => {
  const newer = ranksOf({ attention: 49, reads: 0 }, addMs(PUBLISHED, 36 * HOUR_MS))
  expect(ranksOf({ attention: 99, reads: 0 }, PUBLISHED).hot).toBeCloseTo(newer.hot, 9)
  expect(ranksOf({ attention: 98, reads: 0 }, PUBLISHED).hot).toBeLessThan(newer.hot)
  expect(ranksOf({ attention: 100, reads: 0 }, PUBLISHED).hot).toBeGreaterThan(newer.hot)
})

test('for the week it is five times that, for all time age counts nothing', () => {
  const older = ranksOf({ attention: 99, reads: 0 }, PUBLISHED)
  const newer = ranksOf({ attention: 49, reads: 0 }, addMs(PUBLISHED, 5 * 36 * HOUR_MS))
  expect(older.hotWeek).toBeCloseTo(newer.hotWeek, 9)
  expect(older.score).toBe(Math.log2(100))
  expect(ranksOf({ attention: 99, reads: 0 }, addMs(PUBLISHED, 999 * HOUR_MS)).score).toBe(older.score)
})

test('for a post it is eight hours, and forty in the week', () => {
  const older = ranksOfPost(99, PUBLISHED)
  expect(older.hot).toBeCloseTo(ranksOfPost(49, addMs(PUBLISHED, 8 * HOUR_MS)).hot, 9)
  expect(older.hotWeek).toBeCloseTo(ranksOfPost(49, addMs(PUBLISHED, 40 * HOUR_MS)).hotWeek, 9)
  expect(older.score).toBe(Math.log2(100))
  expect(ranksOfPost(-6, PUBLISHED).score).toBe(0)
})

test('for a post in a guild it is twelve hours, and beside those of Page each counts by what it is worth now', () => {
  const older = ranksOfGuildPost(99, PUBLISHED)
  expect(older.hot).toBeCloseTo(ranksOfGuildPost(49, addMs(PUBLISHED, 12 * HOUR_MS)).hot, 9)
  expect(older.hotWeek).toBeCloseTo(ranksOfGuildPost(49, addMs(PUBLISHED, 60 * HOUR_MS)).hotWeek, 9)
  const now = addMs(PUBLISHED, 24 * HOUR_MS)
  const { post, guildPost } = ranksOfNothing(now)
  // After a day one of Page is worth an eighth, one of a guild a quarter.
  expect(ranksOfPost(99, PUBLISHED).hot - post.hot).toBeCloseTo(Math.log2(100) - 3, 9)
  expect(older.hot - guildPost.hot).toBeCloseTo(Math.log2(100) - 2, 9)
  expect([post.score, guildPost.score]).toEqual([0, 0])
})

test('the order is that of (1 + W) halved every 36 hours, and stays so', () => {
  const articles = [
    { attention: 3, age: 1 },
    { attention: 40, age: 100 },
    { attention: 500, age: 300 },
    { attention: 0, age: 0 },
    { attention: 12, age: 30 },
  ]
  const byRank = articles.toSorted((a, b) => hotOf(b) - hotOf(a))
  const byDecay = articles.toSorted((a, b) => decayed(b) - decayed(a))
  expect(byRank).toEqual(byDecay)

  function hotOf({ attention, age }: (typeof articles)[number]): number {
    return ranksOf({ attention, reads: 0 }, addMs(PUBLISHED, -age * HOUR_MS)).hot
  }
  function decayed({ attention, age }: (typeof articles)[number]): number {
    return (1 + attention) * 2 ** (-age / 36)
  }
})

test('each doing has its points, reads count by their square root, reports against', () => {
  expect(POINTS).toEqual({ like: 3, comment: 4, bookmark: 5, share: 4, vote: 2, report: -6 })
  expect(ranksOf({ attention: 5, reads: 100 }, PUBLISHED).score).toBe(Math.log2(16))
  expect(ranksOf({ attention: -6, reads: 16 }, PUBLISHED).score).toBe(0)
  expect(ranksOf({ attention: -1000, reads: 0 }, PUBLISHED).score).toBe(0)
})

test('a rank that hardly moves is not worth writing', () => {
  const at = (attention: number) => ranksOf({ attention, reads: 0 }, PUBLISHED)
  expect(hasMoved(at(0), at(0.75))).toBe(true)
  expect(hasMoved(at(100), at(103))).toBe(true)
  expect(hasMoved(at(1000), at(1003))).toBe(false)
  expect(hasMoved(at(1000), at(1018))).toBe(true)
})
