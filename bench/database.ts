import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import pg from 'pg'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { buildApp } from '../src/server/app.ts'
import { SEED_PASSWORD } from '../src/server/auth/seed.ts'
import { systemClock } from '../src/server/platform/clock.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { createRandom } from '../src/server/platform/seeding.ts'
import type { DB } from '../src/server/platform/tables.ts'
import { seedSite } from '../src/server/seed.ts'
import { startThreads } from '../src/server/work.ts'
import { testLogger } from '../src/server/testing/logged-errors.ts'
import { openCorpus } from './support/corpus-database.ts'

export const title =
  'what each list asks of the database: to be under 10 ms, and to stay so as the site grows'

const CALLS = [
  '/api/articles',
  '/api/articles?sort=hot',
  '/api/articles?sort=top',
  '/api/articles?language=my',
  '/api/articles?category=history&sort=hot',
  '/api/articles?category=history&sort=new&language=id',
  '/api/articles?category=history&sort=top',
  '/api/articles?tag=naskah&sort=hot',
  '/api/articles?category=history&tag=tradisi&sort=hot',
  '/api/articles?author=3',
  '/api/articles/trending/all',
  '/api/articles/trending/science',
  '/api/recent-updates',
  '/api/categories/counts',
  '/api/stats',
  '/api/online',
  '/api/articles/16',
  '/api/articles/16/comments',
  '/api/articles/16/revisions',
  '/api/tags?category=science',
  '/api/tags?q=b',
  '/api/articles/search?q=naskah',
  '/api/articles/search?q=the',
  '/api/page-posts',
  '/api/page-posts?type=discussion&sort=hot',
  '/api/page-posts/trending?period=week',
  '/api/page-posts?includeNsfw=true',
  '/api/page-posts?nsfwOnly=true&limit=10',
  '/api/page-posts?author=3',
  '/api/page-posts/16',
  '/api/page-posts/16/comments',
  '/api/page-posts/search?q=pagi',
  '/api/users/1/profile',
  '/api/users/1/card',
  '/api/users/1/followers',
  '/api/users/1/comments',
  '/api/questions',
  '/api/questions?tab=unanswered',
  '/api/questions?tab=top',
  '/api/questions?tab=solved&category=science',
  '/api/questions?tab=new&lang=id',
  '/api/questions?tab=top&tag=moon',
  '/api/questions/trending?period=week',
  '/api/questions/similar?q=why%20is%20the%20sea%20salty',
  '/api/questions/search?q=laut',
  '/api/questions/16',
  '/api/questions/16/answers',
  '/api/users/1/questions',
  '/api/guilds',
  '/api/guilds?sort=new',
  '/api/guilds?sort=big',
  '/api/guild-posts/all',
  '/api/honor/leaderboard?period=week',
  '/api/honor/leaderboard?period=all',
  '/api/honor/leaderboard?period=all&category=science',
]
/** Of somebody signed in. */
const OWN_CALLS = [
  '/api/user/honor',
  '/api/user/honor?filter=writing',
  '/api/user/honor/standing?period=week',
  '/api/user/honor/standing?period=all',
  '/api/notifications',
]
const ROUNDS = 3

type Http = Awaited<ReturnType<typeof buildApp>>['http']

interface Query {
  sql: string
  parameters: readonly unknown[]
}

export async function measure(options: BenchOptions): Promise<BenchRow[]> {
  const corpus = await openCorpus('seeded', options, (client) =>
    seedSite({ client, scale: options.scale, random: createRandom(1), until: new Date() }),
  )
  const client = new pg.Client({ connectionString: corpus.url })
  await client.connect()
  try {
    return await explainAll(client, corpus.url)
  } finally {
    await client.end()
    await corpus.stop()
  }
}

async function explainAll(client: pg.Client, url: string): Promise<BenchRow[]> {
  let asked: Query[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 4 }) }),
    log: ({ query: { sql, parameters } }: LogEvent) => void asked.push({ sql, parameters }),
  })
  const { http } = await buildApp({
    config: { ...readConfig({}), secretKey: 'bench', rateLimitScale: 1e6 },
    db: { read: db, write: db, hasReplica: false, close: async () => {} },
    clock: systemClock,
    mailer: { send: async () => {} },
    threads: startThreads(),
    logger: testLogger,
  })
  const rows: BenchRow[] = []
  const cookie = await signIn(http, client)
  for (const call of [...CALLS, ...OWN_CALLS]) {
    asked = []
    const headers = { 'user-agent': '', ...(OWN_CALLS.includes(call) && { cookie }) }
    const { statusCode, body } = await http.inject({ method: 'GET', url: call, headers })
    if (statusCode !== 200) throw new Error(`${call}: ${statusCode} ${body}`)
    const queries = asked.filter(({ sql }) => /^\s*(select|with)/i.test(sql))
    const plans: Awaited<ReturnType<typeof explain>>[] = []
    for (const query of queries) plans.push(await explain(client, query))
    const sum = (of: 'ms' | 'buffers' | 'rows') =>
      Math.round(plans.reduce((total, plan) => total + plan[of], 0) * 100) / 100
    rows.push({
      call,
      queries: queries.length,
      'ms in all': sum('ms'),
      'pages read': sum('buffers'),
    })
  }
  await http.close()
  await db.destroy()
  return rows
}

interface Plan {
  'Execution Time': number
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; 'Actual Rows': number }
}

/** The cookies of the first seeded person. */
async function signIn(http: Http, client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ email: string }>('select email from users where id = 1')
  const answer = await http.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': '' },
    payload: { email: rows[0]?.email, password: SEED_PASSWORD },
  })
  if (answer.statusCode !== 200) throw new Error(`Signing in: ${answer.body}`)
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** The best of some rounds: what the query itself costs, without what else the machine is doing. */
async function explain(client: pg.Client, { sql, parameters }: Query) {
  let best: { ms: number; buffers: number; rows: number } | undefined
  for (let round = 0; round < ROUNDS; round++) {
    const { rows } = await client.query<{ 'QUERY PLAN': Plan[] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      [...parameters],
    )
    const plan = rows[0]?.['QUERY PLAN'][0]
    if (plan === undefined) throw new Error('There is no plan')
    const ms = plan['Execution Time']
    const buffers = plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks']
    if (best === undefined || ms < best.ms) best = { ms, buffers, rows: plan.Plan['Actual Rows'] }
  }
  return best ?? { ms: 0, buffers: 0, rows: 0 }
}
