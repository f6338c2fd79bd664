import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Db } from '../../src/server/platform/db.ts'
import { PreparingClient } from '../../src/server/platform/prepared-statements.ts'
import type { DB } from '../../src/server/platform/tables.ts'

const WARM_UPS = 12
const ROUNDS = 25

export interface Measured {
  statements: number
  /** Of a call's statements together, as the caller waits for them: the least is what others on the machine had no part in. */
  least: number
  p50: number
  /** 8 kB blocks that the statements look at: what grows when rows are read that nobody is shown. */
  blocks: number
  plans: string[]
}

/** Runs calls on one connection that prepares statements as the site's do, and knows each statement they send. */
export function openStatements(url: string) {
  const sent: { query: CompiledQuery; ms: number }[] = []
  const pool = new pg.Pool({ connectionString: url, Client: PreparingClient, max: 1 })
  const db: Db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query, queryDurationMillis }) => void sent.push({ query, ms: queryDurationMillis }),
  })

  async function measure(call: (db: Db) => Promise<unknown>): Promise<Measured> {
    // PostgreSQL decides after five whether one plan does for all.
    for (let round = 0; round < WARM_UPS; round++) await call(db)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      sent.length = 0
      await call(db)
      times.push(sent.reduce((sum, { ms }) => sum + ms, 0))
    }
    const queries = sent.map(({ query }) => query).filter(({ sql }) => /^\s*(\(|select|with)/.test(sql))
    const plans: string[] = []
    for (const query of queries) plans.push(await explain(query))
    times.sort((one, other) => one - other)
    return {
      statements: queries.length,
      least: times[0] ?? 0,
      p50: times[Math.floor(ROUNDS / 2)] ?? 0,
      blocks: plans.reduce((sum, plan) => sum + blocksOf(plan), 0),
      plans,
    }
  }

  /** As it is planned for any values: what the site's connections do with most after some calls. */
  async function explain({ sql, parameters }: CompiledQuery): Promise<string> {
    const client = await pool.connect()
    try {
      await client.query('set plan_cache_mode = force_generic_plan')
      await client.query(`prepare asked as ${sql}`)
      const values = parameters.map(literalOf).join(', ')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers) execute asked${values === '' ? '' : `(${values})`}`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      await client.query('deallocate asked; reset plan_cache_mode')
      client.release()
    }
  }

  return { measure, close: () => db.destroy() }
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`)
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}

/** The first line about buffers is the whole statement's. */
function blocksOf(plan: string): number {
  const [, line = ''] = /Buffers: shared (.*)/.exec(plan) ?? []
  return [...line.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0)
}
