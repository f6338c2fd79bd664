import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATEGORIES } from '../../contract/categories.ts'
import { EXPLORE_SORTS, type ExploreSort } from '../../contract/explore-rules.ts'
import { LANGUAGES } from '../../contract/messages.ts'
import { createRandom } from '../platform/seeding.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { isWanted, makeRows, type Made } from './explored-testing.ts'
import { NO_FILTERS, type Filters } from './filter-queries.ts'
import { countExplored, listExplored, type Reach } from './list-explored.ts'
import type { Position } from './order-queries.ts'
import { sweep, sweepFirst } from './sweep-queries.ts'

let app: TestApp
let rows: Made[]
beforeAll(async () => {
  app = await testApp()
  rows = await makeRows(app.db, 900)
})
afterAll(() => app.close())

const NOW = new Date(Date.UTC(2026, 10, 18, 12))

/** Code points in the order of bytes, as the index compares. */
const compareTexts = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))

const COMPARE: Record<ExploreSort, (one: Made, other: Made) => number> = {
  newest: (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id,
  oldest: (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || one.id - other.id,
  updated: (one, other) => other.updatedAt.getTime() - one.updatedAt.getTime() || other.id - one.id,
  likes: (one, other) => other.likes - one.likes || other.id - one.id,
  comments: (one, other) => other.comments - one.comments || other.id - one.id,
  title: (one, other) => compareTexts(one.titleKey, other.titleKey) || one.id - other.id,
}

async function walkPages(
  filters: Filters,
  sort: ExploreSort,
  reach: Reach,
  limit: number,
): Promise<number[]> {
  const found: number[] = []
  let after: Position | null = null
  for (let pages = 0; pages < 1000; pages++) {
    const page: Awaited<ReturnType<typeof listExplored>> = await listExplored(
      app.db,
      { filters, sort, after, limit, now: NOW },
      reach,
    )
    expect(page.ids.length).toBeLessThanOrEqual(limit)
    found.push(...page.ids)
    if (page.next === null) return found
    after = page.next
  }
  throw new Error('The pages have no end')
}

function someFilters(random: ReturnType<typeof createRandom>): Filters {
  const maybe = (share: number) => random.int(100) < share
  const day = () =>
    new Date(Date.UTC(2026, 10, 18) - random.int(1500) * 86_400_000).toISOString().slice(0, 10)
  return {
    ...(maybe(30) && { type: random.pick(['article', 'question', 'page-post', 'person'] as const) }),
    ...(maybe(30) && { category: random.pick(CATEGORIES) }),
    ...(maybe(30) && { language: random.pick(LANGUAGES) }),
    ...(maybe(30) && { tag: random.pick(['stars', 'rivers', 'seldom', 'unknown']) }),
    ...(maybe(30) && { authorId: 1 + random.int(6) }),
    ...(maybe(30) && { from: day() }),
    ...(maybe(30) && { to: day() }),
    isTranslated: maybe(20),
    isStale: maybe(15),
    leastLikes: maybe(30) ? 1 + random.int(30) : 0,
  }
}

/** The way that is taken depends on how much there is; with these each of them is taken by a few hundred rows. */
const REACHES: [string, Reach][] = [
  ['by walking to the end', { walked: 100_000, swept: 0, few: 3000 }],
  ['by a short walk, then by labels', { walked: 1, swept: 0, few: 3000 }],
  ['window by window', { walked: 1, swept: 0, few: 0 }],
  ['by reading what has few by one filter', { walked: 1, swept: 3000, few: 3000 }],
  ['by reading what has few by one filter, without counting it', { walked: 1, swept: 3000, few: 0 }],
  ['by walking, or window by window', { walked: 3000, swept: 0, few: 0 }],
  ['in all of these ways', { walked: 500, swept: 150, few: 20 }],
]

test.each(REACHES)('any filters and any sort give what matches, in order, once: %s', async (_, reach) => {
  const random = createRandom(11)
  for (let round = 0; round < 60; round++) {
    const filters = someFilters(random)
    const sort = random.pick(EXPLORE_SORTS)
    const wanted = rows.filter((row) => isWanted(row, filters)).sort(COMPARE[sort])
    const found = await walkPages(filters, sort, reach, random.pick([7, 20, 50]))
    expect(found, JSON.stringify({ filters, sort })).toEqual(wanted.map(({ id }) => id))
  }
})

test('a sweep that finds more than it was to ends there, and leaves it to another way', async () => {
  const filters: Filters = { ...NO_FILTERS, type: 'article', authorId: 2 }
  const wanted = rows.filter((row) => isWanted(row, filters)).sort(COMPARE.likes)
  const count = wanted.length
  expect(count).toBeGreaterThan(10)
  const first = wanted.slice(0, 5).map(({ id }) => id)
  for (const by of ['author', 'cells'] as const) {
    const within = (bound: number) => ({ sort: 'likes', after: null, most: 5, bound }) as const
    expect(await sweep(app.db, filters, by, within(count - 1))).toBeUndefined()
    const all = await sweep(app.db, filters, by, within(count))
    expect([all?.count, all?.rows.map(({ id }) => id)]).toEqual([count, first])
    const some = await sweepFirst(app.db, filters, by, { sort: 'likes', after: null, most: 5 })
    expect(some.map(({ id }) => id)).toEqual(first)
  }
})

test('how many match is counted whatever the filters', async () => {
  const random = createRandom(13)
  for (let round = 0; round < 60; round++) {
    const filters = someFilters(random)
    const count = rows.filter((row) => isWanted(row, filters)).length
    expect(await countExplored(app.db, filters, NOW), JSON.stringify(filters)).toEqual({
      count,
      isMore: false,
    })
  }
})
