import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { buildApp, type App } from '../src/server/app.ts'
import { systemClock } from '../src/server/platform/clock.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { connectDatabases } from '../src/server/platform/db.ts'
import { findPosts } from '../src/server/page-posts/search-queries.ts'
import { askedFor } from '../src/server/testing/asked.ts'
import { startThreads } from '../src/server/work.ts'
import { testLogger } from '../src/server/testing/logged-errors.ts'
import { openCorpus } from './support/corpus-database.ts'
import { describeCorpus, fillCorpus, type Corpus } from './support/search-corpus.ts'
import { readSpent, type Spent } from './support/spent.ts'
import { at, measureIndexing, PAGE, rankAll } from './support/search-others.ts'
import { ADULT_POSTS, termsOf, type Case } from './support/search-terms.ts'

const SEARCHERS = 16
/** Somebody who reads what was found looks at it for at least as long, on average, before they search again. */
const PAUSE_MS = 1000
const SEARCHES = 320
const PAUSED_SEARCHES = 160

export const title = `${SEARCHERS} people search at once, always for something else: with a pause of ${PAUSE_MS / 1000} s on average between two searches of one of them, and as fast as they are answered (--scale=3400: 1,000,000 articles and 400,000 posts)`

export async function measure(options: BenchOptions): Promise<BenchRow[]> {
  const database = await openCorpus('search', options, (client) => fillCorpus(client, options.scale))
  try {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const corpus = await describeCorpus(client, options.scale)
    await client.end()
    console.log(
      `${corpus.articles} articles, ${corpus.posts} posts, ${corpus.questions} questions and ${corpus.guilds} guilds`,
    )
    return await measureSearches(database.url, corpus, options)
  } finally {
    await database.stop()
  }
}

/** Each connection plans a statement five times before it keeps a plan. */
const WARM_UP = 160

let elapsedMs = 0
/** Ten seconds pass whenever somebody looks: nothing is answered from a cache. */
const impatientClock = { ...systemClock, elapsedMs: () => (elapsedMs += 10_000) }

export async function measureSearches(
  url: string,
  corpus: Corpus,
  { explain, only }: Pick<BenchOptions, 'explain' | 'only'>,
): Promise<BenchRow[]> {
  const db = connectDatabases(url, undefined, () => {})
  const app = await buildApp({
    config: { ...readConfig({}), secretKey: 'bench', rateLimitScale: 1e6 },
    db,
    clock: impatientClock,
    mailer: { send: async () => {} },
    threads: startThreads(),
    logger: testLogger,
  })
  const client = new pg.Client({ connectionString: url, statement_timeout: 20_000 })
  await client.connect()
  const rows: BenchRow[] = []
  try {
    const author = `${corpus.english.words[210]}-10`
    for (const one of termsOf(corpus).filter(({ name }) => name.includes(only))) {
      const asked = { ...one, path: one.path.replace('{author}', author) }
      await search(app, asked, WARM_UP)
      const paused = await search(app, asked, PAUSED_SEARCHES, { pauseMs: PAUSE_MS })
      const before = await readSpent(client, db.read)
      const { times, found, complete, givenUp } = await search(app, asked, SEARCHES)
      const after = await readSpent(client, db.read)
      const each = (part: keyof Spent) => Math.round((10 * (after[part] - before[part])) / SEARCHES) / 10
      const alone = await search(app, asked, 20, { searchers: 1 })
      if (one.isFull === true && complete < SEARCHES)
        console.error(`INCOMPLETE: ${one.name}, ${SEARCHES - complete} of ${SEARCHES} first pages`)
      rows.push({
        search: one.name,
        'p95 ms, with pauses': at(paused.times, 0.95),
        'p50 ms, without': at(times, 0.5),
        'p95 ms, without': at(times, 0.95),
        'a second': Math.round(SEARCHES / (times.reduce((sum, ms) => sum + ms, 0) / 1000 / SEARCHERS)),
        'alone, ms': at(alone.times, 0.5),
        'CPU ms, database': each('databaseMs'),
        'CPU ms, Node': each('nodeMs'),
        blocks: Math.round(each('blocks')),
        'given up': paused.givenUp + givenUp,
        found: Math.round((found / SEARCHES) * 10) / 10,
        'full pages': `${Math.round((complete / SEARCHES) * 100)} %`,
        'all ranked, ms': one.compared === undefined ? '' : await rankAll(client, one, explain),
      })
      console.log(rows.at(-1))
    }
    rows.push({
      search: 'published until found',
      'p95 ms, with pauses': await measureIndexing(app, db.write),
    })
  } finally {
    await client.end()
    await app.http.close()
    await db.close()
  }
  return rows
}

interface Searched {
  times: number[]
  found: number
  complete: number
  /** Answered with 503 after the time that a search has; among the times too. */
  givenUp: number
}

let asked = 0

/** By so many people, each of whom pauses for up to twice `pauseMs` before each search. */
async function search(
  app: App,
  one: Case,
  count: number,
  { searchers = SEARCHERS, pauseMs = 0 } = {},
): Promise<Searched> {
  const result: Searched = { times: [], found: 0, complete: 0, givenUp: 0 }
  let left = count
  const searchOn = async () => {
    while (left-- > 0) {
      if (pauseMs > 0) await sleep(2 * pauseMs * Math.random())
      const term = one.term(asked++ % 997)
      const address = addressOf(one.path, term)
      const from = one.isSecond === true ? (await call(app, address, term)).next : address
      if (from === undefined) throw new Error(`${address}: there is no second page`)
      const beganAt = performance.now()
      const { found, isGivenUp } = await call(app, from, term)
      result.times.push(performance.now() - beganAt)
      if (isGivenUp === true) result.givenUp++
      result.found += found
      if (found === PAGE) result.complete++
    }
  }
  await Promise.all(Array.from({ length: searchers }, searchOn))
  result.times.sort((one, other) => one - other)
  return result
}

function addressOf(path: string, term: string): string {
  const q = encodeURIComponent(term)
  if (path === ADULT_POSTS) return path
  return path.includes('{term}')
    ? path.replace('{term}', q)
    : `${path}${path.includes('?') ? '&' : '?'}q=${q}`
}

async function call(
  { http, site }: App,
  url: string,
  term: string,
): Promise<{ found: number; next?: string; isGivenUp?: boolean }> {
  if (url === ADULT_POSTS) {
    const { ids } = await findPosts(site.db.read, askedFor(term, PAGE), 'only')
    return { found: ids.length }
  }
  const { statusCode, body, headers } = await http.inject({
    method: 'GET',
    url,
    // Past the cache: what another one has just asked for costs nothing.
    headers: { 'user-agent': '', cookie: site.cookies.wroteHeader() },
  })
  if (statusCode === 503) return { found: 0, isGivenUp: true }
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
  const answer = JSON.parse(body) as unknown
  const next = /^<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1]
  return { found: Array.isArray(answer) ? answer.length : 0, ...(next !== undefined && { next }) }
}
