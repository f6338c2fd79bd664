import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from '../platform/db.ts'
import type { DB } from '../platform/tables.ts'

export interface Cost {
  /** The most rows that one step of a plan reads. */
  rows: number
  /** The tables that are read from end to end. */
  scanned: string[]
  /** 8 kB blocks that the statements look at, as often as they do. */
  blocks: number
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

/** Tells what queries read of a test's database. `client` fills it: it may take longer than the site's own connections. */
export async function connectForCosts(url: string) {
  const statements: { sql: string; parameters: readonly unknown[] }[] = []
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const db: Db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
  return {
    client,
    db,
    async costOf(run: () => Promise<unknown>): Promise<Cost> {
      statements.length = 0
      await run()
      const cost: Cost = { rows: 0, scanned: [], blocks: 0 }
      // What sets up a transaction has no plan.
      for (const { sql, parameters } of statements.filter((one) => /^\s*(select|with)\b/i.test(one.sql))) {
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          `explain (analyze, buffers, format json) ${sql}`,
          [...parameters],
        )
        for (const row of rows) {
          const { Plan: plan } = row['QUERY PLAN'][0]
          walk(plan, cost)
          cost.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
        }
      }
      return cost
    },
    close: async () => {
      await client.end()
      await db.destroy()
    },
  }
}

function walk(plan: Plan, cost: Cost): void {
  const read = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
  cost.rows = Math.max(cost.rows, read)
  if (plan['Node Type'] === 'Seq Scan' && read > 0) cost.scanned.push(plan['Relation Name'] ?? '')
  for (const part of plan.Plans ?? []) walk(part, cost)
}
