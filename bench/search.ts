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
import { ADULT_POSTS, ARTICLES, termsOf, type Case } from './support/search-terms.ts'

export const title =
  '16 people search at once, each for another term every time (--scale=3400: 1,000,000 articles and 400,000 posts)'

const SEARCHERS = 16
/** Whoever reads results searches again after some seconds; nobody waits here, so it is the worst that 16 can do. */
const SEARCHES = 320
const PAGE = 20

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
    return await measureSearches(database.url, corpus, options.explain)
  } finally {
    await database.stop()
  }
}

let elapsedMs = 0
/** Ten seconds pass whenever somebody looks: nothing is answered from a cache. */
const impatientClock = { ...systemClock, elapsedMs: () => (elapsedMs += 10_000) }

export async function measureSearches(url: string, corpus: Corpus, explain: boolean): Promise<BenchRow[]> {
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
    for (const one of termsOf(corpus)) {
      const asked = { ...one, path: one.path.replace('{author}', author) }
      await search(app, asked, 40)
      const { times, found, complete } = await search(app, asked, SEARCHES)
      if (one.isFull === true && complete < SEARCHES)
        console.error(`INCOMPLETE: ${one.name}, ${SEARCHES - complete} of ${SEARCHES} first pages`)
      rows.push({
        search: one.name,
        'p50 ms': at(times, 0.5),
        'p95 ms': at(times, 0.95),
        'a second': Math.round(SEARCHES / (times.reduce((sum, ms) => sum + ms, 0) / 1000 / SEARCHERS)),
        found: Math.round((found / SEARCHES) * 10) / 10,
        'full pages': `${Math.round((complete / SEARCHES) * 100)} %`,
        'alone, ms': at((await search(app, asked, 20, 1)).times, 0.5),
        'all ranked, ms': one.compared === undefined ? '' : await rankAll(client, one, explain),
      })
      console.log(rows.at(-1))
    }
    rows.push({ search: 'published until found', 'p95 ms': await measureIndexing(app, db.write) })
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
}

let asked = 0

async function search(app: App, one: Case, count: number, atOnce = SEARCHERS): Promise<Searched> {
  const result: Searched = { times: [], found: 0, complete: 0 }
  let left = count
  const searchOn = async () => {
    while (left-- > 0) {
      const term = one.term(asked++ % 997)
      const address = addressOf(one.path, term)
      const from = one.isSecond === true ? (await call(app, address, term)).next : address
      if (from === undefined) throw new Error(`${address}: there is no second page`)
      const beganAt = performance.now()
      const { found } = await call(app, from, term)
      result.times.push(performance.now() - beganAt)
      result.found += found
      if (found === PAGE) result.complete++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, searchOn))
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
): Promise<{ found: number; next?: string }> {
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
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
  const answer = JSON.parse(body) as unknown
  const next = /^<([^>]+)>/.exec(String(headers['link'] ?? ''))?.[1]
  return { found: Array.isArray(answer) ? answer.length : 0, ...(next !== undefined && { next }) }
}

function at(times: number[], share: number): number {
  return Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10
}

/** How it is done without a cap: everything that matches is ranked. One at a time, the median of five. */
async function rankAll(
  client: pg.Client,
  { compared, term }: Case,
  explain: boolean,
): Promise<number | string> {
  const key = compared === 'article_search' ? 'article_id' : 'post_id'
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const sql = `select ${key} from ${compared}, websearch_to_tsquery('simple', $1) as query
      where words @@ query order by ts_rank(words, query, 1) desc limit ${PAGE}`
    const beganAt = performance.now()
    try {
      await client.query(sql, [term(round)])
    } catch {
      return 'over 20 s'
    }
    times.push(performance.now() - beganAt)
    if (explain && round === 0)
      console.log((await client.query(`explain (analyze, buffers) ${sql}`, [term(round)])).rows)
  }
  times.sort((one, other) => one - other)
  return at(times, 0.5)
}

/** From the write of an article until a search finds it, with the follow-ups running as on a site. */
async function measureIndexing(
  { http, site, followUps }: App,
  db: ReturnType<typeof connectDatabases>['write'],
): Promise<number> {
  followUps.start()
  const times: number[] = []
  for (let round = 0; round < 10; round++) {
    const word = `unheard${String.fromCharCode(97 + round)}`
    const { id } = await db
      .insertInto('article_groups')
      .values({ categories: ['science'], created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const beganAt = performance.now()
    await db.transaction().execute(async (trx) => {
      const now = new Date()
      const article = await trx
        .insertInto('articles')
        .values({
          group_id: id,
          language: 'en',
          author_id: 1,
          state: 'published',
          title: `About ${word}`,
          source: word,
          nodes: JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', value: word }] }]),
          renderer_version: 1,
          excerpt: word,
          words: 1,
          created_at: now,
          published_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('follow_ups')
        .values({ kind: 'article-search', subject: String(article.id) })
        .execute()
    })
    followUps.wake()
    for (;;) {
      const { body } = await http.inject({
        method: 'GET',
        url: `${ARTICLES}?q=${word}`,
        headers: { 'user-agent': '', cookie: site.cookies.wroteHeader() },
      })
      if (body !== '[]') break
    }
    times.push(performance.now() - beganAt)
  }
  await followUps.stop()
  times.sort((one, other) => one - other)
  return at(times, 0.95)
}
