import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { EXPLORE_SORTS, type ExploreSort } from '../src/contract/explore-rules.ts'
import type { ExploreFilters } from '../src/contract/explore.ts'
import { countExplored, listExplored } from '../src/server/explore/list-explored.ts'
import { listItems } from '../src/server/explore/item-queries.ts'
import { readFilters } from '../src/server/explore/read-filters.ts'
import { countFacets, readNumbers } from '../src/server/explore/summary-queries.ts'
import type { Db } from '../src/server/platform/db.ts'
import { openTiming, time } from './support/computing-times.ts'
import { openCorpus } from './support/corpus-database.ts'
import { fillExplored, MACHINE } from './support/explore-corpus.ts'
import { openStatements } from './support/statement-times.ts'

export const title =
  'Explore: ms in the database of a first page of 20 with its total, p50 / p95 / p95 of its computing, by filters and sort (--scale=3400: 1,000,000 articles)'

const PAGE = 20
const MOST_MS = 50

/** Values change from round to round, so that none is measured that was read a moment ago. */
const FILTERS: Record<string, (round: number) => ExploreFilters> = {
  none: () => ({}),
  'a type': () => ({ type: 'article' }),
  'a category': () => ({ category: 'science' }),
  'a language': () => ({ language: 'my' }),
  'type, category, language': () => ({ type: 'article', category: 'astronomy', language: 'my' }),
  people: () => ({ type: 'person' }),
  'the commonest tag': () => ({ tag: 'tag-0' }),
  'a common tag': (round) => ({ tag: `tag-${20 + round}` }),
  'a rare tag': (round) => ({ tag: `tag-${2900 + round}` }),
  'an unknown tag': (round) => ({ tag: `nothing-${round}` }),
  'a tag of long ago': () => ({ tag: MACHINE.tag }),
  'an author': (round) => ({ author: `person-${1000 + round}` }),
  'a busy author': (round) => ({ author: `person-${2 + round}` }),
  'the author of 3 %': () => ({ author: MACHINE.alias }),
  'a day': (round) => ({ from: `2021-03-${10 + round}`, to: `2021-03-${10 + round}` }),
  'a month': () => ({ from: '2020-05-01', to: '2020-05-31' }),
  'a year long ago': () => ({ from: '2017-01-01', to: '2017-12-31' }),
  'since a year': () => ({ from: '2025-11-18' }),
  'until long ago': () => ({ to: '2018-06-30' }),
  translated: () => ({ translated: 'true' }),
  stale: () => ({ stale: 'true' }),
  'stale, of a year': () => ({ stale: 'true', from: '2018-01-01', to: '2018-12-31' }),
  'a like': () => ({ likes: '1' }),
  '20 likes': () => ({ likes: '20' }),
  '300 likes': () => ({ likes: '300' }),
  '100,000 likes': () => ({ likes: '100000' }),
  'tag and language': () => ({ tag: 'tag-1', language: 'my' }),
  'tag and likes': () => ({ tag: 'tag-0', likes: '20' }),
  'tag and category without a match': () => ({ tag: MACHINE.tag, category: 'astronomy', from: '2024-01-01' }),
  'translated, liked, of a year': () => ({
    translated: 'true',
    likes: '20',
    from: '2018-01-01',
    to: '2018-12-31',
  }),
  'translated, liked, lately': () => ({ translated: 'true', likes: '5', from: '2026-06-01' }),
  'everything at once': () => ({
    type: 'article',
    category: 'science',
    language: 'en',
    tag: 'tag-0',
    from: '2018-01-01',
    to: '2024-12-31',
    translated: 'true',
    likes: '2',
  }),
}

export async function measure(options: BenchOptions): Promise<BenchRow[]> {
  const corpus = await openCorpus('explore', options, (client) => fillExplored(client, options.scale))
  try {
    return await measureAll(corpus.url, options.explain)
  } finally {
    await corpus.stop()
  }
}

export async function measureAll(url: string, explain: boolean): Promise<BenchRow[]> {
  const timing = openTiming(url)
  const rows: BenchRow[] = []
  const worst: BenchRow[] = []
  const now = new Date('2026-11-18T12:00:00Z')
  try {
    for (const [name, filtersOf] of Object.entries(FILTERS)) {
      const row: BenchRow = { filters: name }
      for (const sort of EXPLORE_SORTS) {
        const { p50, p95, cpu, found } = await time(timing, (db, round) =>
          page(db, filtersOf(round), sort, now),
        )
        row[sort] = `${p50} / ${p95} / ${cpu}`
        worst.push({ filters: name, sort, p50, p95, cpu, found })
        if (explain && cpu > MOST_MS) await printPlans(url, (db) => page(db, filtersOf(0), sort, now))
      }
      rows.push(row)
      console.log(row)
    }
    const facets = await time(timing, async (db) => void (await countFacets(db, { category: 'science' })))
    const numbers = await time(timing, async (db) => void (await readNumbers(db, now)))
    rows.push({ filters: 'facets', newest: `${facets.p50} / ${facets.p95} / ${facets.cpu}` })
    rows.push({ filters: 'numbers', newest: `${numbers.p50} / ${numbers.p95} / ${numbers.cpu}` })
  } finally {
    await timing.db.destroy()
  }
  worst.sort((one, other) => Number(other['cpu']) - Number(one['cpu']))
  console.log('The worst:')
  console.table(worst.slice(0, 12))
  return rows
}

/** What the API reads for a first page. */
async function page(db: Db, query: ExploreFilters, sort: ExploreSort, now: Date): Promise<number> {
  const filters = await readFilters(db, query)
  if (filters === null) return 0
  const first = await listExplored(db, { filters, sort, after: null, limit: PAGE, now })
  const items = await listItems(db, first.ids)
  const { count } = await countExplored(db, filters, now, first)
  return Math.min(count, items.length)
}

async function printPlans(url: string, call: (db: Db) => Promise<unknown>): Promise<void> {
  const statements = openStatements(url)
  console.log((await statements.measure(call)).plans.join('\n\n'))
  await statements.close()
}
